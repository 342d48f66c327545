import { type Cents, type Currency, FEE_BP, fixedFee } from '../../catalogue/index.ts';
import { fraction, type Kobo, kobo, vatWithin } from '../../kernel/index.ts';

const ALL_BP = 10_000n;
const UNIT = 100n;

/** What a remittance costs: a share of it, rounded half up, and the fixed part. */
export const feeOf = (amount: Cents, currency: Currency): Cents =>
  (amount * FEE_BP * 2n + ALL_BP) / (ALL_BP * 2n) + fixedFee(currency);

/** What arrives: all but the fee, at the rate, never rounded up. */
export const receivesOf = (amount: Cents, fee: Cents, rate: Kobo): Kobo =>
  kobo(((amount - fee) * rate) / UNIT);

/** How a payment is booked: all of it in kobo, what is the recipient's, and the fee with the tax in it. The parts are the whole. */
export function bookingOf(order: { amount: Cents; receives: Kobo; rate: Kobo }): {
  gross: Kobo;
  receives: Kobo;
  fee: Kobo;
  vat: Kobo;
} {
  const gross = fraction(kobo(order.amount), order.rate, UNIT);
  const fee = kobo(gross - order.receives);
  return { gross, receives: order.receives, fee, vat: vatWithin(fee) };
}
