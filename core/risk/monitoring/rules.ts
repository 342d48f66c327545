import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import { billKinds, merchantKinds } from '../../contract/index.ts';
import { type Kobo, kobo, naira, toNaira } from '../../kernel/index.ts';

/** What a customer's account moved lately, as the rules count it; amounts in kobo. */
export type Moved = {
  customerId: string;
  /** In the last 24 hours, from others and to others. */
  cameIn: Kobo;
  wentOut: Kobo;
  /** Of the last three days: movements of one direction that stay under the limit of a report, and their sum. */
  parts: { in: Parts; out: Parts };
  /** Receivers of the last 24 hours who were never paid before: accounts, phones that got airtime, and numbers with a biller. */
  newPayees: number;
  /** The last movement before those 24 hours; undefined where there was none. */
  lastBefore: Date | undefined;
  openedAt: Date;
};
type Parts = { count: number; sum: Kobo };

export type SuspicionRule = 'structuring' | 'in_and_out' | 'new_payees' | 'dormant';
export type Finding = { rule: SuspicionRule; facts: Record<string, string | number> };

const DAY_MS = 24 * 3_600_000;

/** A single movement of an individual is reported from here on (Money Laundering (Prevention and Prohibition) Act 2022, section 11). */
export const REPORTED_FROM = naira(5_000_000);
/** Smaller ones are no part of a sum that is kept under the limit. */
const PART_LEAST = naira(500_000);
const PARTS_LEAST = 3;

/** What comes in and goes on within a day, from this sum on, and nearly all of it. */
const PASSED_LEAST = naira(500_000);
const PASSED_PERCENT = 80n;

const PAYEES_LEAST = 10;

/** An account at rest for half a year, and what wakes it. */
const RESTED_MS = 180 * DAY_MS;
const WOKEN_LEAST = naira(200_000);

const structured = ({ parts }: Moved): Finding[] =>
  (['in', 'out'] as const)
    .filter((way) => parts[way].count >= PARTS_LEAST && parts[way].sum >= REPORTED_FROM)
    .slice(0, 1)
    .map((way) => ({
      rule: 'structuring',
      facts: { way, count: parts[way].count, sum: toNaira(parts[way].sum), limit: toNaira(REPORTED_FROM) },
    }));

const passedOn = ({ cameIn, wentOut }: Moved): Finding[] =>
  cameIn >= PASSED_LEAST && wentOut * 100n >= cameIn * PASSED_PERCENT
    ? [{ rule: 'in_and_out', facts: { in: toNaira(cameIn), out: toNaira(wentOut) } }]
    : [];

const manyNew = ({ newPayees }: Moved): Finding[] =>
  newPayees >= PAYEES_LEAST ? [{ rule: 'new_payees', facts: { count: newPayees } }] : [];

function woken({ cameIn, wentOut, lastBefore, openedAt }: Moved, now: Date): Finding[] {
  const since = lastBefore ?? openedAt;
  const rested = now.getTime() - since.getTime();
  if (rested < RESTED_MS || cameIn + wentOut < WOKEN_LEAST) return [];
  const days = Math.floor(rested / DAY_MS);
  return [{ rule: 'dormant', facts: { days, moved: toNaira(kobo(cameIn + wentOut)) } }];
}

/** What the rules find in what was moved. */
export const judgeMoved = (moved: Moved, now: Date): Finding[] => [
  ...structured(moved),
  ...passedOn(moved),
  ...manyNew(moved),
  ...woken(moved, now),
];

/** Whether a report is due by what was found: by either of the two that the law names, or by several rules together. */
export const isDue = (rules: ReadonlySet<string>): boolean =>
  rules.has('structuring') || rules.has('in_and_out') || rules.size >= 2;

const refunds = merchantKinds.map((kind) => `card_${kind}_reversal`);
/** Money from others and to others: transfers, credits, remittances, airtime, bills and what cards pay. What is saved, invested or lent stays the customer's own affair. */
const kinds = [
  ...['transfer', 'inward', 'inward_held', 'remittance'],
  ...billKinds,
  ...merchantKinds.map((kind) => `card_${kind}`),
  ...refunds,
];

