import { isBankAction } from '../intents.ts';
import { type Danger, findDanger, type Understood } from '../nlu/index.ts';
import { say } from './engine.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';
import { takeBack } from './waiting.ts';

/** Who grieves and orders in one breath ("my father died, send 50k to Chidi for the burial") wants the order done. */
const isWholeOrder = ({ intent, slots }: Understood): boolean =>
  isBankAction(intent) && slots.amount !== undefined && (slots.account ?? slots.name) !== undefined;

/** Dangers in which nothing that waits may be approved any more. */
const withdraws: ReadonlySet<Danger> = new Set([
  'duress',
  'kidnap',
  'scam',
  'defrauded',
  'secret_given',
  'child',
]);

function dangerOf({ text, understood }: Said): Danger | undefined {
  const danger = findDanger(text);
  return danger === 'death' && isWholeOrder(understood) ? undefined : danger;
}

/** What is asked of the bank by somebody who gave a secret away: to block the account, whatever else they said. */
const asBlocking = (said: Said): Said => ({
  ...said,
  isSettled: true,
  understood: {
    ...said.understood,
    intent: 'freeze_account',
    confidence: 0.95,
    source: 'pattern',
    bare: false,
    slots: {},
  },
});

/**
 * Answers a message that tells of a danger before any flow hears it, also while a person has the conversation. `answered` says that nothing more is to be
 * done with it; otherwise the message goes on as the wish to block the account.
 */
export function answerDanger(talk: Talk, said: Said): { said: Said; answered: boolean } | undefined {
  const danger = said.heard.choiceId === undefined ? dangerOf(said) : undefined;
  if (!danger) return undefined;
  const { dangers } = talk.phrases;
  const isKnown = talk.conversation.customerId !== undefined;
  if (withdraws.has(danger)) {
    talk.state.stack = [];
    talk.begun = undefined;
    if (talk.offered) takeBack(talk, talk.offered.id, () => talk.phrases.faults.quote_used({}));
  }
  if (danger === 'secret_given') {
    say(talk, isKnown ? dangers.secret_given() : `${dangers.secret_given()}\n\n${dangers.stranger()}`);
    return { said: asBlocking(said), answered: !isKnown };
  }
  const isPlain = danger === 'death' || danger === 'child' || !isKnown;
  say(talk, dangers[danger](), isPlain ? ['human'] : ['freeze_account', 'human']);
  talk.ended = true;
  return { said, answered: true };
}
