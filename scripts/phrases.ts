// All that the bank and its pages say, side by side in its languages: `npm run phrases -- [--section chat] [--language yo] [--missing] [--json]`.
// For a native reader: `--language yo --export yo.tsv` writes a file for a spreadsheet, and `--language yo --import yo.tsv --by "Name"` takes it in.
// docs/reviewed.json keeps what was read, by whom and when.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@karo/core/kernel';
import { phrasesOf } from './phrases/listed.ts';
import {
  applyChanges,
  isReviewed,
  type Marks,
  parseLines,
  printLines,
  takeReview,
} from './phrases/review.ts';

const top = join(import.meta.dirname, '..');
const marksFile = join(top, 'docs/reviewed.json');

const { values } = parseArgs({
  options: {
    section: { type: 'string' },
    language: { type: 'string' },
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    export: { type: 'string' },
    import: { type: 'string' },
    by: { type: 'string' },
  },
});
const marks: Marks = existsSync(marksFile) ? JSON.parse(readFileSync(marksFile, 'utf8')) : {};
const shown = languages.filter((each) => each === 'en' || !values.language || each === values.language);
const said = new Map<Language, Map<string, string>>();
for (const each of shown) said.set(each, await phrasesOf(each));

const isIn = (path: string) => !values.section || path.split('.')[0] === values.section;

/** The language that is exported or taken in: one, and not English. */
function readerLanguage(): Language {
  const language = shown.find((each) => each === values.language);
  if (!language || language === 'en') throw new Error('Name the language: --language pcm, ha, yo or ig.');
  return language;
}

function exportTo(file: string): void {
  const language = readerLanguage();
  const lines = [...(said.get('en') ?? [])].flatMap(([path, english]) => {
    const text = said.get(language)?.get(path);
    if (text === undefined || !isIn(path)) return [];
    return [
      { path, english, text, ok: isReviewed(marks[language]?.[path], text) ? 'yes' : '', correction: '' },
    ];
  });
  writeFileSync(file, printLines(lines));
  console.log(
    `${lines.length} phrases in ${file}. Write “yes” under ok where a phrase is right, or a better one under correction.`,
  );
}

function importFrom(file: string): void {
  const language = readerLanguage();
  const by = values.by?.trim();
  if (!by) throw new Error('Name who read it: --by "Name".');
  const lines = parseLines(readFileSync(file, 'utf8')).filter(
    // What was marked when it went out is nobody's answer anew.
    ({ path, text, correction }) => correction || !isReviewed(marks[language]?.[path], text),
  );
  const at = new Date().toISOString().slice(0, 10);
  const taken = takeReview({ lines, said: said.get(language) ?? new Map(), by, at });
  const folders = ['core/phrases', 'web/src/words'].map((folder) => join(top, folder, language));
  const left = applyChanges(folders, taken.changes);
  const kept = { ...marks, [language]: { ...marks[language], ...taken.marks } };
  writeFileSync(marksFile, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(
    `${Object.keys(taken.marks).length} phrases read by ${by}, ${taken.changes.length - left.length} corrected.`,
  );
  for (const { path, to } of left) console.log(`To be put in by hand: ${path}: ${to}`);
  for (const reason of taken.refused) console.log(`Not taken: ${reason}`);
}

type Row = { path: string; texts: { language: Language; text: string | undefined; reviewed: boolean }[] };

function printRows(rows: readonly Row[]): void {
  for (const { path, texts } of rows) {
    console.log(`\n${path}`);
    for (const { language, text, reviewed } of texts) {
      const mark = language === 'en' ? ' ' : reviewed ? '✓' : '·';
      console.log(
        `  ${language.padEnd(3)} ${mark} ${text?.replace(/\n/g, '\n        ') ?? '(said in English)'}`,
      );
    }
  }
}

function list(): void {
  const rows = [...(said.get('en') ?? new Map<string, string>())].flatMap(([path]) => {
    if (!isIn(path)) return [];
    const texts = shown.map((language) => {
      const text = said.get(language)?.get(path);
      return { language, text, reviewed: isReviewed(marks[language]?.[path], text) };
    });
    return values.missing && texts.every(({ text }) => text !== undefined) ? [] : [{ path, texts }];
  });
  if (values.json) {
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  printRows(rows);
  for (const language of shown) {
    const there = rows
      .flatMap(({ texts }) => texts.filter((each) => each.language === language))
      .filter(({ text }) => text !== undefined);
    const seen = there.filter(({ reviewed }) => reviewed);
    console.log(
      `\n${language}: ${there.length} of ${rows.length} phrases written, ${seen.length} reviewed by a native speaker`,
    );
  }
  if (Object.values(marks).every((reviewed) => Object.keys(reviewed).length === 0))
    console.log('\nNo native speaker has reviewed any of this yet.');
}

if (values.export) exportTo(values.export);
else if (values.import) importFrom(values.import);
else list();
