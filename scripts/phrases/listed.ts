import { readdirSync } from 'node:fs';
import type { Language } from '@karo/core/kernel';
import { saidIn } from '@karo/core/phrases';

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

const pages = new URL('../../web/src/words/', import.meta.url);

/** What the site's own pages say in a language, where they speak it: area by area. */
async function pagesIn(language: Language): Promise<object> {
  const read = async (file: string): Promise<Record<string, object>> => import(new URL(file, pages).href);
  if (language !== 'en') return (await read(`${language}/all.ts`)).words ?? {};
  return Object.assign(
    {},
    ...(await Promise.all(readdirSync(new URL('en/', pages)).map((file) => read(`en/${file}`)))),
  );
}

/** All that is said in a language by its path, the bank's own words and those of the site's pages. */
export const phrasesOf = async (language: Language): Promise<Map<string, string>> =>
  listPhrases({ ...saidIn[language], pages: await pagesIn(language) }, '');
