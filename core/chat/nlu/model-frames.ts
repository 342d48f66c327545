import { Check } from 'typebox/value';
import { isFault, kobo, type Model } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import { findAmounts } from './amounts.ts';
import { daySaid } from './day-said.ts';
import type { Condition, Frame } from './frame.ts';
import { splitCondition } from './interpret.ts';
import { type Masked, saidAt } from './model-mask.ts';
import {
  framesSchema,
  type ModelClause,
  type Setting,
  type SpanKind,
  spanKinds,
  system,
  topicOf,
  userPrompt,
} from './model-prompt.ts';
import type { Act } from './net.ts';
import { prepare } from './prepare.ts';
import { findSchedule } from './schedule-said.ts';
import type { Slots } from './slots.ts';
import { type Context, type Expecting, understand } from './understand.ts';
import type { Understood } from './understood.ts';

/** More clauses, or more spans in one, than a message of this length has. */
const CLAUSES_MOST = 6;
const SPANS_MOST = 12;
/** A model that believes itself less is not believed. */
const BELIEVED = 0.5;
/** However sure a model is, the bank knows its own words better. */
const SUREST = 0.9;

/** One clause as a model reads it; every text stands in what was said. */
export type Told = Pick<ModelClause, 'act' | 'intent' | 'negated' | 'condition' | 'direction'> & {
  said: string;
  topic: Understood['topic'];
  confidence: number;
  spans: Partial<Record<SpanKind, string>>;
};

/** Why a model's word was not taken. */
export type Unread = 'unavailable' | 'unusable' | 'unsure';

/** The words that are pointed at, behind a place of the masked text; undefined where they do not stand there. */
function pointed(masked: Masked, words: string, from: number, to: number) {
  const at = words.trim() === '' ? -1 : masked.text.indexOf(words, from);
  return at < 0 || at + words.length > to ? undefined : { at, end: at + words.length };
}

function readSpans(
  masked: Masked,
  { spans }: ModelClause,
  from: number,
  to: number,
): Told['spans'] | undefined {
  if (spans.length > SPANS_MOST) return undefined;
  const read: Told['spans'] = {};
  for (const { kind, text } of spans) {
    const place = pointed(masked, text, from, to);
    if (!place) return undefined;
    read[kind] ??= saidAt(masked, place.at, place.end);
  }
  return read;
}

/**
 * The clauses of a model's answer, of which each word that is pointed at stands in the message; `unusable` where one does not, and then nothing of the answer is
 * taken: who invents one thing is not believed in another.
 */
export function readFrames(answer: unknown, masked: Masked): Told[] | Unread {
  if (!Check(framesSchema, answer)) return 'unusable';
  const { frames } = answer;
  if (frames.length === 0 || frames.length > CLAUSES_MOST) return 'unusable';
  if (frames.some(({ confidence }) => !(confidence >= BELIEVED))) return 'unsure';
  const told: Told[] = [];
  let from = 0;
  for (const frame of frames) {
    const place = pointed(masked, frame.text, from, masked.text.length);
    const spans = place && readSpans(masked, frame, place.at, place.end);
    if (!place || !spans) return 'unusable';
    const { act, intent, negated, condition, direction } = frame;
    told.push({
      act,
      intent,
      negated,
      condition,
      direction,
      spans,
      said: saidAt(masked, place.at, place.end),
      topic: topicOf(frame),
      confidence: Math.min(frame.confidence, SUREST),
    });
    from = place.end;
  }
  return told;
}

/** What a model makes of a masked message; why not, where it makes nothing usable of it. */
export async function askForFrames(model: Model, masked: Masked, setting: Setting): Promise<Told[] | Unread> {
  try {
    const user = userPrompt(masked.text, setting);
    return readFrames(await model.ask({ system, user, schemaName: 'frames', schema: framesSchema }), masked);
  } catch (error) {
    if (isFault(error)) return 'unavailable';
    throw error;
  }
}

/** What each recogniser is told to expect at a span that a model points at. */
const expected: Readonly<Partial<Record<SpanKind, Expecting>>> = {
  amount: 'amount',
  account: 'account',
  bank: 'bank',
  phone: 'phone',
  network: 'network',
  plan: 'plan',
  biller: 'biller',
  meter: 'meter',
  period: 'period',
  language: 'language',
  reference: 'reference',
};
const NAME_WORDS_MOST = 5;
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]{1,38}$/u;
const isName = (text: string): boolean => NAME.test(text) && text.split(/\s+/).length <= NAME_WORDS_MOST;
const NARRATION_MOST = 60;

/** The value at one span, as the bank's own recogniser for its kind reads it; undefined where it reads none. */
function valueAt(kind: SpanKind, text: string, context: Context): Slots {
  if (kind === 'name') return isName(text) ? { name: text } : {};
  if (kind === 'narration')
    return text.length <= NARRATION_MOST && !/\d{4}/.test(text) ? { narration: text } : {};
  const expecting = expected[kind];
  if (!expecting) return {};
  const { slots } = understand(text, { ...context, expecting });
  const value = slots[kind as keyof Slots];
  return value === undefined ? {} : { [kind]: value };
}

