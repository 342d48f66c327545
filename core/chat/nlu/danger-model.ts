import { plain, remembering } from '../../kernel/index.ts';
import { readRegression, regress, regressionPieces } from './regression.ts';

/** What a text may tell of, as the examples of data/nlu/dangers name it; what tells of none comes first. */
export const dangerLabels = [
  ...(['none', 'duress', 'kidnap', 'scam', 'defrauded', 'secret_given', 'secret_asked'] as const),
  ...(['death', 'child', 'not_owner', 'deaf', 'stolen'] as const),
] as const;
export type DangerLabel = (typeof dangerLabels)[number];
const LABELS = dangerLabels.length;

/** The label that a text is likeliest to have beside none, where it is as sure as that label must be: `least` is the least probability of danger at which each is told. */
export function surest(odds: ArrayLike<number>, least: readonly number[]): DangerLabel | undefined {
  let best = 1;
  for (let label = 2; label < LABELS; label += 1)
    if ((odds[label] as number) > (odds[best] as number)) best = label;
  // Whether there is any danger is asked of all labels together; which one, of the likeliest alone.
  return 1 - (odds[0] as number) >= (least[best] ?? 1) ? dangerLabels[best] : undefined;
}

/** Of fewer words nothing is guessed: a sum, a name or "send it now" says nothing of danger. */
const WORDS_LEAST = 5;
const word = /\p{L}{2,}/gu;

const read = () => readRegression<{ least: readonly number[] }>(new URL('./danger.bin', import.meta.url));
let loaded: ReturnType<typeof read> | undefined;

/** What a text tells of by the learnt weights (`npm run train -- danger`); undefined where it is not sure enough to be told of. */
export const learntDanger = remembering((said): DangerLabel | undefined => {
  if ((plain(said).match(word)?.length ?? 0) < WORDS_LEAST) return undefined;
  loaded ??= read();
  return surest(regress(loaded, regressionPieces(said)), loaded.least);
});
