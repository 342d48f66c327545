import { type Db, type Trx, transact } from '@karo/db/client';
import { findProduct, type Loan, newIdentityCap, type Product, plans } from '../../catalogue/index.ts';
import { getActiveCustomer, lockActiveCustomer } from '../../customers/index.ts';
import {
  addMonths,
  type Bank,
  Fault,
  type Kobo,
  kobo,
  minimum,
  naira,
  randomLetters,
  stamp,
  sum,
} from '../../kernel/index.ts';
import {
  balanceOf,
  balanceOfCustomer,
  checkFunds,
  getCustomerAccount,
  internal,
  postOne,
} from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { currentPlan } from '../../plans/index.ts';
import { createQuote, type OperationHandler, phrasesFor, type Quote } from '../../quotes/index.ts';
import { amortise, monthlyPayment } from './amortisation.ts';
import { OFFER_MS } from './deciding.ts';
import { decideLoan } from './decision.ts';
import { payOwed } from './payments.ts';
import { getLoan, lockLoan, open, type Row, running, select, toLoan } from './reading.ts';
import { creditScore } from './score.ts';

const QUOTE_MS = 15 * 60_000;
/** An application sent again within this time is the same one. */
const REPEAT_MS = 10 * 60_000;

/** Checks that a loan can be had so; throws Fault `loan_product`, `loan_amount`, `loan_term`. */
export function checkTerms(productId: string, amount: Kobo, months: number): Product {
  const product = findProduct(productId);
  if (!product) throw new Fault('loan_product');
  if (amount < product.least || amount > product.most)
    throw new Fault('loan_amount', { least: product.least, most: product.most });
  if (!product.months.includes(months)) throw new Fault('loan_term', { terms: product.months });
  return product;
}

export type LoanOrder = {
  customerId: string;
  conversationId?: bigint;
  productId: string;
  amount: Kobo;
  months: number;
  purpose: string;
  income?: Kobo;
  employment?: string;
  employer?: string;
};

/** The same application of a moment ago, where it was sent twice. */
async function findRepeat(trx: Trx, order: LoanOrder, now: Date): Promise<Row | undefined> {
  const row = await select(trx)
    .where('customerId', '=', order.customerId)
    .where('product', '=', order.productId)
    .where('status', 'in', open)
    .executeTakeFirst();
  if (!row) return undefined;
  const same =
    row.amount === order.amount &&
    row.months === order.months &&
    ['pending', 'approved'].includes(row.status);
  if (same && now.getTime() - row.appliedAt.getTime() < REPEAT_MS) return row;
  throw new Fault('loan_open');
}

async function otherPayments(trx: Trx, customerId: string): Promise<Kobo> {
  const rows = await trx
    .selectFrom('loan')
    .select('payment')
    .where('customerId', '=', customerId)
    .where('status', 'in', ['approved', ...running])
    .execute();
  return sum(rows.map((row) => kobo(row.payment)));
}

async function decide(trx: Trx, product: Product, order: LoanOrder, now: Date) {
  const customer = await getActiveCustomer(trx, order.customerId);
  const score = await creditScore(trx, customer.id, now);
  const payment = monthlyPayment(order.amount, product.rateBp, order.months);
  const decision = decideLoan({
    product,
    amount: order.amount,
    payment,
    score,
    tier: customer.tier,
    income: order.income,
    employment: order.employment,
    purpose: order.purpose,
    capped: customer.cappedUntil !== undefined && customer.cappedUntil > now,
    planMost: plans[(await currentPlan(trx, customer.id)).plan].loanMaximum,
    otherPayments: await otherPayments(trx, customer.id),
  });
  return { score, payment, decision };
}

/**
 * Applies for a loan and decides it by rules; a refusal is an answer, with its reason. Sent again within ten minutes it is the same application. Throws Fault
 * `loan_product`, `loan_amount`, `loan_term`, `loan_open` and those of a customer who may not move money.
 */
