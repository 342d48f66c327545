/** From this likeness on a name is near a listed one, and a person looks. */
const NEAR = 0.86;
/** The same for a name that has words beside those of the listed one. */
const NEAR_WITH_MORE = 0.9;
const titles = new Set(['MR', 'MRS', 'MS', 'DR', 'ALHAJI', 'ALHAJA', 'CHIEF', 'ENGR', 'PROF', 'MALLAM']);

/** A word of a name, with the set of its letters (bit n for the nth of A to Z, the last for any other). */
type Word = { text: string; letters: number };
/** A name as it is compared: in capitals, without accents, marks and titles. */
export type ReadName = readonly Word[];

const A = 65;
const OTHER = 26;

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const place = text.charCodeAt(at) - A;
    letters |= 1 << (place >= 0 && place < OTHER ? place : OTHER);
  }
  return letters;
}

/** The words of a name. */
export const readName = (name: string): ReadName =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .map((text) => ({ text, letters: lettersOf(text) }));

function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

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

/** One change adds or takes one kind of letter at most: words that lack more of each other's are farther apart than that. */
function likenessOfWords(a: Word, b: Word, least: number): number {
  const longest = Math.max(a.text.length, b.text.length, 1);
  const apart = Math.max(
    Math.abs(a.text.length - b.text.length),
    bitsIn(a.letters & ~b.letters),
    bitsIn(b.letters & ~a.letters),
  );
  if (1 - apart / longest <= least) return 0;
  return 1 - distance(a.text, b.text) / longest;
}

/** Looks how near each word of the shorter name is to one of the longer, at most, since words may share one: false where even that is too far. */
function mayBeNear(shorter: ReadName, longer: ReadName, least: number): boolean {
  let total = 0;
  for (const [at, word] of shorter.entries()) {
    let nearest = 0;
    for (const other of longer) nearest = Math.max(nearest, likenessOfWords(word, other, nearest));
    total += nearest;
    if (total + shorter.length - at - 1 < least * shorter.length) return false;
  }
  return true;
}

/** The likeness of the words of the shorter name, each to a word of the longer that no other has: the nearest two first. */
function pairWords(shorter: ReadName, longer: ReadName): number {
  const pairs = shorter
    .flatMap((word, one) =>
      longer.map((second, other) => ({ one, other, like: likenessOfWords(word, second, 0) })),
    )
    .sort((a, b) => b.like - a.like);
  const [paired, taken] = [new Set<number>(), new Set<number>()];
  let total = 0;
  for (const { one, other, like } of pairs) {
    if (paired.has(one) || taken.has(other)) continue;
    paired.add(one);
    taken.add(other);
    total += like;
  }
  return total;
}

/**
 * How like a name is to a listed one, from 0 to 1: the mean over the words of the shorter, each beside another word of the longer, 0 where it cannot be near. One word alone proves
 * nothing; a name with more words than the listed one must be nearer.
 */
export function likeness(name: ReadName, listed: ReadName): number {
  const least = name.length > listed.length ? NEAR_WITH_MORE : NEAR;
  const [shorter, longer] = name.length > listed.length ? [listed, name] : [name, listed];
  if (shorter.length < 2 || !mayBeNear(shorter, longer, least)) return 0;
  const mean = pairWords(shorter, longer) / shorter.length;
  return mean >= least ? mean : 0;
}
