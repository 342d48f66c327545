import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@karo/core/kernel';
import { describe, expect, test } from 'vitest';
import { phrasesOf } from './listed.ts';
import { applyChanges, isReviewed, type Line, parseLines, printLines, takeReview } from './review.ts';

const line = (part: Partial<Line>): Line => {
  const { path = 'a.b', english = 'Send', text = 'Aika', ok = '', correction = '' } = part;
  return { path, english, text, ok, correction };
};
const said = new Map([
  ['a.b', 'Aika'],
  ['a.c', 'Ka biya {fact.amount}'],
]);
const review = (lines: Line[]) => takeReview({ lines, said, by: 'Hauwa', at: '2026-11-28' });

test('all that is said in each language is listed, the pages of the site included', async () => {
  const english = await phrasesOf('en');
  for (const language of languages) {
    const theirs = await phrasesOf(language);
    expect(theirs.get('pages.help.faq.title')).toBeTruthy();
    expect(theirs.size).toBeGreaterThan(english.size / 2);
  }
});

test('a file goes out and comes back as it was, with tabs, new lines and backslashes', () => {
  const lines = [line({ text: 'a\tb\nc\\n d', correction: 'x\\ty' })];
  expect(parseLines(`\uFEFF${printLines(lines).replaceAll('\n', '\r\n')}`)).toEqual(lines);
  expect(() => parseLines('path,text\na,b')).toThrow('columns');
});

describe('what a reader sends back', () => {
  test('is kept with who and when; what they left blank is not', () => {
    const { marks, changes, refused } = review([
      line({ ok: 'yes' }),
      line({ path: 'a.c', text: 'Ka biya {fact.amount}' }),
    ]);
    expect(marks).toEqual({ 'a.b': { by: 'Hauwa', at: '2026-11-28', text: 'Aika' } });
    expect([changes, refused]).toEqual([[], []]);
  });

  test('is refused where the phrase changed since, or the correction loses a fact', () => {
    const { marks, refused } = review([
      line({ text: 'Tura', ok: 'yes' }),
      line({ path: 'a.c', text: 'Ka biya {fact.amount}', correction: 'Ka biya' }),
    ]);
    expect(marks).toEqual({});
    expect(refused).toHaveLength(2);
  });

  test('marks the correction, and no other text that comes later', () => {
    const mark = review([line({ correction: 'Tura' })]).marks['a.b'];
    expect([isReviewed(mark, 'Tura'), isReviewed(mark, 'Aika'), isReviewed(undefined, 'Aika')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a correction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'karo-phrases-'));
  const file = join(folder, 'words.ts');
  const put = (source: string, from: string, to: string) => {
    writeFileSync(file, source);
    const left = applyChanges([folder], [{ path: 'a.b', from, to }]);
    return { source: readFileSync(file, 'utf8'), left: left.length };
  };

  test('of plain text is put into the source', () => {
    const { source, left } = put(`const a = { b: 'Aika' };`, 'Aika', 'Tura');
    expect([source, left]).toEqual([`const a = { b: 'Tura' };`, 0]);
  });

  test('stays text, whatever it holds', () => {
    const evil = `'; process.exit(1); '\\'\n\${x}`;
    const { source } = put(`export const b = 'Aika';`, 'Aika', evil);
    expect(new Function(`${source.replace('export const b =', 'return')}`)()).toBe(evil);
  });

  test('of what stands twice, or is made of facts, is left to an engineer', () => {
    const twice = `const a = { b: 'Aika', c: 'Aika' };`;
    expect(put(twice, 'Aika', 'Tura')).toEqual({ source: twice, left: 1 });
    expect(
      put(`const a = (f) => \`Ka biya \${f.amount}\`;`, 'Ka biya {fact.amount}', 'Biya {fact.amount}').left,
    ).toBe(1);
  });
});
