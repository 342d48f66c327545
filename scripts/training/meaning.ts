import { ENCODED, type Meaning, softmax, type Tensor, tensors } from '@karo/core/chat/nlu';
import { bytesOf, FINE_STEPS, fileOf, type Packed, seeded, shuffled } from './fit.ts';

/** What the encoder made of each text, one after the other, with its label and its weight. */
export type Encodings = Pick<Packed, 'labels' | 'right' | 'weights'> & { encoded: Float32Array };

/** `batch`: how many rows a step takes. `dropUnits`: the share of the layer's units that are left out at each. */
export type MeaningSettings = {
  width: number;
  epochs: number;
  batch: number;
  rate: number;
  dropUnits: number;
  seed: number;
};

/** Numbers that are learnt, with the running means of their slopes and of the squares of these. */
type Learnt = { numbers: Float32Array; slopes: Float32Array; squares: Float32Array };

const learntOf = (numbers: Float32Array): Learnt => ({
  numbers,
  slopes: new Float32Array(numbers.length),
  squares: new Float32Array(numbers.length),
});

const SLOPES = 0.9;
const SQUARES = 0.999;

/** A step of Adam (Kingma and Ba 2015). */
function move({ numbers, slopes, squares }: Learnt, slope: Float32Array, rate: number, step: number): void {
  const pace = (rate * Math.sqrt(1 - SQUARES ** step)) / (1 - SLOPES ** step);
  for (let at = 0; at < numbers.length; at += 1) {
    const found = slope[at] as number;
    const mean = SLOPES * (slopes[at] as number) + (1 - SLOPES) * found;
    const square = SQUARES * (squares[at] as number) + (1 - SQUARES) * found * found;
    slopes[at] = mean;
    squares[at] = square;
    numbers[at] = (numbers[at] as number) - (pace * mean) / (Math.sqrt(square) + 1e-8);
  }
}

type Matrix = { numbers: Float32Array; rows: number; columns: number };

/** Rows for columns: TensorFlow.js multiplies turned matrices ten times slower. */
function turned({ numbers, rows, columns }: Matrix): Matrix {
  const found = new Float32Array(numbers.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      found[column * rows + row] = numbers[row * columns + column] as number;
  return { numbers: found, rows: columns, columns: rows };
}

async function product(a: Matrix, b: Matrix): Promise<Matrix> {
  const given = [a, b].map(({ numbers, rows, columns }) =>
    tensors.tensor2d(numbers, [rows, columns], 'float32'),
  );
  const made = tensors.matMul(given[0] as Tensor, given[1] as Tensor);
  const numbers = await made.data();
  for (const each of [...given, made]) each.dispose();
  return { numbers, rows: a.rows, columns: b.columns };
}

const sumOfRows = ({ numbers, rows, columns }: Matrix): Float32Array => {
  const sums = new Float32Array(columns);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      sums[column] = (sums[column] as number) + (numbers[row * columns + column] as number);
  return sums;
};

type Net = { lower: Learnt; bias: Learnt; upper: Learnt; upperBias: Learnt };

function newNet(width: number, labels: number, random: () => number): Net {
  const drawn = (size: number, spread: number) =>
    learntOf(Float32Array.from({ length: size }, () => (random() * 2 - 1) * spread));
  return {
    lower: drawn(ENCODED * width, Math.sqrt(3 / ENCODED)),
    bias: drawn(width, 0),
    upper: drawn(width * labels, Math.sqrt(3 / width)),
    upperBias: drawn(labels, 0),
  };
}

/** Adds the bias; what is below zero, or left out at this step, is nothing. Returns what each unit counts for. */
function lit(layer: Float32Array, bias: Float32Array, keep: number, random: () => number): Float32Array {
  const counts = new Float32Array(layer.length);
  for (let at = 0; at < layer.length; at += 1) {
    const light = (layer[at] as number) + (bias[at % bias.length] as number);
    counts[at] = light > 0 && random() < keep ? 1 / keep : 0;
    layer[at] = light * (counts[at] as number);
  }
  return counts;
}

/** What each label was, less what it should have been, as the mean of the batch: in the place of the scores. */
function errorsOf(scores: Float32Array, rows: readonly number[], net: Net, data: Encodings): void {
  const size = data.labels.length;
  const bias = net.upperBias.numbers;
  for (const [at, row] of rows.entries()) {
    const odds = softmax(
      Float64Array.from(bias, (each, label) => each + (scores[at * size + label] as number)),
    );
    const right = data.right[row] as number;
    odds[right] = (odds[right] as number) - 1;
    const share = (data.weights[row] as number) / rows.length;
    for (const [label, error] of odds.entries()) scores[at * size + label] = error * share;
  }
}

async function learnBatch(
  net: Net,
  rows: readonly number[],
  data: Encodings,
  keep: number,
  random: () => number,
): Promise<Record<keyof Net, Float32Array>> {
  const [many, width, size] = [rows.length, net.bias.numbers.length, data.labels.length];
  const numbers = new Float32Array(many * ENCODED);
  for (const [at, row] of rows.entries())
    numbers.set(data.encoded.subarray(row * ENCODED, (row + 1) * ENCODED), at * ENCODED);
  const given = { numbers, rows: many, columns: ENCODED };
  const layer = await product(given, { numbers: net.lower.numbers, rows: ENCODED, columns: width });
  const counts = lit(layer.numbers, net.bias.numbers, keep, random);
  const upper = { numbers: net.upper.numbers, rows: width, columns: size };
  const errors = await product(layer, upper);
  errorsOf(errors.numbers, rows, net, data);
  const below = await product(errors, turned(upper));
  for (let at = 0; at < counts.length; at += 1)
    below.numbers[at] = (below.numbers[at] as number) * (counts[at] as number);
  return {
    lower: (await product(turned(given), below)).numbers,
    bias: sumOfRows(below),
    upper: (await product(turned(layer), errors)).numbers,
    upperBias: sumOfRows(errors),
  };
}

/** Learns a layer over encoded texts and what it says of the labels; the same rows and settings give the same weights. */
export async function learnMeaning(data: Encodings, settings: MeaningSettings): Promise<Meaning> {
  await tensors.ready();
  const { width, epochs, batch, rate, dropUnits } = settings;
  const random = seeded(settings.seed);
  const net = newNet(width, data.labels.length, random);
  const batches = Math.ceil(data.right.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const places = shuffled([...data.right.keys()], random);
    for (let at = 0; at < batches; at += 1) {
      const rows = places.slice(at * batch, (at + 1) * batch);
      const slopes = await learnBatch(net, rows, data, 1 - dropUnits, random);
      const slower = rate * (1 - step / (epochs * batches));
      step += 1;
      for (const name of ['lower', 'bias', 'upper', 'upperBias'] as const)
        move(net[name], slopes[name], slower, step);
    }
  }
  const low = bytesOf(net.lower.numbers, FINE_STEPS);
  const up = bytesOf(net.upper.numbers, FINE_STEPS);
  return {
    labels: data.labels,
    width,
    scale: low.scale,
    upperScale: up.scale,
    bias: [...net.bias.numbers],
    upperBias: [...net.upperBias.numbers],
    lower: low.bytes,
    upper: up.bytes,
  };
}

/** Such a classifier as a file. */
export const writeMeaning = ({ lower, upper, ...head }: Meaning): Buffer => fileOf(head, lower, upper);
