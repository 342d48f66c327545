import type { Trx } from '@karo/db/client';
import type { Bank } from '../kernel/index.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Operation, Quote } from './offers.ts';

/** What carrying an approved offer out came to; `orderId` is what is still to be settled. */
export type CarriedOut = {
  status: 'done' | 'waiting' | 'sending' | 'pending' | 'success' | 'failed' | 'cancelled' | 'reversed';
  reference?: string;
  orderId?: bigint;
  settleInMs?: number;
  /** The risk rules hold the order until somebody has looked at it. */
  review?: true;
};

/** How one operation is carried out once its offer is approved. */
export type OperationHandler<O extends Operation> = {
  /** In the approval's transaction: throws the Fault that refuses it, and then nothing has moved. */
  accept(trx: Trx, bank: Bank, quote: Quote & { operation: O }): Promise<CarriedOut>;
  /** What is said after commit, where it was approved. */
  message(
    bank: Bank,
    quote: Quote & { operation: O },
    phrases: Phrases,
    done: Pick<CarriedOut, 'status' | 'reference' | 'review'>,
  ): Promise<string>;
};
