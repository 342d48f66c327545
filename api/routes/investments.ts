import { expectedBp, findAsset, listMixes, type Mix, planYears } from '@karo/core/catalogue';
import type { Answer } from '@karo/core/contract';
import { Fault, totalOf } from '@karo/core/kernel';
import { type Phrases, phrasesIn } from '@karo/core/phrases';
import {
  getPlan,
  leastMonthly,
  listFor,
  listPlans,
  listTrades,
  marketView,
  type Plan,
  type Priced,
  pausePlan,
  percentOf,
  portfolioOf,
  printQuantity,
  quotePlan,
  quotePlanClose,
  quoteTrade,
  symbolOf,
  type TradeOffer,
} from '@karo/core/products/investments';
import type { Quote } from '@karo/core/quotes';
import { asNumber, readAmount, readAmountIf } from '../amounts.ts';
import type { Call, Handlers } from '../call.ts';

type Investment = Answer<'GET /api/investments'>[number];

const toInvestment = (asset: Priced, { investing }: Phrases): Investment => ({
  id: asset.id,
  name: asset.name,
  symbol: asset.symbol,
  category: asset.category,
  risk: asset.risk,
  currentPrice: asNumber(asset.price),
  changePercent: percentOf(asset.price - asset.dayAgo, asset.dayAgo),
  minimumInvestment: asNumber(asset.least),
  description: investing.about[asset.id] ?? '',
  source: asset.source,
  pricedAt: asset.pricedAt.toISOString(),
});

async function readPortfolio({ bank, customer }: Call<'GET /api/investments/portfolio'>) {
  const { positions, totals, at } = await portfolioOf(bank, customer.id);
  return {
    totalValue: asNumber(totals.value),
    totalCost: asNumber(totals.cost),
    totalReturn: asNumber(totals.gain),
    returnPercent: totals.percent,
    pricedAt: at.toISOString(),
    assets: positions.map(({ asset, quantity, price, value, cost }) => ({
      id: asset.id,
      name: asset.name,
      symbol: asset.symbol,
      category: asset.category,
      quantity: printQuantity(quantity),
      currentPrice: asNumber(price),
      totalValue: asNumber(value),
      cost: asNumber(cost),
      return: asNumber(value - cost),
      returnPercent: percentOf(value - cost, cost),
    })),
  };
}

const HUNDRED = 100;
const twoDecimals = (value: number): number => Math.round(value * HUNDRED) / HUNDRED;

async function readMarket({ bank, customer, language }: Call<'GET /api/investments/market'>) {
  const view = await marketView(bank, customer?.id);
  const phrases = phrasesIn(language);
  const list = (some: readonly Priced[]) => some.map((each) => toInvestment(each, phrases));
  return {
    indices: view.indices.map(({ category, value, dayAgo }) => ({
      id: category,
      name: phrases.investing.indices[category],
      value,
      change: twoDecimals(value - dayAgo),
      changePercent: twoDecimals(((value - dayAgo) / dayAgo) * HUNDRED),
    })),
    gainers: list(view.risers),
    losers: list(view.fallers),
    crypto: list(view.crypto),
    source: bank.market.name,
    pricedAt: (view.all[0]?.pricedAt ?? bank.clock.now()).toISOString(),
  };
}

const rangeOf = ({ returns: [from, to] }: Mix): string => `${from / HUNDRED}-${to / HUNDRED}%`;
const partsOf = (mix: Mix) => mix.assets.map(({ asset, percent }) => ({ symbol: symbolOf(asset), percent }));

const toPlan = (plan: Plan, { investing }: Phrases): Answer<'GET /api/investments/plans'>[number] => ({
  id: String(plan.id),
  name: plan.name,
  description: investing.mixes[plan.mix.risk].about,
  riskLevel: plan.mix.risk,
  currentAmount: asNumber(plan.value),
  targetAmount: asNumber(plan.target),
  monthlyContribution: asNumber(plan.monthly),
  expectedReturn: expectedBp(plan.mix) / HUNDRED,
  expectedRange: rangeOf(plan.mix),
  contributed: asNumber(plan.contributed),
  years: plan.years,
  progress: Math.min(HUNDRED, percentOf(plan.value, plan.target)),
  status: plan.status,
  nextContribution: plan.nextAt?.toISOString() ?? null,
  endsAt: plan.endsAt.toISOString(),
  assets: partsOf(plan.mix),
});

const orderOf = (quote: Quote, message: string) => ({
  quoteId: quote.id,
  amount: asNumber(quote.amount),
  fee: asNumber(quote.fee),
  total: asNumber(totalOf(quote.amount, quote)),
  expiresAt: quote.expiresAt.toISOString(),
  message,
});

