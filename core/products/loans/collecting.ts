import { type Db, type Trx, transact } from '@karo/db/client';
import type { Instalment, Loan } from '../../catalogue/index.ts';
import { findCustomer } from '../../customers/index.ts';
import { type Bank, eachAlone, type Kobo, kobo, minimum, zero } from '../../kernel/index.ts';
import { balanceOf, getCustomerAccount, lockAccount } from '../../ledger/index.ts';
import { type Addressee, notifyCustomer } from '../../messaging/index.ts';
import { GRACE_MS, lateFee, unpaid } from './amortisation.ts';
import { REMIND_MS } from './applications.ts';
import { payLoan } from './payments.ts';
import { getLoan, lockLoan, type Row, readInstalments } from './reading.ts';

/** How often what is due is tried again. */
const RETRY_MS = 6 * 3_600_000;

const isDue = (month: Instalment, now: Date): boolean => month.dueAt <= now && unpaid(month) > 0n;

/** Charges the months that are late beyond their grace, each once; answers the fees and the number of the newest. */
async function chargeLate(
  trx: Trx,
  row: Row,
  months: Instalment[],
  now: Date,
): Promise<{ fee: Kobo; newest: number | undefined }> {
  let fee = zero;
  let newest: number | undefined;
  for (const [index, month] of months.entries()) {
    if (!isDue(month, now) || now.getTime() - month.dueAt.getTime() < GRACE_MS) continue;
    const { numUpdatedRows } = await trx
      .updateTable('loanInstalment')
      .set({ lateAt: now })
      .where('loanId', '=', row.id)
      .where('number', '=', month.number)
      .where('lateAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const charge = lateFee({ instalments: months }, month);
    await trx
      .updateTable('loanInstalment')
      .set({ lateFee: charge })
      .where('loanId', '=', row.id)
      .where('number', '=', month.number)
      .execute();
    months[index] = { ...month, lateFee: charge };
    fee = kobo(fee + charge);
    newest = month.number;
  }
  if (newest !== undefined)
    await trx.updateTable('loan').set({ status: 'in_arrears' }).where('id', '=', row.id).execute();
  return { fee, newest };
}

const dueOf = (months: readonly Instalment[], now: Date): Kobo =>
  kobo(months.filter((month) => isDue(month, now)).reduce((total, month) => total + unpaid(month), 0n));

const readMonths = async (trx: Trx, row: Row): Promise<Instalment[]> =>
  (await readInstalments(trx, [row.id])).get(row.id) ?? [];

/** Takes what is due from the account, as far as it goes. */
async function takeDue(trx: Trx, row: Row, due: Kobo, now: Date): Promise<Kobo> {
  const account = await getCustomerAccount(trx, row.customerId);
  await lockAccount(trx, account.id);
  const { available } = await balanceOf(trx, account.id);
  const amount = minimum(available, due);
  if (amount <= 0n) return zero;
  return (await payLoan(trx, row, { amount, kind: 'due', now })).total;
}

async function remind(trx: Trx, row: Row, month: Instalment, loan: Loan, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('loanInstalment')
    .set({ remindedAt: now })
    .where('loanId', '=', row.id)
    .where('number', '=', month.number)
    .where('remindedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const facts = { loan, amount: unpaid(month), dueAt: month.dueAt };
  return notifyCustomer(trx, addressee(row), {
    at: now,
    dedupe: `loan:${row.id}:remind:${month.number}`,
    words: (phrases) => ({ text: phrases.loans.reminder(facts) }),
  });
}

const addressee = (row: Row): Addressee => ({ customerId: row.customerId });

/** When there is something to do again: what is due is tried again soon, what comes is first reminded of. */
function nextLook(months: readonly Instalment[], now: Date): Date | null {
  if (months.some((month) => isDue(month, now))) return new Date(now.getTime() + RETRY_MS);
  const next = months.find((month) => unpaid(month) > 0n);
  if (!next) return null;
  const reminderAt = new Date(next.dueAt.getTime() - REMIND_MS);
  return reminderAt > now ? reminderAt : next.dueAt;
}

type Collected = { taken: Kobo; due: Kobo; fee: Kobo; late: number | undefined; first: number | undefined };

/** What is said of a collection: that it was taken, that some is missing (once a month), or that it is late (once a month). */
async function report(trx: Trx, row: Row, loan: Loan, found: Collected, now: Date): Promise<void> {
  const { taken, fee, late, first } = found;
  const missing = loan.due;
  const say = (dedupe: string, text: Parameters<typeof notifyCustomer>[2]['words']) =>
    notifyCustomer(trx, addressee(row), { at: now, dedupe: `loan:${row.id}:${dedupe}`, words: text });
  if (loan.status === 'repaid')
    return say('closed', (phrases) => ({ text: phrases.loans.closed({ loan, amount: taken }) }));
  if (late !== undefined)
    return say(`${late}:late`, (phrases) => ({ text: phrases.loans.late({ loan, missing, fee }) }));
  if (missing > 0n && (taken > 0n || loan.status !== 'in_arrears'))
    return say(`short:${first}:${taken > 0n ? now.getTime() : ''}`, (phrases) => ({
      text: phrases.loans.short({ loan, taken, missing }),
    }));
  return taken > 0n
    ? say(`took:${now.getTime()}`, (phrases) => ({ text: phrases.loans.collected({ loan, amount: taken }) }))
    : undefined;
}

async function collect(trx: Trx, row: Row, now: Date): Promise<void> {
  const before = await readMonths(trx, row);
  const first = before.find((month) => isDue(month, now))?.number;
  const due = dueOf(before, now);
  const taken = due > 0n ? await takeDue(trx, row, due, now) : zero;
  const months = await readMonths(trx, row);
  const { fee, newest } = await chargeLate(trx, row, months, now);
  const loan = await getLoan(trx, row.customerId, row.id, now);
  if (due > 0n) await report(trx, row, loan, { taken, due, fee, late: newest, first }, now);
  const next = months.find((month) => unpaid(month) > 0n && month.dueAt > now);
  if (next && next.dueAt.getTime() - now.getTime() <= REMIND_MS) await remind(trx, row, next, loan, now);
  await trx
    .updateTable('loan')
    .set({ nextAt: loan.status === 'repaid' ? null : nextLook(months, now) })
    .where('id', '=', row.id)
    .execute();
}

const postpone = async (trx: Trx, row: Row, now: Date): Promise<void> => {
  const nextAt = new Date(now.getTime() + RETRY_MS);
  await trx.updateTable('loan').set({ nextAt }).where('id', '=', row.id).execute();
};

/** Takes a loan one step further: reminds, takes what is due, charges what is late. Safe to repeat: each is done once. */
export async function collectLoan(bank: Bank, loanId: bigint): Promise<void> {
  await transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const row = await lockLoan(trx, loanId);
    if (!row || !['disbursed', 'in_arrears'].includes(row.status)) return;
    if (!row.nextAt || row.nextAt > now) return;
    // What the dead owe is settled with their estate: nothing is taken meanwhile, and nothing is late.
    if ((await findCustomer(trx, row.customerId))?.deceasedAt) return postpone(trx, row, now);
    await collect(trx, row, now);
  });
}

/** The loans that there is something to do for now. */
export async function listLoansDue(db: Db, now: Date, limit = 500): Promise<bigint[]> {
  const rows = await db
    .selectFrom('loan')
    .select('id')
    .where('status', 'in', ['disbursed', 'in_arrears'])
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Collects every loan that is due; one that fails leaves the others. */
export async function collectLoans(bank: Bank): Promise<void> {
  const due = await listLoansDue(bank.db, bank.clock.now());
  await eachAlone(bank, 'loan', due, (id) => collectLoan(bank, id));
}
