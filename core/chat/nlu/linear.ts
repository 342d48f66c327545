import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * A linear classifier over hashed pieces of text: a row of weights a piece, one a label. Small enough to ship in the repository, and quick enough to
 * ask for every message.
 */
export type Linear = { labels: readonly string[]; rows: number; scale: number; weights: Int8Array };

/** A text's pieces by kind, each a row of weights; every kind counts for as much, however many pieces it has. */
export type Pieces = readonly Uint32Array[];

/** What each piece of a kind counts for. */
export const shareOf = (kind: Uint32Array): number => 1 / Math.sqrt(kind.length || 1);

/** The probability of each label, in the labels' order. */
export function predict({ labels, scale, weights }: Linear, pieces: Pieces): Float64Array {
  const size = labels.length;
  const scores = new Float64Array(size);
  for (const kind of pieces) {
    const factor = scale * shareOf(kind);
    for (const piece of kind)
      for (let at = piece * size, label = 0; label < size; label += 1, at += 1)
        scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) * factor;
  }
  return softmax(scores);
}

/** Scores as probabilities, in their place. */
export function softmax(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, each) => Math.max(most, each), -Infinity);
  let total = 0;
  for (let label = 0; label < scores.length; label += 1) {
    scores[label] = Math.exp((scores[label] ?? 0) - top);
    total += scores[label] ?? 0;
  }
  for (let label = 0; label < scores.length; label += 1) scores[label] = (scores[label] ?? 0) / total;
  return scores;
}

/** A file of weights: what its first line says, and the signed bytes that follow. */
export function readWeights<Head>(file: URL): { head: Head; bytes: Int8Array } {
  const whole = gunzipSync(readFileSync(file));
  const end = whole.indexOf(10);
  const body = whole.subarray(end + 1);
  return {
    head: JSON.parse(whole.subarray(0, end).toString('utf8')) as Head,
    bytes: new Int8Array(body.buffer, body.byteOffset, body.byteLength),
  };
}

/** Reads a linear classifier as `writeLinear` laid it. */
export function readLinear(file: URL): Linear {
  const { head, bytes } = readWeights<Omit<Linear, 'weights'>>(file);
  return { ...head, weights: bytes };
}