const traded = (offer: TradeOffer, { investing }: Phrases): Answer<'POST /api/investments/trade'> => {
  const { quote, asset, gross, fee, net } = offer;
  const quantity = printQuantity(offer.quantity);
  const message = investing.quote({ ...offer, name: asset.name, price: asset.price, quantity, ...quote });
  return {
    ...orderOf(quote, message),
    amount: asNumber(gross),
    fee: asNumber(fee),
    total: asNumber(net),
    symbol: asset.symbol,
    quantity,
    price: asNumber(asset.price),
  };
};

async function startPlan({ bank, customer, language, body }: Call<'POST /api/investments/plans'>) {
  const monthly = readAmount(body.monthlyContribution);
  const { riskLevel: risk, name, years } = body;
  const order = { customerId: customer.id, name, risk, years, monthly };
  const { quote, mix, target } = await quotePlan(bank, { ...order, target: readAmountIf(body.targetAmount) });
  const message = phrasesIn(language).investing.planQuote({ ...order, range: rangeOf(mix), target });
  return orderOf(quote, message);
}

const DAYS = 30;

export const investments = {
  'GET /api/investments': async ({ bank, customer, language, query }) => {
    const all = await listFor(bank, customer?.id, query.category ?? 'all');
    return all.map((asset) => toInvestment(asset, phrasesIn(language)));
  },

  'GET /api/investments/{category}': async ({ bank, customer, language, params }) => {
    const all = await listFor(bank, customer?.id, params.category);
    return all.map((asset) => toInvestment(asset, phrasesIn(language)));
  },

  'GET /api/investments/portfolio': readPortfolio,

  'GET /api/investments/market': readMarket,

  'GET /api/investments/{id}/history': async ({ bank, params, query }) => {
    const asset = findAsset(params.id);
    if (!asset) throw new Fault('asset_unknown', { asset: params.id });
    const points = await bank.market.history(asset.id, query.days ?? DAYS);
    return {
      symbol: asset.symbol,
      points: points.map(({ at, price }) => ({ at: at.toISOString(), price: asNumber(price) })),
    };
  },

  'POST /api/investments/trade': async ({ bank, customer, language, body }) => {
    const offer = await quoteTrade(bank, {
      customerId: customer.id,
      asset: body.investmentId,
      side: body.type,
      amount: readAmountIf(body.amount),
    });
    return traded(offer, phrasesIn(language));
  },

  'GET /api/investments/trades': async ({ bank, customer }) =>
    (await listTrades(bank.db, customer.id)).map((trade) => ({
      reference: trade.reference,
      symbol: trade.asset.symbol,
      name: trade.asset.name,
      type: trade.side,
      quantity: printQuantity(trade.quantity),
      price: asNumber(trade.price),
      amount: asNumber(trade.amount),
      fee: asNumber(trade.fee),
      planId: trade.planId === undefined ? null : String(trade.planId),
      date: trade.at.toISOString(),
    })),

  'GET /api/investments/plans': async ({ bank, customer, language }) =>
    (await listPlans(bank, customer.id)).map((plan) => toPlan(plan, phrasesIn(language))),

  'GET /api/investments/plans/models': async ({ bank, customer, language }) => {
    const least = await leastMonthly(bank.db, customer?.id);
    const { investing } = phrasesIn(language);
    return listMixes().map((mix) => ({
      riskLevel: mix.risk,
      name: investing.mixes[mix.risk].name,
      description: investing.mixes[mix.risk].about,
      expectedReturn: expectedBp(mix) / HUNDRED,
      expectedRange: rangeOf(mix),
      minimumContribution: asNumber(least),
      years: [...planYears],
      assets: partsOf(mix),
    }));
  },

  'POST /api/investments/plans': startPlan,

  'POST /api/investments/plans/{id}/pause': async ({ bank, customer, language, params, body }) => {
    const id = BigInt(params.id);
    await pausePlan(bank, { customerId: customer.id, id, paused: body.paused });
    return toPlan(await getPlan(bank, customer.id, id), phrasesIn(language));
  },

  'POST /api/investments/plans/{id}/close': async ({ bank, customer, language, params }) => {
    const { quote, plan } = await quotePlanClose(bank, { customerId: customer.id, id: BigInt(params.id) });
    const facts = { name: plan.name, amount: quote.amount };
    return orderOf(quote, phrasesIn(language).investing.planCloseQuote(facts));
  },
} satisfies Partial<Handlers>;
