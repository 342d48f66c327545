import { type Plan, planIds, plans, priceOf, tierFor } from '../catalogue/index.ts';
import type { Answer } from '../contract/index.ts';
import { type Kobo, type Language, toNaira } from '../kernel/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';
import { searchKnowledge } from '../support/index.ts';

const wholeNaira = (amount: Kobo): number => Number(amount / 100n);

/** What a plan adds to the one before it, from the figures that transfers, cards, savings, loans, investments and support read. */
function featuresOf(plan: Plan, words: Phrases['plans']): string[] {
  const before = planIds[planIds.indexOf(plan.id) - 1];
  const { adds } = words;
  if (!before) return [...words.basics, adds.cards({ cards: plan.cards })];
  const below = plans[before];
  const more = (name: 'investmentMinimum' | 'prioritySupport', said: () => string) =>
    plan[name] === below[name] ? [] : [said()];
  return [
    adds.allOf({ plan: words.names[before] }),
    adds.daily({ daily: plan.daily }),
    adds.cards({ cards: plan.cards }),
    adds.interest({ percent: plan.interestBp / 100 }),
    adds.loans({ most: plan.loanMaximum }),
    ...more('investmentMinimum', () => adds.investing({ least: plan.investmentMinimum })),
    ...more('prioritySupport', adds.support),
  ];
}

const tierOf = (plan: Plan, words: Phrases['plans']): Answer<'GET /api/account/tiers'>[number] => ({
  id: plan.id,
  name: plan.id,
  displayName: words.names[plan.id],
  description: words.about[plan.id],
  monthlyFee: wholeNaira(plan.monthlyFee),
  annualFee: toNaira(priceOf(plan.id, 'annual')),
  popular: plan.popular,
  color: plan.color,
  features: featuresOf(plan, words),
  level: tierFor(plan.id),
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

/**
 * What the bank says to anybody, whatever its database holds: pages that are made beforehand are made from it.
 * @public
 */
export const published = {
  '/api/account/tiers': publishedTiers('en'),
  '/api/support/knowledge': searchKnowledge('en') as Answer<'GET /api/support/knowledge'>,
};
