import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalOf, transferCharges, vatWithin } from './fees.ts';
import { type Kobo, kobo, naira } from './money.ts';

describe('what a transfer costs', () => {
  test.each([
    [kobo(1), 10_75n, 75n, 0n],
    [naira(5_000), 10_75n, 75n, 0n],
    [kobo(5_000_01), 26_88n, 1_88n, 0n],
    [kobo(9_999_99), 26_88n, 1_88n, 0n],
    [naira(10_000), 26_88n, 1_88n, 50_00n],
    [naira(50_000), 26_88n, 1_88n, 50_00n],
    [kobo(50_000_01), 53_75n, 3_75n, 50_00n],
    [naira(2_000_000), 53_75n, 3_75n, 50_00n],
  ])('%i kobo to another bank', (amount, fee, vat, duty) => {
    expect(transferCharges('nip', amount as Kobo)).toEqual({ fee, vat, duty });
  });

  test('20,000 to another bank takes 20,076.88', () => {
    const amount = naira(20_000);
    expect(totalOf(amount, transferCharges('nip', amount))).toBe(2_007_688n);
  });

  test('the tax within a price that includes it is that of the charge without it', () => {
    for (const price of [kobo(10_75n), kobo(26_88n), kobo(53_75n)])
      expect(vatWithin(price)).toBe((price * 75n + 537n) / 1075n);
    expect(vatWithin(naira(25_000))).toBe(1_744_19n);
  });

  test('nothing within Karo', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount) => {
        expect(transferCharges('karo', kobo(amount))).toEqual({ fee: 0n, vat: 0n, duty: 0n });
      }),
    );
  });
});
