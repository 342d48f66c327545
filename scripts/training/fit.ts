import { gzipSync } from 'node:zlib';
import { type Linear, type Pieces, softmax } from '@karo/core/chat/nlu';

/** A text's pieces and what it should be taken for. */
export type Row = { pieces: Pieces; label: string; weight?: number };

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

/** `rows`: how many rows of weights there are. `drop`: the share of a text's pieces left out at each step, so that no one word carries an intent alone. */
export type Settings = {
  rows: number;
  epochs: number;
  rate: number;
  shrink: number;
  drop: number;
  seed: number;
};

/** Rows laid one after the other in memory that threads share: where each kind of a row's pieces ends, its label and its weight. */
export type Packed = {
  labels: readonly string[];
  pieces: Uint32Array;
  ends: Uint32Array;
  kinds: number;
  right: Uint32Array;
  weights: Float32Array;
};

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);

/** Which label each row should be taken for, and what it weighs, in memory that threads share. */
export function answersOf(
  rows: readonly Pick<Row, 'label' | 'weight'>[],
  labels: readonly string[],
): Pick<Packed, 'right' | 'weights'> {
  const index = new Map(labels.map((label, at) => [label, at]));
  const right = new Uint32Array(shared(rows.length * 4));
  const weights = new Float32Array(shared(rows.length * 4));
  for (const [at, { label, weight = 1 }] of rows.entries()) {
    right[at] = index.get(label) ?? 0;
    weights[at] = weight;
  }
  return { right, weights };
}

/** Lays rows out for learning. */
export function packed(rows: readonly Row[], labels: readonly string[]): Packed {
  const kinds = rows[0]?.pieces.length ?? 0;
  const many = rows.reduce((sum, { pieces }) => sum + pieces.reduce((all, kind) => all + kind.length, 0), 0);
  const pieces = new Uint32Array(shared(many * 4));
  const ends = new Uint32Array(shared(rows.length * kinds * 4));
  let end = 0;
  for (const [at, row] of rows.entries()) {
    for (const [kind, found] of row.pieces.entries()) {
      pieces.set(found, end);
      end += found.length;
      ends[at * kinds + kind] = end;
    }
  }
  return { labels, pieces, ends, kinds, ...answersOf(rows, labels) };
}

/** A row as a step of learning takes it: its pieces of every kind one after the other, each with what it counts for. */
export type Step = { pieces: Uint32Array; counts: Float32Array; size: number; label: number; weight: number };

const PIECES_MOST = 8192;

/** Makes steps of rows, in the same memory each time: every piece is left out as often as `drop` says. */
export function stepsOf(
  { pieces, ends, kinds, right, weights }: Packed,
  { drop }: { drop: number },
  random: () => number,
): (row: number) => Step {
  const step = { pieces: new Uint32Array(PIECES_MOST), counts: new Float32Array(PIECES_MOST) };
  return (row) => {
    let size = 0;
    for (let kind = row * kinds; kind < (row + 1) * kinds; kind += 1) {
      const first = size;
      for (let at = kind === 0 ? 0 : (ends[kind - 1] as number); at < (ends[kind] as number); at += 1)
        if (size < PIECES_MOST && (drop === 0 || random() >= drop)) {
          step.pieces[size] = pieces[at] as number;
          size += 1;
        }
      step.counts.fill(1 / Math.sqrt(size - first || 1), first, size);
    }
    return { ...step, size, label: right[row] as number, weight: weights[row] as number };
  };
}

/** The places of rows, in an order that the seed decides. */
export const placesOf = ({ right }: Packed, random: () => number): number[] =>
  shuffled([...right.keys()], random);

/** Below this a label is as it should be, and is left alone. */
const ERROR_LEAST = 0.002;

/** One step of softmax regression with AdaGrad on one row. */
function learnStep(
  { pieces, counts, size: many, label: right, weight }: Step,
  weights: Float32Array,
  squares: Float32Array,
  scores: Float64Array,
  { rate, shrink }: Settings,
): void {
  const size = scores.length;
  scores.fill(0);
  for (let each = 0; each < many; each += 1) {
    const count = counts[each] as number;
    for (let at = (pieces[each] as number) * size, label = 0; label < size; label += 1, at += 1)
      scores[label] = (scores[label] as number) + (weights[at] as number) * count;
  }
  softmax(scores);
  for (let label = 0; label < size; label += 1) {
    const error = ((scores[label] as number) - (label === right ? 1 : 0)) * weight;
    if (error < ERROR_LEAST && error > -ERROR_LEAST) continue;
    for (let each = 0; each < many; each += 1) {
      const at = (pieces[each] as number) * size + label;
      const slope = error * (counts[each] as number) + shrink * (weights[at] as number);
      squares[at] = (squares[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) - (rate * slope) / (Math.sqrt(squares[at] as number) + 1e-3);
    }
  }
}

/** Learns weights from rows, the mean of those after each epoch of the later half; the same rows and settings give the same weights. */
export function learn(rows: Packed, settings: Settings): Linear {
  const { labels } = rows;
  const random = seeded(settings.seed);
  const stepOf = stepsOf(rows, settings, random);
  const size = settings.rows * labels.length;
  const weights = new Float32Array(size);
  const averaged = new Float32Array(size);
  const squares = new Float32Array(size);
  const scores = new Float64Array(labels.length);
  const late = Math.floor(settings.epochs / 2);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const row of placesOf(rows, random)) learnStep(stepOf(row), weights, squares, scores, settings);
    if (epoch >= late) addTo(averaged, weights, 1 / (settings.epochs - late));
  }
  const { bytes, scale } = bytesOf(averaged);
  return { labels, rows: settings.rows, scale, weights: bytes };
}

/** Adds a share of some weights to a sum of them. */
export function addTo(sum: Float32Array, weights: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (weights[at] as number) * share;
}

/** What the largest weight becomes: steps this coarse cost no accuracy, and the files are half as large as with whole bytes. */
const STEPS = 31;

/** Weights in few steps of one size; the few outliers beyond the 99.99th percentile are clipped. */
function bytesOf(weights: Float32Array): { scale: number; bytes: Int8Array } {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.9999)] || 1) / STEPS;
  return {
    scale,
    bytes: Int8Array.from(weights, (weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / scale)))),
  };
}

/** Weights as a file: a line of JSON, then the bytes, compressed. */
export function fileOf(head: object, ...parts: readonly Int8Array[]): Buffer {
  const bodies = parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bodies]), { level: 9 });
}

/** A linear classifier as a file. */
export const writeLinear = ({ weights, ...head }: Linear): Buffer => fileOf(head, weights);
