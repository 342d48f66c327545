import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payee } from '../../catalogue/mandates.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { type Kobo, kobo, naira, printNaira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOfCustomer } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../../orders/settlements.ts';
import { byTwo, type TestBank, testBank } from '../../sandbox/testing.ts';
import { freezeCustomer, unfreezeCustomer } from '../../security/freezing.ts';
import { getGoal } from '../goals/reading.ts';
import { createGoal, endGoal } from '../goals/savings.ts';
import { applyForLoan, quoteLoan, quoteRepayment } from '../loans/applications.ts';
import { getLoan } from '../loans/reading.ts';
import { listRuns } from '../scheduled/records.ts';
import { quoteMandate } from './quoting.ts';
import { runMandates } from './runs.ts';

const DAY_MS = 86_400_000;
let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const settle = async () => {
  for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
};
const approved = (customerId: string, quoteId: string) => approve(bank, { quoteId, pin: '2580', customerId });
const person = async (): Promise<string> => {
  people += 1;
  const phone = `+23481000930${String(people).padStart(2, '0')}`;
  const names = { firstName: 'Sade', lastName: 'Lawal' };
  const opened = { phone, ...names, opening: naira(250_000), demo: false, verified: true };
  return (await openSandboxCustomer(bank, opened)).id;
};
const balance = async (customerId: string) => (await balanceOfCustomer(bank.db, customerId)).balance;

/** Something that is paid by itself, and what has come of it so far. */
type Subject = { payee: Payee; amount: Kobo; cost: Kobo; arrived: () => Promise<Kobo> };

const bills = async (customerId: string): Promise<Kobo> => {
  const rows = await bank.db
    .selectFrom('bill')
    .select('amount')
    .where('customerId', '=', customerId)
    .where('status', '=', 'success')
    .execute();
  return kobo(rows.reduce((total, row) => total + row.amount, 0n));
};

const goalOf = (customerId: string) => createGoal(bank, { customerId, name: 'rent', target: naira(100_000) });

const loanOf = async (customerId: string) => {
  const loan = await applyForLoan(bank, {
    customerId,
    productId: 'quick',
    amount: naira(100_000),
    months: 6,
    purpose: 'rent',
    income: naira(150_000),
  });
  const { quote } = await quoteLoan(bank, { customerId, loanId: loan.id });
  await approved(customerId, quote.id);
  return loan.id;
};

const bill = { operation: 'bill', plan: null, meterType: null } as const;
const subjects: Record<string, (customerId: string) => Promise<Subject>> = {
  data: async (customerId) => ({
    payee: { ...bill, kind: 'data', biller: 'mtn', number: '08030000009', plan: 'mtn-1gb-weekly' },
    amount: naira(800),
    cost: naira(800),
    arrived: () => bills(customerId),
  }),
  electricity: async (customerId) => ({
    payee: { ...bill, kind: 'electricity', biller: 'ikedc', number: '45001234567', meterType: 'prepaid' },
    amount: naira(3_000),
    cost: naira(3_000),
    arrived: () => bills(customerId),
  }),
  goal: async (customerId) => {
    const { id } = await goalOf(customerId);
    return {
      payee: { operation: 'goal_save', goalId: String(id) },
      amount: naira(2_000),
      cost: naira(2_000),
      arrived: async () => (await getGoal(bank.db, customerId, id)).balance,
    };
  },
  loan: async (customerId) => {
    const id = await loanOf(customerId);
    const paid = () => bank.db.selectFrom('loanPayment').select('amount').where('loanId', '=', id).execute();
    return {
      payee: { operation: 'loan_repay', loanId: String(id) },
      amount: naira(5_000),
      cost: naira(5_000),
      arrived: async () => kobo((await paid()).reduce((total, row) => total + row.amount, 0n)),
    };
  },
};

const day = (ahead: number) =>
  new Date(bank.clock.now().getTime() + 3_600_000 + ahead * DAY_MS).toISOString().slice(0, 10);
