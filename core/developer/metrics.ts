import type { Db } from '@karo/db/client';
import { sql } from 'kysely';

const MINUTE_MS = 60_000;
const WINDOW_MS = 30 * 24 * 60 * MINUTE_MS;

/** What the API served since it was last written down. */
export type Served = { calls: number; failed: number; totalMs: number };

/** Adds what was served to the minute; a minute in which nobody called is written too, for it proves that the API stood. */
export async function measure(db: Db, at: Date, served: Served): Promise<void> {
  const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
  const totalMs = BigInt(Math.round(served.totalMs));
  await db
    .insertInto('apiMinute')
    .values({ minute, calls: served.calls, failed: served.failed, totalMs })
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet((eb) => ({
        calls: eb('apiMinute.calls', '+', served.calls),
        failed: eb('apiMinute.failed', '+', served.failed),
        totalMs: eb('apiMinute.totalMs', '+', totalMs),
      })),
    )
    .execute();
}

/** Percent of the last 30 days' minutes (or of those since the first) that were served, the mean answer in ms, and who develops. */
export async function apiMeasures(
  db: Db,
  at: Date,
): Promise<{ uptime: number; avgResponse: number; developers: number }> {
  const since = new Date(at.getTime() - WINDOW_MS);
  // The minute that is not over yet is not judged.
  const thisMinute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
  const { rows } = await sql<{
    minutes: number;
    first: Date | null;
    calls: bigint;
    totalMs: bigint;
    developers: number;
  }>`
    select count(*) filter (where minute < ${thisMinute})::int as minutes, min(minute) as first, coalesce(sum(calls), 0)::bigint as calls,
      coalesce(sum(total_ms), 0)::bigint as total_ms,
      (select count(distinct customer_id)::int from api_key where revoked_at is null) as developers
    from api_minute where minute >= ${since}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('nothing was measured');
  const span = row.first ? Math.floor((thisMinute.getTime() - row.first.getTime()) / MINUTE_MS) : 0;
  const uptime = span > 0 ? Math.min(100, (100 * row.minutes) / span) : 100;
  const avgResponse = row.calls === 0n ? 0 : Number(row.totalMs) / Number(row.calls);
  return {
    uptime: Math.round(uptime * 100) / 100,
    avgResponse: Math.round(avgResponse * 10) / 10,
    developers: row.developers,
  };
}
