import { type Folded, fold, type Language, remembering } from '../../kernel/index.ts';
import {
  holds,
  type PhraseTable,
  type Place,
  type Places,
  placesIn,
  type Rule,
  readPhraseTable,
  type Word,
  wordsOf,
} from './phrase-table.ts';

const file = (name: string): URL => new URL(`../../../data/nlu/lexicon/${name}.tsv`, import.meta.url);

/** English and Pidgin are mixed in every second message, and are read as one; a text in another language is read by its own table as well. */
const ENGLISH = 'en';
const others: readonly Language[] = ['ha', 'yo', 'ig'];

let loaded: ReadonlyMap<string, PhraseTable> | undefined;
function tables(): ReadonlyMap<string, PhraseTable> {
  loaded ??= new Map([
    [ENGLISH, readPhraseTable([file('en'), file('pcm')])],
    ...others.map((name): [string, PhraseTable] => [name, readPhraseTable([file(name)])]),
  ]);
  return loaded;
}

type Read = { folded: Folded; words: readonly Word[]; places: readonly Places[] };

/** What stands in a text by the tables of its language. */
const readIn = remembering((said, language: Language): Read => {
  const folded = fold(said);
  const words = wordsOf(folded.text);
  const texts = words.map(({ text }) => text);
  const names = others.includes(language) ? [ENGLISH, language] : [ENGLISH];
  const places = names
    .flatMap((name) => tables().get(name) ?? [])
    .map((table) => placesIn(texts, table))
    .filter(({ size }) => size > 0);
  return { folded, words, places };
});

/** What of the lexicon (data/nlu/lexicon) stands in a text, by language; rules hold within one language alone. */
export class Told {
  readonly folded: Folded;
  readonly words: readonly Word[];
  readonly #places: readonly Places[];

  constructor(said: string, language: Language) {
    const { folded, words, places } = readIn(said, language);
    this.folded = folded;
    this.words = words;
    this.#places = places;
  }

  has(concept: string): boolean {
    return this.#places.some((places) => places.has(concept));
  }

  holds(rule: Rule): boolean {
    return this.#places.some((places) => holds(rule, places));
  }

  /** Where a concept stands, the first place first. */
  places(concept: string): Place[] {
    const all = this.#places.flatMap((places) => places.get(concept) ?? []);
    return all.toSorted((a, b) => a.at - b.at || b.end - a.end);
  }

  /** How many words neither the lexicon nor `isKnown` explains; figures explain themselves, and a place nothing. */
  unexplained(isKnown: (word: Word) => boolean): number {
    const explained = new Set(
      this.#places.flatMap((places) =>
        [...places.values()]
          .flat()
          .flatMap(({ at, end }) => Array.from({ length: end - at }, (_, index) => at + index)),
      ),
    );
    return this.words.filter(
      (word, at) => !explained.has(at) && !/\d/.test(word.text) && word.text.length > 1 && !isKnown(word),
    ).length;
  }

  /** What was said from one word up to another. */
  said(from: number, to: number): string {
    const start = this.words[from]?.start ?? this.folded.text.length;
    const end = to >= this.words.length ? this.folded.text.length : (this.words[to]?.start ?? 0);
    const { at, said } = this.folded;
    return said.slice(at[start] ?? said.length, at[end] ?? said.length).trim();
  }

  /** What stands between a word and the next one. */
  between(at: number): string | undefined {
    const [word, next] = [this.words[at], this.words[at + 1]];
    return word && this.folded.text.slice(word.end, next?.start);
  }
}
