import { expect, test } from 'vitest';
import { learntMove, tellsOfSelf } from './moves-model.ts';

test.each([
  ['go on then, everything is in order', 'assent'],
  ['let me first ask my elder brother', 'postpone'],
  ['abeg leave am, I no do again', 'refuse'],
  ['so has it reached her?', 'status'],
  ['that is not what I told you', 'misread'],
  ['bari in tambayi mijina tukuna', 'postpone'],
  ['e je ki n beere lowo oko mi na', 'postpone'],
  ['o ruola ya aka?', 'status'],
] as const)('%s: %s', (said, move) => expect(learntMove(said, true)).toBe(move));

// What tells a sum or a number, orders or asks is no move.
test.each([
  'thank you, now send 2k to Ada',
  'send 5000 to 1234567896 gtb',
  '1234567896',
  'what is the interest on a personal loan',
  'buy light for my shop',
  'no, make it Friday',
])('%s does something else', (said) => expect(learntMove(said, true)).toBeUndefined());

test('who speaks of themselves and wants nothing yet is heard; who asks or wants is not', () => {
  expect(tellsOfSelf('good morning, I am an old driver from Ilorin', 'en')).toBe(true);
  expect(tellsOfSelf('I want to know about a house in Ilorin', 'en')).toBe(false);
  expect(tellsOfSelf('is my account the one my son opened?', 'en')).toBe(false);
});
