import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { plain } from '../../kernel/index.ts';
import { type NetPieces, piecesOf, ROWS, softmaxInPlace } from './net.ts';

/** What a text may tell of, as the examples of data/nlu/dangers name it; what tells of none comes first. */
export const dangerLabels = [
  ...(['none', 'duress', 'kidnap', 'scam', 'defrauded', 'secret_given', 'secret_asked'] as const),
  ...(['death', 'child', 'not_owner', 'deaf', 'stolen'] as const),
] as const;
export type DangerLabel = (typeof dangerLabels)[number];
const LABELS = dangerLabels.length;

/** A weight for each piece of text and label in units of `scale`, a bias for each label, and the least probability of danger at which each label is told. */
export type DangerModel = {
  weights: Int8Array;
  scale: number;
  bias: readonly number[];
  least: readonly number[];
};

/** The pieces of a text: numbers count by how long they are, and addresses are alike. */
export const dangerPieces = (said: string): NetPieces =>
  piecesOf(
    plain(said)
      .replace(/\S+\.(?:com|ng|net|org)\S*|https?:\S+/g, 'xlink')
      .replace(/\d{3,}/g, 'xnumber'),
  );

/** The probability of each label, in the order of `dangerLabels`. */
export function weighDanger(
  pieces: NetPieces,
  weights: ArrayLike<number>,
  scale: number,
  bias: readonly number[],
) {
  const scores = Float32Array.from(bias);
  for (const kind of pieces) {
    const share = scale / Math.sqrt(kind.length || 1);
    for (const piece of kind)
      for (let label = 0, at = piece * LABELS; label < LABELS; label += 1, at += 1)
        scores[label] = (scores[label] as number) + (weights[at] as number) * share;
  }
  return softmaxInPlace(scores);
}

/** The label that a text is likeliest to have beside none, where it is as sure as that label must be. */
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

let loaded: DangerModel | undefined;
function model(): DangerModel {
  if (loaded) return loaded;
  const whole = gunzipSync(readFileSync(new URL('./danger.bin', import.meta.url)));
  const end = whole.indexOf(10);
  const { scale, bias, least } = JSON.parse(whole.subarray(0, end).toString('utf8')) as Omit<
    DangerModel,
    'weights'
  >;
  loaded = {
    scale,
    bias,
    least,
    weights: new Int8Array(whole.buffer, whole.byteOffset + end + 1, ROWS * LABELS),
  };
  return loaded;
}

/** What a text tells of by the learnt weights (`npm run train -- danger`); undefined where it is not sure enough to be told of. */
export function learntDanger(said: string): DangerLabel | undefined {
  if ((plain(said).match(word)?.length ?? 0) < WORDS_LEAST) return undefined;
  const { weights, scale, bias, least } = model();
  return surest(weighDanger(dangerPieces(said), weights, scale, bias), least);
}
