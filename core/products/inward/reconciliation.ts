import { type Db, type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import { type Selectable, sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, checkSecond, houseOrigin } from '../../auth/index.ts';
import {
  type Bank,
  dayOf,
  daysAfter,
  Fault,
  kobo,
  parseReport,
  type ReportLine,
  startOf,
} from '../../kernel/index.ts';
import { internal, postOne } from '../../ledger/index.ts';
import { bookedAs, bookedOn, keyOf } from './book.ts';
import { closeOthers, type Difference, type Found, note } from './differences.ts';
import { hearDay } from './missed.ts';

const SHOWN = 500;
/** How far back a day that was not compared is made up for. */
const DAYS_BACK = 14;

/** Lines that one side lacks, or has with another amount. */
export function compare(ours: readonly ReportLine[], theirs: readonly ReportLine[]): Found[] {
  const known = new Map(ours.map((line) => [keyOf(line), line.amount]));
  const told = new Map(theirs.map((line) => [keyOf(line), line.amount]));
  const all = new Map([...ours, ...theirs].map((line) => [keyOf(line), line]));
  return [...all].flatMap(([key, { sessionId, direction }]) => {
    const [mine = null, other = null] = [known.get(key), told.get(key)];
    return mine === other ? [] : [{ sessionId, direction, ours: mine, theirs: other }];
  });
}

type Report = { lines: number; differences: number };

/**
 * Compares one day with the provider's report, and writes down by whom where a person asked for it. Safe to repeat; throws Fault `unavailable` where there is no report that can be
 * read.
 */
export async function reconcile(bank: Bank, day: string, by?: Acting): Promise<Report> {
  // From before the report is asked for: one that was begun before its day's end may lack its end.
  const readAt = bank.clock.now();
  const theirs = parseReport(await bank.inward.report(day));
  if (!theirs) throw new Fault('unavailable', { what: 'rails' });
  return transact(bank.db, async (trx) => {
    // One comparison at a time: each would write the same differences down.
    await sql`select pg_advisory_xact_lock(hashtextextended('settlement-report', 0))`.execute(trx);
    const ours = await bookedOn(trx, day);
    const found = compare(ours, theirs);
    const now = bank.clock.now();
    for (const each of found) await note(trx, day, each, now);
    await closeOthers(trx, day, { found, ours }, now);
    const report = { lines: theirs.length, differences: found.length };
    await trx
      .insertInto('settlementReport')
      .values({ day, ...report, readAt })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ ...report, readAt }))
      .execute();
    if (by) await auditDay(trx, bank, by, { day, ...report });
    return report;
  });
}

const auditDay = (trx: Trx, bank: Bank, by: Acting, { day, ...report }: Report & { day: string }) =>
  record(trx, bank, {
    actor: { kind: 'administrator', id: by.administrator },
    action: 'admin_action',
    origin: houseOrigin(by),
    subject: { kind: 'settlement_report', id: day },
    facts: { act: 'compare', ...report },
  });

/** What nobody told us of is booked first: it is a credit of a customer's, and no difference. Where it cannot be asked for now, the credit ends its difference when it is heard of. */
async function hearAndReconcile(bank: Bank, day: string, by?: Acting): Promise<Report> {
  await hearDay(bank, day).catch((error: unknown) =>
    bank.log.error({ err: error, day }, 'a day was compared before all of its credits were heard of'),
  );
  return reconcile(bank, day, by);
}

/** Compares a finished day again at somebody's word, which is audited. Throws Fault `bad_request` for a day that is not over, and `unavailable` as `reconcile` does. */
export async function reconcileAgain(bank: Bank, by: Acting & { day: string }): Promise<Report> {
  if (by.day >= dayOf(bank.clock.now())) throw new Fault('bad_request', { field: 'day' });
  return hearAndReconcile(bank, by.day, by);
}

/** The days since the bank's first customer, oldest first, whose report was not read after their end. */
async function listUnread(bank: Bank): Promise<string[]> {
  const today = dayOf(bank.clock.now());
  const days = Array.from({ length: DAYS_BACK }, (_, index) => daysAfter(today, index - DAYS_BACK));
  const reports = await bank.db
    .selectFrom('settlementReport')
    .select(['day', 'readAt'])
    .where('day', 'in', days)
    .execute();
  const first = await bank.db
    .selectFrom('customer')
    .select(({ fn }) => fn.min('createdAt').as('at'))
    .executeTakeFirst();
  const read = new Set(
    reports.filter(({ day, readAt }) => readAt >= startOf(daysAfter(day))).map(({ day }) => day),
  );
  const since = first?.at ? dayOf(first.at) : today;
  return days.filter((day) => day >= since && !read.has(day));
}

