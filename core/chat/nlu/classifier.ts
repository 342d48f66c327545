import { existsSync } from 'node:fs';
import type { Language } from '../../kernel/index.ts';
import { type Intent, intents, isBankAction, type Topic, topics } from '../intents.ts';
import { type Classified, weighByLayers } from './classify.ts';
import { type Act, acts, type Net, piecesOf, readNet, weigh } from './net.ts';
import { spelt } from './normalise.ts';

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
export type Weighed = Classified & { act: Act };

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

/** Whether the small net answers in place of the layers and the encoder. */
const byNet = process.env.CLASSIFIER === 'net';
if (byNet) prepareNet();

/** Classifies a text as `prepare` masked it, by the layers or by the net; a text without masks is read as it stands. */
export const classify = (masked: string, language: Language = 'en'): Classified =>
  byNet ? weighText(spelt(masked)) : weighByLayers(masked, language);
