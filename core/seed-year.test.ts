import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomerByIdentity } from './customers.ts';
import { listPlans } from './investments/plans.ts';
import { portfolioOf } from './investments.ts';
import { balanceOfCustomer, trialBalance } from './ledger.ts';
import { creditScore, listLoans } from './loans.ts';
import { ngozi, seedYear } from './seed-year.ts';
import { type TestBank, testBank } from './testing.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

test('a year is lived once: a loan paid back, one running, a plan, shares, money from abroad, and the book balances', async () => {
  expect(await seedYear(bank)).toBe('lived');
  expect(await seedYear(bank)).toBe('there already');
  const customer = await findCustomerByIdentity(bank.db, 'phone', ngozi.phone);
  const id = customer?.id ?? '';
  const now = bank.clock.now();
  expect((await listLoans(bank.db, id, now)).map((loan) => loan.status)).toEqual(['disbursed', 'repaid']);
  expect((await creditScore(bank.db, id, now)).score).toBeGreaterThan(700);
  const [plan] = await listPlans(bank, id);
  expect(plan?.contributed).toBeGreaterThanOrEqual(9n * 2_000_000n);
  expect((await portfolioOf(bank, id)).positions.length).toBeGreaterThan(5);
  expect((await balanceOfCustomer(bank.db, id)).available).toBeGreaterThan(0n);
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
