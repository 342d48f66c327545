import type { Kobo } from '../kernel/index.ts';

/** What may leave an account: in one transfer, in a day, in a month (transfers), in a day for bills and airtime, and in a day as cash. */
export type Limits = { single: Kobo; daily: Kobo; monthly: Kobo; dailyBills: Kobo; withdrawal: Kobo };

export const limitNames = ['single', 'daily', 'monthly', 'dailyBills', 'withdrawal'] as const;
