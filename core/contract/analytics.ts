import Type from 'typebox';
import { amount, day, instant, nullable, object, oneOf, rows } from './row.ts';

export const periods = ['7d', '30d', '90d', '1y'] as const;
export const spendingCategories = [
  'airtime',
  'data',
  'electricity',
  'tv',
  'food',
  'transport',
  'shopping',
  'housing',
  'health',
  'education',
  'family',
  'entertainment',
  'savings',
  'investments',
  'loans',
  'charges',
  'transfers',
  'salary',
  'income',
  'refunds',
  'other',
] as const;
export type SpendingCategory = (typeof spendingCategories)[number];

const category = oneOf(spendingCategories);

const range = {
  period: Type.Optional(oneOf(periods)),
  /** A range of days, in the place of a period; both are in it. */
  from: Type.Optional(day),
  to: Type.Optional(day),
  category: Type.Optional(category),
  type: Type.Optional(oneOf(['income', 'expense', 'other'] as const)),
};

const transaction = object({
  id: Type.String(),
  type: oneOf(['income', 'expense', 'other'] as const),
  /** Whether it came in; of what is neither earned nor spent the type does not say. */
  isIn: Type.Boolean(),
  description: Type.String(),
  category: Type.String(),
  /** The category’s name for corrections. */
  categoryId: category,
  amount,
  date: instant,
});

const month = object({
  /** `2026-11`. */
  month: Type.String(),
  amount,
});

/** Percent against the period before; null where there was nothing to compare with. */
const change = nullable(Type.Number());

const schedule = object({
  enabled: Type.Boolean(),
  /** Where it goes; the customer’s own address. */
  email: nullable(Type.String()),
  /** A code that was sent there came back; before that nothing goes there. */
  emailVerified: Type.Boolean(),
  nextAt: nullable(instant),
});

const report = object({
  period: object({ from: instant, to: instant }),
  overview: object({
    totalBalance: amount,
    monthlyIncome: amount,
    monthlyExpenses: amount,
    /** Percent of the income that was not spent. */
    savingsRate: Type.Number(),
    changes: object({ balance: change, income: change, expenses: change, savingsRate: change }),
  }),
  trends: object({ income: Type.Array(month), expenses: Type.Array(month) }),
  categories: Type.Array(
    object({
      id: category,
      name: Type.String(),
      amount,
      percentage: Type.Number(),
      color: Type.String(),
    }),
  ),
  goals: Type.Array(
    object({ name: Type.String(), current: amount, target: amount, progress: Type.Number() }),
  ),
  transactions: Type.Array(transaction),
});

export const analytics = rows({
  'GET /api/analytics': {
    about:
      'What came in and went out over 7d, 30d, 90d or 1y, or between two days: totals, by month, by category, goals, and the five latest.',
    auth: 'customer',
    reads: true,
    scope: 'analytics:read',
    query: object(range),
    reply: report,
    faults: ['bad_request'],
  },
  'GET /api/analytics/{period}': {
    about: 'The same over 7d, 30d, 90d or 1y, named in the path.',
    auth: 'customer',
    reads: true,
    scope: 'analytics:read',
    params: object({ period: oneOf(periods) }),
    reply: report,
    faults: [],
  },
  'GET /api/analytics/transactions': {
    about: 'All that the filter lets through, newest first; `before` is the last one’s id.',
    auth: 'customer',
    reads: true,
    scope: 'analytics:read',
    query: object({ ...range, before: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })) }),
    reply: Type.Array(transaction),
    faults: ['bad_request'],
  },
  'POST /api/analytics/transactions/{id}/category': {
    about: 'Corrects a category. What the same person or place is paid later is taken for the same.',
    auth: 'customer',
    params: object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
    body: object({ category }),
    reply: transaction,
    faults: ['not_found'],
  },
  'GET /api/analytics/export': {
    about: 'The report as a file: CSV with every line, or PDF with the figures and the lines.',
    auth: 'customer',
    reads: true,
    scope: 'analytics:read',
    query: object({ ...range, format: Type.Optional(oneOf(['csv', 'pdf'] as const)) }),
    reply: Type.Unsafe<Uint8Array | string>({}),
    produces: 'text/csv',
    faults: ['bad_request'],
    perMinute: 20,
  },
  'GET /api/account/statement': {
    about: 'The account’s statement between two days, as PDF: every entry with the balance after it.',
    auth: 'customer',
    reads: true,
    query: object({ from: day, to: day }),
    reply: Type.Unsafe<Uint8Array>({}),
    produces: 'application/pdf',
    faults: ['bad_request'],
    perMinute: 20,
  },
  'GET /api/analytics/schedule': {
    about: 'Whether the month’s report comes by mail.',
    auth: 'customer',
    reply: schedule,
    faults: [],
  },
  'POST /api/analytics/schedule': {
    about: 'Has the report of each month mailed on the first day of the next, or stops it.',
    auth: 'customer',
    body: object({ enabled: Type.Boolean() }),
    reply: schedule,
    faults: ['email_needed', 'email_unproved'],
  },
});
