import { isBankAction } from '../intents.ts';
import type { Row } from './standing.ts';

/** What a clause is in itself, where it was read in its context: the net's word for that is weighed by the other rows. */
export const rowsOfActs: readonly Row[] = [
  {
    about: 'a question on the way, which changes nothing of what is open',
    when: ({ byModel, act, intent, facets }, { under, wantsOrder }) =>
      byModel === true &&
      act === 'question' &&
      under !== undefined &&
      facets.length === 0 &&
      intent !== 'cancel' &&
      intent !== 'human' &&
      (!isBankAction(intent) || intent === under.flow || wantsOrder),
    command: () => ({ do: 'aside' }),
  },
  {
    about: 'something that is only told',
    when: ({ byModel, act, intent }) => byModel === true && act === 'statement' && intent === 'out_of_scope',
    command: () => ({ do: 'unchanged' }),
  },
  {
    about: 'what is open is to be left',
    when: ({ byModel, act, intent }, { under }) =>
      byModel === true && act === 'denial' && intent === 'cancel' && under !== undefined,
    command: () => ({ do: 'cancel' }),
  },
  {
    about: 'an order that is not wanted',
    when: ({ byModel, negated, act }, { wantsOrder }) =>
      byModel === true && negated && act === 'order' && wantsOrder,
    command: ({ intent }, { under }) => ({ do: under?.flow === intent ? 'cancel' : 'decline' }),
  },
];
