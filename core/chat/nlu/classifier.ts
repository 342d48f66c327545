import { type Language, remembering } from '../../kernel/index.ts';
import { type Intent, intents, isBankAction, type Topic, topics } from '../intents.ts';
import { type Linear, predict, readLinear } from './linear.ts';
import { type Net, piecesOf, readNet, weigh } from './net.ts';
import { spelt } from './normalise.ts';
import { intentPieces } from './pieces.ts';

type Models = { linear: Linear; net: Net };
let loaded: Models | undefined;
const models = (): Models => {
  loaded ??= {
    linear: readLinear(new URL('../weights/intent.bin', import.meta.url)),
    net: readNet(new URL('./weights.bin', import.meta.url)),
  };
  return loaded;
};

/** What is made of a masked text: the likeliest intent, the subject within it, and what else it could be. */
export type Classified = {
  intent: Intent;
  topic?: Topic;
  confidence: number;
  guesses: Intent[];
  /** The probability that a text is no business of the bank. */
  outside: number;
};

/** How much likelier than being no business of the bank an order must be; of 100 out-of-scope rows of CLINC150's validation split two are then acted on. */
const ORDER_LIKELIER = 5;
/** Talk, which costs nothing where it is read wrongly, may be less likely. */
const TALK_LIKELIER = 0.5;
const GUESSES = 3;
const GUESS_LEAST = 0.08;
/** What no model excludes. */
const ODDS_LEAST = 1e-6;

type Odds = { label: string; p: number };

const isTopic = (label: string): label is Topic => label in topics;
const intentByLabel: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ...intents.map((intent): [string, Intent] => [intent, intent]),
  ...Object.entries(topics),
]);
const intentOf = (label: string): Intent => intentByLabel.get(label) ?? 'out_of_scope';

/** The odds that a net gives to each of some labels: what an intent has is shared by its subjects and by none of them, as the head of subjects weighs these. */
function oddsByNet(text: string, labels: readonly string[], by: Net): Map<string, number> {
  const [ofIntents, , ofTopics] = weigh(by, piecesOf(text));
  const [intentHead, , topicHead] = by.heads;
  if (!ofIntents || !ofTopics || !intentHead || !topicHead)
    throw new Error('the weights of the net are not whole');
  const intentOdds = new Map(intentHead.labels.map((label, at) => [label, ofIntents[at] ?? 0]));
  const topicOdds = new Map(topicHead.labels.map((label, at) => [label, ofTopics[at] ?? 0]));
  const sums = new Map<Intent, number>();
  for (const label of labels.filter(isTopic)) {
    const none = topicOdds.get('none') ?? 0;
    sums.set(topics[label], (sums.get(topics[label]) ?? none) + (topicOdds.get(label) ?? 0));
  }
  return new Map(
    labels.map((label) => {
      const intent = intentOf(label);
      const all = sums.get(intent);
      const share = all ? (topicOdds.get(isTopic(label) ? label : 'none') ?? 0) / all : 1;
      return [label, (intentOdds.get(intent) ?? 0) * share];
    }),
  );
}

/** What the labels, from the likeliest to the least, come to; the probability of an intent is that of all its subjects. */
function settled(odds: readonly Odds[], without: readonly Intent[] = []): Classified {
  const kept = odds.filter(({ label }) => !without.includes(intentOf(label)));
  const all = kept.reduce((sum, { p }) => sum + p, 0) || 1;
  const labels = kept.map(({ label, p }) => ({ label, p: p / all })).sort((a, b) => b.p - a.p);
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

/** Classifies a normalised text by a net alone, the bank's own where none is given. */
export function weighText(text: string, by: Net = models().net): Classified {
  const { labels } = models().linear;
  const odds = oddsByNet(text, labels, by);
  return settled(labels.map((label) => ({ label, p: odds.get(label) ?? 0 })));
}

/** The odds of each label by the linear model and the net, whose words weigh the same: the geometric mean of what they give to it. */
const oddsByBoth = remembering((masked, language: Language): readonly Odds[] => {
  const { linear, net } = models();
  const byPieces = predict(linear, intentPieces(masked, language));
  const byNet = oddsByNet(spelt(masked), linear.labels, net);
  return linear.labels.map((label, at) => ({
    label,
    p: Math.sqrt(((byPieces[at] ?? 0) + ODDS_LEAST) * ((byNet.get(label) ?? 0) + ODDS_LEAST)),
  }));
});

/** Classifies a text as `prepare` masked it by the linear model and the net. `without`: intents that it cannot be. */
export const classify = (
  masked: string,
  language: Language = 'en',
  without: readonly Intent[] = [],
): Classified => settled(oddsByBoth(masked, language), without);
