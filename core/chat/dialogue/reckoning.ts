import type { Db } from '@karo/db/client';
import { type SpendingCategory, spendingCategories } from '../../contract/index.ts';
import { matchBeneficiaries } from '../../customers/index.ts';
import { type Kobo, kobo, startOfDay, startOfMonth, sum } from '../../kernel/index.ts';
import { analyse, setSchedule, spentOn } from '../../statements/index.ts';
import { unpackPeriod } from './asking.ts';
import type { Flow } from './flow.ts';

const DAY_MS = 86_400_000;
const PARTS = 5;

const isCategory = (text: string | undefined): text is SpendingCategory =>
  spendingCategories.some((each) => each === text);

/** What went to one person whom the customer has paid; undefined where the name is nobody's. */
async function sentTo(
  db: Db,
  customerId: string,
  said: string | undefined,
  { from, to }: { from: Date; to: Date },
): Promise<{ name: string; amount: Kobo; fees: Kobo } | undefined> {
  const people = said ? await matchBeneficiaries(db, customerId, said) : [];
  if (people.length === 0) return undefined;
  const names = [...new Set(people.map((person) => person.name))];
  const rows = await db
    .selectFrom('transfer')
    .select(['amount', 'fee', 'duty'])
    .where('customerId', '=', customerId)
    .where('name', 'in', names)
    .where('status', 'not in', ['failed', 'reversed', 'cancelled'])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .execute();
  const fees = sum(rows.map((row) => kobo(row.fee + row.duty)));
  return { name: names.join(', '), amount: sum(rows.map((row) => kobo(row.amount))), fees };
}

/** Has each month's report mailed, or mailed no more, and says where one is downloaded. */
export const monthlyReport: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [{ name: 'act' }],
  complete: async ({ bank, phrases, customer }, values) => {
    const { id } = await customer();
    if (values.act === 'fewer') {
      await setSchedule(bank, id, false);
      return { say: { text: phrases.analytics.mailedNoMore() } };
    }
    const { email = '', nextAt } = await setSchedule(bank, id, true);
    const link = `${bank.config.publicUrl}/analytics`;
    return { say: { text: phrases.analytics.mailed({ email, nextAt: nextAt ?? bank.clock.now(), link }) } };
  },
};

/** What was spent: in all, with what it went on, or on one thing. */
export const spending: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [{ name: 'period' }, { name: 'category' }, { name: 'name' }],
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
    const person = await sentTo(bank.db, customer.id, values.name, period);
    if (!person && values.name) return { say: { text: phrases.chat.noTransferTo({ name: values.name }) } };
    if (person) return { say: { text: phrases.chat.sentTo({ ...person, label }) } };
    const { amount } = await spentOn(bank.db, customer.id, { from, to });
    const { categories } = await analyse(bank.db, customer.id, { from, to });
    return { say: { text: phrases.analytics.spent({ amount, label, parts: categories.slice(0, PARTS) }) } };
  },
};
