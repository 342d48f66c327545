import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assetSaid, assets } from '../../catalogue/assets.ts';
import { expectedBp, listMixes } from '../../catalogue/investment-plans.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { type Kobo, kobo, naira, sum } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount, internal, lockCustomerAccount } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { sandboxMarket } from '../../providers/market-sandbox.ts';
import { atOnce, handClock, type TestBank, testBank } from '../../sandbox/testing.ts';
import { worthOf } from './arithmetic.ts';
import { contributePlans, listPlansDue, pausePlan, quotePlan, quotePlanClose } from './plans.ts';
import { getPlan, listPlans } from './plans-read.ts';
import { listPriced, listTrades, marketView, portfolioOf, quoteTrade } from './trading.ts';

const DAY_MS = 86_400_000;
let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const person = async (opening = naira(1_000_000)) => {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481000020${String(people).padStart(2, '0')}`,
    firstName: 'Test',
    lastName: 'Investor',
    opening,
    demo: false,
    verified: true,
  });
  return id;
};

const trade = async (customerId: string, asset: string, side: 'buy' | 'sell', amount?: Kobo) => {
  const offer = await quoteTrade(bank, { customerId, asset, side, amount });
  await approve(bank, { quoteId: offer.quote.id, pin: '2580' });
  return offer;
};

const balance = async (customerId: string) =>
  (await balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id)).balance;

/** What is in custody by the book is what the holdings cost. */
const isKept = async () => {
  const { balance: booked } = await balanceOf(bank.db, await internal(bank.db, 'investment_custody'));
  const rows = await bank.db.selectFrom('holding').select('cost').execute();
  return booked === sum(rows.map((row) => kobo(row.cost)));
};

describe('the market', () => {
  test('has a price for every asset, and five filters', async () => {
    expect((await listPriced(bank)).map((each) => each.id)).toEqual(assets.map((each) => each.id));
    for (const category of ['stocks', 'crypto', 'bonds', 'funds'] as const) {
      const some = await listPriced(bank, category);
      expect(some.length).toBeGreaterThan(2);
      expect(some.every((each) => each.category === category)).toBe(true);
    }
  });

  test('moves with the clock, the same for the same seed, and can be told to fail', async () => {
    const clock = handClock();
    const one = sandboxMarket({ clock, seed: 1 });
    const before = await one.prices();
    expect(await sandboxMarket({ clock, seed: 1 }).prices()).toEqual(before);
    expect(await sandboxMarket({ clock, seed: 2 }).prices()).not.toEqual(before);
    clock.advance(DAY_MS);
    const after = await one.prices();
    expect(after.map((each) => each.dayAgo)).toEqual(before.map((each) => each.price));
    expect(after.filter((each, index) => each.price !== before[index]?.price).length).toBeGreaterThan(12);
    const history = await one.history('btc', 30);
    expect(history).toHaveLength(31);
    expect(history.at(-1)?.price).toBe(after.find((each) => each.asset === 'btc')?.price);
    await expect(sandboxMarket({ clock, fails: () => true }).prices()).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('a price that stands still is shown with its time, and nobody deals at it', async () => {
    const customerId = await person();
    const still = await bank.market.prices();
    const stuck = { ...bank, market: { ...bank.market, prices: async () => still } };
    const order = { customerId, asset: 'dangcem', side: 'buy', amount: naira(20_000) } as const;
    expect((await quoteTrade(stuck, order)).asset.id).toBe('dangcem');
    bank.clock.advance(20 * 60_000);
    expect(await listPriced(stuck)).toHaveLength(assets.length);
    await expect(quoteTrade(stuck, order)).rejects.toMatchObject({ code: 'unavailable' });
    const wish = { customerId, name: 'Rent', risk: 'moderate', monthly: naira(20_000), years: 1 } as const;
    await expect(quotePlan(stuck, wish)).rejects.toMatchObject({ code: 'unavailable' });
    const { quote } = await quotePlan(bank, wish);
    expect(quote.expiresAt.getTime() - bank.clock.now().getTime()).toBe(3 * 60_000);
  });

  test('its indices come from the prices', async () => {
    const { indices, risers, fallers, crypto } = await marketView(bank, undefined);
    const [all] = await listPriced(bank, 'bonds');
    expect(indices.map((index) => index.category)).toEqual(['all', 'stocks', 'crypto', 'bonds', 'funds']);
    const bonds = await listPriced(bank, 'bonds');
    const mean = bonds.reduce((total, each) => total + Number(each.price) / Number(each.yearAgo), 0);
    expect(indices[3]?.value).toBeCloseTo((1000 * mean) / bonds.length, 1);
    expect(risers.every((each) => each.price > each.dayAgo)).toBe(true);
    expect(fallers.every((each) => each.price < each.dayAgo)).toBe(true);
    expect(crypto).toHaveLength(4);
    expect(all?.source).toBe('Sandbox market');
  });

  test.each([
    ['buy dangote shares', 'dangcem'],
    ['invest in bitcoin', 'btc'],
    ['put 20k in treasury bills', 'tbill-364'],
    ['savings bond', 'fgn-savings'],
    ['bond fund', 'bond-fund'],
    ['MTNN', 'mtnn'],
    ['something else', undefined],
  ])('“%s” is %s', (text, id) => expect(assetSaid(text)?.id).toBe(id));
});

describe('buying and selling', () => {
  test('a purchase costs what was offered, and is held at cost', async () => {
    const id = await person();
    const offer = await trade(id, 'dangcem', 'buy', naira(100_000));
    expect(offer).toMatchObject({ gross: naira(100_000), fee: naira(500), net: naira(100_500) });
    expect(await balance(id)).toBe(naira(899_500));
    const { positions, totals } = await portfolioOf(bank, id);
    expect(positions).toMatchObject([{ quantity: offer.quantity, cost: naira(100_000) }]);
    expect(totals.value).toBe(worthOf(offer.quantity, offer.asset.price));
    expect(await isKept()).toBe(true);
  });

  test('bought, sold in parts and all: the money is what the prices say', async () => {
    const id = await person();
    await trade(id, 'btc', 'buy', naira(200_000));
    bank.clock.advance(20 * DAY_MS);
    const part = await trade(id, 'btc', 'sell', naira(50_000));
    expect(part.gross).toBeGreaterThanOrEqual(naira(50_000));
    const rest = await trade(id, 'btc', 'sell');
    expect(await balance(id)).toBe(kobo(naira(799_000) + part.net + rest.net));
    expect((await portfolioOf(bank, id)).positions).toEqual([]);
    expect(await isKept()).toBe(true);
    expect((await listTrades(bank.db, id)).map((each) => each.side)).toEqual(['sell', 'sell', 'buy']);
    await expect(trade(id, 'btc', 'sell')).rejects.toMatchObject({ code: 'holding_short' });
  });

  test('the least, the most, and what does not exist', async () => {
    const id = await person(naira(10_000));
    await expect(trade(id, 'mtnn', 'buy', naira(1_999))).rejects.toMatchObject({
      code: 'investment_minimum',
    });
    await expect(trade(id, 'mtnn', 'buy', naira(10_000))).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    await expect(trade(id, 'money-market', 'buy')).rejects.toMatchObject({ code: 'amount_invalid' });
    await expect(trade(id, 'tulips', 'buy', naira(5_000))).rejects.toMatchObject({ code: 'asset_unknown' });
    await trade(id, 'money-market', 'buy', naira(10_000));
    await expect(trade(id, 'money-market', 'sell', naira(10_001))).rejects.toMatchObject({
      code: 'holding_short',
    });
    expect(await balance(id)).toBe(0n);
  });

  test('a price holds for three minutes', async () => {
    const id = await person();
    const { quote } = await quoteTrade(bank, {
      customerId: id,
      asset: 'eth',
      side: 'buy',
      amount: naira(5_000),
    });
    bank.clock.advance(3 * 60_000);
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'quote_expired',
    });
    expect(await balance(id)).toBe(naira(1_000_000));
  });

  test('two offers to sell all: one sells', async () => {
    const id = await person();
    await trade(id, 'gtco', 'buy', naira(10_000));
    const offers = [
      await quoteTrade(bank, { customerId: id, asset: 'gtco', side: 'sell' }),
      await quoteTrade(bank, { customerId: id, asset: 'gtco', side: 'sell' }),
    ];
    const done = await atOnce(
      bank,
      (trx) => lockCustomerAccount(trx, id),
      ...offers.map(
        ({ quote }) =>
          () =>
            approve(bank, { quoteId: quote.id, pin: '2580' }),
      ),
    );
    expect(done.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    expect(await isKept()).toBe(true);
  });

  test('a life of trades: custody is always what the holdings cost', async () => {
    const id = await person(naira(5_000_000));
    let state = 5;
    const pick = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    for (let round = 0; round < 25; round += 1) {
      bank.clock.advance((1 + pick(72)) * 3_600_000);
      const asset = assets[pick(assets.length)]?.id ?? 'btc';
      const side = pick(3) === 0 ? 'sell' : 'buy';
      await trade(id, asset, side, side === 'buy' ? naira(10_000 + pick(100_000)) : undefined).catch(
        (error: { code: string }) => expect(error.code).toBe('holding_short'),
      );
    }
    expect(await isKept()).toBe(true);
  });
});

describe('plans', () => {
  const start = async (customerId: string, more: { years?: number; monthly?: Kobo } = {}) => {
    const order = {
      name: 'Ikeja plot',
      risk: 'moderate' as const,
      monthly: naira(20_000),
      years: 1,
      ...more,
    };
    const { quote } = await quotePlan(bank, { customerId, ...order });
    await approve(bank, { quoteId: quote.id, pin: '2580' });
    const [plan] = await listPlans(bank, customerId);
    if (!plan) throw new Error('no plan');
    return plan;
  };

  test('each kind adds up to all, and expects what it says', () => {
    for (const mix of listMixes()) {
      expect(mix.assets.reduce((total, { percent }) => total + percent, 0)).toBe(100);
      expect(mix.assets.every(({ asset }) => assets.some((each) => each.id === asset))).toBe(true);
    }
    expect(listMixes().map(expectedBp)).toEqual([600, 1_000, 1_500]);
  });

  test('a year of it: twelve contributions, each once, and then it rests', async () => {
    const id = await person();
    const plan = await start(id);
    for (let month = 1; month <= 13; month += 1) {
      bank.clock.advance(31 * DAY_MS);
      await contributePlans(bank);
      await contributePlans(bank);
    }
    const ended = await getPlan(bank, id, plan.id);
    expect(ended).toMatchObject({ status: 'matured', contributed: naira(240_000) });
    expect(await balance(id)).toBe(naira(760_000));
    expect(await listPlansDue(bank.db, bank.clock.now())).toEqual([]);
    expect(await isKept()).toBe(true);
    const { quote } = await quotePlanClose(bank, { customerId: id, id: plan.id });
    await approve(bank, { quoteId: quote.id, pin: '2580' });
    expect(await balance(id)).toBe(kobo(naira(760_000) + quote.amount));
    expect(await getPlan(bank, id, plan.id)).toMatchObject({ status: 'closed', value: 0n });
    expect(await isKept()).toBe(true);
  });

  test('a month without money is missed, and nothing is taken', async () => {
    const id = await person(naira(25_000));
    const plan = await start(id);
    bank.clock.advance(31 * DAY_MS);
    await contributePlans(bank);
    expect(await balance(id)).toBe(naira(5_000));
    expect(await getPlan(bank, id, plan.id)).toMatchObject({ contributed: naira(20_000), status: 'active' });
  });

  test('from a frozen account nothing is taken', async () => {
    const id = await person();
    await start(id);
    await bank.db.updateTable('customer').set({ status: 'frozen' }).where('id', '=', id).execute();
    bank.clock.advance(31 * DAY_MS);
    await contributePlans(bank);
    expect(await balance(id)).toBe(naira(980_000));
  });

  test('paused it takes nothing; going on it takes the next month, not those between', async () => {
    const id = await person();
    const plan = await start(id);
    expect(await pausePlan(bank, { customerId: id, id: plan.id, paused: true })).toMatchObject({
      status: 'paused',
      nextAt: undefined,
    });
    bank.clock.advance(100 * DAY_MS);
    await contributePlans(bank);
    await pausePlan(bank, { customerId: id, id: plan.id, paused: false });
    await contributePlans(bank);
    expect(await balance(id)).toBe(naira(980_000));
    bank.clock.advance(31 * DAY_MS);
    await contributePlans(bank);
    expect(await balance(id)).toBe(naira(960_000));
  });

  test('terms and strangers are refused', async () => {
    const id = await person(naira(50_000));
    const order = { customerId: id, name: 'x', risk: 'moderate' as const, monthly: naira(10_000), years: 1 };
    await expect(quotePlan(bank, { ...order, years: 4 })).rejects.toMatchObject({ code: 'plan_term' });
    await expect(quotePlan(bank, { ...order, monthly: naira(999) })).rejects.toMatchObject({
      code: 'investment_minimum',
    });
    await expect(quotePlan(bank, { ...order, monthly: naira(50_001) })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    const plan = await start(id);
    const other = await person();
    await expect(quotePlanClose(bank, { customerId: other, id: plan.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(pausePlan(bank, { customerId: other, id: plan.id, paused: true })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
