import { type Intent, isBankAction } from '../intents.ts';
import { amendSchedule, type Frame, packSchedule, unpackSchedule } from '../nlu/index.ts';
import { type Row, type Standing, SURE, wishes } from './standing.ts';
import type { SlotName, Values } from './state.ts';
import { isOfKind } from './things.ts';

/** What is asked of the account, whatever it is called in: a list, a limit, a loan. */
const elsewhere = new Set<Intent>([
  'spending',
  'statement',
  'limits',
  'loan_apply',
  'loan_status',
  'portfolio',
  'invest',
  'remittance',
  'card_create',
  'freeze_account',
  'complaint',
  'recall',
]);

/** A wish of its own beside the open order: words that only seem to ask money back, or to save, are none. */
const isAnother = (frame: Frame, { under }: Standing): boolean =>
  isBankAction(frame.intent) &&
  frame.confidence >= SURE &&
  ![under?.flow, 'recall', 'goal'].includes(frame.intent);

/** What the message gives of the open order that is not so already. */
const changesOf = ({ given, under }: Standing): SlotName[] =>
  (Object.keys(given) as SlotName[]).filter((name) => given[name] !== under?.values[name]);

/** Somebody or something else to be paid: that is an order of its own. */
const ofAnother: readonly SlotName[] = ['account', 'phone', 'name', 'meter', 'handle', 'again'];
const isOfThis = (at: Standing): boolean => !changesOf(at).some((name) => ofAnother.includes(name));

/** Whether a clause says when the open order is to be paid. */
function setsDay(frame: Frame, at: Standing): boolean {
  const { day, about } = frame;
  const { under, takesDay } = at;
  if (!day || !under || !takesDay || under.isHeld || about.has('asks') || about.has('stops')) return false;
  // "Yes now" says yes to what is offered, as it is offered.
  if (day.isToday && (about.has('yes') || frame.act === 'confirmation')) return false;
  // "Add 1500 now" is put in once, beside what is saved again and again.
  if (day.isToday && under.flow === 'goal') return false;
  if (!isOfThis(at)) return false;
  const hasDay = under.values.schedule !== undefined;
  // "Monthly", of data, is a plan that lasts a month.
  if (!hasDay && under.flow === 'data') return false;
  return hasDay || (!day.isToday && (about.has('change') || day.rhythm !== undefined));
}

/** The open order's values with the day that a clause names; without one where it is to be now. */
function withDay({ day }: Frame, { given, under, now }: Standing): Values | undefined {
  const { schedule: packed } = under?.values ?? {};
  const before = packed ? unpackSchedule(packed, now) : undefined;
  const schedule = day && !day.isToday ? amendSchedule(before, day, now) : undefined;
  const { amount, narration, title, until } = given;
  const values = {
    ...(amount && { amount }),
    ...(narration && { narration }),
    ...(title && { title }),
    ...(until && { until }),
  };
  if (day?.isToday) return values;
  return schedule && { ...values, schedule: packSchedule(schedule) };
}

/** An order that is asked about or offered, changed and asked of by its slots before any other wish is weighed. */
export const rowsOfDrafts: readonly Row[] = [
  {
    about: 'when the open order is paid, said otherwise',
    when: (frame, at) => setsDay(frame, at) && withDay(frame, at) !== undefined,
    command: (frame, at) => ({
      do: at.isOffered ? 'reopen' : 'fill',
      taken: { values: withDay(frame, at) ?? {} },
      ...(frame.day?.isToday && { without: ['schedule'] as const }),
    }),
  },
  {
    about: 'a sum or a purpose of the offer, to be changed, however it is asked',
    when: (frame, at) =>
      frame.about.has('change') &&
      !frame.about.has('stops') &&
      frame.direction === 'out' &&
      frame.isBrief &&
      at.isOffered &&
      !isAnother(frame, at) &&
      at.things.some((thing) => thing.at === 'offer' && isOfKind(frame, thing)) &&
      changesOf(at).length > 0 &&
      changesOf(at).every((name) => name === 'amount' || name === 'narration'),
    command: (_, { given: { amount, narration } }) => ({
      do: 'reopen',
      taken: { values: { ...(amount && { amount }), ...(narration && { narration }) } },
    }),
  },
  {
    about: 'what is asked of the offer, that the offer tells',
    when: (frame, at) =>
      frame.facets.length > 0 &&
      (!frame.facets.includes('charges') || at.under?.flow === 'transfer') &&
      (at.isOffered ||
        (at.under?.isOrder === true && !at.under.isHeld && frame.facets.includes('written'))) &&
      !wishes(frame, elsewhere) &&
      changesOf(at).length === 0,
    command: ({ facets }) => ({ do: 'tell', facets }),
  },
];

/** What is wished of money that was sent, or of the bank's own. */
const ofMoneyGone = new Set<Intent>([
  'recall',
  'freeze_account',
  'loan_apply',
  'where_is_my_money',
  'my_requests',
]);
/** "How do I ask her for my 5k?" is begun, and not explained. */
const asksHow = ({ direction, description }: Frame): boolean =>
  direction === 'request' && ['how', 'can', 'could'].some((word) => description.words.has(word));
/** Whom money is asked of, by a number or an @name. */
const asksWhom = ({ asking }: Standing): boolean => (asking.phone ?? asking.handle) !== undefined;

const shownOfAccount: readonly Intent[] = ['balance', 'transactions', 'statement', 'spending', 'portfolio'];
/** The figures by which a phone number and an account number are known however they are written. */
const lastTen = (number: string): string => number.slice(-10);

/** Which way the money is to go: who is to be asked for it is never paid. */
export const rowsOfDirection: readonly Row[] = [
  {
    about: 'somebody is to be asked for money, or owes it',
    when: (frame, at) =>
      frame.direction !== 'out' &&
      at.asking.amount !== undefined &&
      at.under?.flow !== 'request_money' &&
      !wishes(frame, ofMoneyGone) &&
      (asksWhom(at) ||
        (!at.under &&
          (frame.act !== 'question' || asksHow(frame)) &&
          (frame.direction === 'request' || !isBankAction(frame.intent) || frame.confidence < SURE))),
    command: (_, { asking }) => ({ do: 'begin', intent: 'request_money', taken: { values: asking } }),
  },
  {
    about: 'what an account holds that is not the customer’s own',
    when: ({ intent, entities }, { own, under }) => {
      const named = entities.phone ?? entities.account;
      const isOther = own.length > 0 && named !== undefined && !own.includes(lastTen(named));
      return !under && isOther && shownOfAccount.includes(intent);
    },
    command: () => ({ do: 'only_own' }),
  },
  {
    about: 'somebody else has an account here: none is opened for whoever tells so',
    when: ({ about, intent, facets }, { under }) =>
      about.has('others_account') &&
      facets.length === 0 &&
      (under ? under.flow === 'open_account' : intent === 'open_account'),
    command: () => ({ do: 'others_account' }),
  },
];
