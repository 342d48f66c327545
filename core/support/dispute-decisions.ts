import { type Trx, transact } from '@karo/db/client';
import { record } from '../audit/index.ts';
import { type Acting, askedByTwo, dropProposal, houseOrigin } from '../auth/index.ts';
import { type Bank, Fault } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { undoTransfer } from '../products/transfers/index.ts';

type DisputeDecision = Acting & {
  caseNumber: string;
  status: 'bank_told' | 'resolved' | 'rejected';
  finding?: string;
  moneyBack?: boolean;
};

/** Whether a case moves now: money goes back when a second person asks for it, and another end takes that proposal away. */
async function mayMove(
  trx: Trx,
  bank: Bank,
  row: { caseNumber: string; customerId: string },
  by: DisputeDecision,
): Promise<boolean> {
  const { caseNumber: subject, customerId } = row;
  const asked = { act: 'money_back', subject, customerId, note: by.finding?.trim(), by } as const;
  if (by.moneyBack) return askedByTwo(trx, bank, asked);
  if (by.status !== 'bank_told') await dropProposal(trx, bank, asked);
  return true;
}

/**
 * Moves a case on and tells the customer. With `moneyBack` a resolved one brings the transfer's money back, once a second person asks for the same. Throws Fault `not_found`, `dispute_closed`, `bad_request`
 * where another end would bring money, `nothing_to_recall`, and `insufficient_funds` where a receiver here has spent it.
 */
export async function decideDispute(bank: Bank, decision: DisputeDecision): Promise<void> {
  if (decision.moneyBack && decision.status !== 'resolved')
    throw new Fault('bad_request', { field: 'moneyBack' });
  await transact(bank.db, async (trx) => {
    const row = await trx
      .selectFrom('dispute')
      .selectAll()
      .where('caseNumber', '=', decision.caseNumber)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    if (row.closedAt) throw new Fault('dispute_closed');
    const at = bank.clock.now();
    const { status, administrator, moneyBack = false } = decision;
    if (!(await mayMove(trx, bank, row, decision))) return;
    const finding = decision.finding?.trim() || row.finding;
    const told = { status, finding, decidedBy: administrator };
    const times = status === 'bank_told' ? { bankToldAt: row.bankToldAt ?? at } : { closedAt: at };
    await trx
      .updateTable('dispute')
      .set({ ...told, ...times })
      .where('id', '=', row.id)
      .execute();
    await record(trx, bank, {
      actor: { kind: 'administrator', id: administrator },
      action: 'admin_action',
      origin: houseOrigin(decision),
      subject: { kind: 'dispute', id: row.caseNumber },
      customerId: row.customerId,
      facts: { status, ...(moneyBack && { moneyBack }) },
    });
    const facts = { caseNumber: row.caseNumber, status, finding: finding ?? '' };
    await notifyCustomer(trx, row, {
      at,
      dedupe: `dispute:${row.id}:${status}`,
      words: (phrases) => ({ text: phrases.support.disputeMoved(facts) }),
    });
    if (moneyBack) await undoTransfer(trx, row.transferId, `Case ${row.caseNumber}`, at);
  });
}
