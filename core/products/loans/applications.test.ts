import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProduct, products } from '../../catalogue/loan-products.ts';
import type { Habits, Loan } from '../../catalogue/loans.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { karoBank } from '../../kernel/banks.ts';
import { type Kobo, kobo, naira, sum, zero } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount, internal, lockCustomerAccount } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { approver, atOnce, type TestBank, testBank } from '../../sandbox/testing.ts';
import { quoteTransfer } from '../transfers/orders.ts';
import { applyForLoan, quoteLoan, quoteRepayment, withdrawLoan } from './applications.ts';
import { collectLoan, collectLoans, listLoansDue } from './collecting.ts';
import { decidePending } from './deciding.ts';
import { decideLoan } from './decision.ts';
import { getLoan, listLoans } from './reading.ts';
import { advice, creditScore, scoreOf } from './score.ts';

const DAY_MS = 86_400_000;
let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const person = async (opening = naira(250_000)) => {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481000010${String(people).padStart(2, '0')}`,
    firstName: 'Test',
    lastName: 'Borrower',
    opening,
    demo: false,
    verified: true,
  });
  return id;
};

const order = { productId: 'salary', amount: naira(100_000), months: 6, purpose: 'rent' };
const apply = (customerId: string, more: Partial<typeof order> & { income?: Kobo } = {}) =>
  applyForLoan(bank, { customerId, ...order, ...more });

const borrow = async (customerId: string, more: Partial<typeof order> = {}): Promise<Loan> => {
  const loan = await apply(customerId, more);
  const { quote } = await quoteLoan(bank, { customerId, loanId: loan.id });
  await approve(bank, { quoteId: quote.id, pin: '2580' });
  return getLoan(bank.db, customerId, loan.id, bank.clock.now());
};

const repay = async (customerId: string, loan: Loan, amount?: Kobo) => {
  const { quote } = await quoteRepayment(bank, { customerId, loanId: loan.id, amount });
  await approve(bank, { quoteId: quote.id, pin: '2580' });
  return getLoan(bank.db, customerId, loan.id, bank.clock.now());
};

const balance = async (customerId: string) =>
  (await balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id)).balance;

/** Puts money out of reach of the collector. */
const spendTo = async (customerId: string, left: Kobo) => {
  const amount = kobo((await balance(customerId)) - left);
  const quote = await quoteTransfer(bank, {
    customerId,
    bankCode: karoBank.code,
    account: await nubanOf(),
    amount,
  });
  await approve(bank, { quoteId: quote.quoteId, pin: '2580' });
};

let sink: string | undefined;
const nubanOf = async (): Promise<string> => {
  sink ??= await person(naira(0));
  return (await getCustomerAccount(bank.db, sink)).nuban ?? '';
};

/** What is lent by the loans is what the book says is lent. */
const isLent = async () => {
  const { balance: booked } = await balanceOf(bank.db, await internal(bank.db, 'loan_principal'));
  const rows = await bank.db.selectFrom('loanInstalment').select(['principal', 'principalPaid']).execute();
  return kobo(-booked) === sum(rows.map((row) => kobo(row.principal - row.principalPaid)));
};

const habits: Habits = {
  tier: 2,
  months: 6,
  monthsWithIncome: 3,
  incomeSeen: naira(150_000),
  outgoing: naira(100_000),
  balance: naira(100_000),
  instalmentsPaid: 0,
  instalmentsLate: 0,
  inArrears: false,
  contributionsPaid: 0,
  contributionsLate: 0,
};

describe('the score', () => {
  test('is between 300 and 850, and its points add up', () => {
    const worst = { ...habits, tier: 0, months: 0, monthsWithIncome: 0, incomeSeen: zero, balance: zero };
    const low = scoreOf({ ...worst, inArrears: true, instalmentsLate: 3, contributionsLate: 3 });
    const high = scoreOf({
      ...habits,
      tier: 3,
      months: 24,
      incomeSeen: naira(900_000),
      balance: naira(900_000),
      instalmentsPaid: 12,
      contributionsPaid: 12,
    });
    expect(low).toMatchObject({ score: 300, rating: 'Poor' });
    expect(high).toMatchObject({ score: 850, rating: 'Excellent' });
    for (const { score, factors } of [low, high, scoreOf(habits)])
      expect(300 + factors.reduce((total, factor) => total + factor.points, 0)).toBe(score);
  });

  test('paying on time raises it, paying late lowers it; what is unknown counts half', () => {
    const unknown = scoreOf(habits).score;
    expect(scoreOf({ ...habits, instalmentsPaid: 6 }).score).toBeGreaterThan(unknown);
    expect(scoreOf({ ...habits, instalmentsPaid: 1, instalmentsLate: 3 }).score).toBeLessThan(unknown);
    expect(advice(scoreOf({ ...habits, tier: 1, balance: zero }))).toContain('savings');
  });

  test('a new customer’s is fair, and comes from their own book', async () => {
    const id = await person();
    expect(await creditScore(bank.db, id, bank.clock.now())).toMatchObject({ rating: 'Fair' });
    const poor = await person(naira(1_000));
    expect(await creditScore(bank.db, poor, bank.clock.now())).toMatchObject({ rating: 'Poor' });
  });

  test('takes money that goes to and fro for no income, and what is left over of it for some', async () => {
    const [me, friend] = [await person(), await person()];
    const habitsOf = async (id: string) => (await creditScore(bank.db, id, bank.clock.now())).facts;
    const send = async (from: string, to: string, amount: Kobo) => {
      const account = (await getCustomerAccount(bank.db, to)).nuban ?? '';
      const { quoteId } = await quoteTransfer(bank, {
        customerId: from,
        bankCode: karoBank.code,
        account,
        amount,
      });
      await approve(bank, { quoteId, pin: '2580' });
    };
    bank.clock.advance(100 * DAY_MS);
    for (let round = 0; round < 3; round += 1) {
      bank.clock.advance(20 * DAY_MS);
      await send(friend, me, naira(60_000));
      await send(me, friend, naira(60_000));
    }
    expect(await habitsOf(me)).toMatchObject({ monthsWithIncome: 0, incomeSeen: zero, outgoing: zero });
    await send(friend, me, naira(30_000));
    expect(await habitsOf(me)).toMatchObject({ incomeSeen: naira(10_000), outgoing: zero });
    expect(await habitsOf(friend)).toMatchObject({ incomeSeen: zero, outgoing: naira(10_000) });
  });
});

describe('the decision', () => {
  const product = findProduct('business') ?? products[0];
  if (!product) throw new Error('no product');
  const given = {
    product,
    amount: naira(200_000),
    payment: naira(30_000),
    tier: 2,
    capped: false,
    employment: undefined,
    purpose: 'stock',
    planMost: naira(5_000_000),
    income: undefined,
    otherPayments: zero,
    score: { ...scoreOf(habits), score: 600 },
  };

  test.each([
    ['within its means', {}, 'approved', 'within_means'],
    ['beside another loan too much', { otherPayments: naira(40_000) }, 'rejected', 'unaffordable'],
    ['income never seen', { payment: naira(90_000), income: naira(250_000) }, 'pending', 'income_unseen'],
    [
      'half of what is only said',
      { payment: naira(70_000), income: naira(250_000) },
      'approved',
      'within_means',
    ],
    ['large', { amount: naira(1_200_000) }, 'pending', 'large'],
    ['over the level', { amount: naira(6_000_000) }, 'rejected', 'tier'],
    [
      'what a student says',
      { payment: naira(70_000), income: naira(250_000), employment: 'student' },
      'pending',
      'income_unseen',
    ],
    ['for betting', { purpose: 'to stake on bet9ja' }, 'rejected', 'purpose'],
    ['over the plan', { planMost: naira(100_000) }, 'rejected', 'plan'],
    ['a new number', { capped: true }, 'rejected', 'too_new'],
    ['a low score', { score: scoreOf({ ...habits, inArrears: false, tier: 0 }) }, 'approved', 'within_means'],
  ] as const)('%s: %s', (_, change, status, reason) => {
    expect(decideLoan({ ...given, ...change })).toMatchObject({ status, reason });
  });

  test('a score below what the loan asks, and a loan that is late', () => {
    const low = { ...given.score, score: 500 };
    expect(decideLoan({ ...given, score: low })).toMatchObject({ status: 'rejected', reason: 'score' });
    const late = { ...given.score, facts: { ...habits, inArrears: true } };
    expect(decideLoan({ ...given, score: late })).toMatchObject({ reason: 'arrears' });
  });

  test('what would be affordable is named', () => {
    expect(decideLoan({ ...given, amount: naira(300_000), payment: naira(120_000) })).toEqual({
      status: 'rejected',
      reason: 'unaffordable',
      amount: naira(150_000),
    });
  });
});

describe('applying', () => {
  test('amount and months are those of the product', async () => {
    const id = await person();
    await expect(apply(id, { amount: naira(19_999) })).rejects.toMatchObject({ code: 'loan_amount' });
    await expect(apply(id, { amount: naira(1_000_001) })).rejects.toMatchObject({ code: 'loan_amount' });
    await expect(apply(id, { months: 24 })).rejects.toMatchObject({ code: 'loan_term' });
    await expect(apply(id, { productId: 'none' })).rejects.toMatchObject({ code: 'loan_product' });
  });

  test('twice is once; another of the same kind is refused', async () => {
    const id = await person();
    const first = await apply(id);
    expect(first).toMatchObject({ status: 'approved', reason: 'within_means' });
    expect((await apply(id)).id).toBe(first.id);
    await expect(apply(id, { amount: naira(50_000) })).rejects.toMatchObject({ code: 'loan_open' });
    expect(await withdrawLoan(bank, id, first.id)).toMatchObject({ status: 'withdrawn' });
    expect((await apply(id)).id).not.toBe(first.id);
  });

  test('a person decides what waits, once', async () => {
    const id = await person();
    const loan = await apply(id, { amount: naira(400_000), income: naira(250_000) });
    expect(loan).toMatchObject({ status: 'pending', reason: 'income_unseen' });
    await expect(quoteLoan(bank, { customerId: id, loanId: loan.id })).rejects.toMatchObject({
      code: 'loan_not_offered',
    });
    const by = { administrator: 'shared', approved: true };
    expect(await decidePending(bank, loan.id, by)).toMatchObject({ status: 'pending' });
    await expect(decidePending(bank, loan.id, by)).rejects.toMatchObject({ code: 'forbidden' });
    const other = { administrator: await approver(bank), approved: true };
    expect(await decidePending(bank, loan.id, other)).toMatchObject({ status: 'approved' });
    await expect(decidePending(bank, loan.id, by)).rejects.toMatchObject({ code: 'loan_not_offered' });
    await quoteLoan(bank, { customerId: id, loanId: loan.id });
  });

  test('an offer lapses after a fortnight', async () => {
    const id = await person();
    const loan = await apply(id);
    const { quote } = await quoteLoan(bank, { customerId: id, loanId: loan.id });
    const late = { ...bank, clock: { now: () => new Date(bank.clock.now().getTime() + 14 * DAY_MS) } };
    await expect(quoteLoan(late, { customerId: id, loanId: loan.id })).rejects.toMatchObject({
      code: 'loan_not_offered',
    });
    await withdrawLoan(bank, id, loan.id);
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'loan_not_offered',
    });
    expect(await balance(id)).toBe(naira(250_000));
  });

  test('nothing is paid out to a number that is new on the account', async () => {
    const id = await person();
    const loan = await apply(id);
    const { quote } = await quoteLoan(bank, { customerId: id, loanId: loan.id });
    const cappedUntil = new Date(bank.clock.now().getTime() + DAY_MS);
    await bank.db.updateTable('customer').set({ cappedUntil }).where('id', '=', id).execute();
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'new_identity_cap',
    });
    await expect(quoteLoan(bank, { customerId: id, loanId: loan.id })).rejects.toMatchObject({
      code: 'new_identity_cap',
    });
    expect(await balance(id)).toBe(naira(250_000));
  });

  test('an offer lapses while another loan is late', async () => {
    const id = await person();
    const loan = await apply(id);
    const { quote } = await quoteLoan(bank, { customerId: id, loanId: loan.id });
    const other = await borrow(id, { productId: 'quick', amount: naira(5_000) });
    await bank.db.updateTable('loan').set({ status: 'in_arrears' }).where('id', '=', other.id).execute();
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'loan_not_offered',
    });
    expect(await balance(id)).toBe(naira(255_000));
  });

  test('nobody else’s loan can be seen', async () => {
    const [one, other] = [await person(), await person()];
    const loan = await apply(one);
    await expect(getLoan(bank.db, other, loan.id, bank.clock.now())).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(withdrawLoan(bank, other, loan.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the life of a loan', () => {
  test('paid out, collected on its dates, and closed', async () => {
    const id = await person();
    const loan = await borrow(id);
    expect(await balance(id)).toBe(naira(350_000));
    expect(loan).toMatchObject({ status: 'disbursed', outstanding: naira(100_000) });
    for (let month = 1; month <= 6; month += 1) {
      bank.clock.advance(31 * DAY_MS);
      await collectLoan(bank, loan.id);
      await collectLoan(bank, loan.id);
    }
    const ended = await getLoan(bank.db, id, loan.id, bank.clock.now());
    expect(ended).toMatchObject({ status: 'repaid', outstanding: zero });
    expect(await balance(id)).toBe(kobo(naira(250_000) - loan.totalInterest));
    expect(await isLent()).toBe(true);
    expect(await listLoansDue(bank.db, bank.clock.now())).not.toContain(loan.id);
  });

  test('a date is reminded of three days before, once', async () => {
    const id = await person();
    const loan = await borrow(id);
    const reminders = async () => {
      const rows = await bank.db
        .selectFrom('notification')
        .select('message')
        .where('customerId', '=', id)
        .where('message', 'like', '%is due on%')
        .execute();
      return rows.length;
    };
    const due = loan.next?.dueAt.getTime() ?? 0;
    bank.clock.advance(due - 4 * DAY_MS - bank.clock.now().getTime());
    await collectLoan(bank, loan.id);
    expect(await reminders()).toBe(0);
    bank.clock.advance(DAY_MS);
    await collectLoan(bank, loan.id);
    await collectLoan(bank, loan.id);
    expect(await reminders()).toBe(1);
    expect(await balance(id)).toBe(naira(350_000));
  });

  test('two collectors at once take a month once', async () => {
    const id = await person();
    const loan = await borrow(id);
    bank.clock.advance(31 * DAY_MS);
    const collect = () => collectLoan(bank, loan.id);
    await atOnce(bank, (trx) => lockCustomerAccount(trx, id), collect, collect, collect);
    expect(await balance(id)).toBe(kobo(naira(350_000) - loan.payment));
    expect(await isLent()).toBe(true);
  });

  test('paid back early, in part and then in full', async () => {
    const id = await person();
    const loan = await borrow(id);
    const half = await repay(id, loan, naira(40_000));
    expect(half.outstanding).toBe(naira(60_000));
    const all = await repay(id, half);
    expect(all).toMatchObject({ status: 'repaid', outstanding: zero });
    expect(await balance(id)).toBe(naira(250_000));
    await expect(quoteRepayment(bank, { customerId: id, loanId: loan.id })).rejects.toMatchObject({
      code: 'loan_not_running',
    });
    expect(await isLent()).toBe(true);
  });

  test('what was offered as all of it ends the loan, however long its approval took', async () => {
    const id = await person();
    const loan = await borrow(id);
    bank.clock.advance(10 * DAY_MS);
    const { quote, closes } = await quoteRepayment(bank, { customerId: id, loanId: loan.id });
    expect(closes).toBe(true);
    bank.clock.advance(14 * 60_000);
    await approve(bank, { quoteId: quote.id, pin: '2580' });
    const ended = await getLoan(bank.db, id, loan.id, bank.clock.now());
    expect(ended).toMatchObject({ status: 'repaid', outstanding: zero });
    expect(await balance(id)).toBe(kobo(naira(350_000) - quote.amount));
    expect(await isLent()).toBe(true);
  });

  test('without money: asked for, late with a fee once, and caught up', async () => {
    const id = await person(naira(60_000));
    const loan = await borrow(id, { amount: naira(20_000) });
    await spendTo(id, naira(1_000));
    bank.clock.advance(31 * DAY_MS);
    await collectLoans(bank);
    let now = await getLoan(bank.db, id, loan.id, bank.clock.now());
    expect(await balance(id)).toBe(zero);
    expect(now).toMatchObject({ status: 'disbursed', due: kobo(loan.payment - naira(1_000)) });
    bank.clock.advance(4 * DAY_MS);
    await collectLoans(bank);
    await collectLoans(bank);
    now = await getLoan(bank.db, id, loan.id, bank.clock.now());
    const missing = kobo(loan.payment - naira(1_000));
    expect(now).toMatchObject({ status: 'in_arrears', bucket: '1-30' });
    expect(now.due - missing).toBe((missing + 50n) / 100n);
    expect(await creditScore(bank.db, id, bank.clock.now())).toMatchObject({
      facts: { inArrears: true, instalmentsLate: 1 },
    });
    const { nuban = '' } = await getCustomerAccount(bank.db, id);
    const helper = await person();
    const sent = await quoteTransfer(bank, {
      customerId: helper,
      bankCode: karoBank.code,
      account: nuban,
      amount: naira(20_000),
    });
    await approve(bank, { quoteId: sent.quoteId, pin: '2580' });
    bank.clock.advance(DAY_MS);
    await collectLoans(bank);
    now = await getLoan(bank.db, id, loan.id, bank.clock.now());
    expect(now).toMatchObject({ status: 'disbursed', due: zero });
    expect(await isLent()).toBe(true);
  });

  test('two approvals of one offer pay out once', async () => {
    const id = await person();
    const loan = await apply(id);
    const quotes = [
      await quoteLoan(bank, { customerId: id, loanId: loan.id }),
      await quoteLoan(bank, { customerId: id, loanId: loan.id }),
    ];
    const done = await Promise.allSettled(
      quotes.map(({ quote }) => approve(bank, { quoteId: quote.id, pin: '2580' })),
    );
    expect(done.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    expect(await balance(id)).toBe(naira(350_000));
    expect((await listLoans(bank.db, id, bank.clock.now()))[0]?.status).toBe('disbursed');
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