const set = async (customerId: string, { payee, amount }: Subject, times: number): Promise<bigint> => {
  const schedule = { rhythm: 'daily', firstOn: day(1), times } as const;
  const { quote } = await quoteMandate(bank, { customerId, payee, amount, schedule, retries: false });
  const { reference = '' } = await approved(customerId, quote.id);
  const row = bank.db.selectFrom('mandate').select('id').where('reference', '=', reference);
  return (await row.executeTakeFirstOrThrow()).id;
};
const pass = async (days: number) => {
  for (let each = 0; each < days; each += 1) {
    bank.clock.advance(DAY_MS);
    await runMandates(bank);
    await settle();
  }
};
const runsOf = async (id: bigint) => (await listRuns(bank.db, id, 100)).map((run) => run.status).reverse();
const statusOf = async (id: bigint) =>
  (await bank.db.selectFrom('mandate').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const newest = async (customerId: string) =>
  (
    await bank.db
      .selectFrom('notification')
      .select('message')
      .where('customerId', '=', customerId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).message;

describe.each(Object.entries(subjects))('a standing order of %s', (_, make) => {
  test('pays nothing when it is approved, once on each of its days, and nothing after its end', async () => {
    const id = await person();
    const subject = await make(id);
    const before = await balance(id);
    const mandate = await set(id, subject, 2);
    expect([await subject.arrived(), await balance(id)]).toEqual([0n, before]);
    await pass(1);
    await runMandates(bank);
    expect(await subject.arrived()).toBe(subject.cost);
    await pass(4);
    expect(await runsOf(mandate)).toEqual(['paid', 'paid']);
    expect(await statusOf(mandate)).toBe('ended');
    expect(await subject.arrived()).toBe(kobo(subject.cost * 2n));
    expect(await balance(id)).toBe(kobo(before - subject.cost * 2n));
  });

  test('pays nothing under a freeze, and goes on after it', async () => {
    const id = await person();
    const subject = await make(id);
    const before = await balance(id);
    const mandate = await set(id, subject, 3);
    await freezeCustomer(bank, { customerId: id, channel: 'house', why: 'test' });
    await pass(2);
    expect(await runsOf(mandate)).toEqual(['failed', 'failed']);
    expect([await subject.arrived(), await balance(id)]).toEqual([0n, before]);
    const why = 'test';
    await byTwo(bank, (administrator) => unfreezeCustomer(bank, { customerId: id, administrator, why }));
    await pass(1);
    expect(await runsOf(mandate)).toEqual(['failed', 'failed', 'paid']);
    expect(await subject.arrived()).toBe(subject.cost);
  });

  test('a freeze between the quote of a run and its payment stops that payment', async () => {
    const id = await person();
    const subject = await make(id);
    const before = await balance(id);
    const mandate = await set(id, subject, 1);
    bank.clock.advance(DAY_MS);
    // The quote of the run is written, and then the customer is frozen before it is accepted.
    let frozen = false;
    const db = bank.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows as { operation?: string; customerId?: string; status?: string }[];
        if (!frozen && row?.customerId === id && row.operation !== undefined && row.status === 'open') {
          frozen = true;
          await freezeCustomer(bank, { customerId: id, channel: 'house', why: 'test' });
        }
        return result;
      },
    });
    await runMandates({ ...bank, db });
    await settle();
    expect(frozen).toBe(true);
    expect(await runsOf(mandate)).not.toContain('paid');
    expect([await subject.arrived(), await balance(id)]).toEqual([0n, before]);
  });
});

describe('what a standing order paid for is over', () => {
  test('a goal that was closed ends it, and the customer is told once', async () => {
    const id = await person();
    const goal = await goalOf(id);
    const payee = { operation: 'goal_save', goalId: String(goal.id) } as const;
    const mandate = await set(id, { payee, amount: naira(2_000) } as Subject, 5);
    await endGoal(bank, { customerId: id, goalId: goal.id });
    await pass(3);
    expect(await runsOf(mandate)).toEqual(['failed']);
    expect(await statusOf(mandate)).toBe('ended');
    expect(await newest(id)).toContain('nothing more is paid to “rent”');
    expect(await balance(id)).toBe(naira(250_000));
  });

  test('the last payment takes what is left of a loan, and none follows', async () => {
    const id = await person();
    const loanId = await loanOf(id);
    const { outstanding } = await getLoan(bank.db, id, loanId, bank.clock.now());
    const amount = naira(5_000);
    const all = kobo(outstanding - naira(2_000));
    const { quote } = await quoteRepayment(bank, { customerId: id, loanId, amount: all });
    await approved(id, quote.id);
    const payee = { operation: 'loan_repay', loanId: String(loanId) } as const;
    const ordered = await quoteMandate(bank, {
      customerId: id,
      payee,
      amount: naira(2_000),
      ceiling: amount,
      schedule: { rhythm: 'daily', firstOn: day(1) },
      retries: true,
    });
    const { reference = '' } = await approved(id, ordered.quote.id);
    await pass(5);
    const row = bank.db.selectFrom('mandate').selectAll().where('reference', '=', reference);
    const mandate = await row.executeTakeFirstOrThrow();
    expect(mandate.status).toBe('ended');
    expect((await getLoan(bank.db, id, loanId, bank.clock.now())).status).toBe('repaid');
    expect((await runsOf(mandate.id)).at(-1)).toBe('failed');
    const taken = await bank.db
      .selectFrom('loanPayment')
      .select('amount')
      .where('loanId', '=', loanId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(taken.amount).toBeLessThan(naira(2_000));
    const news = bank.db.selectFrom('notification').select('message').where('customerId', '=', id);
    const messages = (await news.execute()).map(({ message }) => message);
    expect(
      messages.filter((each) => each.includes(`carried out: ${printNaira(kobo(taken.amount))}`)),
    ).toHaveLength(1);
    expect(await newest(id)).toContain('nothing more is paid to');
  });

  test('a goal or a loan of somebody else is none to pay into', async () => {
    const [id, other] = [await person(), await person()];
    const { id: goalId } = await goalOf(other);
    const loanId = await loanOf(other);
    const schedule = { rhythm: 'daily', firstOn: day(1) } as const;
    for (const payee of [
      { operation: 'goal_save', goalId: String(goalId) },
      { operation: 'loan_repay', loanId: String(loanId) },
    ] as const)
      await expect(
        quoteMandate(bank, { customerId: id, payee, amount: naira(500), schedule, retries: true }),
      ).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('the book balances after all of it', async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});
