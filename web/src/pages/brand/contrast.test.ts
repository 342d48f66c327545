import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test('black on white is 21, a colour on itself 1, and the order does not matter', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#12814a', '#12814a')).toBe(1);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});
