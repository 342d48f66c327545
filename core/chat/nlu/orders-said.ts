import { fold, type Kobo, languages, plain, printNaira, spanOf } from '../../kernel/index.ts';
import { isBankAction } from '../intents.ts';
import { findAmounts } from './amounts.ts';
import { opensAsCorrection } from './answers.ts';
import { Told } from './lexicon.ts';
import { vocabulary } from './prepare.ts';
import { againSaid } from './said-of-bills.ts';
import { withoutEach } from './said-of-sums.ts';
import { type Context, understand } from './understand.ts';
import type { Understood } from './understood.ts';

/** What may stand between two orders. */
const joints =
  /\s*[,;.]\s+(?:(?:and|then|also|plus)\s+)*|\s+(?:and then|and also|and|then|also|plus|&|\+|sannan|kuma|ki o si|kí o sì|k[ií] [eẹ] s[iì]|leyin naa|lẹ́yìn náà|ma(?= (?:gwa|zi|gosi|nye|z[uụ]ta|z[uụ]tara|tinye|tinyere|kw[uụ][oọ]|ziga|zigara)(?![\p{L}]))|na(?= (?:data|[oọ]k[uụ]|dstv|gotv)(?![\p{L}])))\s+/giu;
/** What stands between two questions, in the languages whose "and" is part of many a number or name. */
const questionJoints = /\s+(?:da kuma|da|ati|pelu|àti|pẹ̀lú|na|nakwa)\s+/gi;
const LONGEST = 300;
/** Joints of a text that are tried: both halves are read anew at each, and no order of a customer's begins behind so many. */
const JOINTS_MOST = 12;
/** Words of two payments with nothing between them, any of which may begin the second. */
const WORDS_MOST = 40;
/** Letters that a wish has at least. */
const FIRST_LEAST = 6;
const NAME_MOST = 40;
const SURE = 0.75;
const CERTAIN = 0.9;
const buys = new Set(['airtime', 'data', 'electricity', 'tv', 'bill']);

function isOrder({ intent, confidence, slots }: Understood, text = ''): boolean {
  const worth = slots.amount !== undefined || slots.plan !== undefined;
  if (intent === 'transfer') return worth && (slots.name ?? slots.account ?? somebodyIn(text)) !== undefined;
  return worth && buys.has(intent) && confidence >= SURE;
}

/** Somebody who is no name ("the carpenter"), in any of the languages. */
const somebodyIn = (text: string): true | undefined =>
  languages.some((language) => new Told(text, language).has('somebody')) || undefined;

/** "3k for the carpenter": who is paid as well, in the words of the order before. */
const paysToo = (text: string, { slots, intent }: Understood): boolean =>
  !buys.has(intent) &&
  slots.amount !== undefined &&
  ((slots.account ?? slots.phone) !== undefined || somebodyIn(text) === true);

/** What stands before the next joint. */
const upToJoint = (rest: string): string => {
  const [joint] = rest.matchAll(joints);
  return joint ? rest.slice(0, joint.index) : rest;
};

/** Whether a clause behind an order is a wish of its own, whatever stands behind it in turn. */
function isNext(one: Understood, clause: string, read: Read): boolean {
  const next = read(clause);
  return isOrder(next, clause) || isQuestion(next) || (one.intent === 'transfer' && paysToo(clause, next));
}

/** "Pay DSTV and light": a bill, whatever is still to be asked about it. */
const isBill = ({ intent, confidence }: Understood): boolean => buys.has(intent) && confidence >= CERTAIN;

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

/** "My light don finish, load 3k": how much, of what was just named. */
const onlySum =
  /^\s*(?:(?:please|abeg|pls|just) )*(?:load|buy|pay|recharge|put|get|give|subscribe|do|saya|ra|zuo|zuta)(?: (?:me|am|it|in|min|mi|m))? (?:₦|n)?\d[\d.,]*\s?(?:k|naira)?(?: (?:please|abeg|now|for me))*[\s.!]*$/;

/** "… and 2k for transport": for the same person. */
const forElse =
  /^\s*(?:another )?(?:₦|n|ngn)?\d[\d.,]*\s?(?:k|m|naira)? (?:more )?for (?!me\b|him\b|her\b)[a-z]/i;
const shares = /\b(?:share|split|divide|between)\b/i;
/** One sum for several together: how much is for each must be asked. */
function withoutSum(first: string): string {
  const folded = fold(first);
  return findAmounts(folded.text, 'en').reduceRight((text, { start, end }) => {
    const span = spanOf(folded, start, end);
    return `${text.slice(0, span.start)} ${text.slice(span.end)}`;
  }, first);
}

/** The rest with the sum that was said once for both. */
const withSum = ({ slots: { amount } }: Understood, rest: string): string =>
  amount && 'kobo' in amount ? `${printNaira(amount.kobo)} ${rest.trim()}` : rest;

