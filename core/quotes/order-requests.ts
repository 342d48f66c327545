import { createHash } from 'node:crypto';
import type { Db } from '@karo/db/client';
import { Fault } from '../kernel/index.ts';

/** How long an order without a name of its own counts as the same order sent again. */
const REPEAT_MS = 2 * 60_000;

export type OrderRequest = { customerId: string; key: string };

const hashOf = (order: Record<string, string>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest();

/**
 * Writes down the name of an order before it is carried out. The answer holds the quote that an earlier call with the same name and
 * the same order made; throws `request_reused` for the same name with another order.
 */
export async function nameOrder(
  db: Db,
  order: { customerId: string; key: string | undefined; facts: Record<string, string>; at: Date },
): Promise<OrderRequest & { quoteId?: string }> {
  const hash = hashOf(order.facts);
  const key = order.key ? `key:${order.key}` : `order:${hash.toString('hex')}`;
  const { customerId, at } = order;
  if (!order.key) {
    const old = new Date(at.getTime() - REPEAT_MS);
    await db
      .deleteFrom('request')
      .where('customerId', '=', customerId)
      .where('key', '=', key)
      .where('createdAt', '<', old)
      .execute();
  }
  await db
    .insertInto('request')
    .values({ customerId, key, orderHash: hash, createdAt: at })
    .onConflict((conflict) => conflict.columns(['customerId', 'key']).doNothing())
    .execute();
  const row = await db
    .selectFrom('request')
    .select(['orderHash', 'quoteId'])
    .where('customerId', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!row.orderHash.equals(hash)) throw new Fault('request_reused');
  return { customerId, key, quoteId: row.quoteId ?? undefined };
}

/** Ties a quote to the order's name; answers the quote that counts, which is another one where a second call was faster. */
export async function tieQuote(db: Db, request: OrderRequest, quoteId: string): Promise<string> {
  await db
    .updateTable('request')
    .set({ quoteId })
    .where('customerId', '=', request.customerId)
    .where('key', '=', request.key)
    .where('quoteId', 'is', null)
    .execute();
  const row = await db
    .selectFrom('request')
    .select('quoteId')
    .where('customerId', '=', request.customerId)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  return row.quoteId ?? quoteId;
}

/** Forgets the name of an order whose quote came to nothing (expired, cancelled), so that it may be sent anew. */
export async function untieQuote(db: Db, request: OrderRequest, quoteId: string): Promise<void> {
  await db
    .updateTable('request')
    .set({ quoteId: null })
    .where('customerId', '=', request.customerId)
    .where('key', '=', request.key)
    .where('quoteId', '=', quoteId)
    .execute();
}
