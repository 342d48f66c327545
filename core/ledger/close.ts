import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Bank, dayOf, daysAfter, type Kobo, kobo, startOf } from '../kernel/index.ts';
import { type InternalCode, internal, postOne } from './operations.ts';

/** What is earned (above nothing) and what is spent, by the accounts that keep it. */
const resultCodes = [
  'fee_income',
  'plan_income',
  'loan_interest',
  'savings_interest',
  'rewards',
  'loan_losses',
  'loan_recoveries',
] as const satisfies readonly InternalCode[];
export type ResultCode = (typeof resultCodes)[number];

/** A day's profit and loss as it was closed: what each account came to, and their sum. */
export type ClosedDay = {
  day: string;
  lines: { code: ResultCode; amount: Kobo }[];
  result: Kobo;
  closedAt: Date;
};

/** Days that one run closes at most. */
const AT_ONCE = 400;

/**
 * What the accounts hold of everything until an instant, which is over: their balances without what was written after it. Only entries behind the last marks are looked at, so that a day costs a
 * day.
 */
async function heldUntil(trx: Trx, until: Date): Promise<{ code: ResultCode; amount: bigint }[]> {
  const { rows } = await sql<{ code: ResultCode; amount: bigint }>`
    select hot.code, sum(a.balance - coalesce((
      select sum(e.amount) from entry e where e.account_id = a.id and e.version > coalesce(m.version, 0) and e.at >= ${until}), 0))::bigint as amount
    from account hot join account a on coalesce(a.stripe_of, a.id) = hot.id
    left join daily_close_mark m on m.account_id = a.id
    where hot.kind = 'internal' and hot.code = any (${resultCodes}::text[])
    group by hot.code order by hot.code`.execute(trx);
  return rows;
}

const mark = (trx: Trx) =>
  sql`insert into daily_close_mark (account_id, version)
    select a.id, a.version from account hot join account a on coalesce(a.stripe_of, a.id) = hot.id
    where hot.kind = 'internal' and hot.code = any (${resultCodes}::text[])
    on conflict (account_id) do update set version = excluded.version`.execute(trx);

async function closeDay(trx: Trx, day: string, closedAt: Date): Promise<void> {
  const end = startOf(daysAfter(day));
  const lines = (await heldUntil(trx, end)).filter(({ amount }) => amount !== 0n);
  const result = lines.reduce((all, { amount }) => all + amount, 0n);
  const legs = await Promise.all(
    lines.map(async ({ code, amount }) => ({ account: await internal(trx, code), amount: kobo(-amount) })),
  );
  if (result !== 0n) legs.push({ account: await internal(trx, 'retained_earnings'), amount: kobo(result) });
  const postingId =
    legs.length === 0
      ? null
      : await postOne(trx, {
          id: `daily-close:${day}`,
          kind: 'daily_close',
          narration: `Profit and loss of ${day}`,
          at: new Date(end.getTime() - 1),
          legs,
        });
  await trx
    .insertInto('dailyClose')
    .values({
      day,
      postingId,
      lines: JSON.stringify(lines.map(({ code, amount }) => ({ code, amount: String(amount) }))),
      result,
      closedAt,
    })
    .execute();
}

/** Closes what the bank earned and spent on each day that is over and not closed yet, in order, each once; what is written later under a closed day comes to the next. Answers the days. */
export const closeDays = (bank: Pick<Bank, 'db' | 'clock'>): Promise<string[]> =>
  transact(bank.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('karo daily close'))`.execute(trx);
    const now = bank.clock.now();
    const today = dayOf(now);
    const { last } = await trx
      .selectFrom('dailyClose')
      .select((select) => select.fn.max('day').as('last'))
      .executeTakeFirstOrThrow();
    const closed: string[] = [];
    let day = last ? daysAfter(last) : daysAfter(today, -1);
    while (day < today && closed.length < AT_ONCE) {
      await closeDay(trx, day, now);
      closed.push(day);
      day = daysAfter(day);
    }
    if (closed.length > 0 && day === today) await mark(trx);
    return closed;
  });

/** The closed days from one to another, oldest first. */
export async function listClosedDays(db: Db, span: { from: string; to: string }): Promise<ClosedDay[]> {
  const rows = await db
    .selectFrom('dailyClose')
    .select(['day', 'lines', 'result', 'closedAt'])
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .orderBy('day')
    .execute();
  return rows.map(({ lines, result, ...row }) => ({
    ...row,
    result: kobo(result),
    lines: (lines as { code: ResultCode; amount: string }[]).map(({ code, amount }) => ({
      code,
      amount: kobo(BigInt(amount)),
    })),
  }));
}

/** What each of the bank's own accounts holds now, and what customers and pots have in all; the sum is nothing. */
export async function listBookBalances(db: Db): Promise<{ code: string; name: string; amount: Kobo }[]> {
  const { rows } = await sql<{ code: string; name: string; amount: bigint }>`
    select coalesce(hot.code, a.kind) as code,
      coalesce(hot.name, case a.kind when 'customer' then 'Customers’ accounts' else 'Pots of goals and groups' end) as name,
      sum(a.balance)::bigint as amount
    from account a left join account hot on hot.kind = 'internal' and hot.id = coalesce(a.stripe_of, a.id)
    group by 1, 2 order by 1`.execute(db);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: kobo(amount) }));
}
