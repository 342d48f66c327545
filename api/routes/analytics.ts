import type { Answer, Query } from '@karo/core/contract';
import { dayOf, Fault, startOf } from '@karo/core/kernel';
import { type Phrases, phrasesIn } from '@karo/core/phrases';
import {
  type Analytics,
  analyse,
  correctCategory,
  type Filter,
  getSchedule,
  listMovements,
  type Movement,
  type Period,
  periodDays,
  reportCsv,
  reportPdf,
  type Schedule,
  setSchedule,
  spanOf,
  statementName,
  statementPdf,
} from '@karo/core/statements';
import { asNumber } from '../amounts.ts';
import type { Handlers } from '../call.ts';

type Line = Answer<'GET /api/analytics/transactions'>[number];

const PAGE = 100;
const DAY_MS = 86_400_000;
const YEARS_MS = 5 * 366 * DAY_MS;

/** Midnight in Lagos, at the beginning of a day that is one. */
function dayIn(text: string, field: string): Date {
  const at = startOf(text);
  if (Number.isNaN(at.getTime()) || dayOf(at) !== text) throw new Fault('bad_request', { field });
  return at;
}

function spanBetween(from: string, to: string): { from: Date; to: Date } {
  const span = { from: dayIn(from, 'from'), to: new Date(dayIn(to, 'to').getTime() + DAY_MS) };
  if (span.from >= span.to || span.to.getTime() - span.from.getTime() > YEARS_MS)
    throw new Fault('bad_request', { field: 'from' });
  return span;
}

function filterOf(query: Query<'GET /api/analytics'>, now: Date): Filter {
  const { from, to, period = '30d', category, type } = query;
  if ((from === undefined) !== (to === undefined))
    throw new Fault('bad_request', { field: from ? 'to' : 'from' });
  const span = from && to ? spanBetween(from, to) : spanOf(now, period as Period);
  return { ...span, ...(category && { category }), ...(type && { type }) };
}

const toLine = (line: Movement, phrases: Phrases): Line => ({
  id: String(line.id),
  type: line.type,
  isIn: line.isIn,
  description: line.description(phrases),
  category: phrases.analytics.categories[line.category],
  categoryId: line.category,
  amount: asNumber(line.amount),
  date: line.at.toISOString(),
});

const toMonths = (months: Analytics['trends']['income']) =>
  months.map(({ month, amount }) => ({ month, amount: asNumber(amount) }));

const toAnalytics = (figures: Analytics, phrases: Phrases): Answer<'GET /api/analytics'> => ({
  period: { from: figures.span.from.toISOString(), to: figures.span.to.toISOString() },
  overview: {
    totalBalance: asNumber(figures.balance),
    monthlyIncome: asNumber(figures.income),
    monthlyExpenses: asNumber(figures.expenses),
    savingsRate: figures.savingsRate,
    changes: {
      balance: figures.changes.balance ?? null,
      income: figures.changes.income ?? null,
      expenses: figures.changes.expenses ?? null,
      savingsRate: figures.changes.savingsRate ?? null,
    },
  },
  trends: { income: toMonths(figures.trends.income), expenses: toMonths(figures.trends.expenses) },
  categories: figures.categories.map(({ id, amount, percentage, color }) => ({
    id,
    name: phrases.analytics.categories[id],
    amount: asNumber(amount),
    percentage,
    color,
  })),
  goals: figures.goals.map((goal) => ({
    name: goal.name,
    progress: goal.progress,
    current: asNumber(goal.current),
    target: asNumber(goal.target),
  })),
  transactions: figures.latest.map((line) => toLine(line, phrases)),
});

const toSchedule = ({ enabled, email, emailVerified, nextAt }: Schedule) => ({
  enabled,
  email: email ?? null,
  emailVerified,
  nextAt: nextAt?.toISOString() ?? null,
});

const named = (file: string): string => `attachment; filename="${file}"`;

export const analytics = {
  'GET /api/analytics': async ({ bank, customer, language, query }) =>
    toAnalytics(await analyse(bank.db, customer.id, filterOf(query, bank.clock.now())), phrasesIn(language)),

  'GET /api/analytics/{period}': async ({ bank, customer, language, params }) =>
    toAnalytics(await analyse(bank.db, customer.id, filterOf(params, bank.clock.now())), phrasesIn(language)),

  'GET /api/analytics/transactions': async ({ bank, customer, language, query }) => {
    const filter = filterOf(query, bank.clock.now());
    const before = query.before === undefined ? undefined : BigInt(query.before);
    const lines = await listMovements(bank.db, customer.id, filter, { before, limit: PAGE });
    return lines.map((line) => toLine(line, phrasesIn(language)));
  },

  'POST /api/analytics/transactions/{id}/category': async ({ bank, customer, language, params, body }) =>
    toLine(await correctCategory(bank, customer.id, BigInt(params.id), body.category), phrasesIn(language)),

  'GET /api/analytics/export': async ({ bank, customer, language, query, reply }) => {
    const filter = filterOf(query, bank.clock.now());
    const name = `karo-report-${query.period && query.period in periodDays ? query.period : 'days'}`;
    if (query.format === 'pdf') {
      reply.type('application/pdf').header('content-disposition', named(`${name}.pdf`));
      return reportPdf(bank, customer.id, filter, language);
    }
    reply.type('text/csv; charset=utf-8').header('content-disposition', named(`${name}.csv`));
    return reportCsv(bank, customer.id, filter, language);
  },

  'GET /api/account/statement': async ({ bank, customer, language, query, reply }) => {
    const span = spanBetween(query.from, query.to);
    reply.header('content-disposition', named(statementName(query)));
    return statementPdf(bank, customer.id, span, language);
  },

  'GET /api/analytics/schedule': async ({ bank, customer }) =>
    toSchedule(await getSchedule(bank, customer.id)),

  'POST /api/analytics/schedule': async ({ bank, customer, body }) =>
    toSchedule(await setSchedule(bank, customer.id, body.enabled)),
} satisfies Partial<Handlers>;
