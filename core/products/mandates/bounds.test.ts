import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { dayOf, daysAfter } from '../../kernel/lagos-time.ts';
import { type Kobo, naira } from '../../kernel/money.ts';
import { approve } from '../../orders/approvals.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { payIn } from '../inward/sandbox.ts';
import { changeMandate, lowerMandate } from '../scheduled/mandates.ts';
import { listMandates, listRuns } from '../scheduled/records.ts';
import { quoteMandate, quoteRaise, type ScheduledOrder } from './quoting.ts';
import { runMandates } from './runs.ts';

const HOUR_MS = 3_600_000;
let bank: TestBank;
let serial = 0;
let id = '';
let nuban = '';

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());
beforeEach(async () => {
  // Each begins at ten in the morning in Lagos.
  const hours = (33 - bank.clock.now().getUTCHours()) % 24;
  bank.clock.advance(hours * HOUR_MS);
  serial += 1;
  const phone = `+23481000995${String(serial).padStart(2, '0')}`;
  const names = { firstName: 'Sade', lastName: 'Lawal' };
  const opened = { phone, ...names, opening: naira(50_000), demo: false, verified: true };
  const customer = await openSandboxCustomer(bank, opened);
  id = customer.id;
  nuban = customer.nuban ?? '';
});

const day = (ahead: number) => daysAfter(dayOf(bank.clock.now()), ahead);
const chidi = { operation: 'transfer', bankCode: '000013', account: '1234567896', narration: '' } as const;
const bundle = {
  operation: 'bill',
  kind: 'data',
  biller: 'mtn',
  number: '08031234567',
  plan: 'mtn-10gb-monthly',
  meterType: null,
} as const;
const PRICE = naira(4_500);
const ordered = (changes: Partial<ScheduledOrder>) =>
  quoteMandate(bank, {
    customerId: id,
    payee: chidi,
    amount: naira(2_000),
    schedule: { rhythm: 'weekly', firstOn: day(1) },
    retries: true,
    ...changes,
  });
const set = async (changes: Partial<ScheduledOrder>) => {
  const { quote } = await ordered(changes);
  const { reference = '' } = await approve(bank, { quoteId: quote.id, pin: '2580', customerId: id });
  return reference;
};
/** An order that its account is too short for. */
const setShort = (schedule: ScheduledOrder['schedule']) => set({ amount: naira(60_000), schedule });
const rowOf = (reference: string) =>
  bank.db.selectFrom('mandate').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const runsOf = async (reference: string) =>
  (await listRuns(bank.db, (await rowOf(reference)).id, 100)).map((run) => run.status).reverse();
const paid = async () =>
  (await bank.db.selectFrom('transfer').select('amount').where('customerId', '=', id).execute()).map(
    ({ amount }) => amount,
  );