export async function applyForLoan(bank: Bank, order: LoanOrder): Promise<Loan> {
  const product = checkTerms(order.productId, order.amount, order.months);
  return transact(bank, async (trx) => {
    const now = bank.clock.now();
    await lockActiveCustomer(trx, order.customerId);
    const repeat = await findRepeat(trx, order, now);
    if (repeat) return toLoan(repeat, [], now);
    const { score, payment, decision } = await decide(trx, product, order, now);
    const row = await trx
      .insertInto('loan')
      .values({
        reference: `KL${stamp(now).slice(0, 6)}${randomLetters(8)}`,
        customerId: order.customerId,
        conversationId: order.conversationId ?? null,
        product: product.id,
        amount: order.amount,
        rateBp: product.rateBp,
        months: order.months,
        payment,
        purpose: order.purpose,
        income: order.income ?? null,
        incomeSeen: score.facts.incomeSeen,
        employment: order.employment ?? null,
        employer: order.employer ?? null,
        score: score.score,
        status: decision.status,
        reason: decision.reason,
        reasonAmount: decision.amount ?? null,
        appliedAt: now,
        decidedAt: decision.status === 'pending' ? null : now,
        decidedBy: decision.status === 'pending' ? null : 'rules',
        offerUntil: decision.status === 'approved' ? new Date(now.getTime() + OFFER_MS) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toLoan(row, [], now);
  });
}

/** Gives up an application or an offer; safe to repeat. Throws Fault `not_found`, `loan_not_offered`. */
export async function withdrawLoan(bank: Bank, customerId: string, id: bigint): Promise<Loan> {
  return transact(bank, async (trx) => {
    const now = bank.clock.now();
    const row = await lockLoan(trx, id);
    if (row?.customerId !== customerId) throw new Fault('not_found');
    if (row.status === 'withdrawn') return toLoan(row, [], now);
    if (!['pending', 'approved'].includes(row.status)) throw new Fault('loan_not_offered');
    const set = { status: 'withdrawn', closedAt: now };
    const gone = await trx
      .updateTable('loan')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toLoan(gone, [], now);
  });
}

const checkOffered = (loan: Pick<Loan, 'status' | 'offerUntil'>, now: Date): void => {
  if (loan.status !== 'approved' || !loan.offerUntil || loan.offerUntil <= now)
    throw new Fault('loan_not_offered');
};

/** An offer made in better days lapses while another loan is late, as an application would be refused. Throws Fault `loan_not_offered`. */
async function checkCaughtUp(db: Db | Trx, customerId: string): Promise<void> {
  const late = await select(db)
    .where('customerId', '=', customerId)
    .where('status', '=', 'in_arrears')
    .executeTakeFirst();
  if (late) throw new Fault('loan_not_offered');
}

/** A new number or device on an account: for a day no more than a little comes in. Throws Fault `new_identity_cap`. */
function checkKnown(customer: { cappedUntil?: Date }, amount: Kobo, now: Date): void {
  const until = customer.cappedUntil;
  if (until && until > now && amount > newIdentityCap)
    throw new Fault('new_identity_cap', { limit: newIdentityCap, until });
}

/** What the facts of a loan's quote name: which loan, and how it is called. */
const factsOf = async (bank: Bank, of: { customerId: string; conversationId?: bigint }, loan: Loan) => ({
  shown: {
    name: (await phrasesFor(bank.db, of)).loans.names[loan.product.id],
    narration: loan.reference,
  },
  loanId: String(loan.id),
  reference: loan.reference,
  product: loan.product.id,
  months: loan.months,
  payment: String(loan.payment),
  rateBp: loan.rateBp,
});

/** Offers the paying out of an approved loan, to be accepted by PIN. Throws Fault `not_found`, `loan_not_offered`, `new_identity_cap`. */
export async function quoteLoan(
  bank: Bank,
  of: { customerId: string; loanId: bigint; conversationId?: bigint },
): Promise<{ quote: Quote; loan: Loan }> {
  const at = bank.clock.now();
  const customer = await getActiveCustomer(bank.db, of.customerId);
  const loan = await getLoan(bank.db, of.customerId, of.loanId, at);
  checkOffered(loan, at);
  checkKnown(customer, loan.amount, at);
  await checkCaughtUp(bank.db, of.customerId);
  const { customerId, conversationId } = of;
  const facts = await factsOf(bank, of, loan);
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'loan_accept',
      facts,
      customerId,
      conversationId,
      amount: loan.amount,
      at,
      expiresAt: new Date(at.getTime() + QUOTE_MS),
    }),
  );
  return { quote, loan };
}

