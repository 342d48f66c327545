import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, checkSecond, houseOrigin } from '../../auth/index.ts';
import type { TransferRow } from '../../catalogue/index.ts';
import { type Bank, Fault, type Kobo } from '../../kernel/index.ts';
import { endByHand } from './settle.ts';

/** How long the rails have to say what became of a transfer before a person does. */
const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 500;

export type Verdict = 'paid' | 'not_paid';

/** A transfer that waits for a person, or that a person decided and the rails contradict. */
export type TransferDoubt = {
  reference: string;
  sessionId: string;
  bankCode: string;
  account: string;
  name: string;
  amount: Kobo;
  sentAt: Date;
  /** How often the rails were asked, and what they said last. */
  asked: number;
  answer: string | null;
  verdict: Verdict | null;
  note: string | null;
  proposedBy: string | null;
  decidedBy: string | null;
  contradictedBy: string | null;
};

/** Puts transfers on the list that the rails left open for a day, and logs each once, for whoever is called; for the rounds. Answers how many are new. */
export async function raiseDoubts(bank: Pick<Bank, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = bank.clock.now();
  const { rows } = await sql<{ reference: string }>`
    with new as (
      insert into transfer_doubt (transfer_id, raised_at)
      select id, ${now}::timestamptz from transfer
      where status = 'pending' and kind = 'nip' and sent_at <= ${new Date(now.getTime() - DAY_MS)}
      order by id limit ${AT_ONCE}
      on conflict do nothing returning transfer_id
    )
    select reference from transfer where id in (select transfer_id from new)`.execute(bank.db);
  for (const { reference } of rows)
    bank.log.error({ reference }, 'a transfer was not settled within a day: a person must decide');
  return rows.length;
}

/** What waits for a person, and what the rails contradict, oldest first. */
export async function listTransferDoubts(db: Db): Promise<TransferDoubt[]> {
  const { rows } = await sql<TransferDoubt>`
    select reference, session_id as "sessionId", bank_code as "bankCode", account, name, amount, sent_at as "sentAt",
      tries as asked, response_code as answer, verdict, note, proposed_by as "proposedBy", decided_by as "decidedBy",
      contradicted_by as "contradictedBy"
    from transfer_doubt join transfer on transfer.id = transfer_id
    where (decided_at is null and status = 'pending') or contradicted_at is not null
    order by raised_at, transfer_id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Who decides about which transfer. */
export type Deciding = Acting & { reference: string };

/** The transfer, locked, where it still waits for a person. Throws Fault `not_found`. */
async function lockDoubt(trx: Trx, bank: Bank, reference: string): Promise<TransferRow> {
  const row = await trx
    .selectFrom('transfer')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  // Only what the rails were asked about is decided: one that is being sent may yet be given to them again.
  const isOld = row?.sentAt && bank.clock.now().getTime() - row.sentAt.getTime() >= DAY_MS;
  if (row?.kind !== 'nip' || row.status !== 'pending' || !isOld) throw new Fault('not_found');
  return row;
}

async function note(trx: Trx, bank: Bank, by: Deciding, row: TransferRow, facts: Record<string, string>) {
  await record(trx, bank, {
    actor: { kind: 'administrator', id: by.administrator },
    action: 'admin_action',
    origin: houseOrigin(by),
    subject: { kind: 'transfer', id: row.reference },
    customerId: row.customerId,
    facts,
  });
}

/** Proposes how a transfer ended; nothing moves. Another proposal must be withdrawn first. Throws Fault `not_found` where it does not wait for a person. */
export const proposeEnd = (bank: Bank, by: Deciding & { verdict: Verdict; note: string }): Promise<void> =>
  transact(bank.db, async (trx) => {
    const row = await lockDoubt(trx, bank, by.reference);
    const at = bank.clock.now();
    const proposal = { verdict: by.verdict, note: by.note, proposedBy: by.administrator, proposedAt: at };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('transferDoubt')
      .values({ transferId: row.id, raisedAt: at, ...proposal })
      .onConflict((conflict) =>
        conflict.column('transferId').doUpdateSet(proposal).where('transferDoubt.verdict', 'is', null),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new Fault('not_found');
    await note(trx, bank, by, row, { act: 'propose', verdict: by.verdict, note: by.note });
  });

/** Takes a contradiction off the list that somebody has seen; what the rails said stays written down. False where there is none. */
async function seeContradiction(trx: Trx, bank: Bank, by: Deciding): Promise<boolean> {
  const row = await trx
    .selectFrom('transfer')
    .selectAll()
    .where('reference', '=', by.reference)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const seen = await trx
    .updateTable('transferDoubt')
    .set({ contradictedAt: null })
    .where('transferId', '=', row.id)
    .where('contradictedAt', 'is not', null)
    .returning('contradictedBy')
    .executeTakeFirst();
  if (!seen) return false;
  await note(trx, bank, by, row, { act: 'see', answer: seen.contradictedBy ?? '' });
  return true;
}

/** Takes a proposal back, whoever made it, or off the list what the rails contradicted, once it was seen. Throws Fault `not_found`. */
export const withdrawEnd = (bank: Bank, by: Deciding): Promise<void> =>
  transact(bank.db, async (trx) => {
    if (await seeContradiction(trx, bank, by)) return;
    const row = await lockDoubt(trx, bank, by.reference);
    const { numUpdatedRows } = await trx
      .updateTable('transferDoubt')
      .set({ verdict: null, note: null, proposedBy: null, proposedAt: null })
      .where('transferId', '=', row.id)
      .where('verdict', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Fault('not_found');
    await note(trx, bank, by, row, { act: 'withdraw' });
  });

/**
 * Ends a transfer as another person proposed: the held money is taken for good, or is the customer's again, and they are told. `verdict` says what the approver saw. Throws Fault
 * `not_found` where nothing is proposed, or something else, and those of `checkSecond`.
 */
export const approveEnd = (bank: Bank, by: Deciding & { verdict: Verdict }): Promise<void> =>
  transact(bank.db, async (trx) => {
    const row = await lockDoubt(trx, bank, by.reference);
    const doubt = await trx
      .selectFrom('transferDoubt')
      .select(['verdict', 'proposedBy'])
      .where('transferId', '=', row.id)
      .forUpdate()
      .executeTakeFirst();
    if (!doubt?.verdict || doubt.verdict !== by.verdict) throw new Fault('not_found');
    await checkSecond(trx, bank, doubt.proposedBy, by);
    const at = bank.clock.now();
    await trx
      .updateTable('transferDoubt')
      .set({ decidedBy: by.administrator, decidedAt: at })
      .where('transferId', '=', row.id)
      .execute();
    await endByHand(trx, row, by.verdict, at);
    await note(trx, bank, by, row, { act: 'approve', verdict: by.verdict });
  });
