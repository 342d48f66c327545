import { expect, test } from 'vitest';
import { agreesInWords } from '../dialogue/said-of-offers.ts';
import { asksOfSum } from './said-of-charges.ts';

/** Each of these took longer than the age of the universe while two alternatives under a repetition read the same word. */
test.each([
  ['a word that two alternatives read', () => asksOfSum(`what of 50k${' nko'.repeat(200)} l`)],
  ['two words that one alternative reads together', () => asksOfSum(`${'to send '.repeat(200)}! 50k too`)],
  ['an ending that is an alternative of its own', () => agreesInWords(`everything${' looks'.repeat(200)} l`)],
])('C1 %s is read in linear time', (_, read) => {
  expect(read()).toBe(false);
});

test('what those expressions are for is still read', () => {
  expect(asksOfSum('ok, to send 50k nko?')).toBe(true);
  expect(asksOfSum('kuma in na tura 50k')).toBe(true);
  expect(agreesInWords('everything looks correct')).toBe(true);
  expect(agreesInWords("it's all good")).toBe(true);
});
