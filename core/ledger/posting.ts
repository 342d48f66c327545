import { Fault, isFault } from '../faults.ts';
import { kobo } from '../money.ts';
import { type AccountId, checkOrder, type Order, orderHash, type Verdict } from './order.ts';

/** How the posting statements reach PostgreSQL: prepared by name on a poster's own connection, or inside a caller's transaction. */
export type Run = <Row>(statement: { name: string; text: string }, values: unknown[]) => Promise<Row[]>;

type Locked = {
  id: bigint;
  parent: bigint | null;
  balance: bigint;
  held: bigint;
  version: bigint;
  floor: bigint | null;
  closed: boolean;
};
type Known = { requestId: string; id: bigint; orderHash: Buffer };
type Held = { id: bigint; accountId: bigint; amount: bigint; status: string };

/**
 * Locks the accounts in id order, so that no two batches wait for each other in a circle, and for each hot account one stripe
 * that nobody else has. A statement of its own: one that locks and writes would judge by balances from before it waited.
 */
const lockAccounts = {
  name: 'ledger-lock',
  text: `
    with plain as materialized (
      select id, null::bigint as parent, balance, held, version, floor, closed_at is not null as closed
      from account where id = any($1::bigint[]) and kind not in ('internal', 'stripe') order by id for update
    ), striped as materialized (
      select s.*
      from account hot cross join lateral (
        select a.id, hot.id as parent, a.balance, a.held, a.version, a.floor, false as closed
        from account a where a.stripe_of = hot.id limit 1 for update skip locked
      ) s
      where hot.id = any($1::bigint[]) and hot.kind = 'internal'
    )
    select * from plain union all select * from striped`,
};

const findKnown = {
  name: 'ledger-known',
  text: 'select request_id as "requestId", id, order_hash as "orderHash" from posting where request_id = any($1::text[])',
};

const lockHolds = {
  name: 'ledger-holds',
  text: 'select id, account_id as "accountId", amount, status from hold where id = any($1::bigint[]) order by id for update',
};

const writeBatch = {
  name: 'ledger-write',
  text: `
    with fresh as materialized (
      select nextval(pg_get_serial_sequence('posting', 'id')) as id, o.*
      from unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[], $8::text[], $9::bigint[])
        with ordinality as o (request_id, order_hash, kind, narration, reference, at, accounts, amounts, reverses, ord)
    ), postings as (
      insert into posting (id, request_id, order_hash, kind, narration, reference, at, accounts, amounts, reverses)
      overriding system value
      select id, request_id, order_hash, kind, narration, reference, at, accounts::bigint[], amounts::bigint[], reverses
      from fresh order by ord
    ), entries as (
      insert into entry (account_id, version, posting_id, amount, balance_after, at)
      select e.account_id, e.version, fresh.id, e.amount, e.balance_after, fresh.at
      from unnest($10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[])
        as e (account_id, version, ord, amount, balance_after)
      join fresh using (ord)
    ), balances as (
      update account set balance = b.balance, held = b.held, version = b.version
      from unnest($15::bigint[], $16::bigint[], $17::bigint[], $18::bigint[]) as b (id, balance, held, version)
      where account.id = b.id
    ), captures as (
      update hold set status = 'captured', posting_id = fresh.id, ended_at = fresh.at
      from unnest($19::bigint[], $20::bigint[]) as h (id, ord) join fresh using (ord)
      where hold.id = h.id
    )
    select id from fresh order by ord`,
};

