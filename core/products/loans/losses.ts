import { type Trx, transact } from '@karo/db/client';
import { record } from '../../audit/index.ts';
import { type Acting, askedByTwo, houseOrigin } from '../../auth/index.ts';
import type { Instalment, Loan } from '../../catalogue/index.ts';
import { findCustomer } from '../../customers/index.ts';
import { type Bank, Fault, kobo, sum, toNaira } from '../../kernel/index.ts';
import { internal, postOne } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { bucketOf } from './amortisation.ts';
import { lockLoan, type Row, readInstalments, running, toLoan } from './reading.ts';

/** Only what is late by more than 90 days, or owed by somebody who has died, is given up. */
async function checkLost(trx: Trx, row: Row, months: readonly Instalment[], now: Date): Promise<void> {
  if (!running.some((status) => status === row.status)) throw new Fault('loan_not_running');
  if (bucketOf(months, now) === '90+') return;
  if (!(await findCustomer(trx, row.customerId))?.deceasedAt) throw new Fault('loan_not_running');
}

/**
 * Writes a loan off, once two people ask for it: the principal that was not paid back becomes the bank's loss, nothing is collected any more, and the customer is told. Interest that was
 * never paid was never income. Answers the loan as it is, still running after the first. Throws Fault `not_found`, `loan_not_running` where it is not lost, and those of `askedByTwo`.
 */
export const writeOffLoan = (bank: Bank, by: Acting & { id: bigint; reason: string }): Promise<Loan> =>
  transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const { id, reason } = by;
    const row = await lockLoan(trx, id);
    if (!row) throw new Fault('not_found');
    const { customerId, reference } = row;
    const months = (await readInstalments(trx, [id])).get(id) ?? [];
    await checkLost(trx, row, months, now);
    const amount = sum(months.map((month) => kobo(month.principal - month.principalPaid)));
    const facts = { amount: toNaira(amount) };
    const asked = {
      act: 'loan',
      subject: `write-off:${reference}`,
      facts,
      customerId,
      note: reason,
      by,
    } as const;
    if (!(await askedByTwo(trx, bank, asked))) return toLoan(row, months, now);
    await postOne(trx, {
      id: `loan:${id}:write-off`,
      kind: 'loan_write_off',
      narration: `Loan written off ${reference}`,
      reference,
      at: now,
      legs: [
        { account: await internal(trx, 'loan_losses'), amount: kobo(-amount) },
        { account: await internal(trx, 'loan_principal'), amount },
      ],
    });
    const after = await trx
      .updateTable('loan')
      .set({ status: 'written_off', writtenOff: amount, closedAt: now, nextAt: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by.administrator },
      action: 'admin_action',
      origin: houseOrigin(by),
      customerId,
      subject: { kind: 'loan', id: reference },
      facts: { act: 'write off', amount: toNaira(amount), reason },
    });
    const loan = toLoan(after, months, now);
    await notifyCustomer(
      trx,
      { customerId },
      {
        at: now,
        dedupe: `loan:${id}:written-off`,
        words: ({ loans }) => ({ text: loans.writtenOff({ loan, amount }) }),
      },
    );
    return loan;
  });
