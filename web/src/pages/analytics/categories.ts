import type { Body } from '@karo/core/contract';

type Category = Body<'POST /api/analytics/transactions/{id}/category'>['category'];

/** What spending and income are sorted into. */
export const categoryNames: Record<Category, string> = {
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
  refunds: 'Refunds',
  other: 'Other',
};

export const categories = Object.keys(categoryNames) as Category[];
