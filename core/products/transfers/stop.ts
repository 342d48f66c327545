import type { Trx } from '@karo/db/client';
import { factsOf, type TransferRow } from '../../catalogue/index.ts';
import { release } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { holdOf } from './view.ts';

/** Takes back a transfer that the rails have not been given, under its lock: the money is the customer's again, and they are told. */
export async function stopTransfer(trx: Trx, row: TransferRow, at: Date): Promise<void> {
  await release(trx, holdOf(row), at);
  await trx
    .updateTable('transfer')
    .set({ status: 'cancelled', settledAt: at })
    .where('id', '=', row.id)
    .execute();
  return notifyCustomer(trx, row, {
    at,
    dedupe: `transfer:${row.id}:frozen`,
    words: ({ money }) => ({ text: money.cancelled(factsOf(row)) }),
  });
}

/** Takes back all that a customer has approved and the rails have not been given: what waits, and what has no session id yet. The customer is locked. */
export async function stopTransfers(trx: Trx, customerId: string, at: Date): Promise<void> {
  const rows = await trx
    .selectFrom('transfer')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('status', 'in', ['waiting', 'sending'])
    .where('sessionId', 'is', null)
    .where('kind', '=', 'nip')
    .where('byHouse', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) await stopTransfer(trx, row, at);
}