/** Reconciles each day of the last two weeks once it is over, oldest first; for the rounds. A day without a report keeps back none of the others, and is thrown for in the end. */
export async function reconcileDays(bank: Bank): Promise<void> {
  const failures: unknown[] = [];
  for (const day of await listUnread(bank))
    await hearAndReconcile(bank, day).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The differences that nobody has resolved, oldest first. */
export const listDifferences = (db: Db): Promise<Difference[]> =>
  db
    .selectFrom('settlementDifference')
    .selectAll()
    .where('status', 'in', ['open', 'proposed'])
    .orderBy('foundAt')
    .orderBy('id')
    .limit(SHOWN)
    .execute();

async function lockDifference(trx: Trx, id: bigint, status: Difference['status']): Promise<Difference> {
  const row = await trx
    .selectFrom('settlementDifference')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status !== status) throw new Fault('not_found');
  return row;
}

type Deciding = Acting & { id: bigint; note: string };

async function audit(trx: Trx, bank: Bank, by: Deciding, act: string): Promise<void> {
  await record(trx, bank, {
    actor: { kind: 'administrator', id: by.administrator },
    action: 'admin_action',
    origin: houseOrigin(by),
    subject: { kind: 'settlement_difference', id: String(by.id) },
    facts: { act, note: by.note },
  });
}

/** Proposes an entry for a difference; nothing is booked. Throws Fault `not_found` where it is not open. */
export const proposeResolution = (bank: Bank, by: Deciding): Promise<Difference> =>
  transact(bank.db, async (trx) => {
    await lockDifference(trx, by.id, 'open');
    await audit(trx, bank, by, 'propose');
    return trx
      .updateTable('settlementDifference')
      .set({ status: 'proposed', proposedBy: by.administrator, note: by.note })
      .where('id', '=', by.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Our book may have the line by now, or another amount of it: what was proposed would book it twice. */
async function checkStands(trx: Trx, row: Difference): Promise<void> {
  if ((await bookedAs(trx, row)) !== row.ours) throw new Fault('not_found');
}

/** Books what the settlement account lacks against suspense, once another person than the proposer approves it. Throws Fault `not_found`, and those of `checkSecond`. */
export const approveResolution = (bank: Bank, by: Deciding): Promise<Difference> =>
  transact(bank.db, async (trx) => {
    const row = await lockDifference(trx, by.id, 'proposed');
    await checkSecond(trx, bank, row.proposedBy, by);
    await checkStands(trx, row);
    const at = bank.clock.now();
    const lacking = (row.theirs ?? 0n) - (row.ours ?? 0n);
    // Money that came in stands against us on the settlement account, money that left stands for us.
    const settlement = kobo(row.direction === 'in' ? -lacking : lacking);
    const postingId = await postOne(trx, {
      id: `settlement-difference:${row.id}`,
      kind: 'settlement_difference',
      narration: `Settlement ${row.day} ${row.sessionId}: ${row.note ?? ''}`.slice(0, 200),
      at,
      legs: [
        { account: await internal(trx, 'nip_settlement'), amount: settlement },
        { account: await internal(trx, 'suspense'), amount: kobo(-settlement) },
      ],
    });
    await audit(trx, bank, by, 'approve');
    return trx
      .updateTable('settlementDifference')
      .set({ status: 'resolved', resolvedBy: by.administrator, resolvedAt: at, postingId })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Refuses a proposed entry, or takes one's own proposal back: the difference is open again. Throws Fault `not_found`. */
export const refuseResolution = (bank: Bank, by: Deciding): Promise<Difference> =>
  transact(bank.db, async (trx) => {
    await lockDifference(trx, by.id, 'proposed');
    await audit(trx, bank, by, 'refuse');
    return trx
      .updateTable('settlementDifference')
      .set({ status: 'open', proposedBy: null, note: null })
      .where('id', '=', by.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** The days that were compared, newest first. */
export const listReports = (db: Db, limit: number): Promise<Selectable<DB['settlementReport']>[]> =>
  db.selectFrom('settlementReport').selectAll().orderBy('day', 'desc').limit(limit).execute();
