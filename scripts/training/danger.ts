// Learns what a text tells of danger: one layer over the pieces of the text. The same examples and sets give the same bytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type DangerLabel,
  dangerLabels,
  dangerPieces,
  type NetPieces,
  ROWS,
  surest,
  weighDanger,
} from '@karo/core/chat/nlu';
import { seeded, shuffled } from './fit.ts';
import { isKept } from './kept.ts';
import { readNative } from './native.ts';
import type { Sets } from './sets.ts';

const root = join(import.meta.dirname, '../..');
const LABELS = dangerLabels.length;
const EPOCHS = 6;
const RATE = 1;
/** What AdaGrad begins with, so that a piece seen once does not decide alone. */
const CAUTION = 0.1;
/** Ordinary text is many times as much as what tells of danger, and counts for less. */
const ORDINARY = 0.5;
/** What sounds like danger and is none. */
const NEAR = 2;
/** One of so many ordinary rows is not taught: it says how sure a label must be. */
const KEPT = 5;
/** The share of ordinary text that each label may be told of wrongly, and how sure it must be in any case; what closes the account to whoever writes must be surer. */
const FALSE_MOST = 0.0004;
const SURE = 0.35;
const CLOSING: readonly DangerLabel[] = ['child', 'not_owner'];
const FALSE_CLOSING = 0.0002;
const SURE_CLOSING = 0.97;

type Example = { pieces: NetPieces; label: number; weight: number };

const rowsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

/** The examples of data/nlu/dangers: a file for each language, its label and the text in a line. */
function taught(): Example[] {
  const folder = join(root, 'data/nlu/dangers');
  return readdirSync(folder).flatMap((file) =>
    rowsOf(join(folder, file)).map(([label = '', text = '']) => {
      const at = dangerLabels.findIndex((each) => each === label);
      if (at < 0) throw new Error(`${file}: no danger is called ${label}`);
      return { pieces: dangerPieces(text), label: at, weight: at === 0 ? NEAR : 1 };
    }),
  );
}

/** Our own lines of intents that tell of loss or theft themselves, and what public sets hold of it. */
const near = /report_fraud|freeze_account|card_freeze|complaint|human|out_of_scope|kept/;
const nearInSets = /lost|stolen|fraud|freeze|compromised|swallowed|not_recognised|passcode_forgotten/;

function ordinary(sets: Sets, folder: string): string[] {
  const ours = ['en', 'pcm', 'ha', 'yo', 'ig'].flatMap((language) =>
    readdirSync(join(root, 'data/nlu', language))
      .filter((file) => !near.test(file))
      .flatMap((file) => rowsOf(join(root, 'data/nlu', language, file)).map((row) => row.at(-1) ?? '')),
  );
  return [
    ...ours,
    ...sets.language.filter((_, index) => !isKept(index)).map(({ text }) => text),
    ...[...sets.clinc, ...sets.banking, ...readNative(folder)].flatMap(({ intent, text }) =>
      nearInSets.test(intent) ? [] : [text],
    ),
  ];
}

function learn(examples: readonly Example[]): { weights: Float32Array; bias: number[] } {
  const weights = new Float32Array(ROWS * LABELS);
  const squares = new Float32Array(weights.length).fill(CAUTION);
  const bias: number[] = new Array(LABELS).fill(0);
  const biasSquares: number[] = new Array(LABELS).fill(CAUTION);
  const random = seeded(11);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { pieces, label, weight } of shuffled(examples, random)) {
      const off = weighDanger(pieces, weights, 1, bias).map((p, at) => (p - (at === label ? 1 : 0)) * weight);
      for (const [at, slope] of off.entries()) {
        biasSquares[at] = (biasSquares[at] as number) + slope * slope;
        bias[at] = (bias[at] as number) - (RATE * slope) / Math.sqrt(biasSquares[at] as number);
      }
      step(weights, squares, pieces, off);
    }
  return { weights, bias };
}

/** Less than this changes nothing that a signed byte could hold. */
const SLIGHT = 1e-4;

function step(weights: Float32Array, squares: Float32Array, pieces: NetPieces, off: Float32Array): void {
  for (const kind of pieces) {
    const share = 1 / Math.sqrt(kind.length || 1);
    for (const piece of kind)
      for (let label = 0, at = piece * LABELS; label < LABELS; label += 1, at += 1) {
        const slope = (off[label] as number) * share;
        if (Math.abs(slope) < SLIGHT) continue;
        squares[at] = (squares[at] as number) + slope * slope;
        weights[at] = (weights[at] as number) - (RATE * slope) / Math.sqrt(squares[at] as number);
      }
  }
}

/** How sure each label must be for at most its share of ordinary text that was not taught to be told of it. */
function leastFor(kept: readonly NetPieces[], weights: Int8Array, scale: number, bias: readonly number[]) {
  const any = dangerLabels.map(() => 0);
  const sure: number[][] = dangerLabels.map(() => []);
  for (const pieces of kept) {
    const odds = weighDanger(pieces, weights, scale, bias);
    const label = surest(odds, any);
    if (label) sure[dangerLabels.indexOf(label)]?.push(1 - (odds[0] as number));
  }
  return sure.map((each, at) => {
    const closes = CLOSING.includes(dangerLabels[at] as DangerLabel);
    const [...sorted] = each.sort((a, b) => b - a);
    const measured = sorted[Math.floor(kept.length * (closes ? FALSE_CLOSING : FALSE_MOST))] ?? 0;
    return Number(Math.max(measured, closes ? SURE_CLOSING : SURE).toFixed(4));
  });
}

/** Learns the weights of core/chat/nlu/danger.bin and writes them. */
export function trainDanger(sets: Sets, folder: string): void {
  const rows = ordinary(sets, folder).map(dangerPieces);
  const kept = rows.filter((_, at) => at % KEPT === 0);
  const plainRows = rows.flatMap((pieces, at) =>
    at % KEPT === 0 ? [] : [{ pieces, label: 0, weight: ORDINARY }],
  );
  const { weights, bias } = learn([...taught(), ...plainRows]);
  const top = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = top / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const least = leastFor(kept, bytes, scale, bias);
  const head = Buffer.from(`${JSON.stringify({ scale, bias, least })}\n`);
  const file = gzipSync(Buffer.concat([head, Buffer.from(bytes.buffer)]), { level: 9 });
  writeFileSync(join(root, 'core/chat/nlu/danger.bin'), file);
  console.log(`danger.bin: ${Math.round(file.length / 1024)} kB; ${JSON.stringify(least)}`);
}
