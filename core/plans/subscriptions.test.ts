import { transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlanId, planIds, plans, priceOf } from '../catalogue/plans.ts';
import type { Customer } from '../customers/records.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { type Kobo, naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOfCustomer, lockCustomerAccount } from '../ledger/operations.ts';
import { checkTransferLimits, limitsOf } from '../limits/checks.ts';
import { approve } from '../orders/approvals.ts';
import { atOnce, type TestBank, testBank } from '../sandbox/testing.ts';
import { choosePlan, currentPlan, renewPlans } from './subscriptions.ts';

const DAY_MS = 86_400_000;

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

let made = 0;
function someone(opening: Kobo = naira(100_000)): Promise<Customer> {
  made += 1;
  const person = { phone: `+23480370000${String(10 + made)}`, firstName: 'Ngozi', lastName: 'Eze' };
  return openSandboxCustomer(bank, { ...person, opening, demo: false, verified: true });
}

const balance = async ({ id }: Customer) => (await balanceOfCustomer(bank.db, id)).available;

async function buy(customer: Customer, plan: PlanId, billing: 'monthly' | 'annual' = 'monthly') {
  const chosen = await choosePlan(bank, { customerId: customer.id, plan, billing });
  if (chosen.status !== 'approve') throw new Error(`it was ${chosen.status}`);
  return approve(bank, { quoteId: chosen.quoteId, pin: '2580' });
}

describe('plans', () => {
  test('a year is twelve months, times 0.83', () => {
    expect(priceOf('premium', 'annual')).toBe(naira(24_900));
    expect(priceOf('basic', 'annual')).toBe(0n);
    expect(planIds.map((id) => plans[id].monthlyFee)).toEqual([0, 2_500, 7_500, 20_000].map((n) => naira(n)));
  });

  test('a higher one is paid by PIN and begins now; its limits begin a day later', async () => {
    const me = await someone();
    expect(await buy(me, 'premium')).toMatchObject({
      status: 'done',
      message: expect.stringContaining('Premium'),
    });
    expect(await balance(me)).toBe(naira(97_500));
    expect(await currentPlan(bank.db, me.id)).toMatchObject({ plan: 'premium', billing: 'monthly' });
    const daily = async () => (await limitsOf(bank.db, me, bank.clock.now())).daily;
    expect(await daily()).toBe(naira(100_000));
    bank.clock.advance(DAY_MS);
    expect(await daily()).toBe(naira(500_000));
  });

  test('who pays for more keeps what the lesser plan gave until the higher limits begin', async () => {
    const me = { ...(await someone()), tier: 3 as const };
    await bank.db.updateTable('customer').set({ tier: 3 }).where('id', '=', me.id).execute();
    const daily = async () => (await limitsOf(bank.db, me, bank.clock.now())).daily;
    await buy(me, 'premium');
    bank.clock.advance(DAY_MS);
    expect(await daily()).toBe(naira(500_000));
    await buy(me, 'business');
    expect(await daily()).toBe(naira(500_000));
    await expect(
      transact(bank.db, async (trx) => checkTransferLimits(trx, me, naira(300_000), bank.clock.now())),
    ).resolves.toBeUndefined();
    bank.clock.advance(DAY_MS);
    expect(await daily()).toBe(naira(1_000_000));
  });

  test('what was chosen in haste, and upgraded within the day, has waited for nothing yet', async () => {
    const me = await someone();
    await buy(me, 'premium');
    await buy(me, 'business');
    expect((await limitsOf(bank.db, me, bank.clock.now())).daily).toBe(naira(100_000));
  });

  test('the KYC tier’s ceiling stands above what is paid for', async () => {
    const me = await someone();
    await buy(me, 'vip');
    bank.clock.advance(DAY_MS);
    expect((await limitsOf(bank.db, me, bank.clock.now())).daily).toBe(naira(500_000));
  });

  test('the one that one has is refused, and so is one that cannot be paid', async () => {
    const me = await someone(naira(1_000));
    await expect(choosePlan(bank, { customerId: me.id, plan: 'basic' })).rejects.toMatchObject({
      code: 'tier_active',
    });
    await expect(choosePlan(bank, { customerId: me.id, plan: 'premium' })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
  });

  test('choosing more carries the unused time over', async () => {
    const me = await someone();
    await buy(me, 'premium');
    const before = (await currentPlan(bank.db, me.id)).renewsAt ?? bank.clock.now();
    await buy(me, 'business');
    const after = (await currentPlan(bank.db, me.id)).renewsAt ?? bank.clock.now();
    const thirdOfAMonth = (before.getTime() - bank.clock.now().getTime()) / 3;
    expect(after.getTime() - before.getTime()).toBeCloseTo(thirdOfAMonth, -3);
  });

  test('a lower one begins when the paid time ends, and may be taken back until then', async () => {
    const me = await someone();
    await buy(me, 'business');
    const down = () => choosePlan(bank, { customerId: me.id, plan: 'basic' });
    expect(await down()).toMatchObject({ status: 'scheduled' });
    expect(await choosePlan(bank, { customerId: me.id, plan: 'business' })).toEqual({ status: 'kept' });
    await down();
    bank.clock.advance(31 * DAY_MS);
    await renewPlans(bank);
    expect(await currentPlan(bank.db, me.id)).toEqual({ plan: 'basic' });
    expect(await balance(me)).toBe(naira(92_500));
  });

  test('renews by itself, once a period, however often the round comes', async () => {
    const me = await someone();
    await buy(me, 'premium');
    bank.clock.advance(31 * DAY_MS);
    const renew = () => renewPlans(bank);
    await atOnce(bank, (trx) => lockCustomerAccount(trx, me.id), renew, renew);
    await renewPlans(bank);
    expect(await balance(me)).toBe(naira(95_000));
  });

  test('a fee that is not there has a week; then it is Basic', async () => {
    const me = await someone(naira(2_500));
    await buy(me, 'premium');
    bank.clock.advance(31 * DAY_MS);
    await renewPlans(bank);
    expect(await currentPlan(bank.db, me.id)).toMatchObject({
      plan: 'premium',
      graceUntil: expect.any(Date),
    });
    bank.clock.advance(7 * DAY_MS);
    await renewPlans(bank);
    expect(await currentPlan(bank.db, me.id)).toEqual({ plan: 'basic' });
  });

  test('the book balances after all of it', async () => {
    expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
  });
});