const forMe =
  /\b(?:(?:for |give |to )?(?:me|myself|my (?:own )?(?:phone|line|number|sim)|mine)|(?:si|fun|sori) (?:temi|mi|ara mi|(?:foonu|nomba) mi)|(?:wa|na) (?:ni|kaina|nawa|layina|wayata)|(?:maka|nye|nke) m)[\s.!]*$/;
type Halves = { first: string; rest: string };

/** Airtime for another number as well, or for one's own beside another's. */
const topsUpToo = (one: Understood, other: Understood, { first, rest }: Halves): boolean =>
  (forMe.test(plain(first)) && other.slots.phone !== undefined) ||
  (other.slots.phone !== undefined && (one.slots.phone ?? other.slots.amount) !== undefined) ||
  (other.slots.amount !== undefined && forMe.test(plain(rest)));

/** "Airtime 300 mtn, for the interpreter 0803…": the number says for whom the one order is, and orders nothing more. */
const saysForWhom = (one: Understood, other: Understood, first: string): boolean =>
  (one.intent === 'airtime' || one.intent === 'data') &&
  one.slots.phone === undefined &&
  !forMe.test(plain(first)) &&
  other.slots.phone !== undefined &&
  (other.slots.amount ?? other.slots.plan) === undefined;

type Read = (text: string) => Understood;

/** "Give Chidi and Amina 2k each": the first is paid the sum that stands behind the second; "give Chidi" alone may be anything. */
function sumSaidLast(first: string, one: Understood, other: Understood, read: Read): string | undefined {
  const { amount, name } = other.slots;
  const mayPay = one.intent === 'transfer' || one.intent === 'out_of_scope';
  if (!mayPay || one.slots.name === undefined || name === undefined) return undefined;
  if (one.slots.amount || one.slots.account || !amount || !('kobo' in amount)) return undefined;
  const whole = `${first.trim()} ${printNaira(amount.kobo)}`;
  return isOrder(other) && isOrder(read(whole)) ? whole : undefined;
}

