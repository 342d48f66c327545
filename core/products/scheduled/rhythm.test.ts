import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rhythms, type Schedule } from '../../catalogue/mandates.ts';
import { daysAfter } from '../../kernel/lagos-time.ts';
import { dayOfRun, findRun, isDay, numberBy, runAfter } from './rhythm.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2026-01-01', days));
const schedule: fc.Arbitrary<Schedule> = fc
  .record({
    rhythm: fc.constantFrom(...rhythms),
    firstOn: day,
    monthDay: fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
    times: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    ahead: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
  })
  .map(({ rhythm, firstOn, monthDay, times, ahead }) => ({
    rhythm,
    firstOn,
    ...(monthDay !== undefined && { monthDay }),
    ...(times !== undefined && { times }),
    ...(ahead !== undefined && { untilOn: daysAfter(firstOn, ahead) }),
  }));

const runsOf = (of: Schedule, most: number) =>
  Array.from({ length: most }, (_, index) => findRun(of, index + 1)).filter((run) => run !== undefined);

describe('the days of a schedule', () => {
  test('the 31st is the last day of a short month, and comes back in a long one', () => {
    const monthly: Schedule = { rhythm: 'monthly', firstOn: '2027-01-31' };
    expect([1, 2, 3, 4, 14].map((number) => dayOfRun(monthly, number))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
    const fromShort: Schedule = { rhythm: 'monthly', firstOn: '2027-02-28', monthDay: 31 };
    expect(dayOfRun(fromShort, 2)).toBe('2027-03-31');
  });

  test('a day of the month that is over when a schedule begins comes a month later', () => {
    const monthly: Schedule = { rhythm: 'monthly', firstOn: '2026-11-26', monthDay: 23 };
    expect([1, 2, 3].map((number) => dayOfRun(monthly, number))).toEqual([
      '2026-12-23',
      '2027-01-23',
      '2027-02-23',
    ]);
    expect(['2026-11-26', '2026-12-22', '2026-12-23'].map((day) => numberBy(monthly, day))).toEqual([
      0, 0, 1,
    ]);
    const later: Schedule = { rhythm: 'monthly', firstOn: '2026-11-26', monthDay: 31 };
    expect(dayOfRun(later, 1)).toBe('2026-11-30');
    // The last day of a short month is before no later day of it.
    expect(dayOfRun({ rhythm: 'monthly', firstOn: '2027-02-28', monthDay: 30 }, 1)).toBe('2027-02-28');
  });

  test('weeks and fortnights keep their weekday over the end of a year', () => {
    expect(dayOfRun({ rhythm: 'weekly', firstOn: '2026-12-25' }, 2)).toBe('2027-01-01');
    expect(dayOfRun({ rhythm: 'fortnightly', firstOn: '2026-12-25' }, 2)).toBe('2027-01-08');
  });

  test('a day that the calendar does not have is none', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', 'x'].map(isDay)).toEqual([false, false, false, false]);
    expect(isDay('2028-02-29')).toBe(true);
  });

  test('days only go forward, and none is before the first or after the end', () => {
    fc.assert(
      fc.property(schedule, (of) => {
        const days = runsOf(of, 70).map((run) => run.day);
        expect([...days].sort()).toEqual(days);
        expect(new Set(days).size).toBe(days.length);
        expect(days.every((each) => each >= of.firstOn && each <= (of.untilOn ?? each))).toBe(true);
        if (of.times !== undefined) expect(days.length).toBeLessThanOrEqual(of.times);
        if (of.rhythm === 'once') expect(days).toEqual([of.firstOn]);
      }),
    );
  });

  test('the run after any day is the first one later than it', () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: -40, max: 500 }), (of, ahead) => {
        const from = daysAfter(of.firstOn, ahead);
        const next = runsOf(of, 700).find((run) => run.day > from);
        expect(runAfter(of, from)).toEqual(next);
        const number = numberBy(of, from);
        if (number > 0) expect(dayOfRun(of, number) <= from).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
