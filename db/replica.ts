import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { type Db, isOutage, openPool, preparer } from './client.ts';
import { Late, within } from './deadline.ts';
import type { DB } from './schema.ts';

/**
 * Where a read went: to the replica, or to the primary because the replica was `behind`, was `away` (not reached, no standby, or silent), had been one of both a moment ago
 * (`resting`), or did not end the read itself (`undone`).
 */
export type ReadPlace = 'replica' | 'behind' | 'away' | 'resting' | 'undone';

/** How long a replica is waited for, in ms: to be reached, to come as far as it must, and to end a read; and how long it is left alone after it did not. */
export type ReplicaPatience = { reachMs: number; catchUpMs: number; readMs: number; restMs: number };

/** Less than a customer notices; a read itself has half of the time that a statement on the primary has. */
const usualPatience: ReplicaPatience = { reachMs: 500, catchUpMs: 100, readMs: 10_000, restMs: 1_000 };

export type Replica = {
  /**
   * Reads from the replica once it has replayed all that the primary had acknowledged when this was called, whoever wrote it; otherwise, or where the replica does not end the read, from
   * the primary. `work` may be done twice, and writes nothing.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Asks by one question for all who came before it was put: an answer to a question that was under way already might be older than what its caller knows. */
export function sharing<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const begun = ask();
    asking = begun;
    const end = () => {
      if (asking === begun) asking = undefined;
    };
    begun.then(end, end);
    return begun;
  };
  return () => {
    if (!asking) return begin();
    next ??= asking.then(begin, begin);
    return next;
  };
}

/** Kysely over one connection, which its statements and transactions take in turn. */
function over(client: pg.PoolClient): Db {
  const connection = preparer(client);
  let last: Promise<void> = Promise.resolve();
  const connect = async (): Promise<PostgresPoolClient> => {
    const before = last;
    let release = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return { query: connection.query, release };
  };
  const pool = { connect, end: async () => {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}

const LOOK_FIRST_MS = 2;
const LOOK_MOST_MS = 20;

/** True once this connection's server has replayed up to `position`, false where it did not in time. Throws Error where it is no standby. */
async function reaches(client: pg.PoolClient, position: string, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  for (let pause = LOOK_FIRST_MS; ; pause = Math.min(pause * 2, LOOK_MOST_MS)) {
    const { rows } = await client.query<{ standby: boolean; there: boolean | null }>({
      name: 'karo_replayed',
      text: 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
      values: [position],
    });
    if (!rows[0]?.standby) throw new Error('this server is no standby');
    if (rows[0].there) return true;
    if (performance.now() + pause > until) return false;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Opens reads over the streaming replica at `url` of the server that `primary` is connected to; `told` hears where each read went. */
export function openReplica(
  url: string,
  options: {
    primary: Db;
    max?: number;
    name?: string;
    patience?: Partial<ReplicaPatience>;
    told?: (place: ReadPlace) => void;
  },
): Replica {
  const { primary, told = () => {} } = options;
  const patience = Object.assign({}, usualPatience, options.patience);
  const { reachMs, catchUpMs, readMs, restMs } = patience;
  const limits = { statementMs: readMs, lockMs: reachMs, idleMs: readMs, poolMs: reachMs };
  const pool = openPool(url, { max: options.max, name: options.name, limits });
  let restsUntil = 0;

  // What was acknowledged is in the WAL on the primary's disk: no commit is visible before it is there.
  const position = sharing(async () => {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(
      primary,
    );
    return rows[0]?.at ?? '';
  });

  const rest = (place: ReadPlace): undefined => {
    restsUntil = performance.now() + restMs;
    told(place);
    return undefined;
  };

  /** A connection whose server has all that is acknowledged now. One address may lead to several replicas, so that it is asked on the connection itself. */
  async function caughtUp(): Promise<pg.PoolClient | undefined> {
    if (performance.now() < restsUntil) {
      told('resting');
      return undefined;
    }
    const connecting = pool.connect();
    const hasAll = async () => reaches(await connecting, await position(), catchUpMs);
    try {
      const client = await connecting;
      if (await within(reachMs + catchUpMs, hasAll())) return client;
      client.release();
      return rest('behind');
    } catch {
      connecting.then(
        (client) => client.release(true),
        () => {},
      );
      return rest('away');
    }
  }

  async function read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const client = await caughtUp();
    if (!client) return work(primary);
    try {
      const result = await within(readMs, work(over(client)));
      client.release();
      told('replica');
      return result;
    } catch (error) {
      client.release(true);
      if (error instanceof Late || isOutage(error)) rest('away');
      else told('undone');
      return work(primary);
    }
  }

  return { read, close: () => pool.end() };
}
