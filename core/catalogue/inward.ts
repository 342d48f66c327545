import type { Kobo } from '../kernel/index.ts';

/** Why a credit waits before it reaches the account. */
export type HoldReason = 'new_identity' | 'ceiling';

/** Why a sending bank asks for a credit back; a closed set, so that no text of a stranger's reaches a customer as the bank's. */
export const recallReasons = ['mistake', 'twice', 'amount', 'fraud'] as const;
export type RecallReason = (typeof recallReasons)[number];

/** What phrases say of an inward credit. */
export type InwardFacts = {
  amount: Kobo;
  from: string;
  bank: string;
  narration: string;
  reference: string;
};
