import Type from 'typebox';
import { instant, money, nullable, object, oneOf, rows, uuid } from './row.ts';

export const planNames = ['basic', 'premium', 'business', 'vip'] as const;
const billing = oneOf(['monthly', 'annual'] as const);

const tier = object({
  id: oneOf(planNames),
  name: oneOf(planNames),
  displayName: Type.String(),
  description: Type.String(),
  /** Naira a month; 0 is free. A year costs twelve times this, times 0.83. */
  monthlyFee: Type.Integer(),
  annualFee: money,
  popular: Type.Boolean(),
  color: Type.String(),
  features: Type.Array(Type.String()),
  /** The lowest KYC level at which all of the plan can be used. */
  level: Type.Integer(),
  limits: object({
    /** Naira. */
    dailyTransferLimit: Type.Integer(),
    monthlyTransferLimit: Type.Integer(),
    virtualCardsLimit: Type.Integer(),
    /** Percent a year. */
    savingsInterestRate: Type.Number(),
    investmentMinimum: Type.Integer(),
    loanMaximum: Type.Integer(),
    prioritySupport: Type.Boolean(),
  }),
});

export const tiers = rows({
  'GET /api/account/tiers': {
    about: 'The four plans, with fee, features and limits.',
    auth: 'anyone',
    reply: Type.Array(tier),
    faults: [],
  },
  'GET /api/account/current-tier': {
    about: 'The customer’s plan.',
    auth: 'customer',
    scope: 'users:read',
    reply: object({
      id: oneOf(planNames),
      name: oneOf(planNames),
      displayName: Type.String(),
      billing: nullable(billing),
      /** When it is paid again; null where it is free. */
      renewsAt: nullable(instant),
      /** The plan that begins then, where another one was chosen. */
      nextTier: nullable(oneOf(planNames)),
      /** Until when a fee that could not be taken may still be paid. */
      graceUntil: nullable(instant),
      /** From when the plan's higher limits hold. */
      limitsFrom: nullable(instant),
    }),
    faults: [],
  },
  'POST /api/account/upgrade-tier': {
    about:
      'Chooses another plan. One with a higher fee is an offer to approve by PIN (`quoteId`), and begins then; a lower one begins when the paid time ends.',
    auth: 'customer',
    body: object({ tierId: oneOf(planNames), billing: Type.Optional(billing) }),
    reply: object({
      message: Type.String(),
      /** What the customer’s KYC level holds back of the plan, and how to change it; null where nothing is. */
      heldBack: nullable(Type.String()),
      status: oneOf(['approve', 'scheduled', 'kept'] as const),
      /** The offer to approve. */
      quoteId: nullable(uuid),
      amount: nullable(money),
    }),
    faults: ['tier_active', 'insufficient_funds', 'customer_frozen', 'pin_unset'],
    perMinute: 20,
  },
});
