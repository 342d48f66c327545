import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import type { Clock } from '../kernel/index.ts';

/** A clock that a sandbox may move ahead, for every process of the bank, and that never goes back. */
export type SandboxClock = Clock & { advance(ms: number): Promise<Date>; reload(): Promise<void> };

export const systemClock: Clock = { now: () => new Date() };

/** The sandbox's clock: real time plus how far `@wait` moved it, kept in the database. */
export async function sandboxClock(db: Db): Promise<SandboxClock> {
  let aheadMs = 0;
  const reload = async () => {
    const row = await db
      .selectFrom('sandboxClock')
      .select(sql<number>`extract(epoch from ahead)::float8 * 1000`.as('ms'))
      .executeTakeFirst();
    aheadMs = row?.ms ?? 0;
  };
  await reload();
  return {
    now: () => new Date(Date.now() + aheadMs),
    reload,
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
      await reload();
      return new Date(Date.now() + aheadMs);
    },
  };
}
