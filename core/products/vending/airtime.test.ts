import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { type Kobo, kobo, naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../../orders/settlements.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { airtimeView, guessNetwork, quoteAirtime, settleAirtime } from './airtime.ts';

let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const person = async () => {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481000000${String(people).padStart(2, '0')}`,
    firstName: 'Test',
    lastName: 'Person',
    opening: naira(100_000),
    demo: false,
    verified: true,
  });
  return id;
};

const buy = async (customerId: string, amount: Kobo) => {
  const quote = await quoteAirtime(bank, { customerId, phone: '08030000009', amount });
  const done = await approve(bank, { quoteId: quote.quoteId, pin: '2580' });
  const row = await bank.db
    .selectFrom('airtime')
    .select('id')
    .where('reference', '=', done.reference ?? '')
    .executeTakeFirstOrThrow();
  return { id: row.id, reference: done.reference ?? '' };
};

const balance = async (customerId: string) =>
  balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id);

const statusOf = async (reference: string) => (await airtimeView(bank.db, reference))?.status;

describe('networks', () => {
  test.each([
    ['08030000001', 'mtn'],
    ['+2349130000001', 'mtn'],
    ['07025000001', 'mtn'],
    ['08020000001', 'airtel'],
    ['09110000001', 'airtel'],
    ['08050000001', 'glo'],
    ['08090000001', '9mobile'],
    ['08040000001', undefined],
    ['nonsense', undefined],
  ])('%s: %s', (phone, network) => expect(guessNetwork(phone)).toBe(network));
});

describe('buying airtime', () => {
  test('the guess can be overridden; an unknown prefix is asked about', async () => {
    const id = await person();
    const order = { customerId: id, amount: naira(500) };
    expect(await quoteAirtime(bank, { ...order, phone: '08030000009' })).toMatchObject({
      network: 'mtn',
      networkName: 'MTN',
      guessed: true,
      phone: '08030000009',
    });
    expect(await quoteAirtime(bank, { ...order, phone: '08030000009', network: 'glo' })).toMatchObject({
      network: 'glo',
      guessed: false,
    });
    await expect(quoteAirtime(bank, { ...order, phone: '08040000009' })).rejects.toMatchObject({
      code: 'network_unknown',
    });
    await expect(quoteAirtime(bank, { ...order, phone: '0803' })).rejects.toMatchObject({
      code: 'phone_invalid',
    });
    await expect(
      quoteAirtime(bank, { ...order, phone: '08030000009', amount: kobo(49_99) }),
    ).rejects.toMatchObject({ code: 'airtime_amount' });
  });

  test('done: at face value, once', async () => {
    const id = await person();
    const bought = await buy(id, naira(500));
    expect(await settleOrder(bank, bought.id)).toBe('done');
    expect(await settleAirtime(bank, bought.id)).toBe('done');
    expect(await balance(id)).toMatchObject({ balance: naira(99_500), held: 0n });
    expect(await statusOf(bought.reference)).toBe('success');
  });

  test.each([
    [668, 'failed', 0],
    [666, 'success', 1],
    [667, 'failed', 1],
  ] as const)('%i naira: %s after %i more questions', async (amount, end, questions) => {
    const id = await person();
    const bought = await buy(id, naira(amount));
    for (let asked = 0; asked < questions; asked += 1) {
      expect(await settleAirtime(bank, bought.id)).toEqual({ again: 5_000 });
      expect(await statusOf(bought.reference)).toBe('pending');
      bank.clock.advance(5_000);
      expect(await listUnsettled(bank.db, bank.clock.now())).toContain(bought.id);
    }
    expect(await settleAirtime(bank, bought.id)).toBe('done');
    expect(await statusOf(bought.reference)).toBe(end);
    const left = end === 'success' ? naira(100_000 - amount) : naira(100_000);
    expect(await balance(id)).toMatchObject({ balance: left, held: 0n });
  });

  test.each(['before', 'after'] as const)('killed %s the vending: vended once', async (place) => {
    const id = await person();
    const bought = await buy(id, naira(700));
    const airtime: typeof bank.billers.airtime = async (order) => {
      if (place === 'after') await bank.billers.airtime(order);
      throw new Error('killed');
    };
    const dying = { ...bank, billers: { ...bank.billers, airtime } };
    await expect(settleAirtime(dying, bought.id)).rejects.toThrow('killed');
    expect(await settleAirtime(bank, bought.id)).toEqual({ again: 15_000 });
    bank.clock.advance(15_000);
    expect(await settleAirtime(bank, bought.id)).toBe('done');
    expect(await balance(id)).toMatchObject({ balance: naira(99_300), held: 0n });
    const vended = await bank.db
      .selectFrom('sandboxAirtime')
      .select('reference')
      .where('reference', '=', bought.reference)
      .execute();
    expect(vended).toHaveLength(1);
  });

  test('an order that never came there is given up after an hour, and the money is free again', async () => {
    const id = await person();
    const bought = await buy(id, naira(900));
    const airtime = async () => ({ status: 'unknown' as const });
    const lossy = { ...bank, billers: { ...bank.billers, airtime } };
    expect(await settleAirtime(lossy, bought.id)).toEqual({ again: 5_000 });
    for (let hour = 0; hour < 3; hour += 1) {
      expect((await balance(id)).held).toBe(hour < 2 ? naira(900) : 0n);
      bank.clock.advance(hour === 0 ? 5_000 : 3_600_000);
      await settleAirtime(lossy, bought.id);
    }
    expect(await statusOf(bought.reference)).toBe('failed');
    expect(await balance(id)).toMatchObject({ balance: naira(100_000), held: 0n });
  });

  test('the hour is reckoned from the last sending: what was sent late may still be on its way', async () => {
    const id = await person();
    const bought = await buy(id, naira(950));
    const kill = async () => {
      throw new Error('killed');
    };
    const dying = { ...bank, billers: { ...bank.billers, airtime: kill } };
    await expect(settleAirtime(dying, bought.id)).rejects.toThrow('killed');
    bank.clock.advance(2 * 3_600_000);
    const slow = {
      ...bank,
      billers: { ...bank.billers, airtime: async () => ({ status: 'unknown' as const }) },
    };
    expect(await settleAirtime(slow, bought.id)).toEqual({ again: 5_000 });
    bank.clock.advance(5_000);
    await settleAirtime(bank, bought.id);
    expect(await statusOf(bought.reference)).toBe('pending');
    expect((await balance(id)).held).toBe(naira(950));
    bank.clock.advance(3_600_000);
    await settleAirtime(bank, bought.id);
    expect(await statusOf(bought.reference)).toBe('failed');
  });

  test('a day’s limit for bills holds', async () => {
    const id = await person();
    await buy(id, naira(50_000));
    await expect(
      quoteAirtime(bank, { customerId: id, phone: '08030000009', amount: naira(50) }),
    ).rejects.toMatchObject({ code: 'limit_bills' });
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
