import { type Intent, isBankAction } from '../intents.ts';
import type { Frame } from '../nlu/index.ts';
import type { Command, Move } from './dialogue-commands.ts';
import { rowsOfActs } from './policy-of-acts.ts';
import { rowsOfDirection, rowsOfDrafts } from './policy-of-drafts.ts';
import { rowsOfThings } from './policy-of-things.ts';
import { type Row, type Standing, SURE } from './standing.ts';
import type { SlotName, Values } from './state.ts';

const gives = (values: Values): boolean => Object.keys(values).length > 0;
/** "The same" and nothing else. */
const onlyAgain = (values: Values): boolean => Object.keys(values).every((name) => name === 'again');
/** A sum and nothing else: what else is told is an answer to something. */
const onlySum = (values: Values): boolean => values.amount !== undefined && Object.keys(values).length === 1;
/** What of an order a correction gives without a doubt. */
const ofOrder: readonly SlotName[] = ['amount', 'account', 'bank'];
const ofPayee: readonly SlotName[] = ['bank', 'name', 'payee', 'narration'];
const tellsOfPast: readonly Intent[] = ['recall', 'complaint', 'where_is_my_money'];

/** What the message gives that is not so already. */
const changes = ({ given, under }: Standing): Values =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => under?.values[name as SlotName] !== value),
  );

/** Another account without its bank stays with the bank that was named; whose it is falls away. */
const forgone = (values: Values): readonly SlotName[] =>
  values.account === undefined ? [] : ofPayee.filter((name) => name !== 'bank' || values.bank !== undefined);

/** The table: the first row that fits decides. What no row is for goes the older way (see decide.ts). */
const rows: readonly Row[] = [
  ...rowsOfActs,
  ...rowsOfThings,
  ...rowsOfDirection,
  ...rowsOfDrafts,
  {
    about: 'a date that no calendar has',
    when: ({ noDate, act }, { wantsOrder }) => noDate !== undefined && wantsOrder && act !== 'question',
    command: ({ noDate = '' }) => ({ do: 'no_date', said: noDate }),
  },
  {
    about: 'where the PIN of what waits is typed',
    when: ({ about }, { isOffered, lapsed }) => about.has('pin_place') && (isOffered || lapsed),
    command: () => ({ do: 'resend', why: 'pin_place' }),
  },
  {
    about: 'the page of what waits: it is not there, or its time is over',
    when: ({ about }, { isOffered, lapsed }) => about.has('page') && (isOffered || lapsed),
    command: () => ({ do: 'resend', why: 'page' }),
  },
  {
    about: 'the same once more',
    when: ({ about, act }, { under, done, given }) =>
      about.has('same_again') && act !== 'question' && !under && done !== undefined && onlyAgain(given),
    command: (_, { done }) => ({
      do: 'begin',
      intent: done?.flow ?? 'transfer',
      taken: { values: { ...done?.values } },
    }),
  },
  {
    about: 'a yes, or a name, to what a stranger was asked: whether to open an account',
    when: ({ about, act, intent }, { under, given }) =>
      under?.flow === 'open_account' &&
      under.isHeld &&
      act !== 'question' &&
      ((about.has('yes') && !about.has('demands') && (!isBankAction(intent) || intent === 'open_account')) ||
        (given.full_name !== undefined && !about.has('a_sentence'))),
    command: (_, { given }) => ({ do: 'yes', taken: { values: given } }),
  },
  {
    about: 'a sentence where a name was asked for: nobody is called so',
    when: ({ about }, { under, given }) =>
      under?.asked === 'full_name' &&
      !under.isHeld &&
      given.full_name !== undefined &&
      about.has('a_sentence'),
    command: () => ({ do: 'aside' }),
  },
  {
    about: 'the account is to be closed, which blocks nothing',
    when: ({ about, intent }, { under }) =>
      about.has('closing') && !about.has('unsafe') && !under && intent === 'freeze_account',
    command: () => ({ do: 'closing' }),
  },
  {
    about: 'a thing that is named, and nothing of what is to be done with it',
    when: ({ about, intent }, { under }) => about.has('thing_alone') && intent === 'card_create' && !under,
    command: () => ({ do: 'which' }),
  },
  {
    about: 'what is named and not wanted',
    when: ({ negated, entities }, { under, wantsOrder }) =>
      negated && wantsOrder && !under && entities.amount === undefined,
    command: () => ({ do: 'decline' }),
  },
  {
    about: 'the offer is wrong, and how is said',
    when: ({ act, intent }, at) =>
      act === 'correction' &&
      at.isOffered &&
      ofOrder.some((name) => changes(at)[name] !== undefined) &&
      tellsOfPast.includes(intent),
    command: (_, at) => ({ do: 'reopen', taken: { values: at.given }, without: forgone(changes(at)) }),
  },
  {
    about: 'the offer is wrong, and how is not said',
    isLast: true,
    when: ({ act, intent, about, confidence }, at) =>
      act === 'correction' &&
      at.isOffered &&
      !gives(at.given) &&
      about.has('mistake') &&
      !about.has('asks') &&
      (!isBankAction(intent) || confidence < SURE || tellsOfPast.includes(intent)) &&
      !about.has('past'),
    command: () => ({ do: 'take_back' }),
  },
  {
    about: 'what was taken back, said right',
    when: ({ act, intent }, { under, dropped, given }) =>
      !under &&
      dropped !== undefined &&
      (act === 'answer' || act === 'correction') &&
      (intent === dropped.flow || !isBankAction(intent)) &&
      gives(given),
    command: (_, { dropped, given }) => {
      const kept = { ...dropped?.values };
      for (const name of forgone(given)) delete kept[name];
      const values = { ...kept, ...given };
      return { do: 'begin', intent: dropped?.flow ?? 'transfer', taken: { values } };
    },
  },
  {
    about: 'a question on the way that would begin another order',
    when: ({ act, intent, entities }, { under, wantsOrder }) =>
      act === 'question' &&
      wantsOrder &&
      under?.isOrder === true &&
      !under.isHeld &&
      intent !== under.flow &&
      gives(under.values) &&
      Object.keys(entities).length === 0,
    command: () => ({ do: 'aside' }),
  },
  {
    about: 'something told by the way',
    when: ({ act, intent }, { under, given }) =>
      act === 'statement' &&
      under !== undefined &&
      onlySum(given) &&
      (!isBankAction(intent) || intent === under.flow) &&
      (under.asked === undefined || given[under.asked] === undefined),
    command: () => ({ do: 'unchanged' }),
  },
];

/** What a clause asks for where the conversation stands: the first row of the table that fits; undefined where none does. */
export const policy = (frame: Frame, at: Standing): Command | Move | undefined =>
  rows.find((row) => !row.isLast && row.when(frame, at))?.command(frame, at);

/** What is made of a clause that would not be understood, or be taken for a complaint of something past. */
export const fallback = (frame: Frame, at: Standing, move: Move): Command | Move => {
  const isLost =
    move.do === 'miss' || move.do === 'human' || (move.do === 'begin' && tellsOfPast.includes(move.intent));
  return (isLost && rows.find((row) => row.isLast && row.when(frame, at))?.command(frame, at)) || move;
};
