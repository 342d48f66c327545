import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** What a message is in itself, whatever it is about. */
export const acts = [
  ...(['order', 'question', 'statement', 'answer', 'correction'] as const),
  ...(['confirmation', 'denial', 'help', 'social'] as const),
] as const;
export type Act = (typeof acts)[number];

/** The rows that pieces of text are hashed to, and how wide each is. */
export const ROWS = 2 ** 16;
export const WIDTH = 64;

/**
 * One layer over hashed pieces of a text: each piece adds its row, what is above zero is weighed for each label of each head. `lower` has a row of WIDTH
 * for each piece; a head's `weights` have a row of its labels for each unit, and one more that always counts.
 */
export type Net = { lower: Int8Array; scale: number; heads: readonly Head[] };
export type Head = { labels: readonly string[]; weights: Int8Array; scale: number };

/** The pieces of a text by kind, words, pairs and letters: each kind counts for as much, however many pieces it has. */
export type NetPieces = readonly Uint32Array[];

const START = 0x811c9dc5;
const PRIME = 0x01000193;

function hashed(text: string, seed: number): number {
  let hash = START ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % ROWS;
}

const words = /[\p{L}\p{N}•]+|[^\s\p{L}\p{N}]/gu;
const mask = /^x[a-z]+$/;
const LETTERS_LEAST = 3;
const LETTERS_MOST = 5;

/** The pieces of a normalised text: its words, its pairs of words, and its runs of three to five letters. */
export function piecesOf(text: string): NetPieces {
  const said = text.match(words) ?? [];
  const [ones, pairs, letters] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const [index, word] of [...said, '$'].entries()) {
    if (index < said.length) ones.add(hashed(word, 1));
    pairs.add(hashed(`${said[index - 1] ?? '^'} ${word}`, 2));
    if (index === said.length || mask.test(word)) continue;
    const edged = `<${word}>`;
    for (let size = LETTERS_LEAST; size <= LETTERS_MOST; size += 1)
      for (let from = 0; from + size <= edged.length; from += 1)
        letters.add(hashed(edged.slice(from, from + size), 3));
  }
  return [ones, pairs, letters].map((kind) => Uint32Array.from(kind));
}

/** Scores as probabilities, in their place. */
export function softmaxInPlace(scores: Float32Array): Float32Array {
  let top = -Infinity;
  for (const score of scores) top = Math.max(top, score);
  let total = 0;
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] as number) - top);
    total += scores[at] as number;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / total;
  return scores;
}

/** The probability of each label of each head, in the heads' order. */
export function weigh(net: Net, pieces: NetPieces): Float32Array[] {
  const layer = new Float32Array(WIDTH);
  for (const kind of pieces) {
    const share = net.scale / Math.sqrt(kind.length || 1);
    for (const piece of kind)
      for (let unit = 0, at = piece * WIDTH; unit < WIDTH; unit += 1, at += 1)
        layer[unit] = (layer[unit] as number) + (net.lower[at] as number) * share;
  }
  return net.heads.map(({ labels, weights, scale }) => {
    const size = labels.length;
    const scores = Float32Array.from(weights.subarray(WIDTH * size), (bias) => bias * scale);
    for (let unit = 0; unit < WIDTH; unit += 1) {
      const light = (layer[unit] as number) * scale;
      if (light <= 0) continue;
      for (let label = 0, at = unit * size; label < size; label += 1, at += 1)
        scores[label] = (scores[label] as number) + light * (weights[at] as number);
    }
    return softmaxInPlace(scores);
  });
}

type Written = { scale: number; heads: { labels: string[]; scale: number }[] };

/** Reads a net as `fileOf` of scripts/training/net.ts wrote it: a line of JSON, then the signed bytes of every weight. */
export function readNet(file: URL): Net {
  const whole = gunzipSync(readFileSync(file));
  const end = whole.indexOf(10);
  const { scale, heads } = JSON.parse(whole.subarray(0, end).toString('utf8')) as Written;
  const bytes = new Int8Array(whole.buffer, whole.byteOffset + end + 1, whole.length - end - 1);
  let at = ROWS * WIDTH;
  return {
    lower: bytes.subarray(0, at),
    scale,
    heads: heads.map((head) => {
      const size = (WIDTH + 1) * head.labels.length;
      at += size;
      return { ...head, weights: bytes.subarray(at - size, at) };
    }),
  };
}
