import Type from 'typebox';
import { amount, amountIn, instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

export const assetCategories = ['stocks', 'crypto', 'bonds', 'funds'] as const;
/** The filters of the Discover tab. */
export const assetFilters = ['all', ...assetCategories] as const;
export const planRisks = ['conservative', 'moderate', 'aggressive'] as const;

const id = Type.String({ pattern: '^\\d{1,18}$' });
const assetId = Type.String({ pattern: '^[a-z0-9-]{2,20}$' });
/** Units of an asset as text, with at most eight decimals. */
const quantity = Type.String({ pattern: '^\\d+(\\.\\d{1,8})?$' });

const investment = object({
  id: Type.String(),
  name: Type.String(),
  symbol: Type.String(),
  category: oneOf(assetCategories),
  risk: oneOf(['low', 'medium', 'high'] as const),
  currentPrice: amount,
  /** Percent since a day ago. */
  changePercent: Type.Number(),
  minimumInvestment: amount,
  description: Type.String(),
  /** Where the price is from, and when. */
  source: Type.String(),
  pricedAt: instant,
});

const holding = object({
  id: Type.String(),
  name: Type.String(),
  symbol: Type.String(),
  category: oneOf(assetCategories),
  quantity,
  currentPrice: amount,
  totalValue: amount,
  cost: amount,
  return: amount,
  returnPercent: Type.Number(),
});

const plan = object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  riskLevel: oneOf(planRisks),
  currentAmount: amount,
  targetAmount: amount,
  monthlyContribution: amount,
  /** Percent a year, the middle of the range. It is not promised. */
  expectedReturn: Type.Number(),
  /** `5-7%` */
  expectedRange: Type.String(),
  contributed: amount,
  years: Type.Integer(),
  progress: Type.Number(),
  status: oneOf(['active', 'paused', 'matured', 'closed'] as const),
  nextContribution: nullable(instant),
  endsAt: instant,
  assets: Type.Array(object({ symbol: Type.String(), percent: Type.Integer() })),
});

const trade = object({
  reference: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  type: oneOf(['buy', 'sell'] as const),
  quantity,
  price: amount,
  amount,
  fee: amount,
  planId: nullable(Type.String()),
  date: instant,
});

const order = object({
  /** The offer to approve by PIN. */
  quoteId: uuid,
  amount,
  fee: amount,
  total: amount,
  expiresAt: instant,
  message: Type.String(),
});

export const investments = rows({
  'GET /api/investments': {
    about: 'What can be bought, with prices; `category` filters.',
    auth: 'anyone',
    query: object({ category: Type.Optional(oneOf(assetFilters)) }),
    reply: Type.Array(investment),
    faults: ['unavailable'],
  },
  'GET /api/investments/{category}': {
    about: 'What can be bought of one category, or all.',
    auth: 'anyone',
    params: object({ category: oneOf(assetFilters) }),
    reply: Type.Array(investment),
    faults: ['unavailable'],
  },
  'GET /api/investments/portfolio': {
    about: 'What the customer holds outside plans and in them, at today’s prices.',
    auth: 'customer',
    reads: true,
    scope: 'payments:read',
    reply: object({
      totalValue: amount,
      totalCost: amount,
      totalReturn: amount,
      returnPercent: Type.Number(),
      pricedAt: instant,
      assets: Type.Array(holding),
    }),
    faults: ['unavailable'],
  },
  'GET /api/investments/market': {
    about: 'The indices, computed from the prices; what rose and fell most in a day; the cryptocurrencies.',
    auth: 'anyone',
    reply: object({
      indices: Type.Array(
        object({
          id: Type.String(),
          name: Type.String(),
          value: Type.Number(),
          change: Type.Number(),
          changePercent: Type.Number(),
        }),
      ),
      gainers: Type.Array(investment),
      losers: Type.Array(investment),
      crypto: Type.Array(investment),
      source: Type.String(),
      pricedAt: instant,
    }),
    faults: ['unavailable'],
  },
  'GET /api/investments/{id}/history': {
    about: 'The prices of one asset over the last days, oldest first.',
    auth: 'anyone',
    params: object({ id: assetId }),
    query: object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })) }),
    reply: object({ symbol: Type.String(), points: Type.Array(object({ at: instant, price: amount })) }),
    faults: ['asset_unknown', 'unavailable'],
  },
  'POST /api/investments/trade': {
    about:
      'Buys or sells for an amount of naira, at a price that holds until the offer expires: an order to approve by PIN. A sale without an amount sells all.',
    auth: 'customer',
    body: object({
      investmentId: text(20),
      amount: Type.Optional(amountIn),
      type: oneOf(['buy', 'sell'] as const),
    }),
    reply: object({ ...order.properties, symbol: Type.String(), quantity, price: amount }),
    faults: [
      'asset_unknown',
      'amount_invalid',
      'investment_minimum',
      'holding_short',
      'insufficient_funds',
      'customer_frozen',
      'pin_unset',
      'unavailable',
    ],
    perMinute: 30,
  },
  'GET /api/investments/trades': {
    about: 'What the customer bought and sold, newest first.',
    auth: 'customer',
    reads: true,
    reply: Type.Array(trade),
    faults: [],
  },
  'GET /api/investments/plans': {
    about: 'The customer’s investment plans.',
    auth: 'customer',
    scope: 'payments:read',
    reply: Type.Array(plan),
    faults: ['unavailable'],
  },
  'GET /api/investments/plans/models': {
    about: 'The three kinds of plan: what each holds and what it may bring. Nothing of it is promised.',
    auth: 'anyone',
    reply: Type.Array(
      object({
        riskLevel: oneOf(planRisks),
        name: Type.String(),
        description: Type.String(),
        expectedReturn: Type.Number(),
        expectedRange: Type.String(),
        minimumContribution: amount,
        years: Type.Array(Type.Integer()),
        assets: Type.Array(object({ symbol: Type.String(), percent: Type.Integer() })),
      }),
    ),
    faults: [],
  },
  'POST /api/investments/plans': {
    about:
      'Begins a plan: an order to approve by PIN, which takes the first contribution and allows the monthly ones after it.',
    auth: 'customer',
    body: object({
      name: text(60),
      riskLevel: oneOf(planRisks),
      monthlyContribution: amountIn,
      years: Type.Integer({ minimum: 1, maximum: 10 }),
      /** Where none is given: what the contributions come to with the expected return. */
      targetAmount: Type.Optional(amountIn),
    }),
    reply: order,
    faults: [
      'amount_invalid',
      'investment_minimum',
      'plan_term',
      'insufficient_funds',
      'customer_frozen',
      'pin_unset',
      'unavailable',
    ],
    perMinute: 20,
  },
  'POST /api/investments/plans/{id}/pause': {
    about: 'Stops the monthly contributions, or goes on with them. What was invested stays.',
    auth: 'customer',
    params: object({ id }),
    body: object({ paused: Type.Boolean() }),
    reply: plan,
    faults: ['not_found', 'plan_over', 'unavailable'],
  },
  'POST /api/investments/plans/{id}/close': {
    about: 'Sells all that a plan holds and ends it: an order to approve by PIN.',
    auth: 'customer',
    params: object({ id }),
    reply: order,
    faults: ['not_found', 'plan_over', 'customer_frozen', 'unavailable'],
  },
});
