import { fraction, type Kobo, kobo, minimum, naira, zero } from '../kernel/index.ts';
import { loanCeilings, type Tier, tierNames, tiers } from './limits.ts';

/** From the least to the most. */
export const planIds = ['basic', 'premium', 'business', 'vip'] as const;
export type PlanId = (typeof planIds)[number];
export type Billing = 'monthly' | 'annual';

/** A plan: its price, and what it gives. Transfers, cards, savings, investments and loans read it. */
export type Plan = {
  id: PlanId;
  monthlyFee: Kobo;
  popular: boolean;
  color: string;
  /** What may leave in a day and in a month, until the customer chooses otherwise; never above the KYC tier's ceiling. */
  daily: Kobo;
  monthly: Kobo;
  cards: number;
  /** Of savings, in hundredths of a percent a year. */
  interestBp: number;
  investmentMinimum: Kobo;
  loanMaximum: Kobo;
  prioritySupport: boolean;
};

/** The four plans. The least has the FAQ's limits, the most those of the settings page. */
export const plans: Record<PlanId, Plan> = {
  basic: {
    id: 'basic',
    monthlyFee: zero,
    popular: false,
    color: '#64748b',
    daily: naira(100_000),
    monthly: naira(2_000_000),
    cards: 1,
    interestBp: 400,
    investmentMinimum: naira(5_000),
    loanMaximum: naira(500_000),
    prioritySupport: false,
  },
  premium: {
    id: 'premium',
    monthlyFee: naira(2_500),
    popular: true,
    color: '#059669',
    daily: naira(500_000),
    monthly: naira(10_000_000),
    cards: 3,
    interestBp: 550,
    investmentMinimum: naira(1_000),
    loanMaximum: naira(5_000_000),
    prioritySupport: false,
  },
  business: {
    id: 'business',
    monthlyFee: naira(7_500),
    popular: false,
    color: '#2563eb',
    daily: naira(1_000_000),
    monthly: naira(25_000_000),
    cards: 10,
    interestBp: 650,
    investmentMinimum: naira(1_000),
    loanMaximum: naira(20_000_000),
    prioritySupport: true,
  },
  vip: {
    id: 'vip',
    monthlyFee: naira(20_000),
    popular: false,
    color: '#b45309',
    daily: naira(2_000_000),
    monthly: naira(50_000_000),
    cards: 25,
    interestBp: 800,
    investmentMinimum: naira(100),
    loanMaximum: naira(50_000_000),
    prioritySupport: true,
  },
};

/** What a period costs: a year is twelve months, times 0.83. */
export function priceOf(plan: PlanId, billing: Billing): Kobo {
  const month = plans[plan].monthlyFee;
  return billing === 'monthly' ? month : fraction(kobo(month * 12n), 83n, 100n);
}

/** What is kept of a customer's plan about its limits. */
export type PlanHeld = { plan: string | null; limitsFrom: Date | null; limitsPlan: string | null };

/**
 * Whose limits hold: the plan's from the day after it was bought, and until then those of the one before it, because nobody has less for having paid more. None
 * where no plan is paid for: then the tier's hold.
 */
export function planOfLimits(held: Partial<PlanHeld> | undefined, at: Date): string | null {
  if (!held?.plan || held.plan === 'basic') return null;
  return held.limitsFrom && held.limitsFrom <= at ? held.plan : (held.limitsPlan ?? null);
}

/** The lowest KYC tier at which all of a plan can be used: below it the tier's ceilings hold back its limits or its loans. */
export const tierFor = (plan: PlanId): Tier =>
  tierNames.find(
    (tier) => tiers[tier].ceiling.daily >= plans[plan].daily && loanCeilings[tier] >= plans[plan].loanMaximum,
  ) ?? 3;

/** What a customer's KYC tier holds back of a plan: how much may leave in a day all the same, and the tier that holds nothing back. */
export const heldBack = (plan: PlanId, tier: Tier): { daily: Kobo; tier: Tier } | undefined => {
  const needed = tierFor(plan);
  if (plan === 'basic' || tier >= needed) return undefined;
  const { daily } = plans[plan];
  const { ceiling } = tiers[tier];
  return { daily: minimum(ceiling.daily, daily), tier: needed };
};
