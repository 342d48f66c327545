import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kobo, kobo, minimum, naira, sum } from '../../kernel/money.ts';
import {
  costOf,
  grown,
  percentOf,
  printQuantity,
  quantityFor,
  quantityWorth,
  SCALE,
  totalsOf,
  worthOf,
} from './arithmetic.ts';

const prices = fc.bigInt({ min: 1n, max: 20_000_000_000n }).map(kobo);
const amounts = fc.bigInt({ min: 1n, max: 5_000_000_000n }).map(kobo);

describe('quantities', () => {
  test('what an amount buys is never worth more than it, and less by under the price of the least part', () => {
    fc.assert(
      fc.property(amounts, prices, (amount, price) => {
        const worth = worthOf(quantityFor(amount, price), price);
        expect(worth <= amount).toBe(true);
        expect((amount - worth) * SCALE <= price + SCALE).toBe(true);
      }),
    );
  });

  test('what is worth an amount is worth at least that, and one part less is not', () => {
    fc.assert(
      fc.property(amounts, prices, (amount, price) => {
        const quantity = quantityWorth(amount, price);
        expect(worthOf(quantity, price) >= amount).toBe(true);
        expect(worthOf(quantity - 1n, price) < amount).toBe(true);
      }),
    );
  });

  test('a holding sold in any parts gives its whole cost back, to the kobo', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.bigInt({ min: 0n, max: 10n ** 10n }),
        fc.array(fc.nat(100), { maxLength: 8 }),
        (all, paid, parts) => {
          let holding = { quantity: all, cost: kobo(paid) };
          const costs: Kobo[] = [];
          for (const part of [...parts.map((each) => (all * BigInt(each)) / 1000n), all]) {
            const quantity = minimum(kobo(part), kobo(holding.quantity));
            const cost = quantity === 0n ? kobo(0) : costOf(holding, quantity);
            costs.push(cost);
            holding = { quantity: holding.quantity - quantity, cost: kobo(holding.cost - cost) };
          }
          expect(holding).toEqual({ quantity: 0n, cost: 0n });
          expect(sum(costs)).toBe(paid);
        },
      ),
    );
  });

  test.each([
    [0n, '0'],
    [SCALE, '1'],
    [1_250_000_000n, '12.5'],
    [67_000n, '0.00067'],
    [1n, '0.00000001'],
  ])('%i prints %s', (quantity, text) => expect(printQuantity(quantity)).toBe(text));
});

describe('a portfolio', () => {
  test('is the sum of its positions, whatever they are', () => {
    const position = fc.record({
      quantity: fc.bigInt({ min: 0n, max: 10n ** 14n }),
      cost: amounts,
      price: prices,
    });
    fc.assert(
      fc.property(fc.array(position, { maxLength: 10 }), (positions) => {
        const { value, cost, gain, percent } = totalsOf(positions);
        expect(value).toBe(sum(positions.map((each) => worthOf(each.quantity, each.price))));
        expect(gain).toBe(value - cost);
        if (cost > 0n)
          expect(Math.abs(percent - (Number(gain) / Number(cost)) * 100)).toBeLessThan(
            0.011 + Math.abs(percent) * 1e-9,
          );
      }),
    );
  });

  test('nothing returns nothing', () => {
    expect(totalsOf([])).toEqual({ value: 0n, cost: 0n, gain: 0n, percent: 0 });
    expect(percentOf(-500n, 10_000n)).toBe(-5);
  });

  test('what a plan comes to', () => {
    expect(grown(naira(10_000), 0, 12)).toBe(naira(120_000));
    expect(grown(naira(10_000), 1_200, 12)).toBe(kobo(12_682_502));
  });
});
