import type { Db, Trx } from '@karo/db/client';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { coalesceIn, Fault, type Kobo, kobo, minimum, traced } from '../kernel/index.ts';
import { type AccountId, type Order, orderHash, type Verdict } from './order.ts';
import { asRace, postBatch, type Run } from './posting.ts';

/** The bank's own accounts. All are hot: no posting waits for another on them. */
export type InternalCode =
  | 'opening'
  | 'nip_settlement'
  | 'airtime_settlement'
  | 'fee_income'
  | 'vat_payable'
  | 'duty_payable'
  | 'suspense'
  | 'plan_income'
  | 'loan_principal'
  | 'loan_interest'
  | 'loan_losses'
  | 'loan_recoveries'
  | 'retained_earnings'
  | 'investment_custody'
  | 'market_settlement'
  | 'card_settlement'
  | 'remittance_held'
  | 'bill_settlement'
  | 'card_purchases'
  | 'savings_interest'
  | 'withholding_tax'
  | 'rewards'
  | 'inward_held';

export type Account = {
  id: AccountId;
  kind: string;
  customerId?: string;
  nuban?: string;
  floor: Kobo | null;
};

const toAccount = (row: {
  id: bigint;
  kind: string;
  customerId: string | null;
  nuban: string | null;
  floor: bigint | null;
}): Account => ({
  id: row.id,
  kind: row.kind,
  customerId: row.customerId ?? undefined,
  nuban: row.nuban ?? undefined,
  floor: row.floor === null ? null : kobo(row.floor),
});

const columns = ['id', 'kind', 'customerId', 'nuban', 'floor'] as const;

/** Opens an account that may not be overdrawn: a customer's, a pot of theirs, or a pot that holds money for many. */
export async function openAccount(
  trx: Trx,
  account: { customerId?: string; kind: 'customer' | 'pot'; code?: string; nuban?: string; at: Date },
): Promise<Account> {
  const { kind, code = null, customerId = null, nuban = null, at } = account;
  const { rows } = await sql<{ id: bigint }>`
    select open_account(${kind}, ${code}, ${customerId}::uuid, ${nuban}, ${at}) as id`.execute(trx);
  const [opened] = rows;
  if (!opened) throw new Error('no account');
  return toAccount({ id: opened.id, kind, customerId, nuban, floor: 0n });
}

/** Closes a customer's own account, which must be empty: nothing can be posted to it any more. */
export async function closeAccount(trx: Trx, customerId: string, at: Date): Promise<void> {
  await sql`select close_account(${customerId}::uuid, ${at})`.execute(trx);
}

/** The account with this NUBAN, where it is ours. */
export async function findAccountByNuban(db: Db | Trx, nuban: string): Promise<Account | undefined> {
  const row = await db.selectFrom('account').select(columns).where('nuban', '=', nuban).executeTakeFirst();
  return row && toAccount(row);
}

/** A customer's own account; throws Fault `account_missing`. */
export async function getCustomerAccount(db: Db | Trx, customerId: string): Promise<Account> {
  const row = await db
    .selectFrom('account')
    .select(columns)
    .where('customerId', '=', customerId)
    .where('kind', '=', 'customer')
    .orderBy('id')
    .executeTakeFirst();
  if (!row) throw new Fault('account_missing');
  return toAccount(row);
}

/** Makes postings on an account wait until `trx` ends: its balance, read after it, stays so. */
export async function lockAccount(trx: Trx, account: AccountId): Promise<void> {
  await sql`select lock_accounts(${[account]}::bigint[])`.execute(trx);
}

/** The same of a customer's own account, where there is one. */
export async function lockCustomerAccount(trx: Trx, customerId: string): Promise<void> {
  await sql`select lock_accounts(array(
    select id from account where customer_id = ${customerId}::uuid and kind = 'customer'))`.execute(trx);
}

/** The id of one of the bank's own accounts. */
export async function internal(db: Db | Trx, code: InternalCode): Promise<AccountId> {
  const row = await db.selectFrom('account').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return row.id;
}

const within =
  (trx: Trx): Run =>
  async <Row>(statement: { text: string }, values: unknown[]) => {
    const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(statement.text, values));
    return rows;
  };

/** Posts orders in the caller's transaction, each with its own verdict; what one refuses changes nothing. */
export async function post(trx: Trx, orders: readonly Order[]): Promise<Verdict[]> {
  const [first] = orders;
  if (!first) return [];
  return traced('posting', { kind: first.kind, orders: orders.length }, () => postBatch(within(trx), orders));
}

