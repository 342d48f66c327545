import { type Db, type Trx, transact } from '@karo/db/client';
import { type Asset, assets, type Category, findAsset, plans } from '../../catalogue/index.ts';
import { getActiveCustomer, lockActiveCustomer } from '../../customers/index.ts';
import {
  type Bank,
  Fault,
  fraction,
  type Kobo,
  kobo,
  maximum,
  type Price,
  printNaira,
  randomLetters,
  stamp,
  vatWithin,
  zero,
} from '../../kernel/index.ts';
import { balanceOfCustomer, checkFunds, getCustomerAccount, internal, postOne } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { currentPlan } from '../../plans/index.ts';
import { createQuote, type OperationHandler, phrasesFor, type Quote } from '../../quotes/index.ts';
import { costOf, printQuantity, quantityFor, quantityWorth, totalsOf, worthOf } from './arithmetic.ts';

/** A price offered to a customer holds so long. */
export const PRICE_MS = 3 * 60_000;
/** What dealing in stocks and cryptocurrencies costs: half a percent, value added tax on it included. Bonds and funds cost nothing. */
const FEE = { numerator: 5n, denominator: 1000n };

export type Side = 'buy' | 'sell';

/** An asset with its price. */
export type Priced = Asset & { price: Kobo; dayAgo: Kobo; yearAgo: Kobo; pricedAt: Date; source: string };

const toPriced = (asset: Asset, price: Price, source: string): Priced => ({
  ...asset,
  price: price.price,
  dayAgo: price.dayAgo,
  yearAgo: price.yearAgo,
  pricedAt: price.at,
  source,
});

/** What can be bought, with today's prices; `least` is the least that this customer may buy. Throws Fault `unavailable`. */
export async function listFor(
  bank: Bank,
  customerId: string | undefined,
  category: Category | 'all' = 'all',
): Promise<Priced[]> {
  const least = await leastOf(bank.db, customerId);
  const priced = await listPriced(bank, category);
  return priced.map((each) => ({ ...each, least: maximum(each.least, least) }));
}

/** What can be bought, with today's prices; throws Fault `unavailable`. */
export async function listPriced(bank: Bank, category: Category | 'all' = 'all'): Promise<Priced[]> {
  const prices = new Map((await bank.market.prices()).map((price) => [price.asset, price]));
  return assets.flatMap((asset) => {
    const price = prices.get(asset.id);
    if (!price || (category !== 'all' && asset.category !== category)) return [];
    return [toPriced(asset, price, bank.market.name)];
  });
}

/** A price that is older is history: it is shown with its time, and nobody deals at it. */
const STALE_MS = 15 * 60_000;
const isStale = ({ pricedAt }: Priced, { clock }: Bank): boolean =>
  clock.now().getTime() - pricedAt.getTime() > STALE_MS;

/** What can be dealt in now, at prices of now; throws Fault `unavailable`, also where they are old. */
export async function listDealable(bank: Bank): Promise<Priced[]> {
  const priced = (await listPriced(bank)).filter((each) => !isStale(each, bank));
  if (priced.length === 0) throw new Fault('unavailable', { what: 'market' });
  return priced;
}

/** The least that a customer may put into anything: their plan's, and `basic`'s for who has none. */
export const leastOf = async (db: Db | Trx, customerId: string | undefined): Promise<Kobo> =>
  plans[customerId === undefined ? 'basic' : (await currentPlan(db, customerId)).plan].investmentMinimum;

/** One asset with its price; throws Fault `asset_unknown`, `unavailable`. */
export async function getPriced(bank: Bank, id: string, customerId?: string): Promise<Priced> {
  const asset = findAsset(id);
  const found = asset && (await listFor(bank, customerId)).find((each) => each.id === asset.id);
  if (!found) throw new Fault('asset_unknown', { asset: id });
  return found;
}

/** One asset with its price, to deal in; throws Fault `asset_unknown`, and `unavailable` where its price is old. */
export async function getDealable(bank: Bank, id: string, customerId?: string): Promise<Priced> {
  const asset = await getPriced(bank, id, customerId);
  if (isStale(asset, bank)) throw new Fault('unavailable', { what: 'market' });
  return asset;
}

/** What the market did: an index for each category, and what rose and fell most in a day. */
export type MarketView = {
  indices: { category: Category | 'all'; value: number; dayAgo: number }[];
  risers: Priced[];
  fallers: Priced[];
  crypto: Priced[];
};

const INDEX_BASE = 1000;
const MOVERS = 3;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0) / Math.max(1, numbers.length);
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** 1,000 a year ago: the mean of what each asset of it did since. */
function indexOf(category: Category | 'all', priced: readonly Priced[]): MarketView['indices'][number] {
  const of = priced.filter((each) => category === 'all' || each.category === category);
  const against = (price: (each: Priced) => Kobo) =>
    twoDecimals(INDEX_BASE * mean(of.map((each) => Number(price(each)) / Number(each.yearAgo))));
  return { category, value: against((each) => each.price), dayAgo: against((each) => each.dayAgo) };
}

