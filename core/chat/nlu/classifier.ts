import { existsSync } from 'node:fs';
import type { Language } from '../../kernel/index.ts';
import { type Intent, intents, isBankAction, type Topic, topics } from '../intents.ts';
import { weighByLayers } from './classify.ts';
import { type Act, acts, type Net, piecesOf, readNet, weigh } from './net.ts';
import { spelt } from './normalise.ts';
import { isQuestion } from './said-of-questions.ts';

const file = new URL('./weights.bin', import.meta.url);
let loaded: Net | undefined;
const net = (): Net => {
  if (!loaded && !existsSync(file))
    throw new Error('The net has no weights: npm run train -- nlu --data FOLDER makes them.');
  loaded ??= readNet(file);
  return loaded;
};

/** Loads the bank's own net, so that a process without its weights ends at start and not at a customer's message. Throws Error where there are none. */
export const prepareNet = (): void => {
  net();
};

/** What the net makes of a text: the likeliest intent, its subject, what the text is in itself, and what else it could be. */
export type Weighed = {
  intent: Intent;
  topic?: Topic;
  act: Act;
  /** The probability of the intent, or that a text is no business of the bank where that is the intent. */
  confidence: number;
  guesses: Intent[];
  /** The probability that a text is no business of the bank. */
  outside: number;
};

/** How much likelier than being no business of the bank an order must be; chosen on CLINC150's validation rows alone. */
const ORDER_LIKELIER = 2;
/** Talk, which costs nothing where it is read wrongly, may be less likely. */
const TALK_LIKELIER = 0.5;
const GUESSES = 3;
const GUESS_LEAST = 0.08;

type Odds = { label: string; p: number };
const ranked = (labels: readonly string[], odds: Float32Array): Odds[] =>
  labels.map((label, at) => ({ label, p: odds[at] ?? 0 })).sort((a, b) => b.p - a.p);

const isTopic = (label: string): label is Topic => label in topics;

/** The likeliest subject of an intent, where the net takes it for likelier than none. */
function topicOf(intent: Intent, all: readonly Odds[]): Topic | undefined {
  for (const { label } of all) {
    if (!isTopic(label)) return undefined;
    if (topics[label] === intent) return label;
  }
  return undefined;
}

/** Weighs a normalised text by a net: the bank's own where none is given. */
export function weighText(text: string, by: Net = net()): Weighed {
  const [ofIntents, ofActs, ofTopics] = weigh(by, piecesOf(text));
  const [intentHead, actHead, topicHead] = by.heads;
  if (!ofIntents || !ofActs || !ofTopics || !intentHead || !actHead || !topicHead)
    throw new Error('the weights of the net are not whole');
  const all = ranked(intentHead.labels, ofIntents);
  const outside = all.find(({ label }) => label === 'out_of_scope')?.p ?? 0;
  const best = all.flatMap(({ label, p }) => {
    const intent = intents.find((each) => each === label);
    return intent && intent !== 'out_of_scope' ? [{ intent, p }] : [];
  });
  const act = acts.find((each) => each === ranked(actHead.labels, ofActs)[0]?.label) ?? 'statement';
  const guesses = best.slice(0, GUESSES).flatMap(({ intent, p }) => (p >= GUESS_LEAST ? [intent] : []));
  const { intent, p } = best[0] ?? { intent: 'help' as const, p: 0 };
  const likelier = isBankAction(intent) ? ORDER_LIKELIER : TALK_LIKELIER;
  if (p < outside * likelier) return { intent: 'out_of_scope', act, confidence: outside, guesses, outside };
  const topic = topicOf(intent, ranked(topicHead.labels, ofTopics));
  return { intent, act, confidence: p, guesses, outside, ...(topic && { topic }) };
}

/** What a masked text is: its intent and subject, what the text is in itself, and how sure of it the classifier is. */
export type Classification = {
  intent: Intent;
  topic?: Topic;
  act: Act;
  /** The probability of the intent, or that a text is no business of the bank where that is the intent. */
  confidence: number;
  /** By how much the likeliest intent is likelier than the second, being no business of the bank among them. */
  margin: number;
  /** What else it could be, likeliest first. */
  guesses: Intent[];
  /** The probability that a text is no business of the bank. */
  outside: number;
};

/** Whether the small net answers in place of the layers and the encoder. */
const byNet = process.env.CLASSIFIER === 'net';
if (byNet) prepareNet();

/** The act of a text by its intent and its first words, where no net has learnt it. */
function actOf(intent: Intent, masked: string): Act {
  if (intent === 'greet' || intent === 'thanks' || intent === 'abuse') return 'social';
  if (intent === 'human') return 'help';
  if (intent === 'cancel') return 'denial';
  if (isQuestion(masked)) return 'question';
  return isBankAction(intent) ? 'order' : 'statement';
}

/** What a masked text is in itself: by the net, or by its first words and what it was taken for. */
export const actSaid = (masked: string, intent: Intent): Act =>
  byNet ? weighText(spelt(masked)).act : actOf(intent, masked);

/** Classifies a text as `prepare` masked it; a text without masks is read as it stands. */
export function classify(masked: string, language: Language = 'en'): Classification {
  if (byNet) {
    const weighed = weighText(spelt(masked));
    return { ...weighed, margin: Math.abs(weighed.confidence - weighed.outside) };
  }
  const weighed = weighByLayers(masked, language);
  const margin = Math.abs(weighed.confidence - weighed.outside);
  return { ...weighed, act: actOf(weighed.intent, masked), margin };
}
