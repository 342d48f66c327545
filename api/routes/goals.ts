import { type Goal, planIds, plans } from '@karo/core/catalogue';
import type { Answer } from '@karo/core/contract';
import { phrasesIn } from '@karo/core/phrases';
import {
  createGoal,
  endGoal,
  getGoal,
  goalHistory,
  listGoals,
  quotePlan,
  quoteSaving,
  quoteTaking,
  savingsRate,
  stopPlan,
} from '@karo/core/products/goals';
import { asNumber, readAmount, readAmountIf } from '../amounts.ts';
import type { Handlers } from '../call.ts';

type GoalOut = Answer<'GET /api/goals'>[number];

const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;

const toGoal = (goal: Goal): GoalOut => ({
  id: String(goal.id),
  name: goal.name,
  kind: goal.kind,
  status: goal.status,
  currentAmount: asNumber(goal.balance),
  targetAmount: asNumber(goal.target),
  progress: goal.progressBp / 100,
  interestRate: goal.rateBp / 100,
  interestEarned: asNumber(goal.interestPaid),
  interestAccrued: asNumber(goal.accrued),
  targetDate: iso(goal.targetAt),
  lockedUntil: iso(goal.lockedUntil),
  plan: goal.plan
    ? {
        amount: asNumber(goal.plan.amount),
        frequency: goal.plan.frequency,
        nextAt: goal.plan.nextAt.toISOString(),
      }
    : null,
  createdAt: goal.createdAt.toISOString(),
});

const toOffer = ({ quote, message }: { quote: { id: string; amount: bigint }; message: string }) => ({
  quoteId: quote.id,
  amount: asNumber(quote.amount),
  message,
});

export const goals = {
  'GET /api/goals': async ({ bank, customer }) => (await listGoals(bank.db, customer.id)).map(toGoal),

  'GET /api/goals/rates': async ({ bank, customer }) => ({
    yours: customer ? (await savingsRate(bank.db, customer.id)) / 100 : null,
    plans: planIds.map((plan) => ({ plan, interestRate: plans[plan].interestBp / 100 })),
  }),

  'POST /api/goals': async ({ bank, customer, body }) => {
    const { targetAmount, firstAmount, ...order } = body;
    const first = readAmountIf(firstAmount);
    const goal = await createGoal(bank, {
      ...order,
      customerId: customer.id,
      target: readAmount(targetAmount),
      first,
    });
    const offer =
      first && (await quoteSaving(bank, { customerId: customer.id, goalId: goal.id, amount: first }));
    return { goal: toGoal(goal), quoteId: offer ? offer.quote.id : null };
  },

  'GET /api/goals/{id}': async ({ bank, customer, params }) => {
    const goal = await getGoal(bank.db, customer.id, BigInt(params.id));
    const lines = await goalHistory(bank.db, goal.id);
    const history = lines.map((line) => ({
      at: line.at.toISOString(),
      kind: line.kind,
      reference: line.reference,
      amount: asNumber(line.amount),
      tax: asNumber(line.tax),
      balance: asNumber(line.balance),
    }));
    return { ...toGoal(goal), history };
  },

  'POST /api/goals/{id}/save': async ({ bank, customer, params, body }) =>
    toOffer(
      await quoteSaving(bank, {
        customerId: customer.id,
        goalId: BigInt(params.id),
        amount: readAmount(body.amount),
      }),
    ),

  'POST /api/goals/{id}/withdraw': async ({ bank, customer, params, body }) =>
    toOffer(
      await quoteTaking(bank, {
        customerId: customer.id,
        goalId: BigInt(params.id),
        amount: readAmountIf(body.amount),
        breakLock: body.breakLock,
      }),
    ),

  'POST /api/goals/{id}/plan': async ({ bank, customer, params, body, language }) => {
    const of = { customerId: customer.id, goalId: BigInt(params.id) };
    const amount = readAmountIf(body.amount);
    if (amount === undefined) {
      const goal = await stopPlan(bank, of);
      return { goal: toGoal(goal), quoteId: null, message: phrasesIn(language).goals.planOff({ goal }) };
    }
    const offer = await quotePlan(bank, { ...of, amount, frequency: body.frequency ?? 'monthly' });
    return { goal: toGoal(offer.goal), quoteId: offer.quote.id, message: offer.message };
  },

  'POST /api/goals/{id}/close': async ({ bank, customer, params, body }) => {
    const of = { customerId: customer.id, goalId: BigInt(params.id) };
    const { goal, quote, message } = await endGoal(bank, { ...of, breakLock: body.breakLock });
    return { goal: toGoal(goal), quoteId: quote?.id ?? null, message };
  },
} satisfies Partial<Handlers>;
