import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { plain } from '../../kernel/index.ts';
import { type NetPieces, piecesOf, softmaxInPlace } from './net.ts';

/**
 * Softmax regression over the hashed pieces of a text: `weights` has a row of the labels for each of so many rows as fit into it, in units of `scale`; `bias` has one number for each label.
 */
export type Regression = {
  weights: Int8Array | Float32Array;
  scale: number;
  bias: readonly number[];
};

/** The pieces of a text for a regression: numbers count by how long they are, and addresses are alike. */
export const regressionPieces = (said: string): NetPieces =>
  piecesOf(
    plain(said)
      .replace(/\S+\.(?:com|ng|net|org)\S*|https?:\S+/g, 'xlink')
      .replace(/\d{3,}/g, 'xnumber'),
  );

/** The probability of each label. */
export function regress({ weights, scale, bias }: Regression, pieces: NetPieces): Float32Array {
  const labels = bias.length;
  const rows = weights.length / labels;
  const scores = Float32Array.from(bias);
  for (const kind of pieces) {
    const share = scale / Math.sqrt(kind.length || 1);
    for (const piece of kind)
      for (let label = 0, at = (piece % rows) * labels; label < labels; label += 1, at += 1)
        scores[label] = (scores[label] as number) + (weights[at] as number) * share;
  }
  return softmaxInPlace(scores);
}

/** Reads what scripts/training/regression.ts wrote: a line of JSON, then the signed bytes of every weight. `Head`: what else stands in that line. */
export function readRegression<Head extends object>(file: URL): Regression & Head {
  const whole = gunzipSync(readFileSync(file));
  const end = whole.indexOf(10);
  const head = JSON.parse(whole.subarray(0, end).toString('utf8')) as Head & Omit<Regression, 'weights'>;
  const weights = new Int8Array(whole.buffer, whole.byteOffset + end + 1, whole.length - end - 1);
  return Object.assign(head, { weights });
}
