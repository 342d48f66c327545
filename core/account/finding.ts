import { transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../audit/index.ts';
import { type Acting, houseOrigin } from '../auth/index.ts';
import { parsePhone } from '../customers/index.ts';
import { type Bank, type Kobo, kobo } from '../kernel/index.ts';

const SHOWN = 20;
const LEAST_LETTERS = 3;

/** A customer as the bank's people find one. */
export type FoundCustomer = {
  id: string;
  name: string;
  phone: string | null;
  nuban: string | null;
  status: string;
  tier: number;
  openedAt: Date;
};

/**
 * Customers by phone, name, account number, the reference of a transfer, or id; at most twenty. Who looked is written to the audit log of each who is shown.
 */
export async function findCustomers(bank: Bank, asked: { q: string; by: Acting }): Promise<FoundCustomer[]> {
  const q = asked.q.trim();
  if (q.length < LEAST_LETTERS) return [];
  const phone = parsePhone(q) ?? '';
  const name = `${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(q) ? q : null;
  const { rows } = await sql<FoundCustomer>`
    with found as (
      select customer_id as id from identity where kind = 'phone' and value = ${phone}
      union select customer_id from account where nuban = ${q} and customer_id is not null
      union select customer_id from transfer where reference = ${q.toUpperCase()}
      union select id from customer where id = ${id}::uuid
      union (select id from customer where lower(first_name || ' ' || last_name) like ${name}
        or lower(last_name) like ${name} order by created_at desc limit ${SHOWN})
    )
    select c.id, c.first_name || ' ' || c.last_name as name, c.status, c.tier, c.created_at as "openedAt",
      (select value from identity where customer_id = c.id and kind = 'phone'
        order by verified_at desc nulls last, id desc limit 1) as phone,
      (select nuban from account where customer_id = c.id and kind = 'customer' limit 1) as nuban
    from found join customer c on c.id = found.id order by c.created_at desc limit ${SHOWN}`.execute(bank.db);
  await transact(bank.db, async (trx) => {
    for (const { id } of rows)
      await record(trx, bank, {
        actor: { kind: 'administrator', id: asked.by.administrator },
        action: 'personal_data_read',
        origin: houseOrigin(asked.by),
        customerId: id,
        facts: { what: 'search' },
      });
  });
  return rows;
}

export type ActivitySpan = 'hour' | 'day' | 'week';
export type Activity = { from: Date; transactions: number; moved: Kobo };

const spans: Record<ActivitySpan, { stepMs: number; steps: number }> = {
  hour: { stepMs: 5 * 60_000, steps: 12 },
  day: { stepMs: 3_600_000, steps: 24 },
  week: { stepMs: 24 * 3_600_000, steps: 7 },
};

type Known = { at: number; steps: Promise<Activity[]> };
const known = new WeakMap<Bank['pool'], Map<ActivitySpan, Known>>();
/** A week of postings is read by one statement: however many consoles are open, and however often each asks, no more than so many times in a step. */
const READINGS_A_STEP = 20;

/** What left customers' own accounts in each step of the last hour, day or week, oldest first; up to a twentieth of a step old. */
export async function listActivity(
  bank: Pick<Bank, 'db' | 'pool' | 'clock'>,
  span: ActivitySpan,
): Promise<Activity[]> {
  const now = bank.clock.now().getTime();
  const ofBank = known.get(bank.pool) ?? new Map<ActivitySpan, Known>();
  known.set(bank.pool, ofBank);
  const last = ofBank.get(span);
  const isFresh = last && now >= last.at && now - last.at < spans[span].stepMs / READINGS_A_STEP;
  if (isFresh) return last.steps;
  const made = { at: now, steps: readActivity(bank, span, now) };
  ofBank.set(span, made);
  made.steps.catch(() => ofBank.delete(span));
  return made.steps;
}

async function readActivity(bank: Pick<Bank, 'db'>, span: ActivitySpan, now: number): Promise<Activity[]> {
  const { stepMs, steps } = spans[span];
  const since = new Date(now - stepMs * steps);
  const { rows } = await sql<{ step: number; transactions: number; moved: bigint }>`
    select floor(extract(epoch from (posting.at - ${since}::timestamptz)) * 1000 / ${stepMs}::float8)::int as step,
      count(distinct posting.id)::int as transactions, coalesce(-sum(leg.amount), 0)::bigint as moved
    from posting, unnest(posting.accounts, posting.amounts) as leg (account_id, amount)
    join account on account.id = leg.account_id and account.kind = 'customer'
    where posting.at >= ${since} and leg.amount < 0
    group by 1`.execute(bank.db);
  const byStep = new Map(rows.map((row) => [row.step, row]));
  return Array.from({ length: steps }, (_, step) => ({
    from: new Date(since.getTime() + step * stepMs),
    transactions: byStep.get(step)?.transactions ?? 0,
    moved: kobo(byStep.get(step)?.moved ?? 0n),
  }));
}
