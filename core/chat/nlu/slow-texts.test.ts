import { expect, test } from 'vitest';
import { isIdleWords } from '../dialogue/moves.ts';
import { agreesInWords } from '../dialogue/said-of-offers.ts';
import { guessLanguage } from './language.ts';
import { splitOrders } from './orders-said.ts';
import { asksOfSum } from './said-of-charges.ts';

const isForeign = (text: string): boolean => guessLanguage(text).language !== 'pcm';

/** Each of these took longer than the age of the universe while two alternatives under a repetition read the same word. */
test.each([
  ['a word that two alternatives read', () => asksOfSum(`what of 50k${' nko'.repeat(200)} l`)],
  ['two words that one alternative reads together', () => asksOfSum(`${'to send '.repeat(200)}! 50k too`)],
  ['an ending that is an alternative of its own', () => agreesInWords(`everything${' looks'.repeat(200)} l`)],
  ['laughter that may be divided in many ways', () => isIdleWords(`${'ha'.repeat(400)}!x`)],
  ['words that may begin or go on', () => isIdleWords(`${'lol ok '.repeat(100)}x`)],
  ['words of a greeting that are words of another', () => isForeign(`${'wetin dey dey , '.repeat(62)}x`)],
])('C1 %s is read in linear time', (_, read) => {
  expect(read()).toBe(false);
});

test('C1 a text of nothing but joints is not read anew at each of them', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const context = { language: 'ha', now, names: [] } as const;
  const orders = 'balance dina da cinikayya';
  expect(splitOrders(orders, context)).toBeDefined();
  expect(splitOrders(`${'ati\n'.repeat(60)}${orders}`, context)).toBeUndefined();
});

test('what those expressions are for is still read', () => {
  expect(asksOfSum('ok, to send 50k nko?')).toBe(true);
  expect(asksOfSum('kuma in na tura 50k')).toBe(true);
  expect(agreesInWords('everything looks correct')).toBe(true);
  expect(agreesInWords("it's all good")).toBe(true);
});

test.each([
  [
    'hahaha',
    'Lol ok',
    'just a moment',
    'hold on let me check the number',
    'ok wait',
    'kai',
    'sorry i was vex o',
  ],
  ['👍', 'wait sir', 'oh ah wow', ' hmm. chai! '],
])('a moment that is asked for, and words that ask for nothing: %s', (...said) => {
  expect(said.filter((text) => !isIdleWords(text))).toEqual([]);
});

test.each(['', 'hahaha send 5k', 'hold my money', 'kay', 'waits', 'ok', 'let me check my balance'])(
  '"%s" asks for something, or says nothing',
  (text) => {
    expect(isIdleWords(text)).toBe(false);
  },
);
