import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, kobo, parseNaira, printNaira, split, sum, toNaira } from './money.ts';

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(kobo);

describe('naira at the edges', () => {
  test.each([
    ['1500', 150_000n],
    ['1500.00', 150_000n],
    ['1500.5', 150_050n],
    ['0.01', 1n],
    ['-3', -300n],
  ])('%s is %s kobo', (text, want) => {
    expect(parseNaira(text)).toBe(want);
  });

  test.each(['', '1,500', '1.005', '1e3', 'NaN', '٣', '1.', '.5', '--1', '9'.repeat(16)])(
    '%j is not naira',
    (text) => {
      expect(parseNaira(text)).toBeUndefined();
    },
  );

  test('what is printed is read back, to the kobo', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseNaira(toNaira(amount))).toBe(amount);
      }),
    );
  });
});

test.each([
  [150_000n, '₦1,500'],
  [2_688n, '₦26.88'],
  [123_456_789_00n, '₦123,456,789'],
  [5n, '₦0.05'],
  [-100_000n, '-₦1,000'],
])('%s kobo is read as %s', (amount, want) => {
  expect(printNaira(kobo(amount))).toBe(want);
});

test.each([
  [2_500n, 75n, 1000n, 188n],
  [1n, 1n, 2n, 1n],
  [-1n, 1n, 2n, -1n],
  [5_000n, 75n, 1000n, 375n],
])('%s x %s / %s rounds half up to %s', (amount, numerator, denominator, want) => {
  expect(fraction(kobo(amount), numerator, denominator)).toBe(want);
});

test('a split loses no kobo, and no share is off by more than one', () => {
  const weights = fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amounts, weights, (amount, shares) => {
      const parts = split(amount, shares);
      const whole = shares.reduce((total, share) => total + share, 0n);
      expect(sum(parts)).toBe(amount);
      parts.forEach((part, index) => {
        const exact = (amount * (shares[index] ?? 0n)) / whole;
        const off = part - exact;
        expect(off === 0n || off === 1n || off === -1n).toBe(true);
      });
    }),
  );
});
