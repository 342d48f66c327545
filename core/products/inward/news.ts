import type { Trx } from '@karo/db/client';
import { balanceOfCustomer } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import type { Obstacle } from './ceilings.ts';
import { type CreditRow, factsOf } from './records.ts';

/** Whom a credit is for; a refused one has nobody. */
export const customerOf = (row: CreditRow): string => {
  if (row.customerId === null) throw new Error(`inward credit ${row.id} is for nobody`);
  return row.customerId;
};

/** Tells the customer that money has come in. */
export async function tellCredited(trx: Trx, row: CreditRow, at: Date): Promise<void> {
  const customerId = customerOf(row);
  const { available: balance } = await balanceOfCustomer(trx, customerId);
  return notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `inward:${row.id}:received`,
      words: ({ inward }) => ({
        text: inward.received({ ...factsOf(row), balance }),
        receipt: { reference: row.reference },
      }),
    },
  );
}

/** Tells the customer that money waits, and what lifts it. */
export function tellHeld(trx: Trx, row: CreditRow, obstacle: Obstacle, at: Date): Promise<void> {
  const returnBy = row.heldUntil ?? at;
  const { limit, until, reason } = obstacle;
  return notifyCustomer(
    trx,
    { customerId: customerOf(row) },
    {
      at,
      dedupe: `inward:${row.id}:held`,
      words: ({ inward }) => ({
        text: inward.held({ ...factsOf(row), reason, limit, until, returnBy }),
      }),
    },
  );
}

/** Tells the customer that money which was held went back to the bank it came from. */
export function tellReturned(trx: Trx, row: CreditRow, at: Date): Promise<void> {
  return notifyCustomer(
    trx,
    { customerId: customerOf(row) },
    {
      at,
      dedupe: `inward:${row.id}:returned`,
      words: ({ inward }) => ({ text: inward.returned({ ...factsOf(row), why: 'held' }) }),
    },
  );
}
