// Learns a softmax regression over the hashed pieces of texts (core/chat/nlu/regression.ts). The same examples give the same bytes.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type NetPieces, type Regression, regress } from '@karo/core/chat/nlu';
import { seeded, shuffled } from './fit.ts';

const EPOCHS = 6;
const RATE = 1;
/** What AdaGrad begins with, so that a piece seen once does not decide alone. */
const CAUTION = 0.1;

/** A text's pieces, the place of its label, and how much it counts. */
export type Example = { pieces: NetPieces; label: number; weight: number };

/** `slight`: a slope below it changes nothing. `prune`: a weight of fewer bytes than this is left out. */
type Settings = { rows: number; labels: number; slight: number; prune: number };

/** Learns from examples; the weights are rounded to signed bytes. */
export function learnRegression(examples: readonly Example[], settings: Settings): Regression {
  const { rows, labels, slight, prune } = settings;
  const weights = new Float32Array(rows * labels);
  const squares = new Float32Array(weights.length).fill(CAUTION);
  const bias: number[] = new Array(labels).fill(0);
  const biasSquares: number[] = new Array(labels).fill(CAUTION);
  const random = seeded(11);
  const learning = { weights, scale: 1, bias };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { pieces, label, weight } of shuffled(examples, random)) {
      const off = regress(learning, pieces).map((p, at) => (p - (at === label ? 1 : 0)) * weight);
      for (const [at, slope] of off.entries()) {
        biasSquares[at] = (biasSquares[at] as number) + slope * slope;
        bias[at] = (bias[at] as number) - (RATE * slope) / Math.sqrt(biasSquares[at] as number);
      }
      step(weights, squares, pieces, { off, slight });
    }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { weights: bytes.map((byte) => (Math.abs(byte) < prune ? 0 : byte)), scale, bias };
}

type Off = { off: Float32Array; slight: number };

function step(weights: Float32Array, squares: Float32Array, pieces: NetPieces, { off, slight }: Off): void {
  const labels = off.length;
  const rows = weights.length / labels;
  for (const kind of pieces) {
    const share = 1 / Math.sqrt(kind.length || 1);
    for (const piece of kind)
      for (let label = 0, at = (piece % rows) * labels; label < labels; label += 1, at += 1) {
        const slope = (off[label] as number) * share;
        if (Math.abs(slope) < slight) continue;
        squares[at] = (squares[at] as number) + slope * slope;
        weights[at] = (weights[at] as number) - (RATE * slope) / Math.sqrt(squares[at] as number);
      }
  }
}

/** Writes a regression as `readRegression` reads it, with what else its reader must know, and returns its length in bytes. */
export function writeRegression(file: string, { weights, scale, bias }: Regression, more: object): number {
  const head = Buffer.from(`${JSON.stringify(Object.assign({ scale, bias }, more))}\n`);
  const written = gzipSync(Buffer.concat([head, Buffer.from(weights.buffer)]), { level: 9 });
  writeFileSync(file, written);
  return written.length;
}
