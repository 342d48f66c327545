import type { Kobo } from '../kernel/index.ts';
import type { Cents, Currency } from './countries.ts';

export type RemittanceStatus =
  | 'awaiting_payment'
  | 'challenge'
  | 'processing'
  | 'review'
  | 'paid_in'
  | 'held'
  | 'success'
  | 'declined'
  | 'expired'
  | 'refused'
  | 'refunding'
  | 'refunded';

/** One remittance, as its sender may see it. */
export type Remittance = {
  id: bigint;
  reference: string;
  country: string;
  currency: Currency;
  amount: Cents;
  fee: Cents;
  rate: Kobo;
  receives: Kobo;
  recipientPhone: string;
  recipientName: string | undefined;
  status: RemittanceStatus;
  invited: boolean;
  heldUntil: Date | undefined;
  cardholder: string | undefined;
  matches: Match[];
  createdAt: Date;
  payBefore: Date;
  completedAt: Date | undefined;
};

/** A name that is near a listed one; `likeness` is 1 where they are the same. */
export type Match = { name: string; listed: string; likeness: number };
