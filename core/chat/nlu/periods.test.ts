import { describe, expect, test } from 'vitest';
import type { Language } from '../../kernel/ports.ts';
import { plain } from '../../kernel/text.ts';
import { findPeriods } from './periods.ts';

/** A Wednesday. */
const now = new Date('2026-11-18T10:00:00+01:00');

const read = (said: string, language: Language) =>
  findPeriods(plain(said), now, language).map(({ period: { from, to } }) => {
    const day = (at: Date) => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);
    return `${day(from)} ${day(to)}`;
  });

const cases: [Language, string, string][] = [
  ['en', 'what did I spend yesterday', '2026-11-17 2026-11-18'],
  ['en', 'transactions from the day before yesterday', '2026-11-16 2026-11-17'],
  ['en', 'my spending last week', '2026-11-09 2026-11-16'],
  ['en', 'statement for last month', '2026-10-01 2026-11-01'],
  ['en', 'the last 3 days', '2026-11-16 2026-11-19'],
  ['en', 'from 1 March to 5 March', '2026-03-01 2026-03-06'],
  ['en', 'january to march statement', '2026-01-01 2026-04-01'],
  ['en', 'in december', '2025-12-01 2026-01-01'],
  ['en', 'since friday', '2026-11-13 2026-11-19'],
  ['pcm', 'wetin I spend dis week', '2026-11-16 2026-11-19'],
  ['ha', 'nawa na kashe jiya', '2026-11-17 2026-11-18'],
  ['ha', 'nuna abin da na kashe a watan jiya', '2026-10-01 2026-11-01'],
  ['ha', 'cinikin makon jiya', '2026-11-09 2026-11-16'],
  ['ha', 'shekaranjiya', '2026-11-16 2026-11-17'],
  ['ha', 'kwanaki 3 da suka wuce', '2026-11-16 2026-11-19'],
  ['yo', 'iye tí mo ná ní oṣù tó kọjá', '2026-10-01 2026-11-01'],
  ['yo', 'mo ná èló lánàá', '2026-11-17 2026-11-18'],
  ['ig', 'ihe m mefuru n’izu gara aga', '2026-11-09 2026-11-16'],
  ['pcm', 'wetin I buy for Tuesday', '2026-11-17 2026-11-18'],
  ['ig', 'ihe m zụtara na satọdee', '2026-11-14 2026-11-15'],
  ['ig', 'ọnwa gara aga', '2026-10-01 2026-11-01'],
];

describe('a time that is named', () => {
  test.each(cases)('in %s: %s', (language, said, expected) => {
    expect(read(said, language)).toEqual([expected]);
  });

  test.each([
    ['en', 'you may send it'],
    ['ha', 'ana aiko kudi'],
  ] as const)('is none in %s: %s', (language, said) => {
    expect(read(said, language)).toEqual([]);
  });
});
