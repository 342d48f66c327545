import type { Kobo } from '../kernel/index.ts';

/** Why a credit waits before it reaches the account. */
export type HoldReason = 'new_identity' | 'ceiling';

/** What phrases say of an inward credit. */
export type InwardFacts = {
  amount: Kobo;
  from: string;
  bank: string;
  narration: string;
  reference: string;
};
