import { type Db, type Trx, transact } from '@karo/db/client';
import {
  expectedBp,
  findAsset,
  LEAST_MONTHLY,
  type Mix,
  type MixName,
  planYears,
} from '../../catalogue/index.ts';
import { findCustomer, getActiveCustomer, lockActiveCustomer, lockCustomer } from '../../customers/index.ts';
import {
  addMonths,
  type Bank,
  eachAlone,
  Fault,
  type Kobo,
  kobo,
  maximum,
  randomLetters,
  split,
  stamp,
  sum,
  zero,
} from '../../kernel/index.ts';
import {
  balanceOf,
  balanceOfCustomer,
  checkFunds,
  getCustomerAccount,
  internal,
  lockAccount,
  postOne,
} from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { createQuote, type OperationHandler, phrasesFor, type Quote } from '../../quotes/index.ts';
import { grown, quantityFor, worthOf } from './arithmetic.ts';
import { getPlan, mixOf, type Plan, type Row, select } from './plans-read.ts';
import { addHolding, leastOf, listDealable, PRICE_MS, type Priced, takeHolding } from './trading.ts';

const MONTHS = 12;

export type PlanOrder = {
  customerId: string;
  conversationId?: bigint;
  name: string;
  risk: MixName;
  monthly: Kobo;
  years: number;
  target?: Kobo;
};

/** The least monthly contribution of this customer. */
export async function leastMonthly(db: Db | Trx, customerId: string | undefined): Promise<Kobo> {
  return maximum(await leastOf(db, customerId), LEAST_MONTHLY);
}

/** What a plan would come to at the middle of what it may bring. */
export const projection = (mix: Mix, monthly: Kobo, years: number): Kobo =>
  grown(monthly, expectedBp(mix), years * MONTHS);

/** Offers a plan: its approval takes the first contribution and allows those after it. Throws Fault `investment_minimum`, `plan_term`, `insufficient_funds`, `unavailable`. */
export async function quotePlan(
  bank: Bank,
  order: PlanOrder,
): Promise<{ quote: Quote; mix: Mix; target: Kobo }> {
  const { customerId, conversationId, monthly, years, name, risk } = order;
  await getActiveCustomer(bank.db, customerId);
  if (!planYears.some((each) => each === years)) throw new Fault('plan_term');
  const least = await leastMonthly(bank.db, customerId);
  if (monthly < least) throw new Fault('investment_minimum', { least });
  const mix = mixOf(risk);
  await checkFunds(bank.db, customerId, monthly);
  const prices = pricesOf(mix, await listDealable(bank));
  const target = order.target ?? projection(mix, monthly, years);
  const { investing } = await phrasesFor(bank.db, order);
  const at = bank.clock.now();
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'invest_plan',
      facts: {
        shown: { name, narration: investing.shownPlan({ risk, years }) },
        name,
        risk,
        years,
        target: String(target),
        prices,
      },
      customerId,
      conversationId,
      amount: monthly,
      at,
      expiresAt: new Date(at.getTime() + PRICE_MS),
    }),
  );
  return { quote, mix, target };
}

type Prices = Record<string, string>;

/** The prices of what a mix holds. */
function pricesOf(mix: Mix, priced: readonly Priced[]): Prices {
  return Object.fromEntries(
    mix.assets.map(({ asset }) => {
      const found = priced.find((each) => each.id === asset);
      if (!found) throw new Fault('unavailable', { what: 'market' });
      return [asset, String(found.price)];
    }),
  );
}

const referenceOf = (now: Date): string => `KI${stamp(now).slice(0, 6)}${randomLetters(8)}`;

