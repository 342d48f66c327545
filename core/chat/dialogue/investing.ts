import { findMix, mixes, planYears } from '../../catalogue/index.ts';
import { Fault, type Kobo, kobo, naira } from '../../kernel/index.ts';
import {
  getPriced,
  type Holding,
  leastMonthly,
  listFor,
  listHoldings,
  listPlans,
  listPriced,
  type Priced,
  pausePlan,
  percentOf,
  portfolioOf,
  printQuantity,
  quotePlan,
  quotePlanClose,
  quoteTrade,
} from '../../products/investments/index.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import type { Option, Values } from './state.ts';

/** A mix by the month, beside the assets. */
const PLAN = 'plan';
/** Nothing that could be sold. */
const NONE = 'none';
/** All of a holding, where an amount is asked for. */
const ALL = '0';
/** What is offered first, the calmest first; anything else can be named. */
const FEATURED = ['money-market', 'fgn-savings', 'dangcem', 'mtnn', 'equity-fund', 'btc'];

const isPlan = (_: Scene, values: Values): boolean => values.asset === PLAN && values.side === 'buy';
const isSale = (values: Values): boolean => values.side === 'sell';
const isRest = (values: Values): boolean => values.side === 'pause' || values.side === 'resume';
/** One plan that there is, as an option names it. */
const planOf = (values: Values): bigint | undefined =>
  values.asset?.startsWith(`${PLAN}:`) ? BigInt(values.asset.slice(PLAN.length + 1)) : undefined;
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

/** The plans that can be sold, paused, or gone on with. */
async function planOptions(scene: Scene, values: Values): Promise<Option[]> {
  const customer = await scene.customer();
  const fitting = { sell: ['active', 'paused', 'matured'], pause: ['active'], resume: ['paused'] };
  const wanted: readonly string[] = fitting[values.side as keyof typeof fitting] ?? [];
  const plans = await listPlans(scene.bank, customer.id);
  return plans
    .filter((plan) => wanted.includes(plan.status))
    .map((plan) => ({ title: plan.name, values: { asset: `${PLAN}:${plan.id}` } }));
}

/** What there is to sell, or to pause. */
async function ownOptions(scene: Scene, values: Values): Promise<Option[]> {
  const plans = await planOptions(scene, values);
  if (!isSale(values)) return plans;
  const own = await listOwn(scene);
  return [...own.map(({ asset }) => ({ title: asset.name, values: { asset: asset.id } })), ...plans];
}

async function askAsset(scene: Scene, values: Values): Promise<Question> {
  const { investing } = scene.phrases;
  if (isRest(values)) return { text: investing.whichPlan(), options: await ownOptions(scene, values) };
  if (isSale(values))
    return { text: investing.which({ side: 'sell' }), options: await ownOptions(scene, values) };
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

/** The only thing that there is to sell, or to pause. */
async function onlyOwn(scene: Scene, values: Values): Promise<string | undefined> {
  if (!isSale(values) && !isRest(values)) return undefined;
  const own = await ownOptions(scene, values);
  const [only] = own;
  if (!only && isSale(values)) return NONE;
  if (!only) throw new Fault('plan_over');
  return own.length === 1 ? only.values.asset : undefined;
}

/** “My plan” is the only one, or one of those that are asked about. */
async function checkOwn(scene: Scene, values: Values): Promise<Checked> {
  const own = await ownOptions(scene, values);
  if (values.asset === NONE || own.some((option) => option.values.asset === values.asset)) return undefined;
  if (own.length === 0 && isSale(values)) return { values: { asset: NONE } };
  const plans = own.filter((option) => option.values.asset?.startsWith(PLAN));
  if (isRest(values) && (values.asset !== PLAN || plans.length === 0)) throw new Fault('plan_over');
  if (values.asset !== PLAN || plans.length === 0)
    return { ask: { text: scene.phrases.investing.which({ side: 'sell' }), options: own } };
  const [only] = plans;
  if (only && plans.length === 1) return { values: only.values };
  return { ask: { text: scene.phrases.investing.whichPlan(), options: plans } };
}

async function checkAsset(scene: Scene, values: Values): Promise<Checked> {
  if (isSale(values) || isRest(values)) return checkOwn(scene, values);
  if (values.asset !== PLAN) await getPriced(scene.bank, values.asset ?? '');
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

/** "Half of it", "all of it", of what is sold. */
async function partOfHolding(scene: Scene, values: Values): Promise<string | undefined> {
  if (!isSale(values) || values.part === undefined) return undefined;
  if (values.part === 'all') return ALL;
  const held = (await listOwn(scene)).find((holding) => holding.asset.id === values.asset);
  return held && String(held.value / 2n);
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
    customerId: customer.id,
    conversationId: scene.conversation.id,
    ...order,
  });
  const range = mix.returns.map((bp) => bp / 100).join('-');
  const text = `${investing.planQuote({ ...order, range: `${range}%`, target })}\n\n${chat.orCancel()}`;
  return { quoteId: quote.id, say: { text, approval: { quoteId: quote.id } } };
}

