import { printNaira } from '../../kernel/index.ts';
import type { analytics as en } from '../en/analytics.ts';
import { printDay } from '../print.ts';

const categories: (typeof en)['categories'] = {
  airtime: 'Airtime',
  data: 'Data',
  electricity: 'Light',
  tv: 'TV',
  food: 'Food',
  transport: 'Transport',
  shopping: 'Shopping',
  housing: 'House',
  health: 'Health',
  education: 'School',
  family: 'Family',
  entertainment: 'Enjoyment',
  savings: 'Savings',
  investments: 'Investment',
  loans: 'Loan',
  charges: 'Charges',
  transfers: 'Transfer',
  salary: 'Salary',
  income: 'Money wey enter',
  refunds: 'Money wey come back',
  other: 'Other things',
};

/** What the bank says about what was earned and spent. */
export const analytics: typeof en = {
  categories,
  labels: {
    report: 'Money report',
    statement: 'Statement of account',
    balance: 'Balance',
    income: 'Wetin enter for one month',
    expenses: 'Wetin comot for one month',
    savingsRate: 'Wetin you no spend',
    date: 'Date',
    description: 'Wetin e be',
    category: 'For wetin',
    amount: 'How much',
    opening: 'Balance when e start',
    closing: 'Balance when e end',
    moneyIn: 'Money wey enter',
    moneyOut: 'Money wey comot',
  },
  mailed: (f) =>
    `Every month we go send your report to ${f.email} as PDF, the next one na ${printDay(f.nextAt)}. To download one now, or make we stop am: ${f.link}`,
  mailedNoMore: () =>
    'We no go send your monthly report again. Talk “email me my monthly report” if you want am back.',
  greeting: (f) => `How far ${f.firstName}, na your report be this for ${f.period}.`,
  spent: (f) =>
    [
      `You don spend ${printNaira(f.amount)} (${f.label}).`,
      ...f.parts.map((part) => `${categories[part.id]}: ${printNaira(part.amount)}, ${part.percentage}%`),
    ].join('\n'),
  spentOn: (f) =>
    f.count === 0
      ? `You never spend anything for ${categories[f.category].toLowerCase()} (${f.label}).`
      : `You don spend ${printNaira(f.amount)} for ${categories[f.category].toLowerCase()} (${f.label}), e reach ${f.count} ${f.count === 1 ? 'time' : 'times'}.`,
};
