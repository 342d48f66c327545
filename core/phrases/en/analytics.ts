import type { SpendingCategory } from '../../contract/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay } from '../print.ts';

const categories: Record<SpendingCategory, string> = {
  airtime: 'Airtime',
  data: 'Data',
  electricity: 'Electricity',
  tv: 'TV',
  food: 'Food',
  transport: 'Transport',
  shopping: 'Shopping',
  housing: 'Housing',
  health: 'Health',
  education: 'Education',
  family: 'Family',
  entertainment: 'Entertainment',
  savings: 'Savings',
  investments: 'Investments',
  loans: 'Loans',
  charges: 'Charges',
  transfers: 'Transfers',
  salary: 'Salary',
  income: 'Income',
  refunds: 'Money returned',
  other: 'Other',
};

type Part = { id: SpendingCategory; amount: Kobo; percentage: number };

/** What the bank says about what was earned and spent. */
export const analytics = {
  categories,
  labels: {
    report: 'Financial report',
    statement: 'Statement of account',
    balance: 'Balance',
    income: 'Income a month',
    expenses: 'Expenses a month',
    savingsRate: 'Not spent',
    date: 'Date',
    description: 'Description',
    category: 'Category',
    amount: 'Amount',
    opening: 'Opening balance',
    closing: 'Closing balance',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
  },
  mailed: (f: { email: string; nextAt: Date; link: string }) =>
    `Each month’s report comes to ${f.email} as a PDF, next on ${printDay(f.nextAt)}. To download one now, or to stop it: ${f.link}`,
  mailedNoMore: () =>
    'Your monthly report is mailed no more. Say “email me my monthly report” to have it again.',
  greeting: (f: { firstName: string; period: string }) =>
    `Hello ${f.firstName}, this is your report for ${f.period}.`,
  spent: (f: { amount: Kobo; label: string; parts: readonly Part[] }) =>
    [
      `You spent ${printNaira(f.amount)} (${f.label}).`,
      ...f.parts.map((part) => `${categories[part.id]}: ${printNaira(part.amount)}, ${part.percentage}%`),
    ].join('\n'),
  spentOn: (f: { category: SpendingCategory; amount: Kobo; count: number; label: string }) =>
    f.count === 0
      ? `You spent nothing on ${categories[f.category].toLowerCase()} (${f.label}).`
      : `You spent ${printNaira(f.amount)} on ${categories[f.category].toLowerCase()} (${f.label}), in ${f.count} ${f.count === 1 ? 'payment' : 'payments'}.`,
};
