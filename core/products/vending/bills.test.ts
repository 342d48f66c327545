import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billPlans, findPlan } from '../../catalogue/bills.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { kobo, naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../../orders/settlements.ts';
import { absentBillers } from '../../providers/absent.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { listTransactions } from '../../statements/lines.ts';
import { receiptPng, receiptProof, receiptText, receiptView } from '../../statements/receipts.ts';
import { quoteAirtime } from './airtime.ts';
import { checkBillNumber, offerBill, repeatBill, resendToken } from './bills.ts';
import { findBill, listBills } from './bills-read.ts';

let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const person = async () => {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481100000${String(people).padStart(2, '0')}`,
    firstName: 'Test',
    lastName: 'Person',
    opening: naira(100_000),
    demo: false,
    verified: true,
  });
  return id;
};

const METER = '45001234567';
type Order = Parameters<typeof offerBill>[1];
const light = (customerId: string, amount = naira(5_000)): Order => ({
  customerId,
  kind: 'electricity',
  biller: 'ikedc',
  number: METER,
  amount,
});

const approved = async (order: Order) => {
  const { quoteId } = await offerBill(bank, order);
  const done = await approve(bank, { quoteId, pin: '2580' });
  return done.reference ?? '';
};

const settle = async () => {
  for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
};
const bought = async (order: Order) => {
  const reference = await approved(order);
  await settle();
  return findBill(bank.db, reference);
};

const balance = async (customerId: string) =>
  balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id);

describe('the catalogue', () => {
  test('no two plans share an id, and each has a price', () => {
    expect(new Set(billPlans.map((plan) => plan.id)).size).toBe(billPlans.length);
    expect(billPlans.every((plan) => plan.price > 0n && plan.days > 0)).toBe(true);
  });

  test.each([
    ['mtn', '1gb weekly', 'mtn-1gb-weekly'],
    ['mtn', '1GB', 'mtn-1gb-weekly'],
    ['airtel', '2gb', 'airtel-2gb-monthly'],
    ['dstv', 'compact', 'dstv-compact'],
    ['dstv', 'Compact Plus', 'dstv-compact-plus'],
    ['gotv', 'compact', undefined],
    ['mtn', '7gb', undefined],
  ])('%s %s: %s', (biller, said, id) => expect(findPlan(biller, said)?.id).toBe(id));
});

describe('what is offered', () => {
  test('the meter’s and the smartcard’s names are looked up', async () => {
    const customerId = await person();
    const ask = { customerId, kind: 'electricity', biller: 'ikedc', number: '4500 1234 567' } as const;
    expect(await checkBillNumber(bank, ask)).toMatchObject({
      number: METER,
      name: expect.stringMatching(/\w+ \w+/),
    });
    await expect(checkBillNumber(bank, { ...ask, number: '45001230000' })).rejects.toMatchObject({
      code: 'bill_number',
      facts: { biller: 'Ikeja Electric' },
    });
    await expect(checkBillNumber(bank, { ...ask, number: '12' })).rejects.toMatchObject({
      code: 'bill_number',
    });
    await expect(checkBillNumber(bank, { ...ask, biller: 'nowhere' })).rejects.toMatchObject({
      code: 'biller_unknown',
    });
    await expect(checkBillNumber(bank, { ...ask, number: '45001230009' })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('data takes the number’s own network, which can be overridden', async () => {
    const customerId = await person();
    const order: Order = { customerId, kind: 'data', number: '08030000009', plan: '1gb weekly' };
    expect(await offerBill(bank, order)).toMatchObject({
      biller: 'mtn',
      guessed: true,
      amount: naira(800),
      plan: '1GB weekly',
    });
    expect(await offerBill(bank, { ...order, biller: 'glo' })).toMatchObject({
      biller: 'glo',
      guessed: false,
      amount: naira(750),
    });
    await expect(offerBill(bank, { ...order, plan: '9gb' })).rejects.toMatchObject({ code: 'bill_plan' });
    await expect(offerBill(bank, { ...order, number: '080' })).rejects.toMatchObject({
      code: 'phone_invalid',
    });
    await expect(offerBill(bank, { ...order, number: '08040000009' })).rejects.toMatchObject({
      code: 'network_unknown',
    });
  });

  test('amounts, funds and the day’s limit, which airtime shares', async () => {
    const customerId = await person();
    await expect(offerBill(bank, light(customerId, naira(499)))).rejects.toMatchObject({
      code: 'bill_amount',
    });
    await expect(offerBill(bank, light(customerId, naira(50_001)))).rejects.toMatchObject({
      code: 'limit_bills',
    });
    const phone = '08030000009';
    const { quoteId } = await quoteAirtime(bank, { customerId, phone, amount: naira(20_000) });
    await approve(bank, { quoteId, pin: '2580' });
    await expect(offerBill(bank, light(customerId, naira(30_001)))).rejects.toMatchObject({
      code: 'limit_bills',
      facts: { left: naira(30_000) },
    });
    const first = await offerBill(bank, light(customerId, naira(30_000)));
    const second = await offerBill(bank, light(customerId, naira(30_000)));
    await approve(bank, { quoteId: first.quoteId, pin: '2580' });
    await expect(approve(bank, { quoteId: second.quoteId, pin: '2580' })).rejects.toMatchObject({
      code: 'limit_bills',
    });
    const poor = await person();
    await bought(light(poor, naira(45_000)));
    bank.clock.advance(24 * 3_600_000);
    await bought(light(poor, naira(45_000)));
    bank.clock.advance(24 * 3_600_000);
    await expect(offerBill(bank, light(poor, naira(20_000)))).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
  });
});

describe('what comes of it', () => {
  test('a prepaid meter gets its token, once, free of fee', async () => {
    const customerId = await person();
    const reference = await approved(light(customerId));
    expect(await balance(customerId)).toMatchObject({ balance: naira(100_000), held: naira(5_000) });
    await settle();
    await settle();
    const bill = await findBill(bank.db, reference);
    expect(bill).toMatchObject({ status: 'success', units: '23.8', billerName: 'Ikeja Electric' });
    expect(bill?.token).toMatch(/^\d{4}(-\d{4}){4}$/);
    expect(await balance(customerId)).toMatchObject({ balance: naira(95_000), held: kobo(0) });
  });

  test('a postpaid meter has none', async () => {
    const customerId = await person();
    expect(await bought({ ...light(customerId), meterType: 'postpaid' })).toMatchObject({
      status: 'success',
      token: undefined,
    });
  });

  test.each([
    [666n, 'success'],
    [667n, 'failed'],
    [668n, 'failed'],
  ] as const)('an answer that is late or no: ₦%s ends as %s', async (amount, end) => {
    const customerId = await person();
    const reference = await approved(light(customerId, naira(amount)));
    await settle();
    bank.clock.advance(6_000);
    await settle();
    expect(await findBill(bank.db, reference)).toMatchObject({ status: end });
    const left = end === 'success' ? naira(100_000n - amount) : naira(100_000);
    expect(await balance(customerId)).toMatchObject({ balance: left, held: kobo(0) });
  });

  test('nobody has it: it is ordered once more, and vended once', async () => {
    const customerId = await person();
    const reference = await approved({
      ...light(customerId),
      kind: 'tv',
      biller: 'dstv',
      number: '7012345678',
      plan: 'padi',
    });
    await bank.db
      .updateTable('bill')
      .set({ sentAt: bank.clock.now() })
      .where('reference', '=', reference)
      .execute();
    bank.clock.advance(16_000);
    await settle();
    expect(await findBill(bank.db, reference)).toMatchObject({ status: 'success', plan: 'Padi' });
    expect(await balance(customerId)).toMatchObject({ balance: naira(95_600) });
  });

  test('the same again, its token again, and its receipt', async () => {
    const customerId = await person();
    const bill = await bought(light(customerId));
    const reference = bill?.reference ?? '';
    expect(await repeatBill(bank, customerId, reference)).toMatchObject({
      kind: 'electricity',
      number: METER,
      amount: naira(5_000),
      holder: bill?.holder,
    });
    const { token } = await resendToken(bank, customerId, reference);
    const sent = await bank.db
      .selectFrom('sandboxCode')
      .select('body')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(sent?.body).toContain(token);
    await expect(resendToken(bank, await person(), reference)).rejects.toMatchObject({ code: 'not_found' });
    const view = await receiptView(bank.db, reference);
    expect(view && receiptText(view, 'en')).toContain(`Token: ${token}`);
    expect(view && receiptProof(view)).toMatchObject({ operation: 'bill', status: 'success' });
    expect(view && (await receiptPng(view, 'en', 'https://karo.test')).length).toBeGreaterThan(5_000);
  });

  test('airtime and bills stand in one list, and among what happened while they are open', async () => {
    const customerId = await person();
    const open = await approved(light(customerId, naira(2_000)));
    const happened = async () =>
      (await listTransactions(bank.db, customerId, 5)).filter(({ reference }) => reference === open);
    expect(await happened()).toMatchObject([{ status: 'pending', amount: -naira(2_000) }]);
    await settle();
    expect(await happened()).toMatchObject([{ status: 'success', amount: -naira(2_000) }]);
    bank.clock.advance(1_000);
    await bought(light(customerId));
    bank.clock.advance(1_000);
    await bought({ customerId, kind: 'airtime', number: '08030000009', amount: naira(500) });
    const all = await listBills(bank.db, customerId, { limit: 10 });
    expect(all.map(({ kind, biller }) => [kind, biller])).toEqual([
      ['airtime', 'mtn'],
      ['electricity', 'ikedc'],
      ['electricity', 'ikedc'],
    ]);
    expect(await listBills(bank.db, customerId, { kind: 'tv', limit: 10 })).toEqual([]);
    expect(await repeatBill(bank, customerId, all[0]?.reference ?? '')).toMatchObject({
      kind: 'airtime',
      biller: 'mtn',
      amount: naira(500),
    });
  });

  test('the book balances', async () => {
    expect(await trialBalance(bank.db)).toMatchObject({ ok: true });
  });
});

test('without a provider nothing is offered, so that nobody types a PIN for what cannot come', async () => {
  const customerId = await person();
  const without = { ...bank, billers: absentBillers };
  const phone = '08031234567';
  const orders: Order[] = [
    light(customerId),
    { customerId, kind: 'data', number: phone, plan: '1GB weekly' },
    { customerId, kind: 'airtime', number: phone, amount: naira(500) },
  ];
  for (const order of orders)
    await expect(offerBill(without, order)).rejects.toMatchObject({ code: 'unavailable' });
});
