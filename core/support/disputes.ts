import { type Db, type Trx, transact } from '@karo/db/client';
import {
  addWorkingDays,
  type Bank,
  bankByCode,
  Fault,
  type Kobo,
  kobo,
  maskSecrets,
  randomDigits,
  stamp,
} from '../kernel/index.ts';

/** The clocks of a disputed payment (CBN's draft of 26 November 2025). */
const TELL_BANK_MS = 30 * 60_000;
const ACKNOWLEDGE_MS = 24 * 3_600_000;
const FINDING_WORKING_DAYS = 14;
const OPEN_SHOWN = 200;

export type Dispute = {
  caseNumber: string;
  reference: string;
  amount: Kobo;
  name: string;
  bank: string;
  reason: string;
  status: 'open' | 'bank_told' | 'resolved' | 'rejected';
  openedAt: Date;
  /** The other bank must have been told by then. */
  bankDueAt: Date;
  acknowledgeDueAt: Date;
  findingDueAt: Date;
  /** What was found, once it was. */
  finding: string | null;
};

const select = (db: Db | Trx) =>
  db
    .selectFrom('dispute')
    .innerJoin('transfer', 'transfer.id', 'dispute.transferId')
    .select([
      'caseNumber',
      'reference',
      'amount',
      'name',
      'bankCode',
      'reason',
      'dispute.status',
      'openedAt',
      'bankDueAt',
      'acknowledgeDueAt',
      'findingDueAt',
      'finding',
    ]);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

const toDispute = ({ bankCode, ...row }: Row): Dispute => ({
  ...row,
  amount: kobo(row.amount),
  bank: bankByCode(bankCode)?.short ?? bankCode,
  status: row.status as Dispute['status'],
});

/** The customer's disputes, newest first. */
export async function listDisputes(db: Db, customerId: string): Promise<Dispute[]> {
  const rows = await select(db)
    .where('dispute.customerId', '=', customerId)
    .orderBy('dispute.id', 'desc')
    .execute();
  return rows.map(toDispute);
}

/** The open cases of all customers, the one whose clock ends first at the top. */
export async function listOpenDisputes(db: Db): Promise<Dispute[]> {
  const rows = await select(db)
    .where('dispute.closedAt', 'is', null)
    .orderBy('dispute.findingDueAt')
    .orderBy('dispute.id')
    .limit(OPEN_SHOWN)
    .execute();
  return rows.map(toDispute);
}

/** The case with this number. */
export async function findDispute(db: Db, caseNumber: string): Promise<Dispute | undefined> {
  const row = await select(db).where('dispute.caseNumber', '=', caseNumber).executeTakeFirst();
  return row && toDispute(row);
}

const open = (trx: Trx, transferId: bigint) =>
  select(trx)
    .where('dispute.transferId', '=', transferId)
    .where('dispute.closedAt', 'is', null)
    .executeTakeFirst();

/** Whether a transfer's money is out, or may be: what never left cannot be asked back. */
export const hasLeft = ({ status }: { status: string }): boolean =>
  ['sending', 'pending', 'success'].includes(status);

/**
 * Asks for money back that has left: opens a case with its clocks. Safe to repeat: an open case is answered again. Throws Fault `transfer_missing`, or
 * `nothing_to_recall` where the money is still here.
 */
export async function recall(
  bank: Bank,
  asked: { customerId: string; reference: string; reason: string },
): Promise<Dispute> {
  return transact(bank.db, async (trx) => {
    const transfer = await trx
      .selectFrom('transfer')
      .select(['id', 'status'])
      .where('reference', '=', asked.reference.trim().toUpperCase())
      .where('customerId', '=', asked.customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!transfer) throw new Fault('transfer_missing');
    if (!hasLeft(transfer)) throw new Fault('nothing_to_recall');
    const known = await open(trx, transfer.id);
    if (known) return toDispute(known);
    const now = bank.clock.now();
    await trx
      .insertInto('dispute')
      .values({
        caseNumber: `C${stamp(now).slice(0, 6)}${randomDigits(6)}`,
        transferId: transfer.id,
        customerId: asked.customerId,
        reason: maskSecrets(asked.reason),
        openedAt: now,
        bankDueAt: new Date(now.getTime() + TELL_BANK_MS),
        acknowledgeDueAt: new Date(now.getTime() + ACKNOWLEDGE_MS),
        findingDueAt: addWorkingDays(now, FINDING_WORKING_DAYS),
      })
      .execute();
    const made = await open(trx, transfer.id);
    if (!made) throw new Fault('transfer_missing');
    return toDispute(made);
  });
}
