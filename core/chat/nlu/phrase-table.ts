import { readFileSync } from 'node:fs';
import { fold } from '../../kernel/index.ts';

type Phrase = { concept: string; words: readonly string[] };
/** The phrases that name each concept, by their first word; `sets` are words that `#name` in a phrase may stand for. */
export type PhraseTable = {
  byFirst: ReadonlyMap<string, readonly Phrase[]>;
  byStart: readonly Phrase[];
  sets: ReadonlyMap<string, ReadonlySet<string>>;
};
/** A word of a folded text, and where it stands in it. */
export type Word = { text: string; start: number; end: number };
/** Where a phrase stands: its first word, and the word behind its last. */
export type Place = { at: number; end: number };
export type Places = ReadonlyMap<string, readonly Place[]>;

/** Words that `..` in a phrase may stand for. */
const GAP = 3;

const phraseOf = (text: string): string[] => fold(text).text.match(/[a-z\d#*$_.]+/g) ?? [];

/**
 * Reads tables of phrases as one: a line has a concept, a tab, and phrases between bars. In a phrase `*` ends the beginning of a word, `..` stands for up to
 * three words, `_` for any word, `$` for the end of the text, and `#name` for a word of that line.
 */
export function readPhraseTable(files: readonly URL[]): PhraseTable {
  const byFirst = new Map<string, Phrase[]>();
  const byStart: Phrase[] = [];
  const sets = new Map<string, Set<string>>();
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  for (const line of lines) {
    const [concept = '', phrases = ''] = line.split('\t');
    for (const words of phrases.split('|').map(phraseOf)) {
      const [first = ''] = words;
      if (concept.startsWith('#')) sets.set(concept, (sets.get(concept) ?? new Set()).add(first));
      else if (first.endsWith('*') || first.startsWith('#')) byStart.push({ concept, words });
      else byFirst.set(first, [...(byFirst.get(first) ?? []), { concept, words }]);
    }
  }
  return { byFirst, byStart, sets };
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

/** Where a phrase that begins at a word ends; undefined where it does not stand there. */
function endOf(
  words: readonly string[],
  from: number,
  phrase: readonly string[],
  table: PhraseTable,
): number | undefined {
  for (const [index, wanted] of phrase.entries()) {
    if (wanted !== '..') {
      if (!isWord(wanted, words[from + index], table)) return undefined;
      continue;
    }
    const rest = phrase.slice(index + 1);
    for (let gap = 0; gap <= GAP; gap += 1) {
      const end = endOf(words, from + index + gap, rest, table);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  return from + phrase.length;
}

/** The places at which each concept of a table stands in a text. */
export function placesIn(words: readonly string[], table: PhraseTable): Places {
  const places = new Map<string, Place[]>();
  for (const [at, word] of words.entries())
    for (const { concept, words: phrase } of [...(table.byFirst.get(word) ?? []), ...table.byStart]) {
      const end = endOf(words, at, phrase, table);
      if (end !== undefined) places.set(concept, [...(places.get(concept) ?? []), { at, end }]);
    }
  return places;
}

/** Concepts that stand close together, `within` so many words, and none of some others anywhere. */
export type Rule = { all: readonly string[]; none?: readonly string[]; within?: number };
const CLOSE = 18;

/** Whether a rule holds of a text's concepts. */
export function holds({ all, none = [], within = CLOSE }: Rule, places: Places): boolean {
  const [first = '', ...others] = all;
  if (none.some((concept) => places.has(concept))) return false;
  return (places.get(first) ?? []).some(({ at }) =>
    others.every((concept) => places.get(concept)?.some((other) => Math.abs(other.at - at) <= within)),
  );
}
