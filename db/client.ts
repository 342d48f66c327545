import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { DB } from './schema.ts';

const { Pool, types } = pg;

const INT8 = 20;

/** bigint columns as `bigint`: money and ids pass 2^53. */
const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? BigInt
      : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

/**
 * Lets this process outlive connections that PostgreSQL ends (restart, failover): one that is idle is replaced, one that is held fails its next query.
 * Without a listener of its own, node-postgres would end the process for either.
 */
export function outliveServer(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** More texts than the bank has: one that is built anew for each call must not fill the server's memory. */
const TEXTS_MOST = 2_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= TEXTS_MOST) return known;
  const name = `karo_${names.size}`;
  names.set(text, name);
  return name;
}

type Statement = { text: string; values: unknown[]; name?: string };

/** One connection that prepares what it is asked under names of its own. */
export const preparer = (client: pg.PoolClient): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[]) => {
    // Without values it may be several statements, which cannot be prepared.
    const name = values.length > 0 ? nameOf(text) : undefined;
    const statement: Statement = { text, values: [...values], ...(name && { name }) };
    return client.query(statement);
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
};

/** What Kysely says, as prepared statements: PostgreSQL reads and plans each text once a connection, which costs it more than the statement itself. */
function prepared(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const preparing = known.get(client) ?? preparer(client);
      known.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

/** How long a connection waits, in ms: for a statement, for a lock, in a transaction that says nothing, and for a place in the pool. */
export type DbLimits = { statementMs: number; lockMs: number; idleMs: number; poolMs: number };

/** For whoever serves customers: a statement that takes longer is at fault, and must not keep a connection from the others. */
export const usualLimits: DbLimits = { statementMs: 20_000, lockMs: 10_000, idleMs: 30_000, poolMs: 10_000 };

/** For migrations, seeds, the ledger check, backups and reports, which read or write whole tables. */
export const longLimits: DbLimits = {
  statementMs: 1_800_000,
  lockMs: 60_000,
  idleMs: 1_800_000,
  poolMs: 10_000,
};

/** The limits as node-postgres sends them when it connects, so that every connection has them from its first statement on. */
export const limitOptions = ({ statementMs, lockMs, idleMs, poolMs }: DbLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
  connectionTimeoutMillis: poolMs,
});

/** How long a connection rests before it is closed; a new one reads and plans each statement again. */
const REST_MS = 60_000;

export type PoolOptions = { max?: number; name?: string; limits?: DbLimits };

/** A pool of connections that end and lock as the limits say. */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  return outliveServer(
    new Pool({
      connectionString: url,
      max: options.max ?? 16,
      application_name: options.name ?? 'karo',
      types: parsers,
      idleTimeoutMillis: REST_MS,
      ...limitOptions(options.limits ?? usualLimits),
    }),
  );
}

/** Opens a pool and Kysely over it. Column names are snake_case in SQL and camelCase in TypeScript. */
export function openDb(url: string, options: PoolOptions = {}): { db: Db; pool: pg.Pool } {
  const pool = openPool(url, options);
  return {
    db: new Kysely<DB>({
      dialect: new PostgresDialect({ pool: prepared(pool) }),
      plugins: [new CamelCasePlugin()],
    }),
    pool,
  };
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

const TRIES = 5;

/** Does `work`, again (five times in all) where PostgreSQL undid it for another's sake: a deadlock or a serialization failure. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = (error ?? {}) as { code?: unknown };
      if (attempt >= TRIES || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK_DETECTED)) throw error;
    }
  }
}

/** A queue that has work once a transaction has committed, and the row that it is to look at; `delayMs` where the work is due later. */
export type Signal = { queue: string; id: bigint | string; delayMs?: number };
type Listener = (signals: readonly Signal[]) => Promise<void>;

const listeners = new WeakMap<Db, Listener>();
const pending = new WeakMap<Trx, Map<string, Signal>>();

/** Has `listener` called after each transaction of this pool that signalled something; it must not throw, for the transaction stands. */
export function onCommit(db: Db, listener: Listener): void {
  listeners.set(db, listener);
}

/** Signals a queue when the caller's transaction commits: never before, and not at all where it is undone. Throws Error where it was not opened by `transact`. */
export function signal(trx: Trx, { queue, id, delayMs = 0 }: Signal): void {
  const signals = pending.get(trx);
  if (!signals) throw new Error('a transaction that signals is opened by transact');
  const key = `${queue}:${id}`;
  const known = signals.get(key);
  if (!known || (known.delayMs ?? 0) > delayMs) signals.set(key, { queue, id, delayMs });
}

/** The lease of a conversation that a turn is answered under. */
export type TurnLease = { conversationId: bigint; leaseId: string };
/** Who asks for a transaction: a pool, or the bank as a turn has it. */
export type Asking = Db | { readonly db: Db; readonly turn?: TurnLease };

const turns = new WeakMap<Trx, TurnLease>();

/** The lease under which a transaction's caller answers this conversation; undefined outside of a turn. */
export function leaseOfTurn(trx: Trx, conversationId: bigint): string | undefined {
  const turn = turns.get(trx);
  return turn?.conversationId === conversationId ? turn.leaseId : undefined;
}

/** Runs `work` in one transaction, again where PostgreSQL undid it for another's sake; then tells the queues what it signalled. */
export async function transact<T>(of: Asking, work: (trx: Trx) => Promise<T>): Promise<T> {
  const { db, turn } = of instanceof Kysely ? { db: of } : of;
  let signals = new Map<string, Signal>();
  const result = await again(() => {
    signals = new Map();
    return db.transaction().execute((trx) => {
      pending.set(trx, signals);
      if (turn) turns.set(trx, turn);
      return work(trx);
    });
  });
  if (signals.size > 0) await listeners.get(db)?.([...signals.values()]);
  return result;
}

/**
 * Lets one transaction take as long as a read of whole tables may (`statementMs`), on a connection whose statements are otherwise shorter. The pool's own limits
 * come back with its end.
 */
export async function takeTime(trx: Trx, statementMs = longLimits.statementMs): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(statementMs)}, true)`.execute(trx);
}

const LOCK_NOT_AVAILABLE = '55P03';
/** A primary that was made a standby: the connection is ended, and the next one leads to the new primary. */
const READ_ONLY = '25006';
const ofOutages = new Set([LOCK_NOT_AVAILABLE, READ_ONLY]);
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const lostConnection = /^(Connection terminated|Client has encountered a connection error|timeout exceeded)/;

/** True where the database could not be reached, ended the connection, is no primary any more, or had a lock held too long by another: the work is not at fault, and may be done again. */
export function isOutage(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (
    typeof code === 'string' &&
    (socketErrors.has(code) || ofOutages.has(code) || /^(08|57P|53)/.test(code))
  )
    return true;
  return typeof message === 'string' && lostConnection.test(message);
}
