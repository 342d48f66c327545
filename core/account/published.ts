import { type Plan, planIds, plans, priceOf } from '../catalogue/index.ts';
import type { Answer } from '../contract/index.ts';
import { type Kobo, type Language, toNaira } from '../kernel/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';
import { searchKnowledge } from '../support/index.ts';

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

/** The four plans, as they are shown to anybody. */
export const publishedTiers = (language: Language): Answer<'GET /api/account/tiers'> =>
  planIds.map((id) => tierOf(plans[id], phrasesIn(language).plans));

/** What the bank says to anybody, whatever its database holds: pages that are made beforehand are made from it. */
export const published = {
  '/api/account/tiers': publishedTiers('en'),
  '/api/support/knowledge': searchKnowledge('en') as Answer<'GET /api/support/knowledge'>,
};