/** Takes one contribution from the account and buys the mix with it. */
async function contribute(
  trx: Trx,
  plan: { id: bigint; customerId: string; monthly: Kobo; mix: Mix; name: string },
  how: { request: string; prices: Prices; now: Date },
): Promise<string> {
  const { request, prices, now } = how;
  const account = await getCustomerAccount(trx, plan.customerId);
  const reference = referenceOf(now);
  const postingId = await postOne(trx, {
    id: request,
    kind: 'investment_plan',
    narration: plan.name,
    reference,
    at: now,
    legs: [
      { account: account.id, amount: kobo(-plan.monthly) },
      { account: await internal(trx, 'investment_custody'), amount: plan.monthly },
    ],
  });
  const shares = split(
    plan.monthly,
    plan.mix.assets.map(({ percent }) => BigInt(percent)),
  );
  for (const [index, { asset }] of plan.mix.assets.entries()) {
    const amount = shares[index] ?? zero;
    const price = kobo(BigInt(prices[asset] ?? '0'));
    const quantity = quantityFor(amount, price);
    await addHolding(trx, { customerId: plan.customerId, planId: plan.id, asset }, quantity, amount);
    await trx
      .insertInto('trade')
      .values({
        reference,
        customerId: plan.customerId,
        planId: plan.id,
        asset,
        side: 'buy',
        quantity,
        price,
        amount,
        fee: zero,
        cost: amount,
        postingId,
        at: now,
      })
      .execute();
  }
  return reference;
}

