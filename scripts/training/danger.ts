// Learns what a text tells of danger: one layer over the pieces of the text. The same examples and sets give the same bytes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DangerLabel,
  dangerLabels,
  type NetPieces,
  type Regression,
  ROWS,
  regress,
  regressionPieces,
  surest,
} from '@karo/core/chat/nlu';
import { isKept } from './kept.ts';
import { readNative } from './native.ts';
import { type Example, learnRegression, writeRegression } from './regression.ts';
import type { Sets } from './sets.ts';

const root = join(import.meta.dirname, '../..');
const LABELS = dangerLabels.length;
/** Less than this changes nothing that a signed byte could hold. */
const SLIGHT = 1e-4;
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

/** The cells of a file of lines with tabs between. */
export const rowsOf = (file: string): string[][] =>
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
      return { pieces: regressionPieces(text), label: at, weight: at === 0 ? NEAR : 1 };
    }),
  );
}

/** Our own lines of intents that tell of loss or theft themselves, and what public sets hold of it. */
const near = new RegExp(
  'report_fraud freeze complaint human out_of_scope kept lost stolen fraud compromised swallowed not_recognised passcode_forgotten'
    .split(' ')
    .join('|'),
);

/** Text that tells of no danger and asks nothing: our own lines but those of files that `apart` names, and the public sets but their intents that it names. */
export function ordinaryText(sets: Sets, folder: string, apart: RegExp): string[] {
  const ours = ['en', 'pcm', 'ha', 'yo', 'ig'].flatMap((language) =>
    readdirSync(join(root, 'data/nlu', language))
      .filter((file) => !apart.test(file))
      .flatMap((file) => rowsOf(join(root, 'data/nlu', language, file)).map((row) => row.at(-1) ?? '')),
  );
  return [
    ...ours,
    ...sets.language.filter((_, index) => !isKept(index)).map(({ text }) => text),
    ...[...sets.clinc, ...sets.banking, ...readNative(folder)].flatMap(({ intent, text }) =>
      apart.test(intent) ? [] : [text],
    ),
  ];
}

/** How sure each label must be for at most its share of ordinary text that was not taught to be told of it. */
function leastFor(kept: readonly NetPieces[], learnt: Regression) {
  const any = dangerLabels.map(() => 0);
  const sure: number[][] = dangerLabels.map(() => []);
  for (const pieces of kept) {
    const odds = regress(learnt, pieces);
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
  const rows = ordinaryText(sets, folder, near).map(regressionPieces);
  const kept = rows.filter((_, at) => at % KEPT === 0);
  const plainRows = rows.flatMap((pieces, at) =>
    at % KEPT === 0 ? [] : [{ pieces, label: 0, weight: ORDINARY }],
  );
  const learnt = learnRegression([...taught(), ...plainRows], {
    rows: ROWS,
    labels: LABELS,
    slight: SLIGHT,
    prune: 0,
  });
  const least = leastFor(kept, learnt);
  const length = writeRegression(join(root, 'core/chat/nlu/danger.bin'), learnt, { least });
  console.log(`danger.bin: ${Math.round(length / 1024)} kB; ${JSON.stringify(least)}`);
}
