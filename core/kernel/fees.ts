import { fraction, type Kobo, kobo, naira, sum, zero } from './money.ts';

/** CBN's Guide to Charges for a transfer between banks (from 1 January 2020): the band's charge, before value added tax. */
const bands: readonly { upTo: Kobo | undefined; charge: Kobo }[] = [
  { upTo: naira(5_000), charge: naira(10) },
  { upTo: naira(50_000), charge: naira(25) },
  { upTo: undefined, charge: naira(50) },
];

/** 7.5 %. */
const VAT = { numerator: 75n, denominator: 1000n };

/** The value added tax within a price that includes it: 7.5 parts of 107.5. */
export const vatWithin = (price: Kobo): Kobo =>
  fraction(price, VAT.numerator, VAT.denominator + VAT.numerator);

/** The Nigeria Tax Act 2025 lets the sender pay stamp duty from 1 January 2026. */
const DUTY = { from: naira(10_000), amount: naira(50) };

/** What a transfer costs its sender: `fee` includes `vat`. */
export type Charges = { fee: Kobo; vat: Kobo; duty: Kobo };

/** The charges of a transfer. Within Karo it is free of fee and of duty (docs/decisions tells why). */
export function transferCharges(kind: 'karo' | 'nip', amount: Kobo): Charges {
  if (kind === 'karo') return { fee: zero, vat: zero, duty: zero };
  const band = bands.find((each) => each.upTo === undefined || amount <= each.upTo);
  const charge = band?.charge ?? zero;
  const vat = fraction(charge, VAT.numerator, VAT.denominator);
  return { fee: sum([charge, vat]), vat, duty: amount >= DUTY.from ? DUTY.amount : zero };
}

/** Amount and all charges. */
export const totalOf = (amount: Kobo, charges: Pick<Charges, 'fee' | 'duty'>): Kobo =>
  kobo(amount + charges.fee + charges.duty);
