import type { Trx } from '@karo/db/client';
import { sql } from 'kysely';

/** The tables of orders that somebody outside carries out for a customer. */
export type CustomerOrder = 'transfer' | 'airtime' | 'bill' | 'card';

/**
 * Holds the owner of an order as they are until the transaction ends, so that they are frozen before the order is handed out or after, and never in between; answers
 * whether their account is kept still. Taken before the order's own row: a freeze locks in that order too.
 */
export async function isKeptStill(trx: Trx, table: CustomerOrder, orderId: bigint): Promise<boolean> {
  const { rows } = await sql<{ still: boolean }>`
    select status in ('frozen', 'deactivated', 'closed') as still from customer
    where id = (select customer_id from ${sql.table(table)} where id = ${orderId}) for share`.execute(trx);
  return rows[0]?.still ?? false;
}
