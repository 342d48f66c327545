import { kobo, type Language, plain, sentencesOf } from '../../kernel/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import { findAmounts } from './amounts.ts';
import { conceptsNamed } from './concepts.ts';
import { type DaySaid, daySaid } from './day-said.ts';
import type { Condition, Description, Facet, Frame, Matter } from './frame.ts';
import { Told } from './lexicon.ts';
import { isLittleWord } from './little-words.ts';
import type { Act } from './net.ts';
import type { Rule } from './phrase-table.ts';
import { mandateWish } from './said-of-mandates.ts';
import { isQuestion } from './said-of-questions.ts';
import { dateThatIsNot, weekdayIn } from './schedule-said.ts';
import type { Understood } from './understood.ts';

const NEAR = 6;
/** What of the conversation is spoken of, by the concepts that stand together. */
const speaksOf: readonly (readonly [Matter, Rule])[] = [
  ['pin_place', { all: ['where', 'enterpin'] }],
  ['page', { all: ['page', 'broken'], within: NEAR }],
  ['page', { all: ['page', 'resend'], within: NEAR }],
  ['page', { all: ['page', 'where'], within: NEAR }],
  ['same_again', { all: ['sameagain'], none: ['sayagain'] }],
  ['mistake', { all: ['mistake'], none: ['notforyou'] }],
  ['past', { all: ['sent'] }],
  ['arrived', { all: ['arrived'] }],
  ['closing', { all: ['closing'] }],
  ['unsafe', { all: ['unsafe'] }],
  ['a_sentence', { all: ['notname'], none: ['nameis'] }],
  ['stops', { all: ['stop'], none: ['dontstop'] }],
  ['everything', { all: ['everything'], none: ['keep'] }],
  ['first', { all: ['takefirst'] }],
  ['waiting', { all: ['whatsleft'] }],
  ['change', { all: ['change'] }],
  ['keeps', { all: ['dontstop'] }],
  ['polite', { all: ['polite'] }],
  ['demands', { all: ['demands'] }],
  ['others_account', { all: ['others_account'] }],
];
const facets: readonly (readonly [Facet, string])[] = [
  ['charges', 'chargeask'],
  ['day', 'dayask'],
  ['name', 'nameask'],
  ['bank', 'bankask'],
  ['purpose', 'purposeask'],
  ['written', 'writtenask'],
  ['total', 'totalask'],
];

/** What of the open order is asked: a word of it where nothing is asked is none, but for what was written down. */
function facetsOf(told: Told): Facet[] {
  const asks = isQuestion(told.folded.text) || told.has('askword');
  return facets.flatMap(([facet, concept]) =>
    told.has(concept) && (asks || facet === 'written') ? [facet] : [],
  );
}

/** Which way money is to go: out, in by itself, or in because somebody is asked for it. */
function directionOf(told: Told): Frame['direction'] {
  const asks = ['askmoney', 'askweak'].some((verb) =>
    told.holds({ all: [verb, 'owesme'], none: ['borrow'] }),
  );
  if (asks || told.has('requestto') || told.holds({ all: ['askmoney', 'askfrom'], none: ['borrow'] }))
    return 'request';
  const mayAsk = told.holds({ all: ['askweak', 'askfrom'], none: ['borrow'] });
  return told.has('owesme') || mayAsk ? 'in' : 'out';
}

/** Words beside a day that nothing explains: with more of them a sentence speaks of something else. */
const UNEXPLAINED_MOST = 1;
const DAY_WORDS_MOST = 14;

/** Whether a text says hardly anything that is not of banking, of the conversation or a sum. */
function isBrief(told: Told, language: Language): boolean {
  if (told.unexplained(({ text }) => isLittleWord(text)) <= UNEXPLAINED_MOST) return true;
  const sums = findAmounts(told.folded.text, language);
  const inSum = (start: number): boolean => sums.some((sum) => sum.start <= start && start < sum.end);
  return told.unexplained(({ text, start }) => isLittleWord(text) || inSum(start)) <= UNEXPLAINED_MOST;
}

/** "Send it now" of what was to be paid later; "I will be there today" says nothing of it. */
const isNow = (told: Told): boolean => told.has('do') || told.has('change') || told.words.length <= NOW_WORDS;
const NOW_WORDS = 3;

/** The day that a message names, in the last sentence that says hardly anything else; another day goes before today. */
function dayIn(said: string, language: Language, now: Date): DaySaid | undefined {
  const days = sentencesOf(said).flatMap((sentence) => {
    const told = new Told(sentence, language);
    if (told.has('remind') || told.words.length > DAY_WORDS_MOST) return [];
    if (!isBrief(told, language)) return [];
    const day = daySaid(sentence, language, now);
    return day && (!day.isToday || isNow(told)) ? [day] : [];
  });
  return days.findLast(({ isToday }) => !isToday) ?? days.at(-1);
}

const THING_WORDS = 2;
/** What is done with a thing, or has happened to it. */
const deeds = new Set(
  'open lost block unblock isblocked show buy apply change cancel damaged failed debited reverse limit fraud join sell withdraw send pay'.split(
    ' ',
  ),
);

function mattersOf(told: Told): Set<Matter> {
  const begins = told.places('yes').some(({ at }) => at === 0);
  const named = conceptsNamed(told.folded.text);
  const isThing = told.words.length <= THING_WORDS && [...named].every((concept) => !deeds.has(concept));
  const spoken = speaksOf.flatMap(([matter, rule]) => (told.holds(rule) ? [matter] : []));
  const asks: Matter[] = isQuestion(told.folded.text) ? ['asks'] : [];
  return new Set([
    ...spoken,
    ...asks,
    ...(begins ? ['yes' as const] : []),
    ...(isThing ? ['thing_alone' as const] : []),
  ]);
}

