import { readFileSync } from 'node:fs';
import { plain } from '../../kernel/index.ts';

/** What puts a customer or their money in danger; it is answered before anything that they ordered. */
export const dangers = ['duress', 'kidnap', 'scam', 'secret_given', 'death', 'child'] as const;
export type Danger = (typeof dangers)[number];

/** A danger is told by several concepts that stand close together, `within` so many words. */
type Rule = { danger: Danger; all: readonly string[]; none?: readonly string[]; within?: number };

const CLOSE = 18;
const rules: readonly Rule[] = [
  ...[['kidnapped'], ['ransom', 'ransompay']].map((all) => ({
    ...{ danger: 'kidnap' as const, all, none: ['figurative'] },
  })),
  ...[
    ['robbed'],
    ['force', 'present'],
    ['force', 'payword'],
    ['insist', 'present'],
    ['weapon', 'force'],
    ['weapon', 'present'],
    ['weapon', 'threat'],
    ['threat', 'present'],
    ['threat', 'payword'],
  ].map((all) => ({ danger: 'duress' as const, all, none: ['figurative', 'authority', 'past'] })),
  { danger: 'secret_given', all: ['gave', 'secret', 'tosomeone'], none: ['harmless', 'notgiven', 'lost'] },
  ...[
    ['win', 'release'],
    ['win', 'asked'],
    ['lover', 'metonline', 'sendmoney'],
    ['seller', 'payfirst', 'online'],
    ['seller', 'payfirst', 'asked'],
    ['double', 'third', 'asked'],
    ['caller', 'official', 'moveit'],
    ['job', 'jobfee', 'asked'],
    ['suspect', 'suspectpay'],
  ].map((all) => ({ danger: 'scam' as const, all })),
  { danger: 'death', all: ['relative', 'died'], none: ['thing'], within: 6 },
  { danger: 'death', all: ['deathalone'], none: ['thing'] },
  { danger: 'child', all: ['minorage'], none: ['notage'] },
  { danger: 'child', all: ['minor'], none: ['notage'] },
];

type Phrase = { concept: string; words: readonly string[] };
type Lexicon = {
  byFirst: ReadonlyMap<string, readonly Phrase[]>;
  byStart: readonly Phrase[];
  minors: ReadonlySet<string>;
};

/** English and Pidgin are mixed in every second message, and are read as one. */
const files = [['en', 'pcm'], ['ha'], ['yo'], ['ig']] as const;

const wordsOf = (text: string): string[] => plain(text).match(/[a-z\d#*$_.]+/g) ?? [];

function readLexicon(names: readonly string[]): Lexicon {
  const byFirst = new Map<string, Phrase[]>();
  const byStart: Phrase[] = [];
  const minors = new Set<string>();
  const lines = names.flatMap((name) =>
    readFileSync(new URL(`./guards/${name}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
  for (const line of lines) {
    const [concept = '', phrases = ''] = line.split('\t');
    for (const words of phrases.split('|').map(wordsOf)) {
      const [first = ''] = words;
      if (concept === '#minor') minors.add(first);
      else if (first.endsWith('*') || first === '#minor') byStart.push({ concept, words });
      else byFirst.set(first, [...(byFirst.get(first) ?? []), { concept, words }]);
    }
  }
  return { byFirst, byStart, minors };
}

let loaded: readonly Lexicon[] | undefined;
const lexicons = (): readonly Lexicon[] => {
  loaded ??= files.map(readLexicon);
  return loaded;
};

const YOUNGEST = 5;
const ADULT = 18;
/** Words that `..` in a phrase may stand for. */
const GAP = 3;

const isMinor = (word: string, minors: ReadonlySet<string>): boolean =>
  minors.has(word) || (/^\d{1,2}$/.test(word) && Number(word) >= YOUNGEST && Number(word) < ADULT);

function isWord(wanted: string, word: string | undefined, minors: ReadonlySet<string>): boolean {
  if (wanted === '$') return word === undefined;
  if (word === undefined) return false;
  if (wanted === '_') return true;
  if (wanted === '#minor') return isMinor(word, minors);
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}

/** Whether a phrase stands in a text from a word on. */
function stands(
  words: readonly string[],
  from: number,
  phrase: readonly string[],
  minors: ReadonlySet<string>,
): boolean {
  for (const [index, wanted] of phrase.entries()) {
    if (wanted !== '..') {
      if (!isWord(wanted, words[from + index], minors)) return false;
      continue;
    }
    const rest = phrase.slice(index + 1);
    return Array.from({ length: GAP + 1 }, (_, gap) => from + index + gap).some((at) =>
      stands(words, at, rest, minors),
    );
  }
  return true;
}

/** The places at which each concept of a lexicon stands in a text. */
function placesOf(words: readonly string[], { byFirst, byStart, minors }: Lexicon): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries())
    for (const { concept, words: phrase } of [...(byFirst.get(word) ?? []), ...byStart])
      if (stands(words, at, phrase, minors)) places.set(concept, [...(places.get(concept) ?? []), at]);
  return places;
}

function holds({ all, none = [], within = CLOSE }: Rule, places: ReadonlyMap<string, number[]>): boolean {
  const [first = '', ...others] = all;
  if (none.some((concept) => places.has(concept))) return false;
  return (places.get(first) ?? []).some((at) =>
    others.every((concept) => places.get(concept)?.some((other) => Math.abs(other - at) <= within)),
  );
}

/**
 * The danger that a message tells of, the gravest first; undefined of ordinary text. It knows no names and no sums: a phrase table of each language
 * (core/chat/nlu/guards) names concepts, and the rules above say which of them together are a danger.
 */
export function findDanger(said: string): Danger | undefined {
  const words = plain(said).match(/[a-z\d]+/g) ?? [];
  const found = lexicons().map((lexicon) => placesOf(words, lexicon));
  return rules.find((rule) => found.some((places) => holds(rule, places)))?.danger;
}
