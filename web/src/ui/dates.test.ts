import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  printAway,
  printDate,
  printDateTime,
  printDay,
  printLongDate,
  printMoment,
  printSeconds,
} from './dates.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const said = { today: 'Today', yesterday: 'Yesterday' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the bank’s days', () => {
  test('begin at midnight in Lagos, an hour before UTC', () => {
    expect(printDate('2026-11-20T22:59:59Z')).toBe('20 Nov 2026');
    expect(printDate('2026-11-20T23:00:00Z')).toBe('21 Nov 2026');
    expect(printLongDate('2026-12-31T23:30:00Z')).toBe('1 January 2027');
    expect(printDateTime('2026-11-20T23:05:00Z')).toBe('21 Nov, 00:05');
    expect(printMoment('2026-03-01T08:00:00Z')).toBe('1 Mar 2026, 09:00');
  });
});

describe('how long ago', () => {
  test.each([
    [-30_000, 'just now'],
    [-60_000, '1 minute ago'],
    [-5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, 'in 3 hours'],
    [-25 * 3_600_000, 'yesterday'],
    [25 * 3_600_000, 'tomorrow'],
    [-13 * 86_400_000, '13 days ago'],
  ])('%d ms away is %s', (away, printed) => {
    expect(printAway(new Date(NOW + away).toISOString())).toBe(printed);
  });

  test('more than two weeks away it is the date', () => {
    expect(printAway('2026-11-01T12:00:00Z')).toBe('1 Nov 2026');
  });

  test('a conversation says today and yesterday, then the weekday', () => {
    expect(printDay(new Date(NOW).toISOString(), said)).toBe('Today');
    expect(printDay(new Date(NOW - 86_400_000).toISOString(), said)).toBe('Yesterday');
    expect(printDay(new Date(NOW - 6 * 86_400_000).toISOString(), said)).toBe('Saturday, 21 November');
  });
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [59.6, '1:00'],
  [-3, '0:00'],
])('%d seconds are printed as %s', (seconds, printed) => {
  expect(printSeconds(seconds)).toBe(printed);
});
