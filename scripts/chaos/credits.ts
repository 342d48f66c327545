import type { Customer } from '@karo/core/customers';
import { type Bank, dayOf, daysAfter, kobo, nipSessionId } from '@karo/core/kernel';
import { payIn, reconcile } from '@karo/core/products/inward';
import { sql } from 'kysely';
import { insist } from './customer.ts';

/** What other banks sent, each order once; they deliver some of them again. */
export type Sent = { sessionId: string; customer: Customer; amount: bigint };

const AT_ONCE = 24;
const BANK = '000013';

/** So many orders to the customers, small enough that no ceiling holds one. */
export function writeOrders(
  bank: Bank,
  customers: readonly Customer[],
  many: number,
  random: () => number,
): Sent[] {
  return Array.from({ length: many }, (_, at) => ({
    sessionId: nipSessionId(bank.clock.now(), BANK),
    customer: customers[at % customers.length] as Customer,
    amount: BigInt(100 + Math.floor(random() * 90_000)),
  }));
}

function shuffle<T>(list: T[], random: () => number): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}

/** Delivers every order at least once, and as many again as make up `deliveries`, in any order and many at a time; answers how often something was delivered. */
export async function deliver(
  bank: Bank,
  orders: readonly Sent[],
  deliveries: number,
  random: () => number,
): Promise<number> {
  const again = Array.from(
    { length: Math.max(0, deliveries - orders.length) },
    () => orders[Math.floor(random() * orders.length)] as Sent,
  );
  const all = shuffle([...orders, ...again], random);
  let next = 0;
  let done = 0;
  const rail = async () => {
    for (let order = all[next++]; order; order = all[next++]) {
      const { sessionId, amount, customer } = order;
      const account = customer.nuban ?? '';
      const credit = { bank: BANK, senderName: 'Musa Bello', account, amount: kobo(amount), sessionId };
      const { code } = await insist(() => payIn(bank, credit));
      if (code !== '00') throw new Error(`a credit was answered ${code}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, rail));
  return done;
}

/** What was wrong with the credits, counted; all zero where each was booked and told once. */
export type CreditLosses = {
  creditsMissing: number;
  creditsDoubled: number;
  creditNewsMissing: number;
  creditNewsDoubled: number;
  settlementDifferences: number;
};

/** Compares what other banks sent with what was booked and told, and the settlement account with their report. */
export async function auditCredits(bank: Bank, orders: readonly Sent[]): Promise<CreditLosses> {
  const { rows } = await sql<{ sessionId: string; booked: number; told: number }>`
    select c.session_id as "sessionId",
      (select count(*)::int from posting p where p.kind = 'inward' and p.reference = c.reference) as booked,
      (select count(*)::int from notification n where n.dedupe = 'inward:' || c.id || ':received') as told
    from inward_credit c`.execute(bank.db);
  const found = new Map(rows.map((row) => [row.sessionId, row]));
  const of = ({ sessionId }: Sent) => found.get(sessionId) ?? { booked: 0, told: 0 };
  const today = dayOf(bank.clock.now());
  const days = await Promise.all([today, daysAfter(today, -1)].map((day) => reconcile(bank, day)));
  const open = await bank.db
    .selectFrom('settlementDifference')
    .select('id')
    .where('status', '=', 'open')
    .execute();
  if (days.length === 0) throw new Error('no day was compared');
  return {
    creditsMissing: orders.filter((order) => of(order).booked === 0).length,
    creditsDoubled: orders.filter((order) => of(order).booked > 1).length,
    creditNewsMissing: orders.filter((order) => of(order).told === 0).length,
    creditNewsDoubled: orders.filter((order) => of(order).told > 1).length,
    settlementDifferences: open.length,
  };
}
