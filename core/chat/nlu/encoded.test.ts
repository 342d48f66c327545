import { expect, test } from 'vitest';
import { labels } from '../intents.ts';
import { weighEncoded } from './encoded.ts';
import { ENCODED, loadEncoder } from './encoder.ts';
import { inEnglish } from './glossary.ts';
import { readMeaning } from './meaning.ts';

const likeliest = (odds: Float32Array | undefined): string | undefined =>
  odds && labels[odds.indexOf(Math.max(...odds))];

test('the weights speak of the labels that are, in their order', () => {
  expect(readMeaning(new URL('../weights/intent-encoded.bin', import.meta.url)).labels).toEqual(labels);
});

test('who waits for the thread gets the odds of every label, the same each time', () => {
  const odds = weighEncoded('how much money is left in my account');
  expect(odds).toHaveLength(labels.length);
  expect(odds?.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 3);
  expect(likeliest(odds)).toBe('balance');
  expect(weighEncoded('how much money is left in my account')).toEqual(odds);
  expect(likeliest(weighEncoded('which river is the longest in africa'))).toBe('out_of_scope');
});

test('texts that mean the same are nearer than texts that share their words', async () => {
  const encode = await loadEncoder();
  const texts = ['how old are you', 'what is your age', 'how are you'];
  const all = await encode(texts);
  const [one, same, other] = texts.map((_, row) => [...all.subarray(row * ENCODED, (row + 1) * ENCODED)]);
  const dot = (a: number[] = [], b: number[] = []) =>
    a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);
  const nearness = (a?: number[], b?: number[]) => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  expect(nearness(one, same)).toBeGreaterThan(nearness(one, other));
});

test('a text is encoded alike alone and among others, empty and long ones too', async () => {
  const encode = await loadEncoder();
  const texts = ['send 5000 naira to john', '', 'o'.repeat(3_000), '🙂'];
  const all = await encode(texts);
  expect(all).toHaveLength(texts.length * ENCODED);
  for (const [row, text] of texts.entries()) {
    const alone = await encode([text]);
    for (const [at, number] of alone.entries()) expect(all[row * ENCODED + at]).toBeCloseTo(number, 3);
  }
});

test.each([
  ['send xamt to xname', 'en', 'send 5000 naira to john'],
  ['ziga xname xamt', 'ig', 'send john 5000 naira'],
  ['nawa ne a asusuna', 'ha', 'how much in account i'],
] as const)('"%s" (%s) is "%s" in English', (masked, language, english) => {
  expect(inEnglish(masked, language)).toBe(english);
});
