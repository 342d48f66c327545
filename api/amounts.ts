import { Fault, type Kobo, parseNaira, toNaira } from '@karo/core/kernel';

/** Reads an amount as `amountIn` of the contract takes it; throws Fault `amount_invalid` where it has parts of a kobo, or nothing. */
export function readAmount(given: number | string): Kobo {
  const amount = parseNaira(String(given));
  if (!amount || amount <= 0n) throw new Fault('amount_invalid');
  return amount;
}

/** The same where it may be left out. */
export const readAmountIf = (given: number | string | undefined): Kobo | undefined =>
  given === undefined ? undefined : readAmount(given);

/** An amount as `amount` of the contract gives it. */
export const asNumber = (amount: bigint): number => Number(toNaira(amount as Kobo));
