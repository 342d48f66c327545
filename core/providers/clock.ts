import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import type { Clock } from '../kernel/index.ts';

/** A clock that is set by the database's, on which all processes agree however wrong their machines' own are; `reload` sets it anew. */
export type SetClock = Clock & { reload(): Promise<void> };

/** A clock that a sandbox may move ahead, for every process of the bank, and that never goes back. */
export type SandboxClock = SetClock & { advance(ms: number): Promise<Date> };

/** Less than this is the way to the database and back, not a clock that is wrong. */
const NOTABLE_MS = 500;

/** How far the machine's clock is behind the database's, in ms: negative where it is ahead, nought where they agree. */
async function measure(db: Db): Promise<number> {
  const from = Date.now();
  const { rows } = await sql<{
    ms: number;
  }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db);
  const to = Date.now();
  const off = (rows[0]?.ms ?? from) - (from + to) / 2;
  return Math.abs(off) < NOTABLE_MS + (to - from) / 2 ? 0 : Math.round(off);
}

/** The database's time. */
export async function databaseClock(db: Db): Promise<SetClock> {
  let offMs = await measure(db);
  return {
    now: () => new Date(Date.now() + offMs),
    reload: async () => {
      offMs = await measure(db);
    },
  };
}

/** The sandbox's clock: the database's time plus how far `@wait` moved it, kept in the database. */
export async function sandboxClock(db: Db): Promise<SandboxClock> {
  let aheadMs = 0;
  const real = await databaseClock(db);
  const now = () => new Date(real.now().getTime() + aheadMs);
  const read = async () => {
    const row = await db
      .selectFrom('sandboxClock')
      .select(sql<number>`extract(epoch from ahead)::float8 * 1000`.as('ms'))
      .executeTakeFirst();
    aheadMs = row?.ms ?? 0;
  };
  await read();
  return {
    now,
    reload: async () => void (await Promise.all([real.reload(), read()])),
    advance: async (ms) => {
      if (ms < 0) throw new RangeError('time does not go back');
      const ahead = sql<string>`make_interval(secs => ${ms / 1000})`;
      await db
        .insertInto('sandboxClock')
        .values({ ahead })
        .onConflict((conflict) =>
          conflict.column('single').doUpdateSet({ ahead: sql`sandbox_clock.ahead + excluded.ahead` }),
        )
        .execute();
      await read();
      return now();
    },
  };
}
