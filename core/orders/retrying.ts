import { type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../audit/index.ts';
import { type Acting, houseOrigin } from '../auth/index.ts';
import { DELIVERY_LIFE_MS } from '../developer/index.ts';
import { type Bank, wakeEvents, wakeOutbound } from '../kernel/index.ts';
import type { Queue } from './ops-status.ts';

/** The queues in which something can be given up. Money is in none of them: an order whose end is not known is asked about until it is. */
export type Retryable = Extract<Queue['id'], 'outbox' | 'webhooks'>;

const DAY_MS = 24 * 3_600_000;
const MOST = 500;

/** Replies that were given up: they go the usual way again, in their order. */
async function retryReplies(trx: Trx, now: Date, since: Date): Promise<number> {
  const { rows } = await sql<{ conversationId: bigint }>`
    update outbox set failed_at = null, attempts = 0, way = null, next_at = ${now}
    where id in (
      select id from outbox where sent_at is null and failed_at > ${since} order by id limit ${MOST} for update skip locked)
    returning conversation_id`.execute(trx);
  for (const id of new Set(rows.map(({ conversationId }) => conversationId))) wakeOutbound(trx, id);
  return rows.length;
}

/** Events that were given up since, all their tries over, of receivers that their owners have neither disabled nor removed. */
async function retryEvents(trx: Trx, now: Date, since: Date): Promise<number> {
  const made = new Date(since.getTime() - DELIVERY_LIFE_MS);
  const { rows } = await sql<{ webhookId: string }>`
    update webhook_delivery set status = 'waiting', attempts = 0, next_at = ${now}
    where id in (
      select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.status = 'failed' and d.created_at > ${made} and w.disabled_at is null and w.removed_at is null
      order by d.id limit ${MOST} for update of d skip locked)
    returning webhook_id`.execute(trx);
  for (const id of new Set(rows.map(({ webhookId }) => webhookId))) wakeEvents(trx, id);
  return rows.length;
}

const retries: Record<Retryable, typeof retryReplies> = { outbox: retryReplies, webhooks: retryEvents };

/**
 * Has what a queue gave up on in the last day tried again, with as many tries as anything new, at most 500 at once; answers how many. Who had it done is in the audit log. Pressed twice,
 * the second finds nothing.
 */
export const retryQueue = (
  bank: Pick<Bank, 'db' | 'clock' | 'config'>,
  of: { queue: Retryable; by: Acting },
): Promise<number> =>
  transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const again = await retries[of.queue](trx, now, new Date(now.getTime() - DAY_MS));
    if (again === 0) return 0;
    await record(trx, bank, {
      actor: { kind: 'administrator', id: of.by.administrator },
      action: 'admin_action',
      origin: houseOrigin(of.by),
      subject: { kind: 'queue', id: of.queue },
      facts: { act: 'retry', again },
    });
    return again;
  });
