import { type Layered, softmax } from '@karo/core/chat/nlu';
import { addTo, bytesOf, fileOf, type Packed, placesOf, type Step, seeded, stepsOf } from './fit.ts';

/** `drop` and `dropUnits`: the share of a text's pieces, and of the layer's units, that are left out at each step. */
export type LayerSettings = {
  rows: number;
  width: number;
  epochs: number;
  rate: number;
  drop: number;
  dropUnits: number;
  seed: number;
};

type Net = {
  width: number;
  size: number;
  lower: Float32Array;
  upper: Float32Array;
  lowerSquares: Float32Array;
  upperSquares: Float32Array;
};

const LOWER_START = 0.5;
const UPPER_START = 0.6;
const LOWER_SQUARE = 1e-3;
const UPPER_SQUARE = 1e-2;
/** The upper weights, which every row moves, move by less. */
const UPPER_RATE = 0.5;

function newNet({ pieces, labels }: Packed, settings: LayerSettings, random: () => number): Net {
  const { width } = settings;
  const size = labels.length;
  const seen = new Uint8Array(settings.rows);
  for (const piece of pieces) seen[piece] = 1;
  // A piece that no row has stays at nothing: it would only be noise.
  const lower = new Float32Array(settings.rows * width);
  for (let piece = 0; piece < settings.rows; piece += 1)
    if (seen[piece])
      for (let at = piece * width; at < (piece + 1) * width; at += 1)
        lower[at] = (random() - 0.5) * LOWER_START;
  const upper = Float32Array.from({ length: width * size }, () => (random() - 0.5) * UPPER_START);
  const lowerSquares = new Float32Array(lower.length).fill(LOWER_SQUARE);
  const upperSquares = new Float32Array(upper.length).fill(UPPER_SQUARE);
  return { width, size, lower, upper, lowerSquares, upperSquares };
}

/** What of the layer a text lights; what is left out is nothing. */
function lightOf(
  { width, lower }: Net,
  { pieces, counts, size }: Step,
  keep: number,
  random: () => number,
): Float64Array {
  const layer = new Float64Array(width);
  for (let each = 0; each < size; each += 1) {
    const count = counts[each] as number;
    for (let at = (pieces[each] as number) * width, unit = 0; unit < width; unit += 1, at += 1)
      layer[unit] = (layer[unit] as number) + (lower[at] as number) * count;
  }
  for (let unit = 0; unit < width; unit += 1)
    layer[unit] = random() < keep ? Math.max(0, (layer[unit] as number) / keep) : 0;
  return layer;
}

/** What the labels should have been less what they were. */
function errorsOf({ width, size, upper }: Net, layer: Float64Array, { label, weight }: Step): Float64Array {
  const scores = new Float64Array(size);
  for (let unit = 0; unit < width; unit += 1) {
    const light = layer[unit] as number;
    if (light === 0) continue;
    for (let at = unit * size, each = 0; each < size; each += 1, at += 1)
      scores[each] = (scores[each] as number) + light * (upper[at] as number);
  }
  const errors = softmax(scores);
  errors[label] = (errors[label] as number) - 1;
  for (let each = 0; each < size; each += 1) errors[each] = (errors[each] as number) * weight;
  return errors;
}

/** Moves the upper weights by the errors of the labels, and tells what the layer should have been. */
function moveUpper(net: Net, layer: Float64Array, errors: Float64Array, rate: number): Float64Array {
  const { size, upper, upperSquares } = net;
  const slopes = new Float64Array(net.width);
  for (let unit = 0; unit < net.width; unit += 1) {
    const light = layer[unit] as number;
    if (light === 0) continue;
    let sum = 0;
    for (let at = unit * size, label = 0; label < size; label += 1, at += 1) {
      const error = errors[label] as number;
      sum += error * (upper[at] as number);
      const slope = error * light;
      upperSquares[at] = (upperSquares[at] as number) + slope * slope;
      upper[at] = (upper[at] as number) - (rate * slope) / Math.sqrt(upperSquares[at] as number);
    }
    slopes[unit] = sum;
  }
  return slopes;
}

function moveLower(net: Net, { pieces, counts, size }: Step, slopes: Float64Array, rate: number): void {
  const { width, lower, lowerSquares } = net;
  for (let each = 0; each < size; each += 1) {
    const count = counts[each] as number;
    for (let at = (pieces[each] as number) * width, unit = 0; unit < width; unit += 1, at += 1) {
      const slope = (slopes[unit] as number) * count;
      if (slope === 0) continue;
      lowerSquares[at] = (lowerSquares[at] as number) + slope * slope;
      lower[at] = (lower[at] as number) - (rate * slope) / Math.sqrt(lowerSquares[at] as number);
    }
  }
}

/** Learns a layer and what it says of the labels; the same rows and settings give the same weights. */
export function learnLayered(rows: Packed, settings: LayerSettings): Layered {
  const { labels } = rows;
  const { epochs, width, rate } = settings;
  const random = seeded(settings.seed);
  const net = newNet(rows, settings, random);
  const stepOf = stepsOf(rows, settings, random);
  const keep = 1 - settings.dropUnits;
  const lower = new Float32Array(net.lower.length);
  const upper = new Float32Array(net.upper.length);
  const late = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const row of placesOf(rows, random)) {
      const step = stepOf(row);
      const layer = lightOf(net, step, keep, random);
      const slopes = moveUpper(net, layer, errorsOf(net, layer, step), rate * UPPER_RATE);
      for (let unit = 0; unit < width; unit += 1) slopes[unit] = (slopes[unit] as number) / keep;
      moveLower(net, step, slopes, rate);
    }
    if (epoch < late) continue;
    addTo(lower, net.lower, 1 / (epochs - late));
    addTo(upper, net.upper, 1 / (epochs - late));
  }
  const [low, up] = [bytesOf(lower), bytesOf(upper)];
  return {
    labels,
    rows: settings.rows,
    width,
    scale: low.scale,
    upperScale: up.scale,
    lower: low.bytes,
    upper: up.bytes,
  };
}

/** A layered classifier as a file. */
export const writeLayered = ({ lower, upper, ...head }: Layered): Buffer => fileOf(head, lower, upper);