/** Who gets how much is read where the model points alone; what has names of its own (a bank, a network) also elsewhere in the clause. */
const pointedOnly: readonly (keyof Slots)[] = ['amount', 'name', 'account', 'phone', 'narration'];

function slotsOf(told: Told, own: Understood, context: Context): Slots {
  const slots: Slots = { ...own.slots };
  for (const kind of pointedOnly) delete slots[kind];
  for (const kind of spanKinds) {
    const text = told.spans[kind];
    if (text !== undefined) Object.assign(slots, valueAt(kind, text, context));
  }
  return slots;
}

const social: readonly Intent[] = ['greet', 'thanks', 'abuse'];
/** What is only told wishes nothing, but that something went wrong. */
const toldOf: readonly Intent[] = [
  'complaint',
  'recall',
  'where_is_my_money',
  'freeze_account',
  'card_freeze',
  'human',
];

/** The intent that an act leaves of the one that was named. */
function intentOf({ act, intent }: Told): Intent {
  if (act === 'order' || act === 'question' || act === 'help') return intent;
  if (act === 'denial') return intent === 'cancel' ? 'cancel' : 'out_of_scope';
  if (act === 'social') return social.includes(intent) ? intent : 'out_of_scope';
  return act === 'statement' && toldOf.includes(intent) ? intent : 'out_of_scope';
}

const bareActs: ReadonlySet<Act> = new Set(['answer', 'correction', 'confirmation', 'denial']);

/** A clause as the dialogue takes it: its meaning, and what a frame says beside it. */
export type Read = {
  said: string;
  understood: Understood;
  frame: Pick<Frame, 'act' | 'negated' | 'direction' | 'byModel' | 'noDate'>;
  condition?: Condition;
};

function conditionOf({ condition, spans }: Told, context: Context): Condition | undefined {
  if (condition === 'none') return undefined;
  if (condition === 'other') return { on: 'else' };
  const [found, other] = findAmounts(prepare(spans.condition ?? '', context).folded.text, context.language);
  if (!found || other || !('kobo' in found.amount)) return { on: 'else' };
  const than = condition === 'balance_below' ? 'below' : 'above';
  return { on: 'balance', than, amount: kobo(found.amount.kobo) };
}

/** Words that say when, and that the bank's own reader makes no day of: nothing is paid now that was to be paid then. */
function unreadDay({ said, spans: { schedule } }: Told, { language, now }: Context): Pick<Frame, 'noDate'> {
  if (!schedule || findSchedule(said, now, language)) return {};
  return daySaid(schedule, language, now) ? {} : { noDate: schedule };
}

/** What the bank makes of the clauses that a model told: their values are its own readings of the words that are pointed at. */
export const groundFrames = (all: readonly Told[], context: Context): Read[] =>
  all.map((told) => {
    const { act, negated, direction, spans } = told;
    const said = (act === 'answer' && spans.answer) || told.said;
    const own = understand(said, context);
    const intent = intentOf(told);
    const isBare = bareActs.has(act) && intent !== 'cancel';
    const slots =
      act === 'answer' ? { ...own.slots, ...slotsOf(told, own, context) } : slotsOf(told, own, context);
    // What a model overlooks the bank's own reader of "if" may find.
    const condition = conditionOf(told, context) ?? splitCondition(told.said, own.language)?.condition;
    const understood: Understood = {
      language: own.language,
      languageConfidence: own.languageConfidence,
      secrets: [],
      source: 'model',
      intent,
      confidence: intent === 'out_of_scope' ? 0 : told.confidence,
      slots: act === 'statement' ? {} : slots,
      ...(told.topic && intent === told.intent && { topic: told.topic }),
      ...(act === 'confirmation' && { answer: 'yes' as const }),
      ...(act === 'denial' && { answer: 'no' as const }),
      ...(act === 'answer' && own.answer && { answer: own.answer }),
      ...(act === 'answer' && own.choice !== undefined && { choice: own.choice }),
      ...(act === 'correction' && { correction: true }),
      ...(isBare && { bare: true }),
    };
    return {
      said,
      understood,
      frame: { act, negated, direction, byModel: true, ...unreadDay(told, context) },
      ...(condition && { condition }),
    };
  });

/** Below this the bank's own word is not sure of itself. */
const OWN_WORD = 0.6;

/** Whether the net is not sure of what a message wishes. */
export const isUnsure = ({ source, bare, intent, confidence }: Understood): boolean =>
  !bare && (intent === 'out_of_scope' || (source === 'classifier' && confidence < OWN_WORD));

const joints =
  /[.,;!?\n]+(?=\s)|\s(?:and|then|also|but|plus|kuma|sannan|amma|ati|sugbon|mana|ma|abeg|biko)(?=\s)/i;
const CLAUSE_WORDS = 2;

/** Whether a message has several clauses, each of a few words. */
export const hasClauses = (text: string): boolean =>
  text.split(joints).filter((part) => part.trim().split(/\s+/).length >= CLAUSE_WORDS).length > 1;
