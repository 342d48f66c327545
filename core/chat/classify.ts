import { type Intent, intents, type Topic, topics } from './intents.ts';
import { intentCut, type Linear, predict, ranked, readLinear } from './linear.ts';

const file = new URL('./weights/intent.bin', import.meta.url);
let loaded: Linear | undefined;
const model = (): Linear => {
  loaded ??= readLinear(file);
  return loaded;
};

/** What the classifier makes of a masked text: the likeliest intent, the subject within it, and what else it could be. */
export type Classified = { intent: Intent; topic?: Topic; confidence: number; guesses: Intent[] };

const isTopic = (label: string): label is Topic => label in topics;
const intentOf = (label: string): Intent =>
  isTopic(label) ? topics[label] : (intents.find((each) => each === label) ?? 'out_of_scope');

const GUESSES = 3;
const GUESS_LEAST = 0.08;

/** Weighs a masked text against every intent; the probability of an intent is that of all its subjects. */
export function classify(masked: string): Classified {
  const labels = ranked(model(), predict(model(), masked, intentCut));
  const sums = new Map<Intent, number>();
  for (const { label, p } of labels) sums.set(intentOf(label), (sums.get(intentOf(label)) ?? 0) + p);
  const best = [...sums].sort((a, b) => b[1] - a[1]);
  const [intent, confidence] = best[0] ?? ['out_of_scope', 0];
  const first = labels.find(({ label }) => intentOf(label) === intent)?.label ?? '';
  return {
    intent,
    confidence,
    ...(isTopic(first) && { topic: first }),
    guesses: best
      .slice(0, GUESSES)
      .flatMap(([each, p]) => (p >= GUESS_LEAST && each !== 'out_of_scope' ? [each] : [])),
  };
}