function describe(told: Told): Description {
  const weekday = weekdayIn(told);
  return {
    concepts: conceptsNamed(told.folded.text),
    words: new Set(told.words.map(({ text }) => text)),
    ...(weekday !== undefined && { weekday }),
  };
}

const SURE = 0.75;

/** What a clause is in itself. Only words count that its own language's lexicon knows; whatever is left over states something. */
function actOf(told: Told, understood: Understood): Act {
  const { intent, bare, answer, confidence } = understood;
  const text = told.folded.text;
  if (intent === 'greet' || intent === 'thanks') return 'social';
  if (intent === 'help' || intent === 'human') return 'help';
  if (understood.correction || told.has('mistake')) return 'correction';
  if (bare) return answer === 'yes' ? 'confirmation' : answer === 'no' ? 'denial' : 'answer';
  if (isQuestion(text)) return 'question';
  if (told.has('nowish')) return 'denial';
  if (isBankAction(intent) && confidence >= SURE) return 'order';
  const tells = told.has('copula') && !told.has('do') && !told.has('amend');
  return tells ? 'statement' : 'answer';
}

/** Whether the last clause says that something is not wanted: "I don't want to send, I want to buy" wants. */
function isNegated(told: Told): boolean {
  const [refusal] = told.places('nowish');
  if (!refusal) return false;
  const last = told.words.length - 1;
  return told.words.every(
    ({ text }, at) =>
      at < refusal.end || at === last || (text !== 'but' && !/[,;.]/.test(told.between(at) ?? '')),
  );
}

/** What a message comes to: its act and intent, what of the conversation it speaks of, and what it does not want. Pure, and linear in the text. */
export function interpret(said: string, understood: Understood, language: Language, now: Date): Frame {
  const told = new Told(said, language);
  const noDate = dateThatIsNot(said, language, now);
  const day = dayIn(said, language, now);
  return {
    act: actOf(told, understood),
    intent: understood.intent,
    confidence: understood.confidence,
    negated: isNegated(told),
    about: mandateWish(said) ? new Set([...mattersOf(told), 'mandate']) : mattersOf(told),
    description: describe(told),
    direction: directionOf(told),
    entities: understood.slots,
    facets: facetsOf(told),
    isBrief: isBrief(told, language),
    ...(day && { day }),
    ...(noDate && { noDate }),
  };
}

/** A message with an "if": the condition, what is wanted where it holds, and what otherwise. */
export type Conditional = { condition: Condition; wish: string; otherwise?: string };

/** Where a condition begins that is none of "tell me if …", and is no wish of politeness. */
function conditionAt(told: Told): number | undefined {
  const asked = told.places('ifasked');
  const found = told.places('if').find(({ at }) => !asked.some((other) => other.at <= at && at < other.end));
  if (found) return found.at;
  const event = told.places('event');
  return told.places('when').find(({ at }) => event.some((other) => other.at > at && other.at - at <= NEAR))
    ?.at;
}

function readCondition(text: string, language: Language): Condition {
  const told = new Told(text, language);
  const amounts = findAmounts(plain(text), language).flatMap(({ amount }) =>
    'kobo' in amount ? [amount.kobo] : [],
  );
  const [amount, another] = amounts;
  if (amount === undefined || another !== undefined || !told.has('balance') || told.has('event'))
    return { on: 'else' };
  return { on: 'balance', than: told.has('below') ? 'below' : 'above', amount: kobo(amount) };
}

/** A condition at the head of a message ends at a comma that a word of doing follows, or else at the first such word. */
function conditionEnd(told: Told, from: number, last: number): number {
  const doing = told.places('do').filter(({ at }) => at > from + 1 && at < last);
  const behind = doing.find(({ at }) => /^\s*[,;:]\s/.test(told.between(at - 1) ?? ''));
  return (behind ?? doing[0])?.at ?? last;
}

const trimmed = (text: string): string => text.replace(/^[\s,.;:]+|[\s,;:]+$/g, '');
const WORDS_LEAST = 2;

/** Takes a message with an "if" apart; undefined where there is none, or where nothing is ordered beside it. */
export function splitCondition(said: string, language: Language): Conditional | undefined {
  const told = new Told(said, language);
  const at = conditionAt(told);
  if (at === undefined) return undefined;
  const count = told.words.length;
  const otherwiseAt = told.places('else').find((place) => place.at > at);
  const last = otherwiseAt?.at ?? count;
  const before = trimmed(told.said(0, at));
  const hasBefore = told.places('do').some((place) => place.end <= at);
  const end = hasBefore ? last : conditionEnd(told, at, last);
  const wish = hasBefore ? before : trimmed(told.said(end, last));
  if (wish.split(/\s+/).length < WORDS_LEAST) return undefined;
  const rest = otherwiseAt ? trimmed(told.said(otherwiseAt.end, count)) : '';
  const other = new Told(rest, language);
  const isDone = other.has('do') && !other.has('dont');
  return {
    condition: readCondition(told.said(at, end), language),
    wish,
    ...(isDone && { otherwise: rest }),
  };
}

/** Orders that nothing but a balance may stand before. */
const conditional: readonly Intent[] = [
  'transfer',
  'airtime',
  'data',
  'electricity',
  'tv',
  'bill',
  'goal',
  'invest',
];

/** Whether what stands behind an "if" is an order that must wait for it. */
export const isConditional = ({ intent, confidence, slots }: Understood): boolean =>
  conditional.includes(intent) && confidence >= SURE && (slots.amount ?? slots.plan) !== undefined;
