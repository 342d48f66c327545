// Learns what a message does to the conversation (core/chat/nlu/moves-model.ts). The same examples and sets give the same bytes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conversationMoves, moveOf, regress, regressionPieces } from '@karo/core/chat/nlu';
import { isKept } from './kept.ts';
import { readNative } from './native.ts';
import { type Example, learnRegression, writeRegression } from './regression.ts';
import type { Sets } from './sets.ts';

const root = join(import.meta.dirname, '../..');
const SETTINGS = { rows: 2 ** 14, labels: conversationMoves.length, slight: 1e-4, prune: 0 };
/** Orders and questions are many times as many as moves, and count for less. */
const ORDINARY = 0.03;
/** What shares its words with a move and does something else. */
const NEAR = 2;
/** One of so many ordinary rows is not taught: it says how sure a move must be. */
const KEPT = 5;
/** The share of ordinary text that may be taken for a move, and how sure a move must be in any case. */
const FALSE_MOST = 0.004;
const SURE = 0.4;

const rowsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

const places = new Map<string, number>(conversationMoves.map((move, at) => [move, at]));

/** The examples of data/nlu/moves: a file for each language, its label and the text in a line. */
function taught(): Example[] {
  const folder = join(root, 'data/nlu/moves');
  return readdirSync(folder).flatMap((file) =>
    rowsOf(join(folder, file)).map(([name = '', text = '']) => {
      const label = places.get(name);
      if (label === undefined) throw new Error(`${file}: no move is called ${name}`);
      return { pieces: regressionPieces(text), label, weight: label === 0 ? NEAR : 1 };
    }),
  );
}

/** Intents whose own lines are moves: thanks, greetings, a word that stops. */
const moves = /thanks|greet|cancel|human|abuse|help|out_of_scope|where_is_my_money/;

const ordinary = (sets: Sets, folder: string): string[] => [
  ...['en', 'pcm', 'ha', 'yo', 'ig'].flatMap((language) =>
    readdirSync(join(root, 'data/nlu', language))
      .filter((file) => !moves.test(file))
      .flatMap((file) => rowsOf(join(root, 'data/nlu', language, file)).map((row) => row.at(-1) ?? '')),
  ),
  ...sets.banking.map(({ text }) => text),
  ...readNative(folder).map(({ text }) => text),
];

/** Learns the weights of core/chat/nlu/moves.bin and writes them. */
export function trainMoves(sets: Sets, folder: string): void {
  const rows = ordinary(sets, folder)
    .filter((_, at) => !isKept(at))
    .map(regressionPieces);
  const kept = rows.filter((_, at) => at % KEPT === 0);
  const plainRows = rows.flatMap((pieces, at) =>
    at % KEPT === 0 ? [] : [{ pieces, label: 0, weight: ORDINARY }],
  );
  const learnt = learnRegression([...taught(), ...plainRows], SETTINGS);
  const sure = kept
    .map((pieces) => {
      const odds = regress(learnt, pieces);
      return moveOf(odds, 0) === undefined ? 0 : Math.max(...odds.slice(1));
    })
    .toSorted((a, b) => b - a);
  const measured = sure[Math.floor(kept.length * FALSE_MOST)] ?? 0;
  const least = Number(Math.max(measured, SURE).toFixed(4));
  const length = writeRegression(join(root, 'core/chat/nlu/moves.bin'), learnt, { least });
  console.log(`moves.bin: ${Math.round(length / 1024)} kB; at least ${least}`);
}
