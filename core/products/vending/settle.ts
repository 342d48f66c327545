import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { isKeptStill } from '../../customers/index.ts';
import { ANSWER_MS, type Bank, backOffMs, untilMs } from '../../kernel/index.ts';

/** Orders that somebody outside carries out, each in its own table with the same columns for its way there. */
export type OrderTable = 'airtime' | 'bill' | 'card';

/** The part of an order that says how far it is. */
export type OrderRow = {
  id: bigint;
  status: string;
  tries: number;
  sentAt: Date | null;
  nextQueryAt: Date | null;
  createdAt: Date;
};

/** Who was asked for so long since the last call and still has no such order never got it: no call is on its way any more. */
const GIVE_UP_MS = 3_600_000;

export type Outcome = 'done' | 'failed' | 'unknown';
export type Answer = { status: Outcome };

/** What one kind of order does at each end of its way. */
export type Vendor<R extends OrderRow, A extends Answer> = {
  table: OrderTable;
  /** Orders it, under a reference that is carried out at most once. */
  send(bank: Bank, row: R): Promise<A>;
  /** What became of it; `missing` where no such order ever came. */
  query(bank: Bank, row: R): Promise<A | { status: 'missing' }>;
  succeed(trx: Trx, bank: Bank, row: R, answer: A): Promise<void>;
  fail(trx: Trx, bank: Bank, row: R): Promise<void>;
  /** Told once, when the first answer does not come. */
  wait(trx: Trx, bank: Bank, row: R): Promise<void>;
};

type Step<R> =
  | { do: 'nothing' }
  | { do: 'stop'; row: R }
  | { do: 'wait'; ms: number }
  | { do: 'send' | 'ask' | 'find'; row: R; still: boolean };

async function lock<R extends OrderRow>(trx: Trx, table: OrderTable, id: bigint): Promise<R | undefined> {
  const { rows } = await sql<R>`select * from ${sql.table(table)} where id = ${id} for update`.execute(trx);
  return rows[0];
}

async function nextStep<R extends OrderRow>(
  trx: Trx,
  table: OrderTable,
  id: bigint,
  now: Date,
): Promise<Step<R>> {
  const still = await isKeptStill(trx, table, id);
  const row = await lock<R>(trx, table, id);
  if (row?.status === 'sending') {
    if (still && !row.sentAt) return { do: 'stop', row };
    const patience = row.sentAt ? row.sentAt.getTime() + ANSWER_MS - now.getTime() : 0;
    if (patience > 0) return { do: 'wait', ms: patience };
    await sql`update ${sql.table(table)} set sent_at = ${now} where id = ${id}`.execute(trx);
    return { do: row.sentAt ? 'find' : 'send', row, still };
  }
  if (row?.status !== 'pending') return { do: 'nothing' };
  const wait = row.nextQueryAt ? row.nextQueryAt.getTime() - now.getTime() : 0;
  if (wait > 0) return { do: 'wait', ms: wait };
  const nextQueryAt = new Date(now.getTime() + backOffMs(row.tries + 1));
  await sql`update ${sql.table(table)} set tries = tries + 1, next_query_at = ${nextQueryAt} where id = ${id}`.execute(
    trx,
  );
  return { do: 'ask', row: { ...row, nextQueryAt }, still };
}

async function call<R extends OrderRow, A extends Answer>(
  bank: Bank,
  vendor: Vendor<R, A>,
  step: { do: 'send' | 'ask' | 'find'; row: R; still: boolean },
): Promise<A | { status: 'unknown' | 'failed' }> {
  if (step.do !== 'send') {
    const found = await vendor.query(bank, step.row);
    // Nobody has it: the process died before it called. A reference is carried out at most once, so it may be ordered now.
    if (found.status !== 'missing') return found as A;
    const age = bank.clock.now().getTime() - (step.row.sentAt ?? step.row.createdAt).getTime();
    if (step.do === 'ask' || step.still) return { status: age < GIVE_UP_MS ? 'unknown' : 'failed' };
  }
  return vendor.send(bank, step.row);
}

type Settled = 'done' | { again: number };

async function postpone<R extends OrderRow, A extends Answer>(
  trx: Trx,
  bank: Bank,
  vendor: Vendor<R, A>,
  row: R,
): Promise<Settled> {
  const now = bank.clock.now();
  if (row.status === 'pending') return { again: untilMs(row.nextQueryAt ?? now, now) };
  const again = backOffMs(0);
  const nextQueryAt = new Date(now.getTime() + again);
  await sql`update ${sql.table(vendor.table)} set status = 'pending', next_query_at = ${nextQueryAt} where id = ${row.id}`.execute(
    trx,
  );
  await vendor.wait(trx, bank, row);
  return { again };
}

async function finish<R extends OrderRow, A extends Answer>(
  trx: Trx,
  bank: Bank,
  vendor: Vendor<R, A>,
  id: bigint,
  answer: A | { status: 'unknown' | 'failed' },
): Promise<Settled> {
  const row = await lock<R>(trx, vendor.table, id);
  if (row?.status !== 'sending' && row?.status !== 'pending') return 'done';
  if (answer.status === 'unknown') return postpone(trx, bank, vendor, row);
  if (answer.status === 'done') await vendor.succeed(trx, bank, row, answer as A);
  else await vendor.fail(trx, bank, row);
  return 'done';
}

/** Takes an order one step further: safe to repeat and to interrupt at any line, because each step is written down before it is done. */
export async function settleVending<R extends OrderRow, A extends Answer>(
  bank: Bank,
  vendor: Vendor<R, A>,
  id: bigint,
): Promise<'done' | { again: number }> {
  const step = await transact(bank.db, async (trx) => {
    const next = await nextStep<R>(trx, vendor.table, id, bank.clock.now());
    if (next.do === 'stop') await vendor.fail(trx, bank, next.row);
    return next;
  });
  if (step.do === 'stop' || step.do === 'nothing') return 'done';
  if (step.do === 'wait') return { again: step.ms };
  const answer = await call(bank, vendor, step);
  return transact(bank.db, (trx) => finish(trx, bank, vendor, id, answer));
}

/** Takes back the orders of a customer that nobody was asked for yet; the customer is locked. */
export async function stopVending<R extends OrderRow, A extends Answer>(
  trx: Trx,
  bank: Bank,
  vendor: Vendor<R, A>,
  customerId: string,
): Promise<void> {
  const { rows } = await sql<R>`select * from ${sql.table(vendor.table)}
    where customer_id = ${customerId} and status = 'sending' and sent_at is null order by id for update`.execute(
    trx,
  );
  for (const row of rows) await vendor.fail(trx, bank, row);
}

/** The orders of a table that are due a step. */
export async function listUnsettledVending(
  db: Db,
  table: OrderTable,
  now: Date,
  limit = 500,
): Promise<bigint[]> {
  const unanswered = new Date(now.getTime() - ANSWER_MS);
  const { rows } = await sql<{ id: bigint }>`
    select id from ${sql.table(table)}
    where (status = 'sending' and (sent_at is null or sent_at <= ${unanswered}))
      or (status = 'pending' and next_query_at <= ${now})
    order by id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
