import { findProduct, type Loan, type Product, products } from '../../catalogue/index.ts';
import { Fault, fraction, kobo, printNaira } from '../../kernel/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import {
  applyForLoan,
  checkTerms,
  creditScore,
  listLoans,
  monthlyPayment,
  quoteLoan,
  quoteRepayment,
  unpaid,
} from '../../products/loans/index.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import { offerLater } from './scheduling.ts';
import type { Option, Values } from './state.ts';

const amountOf = (values: Values) => kobo(BigInt(values.amount ?? '0'));

const productOf = (values: Values): Product => {
  const product = findProduct(values.product ?? '');
  if (!product) throw new Fault('loan_product');
  return product;
};

/** The loans that an amount in kobo may be borrowed by. */
const fittingLoans = (amount: bigint): Product[] =>
  products.filter(({ least, most }) => amount >= least && amount <= most);

/** The loans, or those that come to the amount that was named. */
function askProduct(scene: Scene, values: Values): Question {
  const { loans } = scene.phrases;
  const amount = amountOf(values);
  const fitting = fittingLoans(amount);
  const offered = amount > 0n && fitting.length > 0 ? fitting : products;
  return {
    text: loans.which(),
    options: offered.map((each) => ({
      title: loans.names[each.id],
      about: loans.productLine(each),
      values: { product: each.id },
    })),
  };
}

async function checkAmount(_: Scene, values: Values): Promise<Checked> {
  const product = productOf(values);
  const [months = 0] = product.months;
  checkTerms(product.id, amountOf(values), months);
  return undefined;
}

const askMonths = ({ phrases }: Scene, values: Values): Question => ({
  text: phrases.loans.howLong(),
  options: productOf(values).months.map((months) => ({
    title: phrases.loans.monthsTitle({ months }),
    values: { months: String(months) },
  })),
});

async function checkMonths(_: Scene, values: Values): Promise<Checked> {
  checkTerms(values.product ?? '', amountOf(values), Number(values.months));
  return undefined;
}

/** What each month would be, of the loans and lengths that are still open. */
export function tellEachMonth({ loans }: Phrases, values: Values): string {
  const amount = amountOf(values);
  const open = fittingLoans(amount).filter(({ id }) => values.product === undefined || id === values.product);
  if (open.length === 0) return loans.eachMonthDepends();
  const lines = open.map(({ id, rateBp, months }) => {
    const lengths = values.months === undefined ? months : [Number(values.months)];
    const each = lengths.map(
      (count) =>
        `${loans.monthsTitle({ months: count })} ${printNaira(monthlyPayment(amount, rateBp, count))}`,
    );
    return `${loans.names[id]}: ${each.join(', ')}`;
  });
  return [loans.eachMonth({ amount }), ...lines].join('\n');
}

const askPurpose = ({ phrases }: Scene): Question => ({
  text: phrases.loans.whatFor(),
  options: Object.values(phrases.loans.purposes).map((title) => ({ title, values: { narration: title } })),
});

/** The offer of an approved loan, with its approval. */
async function offer(scene: Scene, loan: Loan): Promise<Completion> {
  const { bank, conversation, phrases } = scene;
  const { quote } = await quoteLoan(bank, {
    customerId: loan.customerId,
    loanId: loan.id,
    conversationId: conversation.id,
  });
  const text = `${phrases.loans.approved(loan)}\n\n${phrases.chat.orCancel()}`;
  return { quoteId: quote.id, say: { text, approval: { quoteId: quote.id } } };
}

async function apply(scene: Scene, values: Values): Promise<Completion> {
  const { bank, conversation, phrases } = scene;
  const customer = await scene.customer();
  const loan = await applyForLoan(bank, {
    customerId: customer.id,
    conversationId: conversation.id,
    productId: values.product ?? '',
    amount: amountOf(values),
    months: Number(values.months),
    purpose: values.narration ?? '',
    income: kobo(BigInt(values.income ?? '0')),
  });
  if (loan.status === 'approved') return offer(scene, loan);
  const say = loan.status === 'pending' ? phrases.loans.pending(loan) : phrases.loans.rejected(loan);
  return { say: { text: say }, menu: ['loan_status', 'human'] };
}

/** Applies for a loan; an approved one is offered at once. */
export const loanApply: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'product', ask: askProduct, drops: ['months'] },
    {
      name: 'amount',
      ask: ({ phrases }, values) => {
        const { id, least, most } = productOf(values);
        return { text: phrases.loans.howMuch({ product: id, least, most }) };
      },
      check: checkAmount,
    },
    { name: 'months', ask: askMonths, check: checkMonths },
    { name: 'narration', ask: askPurpose },
    { name: 'income', ask: ({ phrases }) => ({ text: phrases.loans.howMuchIncome() }) },
  ],
  complete: apply,
};

