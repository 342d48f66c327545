import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import { metrics } from '../kernel/index.ts';
import type { Way } from './outbox.ts';

/** What a provider reports of a message after it took it, in whatever order and however often. */
export type Delivery = {
  outboxId: bigint;
  providerId: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  /** The provider's number for what was wrong. */
  problem?: number;
};

/** A message that did not arrive: what the caller decides over. */
export type Undelivered = {
  outboxId: bigint;
  conversationId: bigint;
  attempts: number;
  way: Way | undefined;
};

/**
 * Writes down what is reported of a message; it only ever goes forward. One that was never known to be sent (no answer came) is sent by this. For a failure it answers
 * the message, once: whoever is told takes it out again by `sendAgain`, or leaves it failed. Undefined where there is nothing to decide.
 */
export async function noteDelivery(db: Db, report: Delivery): Promise<Undelivered | undefined> {
  // Meta's Cloud API is the one provider that reports.
  if (report.status !== 'sent')
    metrics.reply.add({
      channel: 'whatsapp',
      outcome: report.status === 'failed' ? 'undelivered' : report.status,
    });
  return report.status === 'failed' ? noteFailure(db, report) : noteProgress(db, report);
}

/** Whether a report is of the sending that stands now: one that is out again hears nothing more of the sending that failed. */
const isOfThis = (providerId: string) => sql`
  case when sent_at is null then attempts > 0 and provider_id is distinct from ${providerId} else provider_id = ${providerId} end`;

async function noteProgress(db: Db, { outboxId, providerId, status, at }: Delivery): Promise<undefined> {
  const arrived = status === 'sent' ? null : at;
  const read = status === 'read' ? at : null;
  await sql`
    update outbox set sent_at = coalesce(sent_at, ${at}), provider_id = ${providerId},
      failed_at = case when ${arrived}::timestamptz is null then failed_at end,
      delivered_at = coalesce(delivered_at, ${arrived}::timestamptz), read_at = coalesce(read_at, ${read}::timestamptz)
    where id = ${outboxId} and ${isOfThis(providerId)}`.execute(db);
}

async function noteFailure(db: Db, report: Delivery): Promise<Undelivered | undefined> {
  const { outboxId, providerId, at, problem = null } = report;
  const { rows } = await sql<{ conversationId: bigint; attempts: number; way: Way | null }>`
    update outbox set failed_at = ${at}, problem = ${problem}, provider_id = ${providerId}
    where id = ${outboxId} and failed_at is null and delivered_at is null and ${isOfThis(providerId)}
    returning conversation_id as "conversationId", attempts, way`.execute(db);
  const [row] = rows;
  return row && { outboxId, ...row, way: row.way ?? undefined };
}

/** Takes a message that failed out again, to go by `way` at `nextAt`. It keeps the id of the sending that failed, by which late reports of that one are told. */
export async function sendAgain(db: Db, outboxId: bigint, again: { nextAt: Date; way?: Way }): Promise<void> {
  const { nextAt, way } = again;
  await db
    .updateTable('outbox')
    .set({ sentAt: null, failedAt: null, nextAt, ...(way && { way }) })
    .where('id', '=', outboxId)
    .where('failedAt', 'is not', null)
    .execute();
}