async function acceptPlan(trx: Trx, bank: Bank, quote: Quote & { operation: 'invest_plan' }) {
  const now = bank.clock.now();
  const { facts, customerId, amount: monthly } = quote;
  await lockActiveCustomer(trx, customerId);
  const { id } = await trx
    .insertInto('investmentPlan')
    .values({
      customerId,
      quoteId: quote.id,
      name: facts.name,
      risk: facts.risk,
      monthly,
      years: facts.years,
      target: BigInt(facts.target),
      status: 'active',
      paidCount: 1,
      contributed: monthly,
      startedAt: now,
      nextAt: addMonths(now, 1),
      endsAt: addMonths(now, facts.years * MONTHS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plan = { id, customerId, monthly, mix: mixOf(facts.risk), name: facts.name };
  const reference = await contribute(trx, plan, { request: `plan:${id}:1`, prices: facts.prices, now });
  const said = { name: facts.name, amount: monthly, years: facts.years };
  await notifyCustomer(trx, quote, {
    at: now,
    dedupe: `invest:${quote.id}`,
    words: ({ investing }) => ({ text: investing.planStarted(said) }),
  });
  return { status: 'done' as const, reference };
}

/** Stops a plan's contributions, or goes on with them; safe to repeat. Throws Fault `not_found`, `plan_over`. */
export async function pausePlan(
  bank: Bank,
  of: { customerId: string; id: bigint; paused: boolean },
): Promise<Plan> {
  await transact(bank, async (trx) => {
    const now = bank.clock.now();
    const row = await select(trx).where('id', '=', of.id).forUpdate().executeTakeFirst();
    if (row?.customerId !== of.customerId) throw new Fault('not_found');
    if (row.status !== 'active' && row.status !== 'paused') throw new Fault('plan_over');
    const status = of.paused ? 'paused' : 'active';
    if (row.status === status) return;
    await trx
      .updateTable('investmentPlan')
      .set({ status, nextAt: of.paused ? row.endsAt : nextMonth(row, now) })
      .where('id', '=', of.id)
      .execute();
  });
  return getPlan(bank, of.customerId, of.id);
}

/** The plan's next day of the month. */
function nextMonth(row: Pick<Row, 'startedAt' | 'endsAt'>, now: Date): Date {
  for (let month = 1; ; month += 1) {
    const at = addMonths(row.startedAt, month);
    if (at >= row.endsAt) return row.endsAt;
    if (at > now) return at;
  }
}

/** Offers the sale of all that a plan holds. Throws Fault `not_found`, `plan_over`, `unavailable`. */
export async function quotePlanClose(
  bank: Bank,
  of: { customerId: string; id: bigint; conversationId?: bigint },
): Promise<{ quote: Quote; plan: Plan }> {
  await getActiveCustomer(bank.db, of.customerId);
  const plan = await getPlan(bank, of.customerId, of.id);
  if (plan.status === 'closed' || plan.value === 0n) throw new Fault('plan_over');
  const prices = pricesOf(plan.mix, await listDealable(bank));
  const { investing } = await phrasesFor(bank.db, of);
  const at = bank.clock.now();
  const quote = await transact(bank, async (trx) =>
    createQuote(trx, {
      operation: 'invest_plan_close',
      facts: {
        shown: { name: plan.name, narration: investing.shownClose() },
        planId: String(plan.id),
        name: plan.name,
        prices,
      },
      customerId: of.customerId,
      conversationId: of.conversationId,
      at,
      amount: sum(
        (await heldBy(trx, plan.id)).map((each) => worthOf(each.quantity, priceIn(prices, each.asset))),
      ),
      expiresAt: new Date(at.getTime() + PRICE_MS),
    }),
  );
  return { quote, plan };
}

const priceIn = (prices: Prices, asset: string): Kobo => kobo(BigInt(prices[asset] ?? '0'));

const heldBy = (trx: Trx, planId: bigint) =>
  trx
    .selectFrom('holding')
    .select(['asset', 'quantity'])
    .where('planId', '=', planId)
    .where('quantity', '>', 0n)
    .orderBy('asset')
    .execute();

/** Sells a plan's holdings at the offered prices, and ends it. A contribution that came between makes the offer another one. */
async function acceptClose(trx: Trx, bank: Bank, quote: Quote & { operation: 'invest_plan_close' }) {
  const now = bank.clock.now();
  const { facts, customerId } = quote;
  await lockActiveCustomer(trx, customerId);
  const row = await select(trx).where('id', '=', BigInt(facts.planId)).forUpdate().executeTakeFirst();
  if (!row || row.status === 'closed') throw new Fault('plan_over');
  const held = await heldBy(trx, row.id);
  const parts = held.map((each) => ({
    ...each,
    amount: worthOf(each.quantity, priceIn(facts.prices, each.asset)),
  }));
  const total = sum(parts.map((part) => part.amount));
  if (total !== quote.amount) throw new Fault('quote_expired');
  const costs: Kobo[] = [];
  for (const { asset, quantity } of parts)
    costs.push(await takeHolding(trx, { customerId, planId: row.id, asset }, quantity));
  const cost = sum(costs);
  const account = await getCustomerAccount(trx, customerId);
  const reference = referenceOf(now);
  const postingId = await postOne(trx, {
    id: `plan:${row.id}:close`,
    kind: 'investment_sell',
    narration: facts.name,
    reference,
    at: now,
    legs: [
      { account: account.id, amount: total },
      { account: await internal(trx, 'investment_custody'), amount: kobo(-cost) },
      { account: await internal(trx, 'market_settlement'), amount: kobo(cost - total) },
    ].filter((leg) => leg.amount !== 0n),
  });
  await writeSales(trx, row, { parts, costs, prices: facts.prices, reference, postingId, now });
  await trx
    .updateTable('investmentPlan')
    .set({ status: 'closed', closedAt: now, nextAt: null })
    .where('id', '=', row.id)
    .execute();
  const { available: balance } = await balanceOf(trx, account.id);
  await notifyCustomer(trx, quote, {
    at: now,
    dedupe: `invest:${quote.id}`,
    words: ({ investing }) => ({ text: investing.planClosed({ name: facts.name, amount: total, balance }) }),
  });
  return { status: 'done' as const, reference };
}

async function writeSales(
  trx: Trx,
  row: Row,
  sale: {
    parts: readonly { asset: string; quantity: bigint; amount: Kobo }[];
    costs: readonly Kobo[];
    prices: Prices;
    reference: string;
    postingId: bigint;
    now: Date;
  },
): Promise<void> {
  const { reference, postingId, now } = sale;
  for (const [index, { asset, quantity, amount }] of sale.parts.entries())
    await trx
      .insertInto('trade')
      .values({
        reference,
        customerId: row.customerId,
        planId: row.id,
        asset,
        side: 'sell',
        quantity,
        amount,
        price: priceIn(sale.prices, asset),
        fee: zero,
        cost: sale.costs[index] ?? zero,
        postingId,
        at: now,
      })
      .execute();
}

/** Ends a plan whose years are over: nothing more is taken, and what it holds stays. */
async function mature(trx: Trx, row: Row, now: Date): Promise<void> {
  await trx
    .updateTable('investmentPlan')
    .set({ status: 'matured', nextAt: null })
    .where('id', '=', row.id)
    .execute();
  const facts = { name: row.name, contributed: kobo(row.contributed) };
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `invest:${row.id}:matured`,
    words: ({ investing }) => ({ text: investing.matured(facts) }),
  });
}

async function takeMonth(trx: Trx, row: Row, prices: Prices, now: Date): Promise<void> {
  const count = row.paidCount + row.missedCount;
  const account = await getCustomerAccount(trx, row.customerId);
  await lockAccount(trx, account.id);
  const { available } = await balanceOf(trx, account.id);
  const monthly = kobo(row.monthly);
  const customer = await findCustomer(trx, row.customerId);
  const enough = customer?.status === 'active' && available >= monthly;
  const plan = { id: row.id, customerId: row.customerId, monthly, mix: mixOf(row.risk), name: row.name };
  if (enough) await contribute(trx, plan, { request: `plan:${row.id}:${count + 1}`, prices, now });
  await trx
    .updateTable('investmentPlan')
    .set({
      ...(enough
        ? { paidCount: row.paidCount + 1, contributed: row.contributed + monthly }
        : { missedCount: row.missedCount + 1 }),
      nextAt: nextMonth(row, now),
    })
    .where('id', '=', row.id)
    .execute();
  // Whose account stands still knows it, and has not run short.
  if (customer?.status !== 'active') return;
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `invest:${row.id}:month:${count + 1}`,
    words: ({ investing }) => ({
      text: enough
        ? investing.contributed({ name: row.name, amount: monthly })
        : investing.missed({ name: row.name, amount: monthly }),
    }),
  });
}

