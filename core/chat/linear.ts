import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { conceptsOf } from './concepts.ts';

/**
 * A linear classifier over hashed pieces of text (words, pairs of words, runs of letters, concepts): a row of weights a bucket, one a label. Small enough
 * to ship in the repository, and quick enough to ask for every message.
 */
export type Linear = { labels: readonly string[]; bits: number; scale: number; weights: Int8Array };

/**
 * How a text is cut: runs of letters from `least` to `most`, within words or across them, and whether words and pairs count, and
 * what is common to the languages.
 */
export type Cut = { least: number; most: number; across: boolean; pairs: boolean; concepts: boolean };

export const intentCut: Cut = { least: 2, most: 5, across: false, pairs: true, concepts: true };
export const languageCut: Cut = { least: 1, most: 4, across: true, pairs: false, concepts: false };

const PRIME = 0x01000193;
const hashFrom = (seed: number): number => (0x811c9dc5 ^ seed) >>> 0;

const WORDS = 1;
const PAIRS = 2;
const LETTERS = 3;
const CONCEPTS = 4;
/** A word has some twenty runs of letters: what it means weighs as much as a third of them, and two meanings together half of that. */
const CONCEPT_PIECES = 8;
const CONCEPT_PAIR_PIECES = 4;

const mix = (hash: number): number => {
  let h = hash ^ (hash >>> 15);
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
};

function hashRange(text: string, from: number, to: number, seed: number): number {
  let hash = hashFrom(seed);
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return mix(hash);
}

/** The buckets of a text's pieces. The words that stand for values (`xamt`, `xbank` …) are never cut into letters. */
export function bucketsOf(text: string, cut: Cut, bits: number): Uint32Array {
  const mask = 2 ** bits - 1;
  const found = new Set<number>();
  const words = text.match(/[\p{L}\p{N}'•]+|[^\s\p{L}\p{N}]/gu) ?? [];
  let previous = hashFrom(PAIRS);
  for (const word of words) {
    const hash = hashRange(word, 0, word.length, WORDS);
    found.add(hash & mask);
    if (cut.pairs) found.add(mix(Math.imul(previous, PRIME) ^ hash) & mask);
    previous = hash;
    if (cut.across || /^x(?:amt|acct|phone|bank|net|plan|name|period|ref|meter|num|secret)$/.test(word))
      continue;
    addLetters(` ${word} `, cut, mask, found);
  }
  if (cut.pairs) found.add(mix(Math.imul(previous, PRIME) ^ PAIRS) & mask);
  if (cut.across) addLetters(` ${words.join(' ')} `, cut, mask, found);
  if (cut.concepts) addConcepts(text, mask, found);
  return Uint32Array.from(found);
}

function addConcepts(text: string, mask: number, found: Set<number>): void {
  const concepts = conceptsOf(text);
  for (const [index, one] of concepts.entries()) {
    for (let piece = 0; piece < CONCEPT_PIECES; piece += 1)
      found.add(hashRange(`${one}.${piece}`, 0, `${one}.${piece}`.length, CONCEPTS) & mask);
    for (const other of concepts.slice(index + 1))
      for (let piece = 0; piece < CONCEPT_PAIR_PIECES; piece += 1) {
        const pair = `${one}+${other}.${piece}`;
        found.add(hashRange(pair, 0, pair.length, CONCEPTS) & mask);
      }
  }
}

function addLetters(text: string, cut: Cut, mask: number, found: Set<number>): void {
  for (let from = 0; from < text.length; from += 1)
    for (let size = cut.least; size <= cut.most && from + size <= text.length; size += 1)
      found.add(hashRange(text, from, from + size, LETTERS + size) & mask);
}

/** The probability of each label, in the labels' order. */
export function predict(model: Linear, text: string, cut: Cut): Float64Array {
  const size = model.labels.length;
  const scores = new Float64Array(size);
  const buckets = bucketsOf(text, cut, model.bits);
  for (const bucket of buckets) {
    const row = bucket * size;
    for (let label = 0; label < size; label += 1)
      scores[label] = (scores[label] ?? 0) + (model.weights[row + label] ?? 0);
  }
  const factor = model.scale / Math.sqrt(buckets.length || 1);
  let top = -Infinity;
  for (let label = 0; label < size; label += 1) {
    scores[label] = (scores[label] ?? 0) * factor;
    top = Math.max(top, scores[label] ?? 0);
  }
  let total = 0;
  for (let label = 0; label < size; label += 1) {
    scores[label] = Math.exp((scores[label] ?? 0) - top);
    total += scores[label] ?? 0;
  }
  for (let label = 0; label < size; label += 1) scores[label] = (scores[label] ?? 0) / total;
  return scores;
}

/** Reads weights as `writeLinear` laid them: a line of JSON, then a signed byte a weight, compressed. */
export function readLinear(file: URL): Linear {
  const bytes = gunzipSync(readFileSync(file));
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Omit<Linear, 'weights'>;
  const body = bytes.subarray(end + 1);
  return { ...head, weights: new Int8Array(body.buffer, body.byteOffset, body.byteLength) };
}

/** The labels from likeliest to least, with their probabilities. */
export const ranked = (model: Linear, probabilities: Float64Array): { label: string; p: number }[] =>
  model.labels.map((label, index) => ({ label, p: probabilities[index] ?? 0 })).sort((a, b) => b.p - a.p);