/** Posts one order and answers the posting's id (the first one's, where it was posted before); throws the fault that refuses it. */
export async function postOne(trx: Trx, order: Order): Promise<bigint> {
  const [verdict] = await post(trx, [order]);
  if (!verdict || verdict.status === 'refused') throw verdict?.fault ?? new Error('no verdict');
  return verdict.postingId;
}

type Placed = {
  id: bigint | null;
  fault: 'account_missing' | 'account_closed' | 'request_reused' | 'insufficient_funds' | null;
  available: bigint | null;
};

/** What a statement that places a hold answered: the hold's id, or the fault that refuses it. */
async function placed(trx: Trx, amount: Kobo, statement: RawBuilder<Placed>): Promise<bigint> {
  const { rows } = await statement.execute(trx).catch((error: unknown) => {
    throw asRace(error);
  });
  const { id, fault, available } = rows[0] ?? { id: null, fault: null, available: null };
  if (fault === 'insufficient_funds')
    throw new Fault(fault, { available: kobo(available ?? 0n), needed: amount });
  if (fault) throw new Fault(fault);
  if (id === null) throw new Error('no hold');
  return id;
}

/**
 * Reserves money on an account and answers the hold's id. Safe to repeat with the same id; throws Fault `request_reused` where the id
 * names another hold, `insufficient_funds`, `account_missing`, `account_closed`, `amount_invalid`.
 */
export async function hold(
  trx: Trx,
  want: { id: string; account: AccountId; amount: Kobo; at: Date; reason: string; expiresAt?: Date },
): Promise<bigint> {
  if (want.amount <= 0n) throw new Fault('amount_invalid');
  const hash = orderHash({ kind: 'hold', legs: [{ account: want.account, amount: want.amount }] });
  const statement = sql<Placed>`
    select id, fault, available from place_hold(${want.id}, ${hash}, ${want.account}::bigint, ${want.amount}::bigint,
      ${want.reason}, ${want.at}, ${want.expiresAt ?? null})`;
  return placed(trx, want.amount, statement);
}

/**
 * Reserves money for whom an order names, out of what its lien keeps, which shrinks by it; orders that were placed before it keep theirs. Not to be repeated: an id is used once. Throws
 * Fault `insufficient_funds` with what may be paid, `account_missing`, `account_closed`, `amount_invalid`.
 */
export async function holdForLien(
  trx: Trx,
  want: { id: string; lien: bigint; amount: Kobo; at: Date; reason: string },
): Promise<bigint> {
  if (want.amount <= 0n) throw new Fault('amount_invalid');
  const hash = orderHash({ kind: 'hold_for_lien', legs: [{ account: want.lien, amount: want.amount }] });
  const statement = sql<Placed>`
    select id, fault, available from hold_for_lien(${want.id}, ${hash}, ${want.lien}::bigint, ${want.amount}::bigint,
      ${want.reason}, ${want.at})`;
  return placed(trx, want.amount, statement);
}

/** Takes held money by a posting that debits the held account; what the posting does not take of the hold is free again. */
export const capture = (trx: Trx, holdId: bigint, order: Order): Promise<bigint> =>
  postOne(trx, { ...order, holdId });

/** Gives held money back. Safe to repeat; throws Fault `hold_missing` where there is none, or it was captured. */
export async function release(trx: Trx, holdId: bigint, at: Date): Promise<void> {
  const { rows } = await sql<{ released: boolean }>`
    select release_hold(${holdId}::bigint, ${at}) as released`.execute(trx);
  if (!rows[0]?.released) throw new Fault('hold_missing');
}

