import { Fault } from '../../faults.ts';
import { percentOf } from '../../investments/arithmetic.ts';
import { leastMonthly, listPlans, quotePlan } from '../../investments/plans.ts';
import { findMix, mixes, planYears } from '../../investments/plans-offered.ts';
import {
  getPriced,
  type Holding,
  listFor,
  listHoldings,
  type Priced,
  portfolioOf,
  printQuantity,
  quoteTrade,
} from '../../investments.ts';
import { kobo, naira } from '../../money.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import type { Option, Values } from './state.ts';

/** A mix by the month, beside the assets. */
const PLAN = 'plan';
/** All of a holding, where an amount is asked for. */
const ALL = '0';
/** What is offered first, the calmest first; anything else can be named. */
const FEATURED = ['money-market', 'fgn-savings', 'dangcem', 'mtnn', 'equity-fund', 'btc'];

const isPlan = (_: Scene, values: Values): boolean => values.asset === PLAN;
const isSale = (values: Values): boolean => values.side === 'sell';
const amountOf = (values: Values) => kobo(BigInt(values.amount ?? '0'));

/** What is held outside plans. */
async function listOwn(scene: Scene): Promise<Holding[]> {
  const customer = await scene.customer();
  return (await listHoldings(scene.bank, customer.id)).filter((holding) => holding.planId === 0n);
}

const toOption = ({ phrases }: Scene, asset: Priced): Option => ({
  title: asset.name,
  about: phrases.investing.line({
    price: asset.price,
    change: percentOf(asset.price - asset.dayAgo, asset.dayAgo),
    least: asset.least,
  }),
  values: { asset: asset.id },
});

async function askAsset(scene: Scene, values: Values): Promise<Question> {
  const { investing } = scene.phrases;
  if (isSale(values)) {
    const own = await listOwn(scene);
    const options = own.map(({ asset }) => ({ title: asset.name, values: { asset: asset.id } }));
    return { text: investing.which({ side: 'sell' }), options };
  }
  const priced = await listFor(scene.bank, (await scene.customer()).id);
  const featured = FEATURED.flatMap((id) => priced.find((each) => each.id === id) ?? []);
  const plan: Option = {
    title: investing.planTitle(),
    about: investing.planLine(),
    values: { asset: PLAN },
  };
  return {
    text: investing.which({ side: 'buy' }),
    options: [plan, ...featured.map((asset) => toOption(scene, asset))],
  };
}

/** The only thing that there is to sell. */
async function onlyOwn(scene: Scene, values: Values): Promise<string | undefined> {
  if (!isSale(values)) return undefined;
  const own = await listOwn(scene);
  const [only] = own;
  if (!only) throw new Fault('holding_short', { value: naira(0) });
  return own.length === 1 ? only.asset.id : undefined;
}

async function checkAsset(scene: Scene, values: Values): Promise<Checked> {
  const id = values.asset ?? '';
  if (id === PLAN && !isSale(values)) return undefined;
  if (!isSale(values)) {
    await getPriced(scene.bank, id);
    return undefined;
  }
  const held = (await listOwn(scene)).some((holding) => holding.asset.id === id);
  if (!held) throw new Fault('holding_short', { value: naira(0) });
  return undefined;
}

const askMix = ({ phrases }: Scene): Question => ({
  text: phrases.investing.whichMix(),
  options: mixes.map((risk) => ({
    title: phrases.investing.mixes[risk].name,
    about: phrases.investing.mixes[risk].about,
    values: { mix: risk },
  })),
});

const askYears = ({ phrases }: Scene): Question => ({
  text: phrases.investing.howLong(),
  options: planYears.map((years) => ({
    title: phrases.investing.years({ years }),
    values: { years: String(years) },
  })),
});

async function checkYears(_: Scene, values: Values): Promise<Checked> {
  if (!planYears.some((years) => String(years) === values.years)) throw new Fault('plan_term');
  return undefined;
}

