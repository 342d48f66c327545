import { gzipSync } from 'node:zlib';
import { type Head, type Net, type NetPieces, ROWS, softmaxInPlace, WIDTH } from '@karo/core/chat/nlu';
import { seeded } from './fit.ts';

/** A text's pieces, what each head should say of it (undefined: that head learns nothing of it), and what it weighs. */
export type Lesson = { pieces: NetPieces; right: readonly (string | undefined)[]; weight: number };
export type HeadSpec = { labels: readonly string[]; weight: number };
/** `drop`: the share of a text's pieces that are left out at each step, so that no one word carries a wish alone. */
export type Settings = { epochs: number; rate: number; drop: number; seed: number };

/** Six epochs, the weights averaged over the last three. */
export const settings: Settings = { epochs: 6, rate: 0.15, drop: 0.35, seed: 3 };
const AVERAGED = 3;
const START = 0.4;
const LOWER_SQUARE = 1e-3;
const UPPER_SQUARE = 1e-2;
/** The upper weights, which every text moves, move by less. */
const UPPER_RATE = 0.5;

/** Weights with the squares of all slopes that they were moved by. */
type Learnt = { values: Float32Array; squares: Float32Array; sum: Float32Array };
const learnt = (size: number, square: number): Learnt => ({
  values: new Float32Array(size),
  squares: new Float32Array(size).fill(square),
  sum: new Float32Array(size),
});

type Student = { lower: Learnt; uppers: Learnt[]; specs: readonly HeadSpec[] };

function newStudent(lessons: readonly Lesson[], specs: readonly HeadSpec[], random: () => number): Student {
  const seen = new Uint8Array(ROWS);
  for (const { pieces } of lessons) for (const kind of pieces) for (const piece of kind) seen[piece] = 1;
  const lower = learnt(ROWS * WIDTH, LOWER_SQUARE);
  // A row that no text has stays at nothing: it would only be noise.
  for (let row = 0; row < ROWS; row += 1)
    if (seen[row])
      for (let at = row * WIDTH; at < (row + 1) * WIDTH; at += 1) lower.values[at] = (random() - 0.5) * START;
  const uppers = specs.map(({ labels }) => {
    const upper = learnt((WIDTH + 1) * labels.length, UPPER_SQUARE);
    for (let at = 0; at < WIDTH * labels.length; at += 1) upper.values[at] = (random() - 0.5) * START;
    return upper;
  });
  return { lower, uppers, specs };
}

/** The pieces of one lesson that are kept at this step, each with what it counts for. */
type Step = { rows: Uint32Array; counts: Float32Array; size: number };
const PIECES_MOST = 4096;

function keepPieces(pieces: NetPieces, drop: number, random: () => number, step: Step): void {
  step.size = 0;
  for (const kind of pieces) {
    const first = step.size;
    for (const piece of kind)
      if (step.size < PIECES_MOST && random() >= drop) {
        step.rows[step.size] = piece;
        step.size += 1;
      }
    step.counts.fill(1 / Math.sqrt(step.size - first || 1), first, step.size);
  }
}

function layerOf({ values }: Learnt, { rows, counts, size }: Step, layer: Float32Array): void {
  layer.fill(0);
  for (let each = 0; each < size; each += 1) {
    const count = counts[each] as number;
    for (let unit = 0, at = (rows[each] as number) * WIDTH; unit < WIDTH; unit += 1, at += 1)
      layer[unit] = (layer[unit] as number) + (values[at] as number) * count;
  }
}

