import { type Db, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { categoryColors, categoryOf, type MovementType, typeOf } from '../catalogue/index.ts';
import type { SpendingCategory } from '../contract/index.ts';
import { type Bank, Fault, type Kobo, kobo, startOfDay, sum, zero } from '../kernel/index.ts';
import { balanceOf, getCustomerAccount } from '../ledger/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { listOpenGoals } from '../products/goals/index.ts';
import { toldOf } from './lines.ts';

export const periodDays = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const;
export type Period = keyof typeof periodDays;
export type Span = { from: Date; to: Date };

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const LINES_MOST = 20_000;
const MONTHS_MOST = 61;

/** The days of a period, today included. */
export function spanOf(now: Date, period: Period): Span {
  const to = new Date(startOfDay(now).getTime() + DAY_MS);
  return { from: new Date(to.getTime() - periodDays[period] * DAY_MS), to };
}

/** One entry of a customer's account, with what it was for. */
export type Movement = {
  id: bigint;
  postingId: bigint;
  at: Date;
  type: MovementType;
  category: SpendingCategory;
  /** Whom it was with or what it was for, in the reader's language. */
  description: (phrases: Phrases) => string;
  /** Always above zero; the type tells the direction, and `isIn` where that is `other`. */
  amount: Kobo;
  isIn: boolean;
  balanceAfter: Kobo;
  reference?: string;
};

export type Filter = Span & { category?: SpendingCategory; type?: MovementType };

type Row = {
  id: bigint;
  postingId: bigint;
  at: Date;
  amount: bigint;
  balanceAfter: bigint;
  kind: string;
  narration: string;
  reference: string | null;
  name: string | null;
  sender: string | null;
  note: string | null;
  mine: boolean | null;
  chosen: SpendingCategory | null;
  habit: SpendingCategory | null;
};

/** Whom it went to, or what it was for, as a correction remembers it. */
const about = sql<string>`lower(btrim(regexp_replace(coalesce(nullif(transfer.name, ''), posting.narration), '[0-9[:punct:][:space:]]+', ' ', 'g')))`;

function toMovement(row: Row): Movement {
  const isIn = row.amount > 0n;
  const person = row.mine ? row.name : row.sender;
  const note = row.note || row.narration;
  const read = { kind: row.kind, narration: person ? `${note} ${person}` : note, isIn };
  const { kind, counterparty = '' } = toldOf({ ...row, amount: kobo(row.amount) }, person ?? undefined);
  const isTransfer = kind === 'transfer_in' || kind === 'transfer_out';
  const named = person && row.note ? `${person}: ${row.note}` : (person ?? row.narration);
  return {
    id: row.id,
    postingId: row.postingId,
    at: row.at,
    isIn,
    type: typeOf(read),
    category: row.chosen ?? row.habit ?? categoryOf(read),
    description: ({ site }) => (isTransfer ? named : site.movement[kind](counterparty)),
    amount: kobo(isIn ? row.amount : -row.amount),
    balanceAfter: kobo(row.balanceAfter),
    ...(row.reference && { reference: row.reference }),
  };
}

async function readMovements(
  db: Db,
  customerId: string,
  span: Span,
  page: { before?: bigint; only?: bigint; limit?: number } = {},
): Promise<Movement[]> {
  const account = await getCustomerAccount(db, customerId);
  const { before = null, only = null, limit = LINES_MOST } = page;
  const { rows } = await sql<Row>`
    select entry.version as id, entry.posting_id, entry.at, entry.amount, entry.balance_after, posting.kind, posting.narration, posting.reference,
      transfer.name, transfer.narration as note, transfer.customer_id = ${customerId} as mine,
      upper(sender.first_name || ' ' || sender.last_name) as sender, choice.category as chosen, habit.category as habit
    from entry
    join posting on posting.id = entry.posting_id
    left join transfer on transfer.reference = posting.reference
    left join customer sender on sender.id = transfer.customer_id
    left join category_choice choice on choice.customer_id = ${customerId} and choice.posting_id = entry.posting_id
    left join category_habit habit on habit.customer_id = ${customerId} and entry.amount < 0 and habit.about = ${about}
    where entry.account_id = ${account.id} and entry.at >= ${span.from} and entry.at < ${span.to}
      and (${before}::bigint is null or entry.version < ${before}) and (${only}::bigint is null or entry.version = ${only})
    order by entry.version desc limit ${limit}`.execute(db);
  return rows.map(toMovement);
}

const passes =
  ({ category, type }: Filter) =>
  (line: Movement): boolean =>
    (category === undefined || line.category === category) && (type === undefined || line.type === type);

/** What a filter lets through, newest first. */
export async function listMovements(
  db: Db,
  customerId: string,
  filter: Filter,
  page: { before?: bigint; limit?: number } = {},
): Promise<Movement[]> {
  const all = await readMovements(db, customerId, filter, { before: page.before });
  return all.filter(passes(filter)).slice(0, page.limit);
}

const total = (lines: readonly Movement[], type: MovementType): Kobo =>
  sum(lines.filter((line) => line.type === type).map((line) => line.amount));

/** Tenths of a percent, as a number of percent. */
const percent = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Math.round(Number((part * 10_000n) / whole) / 10) / 10;

const change = (now: bigint, before: bigint): number | undefined =>
  before <= 0n ? undefined : percent(now - before, before);

const rateOf = (income: Kobo, expenses: Kobo): number =>
  income === 0n ? 0 : Math.max(0, percent(income - expenses, income));

/** `2026-11`, in WAT. */
const monthOf = (at: Date): string => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 7);

