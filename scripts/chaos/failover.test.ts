import { expect, test } from 'vitest';
import { longestSilence, longestWait } from './failover.ts';

const sent = (at: number, ms: number) => ({ at, ms });

test('silence is from one answer to the next, and counts its ends', () => {
  const waits = [sent(900, 50), sent(1_000, 200), sent(2_000, 6_000), sent(2_500, 100)];
  expect(longestSilence(waits, 1_000, 9_000)).toBe(5.4);
  expect(longestSilence([], 1_000, 9_000)).toBe(8);
  expect(longestSilence(waits, 2_650, 20_000)).toBe(12);
});

test('an answer before a fault does not shorten the silence after it', () => {
  expect(longestSilence([sent(0, 999), sent(0, 31_500)], 1_000, 32_000)).toBe(30.5);
});

test('the slowest answer is of a message that was open between the two moments', () => {
  const waits = [sent(0, 900), sent(500, 700), sent(1_500, 4_000), sent(9_000, 60_000)];
  expect(longestWait(waits, 1_000, 9_000)).toBe(4);
  expect(longestWait([], 0, 1)).toBe(0);
});
