import { type Bank, kobo, totalOf, transferCharges } from '@karo/core/kernel';
import { trialBalance } from '@karo/core/ledger';
import { sql } from 'kysely';
import type { Sent } from './credits.ts';
import type { Tally } from './customer.ts';

/** What was wrong, counted; all zero where nothing was lost or doubled. */
export type Losses = {
  messagesUnanswered: number;
  messagesAnsweredTwice: number;
  messagesLost: number;
  transfersMissing: number;
  transfersDoubled: number;
  transfersOpen: number;
  creditedWithoutOrder: number;
  customersWrong: number;
  koboWrong: number;
  settlementKoboWrong: number;
  newsMissing: number;
  newsDoubled: number;
  trialBalanceProblems: number;
};

const count = async (bank: Bank, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(bank.db)).rows[0]?.n ?? 0;

async function messages(bank: Bank, tally: Tally) {
  const kept = await count(bank, sql<{ n: number }>`select count(*)::int as n from inbox`);
  return {
    messagesUnanswered: await count(
      bank,
      sql`select count(*)::int as n from inbox where answered_at is null`,
    ),
    messagesAnsweredTwice: await count(
      bank,
      sql`select count(*)::int as n from (select inbox_id from outbox where inbox_id is not null group by inbox_id having count(*) > 1) x`,
    ),
    messagesLost: Math.abs(tally.messages.size - kept),
  };
}

type Fate = { quoteId: string; status: string; reference: string; credited: boolean; credits: number };

/** What the bank believes of every order, and what the other banks' own record says. */
async function fates(bank: Bank): Promise<Map<string, Fate[]>> {
  const { rows } = await sql<Fate>`
    select t.quote_id as "quoteId", t.status, t.reference, count(c.session_id)::int as credits,
      coalesce(bool_or(c.code_then = '00'), false) as credited
    from transfer t left join sandbox_nip_credit c on c.reference = t.reference
    group by t.id`.execute(bank.db);
  const found = new Map<string, Fate[]>();
  for (const row of rows) found.set(row.quoteId, [...(found.get(row.quoteId) ?? []), row]);
  return found;
}

async function openings(bank: Bank): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ customerId: string; amount: bigint }>`
    select a.customer_id as "customerId", e.amount from entry e join account a on a.id = e.account_id
    where a.kind = 'customer' and e.version = 1`.execute(bank.db);
  return new Map(rows.map((row) => [row.customerId, row.amount]));
}

/** Every customer's balance as it must be: from what they ordered and what the other banks say they were paid, not from our own book. */
async function expected(
  bank: Bank,
  tally: Tally,
  all: Map<string, Fate[]>,
  credits: readonly Sent[],
): Promise<Map<string, bigint>> {
  const balances = await openings(bank);
  const add = (id: string, amount: bigint) => balances.set(id, (balances.get(id) ?? 0n) + amount);
  for (const { customer, amount } of credits) add(customer.id, amount);
  for (const order of tally.ordered) {
    const paid = order.kind === 'karo' || all.get(order.quoteId)?.some((fate) => fate.credited);
    if (!paid) continue;
    add(order.fromId, -totalOf(order.amount, transferCharges(order.kind, order.amount)));
    if (order.toId) add(order.toId, order.amount);
  }
  return balances;
}

async function money(bank: Bank, tally: Tally, all: Map<string, Fate[]>, credits: readonly Sent[]) {
  const want = await expected(bank, tally, all, credits);
  const rows = await bank.db
    .selectFrom('account')
    .select(['customerId', 'balance', 'held'])
    .where('kind', '=', 'customer')
    .execute();
  const off = rows
    .map((row) => row.balance - (want.get(row.customerId ?? '') ?? 0n) + row.held)
    .map((difference) => (difference < 0n ? -difference : difference))
    .filter((difference) => difference > 0n);
  const { rows: settlement } = await sql<{ off: bigint }>`
    select (select coalesce(sum(e.amount), 0) from entry e join account a on a.id = e.account_id
      join account hot on hot.id = coalesce(a.stripe_of, a.id) where hot.code = 'nip_settlement')::bigint
      - (select coalesce(sum(amount), 0) from sandbox_nip_credit where code_then = '00')::bigint
      + (select coalesce(sum(amount), 0) from sandbox_inward where kind = 'credit')::bigint as off`.execute(
    bank.db,
  );
  const settlementOff = settlement[0]?.off ?? 0n;
  return {
    customersWrong: off.length,
    koboWrong: Number(off.reduce((total, each) => total + each, 0n)),
    settlementKoboWrong: Math.abs(Number(kobo(settlementOff))),
  };
}

function orders(tally: Tally, all: Map<string, Fate[]>) {
  const known = new Set(tally.ordered.map((order) => order.quoteId));
  const of = (quoteId: string) => all.get(quoteId) ?? [];
  const every = [...all.values()].flat();
  return {
    transfersMissing: tally.ordered.filter((order) => of(order.quoteId).length === 0).length,
    transfersDoubled:
      tally.ordered.filter((order) => of(order.quoteId).length > 1).length +
      every.filter((fate) => fate.credits > 1).length,
    transfersOpen: every.filter((fate) => ['waiting', 'sending', 'pending'].includes(fate.status)).length,
    creditedWithoutOrder: every.filter((fate) => !known.has(fate.quoteId)).length,
  };
}

/** Each sender is told the end of each transfer once. */
async function news(bank: Bank) {
  const ends = sql`select t.id, count(o.id) as told from transfer t
    left join outbox o on o.dedupe in ('transfer:' || t.id || ':success', 'transfer:' || t.id || ':failed') group by t.id`;
  return {
    newsMissing: await count(bank, sql`select count(*)::int as n from (${ends}) x where told = 0`),
    newsDoubled: await count(bank, sql`select count(*)::int as n from (${ends}) x where told > 1`),
  };
}

/** Compares what the customers did and what the other banks recorded with what the bank did. */
export async function audit(bank: Bank, tally: Tally, credits: readonly Sent[]): Promise<Losses> {
  const all = await fates(bank);
  const book = await trialBalance(bank.db);
  return {
    ...(await messages(bank, tally)),
    ...orders(tally, all),
    ...(await money(bank, tally, all, credits)),
    ...(await news(bank)),
    trialBalanceProblems: book.problems.length,
  };
}
