import { type Trx, transact } from '@karo/db/client';
import { record } from '../../audit/index.ts';
import { type Acting, askedByTwo, houseOrigin } from '../../auth/index.ts';
import type { Instalment, Loan } from '../../catalogue/index.ts';
import { findCustomer } from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, sum, toNaira } from '../../kernel/index.ts';
import { internal, lockCustomerAccount, postOne } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { bucketOf } from './amortisation.ts';
import { payFromEstate } from './payments.ts';
import { lockLoan, type Row, readInstalments, running, toLoan } from './reading.ts';

const principalOf = (months: readonly Instalment[]): Kobo =>
  sum(months.map((month) => kobo(month.principal - month.principalPaid)));

/** Only what is late by more than 90 days, or owed by somebody who has died, is given up. */
async function checkLost(trx: Trx, row: Row, months: readonly Instalment[], now: Date): Promise<void> {
  if (!running.some((status) => status === row.status)) throw new Fault('loan_not_running');
  if (bucketOf(months, now) === '90+') return;
  if (!(await findCustomer(trx, row.customerId))?.deceasedAt) throw new Fault('loan_not_running');
}

/** Whether a customer's death was confirmed on the papers: only then may anybody take of what they left. */
const isEstate = async (trx: Trx, customerId: string): Promise<boolean> =>
  (await trx
    .selectFrom('deathReport')
    .select('id')
    .where('customerId', '=', customerId)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()) !== undefined;

/** What the estate of a confirmed dead customer has pays first; answers the loan as it is then. */
async function afterEstate(trx: Trx, row: Row, now: Date): Promise<{ row: Row; months: Instalment[] }> {
  const { id, customerId } = row;
  if (await isEstate(trx, customerId)) {
    await lockCustomerAccount(trx, customerId);
    await payFromEstate(trx, customerId, now);
  }
  const after = await lockLoan(trx, id);
  return { row: after ?? row, months: (await readInstalments(trx, [id])).get(id) ?? [] };
}

/**
 * Writes a loan off, once two people ask for it: the principal that was not paid back becomes the bank's loss, nothing is collected any more, and the customer is told. Interest that was
 * never paid was never income. What is left of the account of a customer who has died pays first. Answers the loan as it is, still running after the first. Throws Fault `not_found`, `loan_not_running` where it is not lost, and those of `askedByTwo`.
 */
export const writeOffLoan = (bank: Bank, by: Acting & { id: bigint; reason: string }): Promise<Loan> =>
  transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const { id, reason } = by;
    const row = await lockLoan(trx, id);
    if (!row) throw new Fault('not_found');
    const { customerId, reference } = row;
    const before = (await readInstalments(trx, [id])).get(id) ?? [];
    await checkLost(trx, row, before, now);
    const facts = { amount: toNaira(principalOf(before)) };
    const asked = {
      act: 'loan',
      subject: `write-off:${reference}`,
      facts,
      customerId,
      note: reason,
      by,
    } as const;
    if (!(await askedByTwo(trx, bank, asked))) return toLoan(row, before, now);
    const { row: left, months } = await afterEstate(trx, row, now);
    if (left.status === 'repaid') return toLoan(left, months, now);
    const amount = principalOf(months);
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