const dayChange = (each: Priced): number => Number(each.price - each.dayAgo) / Number(each.dayAgo);

/** The market of today, each with the least that this customer may buy; throws Fault `unavailable`. */
export async function marketView(
  bank: Bank,
  customerId: string | undefined,
): Promise<MarketView & { all: Priced[] }> {
  const all = await listFor(bank, customerId);
  const moved = [...all].sort((a, b) => dayChange(b) - dayChange(a));
  const categories = ['all', 'stocks', 'crypto', 'bonds', 'funds'] as const;
  return {
    all,
    indices: categories.map((category) => indexOf(category, all)),
    risers: moved.filter((each) => dayChange(each) > 0).slice(0, MOVERS),
    fallers: moved
      .filter((each) => dayChange(each) < 0)
      .slice(-MOVERS)
      .reverse(),
    crypto: all.filter((each) => each.category === 'crypto'),
  };
}

export type Holding = {
  planId: bigint;
  asset: Asset;
  quantity: bigint;
  cost: Kobo;
  price: Kobo;
  value: Kobo;
};

/** What a customer holds, at today's prices. */
export async function listHoldings(bank: Bank, customerId: string): Promise<Holding[]> {
  const prices = new Map((await listPriced(bank)).map((each) => [each.id, each]));
  const rows = await bank.db
    .selectFrom('holding')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('quantity', '>', 0n)
    .orderBy('asset')
    .execute();
  return rows.flatMap((row) => {
    const asset = prices.get(row.asset);
    if (!asset) return [];
    const cost = kobo(row.cost);
    const { price } = asset;
    return [
      { planId: row.planId, asset, quantity: row.quantity, cost, price, value: worthOf(row.quantity, price) },
    ];
  });
}

export type Portfolio = {
  positions: Omit<Holding, 'planId'>[];
  totals: ReturnType<typeof totalsOf>;
  at: Date;
};

/** A customer's portfolio: plans and what is held outside them together, an asset a line. */
export async function portfolioOf(bank: Bank, customerId: string): Promise<Portfolio> {
  const together = new Map<string, Holding>();
  for (const each of await listHoldings(bank, customerId)) {
    const known = together.get(each.asset.id);
    const quantity = (known?.quantity ?? 0n) + each.quantity;
    const cost = kobo((known?.cost ?? 0n) + each.cost);
    together.set(each.asset.id, { ...each, quantity, cost, value: worthOf(quantity, each.price) });
  }
  const positions = [...together.values()];
  return { positions, totals: totalsOf(positions), at: bank.clock.now() };
}

/** What dealing in an asset costs, and the tax within it. */
export const feeOf = (asset: Asset, amount: Kobo): { fee: Kobo; vat: Kobo } => {
  if (asset.category === 'bonds' || asset.category === 'funds') return { fee: zero, vat: zero };
  const fee = fraction(amount, FEE.numerator, FEE.denominator);
  return { fee, vat: vatWithin(fee) };
};

export type TradeOrder = {
  customerId: string;
  conversationId?: bigint;
  asset: string;
  side: Side;
  /** All of it, where something is sold and no amount is given. */
  amount?: Kobo;
};

export type TradeOffer = {
  quote: Quote;
  asset: Priced;
  side: Side;
  quantity: bigint;
  /** What is invested, or what the sale brings before its fee. */
  gross: Kobo;
  fee: Kobo;
  /** What leaves the account, or comes into it. */
  net: Kobo;
};

type Terms = Pick<TradeOffer, 'quantity' | 'gross' | 'fee' | 'net'> & { vat: Kobo };

async function buyTerms(bank: Bank, order: TradeOrder, asset: Priced): Promise<Terms> {
  const gross = order.amount ?? zero;
  if (gross <= 0n) throw new Fault('amount_invalid');
  if (gross < asset.least) throw new Fault('investment_minimum', { least: asset.least });
  const { fee, vat } = feeOf(asset, gross);
  const net = kobo(gross + fee);
  await checkFunds(bank.db, order.customerId, net);
  return { quantity: quantityFor(gross, asset.price), gross, fee, vat, net };
}

const findHolding = (db: Db | Trx, customerId: string, asset: string) =>
  db
    .selectFrom('holding')
    .select(['quantity', 'cost'])
    .where('customerId', '=', customerId)
    .where('planId', '=', 0n)
    .where('asset', '=', asset)
    .executeTakeFirst();

