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
import { hearDay } from './missed.ts';
import { findCredit } from './records.ts';

/** Where our book and the provider's report differ. */
export type Difference = Selectable<DB['settlementDifference']>;

const SHOWN = 500;

/** What our book moved on the settlement account in a day, by session id. */
async function bookedOn(db: Db, day: string): Promise<ReportLine[]> {
  const [from, to] = [startOf(day), startOf(daysAfter(day))];
  const { rows } = await sql<ReportLine>`
    select session_id as "sessionId", 'out' as direction, amount from transfer
      where kind = 'nip' and posting_id is not null and settled_at >= ${from} and settled_at < ${to}
    union all
    select 'R' || t.session_id, 'in', t.amount from posting p join transfer t on t.posting_id = p.reverses
      where p.kind = 'transfer_reversal' and t.kind = 'nip' and p.at >= ${from} and p.at < ${to}
    union all
    select session_id, 'in', amount from inward_credit
      where posting_in is not null and received_at >= ${from} and received_at < ${to}
    union all
    select return_session_id, 'out', amount from inward_credit
      where status = 'returned' and ended_at >= ${from} and ended_at < ${to}`.execute(db);
  return rows;
}

const keyOf = (line: Pick<ReportLine, 'sessionId' | 'direction'>): string =>
  `${line.direction}:${line.sessionId}`;

type Found = Pick<ReportLine, 'sessionId' | 'direction'> & { ours: bigint | null; theirs: bigint | null };

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

/** Writes a difference down; the missing half of one that is known already, from the day before or after, closes it. */
async function note(trx: Trx, day: string, found: Found, now: Date): Promise<void> {
  const known = await trx
    .selectFrom('settlementDifference')
    .selectAll()
    .where('sessionId', '=', found.sessionId)
    .where('direction', '=', found.direction)
    .forUpdate()
    .executeTakeFirst();
  if (!known) {
    await trx
      .insertInto('settlementDifference')
      .values({ day, ...found, foundAt: now })
      .execute();
    return;
  }
  const isOther = known.day !== day && known.status === 'open';
  const completes = (known.ours ?? found.ours) === (known.theirs ?? found.theirs);
  if (isOther && completes)
    await trx
      .updateTable('settlementDifference')
      .set({ status: 'matched', resolvedAt: now })
      .where('id', '=', known.id)
      .execute();
}

/** Compares one day with the provider's report. Safe to repeat; throws Fault `unavailable` where there is no report that can be read. */
export async function reconcile(bank: Bank, day: string): Promise<{ lines: number; differences: number }> {
  const theirs = parseReport(await bank.inward.report(day));
  if (!theirs) throw new Fault('unavailable', { what: 'rails' });
  const differences = compare(await bookedOn(bank.db, day), theirs);
  const now = bank.clock.now();
  const report = { lines: theirs.length, differences: differences.length, readAt: now };
  await transact(bank.db, async (trx) => {
    for (const found of differences) await note(trx, day, found, now);
    await trx
      .insertInto('settlementReport')
      .values({ day, ...report })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(report))
      .execute();
  });
  return report;
}

/** Reconciles the day before, once; for the rounds. */
export async function reconcileYesterday(bank: Bank): Promise<void> {
  const day = daysAfter(dayOf(bank.clock.now()), -1);
  const done = await bank.db
    .selectFrom('settlementReport')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  if (done) return;
  // What nobody told us of is booked first: it is a credit of a customer's, and no difference.
  await hearDay(bank, day);
  await reconcile(bank, day);
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

/** A credit that was heard of after its day's report is a customer's by now: another entry for it would book it twice. */
async function checkNotBooked(trx: Trx, { direction, ours, sessionId }: Difference): Promise<void> {
  if (direction !== 'in' || ours !== null) return;
  if ((await findCredit(trx, { sessionId }))?.postingIn) throw new Fault('not_found');
}

/** Books what the settlement account lacks against suspense, once another person than the proposer approves it. Throws Fault `not_found`, and those of `checkSecond`. */
export const approveResolution = (bank: Bank, by: Deciding): Promise<Difference> =>
  transact(bank.db, async (trx) => {
    const row = await lockDifference(trx, by.id, 'proposed');
    await checkSecond(trx, bank, row.proposedBy, by);
    await checkNotBooked(trx, row);
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
