import { type Kobo, naira } from '../kernel/index.ts';

/** What may leave an account: in one transfer, in a day, in a month (transfers), in a day for bills and airtime, and in a day as cash. */
export type Limits = { single: Kobo; daily: Kobo; monthly: Kobo; dailyBills: Kobo; withdrawal: Kobo };

export const limitNames = ['single', 'daily', 'monthly', 'dailyBills', 'withdrawal'] as const;

/** How much of a customer is verified: 1 by BVN, 2 by NIN besides, 3 by address and a live picture besides. */
export type Tier = 1 | 2 | 3;
export const tierNames: readonly Tier[] = [1, 2, 3];

const limits = (daily: number, monthly: number, dailyBills: number, withdrawal: number): Limits => ({
  single: naira(daily),
  daily: naira(daily),
  monthly: naira(monthly),
  dailyBills: naira(dailyBills),
  withdrawal: naira(withdrawal),
});

/**
 * Each KYC tier's limits: `normal` until the customer chooses others, and the `ceiling` of what may be chosen. A verified account's normal limits are
 * the FAQ's figures, the highest ceiling is the settings page's.
 */
export const tiers: Record<Tier, { normal: Limits; ceiling: Limits }> = {
  1: {
    normal: limits(50_000, 300_000, 20_000, 20_000),
    ceiling: limits(50_000, 300_000, 20_000, 20_000),
  },
  2: {
    normal: limits(100_000, 2_000_000, 50_000, 50_000),
    ceiling: limits(500_000, 10_000_000, 200_000, 100_000),
  },
  3: {
    normal: limits(100_000, 2_000_000, 50_000, 50_000),
    ceiling: limits(2_000_000, 50_000_000, 500_000, 200_000),
  },
};

/** For a day after a new identity, in and out (CBN circular of 12 March 2026, for new devices). */
export const newIdentityCap: Kobo = naira(20_000);

/** The most that may be owed in one loan, by KYC tier. */
export const loanCeilings: Record<Tier, Kobo> = {
  1: naira(50_000),
  2: naira(5_000_000),
  3: naira(50_000_000),
};