const told = async () =>
  (
    await bank.db
      .selectFrom('notification')
      .select('message')
      .where('customerId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);
const fund = () => payIn(bank, { bank: 'gtb', senderName: 'Musa', account: nuban, amount: naira(60_000) });
const passHours = async (hours: number) => {
  bank.clock.advance(hours * HOUR_MS);
  await runMandates(bank);
};
const act = (reference: string, name: 'pause' | 'skip' | 'stop') =>
  changeMandate(bank, { customerId: id, reference, act: name });

describe('nothing is paid before the first day that was approved', () => {
  test('a day of the month that was over on the first day begins a month later', async () => {
    const reference = await set({
      schedule: { rhythm: 'monthly', firstOn: '2026-11-26', monthDay: 23 },
    });
    expect((await rowOf(reference)).nextOn).toBe('2026-12-23');
    await runMandates(bank);
    for (let each = 0; each < 5; each += 1) await passHours(24);
    expect(await paid()).toEqual([]);
    await act(reference, 'stop');
  });

  test('an order that would never pay is refused', async () => {
    const [firstOn, untilOn] = [`${day(40).slice(0, 7)}-26`, `${day(40).slice(0, 7)}-28`];
    const schedule = { rhythm: 'monthly', firstOn, untilOn, monthDay: 23 } as const;
    await expect(ordered({ schedule })).rejects.toMatchObject({ code: 'bad_request' });
  });

  test('what was kept with a day that is still to come is not opened today', async () => {
    const reference = await set({ schedule: { rhythm: 'weekly', firstOn: day(3) } });
    await bank.db
      .updateTable('mandate')
      .set({ nextOn: day(-1) })
      .where('reference', '=', reference)
      .execute();
    await runMandates(bank);
    expect(await runsOf(reference)).toEqual([]);
    expect((await rowOf(reference)).nextOn).toBe(day(3));
    await act(reference, 'stop');
  });
});

describe('the last payment of an order, while its money is short', () => {
  test.each([
    ['the only one', { rhythm: 'once' }],
    ['the last of so many', { rhythm: 'weekly', times: 1 }],
  ] as const)('%s is listed and can be stopped', async (_, of) => {
    const reference = await setShort({ ...of, firstOn: day(1) });
    await passHours(24);
    expect(await runsOf(reference)).toEqual(['due']);
    expect(await listMandates(bank.db, id)).toMatchObject([{ reference, status: 'active', nextOn: null }]);
    expect((await act(reference, 'stop')).status).toBe('stopped');
    await fund();
    await passHours(2);
    expect(await paid()).toEqual([]);
    expect(await runsOf(reference)).toEqual(['skipped']);
    await expect(act(reference, 'stop')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('it can be skipped, which ends the order; it cannot be paused, as nothing follows it', async () => {
    const reference = await setShort({ rhythm: 'once', firstOn: day(1) });
    await passHours(24);
    await expect(act(reference, 'pause')).rejects.toMatchObject({ code: 'not_found' });
    expect((await act(reference, 'skip')).status).toBe('ended');
    await fund();
    await passHours(2);
    expect(await paid()).toEqual([]);
    expect(await listMandates(bank.db, id)).toEqual([]);
    await expect(act(reference, 'skip')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an order that ended while its payment was due is stopped all the same', async () => {
    const reference = await setShort({ rhythm: 'once', firstOn: day(1) });
    await passHours(24);
    await bank.db
      .updateTable('mandate')
      .set({ status: 'ended' })
      .where('reference', '=', reference)
      .execute();
    await act(reference, 'stop');
    expect(await runsOf(reference)).toEqual(['skipped']);
  });

  test('the order ends when it is made, and when it fails for good', async () => {
    const reference = await setShort({ rhythm: 'once', firstOn: day(1) });
    const failing = await set({
      amount: naira(200_000),
      retries: false,
      schedule: { rhythm: 'once', firstOn: day(1) },
    });
    await passHours(24);
    expect((await rowOf(failing)).status).toBe('ended');
    await fund();
    await passHours(2);
    expect(await paid()).toEqual([naira(60_000)]);
    expect((await rowOf(reference)).status).toBe('ended');
  });
});

describe('what is approved is what is taken', () => {
  const weighFrom = (stepUpAbove: Kobo) =>
    bank.db
      .insertInto('customerSecurity')
      .values({ customerId: id, stepUpAbove, changedAt: bank.clock.now() })
      .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ stepUpAbove }))
      .execute();

  test('a plan is offered at its price and at no other', async () => {
    for (const amount of [naira(1), naira(4_499), naira(5_000)])
      await expect(ordered({ payee: bundle, amount, ceiling: naira(9_000) })).rejects.toMatchObject({
        code: 'plan_price',
        facts: { price: PRICE },
      });
    const reference = await set({ payee: bundle, amount: PRICE });
    await passHours(24);
    const taken = await bank.db.selectFrom('bill').select('amount').where('customerId', '=', id).execute();
    expect(taken).toEqual([{ amount: PRICE }]);
    expect((await told()).some((message) => message.includes('carried out: ₦4,500'))).toBe(true);
    await act(reference, 'stop');
  });

  test('the price of a plan is neither lowered nor raised', async () => {
    const reference = await set({ payee: bundle, amount: PRICE });
    const changed = { customerId: id, reference };
    await expect(lowerMandate(bank, { ...changed, amount: naira(1) })).rejects.toMatchObject({
      code: 'plan_price',
    });
    await expect(quoteRaise(bank, { ...changed, amount: naira(9_000) })).rejects.toMatchObject({
      code: 'plan_price',
    });
    await act(reference, 'stop');
    await expect(lowerMandate(bank, { ...changed, amount: naira(1) })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('the amount above which a second factor is wanted weighs the most that a payment may take', async () => {
    await weighFrom(naira(3_000));
    for (const changes of [
      { payee: bundle, amount: PRICE },
      { amount: naira(100), ceiling: naira(3_001) },
    ])
      await expect(set(changes)).rejects.toMatchObject({ code: 'second_factor_needed' });
    expect(await listMandates(bank.db, id)).toEqual([]);
    const reference = await set({ amount: naira(100), ceiling: naira(3_000) });
    await act(reference, 'stop');
  });

  test('what is lowered while a payment is being made is made of the lower amount', async () => {
    const reference = await set({ schedule: { rhythm: 'once', firstOn: day(1) } });
    const { enquire } = bank.rails;
    bank.rails.enquire = async (asked) => {
      await lowerMandate(bank, { customerId: id, reference, amount: naira(1_500) });
      return enquire.call(bank.rails, asked);
    };
    await passHours(24);
    bank.rails.enquire = enquire;
    expect(await paid()).toEqual([]);
    await passHours(1);
    expect(await paid()).toEqual([naira(1_500)]);
  });
});

describe('what was opened on its day and not paid then', () => {
  test('is not paid beside the payment of the next day', async () => {
    const reference = await setShort({ rhythm: 'daily', firstOn: day(1) });
    await passHours(24);
    expect(await runsOf(reference)).toEqual(['due']);
    await fund();
    await fund();
    await passHours(24);
    expect(await runsOf(reference)).toEqual(['missed', 'paid']);
    expect(await paid()).toEqual([naira(60_000)]);
    expect((await told()).some((message) => message.includes('could not pay ₦60,000'))).toBe(true);
    await act(reference, 'stop');
  });

  test('is missed after two days, told once, and ends an order that has no other', async () => {
    const reference = await setShort({ rhythm: 'once', firstOn: day(1) });
    await passHours(24);
    await fund();
    await passHours(3 * 24);
    await runMandates(bank);
    expect(await runsOf(reference)).toEqual(['missed']);
    expect(await paid()).toEqual([]);
    expect((await told()).filter((message) => message.includes('could not pay'))).toHaveLength(1);
    expect((await rowOf(reference)).status).toBe('ended');
  });

  test('is not paid after the last day of its order', async () => {
    const reference = await setShort({ rhythm: 'weekly', firstOn: day(1), untilOn: day(1) });
    const unopened = await set({ schedule: { rhythm: 'weekly', firstOn: day(2), untilOn: day(2) } });
    await passHours(24);
    await fund();
    await passHours(2 * 24);
    expect(await runsOf(reference)).toEqual(['missed']);
    expect(await runsOf(unopened)).toEqual(['missed']);
    expect(await paid()).toEqual([]);
  });

  test('waits for the morning when the day is over', async () => {
    const reference = await setShort({ rhythm: 'weekly', firstOn: day(1) });
    await passHours(24);
    await fund();
    await passHours(16);
    expect(await paid()).toEqual([]);
    await passHours(6);
    expect(await paid()).toEqual([naira(60_000)]);
    expect(await runsOf(reference)).toEqual(['paid']);
  });
});
