import { gzipSync } from 'node:zlib';
import { bucketsOf, type Cut, type Linear } from '@karo/core/chat/linear';

export type Row = { text: string; label: string; weight?: number };

/** Random numbers that are the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same rows in an order that the seed decides. */
export function shuffled<T>(rows: readonly T[], random: () => number): T[] {
  const result = [...rows];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}

/** `drop`: the share of a text's pieces left out at each step, so that no one word carries an intent alone. */
export type Settings = {
  bits: number;
  epochs: number;
  rate: number;
  shrink: number;
  drop: number;
  seed: number;
};

/** Below this a label is as it should be, and is left alone. */
const ERROR_LEAST = 0.002;

/** One step of softmax regression with AdaGrad on one row. */
function step(
  row: { buckets: Uint32Array; label: number; weight: number },
  weights: Float32Array,
  squares: Float32Array,
  scores: Float64Array,
  { rate, shrink }: Settings,
): void {
  const size = scores.length;
  const value = 1 / Math.sqrt(row.buckets.length || 1);
  scores.fill(0);
  for (const bucket of row.buckets)
    for (let at = bucket * size, label = 0; label < size; label += 1, at += 1)
      scores[label] = (scores[label] as number) + (weights[at] as number) * value;
  let top = -Infinity;
  for (let label = 0; label < size; label += 1) top = Math.max(top, scores[label] as number);
  let total = 0;
  for (let label = 0; label < size; label += 1) {
    scores[label] = Math.exp((scores[label] as number) - top);
    total += scores[label] as number;
  }
  for (let label = 0; label < size; label += 1) {
    const error = ((scores[label] as number) / total - (label === row.label ? 1 : 0)) * row.weight;
    if (error < ERROR_LEAST && error > -ERROR_LEAST) continue;
    for (const bucket of row.buckets) {
      const at = bucket * size + label;
      const slope = error * value + shrink * (weights[at] as number);
      squares[at] = (squares[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) - (rate * slope) / (Math.sqrt(squares[at] as number) + 1e-3);
    }
  }
}

/** Learns weights from rows, the mean of those after each epoch of the later half; the same rows and settings give the same weights. */
export function learn(rows: readonly Row[], labels: readonly string[], cut: Cut, settings: Settings): Linear {
  const random = seeded(settings.seed);
  const index = new Map(labels.map((label, at) => [label, at]));
  const prepared = rows.map((row) => ({
    buckets: bucketsOf(row.text, cut, settings.bits),
    label: index.get(row.label) ?? -1,
    weight: row.weight ?? 1,
  }));
  const size = 2 ** settings.bits * labels.length;
  const weights = new Float32Array(size);
  const averaged = new Float32Array(size);
  const squares = new Float32Array(size);
  const scores = new Float64Array(labels.length);
  const late = Math.floor(settings.epochs / 2);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const row of shuffled(prepared, random)) {
      const buckets = settings.drop > 0 ? row.buckets.filter(() => random() >= settings.drop) : row.buckets;
      step({ ...row, buckets }, weights, squares, scores, settings);
    }
    if (epoch >= late)
      for (let at = 0; at < size; at += 1) averaged[at] = (averaged[at] as number) + (weights[at] as number);
  }
  for (let at = 0; at < size; at += 1) averaged[at] = (averaged[at] as number) / (settings.epochs - late);
  return quantized(averaged, labels, settings.bits);
}

/** A signed byte a weight; the few outliers beyond the 99.99th percentile are clipped. */
function quantized(weights: Float32Array, labels: readonly string[], bits: number): Linear {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const most = sizes[Math.floor(sizes.length * 0.9999)] || 1;
  const scale = most / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { labels, bits, scale, weights: bytes };
}

/** The weights as a file: a line of JSON, then the bytes, compressed. */
export function writeLinear({ weights, ...head }: Linear): Buffer {
  const body = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength);
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]), { level: 9 });
}
