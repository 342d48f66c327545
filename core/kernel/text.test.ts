import { expect, test } from 'vitest';
import { asRead, fold, READ_MOST, remembering, runOf } from './text.ts';

test('a text is read without what is unseen, and with one space or line break where there are several', () => {
  expect(asRead('send\u200b \t\t 5k\u00a0\u00a0to \r\n\n Ada')).toBe('send 5k to\nAda');
  expect(asRead('a\tb\nc d')).toBe('a\tb\nc d');
  expect(asRead('oya ,, \t, ,send 10,000 ,\n to Ada')).toBe('oya, send 10,000,\nto Ada');
  expect(asRead(`pay ${'k'.repeat(3_000)}! now`)).toBe(`pay ${'k'.repeat(48)}! now`);
  expect(asRead(`pay ${"k'".repeat(3_000)}! now`)).toBe(`pay ${"k'".repeat(24)}! now`);
});

test('a run ends where no piece reads on, and what was read is not read otherwise', () => {
  const pieces = [/a+/y, /b /y];
  expect(runOf(pieces, 'aab ac')).toBe(5);
  expect(runOf(pieces, 'caab')).toBe(0);
  expect(runOf([/a*/y], 'b')).toBe(0);
  expect(runOf([/aa/y, /ab/y], 'aab')).toBe(2);
});

test('what was read of a text is given again, by what it was read as, until others have come; what is long is never kept', () => {
  const asked: string[] = [];
  const read = remembering((said, as: string) => {
    asked.push(`${as}:${said}`);
    return `${as}:${said}`;
  });
  for (const as of ['en', 'ha', 'en', 'ha']) expect(read('send', as)).toBe(`${as}:send`);
  expect(asked).toEqual(['en:send', 'ha:send']);
  for (let nth = 0; nth < 100; nth += 1) read(String(nth), 'en');
  read('send', 'en');
  expect(asked.filter((each) => each === 'en:send')).toHaveLength(2);
  const long = 'k'.repeat(READ_MOST + 1);
  read(long, 'en');
  read(long, 'en');
  expect(asked.filter((each) => each.endsWith(long))).toHaveLength(2);
});

test('each letter of a folded text leads back to where it stood', () => {
  expect(fold('Send 5K')).toEqual({ text: 'send 5k', at: [0, 1, 2, 3, 4, 5, 6, 7], said: 'Send 5K' });
  expect(fold('\u00c0\u0301`')).toEqual({ text: "a'", at: [0, 2, 3], said: '\u00c0\u0301`' });
});
