import { type Pieces, readWeights, shareOf, softmax } from './linear.ts';

/**
 * A classifier with one layer between the pieces of a text and its labels: each piece adds its row to the layer, and what is above zero there is
 * weighed for each label. It errs elsewhere than a linear one does, so that the two together err less.
 */
export type Layered = {
  labels: readonly string[];
  rows: number;
  width: number;
  scale: number;
  upperScale: number;
  /** A row of `width` a piece. */
  lower: Int8Array;
  /** A row of labels a unit of the layer. */
  upper: Int8Array;
};

/** The probability of each label, in the labels' order. */
export function predictLayered(model: Layered, pieces: Pieces): Float64Array {
  const { width, lower } = model;
  const size = model.labels.length;
  const layer = new Float64Array(width);
  for (const kind of pieces) {
    const factor = model.scale * shareOf(kind);
    for (const piece of kind)
      for (let at = piece * width, unit = 0; unit < width; unit += 1, at += 1)
        layer[unit] = (layer[unit] ?? 0) + (lower[at] ?? 0) * factor;
  }
  return labelsOf(layer, model, new Float64Array(size));
}

/** The probability of each label, of what is above zero in a layer and of the scores that they begin with. */
export function labelsOf(
  layer: Float64Array,
  { upper, upperScale }: Pick<Layered, 'upper' | 'upperScale'>,
  scores: Float64Array,
): Float64Array {
  const size = scores.length;
  for (let unit = 0; unit < layer.length; unit += 1) {
    const light = (layer[unit] ?? 0) * upperScale;
    if (light <= 0) continue;
    for (let at = unit * size, label = 0; label < size; label += 1, at += 1)
      scores[label] = (scores[label] ?? 0) + light * (upper[at] ?? 0);
  }
  return softmax(scores);
}

/** Reads weights as `writeLayered` laid them: the lower rows, then the upper. */
export function readLayered(file: URL): Layered {
  const { head, bytes } = readWeights<Omit<Layered, 'lower' | 'upper'>>(file);
  const split = head.rows * head.width;
  return { ...head, lower: bytes.subarray(0, split), upper: bytes.subarray(split) };
}
