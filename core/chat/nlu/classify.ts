import type { Language } from '../../kernel/index.ts';
import { type Intent, intents, isBankAction, type Topic, topics } from '../intents.ts';
import { weighEncoded } from './encoded.ts';
import { inEnglish } from './glossary.ts';
import { type Layered, predictLayered, readLayered } from './layered.ts';
import { type Linear, predict, readLinear } from './linear.ts';
import { intentPieces } from './pieces.ts';

type Models = { linear: Linear; layered: readonly Layered[] };

const at = (name: string): URL => new URL(`../weights/${name}.bin`, import.meta.url);
let loaded: Models | undefined;
const models = (): Models => {
  loaded ??= {
    linear: readLinear(at('intent')),
    layered: ['intent-layer', 'intent-layer-2', 'intent-layer-3'].map((name) => readLayered(at(name))),
  };
  return loaded;
};

/** What the classifiers make of a masked text together: the likeliest intent, the subject within it, and what else it could be. */
export type Classified = {
  intent: Intent;
  topic?: Topic;
  confidence: number;
  guesses: Intent[];
  /** The probability that a text is no business of the bank. */
  outside: number;
};

const isTopic = (label: string): label is Topic => label in topics;
const intentOf = (label: string): Intent =>
  isTopic(label) ? topics[label] : (intents.find((each) => each === label) ?? 'out_of_scope');

const GUESSES = 3;
const GUESS_LEAST = 0.08;

/** How much likelier than being no business of the bank an order must be. */
const ORDER_LIKELIER = 5;
/** Talk, which costs nothing where it is read wrongly, may be less likely. */
const TALK_LIKELIER = 0.5;

/** Where the models of pieces are as sure of one label as this, the encoder, which takes ten times as long, is not asked. */
const PLAIN = 0.98;
/** What each voice counts for: the linear model, all layers together, the encoder. Chosen by cross-validation. */
const LINEAR_SHARE = 0.2;
const LAYERED_SHARE = 0.6;
const ENCODED_SHARE = 0.2;
const ODDS_LEAST = 1e-6;

type Voice = { odds: ArrayLike<number>; share: number };

/** What several voices say of so many labels: the weighted geometric mean. */
function agreed(voices: readonly Voice[], size: number): number[] {
  const total = voices.reduce((sum, { share }) => sum + share, 0);
  const both = Array.from({ length: size }, (_, index) =>
    Math.exp(
      voices.reduce(
        (sum, { odds, share }) => sum + (share / total) * Math.log((odds[index] ?? 0) + ODDS_LEAST),
        0,
      ),
    ),
  );
  const all = both.reduce((sum, each) => sum + each, 0);
  return both.map((each) => each / all);
}

/** The labels from likeliest to least, by what the models of pieces say, and by what the text means where these are in doubt. */
function weighed(masked: string, language: Language): { label: string; p: number }[] {
  const { linear, layered } = models();
  const pieces = intentPieces(masked, language);
  const voices: Voice[] = [
    { odds: predict(linear, pieces), share: LINEAR_SHARE },
    ...layered.map((each) => ({
      odds: predictLayered(each, pieces),
      share: LAYERED_SHARE / layered.length,
    })),
  ];
  const { labels } = linear;
  const alone = agreed(voices, labels.length);
  const meant = alone.some((p) => p >= PLAIN) ? undefined : weighEncoded(inEnglish(masked, language));
  const odds = meant ? agreed([...voices, { odds: meant, share: ENCODED_SHARE }], labels.length) : alone;
  return labels.map((label, index) => ({ label, p: odds[index] ?? 0 })).sort((a, b) => b.p - a.p);
}

/** Weighs a masked text against every intent; the probability of an intent is that of all its subjects. */
export function weighByLayers(masked: string, language: Language): Classified {
  const labels = weighed(masked, language);
  const sums = new Map<Intent, number>();
  for (const { label, p } of labels) sums.set(intentOf(label), (sums.get(intentOf(label)) ?? 0) + p);
  const outside = sums.get('out_of_scope') ?? 0;
  sums.delete('out_of_scope');
  const best = [...sums].sort((a, b) => b[1] - a[1]);
  const guesses = best.slice(0, GUESSES).flatMap(([each, p]) => (p >= GUESS_LEAST ? [each] : []));
  const [intent, confidence] = best[0] ?? ['help', 0];
  const likelier = isBankAction(intent) ? ORDER_LIKELIER : TALK_LIKELIER;
  if (confidence < outside * likelier)
    return { intent: 'out_of_scope', confidence: outside, outside, guesses };
  const first = labels.find(({ label }) => intentOf(label) === intent)?.label ?? '';
  return { intent, confidence, outside, guesses, ...(isTopic(first) && { topic: first }) };
}
