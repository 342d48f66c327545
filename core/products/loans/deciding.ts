import { type Trx, transact } from '@karo/db/client';
import { record } from '../../audit/index.ts';
import { type Acting, askedByTwo, dropProposal, houseOrigin } from '../../auth/index.ts';
import type { Loan } from '../../catalogue/index.ts';
import { type Bank, Fault } from '../../kernel/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { lockLoan, type Row, toLoan } from './reading.ts';

/** How long an offer stands. */
export const OFFER_MS = 14 * 86_400_000;

/** Whether it is decided now: a yes when a second person says it, a no at once. */
async function mayDecide(
  trx: Trx,
  bank: Bank,
  { customerId, reference: subject }: Row,
  by: Acting & { approved: boolean; reason?: string },
): Promise<boolean> {
  const asked = { act: 'loan', subject, customerId, note: by.reason, by } as const;
  if (by.approved) return askedByTwo(trx, bank, asked);
  await dropProposal(trx, bank, asked);
  return true;
}

/**
 * Decides an application that waits for a person, once; the customer is told. A yes takes two people: after the first it still waits. Throws Fault `not_found`, `loan_not_offered`,
 * and those of `askedByTwo`.
 */
export async function decidePending(
  bank: Bank,
  id: bigint,
  by: Acting & { approved: boolean; reason?: string },
): Promise<Loan> {
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const row = await lockLoan(trx, id);
    if (!row) throw new Fault('not_found');
    if (row.status !== 'pending') throw new Fault('loan_not_offered');
    if (!(await mayDecide(trx, bank, row, by))) return toLoan(row, [], now);
    const decided = await trx
      .updateTable('loan')
      .set({
        status: by.approved ? 'approved' : 'rejected',
        reason: by.approved ? 'person_said_yes' : 'person_said_no',
        reasonAmount: null,
        reasonWords: by.reason ?? null,
        decidedAt: now,
        decidedBy: by.administrator,
        offerUntil: by.approved ? new Date(now.getTime() + OFFER_MS) : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const loan = toLoan(decided, [], now);
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by.administrator },
      action: 'admin_action',
      origin: houseOrigin(by),
      customerId: row.customerId,
      subject: { kind: 'loan', id: row.reference },
      facts: { approved: by.approved, reason: by.reason ?? null },
    });
    await notifyCustomer(trx, loan, {
      at: now,
      dedupe: `loan:${id}:decided`,
      words: (phrases) => ({ text: phrases.loans.decided(loan) }),
    });
    return loan;
  });
}
