import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const tracked = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .map((file) => basename(file)),
);

/** The files that a document names, without their folders. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:test\.)?(?:ts|tsx|md|yml))`/g)].map(([, name = '']) => basename(name));

const missing = (text: string): string[] => namedIn(text).filter((name) => !tracked.has(name));

test.each(['docs/security.md', 'docs/threat-model.md', 'docs/retention.md'])(
  '%s names no file that is not there',
  (document) => {
    const text = readFileSync(document, 'utf8');
    expect(namedIn(text).length).toBeGreaterThan(0);
    expect(missing(text)).toEqual([]);
  },
);

test('a file that is not there is seen', () => {
  expect(missing('`tidy.test.ts` and `nobody-wrote-this.test.ts`')).toEqual(['nobody-wrote-this.test.ts']);
});

const decisions = readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`);
const MOST_WORDS_OF_A_DECISION = 520;
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

test.each(decisions)('%s fits on a page', (file) => {
  expect(wordsIn(readFileSync(file, 'utf8'))).toBeLessThanOrEqual(MOST_WORDS_OF_A_DECISION);
});

test.each([
  ['README.md', 120],
  ['CHANGELOG.md', 160],
])('%s has no longer line than it may have', (file, most) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line.length > most)).toEqual([]);
});

test('the README is read in one sitting', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(201);
});

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, row, met, why = ''] = /^\| (\d+\.\d+\.\d+) *\| ([a-z.]+) *\| (.*) \|$/.exec(line) ?? [];
    return row && met ? [{ row, met, why: why.trim() }] : [];
  });

test('every row of the standard is judged once, in order, and says where or why', () => {
  const names = rows.map(({ row }) => row);
  const key = (row: string) => row.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(names).toEqual([...new Set(names)].toSorted((a, b) => key(a) - key(b)));
  expect(new Set(names.map((name) => name.split('.')[0])).size).toBe(14);
  expect(rows.filter(({ met }) => !['yes', 'partly', 'no', 'n.a.'].includes(met))).toEqual([]);
  expect(rows.filter(({ why }) => why.length < 4)).toEqual([]);
});

test('and the sum at its head is counted from the rows', () => {
  const count = (met: string) => rows.filter((row) => row.met === met).length;
  expect(readFileSync('docs/security.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    `Of ${rows.length} rows ${count('yes')} are met, ${count('partly')} partly, ${count('no')} not, ${count('n.a.')} do not apply.`,
  );
});
