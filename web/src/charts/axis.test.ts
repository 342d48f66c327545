import { describe, expect, test } from 'vitest';
import { axisOf } from './axis.ts';

describe('an axis', () => {
  test.each([
    [320_000, [0, 100_000, 200_000, 300_000, 400_000]],
    [342_445.17, [0, 100_000, 200_000, 300_000, 400_000]],
    [12_000, [0, 5_000, 10_000, 15_000]],
    [4, [0, 1, 2, 3, 4]],
  ])('of %i is marked in round steps', (most, marks) => expect(axisOf(most)).toEqual(marks));

  test('holds every amount, in at most five marks, and never ends at nought', () => {
    for (let most = 0; most < 3e9; most = most * 1.7 + 1) {
      const marks = axisOf(most);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(most, 1));
      expect(marks.length).toBeGreaterThan(1);
      expect(marks.length).toBeLessThanOrEqual(5);
    }
  });
});
