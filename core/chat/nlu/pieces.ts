import type { Language } from '../../kernel/index.ts';
import { conceptsOf } from './concepts.ts';
import { glossesOf, valueMask } from './glossary.ts';
import type { Pieces } from './linear.ts';

const PRIME = 0x01000193;
const SEED = 0x811c9dc5;

const mix = (hash: number): number => {
  let h = hash ^ (hash >>> 15);
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
};

function hashRange(text: string, from: number, to: number, seed: number): number {
  let hash = (SEED ^ seed) >>> 0;
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return mix(hash);
}

const hashOf = (text: string, seed: number): number => hashRange(text, 0, text.length, seed);

/** Which rows of the weights are a kind's: `first` and the 2^bits that follow it. */
type Kind = { seed: number; first: number; bits: number };

const letters: Kind = { seed: 3, first: 0, bits: 16 };
const after = ({ first, bits }: Kind): number => first + 2 ** bits;
const words: Kind = { seed: 1, first: after(letters), bits: 16 };
const concepts: Kind = { seed: 4, first: after(words), bits: 12 };
const glosses: Kind = { seed: 5, first: after(concepts), bits: 16 };

/** How many rows the weights of intents have. */
export const intentRows = after(glosses);

const rowOf = (hash: number, { first, bits }: Kind): number => first + (hash & (2 ** bits - 1));

/** The words of a text, and each sign between them. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'•]+|[^\s\p{L}\p{N}]/gu) ?? [];

function addLetters(
  text: string,
  { least, most }: { least: number; most: number },
  kind: Kind,
  found: Set<number>,
): void {
  for (let from = 0; from < text.length; from += 1)
    for (let size = least; size <= most && from + size <= text.length; size += 1)
      found.add(rowOf(hashRange(text, from, from + size, kind.seed + size), kind));
}

/** Runs of letters within each word; what stands for a value is never cut. */
function lettersOf(said: readonly string[]): Uint32Array {
  const found = new Set<number>();
  for (const word of said)
    if (!valueMask.test(word)) addLetters(` ${word} `, { least: 2, most: 5 }, letters, found);
  return Uint32Array.from(found);
}

/** Each word, and each with the one before it. */
function pairsOf(said: readonly string[]): Uint32Array {
  const found = new Set<number>();
  for (const [index, word] of [...said, ''].entries()) {
    found.add(rowOf(hashOf(word, words.seed), words));
    found.add(rowOf(hashOf(`${said[index - 1] ?? ''} ${word}`, words.seed), words));
  }
  return Uint32Array.from(found);
}

function conceptPieces(text: string): Uint32Array {
  const found = new Set<number>();
  const named = conceptsOf(text);
  for (const [index, one] of named.entries()) {
    found.add(rowOf(hashOf(`${one}`, concepts.seed), concepts));
    for (const other of named.slice(index + 1))
      found.add(rowOf(hashOf(`${one}+${other}`, concepts.seed), concepts));
  }
  return Uint32Array.from(found);
}

/** How far apart two glosses may stand and still be a pair: the languages order their words differently. */
const APART = 3;

function glossPieces(said: readonly string[]): Uint32Array {
  const found = new Set<number>();
  const add = (piece: string): void => {
    found.add(rowOf(hashOf(piece, glosses.seed), glosses));
  };
  add(`^${said[0] ?? ''}`);
  for (const [index, gloss] of said.entries()) {
    add(gloss);
    add(`${gloss} ${said[index + 1] ?? ''}`);
    for (const other of said.slice(index + 1, index + 1 + APART))
      add(gloss < other ? `${gloss}~${other}` : `${other}~${gloss}`);
  }
  return Uint32Array.from(found);
}

/** The pieces of a masked text that its intent is weighed by: letters, words and their pairs, concepts, and what it says word by word. */
export function intentPieces(masked: string, language: Language): Pieces {
  const said = wordsOf(masked);
  return [lettersOf(said), pairsOf(said), conceptPieces(masked), glossPieces(glossesOf(masked, language))];
}

const speech: Kind = { seed: 3, first: 0, bits: 16 };
/** How many rows the weights of languages have. */
export const languageRows = 2 ** speech.bits;

/** The pieces that a text's language is told by: its words, and its letters across them. */
export function languagePieces(text: string): Pieces {
  const said = wordsOf(text);
  const found = new Set(said.map((word) => rowOf(hashOf(word, 1), speech)));
  addLetters(` ${said.join(' ')} `, { least: 1, most: 4 }, speech, found);
  return [Uint32Array.from(found)];
}
