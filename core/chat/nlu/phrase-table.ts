import { readFileSync } from 'node:fs';
import { fold } from '../../kernel/index.ts';

type Phrase = { concept: string; words: readonly string[] };
/**
 * The phrases that name each concept: by their first word, and by its first letter where they begin with a stem or a set. `sets` are words that `#name` in a phrase may
 * stand for.
 */
export type PhraseTable = {
  byFirst: ReadonlyMap<string, readonly Phrase[]>;
  byLetter: ReadonlyMap<string, readonly Phrase[]>;
  sets: ReadonlyMap<string, ReadonlySet<string>>;
};
/** A word of a folded text, and where it stands in it. */
export type Word = { text: string; start: number; end: number };
/** Where a phrase stands: its first word, and the word behind its last. */
export type Place = { at: number; end: number };
export type Places = ReadonlyMap<string, readonly Place[]>;

/** Words that `..` in a phrase may stand for. */
const GAP = 3;

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const phraseOf = (text: string): string[] => fold(text).text.match(/[a-z\d#*$_.]+/g) ?? [];

/**
 * Reads tables of phrases as one: a line has a concept, a tab, and phrases between bars. In a phrase `*` ends the beginning of a word, `..` stands for up to
 * three words, `_` for any word, `$` for the end of the text, and `#name` for a word of that line.
 */
export function readPhraseTable(files: readonly URL[]): PhraseTable {
  const byFirst = new Map<string, Phrase[]>();
  const byLetter = new Map<string, Phrase[]>();
  const sets = new Map<string, Set<string>>();
  const bySet: Phrase[] = [];
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  for (const line of lines) {
    const [concept = '', phrases = ''] = line.split('\t');
    for (const words of phrases.split('|').map(phraseOf)) {
      const [first = ''] = words;
      const phrase = { concept, words };
      if (concept.startsWith('#')) sets.set(concept, (sets.get(concept) ?? new Set()).add(first));
      else if (first.startsWith('#')) bySet.push(phrase);
      else if (first.endsWith('*')) addTo(byLetter, first.charAt(0), phrase);
      else addTo(byFirst, first, phrase);
    }
  }
  for (const phrase of bySet) {
    const words = [...(sets.get(phrase.words[0] ?? '') ?? [])];
    for (const letter of new Set(words.map((word) => word.charAt(0)))) addTo(byLetter, letter, phrase);
  }
  return { byFirst, byLetter, sets };
}

/** The words of a text in folded spelling, with where each stands in the folded text. */
export const wordsOf = (folded: string): Word[] =>
  [...folded.matchAll(/[a-z\d]+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

function isWord(wanted: string, word: string | undefined, { sets }: PhraseTable): boolean {
  if (wanted === '$') return word === undefined;
  if (word === undefined) return false;
  if (wanted === '_') return true;
  if (wanted.startsWith('#')) return sets.get(wanted)?.has(word) ?? false;
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}

/** Where a phrase ends whose word at `next` would stand at `from`; undefined where it does not stand there. */
function endOf(
  words: readonly string[],
  from: number,
  phrase: readonly string[],
  next: number,
  table: PhraseTable,
): number | undefined {
  let at = from;
  for (let index = next; index < phrase.length; index += 1, at += 1) {
    const wanted = phrase[index] ?? '';
    if (wanted !== '..') {
      if (!isWord(wanted, words[at], table)) return undefined;
      continue;
    }
    for (let gap = 0; gap <= GAP; gap += 1) {
      const end = endOf(words, at + gap, phrase, index + 1, table);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  return at;
}

/** The places at which each concept of a table stands in a text. */
export function placesIn(words: readonly string[], table: PhraseTable): Places {
  const places = new Map<string, Place[]>();
  for (const [at, word] of words.entries())
    for (const phrases of [table.byFirst.get(word), table.byLetter.get(word.charAt(0))])
      for (const { concept, words: phrase } of phrases ?? []) {
        const end = endOf(words, at, phrase, 0, table);
        if (end !== undefined) addTo(places, concept, { at, end });
      }
  return places;
}

/** Concepts that stand close together, `within` so many words, and none of some others anywhere. */
export type Rule = { all: readonly string[]; none?: readonly string[]; within?: number };
const CLOSE = 18;

/** Whether a rule holds of a text's concepts. */
export function holds({ all, none, within = CLOSE }: Rule, places: Places): boolean {
  const firsts = places.get(all[0] ?? '');
  if (!firsts || none?.some((concept) => places.has(concept))) return false;
  const isNear = (concept: string, at: number): boolean =>
    places.get(concept)?.some((other) => Math.abs(other.at - at) <= within) ?? false;
  return firsts.some(({ at }) => all.every((concept, index) => index === 0 || isNear(concept, at)));
}
