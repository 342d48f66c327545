// Lists everything that the bank and its pages say, side by side in its languages, for a native reviewer: `npm run phrases -- [--section chat] [--language yo]
// [--missing] [--json]`. A mark tells what was reviewed; docs/reviewed.json keeps the marks, language by language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@karo/core/kernel';
import { saidIn } from '@karo/core/phrases';

const marksFile = join(import.meta.dirname, '../docs/reviewed.json');

/** What stands in a phrase where a fact goes: its own name in braces, whatever is asked of it. */
const fact = (name: string): unknown =>
  new Proxy(() => fact(name), {
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return () => `{${name}}`;
      if (key === 'length') return 1;
      if (key === Symbol.iterator) return function* () {};
      if (typeof key === 'symbol') return undefined;
      return fact(key);
    },
  });

/** A phrase as a reviewer reads it: its text with the facts' names, or its source where it cannot be said without facts. */
function sayingOf(phrase: unknown): string {
  if (typeof phrase !== 'function') return String(phrase);
  try {
    const said: unknown = phrase(fact('fact'));
    if (typeof said === 'string' && !/function|\[object|NaN/.test(said)) return said;
  } catch {
    // Phrases that count or print money read their facts as numbers.
  }
  return String(phrase)
    .replace(/^\(?\w*\)?\s*=>\s*/, '')
    .replace(/\$\{(?:print\w+\()?(?:f|facts)\.(\w+)\)?\}/g, '{$1}')
    .replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, long?: string, short?: string) =>
      String.fromCharCode(Number.parseInt(long ?? short ?? '', 16)),
    )
    .trim();
}

/** Every phrase of a language by its path. */
function listPhrases(group: object, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(group)) {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'object' && value !== null)
      for (const [inner, text] of listPhrases(value, at)) found.set(inner, text);
    else found.set(at, sayingOf(value));
  }
  return found;
}

const pages = new URL('../web/src/words/', import.meta.url);

/** What the site's own pages say in a language, where they speak it: area by area. */
async function pagesIn(language: Language): Promise<object> {
  const read = async (file: string): Promise<Record<string, object>> => import(new URL(file, pages).href);
  if (language !== 'en') return (await read(`${language}.ts`)).words ?? {};
  return Object.assign(
    {},
    ...(await Promise.all(readdirSync(new URL('en/', pages)).map((file) => read(`en/${file}`)))),
  );
}

type Marks = Partial<Record<Language, readonly string[]>>;
const readMarks = (): Marks =>
  existsSync(marksFile) ? (JSON.parse(readFileSync(marksFile, 'utf8')) as Marks) : {};

const { values } = parseArgs({
  options: {
    section: { type: 'string' },
    language: { type: 'string' },
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const shown = languages.filter((each) => each === 'en' || !values.language || each === values.language);
const said = new Map<Language, Map<string, string>>();
for (const each of shown) said.set(each, listPhrases({ ...saidIn[each], pages: await pagesIn(each) }, ''));
const marks = readMarks();
const rows = [...(said.get('en') ?? new Map<string, string>())].flatMap(([path]) => {
  if (values.section && path.split('.')[0] !== values.section) return [];
  const texts = shown.map((language) => ({
    language,
    text: said.get(language)?.get(path),
    reviewed: marks[language]?.includes(path) ?? false,
  }));
  return values.missing && texts.every(({ text }) => text !== undefined) ? [] : [{ path, texts }];
});

if (values.json) console.log(JSON.stringify(rows, null, 2));
else {
  for (const { path, texts } of rows) {
    console.log(`\n${path}`);
    for (const { language, text, reviewed } of texts) {
      const mark = language === 'en' ? ' ' : reviewed ? '✓' : '·';
      console.log(
        `  ${language.padEnd(3)} ${mark} ${text?.replace(/\n/g, '\n        ') ?? '(said in English)'}`,
      );
    }
  }
  for (const language of shown) {
    const mine = rows.flatMap(({ texts }) => texts.filter((each) => each.language === language));
    const there = mine.filter(({ text }) => text !== undefined);
    const seen = there.filter(({ reviewed }) => reviewed);
    console.log(
      `\n${language}: ${there.length} of ${rows.length} phrases written, ${seen.length} reviewed by a native speaker`,
    );
  }
  if (Object.values(marks).every((reviewed) => reviewed.length === 0))
    console.log(
      '\nNo native speaker has reviewed any of this yet: Hausa, Yoruba and Igbo were written by hand.',
    );
}
