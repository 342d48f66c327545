import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCustomerByIdentity } from '../../customers/records.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { kobo, naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOfCustomer } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { byTwo, type TestBank, testBank } from '../../sandbox/testing.ts';
import { freezeCustomer, unfreezeCustomer } from '../../security/freezing.ts';
import { payIn } from '../inward/sandbox.ts';
import { changeMandate, lowerMandate, remindMandates } from '../scheduled/mandates.ts';
import { listMandates, listRuns, scheduleOf } from '../scheduled/records.ts';
import { findRun } from '../scheduled/rhythm.ts';
import { quoteTransfer } from '../transfers/orders.ts';
import { quoteMandate, quoteRaise, type ScheduledOrder } from './quoting.ts';
import { runMandates } from './runs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let bank: TestBank;
let serial = 0;
let id = '';
let nuban = '';

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());
beforeEach(async () => {
  serial += 1;
  const phone = `+23481000470${String(serial).padStart(2, '0')}`;
  const names = { firstName: 'Sade', lastName: 'Lawal' };
  const customer = await openSandboxCustomer(bank, {
    phone,
    ...names,
    opening: naira(50_000),
    demo: false,
    verified: true,
  });
  id = customer.id;
  nuban = customer.nuban ?? '';
});

const day = (ahead: number) => {
  const at = new Date(bank.clock.now().getTime() + HOUR_MS + ahead * DAY_MS);
  return at.toISOString().slice(0, 10);
};
const chidi = { operation: 'transfer', bankCode: '000013', account: '1234567896', narration: '' } as const;
const order = (changes: Partial<ScheduledOrder> = {}): ScheduledOrder => ({
  customerId: id,
  payee: chidi,
  amount: naira(2_000),
  schedule: { rhythm: 'weekly', firstOn: day(7) },
  retries: true,
  ...changes,
});
const set = async (changes: Partial<ScheduledOrder> = {}) => {
  const { quote } = await quoteMandate(bank, order(changes));
  const { reference = '' } = await approve(bank, { quoteId: quote.id, pin: '2580', customerId: id });
  return reference;
};
const rowOf = (reference: string) =>
  bank.db.selectFrom('mandate').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const runsOf = async (reference: string) =>
  (await listRuns(bank.db, (await rowOf(reference)).id, 100)).map((run) => run.status).reverse();
const paid = async () =>
  (await bank.db.selectFrom('transfer').select('id').where('customerId', '=', id).execute()).length;
