import { intentPieces, intentRows, predict } from '@karo/core/chat/nlu';
import { expect, test } from 'vitest';
import { learn, packed, writeLinear } from './fit.ts';

const said = { balance: ['how much i get', 'check my balance'], greet: ['hello', 'good morning'] };
const labels = Object.keys(said);
const rows = packed(
  Object.entries(said).flatMap(([label, texts]) =>
    texts.map((text) => ({ pieces: intentPieces(text, 'en'), label })),
  ),
  labels,
);
const settings = { rows: intentRows, epochs: 4, rate: 0.5, drop: 0.2, seed: 3, shrink: 1e-5 };
const linear = () => learn(rows, settings);

test('the same rows give the same bytes each time', () => {
  expect(writeLinear(linear()).equals(writeLinear(linear()))).toBe(true);
});

test('what was learnt of one language is known in another', () => {
  const pieces = intentPieces('nawa ne ragowar', 'ha');
  expect(predict(linear(), pieces)[0]).toBeGreaterThan(0.5);
});
