import { type Db, type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import { type Selectable, sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, houseOrigin } from '../../auth/index.ts';
import { type Bank, Fault } from '../../kernel/index.ts';

export type SuspicionCase = Selectable<DB['suspicionCase']>;
export type SuspicionAlert = Selectable<DB['suspicionAlert']>;
export type SuspicionNote = { at: Date; by: string; text: string };
/** A case with what was found, what people wrote, and whose it is. */
export type WholeCase = SuspicionCase & {
  customerName: string;
  alerts: SuspicionAlert[];
  notes: SuspicionNote[];
};

export type Outcome = 'no_suspicion' | 'reported';

const SHOWN = 200;

/** Every step in a case is written down, without a word of what was found; not under its customer, who reads what stands there. */
const audit = (trx: Trx, bank: Bank, of: SuspicionCase, by: Acting, act: string) =>
  record(trx, bank, {
    actor: { kind: 'administrator', id: by.administrator },
    action: 'admin_action',
    origin: houseOrigin(by),
    subject: { kind: 'suspicion_case', id: String(of.id) },
    facts: { act, customer: of.customerId },
  });

/** A person of compliance at this moment; a role that was taken since is worth nothing. Throws Fault `forbidden`. */
export async function checkCompliance(db: Db | Trx, { administrator, role }: Acting): Promise<void> {
  const isLess = role !== undefined && role !== 'compliance';
  if (isLess || !(await isOfCompliance(db, administrator))) throw new Fault('forbidden');
}

async function isOfCompliance(db: Db | Trx, id: string): Promise<boolean> {
  const { rows } = await sql<{ role: string }>`
    select role from administrator where id::text = ${id} and disabled_at is null and confirmed_at is not null`.execute(
    db,
  );
  return rows[0]?.role === 'compliance';
}

/** The cases that are open, those longest waiting first; or those that were closed, the last ones first. */
export const listCases = (db: Db, status: 'open' | 'closed'): Promise<SuspicionCase[]> =>
  db
    .selectFrom('suspicionCase')
    .selectAll()
    .where('status', '=', status)
    .orderBy('id', status === 'open' ? 'asc' : 'desc')
    .limit(SHOWN)
    .execute();

/** One whole; throws Fault `not_found`. */
export async function getCase(db: Db | Trx, id: bigint): Promise<WholeCase> {
  const row = await db.selectFrom('suspicionCase').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  const { firstName, lastName } = await db
    .selectFrom('customer')
    .select(['firstName', 'lastName'])
    .where('id', '=', row.customerId)
    .executeTakeFirstOrThrow();
  const alerts = await db
    .selectFrom('suspicionAlert')
    .selectAll()
    .where('caseId', '=', id)
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom('suspicionNote')
    .innerJoin('administrator', 'administrator.id', 'suspicionNote.administratorId')
    .select(['at', 'name as by', 'text'])
    .where('caseId', '=', id)
    .orderBy('suspicionNote.id')
    .execute();
  return Object.assign(row, { customerName: `${firstName} ${lastName}`, alerts, notes });
}

async function lockOpen(trx: Trx, by: Acting & { id: bigint }): Promise<SuspicionCase> {
  await checkCompliance(trx, by);
  const row = await trx
    .selectFrom('suspicionCase')
    .selectAll()
    .where('id', '=', by.id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status !== 'open') throw new Fault('not_found');
  return row;
}

/** Takes an open case. Throws Fault `not_found`, `forbidden`. */
export const takeCase = (bank: Bank, by: Acting & { id: bigint }): Promise<void> =>
  transact(bank.db, async (trx) => {
    const row = await lockOpen(trx, by);
    await trx
      .updateTable('suspicionCase')
      .set({ assignedTo: by.administrator })
      .where('id', '=', row.id)
      .execute();
    await audit(trx, bank, row, by, 'take');
  });

/** Writes a note into an open case, which nobody changes after. Throws Fault `not_found`, `forbidden`. */
export const noteCase = (bank: Bank, by: Acting & { id: bigint; text: string }): Promise<void> =>
  transact(bank.db, async (trx) => {
    const row = await lockOpen(trx, by);
    await trx
      .insertInto('suspicionNote')
      .values({
        caseId: row.id,
        administratorId: by.administrator,
        at: bank.clock.now(),
        text: by.text,
      })
      .execute();
    await audit(trx, bank, row, by, 'note');
  });

/**
 * Closes a case with its reason: reported, which one person may; or without suspicion, which takes a second person of compliance where a report is due. Answers the case as it is, still open
 * after the first. Throws Fault `not_found`, and `forbidden` to who is not of compliance, and to the first of the two again.
 */
export const closeCase = (
  bank: Bank,
  by: Acting & { id: bigint; outcome: Outcome; reason: string },
): Promise<SuspicionCase> =>
  transact(bank.db, async (trx) => {
    const row = await lockOpen(trx, by);
    const { outcome, reason, administrator } = by;
    const set = (to: Partial<SuspicionCase>) =>
      trx
        .updateTable('suspicionCase')
        .set(to)
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    if (outcome === 'no_suspicion' && row.due) {
      if (row.proposedBy === administrator) throw new Fault('forbidden');
      // Who proposed and is of compliance no more has proposed nothing.
      if (row.proposedBy === null || !(await isOfCompliance(trx, row.proposedBy))) {
        await audit(trx, bank, row, by, 'propose no_suspicion');
        return set({ proposedBy: administrator, reason });
      }
    }
    await audit(trx, bank, row, by, `close ${outcome}`);
    const whole =
      row.reason && row.proposedBy && outcome === 'no_suspicion' ? `${row.reason}; ${reason}` : reason;
    return set({
      status: 'closed',
      outcome,
      reason: whole,
      closedBy: administrator,
      closedAt: bank.clock.now(),
    });
  });
