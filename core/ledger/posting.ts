import { Fault, isFault, kobo, metrics } from '../kernel/index.ts';
import { type AccountId, checkOrder, type Leg, type Order, orderHash, type Verdict } from './order.ts';

/** How a posting statement reaches PostgreSQL: prepared by name on a poster's own connection, or inside a caller's transaction. */
export type Run = <Row>(statement: { name: string; text: string }, values: unknown[]) => Promise<Row[]>;

const lockForPosting = {
  name: 'lock_for_posting',
  text: `select what, id, account_id as "accountId", amount, held, version, floor, status, request_id as "requestId",
      order_hash as "orderHash", reverses, place
    from lock_for_posting($1::bigint[], $2::bigint[], $3::text[], $4::bigint[])`,
};

const postBatchOf = {
  name: 'post_batch',
  text: `select id from post_batch($1::text[], $2::bytea[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::bigint[],
    $8::int[], $9::int[], $10::bigint[], $11::bigint[], $12::bigint[], $13::tid[], $14::bigint[], $15::int[]) as id`,
};

/** A customer's account or a pot, or the stripe (`id`) that stands for a hot account (`accountId`). */
type AccountRow = {
  what: 'account';
  id: bigint;
  accountId: AccountId;
  amount: bigint;
  held: bigint;
  version: bigint;
  /** What may not be spent: the floor itself, and what liens hold. */
  floor: bigint | null;
  status: 'open' | 'closed';
  /** Where the row is in the table, as PostgreSQL writes it: `(page,line)`. */
  place: string;
};
type HoldRow = {
  what: 'hold';
  id: bigint;
  accountId: AccountId;
  amount: bigint;
  status: 'open' | 'captured' | 'released';
};
/** A posting that has one of the batch's request ids, or already undoes what one of them would. */
type PostingRow = {
  what: 'posting';
  id: bigint;
  requestId: string;
  orderHash: Buffer;
  reverses: bigint | null;
};
type LockedRow = AccountRow | HoldRow | PostingRow;

/** PostgreSQL's array literal of numbers; the driver's own quoting is the slowest part of a batch. */
const numbers = (values: Iterable<bigint | number | null>): string => {
  let text = '';
  for (const value of values) text += `,${value ?? 'NULL'}`;
  return `{${text.slice(1)}}`;
};

/** The same of places, whose commas want quotes. */
const places = (rows: readonly { place: string }[]): string =>
  `{${rows.map(({ place }) => `"${place}"`).join(',')}}`;

/** A batch under judgement: what is locked, as the orders posted so far leave it, and what is to be written. */
class Batch {
  readonly posted: { order: Order; hash: Buffer; index: number }[] = [];
  private readonly captures: { hold: HoldRow; ord: number }[] = [];
  private readonly touched = new Set<AccountRow>();
  private readonly accounts = new Map<AccountId, AccountRow>();
  private readonly holds = new Map<bigint, HoldRow>();
  private readonly undone = new Set<bigint>();

  constructor(rows: readonly LockedRow[]) {
    for (const row of rows) {
      if (row.what === 'account') this.accounts.set(row.accountId, row);
      else if (row.what === 'hold') this.holds.set(row.id, row);
      else if (row.reverses !== null) this.undone.add(row.reverses);
    }
  }

  private account(id: AccountId): AccountRow {
    const account = this.accounts.get(id);
    if (!account) throw new Fault('account_missing');
    return account;
  }

  /** The hold that an order captures; throws Fault `hold_missing` where it is not open, or is on an account that the order does not debit. */
  private holdOf(order: Order): HoldRow | undefined {
    if (order.holdId === undefined) return undefined;
    const held = this.holds.get(order.holdId);
    if (
      held?.status !== 'open' ||
      !order.legs.some((leg) => leg.account === held.accountId && leg.amount < 0n)
    ) {
      throw new Fault('hold_missing');
    }
    return held;
  }

  /** What an order changes on each account; throws Fault `account_closed`, `account_missing`. */
  private outcomeOf(order: Order): Map<AccountRow, bigint> {
    const outcome = new Map<AccountRow, bigint>();
    for (const leg of order.legs) {
      const account = this.account(leg.account);
      if (account.status === 'closed') throw new Fault('account_closed');
      outcome.set(account, (outcome.get(account) ?? 0n) + leg.amount);
    }
    return outcome;
  }

  /** Throws the fault that refuses an order; `freed` is the hold that it would give back. */
  private check(order: Order, freed: HoldRow | undefined): void {
    if (order.reverses !== undefined && this.undone.has(order.reverses)) throw new Fault('already_reversed');
    for (const [account, change] of this.outcomeOf(order)) {
      const covered = freed?.accountId === account.id ? freed.amount : 0n;
      // What was held before a lien came is not the lien's: a capture of no more than its hold always goes through.
      if (account.floor === null || change >= -covered) continue;
      const available = account.amount - account.held + covered - account.floor;
      if (available + change >= 0n) continue;
      const left = available > 0n ? available : 0n;
      throw new Fault('insufficient_funds', { available: kobo(left), needed: kobo(-change) });
    }
  }

