import type { Db } from '@karo/db/client';
import { sql } from 'kysely';

/** A line of news that one process has open for a customer; its id is the process's own. */
export type EventStream = { id: string; customerId: string; openedAt: Date };

/** A line that its process has not spoken of for so long is gone, with the process. */
const GONE_MS = 60_000;

/**
 * Notes that a process has these lines open at an instant, and answers those of them that are too many, over all processes: of each customer the newest `most` stay. Two that are opened
 * at once each find the other at the next note at the latest.
 */
export async function noteEventStreams(
  db: Db,
  own: readonly EventStream[],
  { most, at }: { most: number; at: Date },
): Promise<string[]> {
  if (own.length === 0) return [];
  await db
    .insertInto('eventStream')
    .values(own.map(({ id, customerId, openedAt }) => ({ id, customerId, openedAt, seenAt: at })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: at }))
    .execute();
  const ids = own.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (partition by customer_id order by opened_at desc, id) as place
      from event_stream where seen_at > ${new Date(at.getTime() - GONE_MS)}
        and customer_id in (select customer_id from event_stream where id = any(${ids}::uuid[]))
    ) placed where place > ${most} and id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets lines that were closed. */
export async function forgetEventStreams(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('eventStream').where('id', 'in', ids).execute();
}
