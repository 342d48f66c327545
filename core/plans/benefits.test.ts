import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedTiers } from '../account/published.ts';
import { heldBack, loanCeilings, type PlanId, planIds, plans, tierFor, tiers } from '../catalogue/index.ts';
import type { Customer } from '../customers/records.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { languages, naira } from '../kernel/index.ts';
import { limitsOf } from '../limits/checks.ts';
import { approve } from '../orders/approvals.ts';
import { cardsMost } from '../products/cards/issuing.ts';
import { savingsRate } from '../products/goals/reading.ts';
import { leastOf } from '../products/investments/trading.ts';
import { decideLoan } from '../products/loans/decision.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { listOpenTickets, openTicket } from '../support/tickets.ts';
import { choosePlan } from './subscriptions.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

let made = 0;
async function someone(tier: 1 | 2 | 3): Promise<Customer> {
  made += 1;
  const person = { phone: `+23480390000${String(10 + made)}`, firstName: 'Ngozi', lastName: 'Eze' };
  const opened = await openSandboxCustomer(bank, {
    ...person,
    opening: naira(100_000),
    demo: false,
    verified: true,
  });
  await bank.db.updateTable('customer').set({ tier }).where('id', '=', opened.id).execute();
  return { ...opened, tier };
}

async function buy({ id }: Customer, plan: PlanId): Promise<void> {
  const chosen = await choosePlan(bank, { customerId: id, plan });
  if (chosen.status !== 'approve') throw new Error(`it was ${chosen.status}`);
  await approve(bank, { quoteId: chosen.quoteId, pin: '2580' });
}

describe('what a plan is sold with', () => {
  test.each(planIds.filter((id) => id !== 'basic'))('%s gives each figure of its price table', async (id) => {
    const me = await someone(3);
    await buy(me, id);
    bank.clock.advance(86_400_000);
    const plan = plans[id];
    const now = bank.clock.now();
    expect(await limitsOf(bank.db, me, now)).toMatchObject({ daily: plan.daily, monthly: plan.monthly });
    expect(await cardsMost(bank.db, me.id)).toBe(plan.cards);
    expect(await savingsRate(bank.db, me.id)).toBe(plan.interestBp);
    expect(await leastOf(bank.db, me.id)).toBe(plan.investmentMinimum);
  });

  test('the least plan gives a verified account the figures of the FAQ', async () => {
    const { daily, monthly, dailyBills } = await limitsOf(bank.db, await someone(2), bank.clock.now());
    expect([daily, monthly, dailyBills]).toEqual([naira(100_000), naira(2_000_000), naira(50_000)]);
    expect([daily, monthly]).toEqual([plans.basic.daily, plans.basic.monthly]);
  });

  test('a loan above what the plan lends is refused for the plan', () => {
    const decided = decideLoan({
      product: { id: 'personal', minimum: naira(1), maximum: naira(50_000_000) } as never,
      amount: (plans.premium.loanMaximum + 1n) as never,
      planMost: plans.premium.loanMaximum,
      tier: 3,
      capped: false,
      purpose: 'a shop',
      score: { facts: { inArrears: false } },
    } as never);
    expect(decided).toMatchObject({ status: 'rejected', reason: 'plan', amount: plans.premium.loanMaximum });
  });

  test('questions of a plan with priority support come before older ones, but for urgent ones', async () => {
    const ask = async (customer: Customer, priority: 'medium' | 'high' | 'urgent') =>
      (
        await openTicket(bank, {
          customerId: customer.id,
          subject: `${priority} ${customer.id}`,
          category: 'Account Issues',
          message: 'When?',
          priority,
        })
      ).id;
    const [plain, premium, business] = [await someone(3), await someone(3), await someone(3)];
    await buy(premium, 'premium');
    await buy(business, 'business');
    const older = await ask(plain, 'high');
    const paid = await ask(premium, 'high');
    const first = await ask(business, 'medium');
    const urgent = await ask(plain, 'urgent');
    expect((await listOpenTickets(bank.db)).map(({ id }) => id)).toEqual([urgent, first, older, paid]);
  });
});

describe('what a level holds back of a plan', () => {
  test('is said before it is sold, in the offer itself', async () => {
    const chosen = await choosePlan(bank, { customerId: (await someone(1)).id, plan: 'vip' });
    expect(chosen).toMatchObject({ heldBack: { daily: naira(50_000), tier: 3 } });
    expect(await choosePlan(bank, { customerId: (await someone(2)).id, plan: 'premium' })).toMatchObject({
      heldBack: undefined,
    });
  });

  test('is exactly what limits and loans would hold back', () => {
    for (const id of planIds)
      for (const tier of [1, 2, 3] as const) {
        const isCapped =
          tiers[tier].ceiling.daily < plans[id].daily || loanCeilings[tier] < plans[id].loanMaximum;
        expect(tier < tierFor(id), `${id} at ${tier}`).toBe(isCapped);
        if (id !== 'basic') expect(heldBack(id, tier) !== undefined).toBe(isCapped);
      }
  });
});

test('the price table says nothing that its figures do not, in every language', () => {
  for (const language of languages)
    for (const tier of publishedTiers(language)) {
      const figures = tier.features.join(' ').match(/₦[\d,]+|\d[\d.]*%/g) ?? [];
      const known = [
        ...[tier.limits.dailyTransferLimit, tier.limits.loanMaximum, tier.limits.investmentMinimum].map(
          (amount) => `₦${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`,
        ),
        `${tier.limits.savingsInterestRate}%`,
      ];
      expect(figures.filter((figure) => !known.includes(figure))).toEqual([]);
      if (tier.id !== 'basic') expect(figures.length).toBeGreaterThanOrEqual(3);
    }
});
