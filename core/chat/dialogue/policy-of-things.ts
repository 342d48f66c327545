import { type Intent, isBankAction } from '../intents.ts';
import type { Frame } from '../nlu/index.ts';
import { type Row, type Standing, SURE, wishes } from './standing.ts';
import type { SlotName } from './state.ts';
import { describes, meantOf } from './things.ts';

const stops = ({ about }: Frame): boolean =>
  about.has('stops') && (!about.has('asks') || about.has('polite'));

/** What is stopped, blocked or taken off elsewhere than in this conversation. */
const elsewhere = new Set<Intent>([
  'freeze_account',
  'card_freeze',
  'card_show',
  'pin_change',
  'beneficiaries',
]);
const isElsewhere = (frame: Frame): boolean => frame.about.has('mandate') || wishes(frame, elsewhere);

/** Whether it says how what is open is to be, and not only that it is to be stopped: "not 5k, 3k". */
const changesIt = ({ given, under }: Standing): boolean =>
  Object.entries(given).some(([name, value]) => {
    const before = under?.values[name as SlotName];
    return before !== undefined && before !== value;
  });

/** "Has it entered?", "did the money go": longer questions ask something else too. */
const ARRIVAL_WORDS = 5;

/** What is stopped, asked for and chosen by what is said of it, among the order that is open and those that wait behind it. */
export const rowsOfThings: readonly Row[] = [
  {
    about: 'nothing is to be stopped',
    when: ({ about }, { things, given }) =>
      about.has('keeps') && !about.has('change') && things.length > 0 && Object.keys(given).length === 0,
    command: () => ({ do: 'unchanged' }),
  },
  {
    about: 'everything is to be stopped',
    when: (frame, { things }) =>
      stops(frame) && !isElsewhere(frame) && frame.about.has('everything') && things.length > 1,
    command: () => ({ do: 'stop_all' }),
  },
  {
    about: 'one of what waits is to be stopped, and which is told',
    when: (frame, at) =>
      stops(frame) &&
      !isElsewhere(frame) &&
      meantOf(frame, at.things).length === 1 &&
      !isCorrected(frame, at),
    command: (frame, { things }) => ({ do: 'stop', at: meantOf(frame, things)[0]?.at ?? 'offer' }),
  },
  {
    about: 'several of what waits could be meant, or none',
    when: (frame, { things }) =>
      stops(frame) &&
      things.length > 0 &&
      describes(frame) &&
      frame.intent === 'cancel' &&
      frame.confidence >= SURE &&
      meantOf(frame, things).length !== 1 &&
      (things.length > 1 || meantOf(frame, things).length === 0),
    command: () => ({ do: 'which_stop' }),
  },
  {
    about: 'what was stopped a moment ago is asked after',
    when: (frame, { dropped, under }) =>
      frame.about.has('stops') &&
      frame.about.has('asks') &&
      !frame.about.has('polite') &&
      !isElsewhere(frame) &&
      frame.intent !== 'recall' &&
      dropped !== undefined &&
      !under,
    command: () => ({ do: 'was_stopped' }),
  },
  {
    about: 'whether the last payment has come to where it was sent',
    when: ({ act, about, entities, description, isBrief, negated }, { done, under, given }) =>
      act === 'question' &&
      about.has('arrived') &&
      isBrief &&
      !negated &&
      done !== undefined &&
      !under &&
      entities.period === undefined &&
      description.words.size <= ARRIVAL_WORDS &&
      Object.keys(given).length === 0,
    command: () => ({ do: 'begin', intent: 'where_is_my_money', taken: { values: {} } }),
  },
  {
    about: 'what waits is asked for',
    when: ({ about, intent, confidence }, { things }) =>
      about.has('waiting') && things.length > 0 && !(isBankAction(intent) && confidence >= SURE),
    command: () => ({ do: 'list' }),
  },
  {
    about: 'one of what waits is to come first',
    when: (frame, { things }) => frame.about.has('first') && meantOf(frame, things).length === 1,
    command: (frame, { things }) => ({ do: 'bring_up', at: meantOf(frame, things)[0]?.at ?? 'offer' }),
  },
];

const isCorrected = (frame: Frame, at: Standing): boolean => {
  const [only] = meantOf(frame, at.things);
  return (only?.at === 'offer' || only?.at === 'asked') && changesIt(at);
};
