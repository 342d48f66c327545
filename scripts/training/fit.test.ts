import {
  ENCODED,
  intentPieces,
  intentRows,
  predict,
  predictLayered,
  weighMeaning,
} from '@karo/core/chat/nlu';
import { expect, test } from 'vitest';
import { withFewerWords } from '../train.ts';
import { learn, packed, writeLinear } from './fit.ts';
import { learnLayered, writeLayered } from './layer.ts';
import { learnMeaning, writeMeaning } from './meaning.ts';

const said = { balance: ['how much i get', 'check my balance'], greet: ['hello', 'good morning'] };
const labels = Object.keys(said);
const rows = packed(
  Object.entries(said).flatMap(([label, texts]) =>
    texts.map((text) => ({ pieces: intentPieces(text, 'en'), label })),
  ),
  labels,
);
const common = { rows: intentRows, epochs: 4, rate: 0.5, drop: 0.2, seed: 3 };
const linear = () => learn(rows, { ...common, shrink: 1e-5 });
const layered = () => learnLayered(rows, { ...common, rate: 0.1, width: 4, dropUnits: 0.1 });

test('the same rows give the same bytes each time', () => {
  expect(writeLinear(linear()).equals(writeLinear(linear()))).toBe(true);
  expect(writeLayered(layered()).equals(writeLayered(layered()))).toBe(true);
});

test('what was learnt of one language is known in another', () => {
  const pieces = intentPieces('nawa ne ragowar', 'ha');
  for (const [balance = 0] of [predict(linear(), pieces), predictLayered(layered(), pieces)])
    expect(balance).toBeGreaterThan(0.5);
});

test('a layer over encoded texts tells them apart, and is the same each time', async () => {
  const [one, other] = [1, -1].map((sign) =>
    Float32Array.from({ length: ENCODED }, (_, at) => sign * Math.cos(at)),
  ) as [Float32Array, Float32Array];
  const encodings = {
    labels,
    encoded: Float32Array.from([...one, ...other]),
    right: Uint32Array.of(0, 1),
    weights: Float32Array.of(1, 1),
  };
  const settings = { width: 8, epochs: 40, batch: 2, rate: 0.01, dropUnits: 0.1, seed: 3 };
  const model = await learnMeaning(encodings, settings);
  expect(weighMeaning(model, one)[0]).toBeGreaterThan(0.9);
  expect(weighMeaning(model, other)[1]).toBeGreaterThan(0.9);
  expect(writeMeaning(await learnMeaning(encodings, settings)).equals(writeMeaning(model))).toBe(true);
});

test('a sentence is learnt once more with fewer words, in their order', () => {
  const words = 'please send xamt to my brother for his school fees'.split(' ');
  const told = { masked: words.join(' '), heard: 'en' as const, label: 'transfer', weight: 2 };
  const copies = withFewerWords(Array.from({ length: 50 }, () => told));
  expect(new Set(copies.map(({ masked }) => masked)).size).toBeGreaterThan(10);
  for (const { masked, ...rest } of copies) {
    const left = masked.split(' ');
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(words.length);
    expect(words.filter((word) => left.includes(word))).toEqual(left);
    expect(rest).toEqual({ heard: 'en', label: 'transfer', weight: 2 });
  }
  expect(withFewerWords([{ ...told, masked: 'my balance please' }])).toEqual([]);
});
