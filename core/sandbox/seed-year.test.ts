import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomerByIdentity } from '../customers/records.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import { listGoals } from '../products/goals/reading.ts';
import { listPlans } from '../products/investments/plans-read.ts';
import { portfolioOf } from '../products/investments/trading.ts';
import { listLoans } from '../products/loans/reading.ts';
import { creditScore } from '../products/loans/score.ts';
import { analyse } from '../statements/analytics.ts';
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
  const { positions } = await portfolioOf(bank, id);
  expect(positions.length).toBeGreaterThan(5);
  // Bought at the prices of then, not of now.
  expect(positions.filter(({ cost, value }) => (cost - value) ** 2n > 10_000n).length).toBeGreaterThan(5);
  expect(await listGoals(bank.db, id)).toHaveLength(2);
  const month = { from: new Date(now.getTime() - 30 * 86_400_000), to: now };
  expect((await analyse(bank.db, id, month)).income).toBeGreaterThan(0n);
  expect((await balanceOfCustomer(bank.db, id)).available).toBeGreaterThan(0n);
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