async function askAmount(scene: Scene, values: Values): Promise<Question> {
  const { investing } = scene.phrases;
  const { id } = await scene.customer();
  if (values.asset === PLAN)
    return { text: investing.howMuchMonthly({ least: await leastMonthly(scene.bank.db, id) }) };
  const asset = await getPriced(scene.bank, values.asset ?? '', id);
  if (!isSale(values)) return { text: investing.howMuch({ name: asset.name, least: asset.least }) };
  const held = (await listOwn(scene)).find((holding) => holding.asset.id === asset.id);
  return {
    text: investing.howMuchSell({ name: asset.name, value: held?.value ?? naira(0) }),
    options: [{ title: investing.sellAll(), values: { amount: ALL } }],
  };
}

async function offerTrade(scene: Scene, values: Values): Promise<Completion> {
  const customer = await scene.customer();
  const offer = await quoteTrade(scene.bank, {
    customerId: customer.id,
    conversationId: scene.conversation.id,
    asset: values.asset ?? '',
    side: isSale(values) ? 'sell' : 'buy',
    amount: values.amount === ALL ? undefined : amountOf(values),
  });
  const { quote, asset } = offer;
  const { investing, chat } = scene.phrases;
  const facts = { ...offer, name: asset.name, price: asset.price, expiresAt: quote.expiresAt };
  const text = investing.quote({ ...facts, quantity: printQuantity(offer.quantity) });
  return {
    quoteId: quote.id,
    say: { text: `${text}\n\n${chat.orCancel()}`, approval: { quoteId: quote.id } },
  };
}

async function offerPlan(scene: Scene, values: Values): Promise<Completion> {
  const customer = await scene.customer();
  const { investing, chat } = scene.phrases;
  const risk = findMix(values.mix ?? '')?.risk ?? 'conservative';
  const order = { name: investing.planName(), risk, monthly: amountOf(values), years: Number(values.years) };
  const { quote, mix, target } = await quotePlan(scene.bank, {
    ...{ customerId: customer.id, conversationId: scene.conversation.id },
    ...order,
  });
  const range = mix.returns.map((bp) => bp / 100).join('-');
  const text = `${investing.planQuote({ ...order, range: `${range}%`, target })}\n\n${chat.orCancel()}`;
  return { quoteId: quote.id, say: { text, approval: { quoteId: quote.id } } };
}

/** Buys or sells, or begins a plan by the month. */
export const invest: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'side', presume: async () => 'buy', drops: ['asset'] },
    { name: 'asset', ask: askAsset, presume: onlyOwn, check: checkAsset, drops: ['mix', 'years'] },
    { name: 'mix', ask: askMix, needed: isPlan },
    { name: 'years', ask: askYears, needed: isPlan, check: checkYears },
    { name: 'amount', ask: askAmount },
  ],
  complete: (scene, values) => (values.asset === PLAN ? offerPlan : offerTrade)(scene, values),
};

/** What the customer's investments are worth. */
export const portfolio: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [],
  complete: async ({ bank, phrases, customer: who }) => {
    const customer = await who();
    const { positions, totals, at } = await portfolioOf(bank, customer.id);
    const plans = (await listPlans(bank, customer.id)).filter((plan) => plan.status !== 'closed');
    if (positions.length === 0 && plans.length === 0)
      return { say: { text: phrases.investing.nothing() }, menu: ['invest', 'human'] };
    const lines = positions.map(({ asset, quantity, value, cost }) => ({
      ...{ name: asset.name, quantity: printQuantity(quantity), value },
      gain: kobo(value - cost),
    }));
    const text = phrases.investing.portfolio({
      ...{ lines, value: totals.value, gain: totals.gain, percent: totals.percent, at },
      plans: plans.map((plan) => ({ ...plan, paused: plan.status === 'paused' })),
      source: bank.market.name,
    });
    return { say: { text }, menu: ['invest', 'human'] };
  },
};
