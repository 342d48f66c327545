import type { Match } from '../../catalogue/index.ts';

/**
 * A sample of a sanction list, of invented names, so that the screening can be seen at work. A bank in earnest loads the lists of the United Nations, OFAC, the
 * United Kingdom and the Nigeria Sanctions Committee here.
 */
const listed: readonly string[] = [
  'VIKTOR ZOLTAN KRESNIK',
  'HASSAN MALIK TESTARI',
  'MARIA FICTICIA DELGADO',
  'OLUSOLA PRETEND BADMUS',
  'JOHANN MUSTERFEIND',
  'SHADOW RIVER TRADING',
];

const NEAR = 0.86;
const titles = new Set(['MR', 'MRS', 'MS', 'DR', 'ALHAJI', 'ALHAJA', 'CHIEF', 'ENGR', 'PROF', 'MALLAM']);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !titles.has(word));

/** How many letters must change to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const likenessOfWords = (a: string, b: string): number =>
  1 - distance(a, b) / Math.max(a.length, b.length, 1);

/** How like a name is to a listed one: the mean over its words of the nearest word there; one word alone proves nothing. */
function likeness(name: readonly string[], other: readonly string[]): number {
  if (name.length < 2) return 0;
  const nearest = name.map((word) => Math.max(0, ...other.map((each) => likenessOfWords(word, each))));
  return nearest.reduce((total, each) => total + each, 0) / name.length;
}

/** The listed names that one of these is near, whatever the order, the accents and the spelling of their words. */
export function screen(names: readonly string[]): Match[] {
  return names.flatMap((name) => {
    const words = wordsOf(name);
    return listed.flatMap((each) => {
      const found = likeness(words, wordsOf(each));
      return found >= NEAR ? [{ name, listed: each, likeness: Math.round(found * 100) / 100 }] : [];
    });
  });
}