/** Moves a head by its error on one text, and adds to `slopes` what the layer should have been. */
function moveHead(
  { values, squares }: Learnt,
  size: number,
  target: { right: number; weight: number },
  layer: Float32Array,
  slopes: Float32Array,
  rate: number,
): void {
  const errors = values.slice(WIDTH * size);
  for (let unit = 0; unit < WIDTH; unit += 1) {
    const light = layer[unit] as number;
    if (light <= 0) continue;
    for (let label = 0, at = unit * size; label < size; label += 1, at += 1)
      errors[label] = (errors[label] as number) + light * (values[at] as number);
  }
  softmaxInPlace(errors);
  errors[target.right] = (errors[target.right] as number) - 1;
  for (let unit = 0; unit <= WIDTH; unit += 1) {
    const light = unit === WIDTH ? 1 : (layer[unit] as number);
    if (light <= 0) continue;
    let sum = 0;
    for (let label = 0, at = unit * size; label < size; label += 1, at += 1) {
      const error = (errors[label] as number) * target.weight;
      sum += error * (values[at] as number);
      const slope = error * light;
      squares[at] = (squares[at] as number) + slope * slope;
      values[at] = (values[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
    }
    if (unit < WIDTH) slopes[unit] = (slopes[unit] as number) + sum;
  }
}

function moveLower({ values, squares }: Learnt, step: Step, slopes: Float32Array, rate: number): void {
  for (let each = 0; each < step.size; each += 1) {
    const count = step.counts[each] as number;
    for (let unit = 0, at = (step.rows[each] as number) * WIDTH; unit < WIDTH; unit += 1, at += 1) {
      const slope = (slopes[unit] as number) * count;
      if (slope === 0) continue;
      squares[at] = (squares[at] as number) + slope * slope;
      values[at] = (values[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
    }
  }
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] as number;
    order[index] = order[other] as number;
    order[other] = kept;
  }
}

/** What a weight of one step says is lost in what is averaged, and costs a tenth of the file. */
const LEAST = 2;

/** The largest weight as a signed byte: finer steps read no better, and cost another tenth of the file. */
const LARGEST = 80;

/** Weights as signed bytes: the largest is LARGEST. */
function bytesOf({ sum }: Learnt): { bytes: Int8Array; scale: number } {
  let most = 0;
  for (const value of sum) most = Math.max(most, Math.abs(value));
  const scale = most / LARGEST || 1;
  const rounded = (value: number): number => {
    const steps = Math.round(value / scale);
    return Math.abs(steps) < LEAST ? 0 : steps;
  };
  return { bytes: Int8Array.from(sum, rounded), scale };
}

/** Learns a net of lessons; the same lessons and settings give the same weights, on any machine. */
export function learnNet(lessons: readonly Lesson[], specs: readonly HeadSpec[], how = settings): Net {
  const random = seeded(how.seed);
  const student = newStudent(lessons, specs, random);
  const rights = specs.map(({ labels }, head) => {
    const places = new Map(labels.map((label, at) => [label, at]));
    return Int32Array.from(lessons, ({ right }) => places.get(right[head] ?? '') ?? -1);
  });
  const step: Step = { rows: new Uint32Array(PIECES_MOST), counts: new Float32Array(PIECES_MOST), size: 0 };
  const [layer, slopes] = [new Float32Array(WIDTH), new Float32Array(WIDTH)];
  const order = Uint32Array.from(lessons.keys());
  for (let epoch = 0; epoch < how.epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at] as Lesson;
      keepPieces(lesson.pieces, how.drop, random, step);
      layerOf(student.lower, step, layer);
      slopes.fill(0);
      for (const [head, { labels, weight }] of specs.entries()) {
        const right = rights[head]?.[at] ?? -1;
        const target = { right, weight: weight * lesson.weight };
        const upper = student.uppers[head] as Learnt;
        if (right >= 0) moveHead(upper, labels.length, target, layer, slopes, how.rate * UPPER_RATE);
      }
      for (let unit = 0; unit < WIDTH; unit += 1) if ((layer[unit] as number) <= 0) slopes[unit] = 0;
      moveLower(student.lower, step, slopes, how.rate);
    }
    if (epoch < how.epochs - AVERAGED) continue;
    for (const { values, sum } of [student.lower, ...student.uppers])
      for (let at = 0; at < sum.length; at += 1)
        sum[at] = (sum[at] as number) + (values[at] as number) / AVERAGED;
  }
  const { bytes: lower, scale } = bytesOf(student.lower);
  const heads: Head[] = student.uppers.map((upper, head) => {
    const { bytes: weights, scale: step } = bytesOf(upper);
    return { labels: specs[head]?.labels ?? [], weights, scale: step };
  });
  return { lower, scale, heads };
}

/** A net as a file, compressed; `readNet` reads it. */
export function fileOf({ lower, scale, heads }: Net): Buffer {
  const written = JSON.stringify({
    scale,
    heads: heads.map(({ labels, scale: each }) => ({ labels, scale: each })),
  });
  const bytes = [lower, ...heads.map((head) => head.weights)];
  return gzipSync(
    Buffer.concat([
      Buffer.from(`${written}\n`),
      ...bytes.map((part) => Buffer.from(part.buffer, part.byteOffset, part.length)),
    ]),
    { level: 9 },
  );
}
