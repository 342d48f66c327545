import type { Bank } from '@karo/core/kernel';
import { trialBalance } from '@karo/core/ledger';
import { type RawBuilder, sql } from 'kysely';
import { type Bar, equal } from '../report.ts';

/** A hot account's balance: its own entries and those of its stripes, whether or not their days are closed. */
const kept = (code: string) => sql`(
  select coalesce(sum(e.amount), 0) from entry e join account a on a.id = e.account_id
  join account hot on hot.id = coalesce(a.stripe_of, a.id) join posting p on p.id = e.posting_id
  where hot.code = ${code} and p.kind <> 'daily_close')`;

/** What must be nought at the end of every year, whatever was lived: each a sum of kobo, or a count, over the whole book. */
const proofs: readonly (readonly [name: string, find: RawBuilder<{ off: bigint }>])[] = [
  [
    'lent and not yet paid back, beside the loans, kobo',
    sql`select ${kept('loan_principal')} + (
      select coalesce(sum(i.principal - i.principal_paid), 0) from loan_instalment i)
      - (select coalesce(sum(written_off), 0) from loan) as off`,
  ],
  [
    'custody at cost, beside the holdings, kobo',
    sql`select ${kept('investment_custody')} - (select coalesce(sum(cost), 0) from holding) - (select coalesce(sum(cost), 0) from group_holding) as off`,
  ],
  [
    'interest paid and tax withheld, beside what savers got, kobo',
    sql`select ${kept('savings_interest')} + ${kept('withholding_tax')}
      + (select coalesce(sum(amount), 0) from goal_line where kind = 'interest')
      + (select coalesce(sum(amount), 0) from group_line where kind = 'interest') as off`,
  ],
  [
    'paid to other banks, beside what they were credited, kobo',
    sql`select (select coalesce(sum(e.amount), 0) from entry e join posting p on p.id = e.posting_id
        join account a on a.id = e.account_id join account hot on hot.id = coalesce(a.stripe_of, a.id)
        where hot.code = 'nip_settlement' and p.kind not in ('deposit', 'inward', 'inward_held', 'inward_reversal'))
      - (select coalesce(sum(amount), 0) from sandbox_nip_credit where code_then = '00') as off`,
  ],
  [
    'credits from other banks, beside what these sent, kobo',
    sql`select (select coalesce(sum(amount), 0) from inward_credit where status = 'credited')
      - (select coalesce(sum(amount), 0) from sandbox_inward where kind = 'credit') as off`,
  ],
  [
    'credits from other banks that were not told once',
    sql`select count(*) as off from inward_credit c where c.status = 'credited'
      and (select count(*) from notification n where n.dedupe = 'inward:' || c.id || ':received') <> 1`,
  ],
  [
    'settlement differences that stay open',
    sql`select count(*) as off from settlement_difference where status in ('open', 'proposed')`,
  ],
  [
    'payments under a mandate, beside its paid runs',
    sql`select (select count(*) from quote where approved_with = 'mandate' and status = 'approved')
      - (select count(*) from mandate_run where status = 'paid') as off`,
  ],
  [
    'days of standing orders without one run',
    sql`select count(*) as off from mandate m
      where m.next_number - 1 <> (select count(*) from mandate_run r where r.mandate_id = m.id)`,
  ],
  [
    'runs of standing orders after their end',
    sql`select count(*) as off from mandate_run r join mandate m on m.id = r.mandate_id
      where r.number > m.times or r.due_on > m.until_on or r.due_on < m.first_on
        or (m.rhythm = 'once' and r.number > 1)`,
  ],
  [
    'runs of standing orders under a freeze',
    sql`select count(*) as off from mandate_run r join mandate m on m.id = r.mandate_id
      join audit f on f.customer_id = m.customer_id and f.action = 'customer_frozen' and f.at <= r.ended_at
      where r.status = 'paid' and not exists (select from audit u where u.customer_id = m.customer_id
        and u.action = 'customer_unfrozen' and u.at >= f.at and u.at <= r.ended_at)`,
  ],
  [
    'groups that are over and still hold money',
    sql`select count(*) as off from savings_group g join account a on a.id = g.escrow
      where g.status = 'completed' and a.balance <> 0
        and not exists (select from group_due d where d.group_id = g.id and d.status = 'open')`,
  ],
  [
    'escrow taken and not given back by completed turns, kobo',
    sql`select coalesce(sum(least(a.balance, 0)), 0) as off from savings_group g join account a on a.id = g.escrow`,
  ],
  [
    'transfers without an end',
    sql`select count(*) as off from transfer where status in ('waiting', 'sending', 'pending')`,
  ],
  [
    'held for recipients of money from abroad, beside what is on its way, kobo',
    sql`select ${kept('remittance_held')} - (
      select coalesce(sum(receives), 0) from remittance
      where posting_in is not null and posting_out is null and status not in ('refunding', 'refunded')) as off`,
  ],
  [
    'customers below nought',
    sql`select count(*) as off from account where customer_id is not null and balance - held < 0`,
  ],
  [
    'news told twice',
    sql`select count(*) as off from (select dedupe from outbox where dedupe is not null group by dedupe, conversation_id having count(*) > 1) x`,
  ],
];

/** Proves the book and every product beside it; each bar wants nought. */
export async function prove(bank: Bank): Promise<Bar[]> {
  const book = await trialBalance(bank.db);
  for (const problem of book.problems) console.error(problem);
  const bars = [equal('problems in the trial balance', book.problems.length, 0)];
  for (const [name, find] of proofs) {
    const { rows } = await find.execute(bank.db);
    bars.push(equal(name, Number(rows[0]?.off ?? Number.NaN), 0));
  }
  return bars;
}

/** How many runs of standing orders were paid, by what they pay: a proof that finds nothing wrong proves nothing where none was. */
export async function countPaidRuns(bank: Bank): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; paid: bigint }>`
    select coalesce(m.payee ->> 'kind', m.operation) as kind, count(*) as paid
    from mandate_run r join mandate m on m.id = r.mandate_id
    where r.status = 'paid' group by 1 order by 1`.execute(bank.db);
  return new Map(rows.map(({ kind, paid }) => [kind, Number(paid)]));
}