async function sellTerms(bank: Bank, order: TradeOrder, asset: Priced): Promise<Terms> {
  const held = (await findHolding(bank.db, order.customerId, asset.id))?.quantity ?? 0n;
  const value = worthOf(held, asset.price);
  const wanted = order.amount === undefined ? held : quantityWorth(order.amount, asset.price);
  if (order.amount !== undefined && order.amount <= 0n) throw new Fault('amount_invalid');
  if (wanted > held || held === 0n) throw new Fault('holding_short', { value });
  const gross = worthOf(wanted, asset.price);
  const { fee, vat } = feeOf(asset, gross);
  if (gross - fee <= 0n) throw new Fault('amount_invalid');
  return { quantity: wanted, gross, fee, vat, net: kobo(gross - fee) };
}

/** What the approval page shows of a trade. */
async function shownOf(bank: Bank, order: TradeOrder, asset: Priced, terms: Terms) {
  const { investing } = await phrasesFor(bank.db, order);
  const quantity = printQuantity(terms.quantity);
  const facts = { name: asset.name, symbol: asset.symbol, quantity, price: printNaira(asset.price) };
  return order.side === 'buy' ? investing.shownBuy(facts) : investing.shownSell(facts);
}

/**
 * Offers a purchase or a sale at a price that holds for three minutes. Throws Fault `asset_unknown`, `amount_invalid`, `investment_minimum`, `holding_short`,
 * `insufficient_funds`, `unavailable` and those of a customer who may not move money.
 */
export async function quoteTrade(bank: Bank, order: TradeOrder): Promise<TradeOffer> {
  await getActiveCustomer(bank.db, order.customerId);
  const asset = await getDealable(bank, order.asset, order.customerId);
  const terms = await (order.side === 'buy' ? buyTerms : sellTerms)(bank, order, asset);
  const shown = await shownOf(bank, order, asset, terms);
  const at = bank.clock.now();
  const { customerId, conversationId, side } = order;
  const { quantity, gross, fee, vat, net } = terms;
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'invest_trade',
      facts: {
        shown,
        asset: asset.id,
        side,
        quantity: String(quantity),
        price: String(asset.price),
        gross: String(gross),
        fee: String(fee),
        vat: String(vat),
      },
      customerId,
      conversationId,
      at,
      amount: side === 'buy' ? gross : net,
      ...(side === 'buy' && { fee, vat }),
      expiresAt: new Date(at.getTime() + PRICE_MS),
    }),
  );
  return { quote, asset, side, quantity, gross, fee, net };
}

/** Puts more into a holding. */
export async function addHolding(
  trx: Trx,
  of: { customerId: string; planId: bigint; asset: string },
  quantity: bigint,
  cost: Kobo,
): Promise<void> {
  await trx
    .insertInto('holding')
    .values({ ...of, quantity, cost })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'planId', 'asset']).doUpdateSet((update) => ({
        quantity: update('holding.quantity', '+', quantity),
        cost: update('holding.cost', '+', cost),
      })),
    )
    .execute();
}

type Facts = (Quote & { operation: 'invest_trade' })['facts'];
const termsOf = (facts: Facts): Terms => {
  const [gross, fee] = [kobo(BigInt(facts.gross)), kobo(BigInt(facts.fee))];
  const net = kobo(facts.side === 'buy' ? gross + fee : gross - fee);
  return { quantity: BigInt(facts.quantity), gross, fee, vat: kobo(BigInt(facts.vat)), net };
};

const reference = (now: Date): string => `KI${stamp(now).slice(0, 6)}${randomLetters(8)}`;

/** The legs that a fee goes to: income, and the tax within it. */
export const feeLegs = async (trx: Trx, { fee, vat }: Pick<Terms, 'fee' | 'vat'>) => [
  { account: await internal(trx, 'fee_income'), amount: kobo(fee - vat) },
  { account: await internal(trx, 'vat_payable'), amount: vat },
];

async function buy(trx: Trx, quote: Quote & { operation: 'invest_trade' }, now: Date) {
  const terms = termsOf(quote.facts);
  const account = await getCustomerAccount(trx, quote.customerId);
  const name = reference(now);
  const legs = [
    { account: account.id, amount: kobo(-terms.net) },
    { account: await internal(trx, 'investment_custody'), amount: terms.gross },
    ...(await feeLegs(trx, terms)),
  ];
  const postingId = await postOne(trx, {
    id: `invest:${quote.id}`,
    kind: 'investment_buy',
    narration: quote.facts.shown.name ?? quote.facts.asset,
    reference: name,
    at: now,
    legs: legs.filter((leg) => leg.amount !== 0n),
  });
  const of = { customerId: quote.customerId, planId: 0n, asset: quote.facts.asset };
  await addHolding(trx, of, terms.quantity, terms.gross);
  return { name, postingId, cost: terms.gross };
}

