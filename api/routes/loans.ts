import { eligibilityOf, type Loan, products } from '@karo/core/catalogue';
import type { Answer } from '@karo/core/contract';
import { kobo, sum } from '@karo/core/kernel';
import { type Phrases, phrasesIn } from '@karo/core/phrases';
import {
  advice,
  amortise,
  applyForLoan,
  checkTerms,
  creditScore,
  decidePending,
  getLoan,
  listLoans,
  listLoansFor,
  quoteLoan,
  quoteRepayment,
  type Score,
  totalInterest,
  unpaid,
  withdrawLoan,
  writeOffLoan,
} from '@karo/core/products/loans';
import { asNumber, readAmount, readAmountIf } from '../amounts.ts';
import type { Call, Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type Application = Answer<'GET /api/loans/applications'>[number];
type Month = Answer<'GET /api/loans/applications/{id}'>['schedule'][number];

const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;

const toApplication = (loan: Loan, { loans }: Phrases): Application => ({
  id: String(loan.id),
  reference: loan.reference,
  productId: loan.product.id,
  productName: loans.names[loan.product.id],
  amount: asNumber(loan.amount),
  interestRate: loan.rateBp / 100,
  term: loan.months,
  monthlyPayment: asNumber(loan.payment),
  totalInterest: asNumber(loan.totalInterest),
  status: loan.status,
  reason: loans.reason(loan),
  purpose: loan.purpose,
  appliedDate: loan.appliedAt.toISOString(),
  offerExpires: iso(loan.offerUntil),
  disbursedDate: iso(loan.disbursedAt),
  nextDueDate: iso(loan.next?.dueAt),
  nextPayment: loan.next ? asNumber(unpaid(loan.next)) : null,
  outstanding: asNumber(loan.outstanding),
  arrears: loan.bucket,
});

function toMonths(loan: Loan, now: Date): Month[] {
  const next = loan.instalments.find((month) => unpaid(month) > 0n && month.dueAt > now);
  return loan.instalments.map((month) => {
    const left = unpaid(month);
    const payment = kobo(month.principal + month.interest + month.lateFee);
    const late = month.dueAt <= now ? 'late' : month === next ? 'due' : 'upcoming';
    return {
      number: month.number,
      dueDate: month.dueAt.toISOString(),
      payment: asNumber(payment),
      principal: asNumber(month.principal),
      interest: asNumber(month.interest),
      lateFee: asNumber(month.lateFee),
      paid: asNumber(kobo(payment - left)),
      status: left === 0n ? 'paid' : late,
    };
  });
}

const toScore = (score: Score, { loans }: Phrases): Answer<'GET /api/loans/credit-score'> => ({
  score: score.score,
  rating: score.rating,
  factors: score.factors.map((factor) => ({
    factor: loans.factors[factor.name],
    impact: factor.impact,
    points: factor.points,
    pointsMax: factor.pointsMax,
    explanation: loans.explain({ factor, habits: score.facts }),
  })),
  recommendations: advice(score).map((name) => loans.advice[name]),
});

async function listProducts({ bank, customer, language }: Call<'GET /api/loans/products'>) {
  const active = customer?.status === 'active' && customer.hasPin;
  const score = active ? await creditScore(bank.db, customer.id, bank.clock.now()) : undefined;
  const { loans } = phrasesIn(language);
  return products.map((product) => {
    const words = loans.products[product.id];
    const [least = 0, most = 0] = [product.months.at(0), product.months.at(-1)];
    return {
      id: product.id,
      name: loans.names[product.id],
      description: words.about,
      eligibility: eligibilityOf(product, score?.score),
      minAmount: asNumber(product.least),
      maxAmount: asNumber(product.most),
      interestRate: product.rateBp / 100,
      term: loans.months({ least, most }),
      terms: [...product.months],
      processingTime: words.processing,
      features: words.features,
      requirements: words.requirements,
    };
  });
}

function reckon({ query }: Call<'GET /api/loans/quote'>): Answer<'GET /api/loans/quote'> {
  const amount = readAmount(query.amount);
  const product = checkTerms(query.productId, amount, query.term);
  const plan = amortise(amount, product.rateBp, query.term);
  const [first] = plan;
  return {
    monthlyPayment: asNumber(first?.payment ?? amount),
    totalInterest: asNumber(totalInterest(plan)),
    totalPayment: asNumber(sum(plan.map((month) => month.payment))),
    schedule: plan.map((month) => ({
      number: month.number,
      payment: asNumber(month.payment),
      principal: asNumber(month.principal),
      interest: asNumber(month.interest),
      balance: asNumber(month.balance),
    })),
  };
}

export const loans = {
  'GET /api/loans/products': listProducts,

  'GET /api/loans/quote': async (call) => reckon(call),

  'GET /api/loans/applications': async ({ bank, customer, language }) => {
    const all = await listLoans(bank.db, customer.id, bank.clock.now());
    return all.map((loan) => toApplication(loan, phrasesIn(language)));
  },

  'GET /api/loans/applications/{id}': async ({ bank, customer, language, params }) => {
    const now = bank.clock.now();
    const loan = await getLoan(bank.db, customer.id, BigInt(params.id), now);
    return { ...toApplication(loan, phrasesIn(language)), schedule: toMonths(loan, now) };
  },

  'GET /api/loans/credit-score': async ({ bank, customer, language }) =>
    toScore(await creditScore(bank.db, customer.id, bank.clock.now()), phrasesIn(language)),

  'POST /api/loans/apply': async ({ bank, customer, language, body }) => {
    const loan = await applyForLoan(bank, {
      customerId: customer.id,
      productId: body.productId,
      amount: readAmount(body.amount),
      months: body.term,
      purpose: body.purpose,
      income: readAmountIf(body.income),
      employment: body.employment,
      employer: body.employer,
    });
    return toApplication(loan, phrasesIn(language));
  },

  'POST /api/loans/applications/{id}/accept': async ({ bank, customer, language, params }) => {
    const { quote, loan } = await quoteLoan(bank, { customerId: customer.id, loanId: BigInt(params.id) });
    const message = phrasesIn(language).loans.approved(loan);
    return { quoteId: quote.id, amount: asNumber(quote.amount), message };
  },

  'POST /api/loans/applications/{id}/withdraw': async ({ bank, customer, language, params }) =>
    toApplication(await withdrawLoan(bank, customer.id, BigInt(params.id)), phrasesIn(language)),

  'POST /api/loans/applications/{id}/repay': async ({ bank, customer, language, params, body }) => {
    const { quote, loan, closes } = await quoteRepayment(bank, {
      customerId: customer.id,
      loanId: BigInt(params.id),
      amount: readAmountIf(body.amount),
    });
    const message = phrasesIn(language).loans.repayQuote({ loan, amount: quote.amount, closes });
    return { quoteId: quote.id, amount: asNumber(quote.amount), message };
  },

  'GET /api/admin/loans': async ({ bank, language, query }) => {
    const all = await listLoansFor(bank.db, query.status ?? 'pending', bank.clock.now());
    return all.map((loan) => ({
      ...toApplication(loan, phrasesIn(language)),
      customerId: loan.customerId,
      score: loan.score,
      income: loan.income === undefined ? null : asNumber(loan.income),
      incomeSeen: asNumber(loan.incomeSeen),
      employment: loan.employment ?? null,
      employer: loan.employer ?? null,
    }));
  },

  'POST /api/admin/loans/{id}': async (call) => {
    const { bank, language, params, body } = call;
    const by = { ...actingOf(call), approved: body.approved, reason: body.reason };
    return toApplication(await decidePending(bank, BigInt(params.id), by), phrasesIn(language));
  },

  'POST /api/admin/loans/{id}/write-off': async (call) => {
    const { bank, language, params, body } = call;
    const by = { ...actingOf(call), id: BigInt(params.id), reason: body.reason };
    return toApplication(await writeOffLoan(bank, by), phrasesIn(language));
  },
} satisfies Partial<Handlers>;