const told = async () =>
  (
    await bank.db
      .selectFrom('notification')
      .select('message')
      .where('customerId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);
const pass = async (days: number) => {
  for (let each = 0; each < days; each += 1) {
    bank.clock.advance(DAY_MS);
    await runMandates(bank);
  }
};

describe('a mandate', () => {
  test('pays nothing when it is offered or approved, and once on each of its days until its end', async () => {
    const { quote, message } = await quoteMandate(
      bank,
      order({ schedule: { rhythm: 'weekly', firstOn: day(7), times: 3 } }),
    );
    expect(message).toMatch(
      /₦2,000 to CHIDI OKAFOR[\s\S]*every Monday[\s\S]*3 times[\s\S]*Nothing is paid now/,
    );
    await expect(approve(bank, { quoteId: quote.id, pin: '0000' })).rejects.toMatchObject({
      code: 'pin_wrong',
    });
    const { reference = '', message: done } = await approve(bank, { quoteId: quote.id, pin: '2580' });
    expect(done).toContain('Nothing has been paid yet');
    await runMandates(bank);
    expect(await paid()).toBe(0);
    await pass(40);
    expect(await runsOf(reference)).toEqual(['paid', 'paid', 'paid']);
    expect(await paid()).toBe(3);
    expect((await rowOf(reference)).status).toBe('ended');
  });

  test('two processes at once, and a walk that is repeated, pay once', async () => {
    await set();
    bank.clock.advance(7 * DAY_MS);
    await Promise.all([runMandates(bank), runMandates(bank), runMandates(bank)]);
    await runMandates(bank);
    expect(await paid()).toBe(1);
  });

  test('a run takes nothing of what is offered in a conversation, and is under the mandate in the log', async () => {
    const reference = await set();
    const mine = await quoteTransfer(bank, { customerId: id, ...chidi, amount: naira(100) });
    bank.clock.advance(7 * DAY_MS);
    await runMandates(bank);
    const quotes = await bank.db
      .selectFrom('quote')
      .select(['id', 'status', 'approvedWith', 'approvedDevice'])
      .where('customerId', '=', id)
      .where('operation', '=', 'transfer')
      .orderBy('createdAt')
      .execute();
    expect(quotes[0]).toMatchObject({ id: mine.quoteId, status: 'open' });
    expect(quotes[1]).toMatchObject({ approvedWith: 'mandate', approvedDevice: reference });
  });

  test('a clock that jumps pays the newest of the missed days and tells of the others', async () => {
    const reference = await set({ schedule: { rhythm: 'daily', firstOn: day(1) } });
    bank.clock.advance(9 * DAY_MS);
    await runMandates(bank);
    expect(await paid()).toBe(1);
    expect((await told()).some((message) => message.includes('8 in all'))).toBe(true);
    expect((await rowOf(reference)).nextOn).toBe(day(1));
  });

  test('what was due long ago is not paid late', async () => {
    const reference = await set({ schedule: { rhythm: 'once', firstOn: day(1) } });
    bank.clock.advance(6 * DAY_MS);
    await runMandates(bank);
    expect(await runsOf(reference)).toEqual(['missed']);
    expect(await paid()).toBe(0);
  });

  test('the day before, the customer is told once; of every day they are not', async () => {
    await set({ schedule: { rhythm: 'once', firstOn: day(1) } });
    await set({ schedule: { rhythm: 'daily', firstOn: day(1) } });
    await remindMandates(bank);
    await remindMandates(bank);
    expect((await told()).filter((message) => message.startsWith('Tomorrow'))).toHaveLength(1);
  });
});

describe('each run looks again', () => {
  test('nothing is paid while the account is frozen, and it goes on afterwards', async () => {
    const reference = await set();
    await freezeCustomer(bank, { customerId: id, channel: 'house', why: 'test' });
    await pass(7);
    expect(await runsOf(reference)).toEqual(['failed']);
    expect(await paid()).toBe(0);
    await byTwo(bank, (administrator) =>
      unfreezeCustomer(bank, { customerId: id, administrator, why: 'test' }),
    );
    await pass(7);
    expect(await runsOf(reference)).toEqual(['failed', 'paid']);
  });

  test('another name at the account is not paid: the mandate waits for its customer', async () => {
    const reference = await set();
    const { enquire } = bank.rails;
    bank.rails.enquire = async (asked) => ({ code: '00', sessionId: asked.sessionId, name: 'SOMEBODY ELSE' });
    await pass(7);
    bank.rails.enquire = enquire;
    expect(await rowOf(reference)).toMatchObject({ status: 'paused', pausedFor: 'name_mismatch' });
    expect(await paid()).toBe(0);
    expect((await told()).at(-1)).toContain('paused');
  });

  test('what takes more than the ceiling is not paid', async () => {
    const reference = await set({ ceiling: naira(2_000) });
    await pass(7);
    expect(await rowOf(reference)).toMatchObject({ status: 'paused', pausedFor: 'limit_ceiling' });
    expect(await paid()).toBe(0);
  });

  test('the limits hold: a payment above the daily limit fails and is told', async () => {
    await bank.db.updateTable('customer').set({ tier: 1 }).where('id', '=', id).execute();
    const reference = await set({ amount: naira(50_001), ceiling: naira(60_000) });
    await payIn(bank, { bank: 'gtb', senderName: 'M', account: nuban, amount: naira(90_000) });
    await pass(7);
    expect(await runsOf(reference)).toEqual(['failed']);
    expect(await paid()).toBe(0);
  });

  test('money that is short is looked for again the same day, told once, and paid when it comes', async () => {
    const reference = await set({ amount: naira(60_000) });
    bank.clock.advance(7 * DAY_MS);
    await runMandates(bank);
    bank.clock.advance(2 * HOUR_MS);
    await runMandates(bank);
    expect(await paid()).toBe(0);
    expect((await told()).filter((message) => message.includes('try again'))).toHaveLength(1);
    await payIn(bank, { bank: 'gtb', senderName: 'Musa', account: nuban, amount: naira(20_000) });
    bank.clock.advance(2 * HOUR_MS);
    await runMandates(bank);
    expect(await runsOf(reference)).toEqual(['paid']);
    bank.clock.advance(-4 * HOUR_MS);
  });

  test('it is not looked for again where the customer chose so, nor on the next day', async () => {
    const never = await set({ amount: naira(60_000), retries: false });
    bank.clock.advance(7 * DAY_MS);
    await runMandates(bank);
    expect(await runsOf(never)).toEqual(['failed']);
    const today = await set({ amount: naira(60_000), schedule: { rhythm: 'once', firstOn: day(1) } });
    bank.clock.advance(DAY_MS);
    for (let hour = 0; hour < 14; hour += 2) {
      await runMandates(bank);
      bank.clock.advance(2 * HOUR_MS);
    }
    bank.clock.advance(-14 * HOUR_MS);
    expect(await runsOf(today)).toEqual(['failed']);
  });

  test('airtime is bought under a mandate as well', async () => {
    const reference = await set({
      payee: { operation: 'airtime', phone: '08031234567' },
      amount: naira(500),
      schedule: { rhythm: 'once', firstOn: day(1) },
    });
    await pass(1);
    expect(await runsOf(reference)).toEqual(['paid']);
    const rows = await bank.db.selectFrom('airtime').select('amount').where('customerId', '=', id).execute();
    expect(rows).toEqual([{ amount: naira(500) }]);
  });
});

describe('a mandate that is changed', () => {
  test('is paused, resumed, skipped once and stopped; what fell due meanwhile is not paid later', async () => {
    const reference = await set();
    const act = (name: 'pause' | 'resume' | 'skip' | 'stop') =>
      changeMandate(bank, { customerId: id, reference, act: name });
    await act('pause');
    await pass(8);
    await act('resume');
    expect(await paid()).toBe(0);
    await act('skip');
    await pass(6);
    expect(await paid()).toBe(0);
    await pass(7);
    expect(await paid()).toBe(1);
    await act('stop');
    await pass(14);
    expect(await paid()).toBe(1);
    expect(await runsOf(reference)).toEqual(['skipped', 'paid']);
  });

  test('pays less at once; more is another approval, which takes the place of the first', async () => {
    const reference = await set();
    await lowerMandate(bank, { customerId: id, reference, amount: naira(1_500) });
    await expect(
      lowerMandate(bank, { customerId: id, reference, amount: naira(1_501) }),
    ).rejects.toMatchObject({
      code: 'amount_invalid',
    });
    const more = await set({ amount: naira(3_000), replaces: reference });
    expect((await rowOf(reference)).status).toBe('stopped');
    expect((await listMandates(bank.db, id)).map((row) => row.reference)).toEqual([more]);
  });

  test('is nobody else’s to change', async () => {
    const reference = await set();
    const bola = await findCustomerByIdentity(bank.db, 'phone', '+2348030000002');
    const customerId = bola?.id ?? '';
    await expect(changeMandate(bank, { customerId, reference, act: 'stop' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const theirs = await quoteMandate(bank, order({ customerId, replaces: reference }));
    await expect(approve(bank, { quoteId: theirs.quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await rowOf(reference)).status).toBe('active');
  });

  test('raising takes its place for the runs that are left, and the last day of the month stays', async () => {
    const firstOn = `${new Date(bank.clock.now()).getUTCFullYear() + 1}-01-31`;
    const reference = await set({ schedule: { rhythm: 'monthly', firstOn, times: 4 } });
    await changeMandate(bank, { customerId: id, reference, act: 'skip' });
    const { quote } = await quoteRaise(bank, { customerId: id, reference, amount: naira(3_000) });
    expect((await rowOf(reference)).status).toBe('active');
    const { reference: next = '' } = await approve(bank, { quoteId: quote.id, pin: '2580', customerId: id });
    expect((await rowOf(reference)).status).toBe('stopped');
    const raised = await rowOf(next);
    expect(raised).toMatchObject({ amount: naira(3_000), monthDay: 31, times: 3 });
    expect(raised.firstOn.slice(5, 7)).toBe('02');
    expect(findRun(scheduleOf(raised), 2)?.day.slice(5)).toBe('03-31');
    await expect(quoteRaise(bank, { customerId: id, reference, amount: naira(9) })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('raising waits for the payment of its day, which is neither lost nor made twice', async () => {
    const raise = (reference: string) =>
      quoteRaise(bank, { customerId: id, reference, amount: naira(3_000) });
    const reference = await set({ schedule: { rhythm: 'weekly', firstOn: day(1) } });
    const once = await set({ schedule: { rhythm: 'once', firstOn: day(1) } });
    const { quote } = await raise(reference);
    bank.clock.advance(DAY_MS);
    for (const each of [reference, once])
      await expect(raise(each)).rejects.toMatchObject({ code: 'mandate_due' });
    await expect(quoteMandate(bank, order({ replaces: reference.toLowerCase() }))).rejects.toMatchObject({
      code: 'mandate_due',
    });
    // An offer of the day before is open still only where the clock jumped; what was paid meanwhile is not paid again.
    await bank.db
      .updateTable('quote')
      .set({ expiresAt: new Date(bank.clock.now().getTime() + HOUR_MS) })
      .where('id', '=', quote.id)
      .execute();
    await runMandates(bank);
    expect(await paid()).toBe(2);
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'quote_expired',
    });
    expect((await rowOf(reference)).status).toBe('active');
    expect((await raise(reference)).quote.id).not.toBe(quote.id);
  });

  test('raising waits too where the money of its day was short, until that payment is made or left out', async () => {
    const reference = await set({ amount: naira(60_000), schedule: { rhythm: 'weekly', firstOn: day(1) } });
    const raise = () => quoteRaise(bank, { customerId: id, reference, amount: naira(70_000) });
    const { quote } = await raise();
    await pass(1);
    expect(await runsOf(reference)).toEqual(['due']);
    await expect(raise()).rejects.toMatchObject({ code: 'mandate_due' });
    await bank.db
      .updateTable('quote')
      .set({ expiresAt: new Date(bank.clock.now().getTime() + HOUR_MS) })
      .where('id', '=', quote.id)
      .execute();
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'mandate_due',
    });
    const next = (await rowOf(reference)).nextOn;
    await changeMandate(bank, { customerId: id, reference, act: 'skip' });
    expect(await runsOf(reference)).toEqual(['skipped']);
    expect((await rowOf(reference)).nextOn).toBe(next);
    await raise();
  });

  test('fifty are the most, also by offers that were open together; one that takes the place of another is none more', async () => {
    const first = await set();
    const { id: _, quoteId: _quote, ...values } = await rowOf(first);
    for (let n = 1; n < 49; n += 1) {
      const { quote } = await quoteMandate(bank, order());
      const payee = JSON.stringify(values.payee);
      await bank.db
        .insertInto('mandate')
        .values({ ...values, payee, quoteId: quote.id, reference: `KMFIFTY${n}` })
        .execute();
    }
    const [one, two] = [await quoteMandate(bank, order()), await quoteMandate(bank, order())];
    await approve(bank, { quoteId: one.quote.id, pin: '2580' });
    await expect(approve(bank, { quoteId: two.quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'mandates_many',
    });
    await expect(quoteMandate(bank, order())).rejects.toMatchObject({ code: 'mandates_many' });
    const raised = await quoteRaise(bank, { customerId: id, reference: first, amount: naira(3_000) });
    await approve(bank, { quoteId: raised.quote.id, pin: '2580' });
    expect(await listMandates(bank.db, id)).toHaveLength(50);
  });

  test('days that are past, no days, or before their beginning are refused', async () => {
    for (const schedule of [
      { rhythm: 'weekly', firstOn: day(0) },
      { rhythm: 'weekly', firstOn: '2026-02-30' },
      { rhythm: 'weekly', firstOn: day(5), untilOn: day(4) },
      { rhythm: 'weekly', firstOn: day(5), times: 0 },
    ] as const)
      await expect(quoteMandate(bank, order({ schedule }))).rejects.toMatchObject({ code: 'bad_request' });
  });
});

test('the book balances after all of it, and nothing is reserved for what was never paid', async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  expect((await balanceOfCustomer(bank.db, id)).balance).toBe(kobo(naira(50_000)));
});
