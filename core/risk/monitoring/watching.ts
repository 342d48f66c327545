import { type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Bank, dayOf } from '../../kernel/index.ts';
import { type Finding, isDue, judgeMoved, readMoved } from './rules.ts';

/** Customers whose movements are judged by one statement. */
const AT_ONCE = 500;

type Stretch = { position: bigint; customers: string[] };

/** Whose accounts the postings of the next seal touch; undefined where nothing was sealed since. A seal covers what was committed, and each posting once. */
async function nextStretch(trx: Trx): Promise<Stretch | undefined> {
  const { rows } = await sql<Stretch>`
    with mark as (select position from monitoring_mark), upto as (
      select s.position, s.written_in, s.posting_id from posting_seal s, mark where s.position > mark.position
      order by s.position limit 1
    ), since as (
      select coalesce(max(s.written_in), 0) as written_in, coalesce(max(s.posting_id), 0) as posting_id
      from posting_seal s, mark where s.position = mark.position
    )
    select upto.position, array(
      select distinct a.customer_id::text from posting p, since, unnest(p.accounts) as touched (id)
      join account a on a.id = touched.id::bigint and a.kind = 'customer' and a.customer_id is not null
      where p.written_in between since.written_in and upto.written_in
        and (p.written_in, p.id) > (since.written_in, since.posting_id)
        and (p.written_in, p.id) <= (upto.written_in, upto.posting_id)
    ) as customers
    from upto`.execute(trx);
  return rows[0];
}

/** The customer's open case, or a new one; locked. */
async function openCase(trx: Trx, customerId: string, at: Date): Promise<bigint> {
  await trx
    .insertInto('suspicionCase')
    .values({ customerId, openedAt: at })
    .onConflict((conflict) => conflict.column('customerId').where(sql<boolean>`status = 'open'`).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('suspicionCase')
    .select('id')
    .where('customerId', '=', customerId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the rule has found something of that customer on that day before: then it is in a case already. */
const isKnown = async (trx: Trx, customerId: string, rule: string, day: string): Promise<boolean> =>
  (await trx
    .selectFrom('suspicionAlert')
    .select('id')
    .where('customerId', '=', customerId)
    .where('rule', '=', rule)
    .where('day', '=', day)
    .executeTakeFirst()) !== undefined;

/** Puts what was found into the customer's case, each rule once a day. */
async function raise(trx: Trx, customerId: string, findings: readonly Finding[], at: Date): Promise<number> {
  const day = dayOf(at);
  const fresh: Finding[] = [];
  for (const finding of findings)
    if (!(await isKnown(trx, customerId, finding.rule, day))) fresh.push(finding);
  if (fresh.length === 0) return 0;
  const caseId = await openCase(trx, customerId, at);
  await trx
    .insertInto('suspicionAlert')
    .values(
      fresh.map(({ rule, facts }) => ({
        caseId,
        customerId,
        rule,
        day,
        facts: JSON.stringify(facts),
        foundAt: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['customerId', 'rule', 'day']).doNothing())
    .execute();
  const all = await trx.selectFrom('suspicionAlert').select('rule').where('caseId', '=', caseId).execute();
  if (isDue(new Set(all.map(({ rule }) => rule))))
    await trx.updateTable('suspicionCase').set({ due: true }).where('id', '=', caseId).execute();
  return fresh.length;
}

/**
 * Looks at what was posted since the last time, by the rules of `judgeMoved`, and gathers what they find in a case for each customer, who is not told. Safe to repeat and to end at any line:
 * a stretch of the book is marked as seen with what was found in it. Answers how many alerts were raised.
 */
export async function watchMovements(bank: Bank): Promise<number> {
  let raised = 0;
  for (;;) {
    const found = await transact(bank.db, async (trx) => {
      await trx.selectFrom('monitoringMark').select('position').forUpdate().execute();
      const stretch = await nextStretch(trx);
      if (!stretch) return undefined;
      const at = bank.clock.now();
      let many = 0;
      for (let from = 0; from < stretch.customers.length; from += AT_ONCE) {
        const moved = await readMoved(trx, stretch.customers.slice(from, from + AT_ONCE), at);
        for (const one of moved) many += await raise(trx, one.customerId, judgeMoved(one, at), at);
      }
      await trx.updateTable('monitoringMark').set({ position: stretch.position }).execute();
      return many;
    });
    if (found === undefined) return raised;
    raised += found;
  }
}
