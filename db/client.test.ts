import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isOutage } from './client.ts';
import { type FreshDb, freshDb } from './testing.ts';

let fresh: FreshDb;
beforeAll(async () => {
  fresh = await freshDb();
});
afterAll(() => fresh.drop());

const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`;

test('a connection that PostgreSQL ends while it is held fails its next query, and nothing else', async () => {
  const { db } = fresh;
  const failed = await db.connection().execute(async (held) => {
    const { rows } = await pidOf.execute(held);
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`.execute(db);
    // The end reaches this process between two queries, where no promise waits for it.
    return vi.waitFor(async () => {
      const error = await pidOf.execute(held).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      return error;
    });
  });
  expect(isOutage(failed)).toBe(true);
  // The dead connection may still be handed out once, before its end is heard of.
  await vi.waitFor(async () => expect((await pidOf.execute(db)).rows).toHaveLength(1));
});
