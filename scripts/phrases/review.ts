import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@karo/core/kernel';

/** What a native reader said of a phrase: the text that they read, and the one that they want in its place. */
export type Mark = { by: string; at: string; text: string; says?: string };
export type Marks = Partial<Record<Language, Record<string, Mark>>>;

/** A line of the file that a reader gets: `ok` and `correction` are theirs. */
export type Line = { path: string; english: string; text: string; ok: string; correction: string };

const columns = ['path', 'english', 'text', 'ok', 'correction'] as const;
const ESCAPES: [string, string][] = [
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
];

const cellOf = (text: string): string =>
  ESCAPES.reduce((cell, [sign, written]) => cell.replaceAll(sign, written), text);
const textOf = (cell: string): string =>
  cell.replace(/\\([\\tn])/g, (_, sign: string) => ({ t: '\t', n: '\n' })[sign] ?? '\\');

/** The lines as a spreadsheet opens them: columns by tabs, `\n` for a new line. */
export const printLines = (lines: readonly Line[]): string =>
  [columns.join('\t'), ...lines.map((line) => columns.map((name) => cellOf(line[name])).join('\t'))].join(
    '\n',
  );

/** Reads what came back. Throws where its columns are not those that went out. */
export function parseLines(file: string): Line[] {
  const [head, ...rows] = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (head !== columns.join('\t'))
    throw new Error(`The file must have the columns ${columns.join(', ')}, by tabs.`);
  return rows.filter(Boolean).map((row) => {
    const [path = '', english = '', text = '', ok = '', correction = ''] = row.split('\t').map(textOf);
    return { path, english, text, ok: ok.trim(), correction: correction.trim() };
  });
}

/** A mark holds for the text that was read, and for the one that took its place; who changes a phrase takes its mark away. */
export const isReviewed = (mark: Mark | undefined, text: string | undefined): boolean =>
  mark !== undefined && text !== undefined && (mark.says ?? mark.text) === text;

const factsIn = (text: string): string => (text.match(/\{[\w.]+\}/g) ?? []).toSorted().join(' ');

type Given = { lines: readonly Line[]; said: ReadonlyMap<string, string>; by: string; at: string };
type Taken = {
  marks: Record<string, Mark>;
  /** Corrections to put in, and lines that were left out with the reason. */
  changes: { path: string; from: string; to: string }[];
  refused: string[];
};

/** What a reader's file says: marks for what was read, and corrections; nothing of a phrase that changed since, or that would lose a fact. */
export function takeReview({ lines, said, by, at }: Given): Taken {
  const taken: Taken = { marks: {}, changes: [], refused: [] };
  for (const { path, text, ok, correction } of lines) {
    if (ok === '' && correction === '') continue;
    const to = correction || text;
    if (said.get(path) !== text) taken.refused.push(`${path}: it says something else by now`);
    else if (factsIn(to) !== factsIn(text)) taken.refused.push(`${path}: the facts in braces must stay`);
    else {
      taken.marks[path] = { by, at, text, ...(to !== text && { says: to }) };
      if (to !== text) taken.changes.push({ path, from: text, to });
    }
  }
  return taken;
}

const literal = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '')}'`;

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        return statSync(path).isDirectory() ? filesUnder(path) : [path];
      })
    : [];

/** Puts corrections of plain text into the sources of a language; answers those that an engineer has to put in, because they hold facts or stand in several places. */
export function applyChanges(folders: readonly string[], changes: Taken['changes']): Taken['changes'] {
  const files = folders.flatMap(filesUnder).filter((path) => path.endsWith('.ts'));
  return changes.filter(({ from, to }) => {
    const holders = files.filter((path) => readFileSync(path, 'utf8').includes(literal(from)));
    const [only] = holders;
    if (!only || holders.length > 1) return true;
    const parts = readFileSync(only, 'utf8').split(literal(from));
    if (parts.length !== 2) return true;
    writeFileSync(only, parts.join(literal(to)));
    return false;
  });
}