  /** Adds an order to what is to be written; throws the fault that refuses it, and then changes nothing. */
  add(order: Order, hash: Buffer, index: number): void {
    checkOrder(order);
    const freed = this.holdOf(order);
    this.check(order, freed);
    this.posted.push({ order, hash, index });
    if (order.reverses !== undefined) this.undone.add(order.reverses);
    if (freed) this.capture(freed, this.posted.length);
    for (const leg of order.legs) {
      const account = this.account(leg.account);
      account.amount += leg.amount;
      this.touched.add(account);
    }
  }

  private capture(hold: HoldRow, ord: number): void {
    this.account(hold.accountId).held -= hold.amount;
    hold.status = 'captured';
    this.captures.push({ hold, ord });
  }

  /** The arguments of `post_batch`: accounts in the order of their locks, which is that of the indexes. */
  values(): unknown[] {
    const { posted, captures } = this;
    const touched = [...this.accounts.values()].filter((account) => this.touched.has(account));
    const slots = new Map(touched.map((account, index) => [account.accountId, index + 1]));
    const starts: number[] = [];
    const legs: Leg[] = [];
    for (const { order } of posted) {
      starts.push(legs.length + 1);
      legs.push(...order.legs);
    }
    return [
      posted.map(({ order }) => order.id),
      posted.map(({ hash }) => hash),
      posted.map(({ order }) => order.kind),
      posted.map(({ order }) => order.narration),
      posted.map(({ order }) => order.reference ?? null),
      posted.map(({ order }) => order.at.toISOString()),
      numbers(posted.map(({ order }) => order.reverses ?? null)),
      numbers(starts),
      numbers(legs.map((leg) => slots.get(leg.account) ?? null)),
      numbers(legs.map((leg) => leg.amount)),
      numbers(touched.map((account) => account.id)),
      numbers(touched.map((account) => account.accountId)),
      places(touched),
      numbers(captures.map((capture) => capture.hold.id)),
      numbers(captures.map((capture) => capture.ord)),
    ];
  }
}

const lockValues = (orders: readonly Order[]): unknown[] => [
  numbers(new Set(orders.flatMap((order) => order.legs.map((leg) => leg.account)))),
  numbers(orders.flatMap((order) => order.holdId ?? [])),
  orders.map((order) => order.id),
  numbers(orders.flatMap((order) => order.reverses ?? [])),
];

/** A request id that is taken: by a posting of before, or by an order of this batch. */
type Taken = { hash: Buffer; postingId: () => bigint };

/** Answers what an order comes to, once the batch is written. */
type Pending = () => Verdict;

const refused = (fault: Fault): Pending => {
  const verdict: Verdict = { status: 'refused', fault };
  return () => verdict;
};

/** Judges the orders one after the other, each by what those before it left. */
function judge(batch: Batch, orders: readonly Order[], rows: readonly LockedRow[], ids: readonly bigint[]) {
  const taken = new Map<string, Taken>();
  for (const row of rows)
    if (row.what === 'posting') taken.set(row.requestId, { hash: row.orderHash, postingId: () => row.id });
  return orders.map((order, index): Pending => {
    const hash = orderHash(order);
    const before = taken.get(order.id);
    if (before && !hash.equals(before.hash)) return refused(new Fault('request_reused'));
    if (before) return () => ({ status: 'duplicate', postingId: before.postingId() });
    try {
      batch.add(order, hash, index);
    } catch (error) {
      if (isFault(error)) return refused(error);
      throw error;
    }
    const place = batch.posted.length - 1;
    const postingId = () => {
      const id = ids[place];
      if (id === undefined) throw new Error('a batch came back short');
      return id;
    };
    taken.set(order.id, { hash, postingId });
    return () => ({ status: 'posted', postingId: postingId() });
  });
}

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';

/**
 * Two transactions at once with one new request id and no account in common: the one that comes second is told to run again, and then
 * finds the first.
 */
export function asRace(error: unknown): unknown {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code !== UNIQUE_VIOLATION || !/request_id|reverses/.test(constraint ?? '')) return error;
  return Object.assign(new Error('another transaction has just used this request id', { cause: error }), {
    code: SERIALIZATION_FAILURE,
  });
}

function measure(verdicts: readonly Verdict[], began: number): void {
  metrics.ledgerBatch.observe({}, verdicts.length);
  metrics.ledgerWrite.observe({}, (performance.now() - began) / 1_000);
  const counts = new Map<string, number>();
  for (const { status } of verdicts) counts.set(status, (counts.get(status) ?? 0) + 1);
  for (const [verdict, count] of counts) metrics.ledgerVerdict.add({ verdict }, count);
}

/**
 * Posts a batch of orders, in their order, each with its own verdict, in the transaction that `run` speaks to: the one place that writes
 * entries. Two round trips however many orders; `end` is sent in the same breath as the last.
 */
export async function postBatch(
  run: Run,
  orders: readonly Order[],
  end?: () => Promise<unknown>,
): Promise<Verdict[]> {
  const began = performance.now();
  const rows = await run<LockedRow>(lockForPosting, lockValues(orders));
  const batch = new Batch(rows);
  const ids: bigint[] = [];
  const pending = judge(batch, orders, rows, ids);
  const write = async () => {
    if (batch.posted.length === 0) return;
    for (const { id } of await run<{ id: bigint }>(postBatchOf, batch.values())) ids.push(id);
  };
  try {
    await Promise.all([write(), end?.()]);
  } catch (error) {
    throw asRace(error);
  }
  const verdicts = pending.map((verdict) => verdict());
  measure(verdicts, began);
  return verdicts;
}
