import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DbLimits,
  isOutage,
  onCommit,
  openDb,
  type Signal,
  signal,
  takeTime,
  transact,
} from './client.ts';
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

test('a server that has become a standby is an outage, and not a fault of the work', async () => {
  const written = fresh.db.transaction().execute(async (trx) => {
    await sql`set transaction read only`.execute(trx);
    await sql`update sandbox_clock set ahead = ahead`.execute(trx);
  });
  const error = await written.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '25006' });
  expect(isOutage(error)).toBe(true);
});

describe('C6 a connection waits only so long', () => {
  const short: DbLimits = { statementMs: 200, lockMs: 100, idleMs: 150, poolMs: 2_000 };
  let limited: ReturnType<typeof openDb>;
  beforeAll(() => {
    limited = openDb(fresh.url, { max: 1, limits: short });
  });
  afterAll(() => limited.db.destroy());

  test('for a statement', async () => {
    await expect(sql`select pg_sleep(5)`.execute(limited.db)).rejects.toMatchObject({ code: '57014' });
  });

  test('for a lock, which is no fault of the work', async () => {
    const waiting = fresh.db.transaction().execute(async (trx) => {
      await sql`lock table sandbox_clock in access exclusive mode`.execute(trx);
      return sql`select 1 from sandbox_clock`.execute(limited.db).catch((error: unknown) => error);
    });
    const error = await waiting;
    expect(error).toMatchObject({ code: '55P03' });
    expect(isOutage(error)).toBe(true);
  });

  test('for a place in the pool', async () => {
    const held = await limited.pool.connect();
    const error = await sql`select 1`.execute(limited.db).catch((thrown: unknown) => thrown);
    held.release();
    expect(isOutage(error)).toBe(true);
  });

  test('for a transaction that says nothing, whose locks are free again', async () => {
    const silent = new Promise<unknown>((resolve) => {
      void limited.pool.connect().then(async (client) => {
        client.once('error', (error) => {
          client.release(true);
          resolve(error);
        });
        await client.query('begin');
      });
    });
    expect(await silent).toMatchObject({ code: '25P03' });
  });

  test('but a transaction that takes its time for a whole table may', async () => {
    const slow = openDb(fresh.url, { max: 1, limits: short });
    const took = slow.db.transaction().execute(async (trx) => {
      await takeTime(trx);
      return sql<{ slept: string }>`select pg_sleep(0.3)::text as slept`.execute(trx);
    });
    expect((await took).rows).toHaveLength(1);
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(slow.db);
    expect(Object.values(rows[0] ?? {})).toEqual(['200ms']);
    await slow.db.destroy();
  });
});

describe('what a transaction signals', () => {
  const heard: Signal[] = [];
  /** What another connection sees of a transaction's work at the moment that its signal is heard. */
  let seen: bigint[] = [];
  beforeAll(async () => {
    await fresh.asOwner(async (db) => {
      await sql`create table made (id bigint primary key)`.execute(db);
      await sql`grant select, insert on made to public`.execute(db);
    });
    onCommit(fresh.db, async (signals) => {
      heard.push(...signals);
      const { rows } = await sql<{ id: bigint }>`select id from made order by id`.execute(fresh.db);
      seen = rows.map(({ id }) => id);
    });
  });
  beforeEach(() => {
    heard.length = 0;
  });

  test('is heard after its commit and never before', async () => {
    await transact(fresh.db, async (trx) => {
      signal(trx, { queue: 'outbound', id: 1n });
      await sql`insert into made values (1)`.execute(trx);
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([{ queue: 'outbound', id: 1n, delayMs: 0 }]);
    expect(seen).toEqual([1n]);
  });

  test('is not heard where the transaction is undone', async () => {
    const undone = transact(fresh.db, async (trx) => {
      signal(trx, { queue: 'outbound', id: 2n });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(heard).toEqual([]);
  });

  test('is heard once, at the earlier time, of what the last try did', async () => {
    let tries = 0;
    await transact(fresh.db, async (trx) => {
      tries += 1;
      signal(trx, { queue: 'settle', id: BigInt(tries), delayMs: 500 });
      if (tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      signal(trx, { queue: 'settle', id: 2n, delayMs: 100 });
      signal(trx, { queue: 'settle', id: 2n, delayMs: 300 });
    });
    expect(heard).toEqual([{ queue: 'settle', id: 2n, delayMs: 100 }]);
  });

  test('cannot be said in a transaction that nobody listens to', async () => {
    const alone = fresh.db.transaction().execute(async (trx) => signal(trx, { queue: 'outbound', id: 3n }));
    await expect(alone).rejects.toThrow('opened by transact');
  });
});
