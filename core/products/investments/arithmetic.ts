import { fraction, type Kobo, kobo, sum, zero } from '../../kernel/index.ts';

/** Quantities are whole numbers of hundred-millionths of a unit. */
export const SCALE = 100_000_000n;
const DECIMALS = 8;

/** How much of an asset an amount buys; what does not buy a whole part is not charged for by `worthOf` rounding up. */
export const quantityFor = (amount: Kobo, price: Kobo): bigint => (amount * SCALE) / price;

/** The least quantity that is worth an amount. */
export const quantityWorth = (amount: Kobo, price: Kobo): bigint => (amount * SCALE + price - 1n) / price;

/** What a quantity is worth, never rounded up. */
export const worthOf = (quantity: bigint, price: Kobo): Kobo => kobo((quantity * price) / SCALE);

/** The part of a holding's cost that belongs to a part of it; all of it for all. */
export const costOf = (holding: { quantity: bigint; cost: Kobo }, quantity: bigint): Kobo =>
  quantity >= holding.quantity ? holding.cost : kobo((holding.cost * quantity) / holding.quantity);

/** Prints a quantity: `0.00067`, `12.5`. */
export function printQuantity(quantity: bigint): string {
  const rest = String(quantity % SCALE)
    .padStart(DECIMALS, '0')
    .replace(/0{1,20}$/, '');
  return rest ? `${quantity / SCALE}.${rest}` : String(quantity / SCALE);
}

/** Per cent with two decimals, of a whole; 0 where there is no whole. */
export function percentOf(part: bigint, whole: bigint): number {
  if (whole === 0n) return 0;
  return Number((part * 10_000n) / whole) / 100;
}

export type Position = { quantity: bigint; cost: Kobo; price: Kobo };

/** What positions are worth together, what they cost, and what that returns. */
export function totalsOf(positions: readonly Position[]): {
  value: Kobo;
  cost: Kobo;
  gain: Kobo;
  percent: number;
} {
  const value = sum(positions.map(({ quantity, price }) => worthOf(quantity, price)));
  const cost = sum(positions.map((position) => position.cost));
  const gain = kobo(value - cost);
  return { value, cost, gain, percent: percentOf(gain, cost) };
}

const MONTHS_BP = 120_000n;

/** What equal contributions come to at a yearly return, each growing from the month after it. A guess, never a promise. */
export function grown(monthly: Kobo, rateBp: number, months: number): Kobo {
  let total = zero;
  for (let month = 0; month < months; month += 1)
    total = kobo(total + fraction(total, BigInt(rateBp), MONTHS_BP) + monthly);
  return total;
}
