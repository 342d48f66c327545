import { findPeriods } from '@karo/core/chat/nlu';
import { dateNames } from '@karo/core/contract';
import { plain } from '@karo/core/kernel';
import { printDayIn } from '@karo/core/phrases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printAway, printDate, printDateTime, printLongDate, printMoment } from '../web/src/ui/dates.ts';
import { printFigure, printShort, printWhole } from '../web/src/ui/money.ts';

const moments = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const dates = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-NG', { ...options, timeZone: 'Africa/Lagos' });
  return (at: string) => format.format(new Date(at));
};
const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

test.each([
  ['a date', printDate, dates({ day: 'numeric', month: 'short', year: 'numeric' })],
  ['a long date', printLongDate, dates({ dateStyle: 'long' })],
  ['a date and time', printDateTime, dates({ day: 'numeric', month: 'short', ...clock })],
  ['a moment', printMoment, dates({ dateStyle: 'medium', timeStyle: 'short' })],
])('%s of the site is what Intl makes of it', (_, print, peer) => {
  fc.assert(
    fc.property(moments, (moment) => {
      const at = moment.toISOString();
      // At midnight some versions of ICU say 24.
      expect(print(at)).toBe(peer(at).replace(/\b24:/, '00:'));
    }),
  );
});

const minute = 60_000;
test.each([
  [-30_000, 'just now'],
  [-minute, '1 minute ago'],
  [-59 * minute, '59 minutes ago'],
  [2.5 * minute, 'in 2 minutes'],
  [61 * minute, 'in 1 hour'],
  [-25 * 60 * minute, 'yesterday'],
  [30 * 60 * minute, 'tomorrow'],
  [-13 * 24 * 60 * minute, '13 days ago'],
])('%d ms away is %s', (away, said) => {
  // A second of slack: the clock goes on while the test runs.
  const at = new Date(Date.now() + away + (away > 0 ? 1_000 : 0));
  expect(printAway(at.toISOString())).toBe(said);
});

const numbers = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat('en-NG', options);
  return (figure: number | bigint) => format.format(figure);
};

test('figures of the site are what Intl makes of them', () => {
  const whole = numbers({ maximumFractionDigits: 0 });
  const two = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const few = numbers({ maximumFractionDigits: 2 });
  const short = numbers({ notation: 'compact', maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (figure) => {
      expect(printWhole(figure)).toBe(whole(figure));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
      expect(printFigure(cents / 100)).toBe(two(cents / 100));
      expect(printFigure(cents / 100, 0)).toBe(few(cents / 100));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (figure) => {
      expect(printShort(figure)).toBe(short(figure));
    }),
  );
  expect([999, 999_949, 999_950, 1_000_000].map(printShort)).toEqual(['999', '999.9K', '1M', '1M']);
});

test.each([
  ['ha', '5 Nuw 2026, 23:20'],
  ['yo', '5 oṣù Kọkànlá 2026, 23:20'],
  ['ig', '5 Nov 2026, 23:20'],
] as const)(
  'dates are told in %s, no two months or days alike, and the chat reads what the site prints',
  (language, said) => {
    const words = dateNames[language];
    expect(printMoment('2026-11-05T22:20:00Z', words)).toBe(said);
    expect([words.months, words.short, words.weekdays].map((names) => new Set(names).size)).toEqual([
      12, 12, 7,
    ]);
    const now = new Date('2026-12-31T12:00:00Z');
    for (const [at, month] of words.months.entries()) {
      const written = plain(`5 ${month} 2026`);
      const [found] = findPeriods(written, now, language);
      expect([written, found?.period.from]).toEqual([written, new Date(Date.UTC(2026, at, 4, 23))]);
    }
  },
);

test.each([
  ['en', '5 Nov 2026'],
  ['pcm', '5 Nov 2026'],
  ['ha', '5 Nuw 2026'],
  ['yo', '5 oṣù Kọkànlá 2026'],
  ['ig', '5 Nov 2026'],
] as const)('a day in chat is told in %s, by the day in Nigeria', (language, said) => {
  expect(printDayIn(language)(new Date('2026-11-04T23:00:00Z'))).toBe(said);
});