/** Takes part of a holding out; answers what it had cost. Throws Fault `holding_short` where there is less. */
export async function takeHolding(
  trx: Trx,
  of: { customerId: string; planId: bigint; asset: string },
  quantity: bigint,
): Promise<Kobo> {
  const held = await trx
    .selectFrom('holding')
    .select(['quantity', 'cost'])
    .where('customerId', '=', of.customerId)
    .where('planId', '=', of.planId)
    .where('asset', '=', of.asset)
    .forUpdate()
    .executeTakeFirst();
  if (!held || held.quantity < quantity) throw new Fault('holding_short', { value: zero });
  const cost = costOf({ quantity: held.quantity, cost: kobo(held.cost) }, quantity);
  await trx
    .updateTable('holding')
    .set({ quantity: held.quantity - quantity, cost: held.cost - cost })
    .where('customerId', '=', of.customerId)
    .where('planId', '=', of.planId)
    .where('asset', '=', of.asset)
    .execute();
  return cost;
}

async function sell(trx: Trx, quote: Quote & { operation: 'invest_trade' }, now: Date) {
  const terms = termsOf(quote.facts);
  const account = await getCustomerAccount(trx, quote.customerId);
  const of = { customerId: quote.customerId, planId: 0n, asset: quote.facts.asset };
  const cost = await takeHolding(trx, of, terms.quantity);
  const name = reference(now);
  const legs = [
    { account: account.id, amount: terms.net },
    { account: await internal(trx, 'investment_custody'), amount: kobo(-cost) },
    { account: await internal(trx, 'market_settlement'), amount: kobo(cost - terms.gross) },
    ...(await feeLegs(trx, terms)),
  ];
  const postingId = await postOne(trx, {
    id: `invest:${quote.id}`,
    kind: 'investment_sell',
    narration: quote.facts.shown.name ?? quote.facts.asset,
    reference: name,
    at: now,
    legs: legs.filter((leg) => leg.amount !== 0n),
  });
  return { name, postingId, cost };
}

/** Carries a trade out at its offered price, in the approval's transaction. */
async function acceptTrade(trx: Trx, bank: Bank, quote: Quote & { operation: 'invest_trade' }) {
  const now = bank.clock.now();
  await lockActiveCustomer(trx, quote.customerId);
  const { facts, customerId } = quote;
  const { name, postingId, cost } = await (facts.side === 'buy' ? buy : sell)(trx, quote, now);
  const { quantity, gross, fee } = termsOf(facts);
  await trx
    .insertInto('trade')
    .values({
      reference: name,
      customerId,
      asset: facts.asset,
      side: facts.side,
      quantity,
      fee,
      cost,
      postingId,
      price: BigInt(facts.price),
      amount: gross,
      at: now,
    })
    .execute();
  await notifyCustomer(trx, quote, {
    at: now,
    dedupe: `invest:${quote.id}`,
    words: await doneWords(trx, quote, name),
  });
  return { status: 'done' as const, reference: name };
}

/** What is said of a trade that was carried out. */
async function doneWords(
  db: Db | Trx,
  { facts, customerId }: Quote & { operation: 'invest_trade' },
  reference?: string,
) {
  const { available: balance } = await balanceOfCustomer(db, customerId);
  const { quantity, net } = termsOf(facts);
  const name = findAsset(facts.asset)?.name ?? facts.asset;
  const said = { name, quantity: printQuantity(quantity), amount: net, balance };
  return ({ investing }: Phrases) => ({
    text: facts.side === 'buy' ? investing.bought(said) : investing.sold(said),
    ...(reference && { receipt: { reference } }),
  });
}

export type Trade = {
  reference: string;
  asset: Asset;
  side: Side;
  quantity: bigint;
  price: Kobo;
  amount: Kobo;
  fee: Kobo;
  planId: bigint | undefined;
  at: Date;
};

const TRADES_MOST = 200;

/** What a customer bought and sold, newest first. */
export async function listTrades(db: Db, customerId: string): Promise<Trade[]> {
  const rows = await db
    .selectFrom('trade')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(TRADES_MOST)
    .execute();
  return rows.flatMap((row) => {
    const asset = findAsset(row.asset);
    if (!asset) return [];
    return [
      {
        reference: row.reference,
        asset,
        side: row.side as Side,
        quantity: row.quantity,
        at: row.at,
        price: kobo(row.price),
        amount: kobo(row.amount),
        fee: kobo(row.fee),
        planId: row.planId ?? undefined,
      },
    ];
  });
}

/** How a trade is carried out, and what is said when it was. */
export const tradeHandler: OperationHandler<'invest_trade'> = {
  accept: acceptTrade,
  message: async (bank, quote, phrases) => (await doneWords(bank.db, quote))(phrases).text,
};
