import type { Language } from '../../kernel/index.ts';
import { en } from './glosses/en.ts';
import { ha } from './glosses/ha.ts';
import { ig } from './glosses/ig.ts';
import { pcm } from './glosses/pcm.ts';
import { yo } from './glosses/yo.ts';

/**
 * A text word by word in English, as a traveller with a small dictionary reads it: a line a word of English, then what is said for it, folded, `_` within a
 * phrase. What one language's sentences teach of a request then counts for the others', order and all.
 */
type Dictionary = {
  said: ReadonlyMap<string, readonly string[]>;
  /** By what is left of a word without its endings. */
  stems: ReadonlyMap<string, readonly string[]>;
  /** By what is left of a longer word without one of its letters: how a misspelt one is found. */
  slips: ReadonlyMap<string, string>;
};

/** What a word may be without what its language hangs on it, and what that says. */
type Stem = { stem: string; says?: string };

const SLIP_LEAST = 5;
const PHRASE_MOST = 3;

const igboEnds = /^(.{2,}?)(beghi|ghi|rala|rela|wala|wo|kwa|chara|cha|ra|re|ri|ro|ru|la|le|rii|nu|zi)m?$/;
const hausaEnds = /^(.{3,}?)(n?mu|na|ta|ka|ki|sa|[nr](?:k[aiu]|s[au]|ta)|rmu|ku|su|n|r|wa)$/;

function igboStems(word: string): Stem[] {
  const bare = word.replace(/^n'/, '').replace(/^[gn]a-/, '');
  const bases = /^[aeiou].{3}/.test(bare) ? [bare, bare.slice(1)] : [bare];
  return bases.flatMap((stem) => {
    const [, root, end = ''] = igboEnds.exec(stem) ?? [];
    return root ? [{ stem }, { stem: root, ...(end.endsWith('ghi') && { says: 'not' }) }] : [{ stem }];
  });
}

function hausaStems(word: string): Stem[] {
  const [, stem, end = ''] = hausaEnds.exec(word) ?? [];
  return stem ? [{ stem, ...(/^[nt]a$/.test(end) && { says: 'i' }) }] : [];
}

const yorubaStems = (word: string): Stem[] => [
  ...(/^n[b-df-hj-mp-tv-z]./.test(word) ? [{ stem: word.slice(1) }] : []),
  ...(/^[bdfgj-npr-twy]i[bdfgj-npr-twy]../.test(word) ? [{ stem: word.slice(2) }] : []),
];

const CONSONANTS = '[bcdfghjklmnpqrstvwxyz]';
const doubled = new RegExp(`(${CONSONANTS})\\1$`);

/** An English word without its endings: not always a word, but one and the same for all its forms. */
const englishStem = (word: string): string => {
  if (word.length < 4) return word;
  const bare = word
    .replace(/'s$/, '')
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{3})(?:ing|ed)$/, '$1');
  return bare === word ? word.replace(/e$/, '') : bare.replace(doubled, '$1').replace(/e$/, '');
};

const stemsOf: Record<Language, (word: string) => Stem[]> = {
  en: (word) => [{ stem: englishStem(word) }],
  pcm: (word) => [{ stem: englishStem(word) }],
  ha: hausaStems,
  yo: yorubaStems,
  ig: igboStems,
};

function readDictionary(language: Language, lines: string): Dictionary {
  const said = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [gloss = '', entries = ''] = line.split(': ');
    for (const entry of language === 'en' ? [gloss, ...entries.split(' ')] : entries.split(' ')) {
      const phrase = entry.replaceAll('_', ' ');
      said.set(phrase, [...(said.get(phrase) ?? []), gloss]);
    }
  }
  const stems = new Map<string, string[]>();
  const slips = new Map<string, string>();
  for (const [word, glosses] of said) {
    if (word.includes(' ')) continue;
    for (const { stem } of stemsOf[language](word))
      if (stem.length > 2 && !stems.has(stem)) stems.set(stem, glosses);
    if (word.length < SLIP_LEAST) continue;
    for (const slip of [word, ...shorter(word)]) if (!slips.has(slip)) slips.set(slip, word);
  }
  return { said, stems, slips };
}

function* shorter(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

const lines: Record<Language, string> = { en, pcm, ha, yo, ig };
const read = new Map<Language, Dictionary>();

function dictionaryOf(language: Language): Dictionary {
  const known = read.get(language) ?? readDictionary(language, lines[language]);
  read.set(language, known);
  return known;
}

/** The one word that stands for an English word and those like it. */
function english(word: string): string {
  const { said, stems } = dictionaryOf('en');
  const stem = englishStem(word);
  return said.get(word)?.[0] ?? stems.get(stem)?.[0] ?? stem;
}

/** A word with a letter too many, too few or another, as the dictionary has it. */
function misspelt({ said, slips }: Dictionary, word: string): readonly string[] | undefined {
  if (word.length < SLIP_LEAST) return undefined;
  const whole = slips.get(word);
  if (whole) return said.get(whole);
  for (const slip of shorter(word)) {
    const meant = said.has(slip) && slip.length >= SLIP_LEAST ? slip : slips.get(slip);
    if (meant && meant[0] === word[0]) return said.get(meant);
  }
  return undefined;
}

function inflected(
  { said, stems }: Dictionary,
  language: Language,
  word: string,
): readonly string[] | undefined {
  for (const { stem, says } of stemsOf[language](word)) {
    const glosses = said.get(stem) ?? (stem.length > 2 ? stems.get(stem) : undefined);
    if (glosses) return says ? [...glosses, says] : glosses;
  }
  return word.length > 2 ? stems.get(word) : undefined;
}

/** What stands for a value, as masks write it. */
export const valueMask = /^x(?:amt|name|acct|phone|meter|ref|plan|secret|period|bank|net|num)$/;

const little = new Set(
  'a an the to of in on at by for with and or so as it its be just then o oh'.split(' '),
);
const LEAST = 3;

/** The words of a folded and masked text in English, by its language's dictionary where that has them. */
function glossed(text: string, language: Language): string[] {
  const words = text.match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];
  const own = dictionaryOf(language);
  const found: string[] = [];
  const add = (glosses: readonly string[]): void => {
    for (const gloss of glosses) for (const word of gloss.split('_')) found.push(english(word));
  };
  const isEnglish = language === 'en' || language === 'pcm';
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from] ?? '';
    const size = language === 'en' ? 0 : longest(own, words, from);
    if (size > 0) {
      add(own.said.get(words.slice(from, from + size).join(' ')) ?? []);
      from += size - 1;
    } else if (valueMask.test(word)) found.push(word);
    else if (isEnglish || dictionaryOf('en').said.has(word)) found.push(english(word));
    else {
      const glosses = inflected(own, language, word) ?? misspelt(own, word);
      if (glosses) add(glosses);
      else if (word.length >= LEAST) found.push(english(word));
    }
  }
  return found;
}

/** The English words that a folded and masked text of a language comes to, in order; a word that no dictionary has is left as it is. */
export const glossesOf = (text: string, language: Language): string[] =>
  glossed(text, language).filter((word) => !little.has(word));

function longest({ said }: Dictionary, words: readonly string[], from: number): number {
  for (let size = Math.min(PHRASE_MOST, words.length - from); size > 0; size -= 1)
    if (said.has(words.slice(from, from + size).join(' '))) return size;
  return 0;
}