/** PostgreSQL's array literal of numbers; the driver's own quoting is the slowest part of a batch. */
const numbers = (values: readonly (bigint | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

class Batch {
  readonly posted: { order: Order; hash: Buffer; index: number }[] = [];
  readonly entries: { account: bigint; version: bigint; ord: bigint; amount: bigint; balance: bigint }[] = [];
  readonly captures: { holdId: bigint; ord: bigint }[] = [];
  readonly touched = new Set<Locked>();
  private readonly accounts = new Map<AccountId, Locked>();

  constructor(locked: readonly Locked[]) {
    for (const account of locked) this.accounts.set(account.parent ?? account.id, account);
  }

  account(id: AccountId): Locked {
    const account = this.accounts.get(id);
    if (!account) throw new Fault('account_missing');
    return account;
  }

  /** Throws the fault that refuses this order; changes nothing then. `freed` is what a captured hold gives back. */
  private check(order: Order, freed: Held | undefined): void {
    const outcome = new Map<Locked, bigint>();
    for (const leg of order.legs) {
      const account = this.account(leg.account);
      if (account.closed) throw new Fault('account_closed');
      outcome.set(account, (outcome.get(account) ?? 0n) + leg.amount);
    }
    for (const [account, change] of outcome) {
      if (account.floor === null || change >= 0n) continue;
      const held = account.held - (freed?.accountId === account.id ? freed.amount : 0n);
      const available = account.balance - held - account.floor;
      if (available + change < 0n)
        throw new Fault('insufficient_funds', { available: kobo(available), needed: kobo(-change) });
    }
  }

  add(order: Order, hash: Buffer, index: number, freed: Held | undefined): void {
    this.check(order, freed);
    this.posted.push({ order, hash, index });
    const ord = BigInt(this.posted.length);
    if (freed) {
      const account = this.account(freed.accountId);
      account.held -= freed.amount;
      freed.status = 'captured';
      this.touched.add(account);
      this.captures.push({ holdId: freed.id, ord });
    }
    for (const leg of order.legs) {
      const account = this.account(leg.account);
      account.balance += leg.amount;
      account.version += 1n;
      this.touched.add(account);
      this.entries.push({
        account: account.id,
        version: account.version,
        ord,
        amount: leg.amount,
        balance: account.balance,
      });
    }
  }

  values(): unknown[] {
    const { posted, entries, captures } = this;
    const touched = [...this.touched];
    return [
      posted.map(({ order }) => order.id),
      posted.map(({ hash }) => hash),
      posted.map(({ order }) => order.kind),
      posted.map(({ order }) => order.narration),
      posted.map(({ order }) => order.reference ?? null),
      posted.map(({ order }) => order.at.toISOString()),
      posted.map(({ order }) => numbers(order.legs.map((leg) => leg.account))),
      posted.map(({ order }) => numbers(order.legs.map((leg) => leg.amount))),
      numbers(posted.map(({ order }) => order.reverses ?? null)),
      numbers(entries.map((entry) => entry.account)),
      numbers(entries.map((entry) => entry.version)),
      numbers(entries.map((entry) => entry.ord)),
      numbers(entries.map((entry) => entry.amount)),
      numbers(entries.map((entry) => entry.balance)),
      numbers(touched.map((account) => account.id)),
      numbers(touched.map((account) => account.balance)),
      numbers(touched.map((account) => account.held)),
      numbers(touched.map((account) => account.version)),
      numbers(captures.map((capture) => capture.holdId)),
      numbers(captures.map((capture) => capture.ord)),
    ];
  }
}

/** The hold an order captures; throws Fault `hold_missing` where it is not open, or is on an account that the order does not debit. */
function holdOf(order: Order, holds: ReadonlyMap<bigint, Held>): Held | undefined {
  if (order.holdId === undefined) return undefined;
  const held = holds.get(order.holdId);
  if (
    held?.status !== 'open' ||
    !order.legs.some((leg) => leg.account === held.accountId && leg.amount < 0n)
  ) {
    throw new Fault('hold_missing');
  }
  return held;
}

const wellFormed = (order: Order): Fault | undefined => {
  try {
    checkOrder(order);
    return undefined;
  } catch (error) {
    if (isFault(error)) return error;
    throw error;
  }
};

const asKnown = (known: Known, hash: Buffer): Verdict =>
  hash.equals(known.orderHash)
    ? { status: 'duplicate', postingId: known.id }
    : { status: 'refused', fault: new Fault('request_reused') };

/**
 * Posts a batch of orders, in their order, each with its own verdict, in the transaction that `run` speaks to: the one place that writes
 * entries. Three round trips however many orders (four where one captures a hold).
 */
export async function postBatch(run: Run, orders: readonly Order[]): Promise<Verdict[]> {
  const verdicts = new Array<Verdict | undefined>(orders.length);
  const faults = orders.map(wellFormed);
  const wanted = [...new Set(orders.flatMap((order) => order.legs.map((leg) => leg.account)))];
  const locked = await run<Locked>(lockAccounts, [numbers(wanted)]);
  const known = new Map<string, Known>();
  for (const row of await run<Known>(findKnown, [orders.map((order) => order.id)]))
    known.set(row.requestId, row);
  const holdIds = orders.flatMap((order) => (order.holdId === undefined ? [] : [order.holdId]));
  const holds = new Map<bigint, Held>();
  if (holdIds.length > 0)
    for (const row of await run<Held>(lockHolds, [numbers(holdIds)])) holds.set(row.id, row);

  const batch = new Batch(locked);
  const twins = new Map<string, { hash: Buffer; index: number }>();
  orders.forEach((order, index) => {
    const hash = orderHash(order);
    const before = known.get(order.id);
    const twin = twins.get(order.id);
    const fault = faults[index];
    if (before) verdicts[index] = asKnown(before, hash);
    else if (twin)
      verdicts[index] = twin.hash.equals(hash)
        ? undefined
        : { status: 'refused', fault: new Fault('request_reused') };
    else if (fault) verdicts[index] = { status: 'refused', fault };
    else verdicts[index] = tryAdd(batch, order, hash, index, holds);
    if (!before && !twin && verdicts[index] === undefined) twins.set(order.id, { hash, index });
  });
  if (batch.posted.length > 0) {
    const written = await run<{ id: bigint }>(writeBatch, batch.values());
    batch.posted.forEach(({ index }, place) => {
      verdicts[index] = { status: 'posted', postingId: written[place]?.id ?? 0n };
    });
  }
  return orders.map(
    (order, index) => verdicts[index] ?? duplicateOf(verdicts[twins.get(order.id)?.index ?? -1]),
  );
}

const duplicateOf = (first: Verdict | undefined): Verdict => {
  if (first?.status !== 'posted') throw new Error('a twin has no first');
  return { status: 'duplicate', postingId: first.postingId };
};

function tryAdd(
  batch: Batch,
  order: Order,
  hash: Buffer,
  index: number,
  holds: ReadonlyMap<bigint, Held>,
): Verdict | undefined {
  try {
    batch.add(order, hash, index, holdOf(order, holds));
    return undefined;
  } catch (error) {
    if (isFault(error)) return { status: 'refused', fault: error };
    throw error;
  }
}