const SHOWN_MS = 30 * 86_400_000;
const LOANS_MOST = 6;

const isShown = (loan: Loan, now: Date): boolean => {
  if (loan.status === 'withdrawn') return false;
  const over = ['rejected', 'repaid', 'written_off'].includes(loan.status);
  return !over || now.getTime() - (loan.closedAt ?? loan.appliedAt).getTime() < SHOWN_MS;
};

/** The customer's loans and score; an offer that still stands is held out again. */
export const loanStatus: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [],
  complete: async (scene) => {
    const { bank, now, phrases } = scene;
    const customer = await scene.customer();
    const loans = (await listLoans(bank.db, customer.id, now)).filter((loan) => isShown(loan, now));
    const offered = loans.find((loan) => loan.offerUntil && loan.offerUntil > now);
    const score = await creditScore(bank.db, customer.id, now);
    if (offered) {
      const held = await offer(scene, offered);
      return { ...held, say: { ...held.say, text: `${phrases.loans.scoreLine(score)}\n\n${held.say.text}` } };
    }
    const list =
      loans.length > 0 ? phrases.loans.list({ loans: loans.slice(0, LOANS_MOST) }) : phrases.loans.none();
    const text = `${list}\n\n${phrases.loans.scoreLine(score)}`;
    const owes = loans.some((loan) => loan.outstanding > 0n);
    return { say: { text }, menu: owes ? ['loan_repay', 'human'] : ['loan_apply', 'human'] };
  },
};

/** Whether the customer owes the bank. */
export const owesLoan = async (scene: Scene): Promise<boolean> =>
  scene.conversation.customerId !== undefined && (await listOwed(scene)).length > 0;

async function listOwed(scene: Scene): Promise<Loan[]> {
  const customer = await scene.customer();
  const loans = await listLoans(scene.bank.db, customer.id, scene.now);
  return loans.filter((loan) => loan.outstanding > 0n);
}

/** The only loan that is running; with none there is nothing to pay back. */
async function onlyLoan(scene: Scene): Promise<string | undefined> {
  const loans = await listOwed(scene);
  const [only] = loans;
  if (!only) throw new Fault('loan_not_running');
  return loans.length === 1 ? String(only.id) : undefined;
}

const askLoan = async (scene: Scene): Promise<Question> => ({
  text: scene.phrases.loans.whichOne(),
  options: (await listOwed(scene)).map((loan) => ({
    title: scene.phrases.loans.names[loan.product.id],
    about: loan.reference,
    values: { loan: String(loan.id) },
  })),
});

async function askRepayment(scene: Scene, values: Values): Promise<Question> {
  const loans = await listOwed(scene);
  const loan = loans.find((each) => String(each.id) === values.loan) ?? loans[0];
  if (!loan) throw new Fault('loan_not_running');
  const { repayAll, repayAmount, repayNext } = scene.phrases.loans;
  const all = loan.outstanding;
  const next = loan.due > 0n ? loan.due : loan.next ? unpaid(loan.next) : all;
  const options: Option[] = [
    { title: repayNext(), values: { amount: String(next < all ? next : all) } },
    { title: repayAll(), values: { amount: String(all) } },
  ];
  return { text: repayAmount({ next, all }), options };
}

/** Half of what is owed, or another share of it, is a sum that the bank knows. */
async function checkShare(scene: Scene, values: Values): Promise<Checked> {
  if (values.amount !== undefined) return undefined;
  const loan = (await listOwed(scene)).find((each) => String(each.id) === values.loan);
  const [part = '1', whole = '1'] = (values.share ?? '1/1').split('/');
  return loan && { values: { amount: String(fraction(loan.outstanding, BigInt(part), BigInt(whole))) } };
}

/** Pays back before the date. */
export const loanRepay: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'loan', presume: onlyLoan, ask: askLoan, drops: ['amount'] },
    { name: 'share', drops: ['amount'], check: checkShare },
    { name: 'amount', ask: askRepayment, drops: ['share'] },
    { name: 'schedule' },
  ],
  complete: async (scene, values) => {
    if (values.schedule)
      return offerLater(scene, values, { operation: 'loan_repay', loanId: values.loan ?? '0' });
    const customer = await scene.customer();
    const { quote, loan, closes } = await quoteRepayment(scene.bank, {
      customerId: customer.id,
      conversationId: scene.conversation.id,
      loanId: BigInt(values.loan ?? '0'),
      amount: amountOf(values),
    });
    const { amount, id: quoteId } = quote;
    const text = `${scene.phrases.loans.repayQuote({ loan, amount, closes })}\n\n${scene.phrases.chat.orCancel()}`;
    return { quoteId, say: { text, approval: { quoteId } } };
  },
};
