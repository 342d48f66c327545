import { labelsOf } from './layered.ts';
import { readWeights } from './linear.ts';

/** A classifier with one layer over what the encoder makes of a text: numbers of every text, and not pieces of some. */
export type Meaning = {
  labels: readonly string[];
  width: number;
  scale: number;
  upperScale: number;
  /** What is added to each unit of the layer, and to each label. */
  bias: readonly number[];
  upperBias: readonly number[];
  /** A row of `width` a number. */
  lower: Int8Array;
  /** A row of labels a unit of the layer. */
  upper: Int8Array;
};

/** The probability of each label, in the labels' order, of one text's numbers. */
export function weighMeaning(model: Meaning, encoded: Float32Array): Float64Array {
  const { width, lower } = model;
  const layer = Float64Array.from(model.bias);
  for (const [place, number] of encoded.entries()) {
    const factor = number * model.scale;
    for (let at = place * width, unit = 0; unit < width; unit += 1, at += 1)
      layer[unit] = (layer[unit] ?? 0) + (lower[at] ?? 0) * factor;
  }
  return labelsOf(layer, model, Float64Array.from(model.upperBias));
}

/** Reads weights as `writeMeaning` laid them: the lower rows, then the upper. */
export function readMeaning(file: URL): Meaning {
  const { head, bytes } = readWeights<Omit<Meaning, 'lower' | 'upper'>>(file);
  const split = bytes.length - head.width * head.labels.length;
  return { ...head, lower: bytes.subarray(0, split), upper: bytes.subarray(split) };
}