/** Takes a plan's monthly contribution where it is due, once. A month without money is missed and told, and the next one is tried. */
export async function contributePlan(bank: Bank, id: bigint, prices: Prices): Promise<void> {
  await transact(bank, async (trx) => {
    const now = bank.clock.now();
    const plan = await select(trx).where('id', '=', id).executeTakeFirst();
    if (plan) await lockCustomer(trx, plan.customerId);
    const row = await select(trx).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row?.nextAt || row.nextAt > now || !['active', 'paused'].includes(row.status)) return undefined;
    if (row.endsAt <= now) return mature(trx, row, now);
    return row.status === 'active' ? takeMonth(trx, row, prices, now) : undefined;
  });
}

/** The plans that there is something to do for now. */
export async function listPlansDue(db: Db, now: Date, limit = 500): Promise<bigint[]> {
  const rows = await db
    .selectFrom('investmentPlan')
    .select('id')
    .where('status', 'in', ['active', 'paused'])
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Takes every contribution that is due; one that fails leaves the others. */
export async function contributePlans(bank: Bank): Promise<void> {
  const due = await listPlansDue(bank.db, bank.clock.now());
  if (due.length === 0) return;
  const prices = Object.fromEntries((await listDealable(bank)).map((each) => [each.id, String(each.price)]));
  await eachAlone(bank, 'investment plan', due, (id) => contributePlan(bank, id, prices));
}

/** How the offers of plans are carried out, and what is said when they were. */
export const investmentPlanHandlers: {
  invest_plan: OperationHandler<'invest_plan'>;
  invest_plan_close: OperationHandler<'invest_plan_close'>;
} = {
  invest_plan: {
    accept: acceptPlan,
    message: async (_bank, { facts, amount }, { investing }) =>
      investing.planStarted({ name: facts.name, amount, years: facts.years }),
  },
  invest_plan_close: {
    accept: acceptClose,
    message: async (bank, { facts, amount, customerId }, { investing }) => {
      const { available: balance } = await balanceOfCustomer(bank.db, customerId);
      return investing.planClosed({ name: facts.name, amount, balance });
    },
  },
};

/** The symbol of an asset, as plans list what they hold. */
export const symbolOf = (asset: string): string => findAsset(asset)?.symbol ?? asset;
