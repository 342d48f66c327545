import type { Trx } from '@karo/db/client';
import { dayOf, daysAfter, type Kobo, kobo, startOf, startOfDay } from '../kernel/index.ts';
import { internal } from './operations.ts';
import type { AccountId, Leg } from './order.ts';

/** Interest is reckoned in millionths of a kobo, so that a day's interest on little money is not lost. */
const MICRO = 1_000_000n;
/** Actual days over 365, in leap years too, as the naira's money market and the banks' savings accounts reckon: a leap year's saver has a day more. */
const YEAR_DAYS = 365n;

/** One day's interest, in millionths of a kobo. */
export const dailyInterest = (balance: Kobo, rateBp: number): bigint =>
  (balance * BigInt(rateBp) * MICRO) / (10_000n * YEAR_DAYS);

/** What an account held when a day ended, read off its entries: it does not matter when it is asked. */
async function balanceAtEnd(trx: Trx, account: AccountId, day: string): Promise<Kobo> {
  const row = await trx
    .selectFrom('entry')
    .select('balanceAfter')
    .where('accountId', '=', account)
    .where('at', '<', startOf(daysAfter(day)))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return kobo(row?.balanceAfter ?? 0n);
}

/** Interest as far as it is reckoned: `accruedOn` is the last day that is in `accrued`. */
export type Accrual = { account: AccountId; rateBp: number; accrued: bigint; accruedOn: string };

/**
 * Reckons each day that has ended since, and has `pay` paid what a month came to when its last day has ended. Days already reckoned are left alone, so it is
 * safe to repeat. Answers where it stands now.
 */
export async function accrue(
  trx: Trx,
  from: Accrual,
  now: Date,
  pay: (amount: Kobo, month: string) => Promise<void>,
): Promise<Pick<Accrual, 'accrued' | 'accruedOn'>> {
  let { accrued, accruedOn } = from;
  const today = dayOf(startOfDay(now));
  while (daysAfter(accruedOn) < today) {
    const day = daysAfter(accruedOn);
    accrued += dailyInterest(await balanceAtEnd(trx, from.account, day), from.rateBp);
    accruedOn = day;
    if (daysAfter(day).slice(0, 7) === day.slice(0, 7)) continue;
    const whole = kobo(accrued / MICRO);
    if (whole > 0n) await pay(whole, day.slice(0, 7));
    accrued %= MICRO;
  }
  return { accrued, accruedOn };
}

/** What the tax law has the bank keep of interest and pass on: a tenth, never rounded up. */
const TAX = { numerator: 10n, denominator: 100n };

/** The tax within an interest payment; what is left of it is the saver's. */
export const taxOnInterest = (interest: Kobo): Kobo => kobo((interest * TAX.numerator) / TAX.denominator);

/** The legs of an interest payment into a pot: the whole is the bank's expense, a tenth the tax office's, the rest the saver's. */
export async function interestLegs(trx: Trx, pot: AccountId, interest: Kobo): Promise<Leg[]> {
  const tax = taxOnInterest(interest);
  const legs = [
    { account: await internal(trx, 'savings_interest'), amount: kobo(-interest) },
    { account: pot, amount: kobo(interest - tax) },
    { account: await internal(trx, 'withholding_tax'), amount: tax },
  ];
  return legs.filter((leg) => leg.amount !== 0n);
}

/** Whole kobo of what is reckoned. */
export const wholeKobo = (accrued: bigint): Kobo => kobo(accrued / MICRO);