function monthsIn({ from, to }: Span): string[] {
  const last = monthOf(new Date(to.getTime() - 1));
  const months = [monthOf(from)];
  while (months.length < MONTHS_MOST && (months.at(-1) ?? last) < last) {
    const [year = 0, month = 1] = (months.at(-1) ?? '').split('-').map(Number);
    months.push(month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`);
  }
  return months;
}

const byMonth = (lines: readonly Movement[], span: Span, type: MovementType) => {
  const sums = new Map(monthsIn(span).map((month) => [month, 0n]));
  for (const line of lines) {
    const month = monthOf(line.at);
    if (line.type === type) sums.set(month, (sums.get(month) ?? 0n) + line.amount);
  }
  return [...sums].map(([month, amount]) => ({ month, amount: kobo(amount) }));
};

function byCategory(lines: readonly Movement[]) {
  const sums = new Map<SpendingCategory, bigint>();
  for (const line of lines)
    if (line.type === 'expense') sums.set(line.category, (sums.get(line.category) ?? 0n) + line.amount);
  const spent = total(lines, 'expense');
  return [...sums]
    .sort(([, one], [, other]) => Number(other - one))
    .map(([id, amount]) => ({
      id,
      amount: kobo(amount),
      percentage: percent(amount, spent),
      color: categoryColors[id],
    }));
}

/** What came in, went out and stayed over a span of days. */
export type Analytics = {
  span: Span;
  balance: Kobo;
  income: Kobo;
  expenses: Kobo;
  savingsRate: number;
  changes: { balance?: number; income?: number; expenses?: number; savingsRate?: number };
  trends: { income: { month: string; amount: Kobo }[]; expenses: { month: string; amount: Kobo }[] };
  categories: { id: SpendingCategory; amount: Kobo; percentage: number; color: string }[];
  goals: { name: string; current: Kobo; target: Kobo; progress: number }[];
  latest: Movement[];
};

const LATEST = 5;

/** A month's worth of a sum: a span of up to 31 days is a month as it is, of a longer one the average counts from its first entry. */
function monthly(amount: Kobo, lines: readonly Movement[], span: Span): Kobo {
  const from = Math.min(span.to.getTime(), ...lines.map((line) => line.at.getTime()));
  const days = BigInt(Math.max(MONTH_DAYS, Math.ceil((span.to.getTime() - from) / DAY_MS)));
  const isMonth = span.to.getTime() - span.from.getTime() <= (MONTH_DAYS + 1) * DAY_MS;
  return isMonth ? amount : kobo((amount * BigInt(MONTH_DAYS)) / days);
}

/** What an account held at a moment. */
export async function balanceAt(db: Db, accountId: bigint, at: Date): Promise<Kobo> {
  const row = await db
    .selectFrom('entry')
    .select('balanceAfter')
    .where('accountId', '=', accountId)
    .where('at', '<', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? kobo(row.balanceAfter) : zero;
}

/** A customer's figures, computed from their own entries; the changes are against as many days before. */
export async function analyse(db: Db, customerId: string, filter: Filter): Promise<Analytics> {
  const { from, to } = filter;
  const before = { from: new Date(from.getTime() - (to.getTime() - from.getTime())), to: from };
  const account = await getCustomerAccount(db, customerId);
  const [all, earlier, { balance }, startBalance, goals] = [
    (await readMovements(db, customerId, filter)).filter(passes(filter)),
    (await readMovements(db, customerId, before)).filter(passes(filter)),
    await balanceOf(db, account.id),
    await balanceAt(db, account.id, from),
    await listOpenGoals(db, customerId),
  ];
  const [income, expenses] = [total(all, 'income'), total(all, 'expense')];
  const [incomeBefore, expensesBefore] = [total(earlier, 'income'), total(earlier, 'expense')];
  const savingsRate = rateOf(income, expenses);
  return {
    span: { from, to },
    balance,
    savingsRate,
    income: monthly(income, all, filter),
    expenses: monthly(expenses, all, filter),
    changes: {
      balance: change(balance, startBalance),
      income: change(income, incomeBefore),
      expenses: change(expenses, expensesBefore),
      savingsRate:
        incomeBefore === 0n
          ? undefined
          : Math.round((savingsRate - rateOf(incomeBefore, expensesBefore)) * 10) / 10,
    },
    trends: { income: byMonth(all, filter, 'income'), expenses: byMonth(all, filter, 'expense') },
    categories: byCategory(all),
    goals: goals.map((goal) => ({
      name: goal.name,
      current: goal.balance,
      target: goal.target,
      progress: goal.progressBp / 100,
    })),
    latest: all.slice(0, LATEST),
  };
}

/** What was spent on one thing, or on everything. */
export async function spentOn(
  db: Db,
  customerId: string,
  filter: Span & { category?: SpendingCategory },
): Promise<{ amount: Kobo; count: number }> {
  const lines = await listMovements(db, customerId, { ...filter, type: 'expense' });
  return { amount: total(lines, 'expense'), count: lines.length };
}

const EVER: Span = { from: new Date(0), to: new Date('9999-01-01') };

/** Corrects a category; what goes to the same person or place later is taken for the same. Throws Fault `not_found`. */
export async function correctCategory(
  bank: Bank,
  customerId: string,
  id: bigint,
  category: SpendingCategory,
): Promise<Movement> {
  const [line] = await readMovements(bank.db, customerId, EVER, { only: id });
  if (!line) throw new Fault('not_found');
  const at = bank.clock.now();
  await transact(bank.db, async (trx) => {
    await sql`
      insert into category_choice (customer_id, posting_id, category, chosen_at) values (${customerId}, ${line.postingId}, ${category}, ${at})
      on conflict (customer_id, posting_id) do update set category = excluded.category, chosen_at = excluded.chosen_at`.execute(
      trx,
    );
    if (line.isIn) return;
    await sql`
      insert into category_habit (customer_id, about, category, learned_at)
      select ${customerId}, ${about}, ${category}, ${at}
      from posting left join transfer on transfer.reference = posting.reference where posting.id = ${line.postingId}
      on conflict (customer_id, about) do update set category = excluded.category, learned_at = excluded.learned_at`.execute(
      trx,
    );
  });
  return { ...line, category };
}
