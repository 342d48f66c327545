import type { Db } from '@karo/db/client';
import { listUnsettledAirtime, settleAirtime } from './airtime.ts';
import type { Bank } from './bank.ts';
import { listUnsettledTransfers, settleTransfer } from './transfers.ts';

/** Takes an order of any kind one step further; all of them count from one sequence, so the id alone names it. */
export async function settleOrder(bank: Bank, orderId: bigint): Promise<'done' | { again: number }> {
  const transfer = await bank.db
    .selectFrom('transfer')
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return transfer ? settleTransfer(bank, orderId) : settleAirtime(bank, orderId);
}

/** The orders that are due a step now: what a sweep wakes. */
export async function listUnsettled(db: Db, now: Date): Promise<bigint[]> {
  const [transfers, airtime] = await Promise.all([
    listUnsettledTransfers(db, now),
    listUnsettledAirtime(db, now),
  ]);
  return [...transfers, ...airtime];
}
