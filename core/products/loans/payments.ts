import type { Trx } from '@karo/db/client';
import type { Instalment } from '../../catalogue/index.ts';
import { Fault, type Kobo, kobo, minimum, zero } from '../../kernel/index.ts';
import { balanceOfCustomer, getCustomerAccount, internal, type Leg, postOne } from '../../ledger/index.ts';
import { type Paid, pay, payoff, unpaid } from './amortisation.ts';
import { type Row, readInstalments, running, runningOf, select } from './reading.ts';

/** Writes what a payment changed. */
async function writePaid(
  trx: Trx,
  row: Row,
  before: readonly Instalment[],
  paid: Paid,
  now: Date,
): Promise<void> {
  for (const month of paid.instalments) {
    const old = before.find((each) => each.number === month.number);
    if (old === month) continue;
    await trx
      .updateTable('loanInstalment')
      .set({
        principal: month.principal,
        interest: month.interest,
        principalPaid: month.principalPaid,
        interestPaid: month.interestPaid,
        lateFeePaid: month.lateFeePaid,
        ...(unpaid(month) === 0n && (!old || unpaid(old) > 0n) && { paidAt: now }),
      })
      .where('loanId', '=', row.id)
      .where('number', '=', month.number)
      .execute();
  }
  const late = paid.instalments.some((month) => month.dueAt <= now && unpaid(month) > 0n);
  const status = paid.closed ? 'repaid' : late ? row.status : 'disbursed';
  await trx
    .updateTable('loan')
    .set({
      status,
      accruedAt: paid.accruedAt ?? null,
      ...(paid.closed && { closedAt: now, nextAt: null }),
    })
    .where('id', '=', row.id)
    .execute();
}

const legsOf = async (trx: Trx, account: bigint, paid: Paid, total: Kobo): Promise<Leg[]> =>
  [
    { account, amount: kobo(-total) },
    { account: await internal(trx, 'loan_principal'), amount: paid.principal },
    { account: await internal(trx, 'loan_interest'), amount: paid.interest },
    { account: await internal(trx, 'fee_income'), amount: paid.lateFee },
  ].filter((leg) => leg.amount !== 0n);

type Booked = Pick<Paid, 'principal' | 'interest' | 'lateFee'> & {
  kind: 'due' | 'early';
  amount: Kobo;
  now: Date;
  legs: Leg[];
};

/** Posts a payment and writes its row; answers its reference. */
async function book(trx: Trx, row: Row, { legs, now, ...paid }: Booked): Promise<string> {
  const { n } = await trx
    .selectFrom('loanPayment')
    .select((count) => count.fn.countAll<bigint>().as('n'))
    .where('loanId', '=', row.id)
    .executeTakeFirstOrThrow();
  const reference = `${row.reference}-${n + 1n}`;
  const postingId = await postOne(trx, {
    id: `loan:${row.id}:payment:${n}`,
    kind: 'loan_repayment',
    narration: `Loan repayment ${row.reference}`,
    reference,
    at: now,
    legs,
  });
  await trx
    .insertInto('loanPayment')
    .values(Object.assign(paid, { loanId: row.id, postingId, at: now }))
    .execute();
  return reference;
}

/** Takes a payment on a locked loan, never more than ends it, and books it. */
export async function payLoan(
  trx: Trx,
  row: Row,
  payment: { amount: Kobo; kind: 'due' | 'early'; now: Date; reckonedAt?: Date },
): Promise<{ total: Kobo; reference: string }> {
  const { kind, now, reckonedAt = now } = payment;
  const instalments = (await readInstalments(trx, [row.id])).get(row.id) ?? [];
  const state = runningOf(row, instalments);
  const total = minimum(payment.amount, payoff(state, reckonedAt));
  const paid = pay(state, total, reckonedAt);
  const account = await getCustomerAccount(trx, row.customerId);
  const legs = await legsOf(trx, account.id, paid, total);
  const { principal, interest, lateFee } = paid;
  const reference = await book(trx, row, { kind, amount: total, principal, interest, lateFee, now, legs });
  await writePaid(trx, row, instalments, paid, now);
  return { total, reference };
}

/** Takes a payment on a locked loan that was written off, never more than was lost: it is income of its own, and one that is paid whole is paid back. */
async function recoverLoan(
  trx: Trx,
  row: Row,
  { amount, now }: { amount: Kobo; now: Date },
): Promise<{ total: Kobo; reference: string }> {
  const left = kobo((row.writtenOff ?? 0n) - row.recovered);
  const total = minimum(amount, left);
  if (total <= 0n) throw new Fault('loan_not_running');
  const account = await getCustomerAccount(trx, row.customerId);
  const legs = [
    { account: account.id, amount: kobo(-total) },
    { account: await internal(trx, 'loan_recoveries'), amount: total },
  ];
  const paid = {
    kind: 'early',
    amount: total,
    principal: total,
    interest: zero,
    lateFee: zero,
    now,
    legs,
  } as const;
  const reference = await book(trx, row, paid);
  await trx
    .updateTable('loan')
    .set({ recovered: row.recovered + total, status: total === left ? 'repaid' : 'written_off' })
    .where('id', '=', row.id)
    .execute();
  return { total, reference };
}

/** Takes a payment that its customer has approved on a locked loan, whether it runs or was written off; throws Fault `loan_not_running` where it does neither. */
export async function payOwed(
  trx: Trx,
  row: Row,
  payment: Parameters<typeof payLoan>[2],
): Promise<{ total: Kobo; reference: string }> {
  if (row.status === 'written_off') return recoverLoan(trx, row, payment);
  if (!running.some((status) => status === row.status)) throw new Fault('loan_not_running');
  return payLoan(trx, row, payment);
}

/**
 * Pays what a dead customer owes out of what no lien and no hold has of their account, the oldest loan first, as far as it goes: debts come before heirs. The customer and their account are locked.
 * Answers what was paid.
 */
export async function payFromEstate(trx: Trx, customerId: string, now: Date): Promise<Kobo> {
  const loans = await select(trx)
    .where('customerId', '=', customerId)
    .where('status', 'in', running)
    .orderBy('id')
    .forUpdate()
    .execute();
  let paid = zero;
  for (const row of loans) {
    const { available } = await balanceOfCustomer(trx, customerId);
    if (available <= 0n) return paid;
    const { total } = await payLoan(trx, row, { amount: available, kind: 'early', now });
    paid = kobo(paid + total);
  }
  return paid;
}
