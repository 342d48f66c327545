import type { Kobo } from '../kernel/index.ts';
import type { Frequency } from './frequency.ts';

/** Money put by, as its owner sees it. */
export type Goal = {
  id: bigint;
  customerId: string;
  kind: 'goal' | 'locked';
  name: string;
  target: Kobo;
  balance: Kobo;
  /** Hundredths of a percent of the target; at most 10,000. */
  progressBp: number;
  rateBp: number;
  interestPaid: Kobo;
  accrued: Kobo;
  targetAt: Date | undefined;
  lockedUntil: Date | undefined;
  status: 'active' | 'reached' | 'closed';
  plan: { amount: Kobo; frequency: Frequency; nextAt: Date } | undefined;
  createdAt: Date;
};
