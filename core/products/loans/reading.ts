import type { Db, Trx } from '@karo/db/client';
import { type Selectable, sql } from 'kysely';
import {
  findProduct,
  type Instalment,
  type Loan,
  type LoanReason,
  type LoanStatus,
  type Product,
} from '../../catalogue/index.ts';
import { Fault, kobo, zero } from '../../kernel/index.ts';
import { amortise, bucketOf, owedNow, payoff, type Running, totalInterest, unpaid } from './amortisation.ts';

export const open: readonly LoanStatus[] = ['pending', 'approved', 'disbursed', 'in_arrears'];

export const running: readonly LoanStatus[] = ['disbursed', 'in_arrears'];

/** Loans with all their columns. */
export const select = (db: Db | Trx) => db.selectFrom('loan').selectAll();

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

const toInstalment = (row: {
  number: number;
  dueAt: Date;
  principal: bigint;
  interest: bigint;
  lateFee: bigint;
  principalPaid: bigint;
  interestPaid: bigint;
  lateFeePaid: bigint;
}): Instalment => ({
  number: row.number,
  dueAt: row.dueAt,
  principal: kobo(row.principal),
  interest: kobo(row.interest),
  lateFee: kobo(row.lateFee),
  principalPaid: kobo(row.principalPaid),
  interestPaid: kobo(row.interestPaid),
  lateFeePaid: kobo(row.lateFeePaid),
});

/** The months of loans, in order. */
export async function readInstalments(
  db: Db | Trx,
  loanIds: readonly bigint[],
): Promise<Map<bigint, Instalment[]>> {
  const found = new Map<bigint, Instalment[]>(loanIds.map((id) => [id, []]));
  if (loanIds.length === 0) return found;
  const rows = await db
    .selectFrom('loanInstalment')
    .selectAll()
    .where('loanId', 'in', loanIds)
    .orderBy('loanId')
    .orderBy('number')
    .execute();
  for (const row of rows) found.get(row.loanId)?.push(toInstalment(row));
  return found;
}

const productOf = (id: string): Product => {
  const product = findProduct(id);
  if (!product) throw new Error(`no loan product ${id}`);
  return product;
};

/** A loan as the rules of repayment read it, of its row and instalments. */
export const runningOf = (
  row: Pick<Selectable<Row>, 'rateBp' | 'disbursedAt' | 'accruedAt' | 'appliedAt'>,
  instalments: readonly Instalment[],
): Running => ({
  rateBp: row.rateBp,
  disbursedAt: row.disbursedAt ?? row.appliedAt,
  accruedAt: row.accruedAt ?? undefined,
  instalments,
});

/** A loan as it is shown, of its row and instalments. */
export function toLoan(row: Row, instalments: Instalment[], now: Date): Loan {
  const status = row.status as LoanStatus;
  const runs = running.includes(status);
  const state = runningOf(row, instalments);
  const amount = kobo(row.amount);
  const lost = status === 'written_off' ? kobo((row.writtenOff ?? 0n) - row.recovered) : zero;
  return {
    id: row.id,
    reference: row.reference,
    customerId: row.customerId,
    conversationId: row.conversationId,
    product: productOf(row.product),
    amount,
    rateBp: row.rateBp,
    months: row.months,
    payment: kobo(row.payment),
    totalInterest: totalInterest(amortise(amount, row.rateBp, row.months)),
    purpose: row.purpose,
    status,
    reason: row.reason as LoanReason,
    score: row.score,
    reasonAmount: row.reasonAmount === null ? undefined : kobo(row.reasonAmount),
    reasonWords: row.reasonWords ?? undefined,
    income: row.income === null ? undefined : kobo(row.income),
    incomeSeen: kobo(row.incomeSeen),
    employment: row.employment ?? undefined,
    employer: row.employer ?? undefined,
    appliedAt: row.appliedAt,
    offerUntil: status === 'approved' ? (row.offerUntil ?? undefined) : undefined,
    disbursedAt: row.disbursedAt ?? undefined,
    closedAt: row.closedAt ?? undefined,
    instalments,
    outstanding: runs ? payoff(state, now) : lost,
    due: runs ? owedNow(state, now) : zero,
    next: runs ? instalments.find((month) => unpaid(month) > 0n) : undefined,
    bucket: runs ? bucketOf(instalments, now) : 'current',
  };
}

async function toLoans(db: Db | Trx, rows: readonly Row[], now: Date): Promise<Loan[]> {
  const months = await readInstalments(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toLoan(row, months.get(row.id) ?? [], now));
}

/** A customer's applications and loans, newest first. */
export async function listLoans(db: Db | Trx, customerId: string, now: Date): Promise<Loan[]> {
  return toLoans(
    db,
    await select(db).where('customerId', '=', customerId).orderBy('id', 'desc').execute(),
    now,
  );
}

/** One of a customer's; throws Fault `not_found`. */
export async function getLoan(db: Db | Trx, customerId: string, id: bigint, now: Date): Promise<Loan> {
  const rows = await select(db).where('id', '=', id).where('customerId', '=', customerId).execute();
  const [loan] = await toLoans(db, rows, now);
  if (!loan) throw new Fault('not_found');
  return loan;
}

/** What a person has to decide, longest waiting first; or the loans in arrears. */
export async function listLoansFor(db: Db, status: 'pending' | 'in_arrears', now: Date): Promise<Loan[]> {
  const ofTheDead = sql<boolean>`status = 'disbursed' and exists (
    select from customer where customer.id = loan.customer_id and deceased_at is not null)`;
  const rows = select(db)
    .where((where) =>
      where.or([where('status', '=', status), where.and([where.val(status === 'in_arrears'), ofTheDead])]),
    )
    .orderBy('id')
    .limit(200);
  return toLoans(db, await rows.execute(), now);
}

/** The loan, locked, for whoever is about to change it. */
export const lockLoan = (trx: Trx, id: bigint): Promise<Row | undefined> =>
  select(trx).where('id', '=', id).forUpdate().executeTakeFirst();