/** Pays an accepted loan out, in the approval's transaction: the money, and the months in which it comes back. */
async function acceptLoan(trx: Trx, bank: Bank, quote: Quote & { operation: 'loan_accept' }) {
  const now = bank.clock.now();
  checkKnown(await lockActiveCustomer(trx, quote.customerId), quote.amount, now);
  const row = await lockLoan(trx, BigInt(quote.facts.loanId));
  if (!row) throw new Fault('not_found');
  checkOffered(toLoan(row, [], now), now);
  await checkCaughtUp(trx, row.customerId);
  const account = await getCustomerAccount(trx, row.customerId);
  const postingId = await postOne(trx, {
    id: `loan:${row.id}:disburse`,
    kind: 'loan',
    narration: `Loan ${row.reference}`,
    reference: row.reference,
    at: now,
    legs: [
      { account: account.id, amount: kobo(row.amount) },
      { account: await internal(trx, 'loan_principal'), amount: kobo(-row.amount) },
    ],
  });
  const months = amortise(kobo(row.amount), row.rateBp, row.months).map((month) => ({
    loanId: row.id,
    number: month.number,
    dueAt: addMonths(now, month.number),
    principal: month.principal,
    interest: month.interest,
  }));
  await trx.insertInto('loanInstalment').values(months).execute();
  const [first] = months;
  const nextAt = first ? new Date(first.dueAt.getTime() - REMIND_MS) : now;
  await trx
    .updateTable('loan')
    .set({
      status: 'disbursed',
      disbursedAt: now,
      postingId,
      nextAt,
      conversationId: quote.conversationId ?? null,
    })
    .where('id', '=', row.id)
    .execute();
  const loan = await getLoan(trx, row.customerId, row.id, now);
  const { available: balance } = await balanceOf(trx, account.id);
  await notifyCustomer(trx, quote, {
    at: now,
    dedupe: `loan:${row.id}:disbursed`,
    words: (phrases) => ({
      text: phrases.loans.disbursed({ loan, amount: quote.amount, balance }),
      receipt: { reference: row.reference },
    }),
  });
  return { status: 'done' as const, reference: row.reference };
}

/** Before a date a customer is reminded so long. */
export const REMIND_MS = 3 * 86_400_000;
const LEAST_EARLY = naira(100);

/** Offers a payment before its date or of what was written off, or of all that is left where no amount is given. Throws Fault `not_found`, `loan_not_running`, `amount_invalid`, `insufficient_funds`. */
export async function quoteRepayment(
  bank: Bank,
  of: { customerId: string; loanId: bigint; amount?: Kobo; conversationId?: bigint },
): Promise<{ quote: Quote; loan: Loan; closes: boolean }> {
  const at = bank.clock.now();
  await getActiveCustomer(bank.db, of.customerId);
  const loan = await getLoan(bank.db, of.customerId, of.loanId, at);
  if (loan.outstanding === 0n) throw new Fault('loan_not_running');
  const amount = of.amount === undefined ? loan.outstanding : minimum(of.amount, loan.outstanding);
  if (amount < minimum(LEAST_EARLY, loan.outstanding)) throw new Fault('amount_invalid');
  await checkFunds(bank.db, of.customerId, amount);
  const closes = amount === loan.outstanding;
  const { customerId, conversationId } = of;
  const facts = { ...(await factsOf(bank, of, loan)), closes };
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'loan_repay',
      facts,
      customerId,
      conversationId,
      amount,
      at,
      expiresAt: new Date(at.getTime() + QUOTE_MS),
    }),
  );
  return { quote, loan, closes };
}

async function acceptRepayment(trx: Trx, bank: Bank, quote: Quote & { operation: 'loan_repay' }) {
  const now = bank.clock.now();
  await lockActiveCustomer(trx, quote.customerId);
  const row = await lockLoan(trx, BigInt(quote.facts.loanId));
  if (!row) throw new Fault('loan_not_running');
  // What was offered as all of it is all of it: interest stops when the offer was made.
  const reckonedAt = quote.facts.closes ? quote.createdAt : now;
  const payment = { amount: quote.amount, kind: 'early', now, reckonedAt } as const;
  const { total, reference } = await payOwed(trx, row, payment);
  const loan = await getLoan(trx, row.customerId, row.id, now);
  await notifyCustomer(trx, quote, {
    at: now,
    dedupe: `loan:${row.id}:paid:${quote.id}`,
    words: (phrases) => ({ text: phrases.loans.repaid({ loan, amount: total }), receipt: { reference } }),
  });
  return { status: 'done' as const, reference };
}

/** How the offers of loans are carried out, and what is said when they were. */
export const loanHandlers: {
  loan_accept: OperationHandler<'loan_accept'>;
  loan_repay: OperationHandler<'loan_repay'>;
} = {
  loan_accept: {
    accept: acceptLoan,
    message: async (bank, { facts, amount, customerId }, phrases) => {
      const loan = await getLoan(bank.db, customerId, BigInt(facts.loanId), bank.clock.now());
      const { available: balance } = await balanceOfCustomer(bank.db, customerId);
      return phrases.loans.disbursed({ loan, amount, balance });
    },
  },
  loan_repay: {
    accept: acceptRepayment,
    message: async (bank, { facts, amount, customerId }, phrases) => {
      const loan = await getLoan(bank.db, customerId, BigInt(facts.loanId), bank.clock.now());
      return phrases.loans.repaid({ loan, amount });
    },
  },
};
