import { kobo, plain } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import { type Frame, unpackSchedule } from '../nlu/index.ts';
import type { Queued, Values } from './state.ts';

/** Something of the conversation that can be spoken of: what is asked about, what was offered, or by its place what waits behind that. */
export type Thing = { at: 'asked' | 'offer' | number; flow?: Intent; values: Values; words: string };

/** By which concepts each kind of order is spoken of. */
const kinds: { [I in Intent]?: readonly string[] } = {
  transfer: ['send'],
  request_money: ['send'],
  airtime: ['airtime', 'card'],
  data: ['data', 'airtime'],
  electricity: ['light', 'bill'],
  tv: ['tv', 'bill'],
  bill: ['bill', 'water'],
  goal: ['goal'],
  loan_apply: ['loan'],
  loan_repay: ['loan', 'repay'],
  invest: ['invest'],
  card_create: ['card'],
  group_create: ['group'],
  group_join: ['group'],
  group_contribute: ['group', 'contribute'],
};
const named = new Set(Object.values(kinds).flat());
/** Letters from which a word can identify a person or a purpose. */
const NAME_LEAST = 4;

/** What a frame says that something is: the kind of order that it names, as far as it does. */
const kindsIn = ({ description: { concepts } }: Frame): string[] =>
  [...concepts].filter((each) => named.has(each));

const weekdayOf = ({ schedule }: Values): number | undefined => {
  const firstOn = schedule && unpackSchedule(schedule, new Date(0))?.firstOn;
  return firstOn ? new Date(`${firstOn}T00:00:00Z`).getUTCDay() : undefined;
};

/** Whether a thing is so, is not, or has nothing of it. */
type Fit = boolean | undefined;

const isKind = (frame: Frame, { flow }: Thing): Fit => {
  const said = kindsIn(frame);
  const own = flow && kinds[flow];
  if (said.length === 0 || !own) return undefined;
  if (said.some((each) => own.includes(each))) return true;
  // "Stop that payment" may be of anything that is paid.
  return said.every((each) => each === 'send') ? undefined : false;
};

/** Whether a clause names no other kind of order than a thing is. */
export const isOfKind = (frame: Frame, thing: Thing): boolean => isKind(frame, thing) !== false;

const isSum = ({ entities: { amount } }: Frame, { values }: Thing): Fit =>
  amount && 'kobo' in amount && values.amount !== undefined
    ? kobo(BigInt(values.amount)) === amount.kobo
    : undefined;

const isNumber = ({ entities: { account, phone, meter } }: Frame, { values }: Thing): Fit => {
  const said = account ?? phone ?? meter;
  if (said === undefined) return undefined;
  return [values.account, values.phone, values.meter].includes(said);
};

const isDay = ({ description: { weekday } }: Frame, { values }: Thing): Fit =>
  weekday === undefined ? undefined : weekdayOf(values) === weekday;

/** Whose name, or which purpose, stands in the words. */
const isNamed = ({ description }: Frame, { words }: Thing): Fit =>
  plain(words)
    .split(/[^a-z]+/)
    .some((word) => word.length >= NAME_LEAST && !common.has(word) && description.words.has(word)) ||
  undefined;

/** Words that most orders contain, and that identify none of them. */
const common = new Set(
  'send transfer money naira bank account number please abeg airtime give from with that this them tura zuwa fi ranse zigara biko jowo kuma also and'.split(
    ' ',
  ),
);

const ways = [isKind, isSum, isNumber, isDay, isNamed];

/** Whether a frame says anything by which one thing could be told from another. */
export const describes = (frame: Frame): boolean =>
  kindsIn(frame).some((kind) => kind !== 'send') ||
  frame.description.weekday !== undefined ||
  frame.entities.amount !== undefined ||
  frame.entities.account !== undefined ||
  frame.entities.phone !== undefined;

/** Those of some things that fit best what a frame says of one: none where it says nothing, or what none of them is. */
export function meantOf(frame: Frame, things: readonly Thing[]): Thing[] {
  const scored = things.flatMap((thing) => {
    const fits = ways.map((way) => way(frame, thing));
    return fits.includes(false) ? [] : [{ thing, score: fits.filter(Boolean).length }];
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ thing }) => thing);
}

/** The words of something that waits, and what it was understood as. */
export const thingOf = (item: string | Queued, at: number): Thing =>
  typeof item === 'string'
    ? { at, values: {}, words: item }
    : { at, flow: item.flow, values: item.values, words: `${item.said} ${item.values.narration ?? ''}` };
