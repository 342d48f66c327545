import { analyse, type SpendingCategory, spentOn } from '../../analytics.ts';
import { spendingCategories } from '../../contract/analytics.ts';
import { startOfDay, startOfMonth } from '../../wat.ts';
import { unpackPeriod } from './asking.ts';
import type { Flow } from './flow.ts';

const DAY_MS = 86_400_000;
const PARTS = 5;

const isCategory = (text: string | undefined): text is SpendingCategory =>
  spendingCategories.some((each) => each === text);

/** What was spent: in all, with what it went on, or on one thing. */
export const spending: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [{ name: 'period' }, { name: 'category' }],
  complete: async ({ bank, now, phrases, customer: whose }, values) => {
    const customer = await whose();
    const period = values.period
      ? unpackPeriod(values.period)
      : {
          from: startOfMonth(now),
          to: new Date(startOfDay(now).getTime() + DAY_MS),
          label: 'this_month',
        };
    const { from, to } = period;
    const label = phrases.chat.period(period);
    const { category } = values;
    if (isCategory(category)) {
      const { amount, count } = await spentOn(bank.db, customer.id, { from, to, category });
      return { say: { text: phrases.analytics.spentOn({ category, amount, count, label }) } };
    }
    const { amount } = await spentOn(bank.db, customer.id, { from, to });
    const { categories } = await analyse(bank.db, customer.id, { from, to });
    return { say: { text: phrases.analytics.spent({ amount, label, parts: categories.slice(0, PARTS) }) } };
  },
};
