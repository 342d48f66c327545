import type { Answer } from '@karo/core/contract/index';
import { type Kobo, toNaira } from '@karo/core/money';
import { type Phrases, phrasesIn } from '@karo/core/phrases/index';
import { choosePlan, currentPlan, type Plan, planIds, plans, priceOf } from '@karo/core/plans';
import type { Handlers } from '../call.ts';

const wholeNaira = (amount: Kobo): number => Number(amount / 100n);

const tierOf = (plan: Plan, words: Phrases['plans']): Answer<'GET /api/account/tiers'>[number] => ({
  id: plan.id,
  name: plan.id,
  displayName: words.names[plan.id],
  description: words.about[plan.id],
  monthlyFee: wholeNaira(plan.monthlyFee),
  annualFee: toNaira(priceOf(plan.id, 'annual')),
  popular: plan.popular,
  color: plan.color,
  features: words.features[plan.id],
  limits: {
    dailyTransferLimit: wholeNaira(plan.daily),
    monthlyTransferLimit: wholeNaira(plan.monthly),
    virtualCardsLimit: plan.cards,
    savingsInterestRate: plan.interestBp / 100,
    investmentMinimum: wholeNaira(plan.investmentMinimum),
    loanMaximum: wholeNaira(plan.loanMaximum),
    prioritySupport: plan.prioritySupport,
  },
});

export const tiers = {
  'GET /api/account/tiers': async ({ language }) =>
    planIds.map((id) => tierOf(plans[id], phrasesIn(language).plans)),

  'GET /api/account/current-tier': async ({ bank, customer, language }) => {
    const held = await currentPlan(bank.db, customer.id);
    return {
      id: held.plan,
      name: held.plan,
      displayName: phrasesIn(language).plans.names[held.plan],
      billing: held.billing ?? null,
      renewsAt: held.renewsAt?.toISOString() ?? null,
      nextTier: held.nextPlan ?? null,
      graceUntil: held.graceUntil?.toISOString() ?? null,
      limitsFrom: held.limitsFrom?.toISOString() ?? null,
    };
  },

  'POST /api/account/upgrade-tier': async ({ bank, customer, body, language }) => {
    const { tierId: plan, billing } = body;
    const chosen = await choosePlan(bank, { customerId: customer.id, plan, billing });
    const { plans: words } = phrasesIn(language);
    const name = words.names[plan];
    if (chosen.status === 'kept')
      return { message: words.kept({ plan: name }), status: 'kept', quoteId: null, amount: null };
    if (chosen.status === 'scheduled') {
      const message = words.scheduled({ plan: name, at: chosen.at });
      return { message, status: 'scheduled', quoteId: null, amount: null };
    }
    const { quoteId, amount } = chosen;
    const message = words.offer({ plan: name, amount });
    return { message, status: 'approve', quoteId, amount: toNaira(amount) };
  },
} satisfies Partial<Handlers>;
