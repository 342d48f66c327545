import { printNaira } from '../money.ts';
import { opensAsCorrection } from './answers.ts';
import { vocabulary } from './prepare.ts';
import { plain } from './text.ts';
import { type Context, type Understood, understand } from './understand.ts';

/** What may stand between two orders. */
const joints =
  /\s*[,;.]\s+(?:(?:and|then|also|plus)\s+)*|\s+(?:and then|and also|and|then|also|plus|&|\+)\s+/gi;
/** What stands between two questions, in the languages whose "and" is part of many a number or name. */
const questionJoints = /\s+(?:da kuma|da|ati|pelu|àti|pẹ̀lú|na|nakwa)\s+/gi;
const LONGEST = 300;
const NAME_MOST = 40;
const SURE = 0.75;
const buys = new Set(['airtime', 'data', 'electricity', 'tv', 'bill']);

function isOrder({ intent, confidence, slots }: Understood): boolean {
  const worth = slots.amount !== undefined || slots.plan !== undefined;
  if (intent === 'transfer') return worth && (slots.name !== undefined || slots.account !== undefined);
  return worth && buys.has(intent) && confidence >= SURE;
}

const toEach = /\b(?:each|apiece|both)\b(?! (?:day|week|month|year))/i;
/** Somebody, by name or account, and nothing else that the bank could do. */
const isSomebody = (said: string, { intent, slots, bare }: Understood): boolean =>
  slots.account !== undefined ||
  slots.name !== undefined ||
  (said.length <= NAME_MOST && (bare === true || intent === 'out_of_scope' || intent === 'beneficiaries'));

const NAMES_MOST = 3;
/** One who is paid as well ("5k to Chidi and Amina"), and not the end of a sentence: none of the words is one of banking. */
function isNameOnly(said: string, { slots }: Understood): boolean {
  const words = plain(said).match(/[a-z']+/g) ?? [];
  if (/\d/.test(said) || words.length === 0 || words.length > NAMES_MOST) return false;
  if (Object.keys(slots).some((name) => name !== 'name')) return false;
  return slots.name !== undefined || words.every((word) => !vocabulary().has(word));
}

/** The rest with the sum that was said once for both. */
const withSum = ({ slots: { amount } }: Understood, rest: string): string =>
  amount && 'kobo' in amount ? `${printNaira(amount.kobo)} ${rest.trim()}` : rest;

const shows = new Set([
  'balance',
  'transactions',
  'limits',
  'spending',
  'beneficiaries',
  'loan_status',
  'portfolio',
  'group_status',
]);
const isQuestion = ({ intent, confidence, slots }: Understood): boolean =>
  shows.has(intent) && confidence >= SURE && slots.amount === undefined;

/**
 * A text that orders two things ("5k to Chidi and 3k to Amina"): the first of them, and the rest as it was said. `heard` says that the rest is
 * heard too: one of the two only asks to be shown something.
 */
export function splitOrders(
  said: string,
  context: Context,
): { first: string; rest: string; heard?: true } | undefined {
  if (said.length > LONGEST) return undefined;
  const read = (text: string) => understand(text, { ...context, expecting: undefined });
  for (const joint of said.matchAll(joints)) {
    const first = said.slice(0, joint.index);
    const rest = said.slice(joint.index + joint[0].length);
    if (first.length < 6 || rest.length < 2 || opensAsCorrection(rest)) continue;
    const [one, other] = [read(first), read(rest)];
    const asks = (isOrder(one) && isQuestion(other)) || (isQuestion(one) && isOrder(other));
    if (asks) return { first, rest, heard: true };
    if (isQuestion(one) && isQuestion(other) && one.intent !== other.intent)
      return { first, rest, heard: true };
    if (!isOrder(one)) continue;
    if (isOrder(other)) return { first, rest };
    if (one.intent === 'airtime' && one.slots.phone && other.slots.phone)
      return { first, rest: `airtime ${other.slots.amount ? rest.trim() : withSum(one, rest)}` };
    const more = toEach.test(said) ? isSomebody(rest, other) : isNameOnly(rest, other);
    if (one.intent === 'transfer' && more) return { first, rest: withSum(one, rest) };
  }
  return splitQuestions(said, read);
}

/** Two things that are only to be shown: "balance dina da cinikayya". */
function splitQuestions(said: string, read: (text: string) => Understood): ReturnType<typeof splitOrders> {
  for (const joint of said.matchAll(questionJoints)) {
    const first = said.slice(0, joint.index);
    const rest = said.slice(joint.index + joint[0].length);
    const [one, other] = [read(first), read(rest)];
    if (isQuestion(one) && isQuestion(other) && one.intent !== other.intent)
      return { first, rest, heard: true };
  }
  return undefined;
}
