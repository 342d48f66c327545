import { transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { dayOf, daysAfter } from '../../kernel/lagos-time.ts';
import { type Kobo, kobo, naira, sum, zero } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { accrue, dailyInterest, taxOnInterest } from '../../ledger/interest.ts';
import { balanceOf, getCustomerAccount, internal } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { getGoal, goalHistory, listGoals, savedByCustomer } from './reading.ts';
import { createGoal, endGoal, quotePlan, quoteSaving, quoteTaking, stopPlan, tendGoals } from './savings.ts';

const DAY_MS = 86_400_000;

let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});

async function person(opening = naira(500_000)): Promise<string> {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481200000${String(people).padStart(2, '0')}`,
    firstName: 'Sade',
    lastName: 'Saver',
    opening,
    demo: false,
    verified: true,
  });
  return id;
}

const balance = async (customerId: string): Promise<Kobo> =>
  (await balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id)).balance;
const yes = (quote: { id: string }) => approve(bank, { quoteId: quote.id, pin: '2580' });
const save = async (customerId: string, goalId: bigint, amount: Kobo) =>
  yes((await quoteSaving(bank, { customerId, goalId, amount })).quote);

/** Lives through days, one at a time, as the rounds do. */
async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    bank.clock.advance(DAY_MS);
    await tendGoals(bank);
  }
}

describe('interest', () => {
  test('of a day is a 365th of the year’s, and small money loses nothing of it', () => {
    expect(dailyInterest(naira(365_000), 400)).toBe(4_000n * 1_000_000n);
    expect(dailyInterest(kobo(1), 400)).toBe(109n);
    expect(dailyInterest(zero, 800)).toBe(0n);
  });

  test('has a tenth withheld for the tax office, never rounded against the saver', () => {
    expect([0n, 9n, 10n, 1_999n].map((each) => taxOnInterest(kobo(each)))).toEqual([0n, 0n, 1n, 199n]);
  });

  test('days follow one another through months and years', () => {
    expect(dayOf(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
    expect(daysAfter('2028-02-28')).toBe('2028-02-29');
    expect(daysAfter('2026-12-31')).toBe('2027-01-01');
  });

  test('is the same however often it is asked for', async () => {
    const customerId = await person();
    const goal = await createGoal(bank, { customerId, name: 'Rent', target: naira(400_000) });
    await save(customerId, goal.id, naira(300_000));
    const account =
      (await bank.db.selectFrom('goal').select('pot').where('id', '=', goal.id).executeTakeFirstOrThrow())
        .pot ?? 0n;
    const reckon = (steps: number[]) =>
      transact(bank.db, async (trx) => {
        let stands = { accrued: 0n, accruedOn: dayOf(bank.clock.now()) };
        const paid: Kobo[] = [];
        for (const day of steps)
          stands = await accrue(
            trx,
            { account, rateBp: 400, ...stands },
            new Date(bank.clock.now().getTime() + day * DAY_MS),
            async (amount) => void paid.push(amount),
          );
        return { ...stands, paid };
      });
    const daily = await reckon(Array.from({ length: 70 }, (_, day) => day));
    expect(await reckon([70, 70])).toEqual(await reckon([70]));
    expect((await reckon([69])).paid).toEqual(daily.paid);
    expect(daily.paid).toHaveLength(2);
  });
});

describe('a goal', () => {
  test('is saved into by PIN, earns the plan’s rate, and is paid at the end of the month', async () => {
    const customerId = await person();
    const before = await balance(customerId);
    const goal = await createGoal(bank, { customerId, name: 'New okada', target: naira(365_000) });
    const done = await save(customerId, goal.id, naira(182_500));
    expect(done.message).toContain('“New okada” has ₦182,500 of ₦365,000');
    expect(await balance(customerId)).toBe(kobo(before - naira(182_500)));
    const start = dayOf(bank.clock.now());
    let days = 0;
    while (daysAfter(start, days).slice(0, 7) === start.slice(0, 7)) days += 1;
    await live(days);
    const now = await getGoal(bank.db, customerId, goal.id);
    const gross = kobo(2_000n * BigInt(days));
    expect(now.interestPaid).toBe(kobo(gross - taxOnInterest(gross)));
    expect(now.balance).toBe(kobo(naira(182_500) + now.interestPaid));
    expect(now).toMatchObject({ rateBp: 400, status: 'active' });
    expect(await savedByCustomer(bank.db, customerId)).toBe(now.balance);
    const [interest, saved] = await goalHistory(bank.db, goal.id);
    expect([interest?.kind, saved?.kind]).toEqual(['interest', 'saved']);
    expect([interest?.amount, interest?.tax]).toEqual([now.interestPaid, taxOnInterest(gross)]);
    await tendGoals(bank);
    expect((await getGoal(bank.db, customerId, goal.id)).balance).toBe(now.balance);
  });

  test('gives money back, never more than it holds, and closes with the interest of the broken month', async () => {
    const customerId = await person();
    const goal = await createGoal(bank, { customerId, name: 'School fees', target: naira(100_000) });
    await save(customerId, goal.id, naira(100_000));
    expect((await getGoal(bank.db, customerId, goal.id)).status).toBe('reached');
    const of = { customerId, goalId: goal.id };
    await expect(quoteTaking(bank, { ...of, amount: naira(100_001) })).rejects.toMatchObject({
      code: 'goal_short',
    });
    const { quote: twice } = await quoteTaking(bank, { ...of, amount: naira(60_000) });
    await yes((await quoteTaking(bank, { ...of, amount: naira(60_000) })).quote);
    await expect(yes(twice)).rejects.toMatchObject({ code: 'goal_short' });
    bank.clock.advance(3 * DAY_MS);
    const before = await balance(customerId);
    await yes((await quoteTaking(bank, { ...of, closes: true })).quote);
    expect(await balance(customerId)).toBeGreaterThan(before + naira(40_000));
    const closed = await getGoal(bank.db, customerId, goal.id);
    expect(closed).toMatchObject({ status: 'closed', balance: 0n });
    await expect(quoteSaving(bank, { ...of, amount: naira(500) })).rejects.toMatchObject({
      code: 'goal_closed',
    });
  });

  test('one that was emptied still has its interest, and closes with it', async () => {
    const customerId = await person();
    const goal = await createGoal(bank, { customerId, name: 'Car', target: naira(1_000_000) });
    const of = { customerId, goalId: goal.id };
    await save(customerId, goal.id, naira(400_000));
    await live(6);
    await yes((await quoteTaking(bank, { ...of, amount: naira(400_000) })).quote);
    const before = await balance(customerId);
    const { quote } = await endGoal(bank, of);
    expect(quote).toBeDefined();
    if (quote) await yes(quote);
    expect((await balance(customerId)) - before).toBeGreaterThan(naira(150));
    expect(await getGoal(bank.db, customerId, goal.id)).toMatchObject({ status: 'closed', balance: 0n });
  });

  test('refuses what is no goal, and an empty one closes without a PIN', async () => {
    const customerId = await person();
    const order = { customerId, name: 'X', target: naira(50_000) };
    await expect(createGoal(bank, { ...order, target: naira(10) })).rejects.toMatchObject({
      code: 'goal_target',
    });
    await expect(createGoal(bank, { ...order, targetDate: '2020-01-01' })).rejects.toMatchObject({
      code: 'goal_date',
    });
    await expect(createGoal(bank, { ...order, kind: 'locked' })).rejects.toMatchObject({ code: 'goal_date' });
    const { id: goalId } = await createGoal(bank, order);
    await expect(quoteSaving(bank, { customerId, goalId, amount: naira(600_000) })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    await expect(getGoal(bank.db, await person(), goalId)).rejects.toMatchObject({ code: 'not_found' });
    expect((await endGoal(bank, { customerId, goalId })).quote).toBeUndefined();
    expect((await listGoals(bank.db, customerId)).map(({ status }) => status)).toEqual(['closed']);
  });
});

describe('locked savings', () => {
  test('stay until their day; the lock breaks only knowingly, and costs the month’s interest', async () => {
    const customerId = await person();
    const lockedUntil = daysAfter(dayOf(bank.clock.now()), 90);
    const goal = await createGoal(bank, {
      customerId,
      name: 'Land',
      target: naira(300_000),
      kind: 'locked',
      lockedUntil,
    });
    await save(customerId, goal.id, naira(200_000));
    const of = { customerId, goalId: goal.id };
    await expect(quoteTaking(bank, of)).rejects.toMatchObject({ code: 'goal_locked' });
    bank.clock.advance(2 * DAY_MS);
    const { quote, message } = await quoteTaking(bank, { ...of, amount: naira(50_000), breakLock: true });
    expect(message).toContain('you lose this month’s interest');
    await yes(quote);
    expect((await getGoal(bank.db, customerId, goal.id)).accrued).toBe(0n);
    bank.clock.advance(95 * DAY_MS);
    await tendGoals(bank);
    await yes((await quoteTaking(bank, { ...of, closes: true })).quote);
    expect((await getGoal(bank.db, customerId, goal.id)).interestPaid).toBeGreaterThan(0n);
  });
});

describe('a plan', () => {
  test('saves on its days, each once; says once that it could not; and stops at once', async () => {
    const customerId = await person(naira(25_000));
    const goal = await createGoal(bank, { customerId, name: 'Detty December', target: naira(100_000) });
    const of = { customerId, goalId: goal.id };
    await yes((await quotePlan(bank, { ...of, amount: naira(10_000), frequency: 'weekly' })).quote);
    await live(7);
    await tendGoals(bank);
    expect((await getGoal(bank.db, customerId, goal.id)).balance).toBe(naira(10_000));
    await live(7);
    expect((await getGoal(bank.db, customerId, goal.id)).balance).toBe(naira(20_000));
    await live(8);
    const short = await getGoal(bank.db, customerId, goal.id);
    expect(short.plan).toBeDefined();
    expect(await balance(customerId)).toBe(naira(5_000));
    expect((await stopPlan(bank, of)).plan).toBeUndefined();
  });
});

test('what customers put by and what was paid on it is what the pots hold', async () => {
  const rows = await bank.db.selectFrom('goalLine').select('amount').execute();
  const pots = await bank.db
    .selectFrom('account')
    .innerJoin('goal', 'goal.pot', 'account.id')
    .select('account.balance')
    .execute();
  expect(sum(rows.map((row) => kobo(row.amount)))).toBe(sum(pots.map((pot) => kobo(pot.balance))));
  const paid = await bank.db.selectFrom('goal').select('interestPaid').execute();
  const booked = async (code: 'savings_interest' | 'withholding_tax') =>
    (await balanceOf(bank.db, await internal(bank.db, code))).balance;
  const tax = await booked('withholding_tax');
  const lines = await bank.db.selectFrom('goalLine').select('tax').execute();
  expect(tax).toBe(sum(lines.map((line) => kobo(line.tax))));
  expect(tax).toBeGreaterThan(0n);
  const net = sum(paid.map((goal) => kobo(goal.interestPaid)));
  expect(kobo(net + tax)).toBe(kobo(-(await booked('savings_interest'))));
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});
