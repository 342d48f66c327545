import { type Db, takeTime } from '@karo/db/client';
import { sql } from 'kysely';
import { type Kobo, kobo } from '../kernel/index.ts';

export type TrialBalance = {
  ok: boolean;
  problems: string[];
  figures: { accounts: number; postings: bigint; entries: bigint; debits: Kobo; credits: Kobo; held: Kobo };
};

/** Each proof is a query that finds what breaks it: none found, none broken. */
const proofs: { name: string; find: ReturnType<typeof sql<{ what: string }>> }[] = [
  {
    name: 'every posting sums to zero',
    find: sql`select posting_id::text as what from entry group by posting_id having sum(amount) <> 0 limit 5`,
  },
  {
    name: 'every balance is the sum of its entries, and its version their number',
    find: sql`
      select a.id::text as what from account a
      left join (select account_id, sum(amount) as amount, count(*) as n from entry group by account_id) e on e.account_id = a.id
      where a.balance <> coalesce(e.amount, 0) or a.version <> coalesce(e.n, 0) limit 5`,
  },
  {
    name: 'every entry continues the one before it',
    find: sql`
      select account_id || '/' || version as what from (
        select account_id, version, amount, balance_after,
          lag(version, 1, 0::bigint) over chain as version_before, lag(balance_after, 1, 0::bigint) over chain as balance_before
        from entry window chain as (partition by account_id order by version)
      ) links where version <> version_before + 1 or balance_after <> balance_before + amount limit 5`,
  },
  {
    name: 'what is held is the sum of the open holds',
    find: sql`
      select a.id::text as what from account a
      left join (select account_id, sum(amount) as amount from hold where status = 'open' group by account_id) h on h.account_id = a.id
      where a.held <> coalesce(h.amount, 0) limit 5`,
  },
  {
    name: 'what liens hold is the sum of those that are placed',
    find: sql`
      select a.id::text as what from account a
      left join (select customer_id, sum(amount - paid) as amount from lien where status = 'placed' group by customer_id) l
        on l.customer_id = a.customer_id
      where a.lien <> coalesce(l.amount, 0) limit 5`,
  },
  {
    name: 'what is paid of a lien is the sum of its payments, and each is a hold of its account that was not given back',
    find: sql`
      select l.id::text as what from lien l
      left join lien_payment p on p.lien_id = l.id and p.returned_at is null left join hold h on h.id = p.hold_id
      group by l.id having l.paid <> coalesce(sum(p.amount), 0)
        or bool_or(h.account_id <> l.account_id or h.amount <> p.amount or h.status = 'released') limit 5`,
  },
  {
    name: 'no balance is under its floor',
    find: sql`select id::text as what from account where floor is not null and balance - held < floor limit 5`,
  },
  {
    name: 'every posting has its entries',
    find: sql`
      select p.id::text as what from posting p
      left join (select posting_id, count(*) as n from entry group by posting_id) e on e.posting_id = p.id
      where coalesce(e.n, 0) <> cardinality(p.accounts) limit 5`,
  },
];

/** Proves the book: debits equal credits, balances equal their entries, chains are unbroken, holds add up. One snapshot, read only. */
export async function trialBalance(db: Db): Promise<TrialBalance> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await takeTime(trx);
      const problems: string[] = [];
      for (const proof of proofs) {
        const { rows } = await proof.find.execute(trx);
        if (rows.length > 0)
          problems.push(`not so: ${proof.name} (${rows.map((row) => row.what).join(', ')})`);
      }
      const { rows } = await sql<{
        accounts: number;
        postings: bigint;
        entries: bigint;
        debits: bigint;
        credits: bigint;
        held: bigint;
      }>`
        select (select count(*)::int from account where kind <> 'stripe') as accounts, (select count(*) from posting) as postings,
          count(*) as entries, coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as debits,
          coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credits, (select coalesce(sum(held), 0)::bigint from account) as held
        from entry`.execute(trx);
      const [found] = rows;
      if (!found) throw new Error('no totals');
      if (found.debits !== found.credits)
        problems.push(`debits ${found.debits} are not credits ${found.credits}`);
      const figures = {
        ...found,
        debits: kobo(found.debits),
        credits: kobo(found.credits),
        held: kobo(found.held),
      };
      return { ok: problems.length === 0, problems, figures };
    });
}
