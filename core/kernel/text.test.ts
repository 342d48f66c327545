import { expect, test } from 'vitest';
import { asRead, runOf } from './text.ts';

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