/** Releases the holds whose time is over, at most `most` at once; answers how many. */
export async function expireHolds(trx: Trx, now: Date, most = 100): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select expire_holds(${now}, ${most}::int) as ended`.execute(trx);
  return rows[0]?.ended ?? 0;
}

/**
 * Undoes a posting by a new one with its legs turned round. Safe to repeat with the same id; throws Fault `already_reversed` where another request
 * undid it, `not_found`, or `insufficient_funds` where the money is no longer there.
 */
export async function reverse(
  trx: Trx,
  postingId: bigint,
  request: { id: string; narration: string; at: Date; reference?: string },
): Promise<bigint> {
  const original = await trx
    .selectFrom('posting')
    .select(['accounts', 'amounts', 'kind', 'reference'])
    .where('id', '=', postingId)
    .executeTakeFirst();
  if (!original) throw new Fault('not_found');
  const accounts = original.accounts.map(BigInt);
  const legs = original.amounts
    .map(BigInt)
    .map((amount, index) => ({ account: accounts[index] ?? 0n, amount: kobo(-amount) }));
  return postOne(trx, {
    id: request.id,
    kind: `${original.kind}_reversal`,
    narration: request.narration,
    reference: request.reference ?? original.reference ?? undefined,
    at: request.at,
    legs,
    reverses: postingId,
  });
}

/** `lien` is what liens hold of it once what the owner's other accounts have free is counted, never more than there is; missing where none holds anything. */
export type Balance = { balance: Kobo; held: Kobo; available: Kobo; lien?: Kobo };

const held = [
  sql<bigint>`sum(balance)::bigint`.as('balance'),
  sql<bigint>`sum(held)::bigint`.as('held'),
  sql<bigint>`coalesce(max(floor), 0)::bigint`.as('floor'),
  sql<bigint>`sum(case when lien = 0 then 0 else kept_for_liens(customer_id, id, lien) end)::bigint`.as(
    'lien',
  ),
  sql<bigint>`count(*)`.as('rows'),
] as const;
type HeldRow = { balance: bigint; held: bigint; floor: bigint; lien: bigint; rows: bigint };

function toBalance(row: HeldRow): Balance {
  if (row.rows === 0n) throw new Fault('account_missing');
  const free = row.balance - row.held - row.floor;
  const lien = minimum(kobo(row.lien), kobo(free));
  const balance = kobo(row.balance);
  if (row.lien === 0n || lien <= 0n) return { balance, held: kobo(row.held), available: kobo(free) };
  return { balance, held: kobo(row.held), available: kobo(free - lien), lien };
}

/** What an account holds, of it reserved, and left to spend once liens have theirs; a hot account's is the sum of its stripes. Throws Fault `account_missing`. */
export async function balanceOf(db: Db | Trx, account: AccountId): Promise<Balance> {
  const row = await db
    .selectFrom('account')
    .select(held)
    .where((where) => where.or([where('id', '=', account), where('stripeOf', '=', account)]))
    .executeTakeFirstOrThrow();
  return toBalance(row);
}

async function heldBy(db: Db | Trx, customers: readonly string[]): Promise<(HeldRow | undefined)[]> {
  const rows = await db
    .selectFrom('account')
    .select(['customerId', ...held])
    .where('customerId', '=', sql<string>`any (${customers}::uuid[])`)
    .where('kind', '=', 'customer')
    .groupBy('customerId')
    .execute();
  const known = new Map(rows.map((row) => [row.customerId, row]));
  return customers.map((id) => known.get(id));
}

const heldByOneOfMany = coalesceIn<Db, string, HeldRow | undefined>({ run: heldBy });

/** The same of a customer's own account, which has no stripes. Throws Fault `account_missing`. */
export async function balanceOfCustomer(db: Db | Trx, customerId: string): Promise<Balance> {
  const row = db.isTransaction ? (await heldBy(db, [customerId]))[0] : await heldByOneOfMany(db, customerId);
  if (!row) throw new Fault('account_missing');
  return toBalance(row);
}

/** Throws Fault `insufficient_funds` where a customer has less to spend than is needed, and `account_missing`. It decides only while the account is locked. */
export async function checkFunds(db: Db | Trx, customerId: string, needed: Kobo): Promise<void> {
  const { available } = await balanceOfCustomer(db, customerId);
  if (available < needed) throw new Fault('insufficient_funds', { available, needed });
}

export type StatementLine = {
  entryId: bigint;
  postingId: bigint;
  at: Date;
  amount: Kobo;
  balanceAfter: Kobo;
  kind: string;
  narration: string;
  reference?: string;
};

/** An account's entries, newest first, with the balance after each; `before` is the last `entryId` of the page before. */
export async function statement(
  db: Db | Trx,
  account: AccountId,
  range: { from?: Date; to?: Date; before?: bigint; limit: number },
): Promise<StatementLine[]> {
  let query = db
    .selectFrom('entry')
    .innerJoin('posting', 'posting.id', 'entry.postingId')
    .select([
      'entry.version as entryId',
      'entry.postingId',
      'entry.at',
      'entry.amount',
      'entry.balanceAfter',
      'posting.kind',
      'posting.narration',
      'posting.reference',
    ])
    .where('entry.accountId', '=', account)
    .orderBy('entry.version', 'desc')
    .limit(range.limit);
  if (range.before !== undefined) query = query.where('entry.version', '<', range.before);
  if (range.from) query = query.where('entry.at', '>=', range.from);
  if (range.to) query = query.where('entry.at', '<', range.to);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    amount: kobo(row.amount),
    balanceAfter: kobo(row.balanceAfter),
    reference: row.reference ?? undefined,
  }));
}