async function offerClose(scene: Scene, id: bigint): Promise<Completion> {
  const customer = await scene.customer();
  const { investing, chat } = scene.phrases;
  const of = { customerId: customer.id, conversationId: scene.conversation.id, id };
  const { quote, plan } = await quotePlanClose(scene.bank, of);
  const text = `${investing.planCloseQuote({ name: plan.name, amount: quote.amount })}\n\n${chat.orCancel()}`;
  return { quoteId: quote.id, say: { text, approval: { quoteId: quote.id } } };
}

/** Pausing moves no money, so nothing is approved. */
async function rest(scene: Scene, id: bigint, paused: boolean): Promise<Completion> {
  const customer = await scene.customer();
  const plan = await pausePlan(scene.bank, { customerId: customer.id, id, paused });
  return { say: { text: scene.phrases.investing.rests({ name: plan.name, nextAt: plan.nextAt }) } };
}

async function complete(scene: Scene, values: Values): Promise<Completion> {
  if (values.asset === NONE) return { say: { text: scene.phrases.investing.nothing() }, menu: ['invest'] };
  const plan = planOf(values);
  if (plan === undefined) return (values.asset === PLAN ? offerPlan : offerTrade)(scene, values);
  return isRest(values) ? rest(scene, plan, values.side === 'pause') : offerClose(scene, plan);
}

/** Buys or sells, begins a plan by the month, pauses it or ends it. */
export const invest: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'side', presume: async () => 'buy', drops: ['asset'] },
    { name: 'asset', ask: askAsset, presume: onlyOwn, check: checkAsset, drops: ['mix', 'years'] },
    { name: 'mix', ask: askMix, needed: isPlan },
    { name: 'years', ask: askYears, needed: isPlan, check: checkYears },
    { name: 'part', drops: ['amount'] },
    {
      name: 'amount',
      presume: partOfHolding,
      drops: ['part'],
      ask: askAmount,
      needed: (_, values) => planOf(values) === undefined && values.asset !== NONE,
    },
  ],
  complete,
};

/** What can be bought and what it costs now; or one asset, where one is named. */
export const market: Flow = {
  kind: 'answer',
  who: 'anyone',
  slots: [{ name: 'asset' }],
  complete: async ({ bank, phrases: { investing } }, values) => {
    const all = await listPriced(bank);
    const named = all.filter(({ id }) => id === values.asset);
    const lines = (named.length > 0 ? named : all).map(({ id, name, price, dayAgo }) => ({
      name,
      price,
      about: investing.about[id],
      change: percentOf(price - dayAgo, dayAgo),
    }));
    const [first] = all;
    const text = investing.market({
      lines,
      source: bank.market.name,
      at: first?.pricedAt ?? bank.clock.now(),
    });
    return { say: { text }, menu: ['invest'] };
  },
};

/** A position is worth whole kobo: one less than it cost, for each, is nothing that was lost. */
const withoutRounding = (gain: Kobo, positions: number): Kobo =>
  gain < 0n && gain >= -BigInt(positions) ? kobo(0n) : gain;

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
      name: asset.name,
      quantity: printQuantity(quantity),
      value,
      gain: withoutRounding(kobo(value - cost), 1),
    }));
    const text = phrases.investing.portfolio({
      lines,
      value: totals.value,
      percent: totals.percent,
      at,
      gain: withoutRounding(totals.gain, positions.length),
      plans: plans.map((plan) => ({ ...plan, paused: plan.status === 'paused' })),
      source: bank.market.name,
    });
    return { say: { text }, menu: ['invest', 'human'] };
  },
};