const shows = new Set([
  'balance',
  'statement',
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

/** What stands on either side of each joint in turn. */
function* halvesOf(said: string, between: RegExp, most = JOINTS_MOST): Generator<Halves> {
  let tried = 0;
  for (const joint of said.matchAll(between)) {
    tried += 1;
    if (tried > most) return;
    yield { first: said.slice(0, joint.index), rest: said.slice(joint.index + joint[0].length) };
  }
}

/** `heard` says that the rest is heard too: one of the two only asks to be shown something. */
export type Two = Halves & { heard?: true };

/**
 * A text that orders two things ("5k to Chidi and 3k to Amina"): the first of them, and the rest as it was said.
 */
export function splitOrders(whole: string, context: Context): Two | undefined {
  if (whole.length > LONGEST) return undefined;
  const said = withoutEach(whole);
  const read: Read = (text) => understand(text, { ...context, expecting: undefined });
  for (const { first, rest } of halvesOf(said, joints)) {
    if (first.length < FIRST_LEAST || rest.length < 2 || opensAsCorrection(rest)) continue;
    const [one, other] = [read(first), read(rest.replace(toEach, ' '))];
    if (saysForWhom(one, other, first)) continue;
    const asks = (isOrder(one) && isQuestion(other)) || (isQuestion(one) && isOrder(other));
    if (asks) return { first, rest, heard: true };
    if (isQuestion(one) && isQuestion(other) && one.intent !== other.intent)
      return { first, rest, heard: true };
    const sharer = sumSaidLast(first, one, other, read);
    if (sharer) return { first: sharer, rest };
    const isOther = one.intent !== other.intent && againSaid(rest) === undefined;
    if (isBill(one) && isBill(other) && isOther && !onlySum.test(plain(rest))) return { first, rest };
    if (!isOrder(one, first)) continue;
    const clause = upToJoint(rest);
    if (clause !== rest && isNext(one, clause, read)) return { first, rest };
    if (one.intent === 'transfer' && one.slots.name && shares.test(rest))
      return { first: withoutSum(first), rest };
    if (isOrder(other, rest)) return { first, rest };
    if (one.intent === 'airtime' && topsUpToo(one, other, { first, rest }))
      return { first, rest: `airtime ${other.slots.amount ? rest.trim() : withSum(one, rest)}` };
    if (one.intent === 'transfer' && paysToo(rest, other)) return { first, rest };
    const also =
      forElse.exec(rest) && one.intent === 'transfer' ? (one.slots.name ?? one.slots.account) : undefined;
    if (also && other.slots.name === undefined) return { first, rest: `send ${also} ${rest.trim()}` };
    const more = isNameOnly(rest, other) || (toEach.test(said) && isSomebody(rest, other));
    if (one.intent === 'transfer' && more) return { first, rest: withSum(one, rest) };
  }
  return splitUnjoined(said, read) ?? splitNames(said, read, said !== whole) ?? splitQuestions(said, read);
}

const STOP_WORDS_MOST = 4;

/** "Cancel that and buy DStv", of what is under way: it is stopped, and the rest is a wish of its own. */
export function splitStop(said: string, context: Context): Two | undefined {
  const read: Read = (text) => understand(text, { ...context, expecting: undefined });
  for (const { first, rest } of halvesOf(said, joints)) {
    if (first.trim().split(/\s+/).length > STOP_WORDS_MOST || opensAsCorrection(rest)) return undefined;
    const one = read(first);
    if (one.intent !== 'cancel' || one.source !== 'pattern') continue;
    const other = read(rest);
    if (isBankAction(other.intent) && !other.bare && other.confidence >= CERTAIN)
      return { first, rest, heard: true };
  }
  return undefined;
}

const payeeJoints =
  /\s*,\s*(?:(?:and|&|da|ati|pelu|na)\s+)?|\s+(?:and|&|plus|with|da|ati|àti|pelu|pẹ̀lú|na)\s+/giu;
const ofFirm =
  /^\s*(?:sons?|daughters?|co|company|brothers|bros|partners?|associates?|family|ventures?|enterprises?|ltd|limited)\b/i;

/** "Ada and Emeka", where it was asked who is to be paid: the first of them, and the rest with what each is sent. */
export function splitPayees(said: string, context: Context, amount: Kobo | undefined): Two | undefined {
  if (said.length > NAME_MOST * 2) return undefined;
  const read: Read = (text) => understand(text, { ...context, expecting: 'account' });
  for (const { first, rest } of halvesOf(said, payeeJoints)) {
    const people = [first, ...rest.split(payeeJoints)];
    const areNames = people.every((each) => isNameOnly(each, read(each)));
    if (areNames && !ofFirm.test(rest))
      return { first, rest: amount === undefined ? rest : `${printNaira(amount)} ${rest}` };
  }
  return undefined;
}

/** "And", where it only joins a sum to the one before it. */
const andFirst = /^(?:na|nakwa|da|ati|àti|pelu|pẹ̀lú)\s+(?=\S*\d)/i;

/** "Chidi 5k Amina 3k": two sums for two people, and nothing between them. */
function splitUnjoined(said: string, read: Read): Two | undefined {
  if ((said.match(/\d/g) ?? []).length < 2) return undefined;
  const sums = findAmounts(plain(said), 'en').filter(({ marked }) => marked);
  if (sums.length !== 2) return undefined;
  for (const { first, rest } of halvesOf(said, /\s+/g, WORDS_MOST)) {
    if (opensAsCorrection(rest)) continue;
    const [one, other] = [read(first), read(rest)];
    const both = isOrder(one) && isOrder(other) && one.intent === 'transfer' && other.intent === 'transfer';
    if (both && one.slots.name && other.slots.name && one.slots.name !== other.slots.name)
      return { first, rest: rest.replace(andFirst, '') };
  }
  return undefined;
}

/** What is "and" and nothing else. */
const onlyAnd = /^\s*(?:ati|pelu|da kuma)\s*$/;

/** "Chidi da Amina dubu daya": people that are named, in the languages whose "and" is part of many a number. */
function splitNames(said: string, read: Read, isEach: boolean): Two | undefined {
  for (const { first, rest } of halvesOf(said, questionJoints)) {
    const [one, other] = [read(first), read(rest)];
    const joint = said.slice(first.length, said.length - rest.length);
    const names = rest.split(payeeJoints);
    // "Da wuri" is no name, and "da Fatima" is.
    const areNamed =
      isEach || onlyAnd.test(plain(joint)) || names.every((name) => /^\p{Lu}/u.test(name.trim()));
    const areNames = areNamed && names.every((name) => isNameOnly(name, read(name)));
    const isName = other.slots.name !== undefined || areNames;
    if (!one.slots.name || !isName) continue;
    const sharer = sumSaidLast(first, one, other, read);
    if (sharer) return { first: sharer, rest };
    if (one.intent === 'transfer' && isOrder(one) && (areNames || isNameOnly(rest, other)))
      return { first, rest: withSum(one, rest) };
  }
  return undefined;
}

/** Two things that are only to be shown: "balance dina da cinikayya". */
function splitQuestions(said: string, read: Read): Two | undefined {
  for (const { first, rest } of halvesOf(said, questionJoints)) {
    // "Nawa na kashe": how much, and no question yet.
    if (first.length < FIRST_LEAST) continue;
    const [one, other] = [read(first), read(rest)];
    if (isQuestion(one) && isQuestion(other) && one.intent !== other.intent)
      return { first, rest, heard: true };
  }
  return undefined;
}