type Row = {
  customerId: string;
  openedAt: Date;
  cameIn: bigint;
  wentOut: bigint;
  inCount: number;
  inSum: bigint;
  outCount: number;
  outSum: bigint;
  newPayees: number;
  lastBefore: Date | null;
};

/** What these customers' accounts moved up to now; what was undone since did not move. */
export async function readMoved(db: Db | Trx, customers: readonly string[], now: Date): Promise<Moved[]> {
  const [day, three] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - 3 * DAY_MS)];
  const { rows } = await sql<Row>`
    with own as (
      select a.id, a.customer_id, a.opened_at from account a
      where a.customer_id = any (${customers}::uuid[]) and a.kind = 'customer'
    ), moved as (
      -- What a merchant gives back did not go out; it is nothing that came in.
      select own.customer_id, e.amount, e.at, e.amount > 0 and p.kind = any (${refunds}::text[]) as back from own
      join entry e on e.account_id = own.id and e.at > ${three} and e.at <= ${now}
      join posting p on p.id = e.posting_id
      where p.kind = any (${kinds}::text[]) and not exists (select from posting r where r.reverses = p.id)
    ), receiver as (
      select t.customer_id, t.bank_code || ' ' || t.account as who, t.created_at from transfer t
      where t.customer_id = any (${customers}::uuid[]) and t.status = 'success' and t.created_at <= ${now}
      union all
      select t.customer_id, t.phone, t.created_at from airtime t
      where t.customer_id = any (${customers}::uuid[]) and t.status = 'success' and t.created_at <= ${now}
      union all
      select t.customer_id, t.biller || ' ' || t.number, t.created_at from bill t
      where t.customer_id = any (${customers}::uuid[]) and t.status = 'success' and t.created_at <= ${now}
    ), paid as (
      select customer_id, count(*)::int as many from (
        select customer_id from receiver group by customer_id, who having min(created_at) > ${day}
      ) as first group by customer_id
    )
    select own.customer_id as "customerId", own.opened_at as "openedAt",
      coalesce(sum(m.amount) filter (where m.amount > 0 and not m.back and m.at > ${day}), 0)::bigint as "cameIn",
      greatest(0, coalesce(-sum(m.amount) filter (where (m.amount < 0 or m.back) and m.at > ${day}), 0))::bigint as "wentOut",
      count(*) filter (where not m.back and m.amount between ${PART_LEAST} and ${REPORTED_FROM - 1n})::int as "inCount",
      coalesce(sum(m.amount) filter (where not m.back and m.amount between ${PART_LEAST} and ${REPORTED_FROM - 1n}), 0)::bigint as "inSum",
      count(*) filter (where -m.amount between ${PART_LEAST} and ${REPORTED_FROM - 1n})::int as "outCount",
      coalesce(-sum(m.amount) filter (where -m.amount between ${PART_LEAST} and ${REPORTED_FROM - 1n}), 0)::bigint as "outSum",
      coalesce(max(paid.many), 0)::int as "newPayees",
      (select max(e.at) from entry e join posting p on p.id = e.posting_id
        where e.account_id = own.id and e.at <= ${day} and p.kind = any (${kinds}::text[])) as "lastBefore"
    from own left join moved m on m.customer_id = own.customer_id left join paid on paid.customer_id = own.customer_id
    group by own.id, own.customer_id, own.opened_at`.execute(db);
  return rows.map(({ inCount, inSum, outCount, outSum, lastBefore, ...row }) => ({
    ...row,
    cameIn: kobo(row.cameIn),
    wentOut: kobo(row.wentOut),
    parts: { in: { count: inCount, sum: kobo(inSum) }, out: { count: outCount, sum: kobo(outSum) } },
    lastBefore: lastBefore ?? undefined,
  }));
}
