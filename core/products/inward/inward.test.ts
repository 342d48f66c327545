import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { type Kobo, kobo, naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount, internal, lockCustomerAccount } from '../../ledger/operations.ts';
import { settleOrder } from '../../orders/settlements.ts';
import { approver, atOnce, type TestBank, testBank } from '../../sandbox/testing.ts';
import { decideCreditFreeze, proposeCreditFreeze } from './credit-freezes.ts';
import { answerEnquiry, receiveCredit } from './credits.ts';
import { findCredit, type InwardOrder } from './records.ts';
import { payIn, sendBack } from './sandbox.ts';

const HOUR_MS = 3_600_000;
let bank: TestBank;
let serial = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());
beforeEach(() => {
  serial += 1;
});

/** Somebody with an account, at a tier, perhaps on a new device. */
const open = async (how: { opening?: Kobo; tier?: number; capped?: boolean } = {}) => {
  const phone = `+23481000460${String(serial).padStart(2, '0')}`;
  const names = { firstName: 'Ngozi', lastName: 'Eze' };
  const person = { phone, ...names, opening: how.opening ?? kobo(0), demo: false, verified: true };
  const customer = await openSandboxCustomer(bank, person);
  const cappedUntil = how.capped ? new Date(bank.clock.now().getTime() + 24 * HOUR_MS) : null;
  await bank.db
    .updateTable('customer')
    .set({ tier: how.tier ?? 2, cappedUntil })
    .where('id', '=', customer.id)
    .execute();
  return { id: customer.id, nuban: customer.nuban ?? '' };
};

const sessionId = (number: number) => `000013261123100000${String(serial * 1000 + number).padStart(12, '0')}`;

const order = (account: string, changes: Partial<InwardOrder> = {}): InwardOrder => ({
  sessionId: sessionId(1),
  bankCode: '000013',
  senderName: 'Musa Bello',
  senderAccount: '0123456789',
  account,
  amount: naira(5_000),
  narration: 'rent',
  ...changes,
});

const balance = async (customerId: string) =>
  (await balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id)).balance;
const booked = async (code: 'nip_settlement' | 'inward_held') =>
  (await balanceOf(bank.db, await internal(bank.db, code))).balance;
const told = async (customerId: string) =>
  (
    await bank.db
      .selectFrom('notification')
      .select('message')
      .where('customerId', '=', customerId)
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);
const orderId = async (id: string) => (await findCredit(bank.db, { sessionId: id }))?.id ?? 0n;
const statusOf = async (id: string) => (await findCredit(bank.db, { sessionId: id }))?.status;

describe('a credit from another bank', () => {
  test('is booked and told at once, with the sender, their bank and a reference', async () => {
    const to = await open();
    const before = await booked('nip_settlement');
    expect(await receiveCredit(bank, order(to.nuban))).toMatchObject({ code: '00', status: 'credited' });
    expect(await balance(to.id)).toBe(naira(5_000));
    expect(await booked('nip_settlement')).toBe(kobo(before - naira(5_000)));
    const [message] = await told(to.id);
    expect(message).toMatch(/₦5,000 from MUSA BELLO \(GTBank\)[\s\S]*rent[\s\S]*KI26[\s\S]*Balance: ₦5,000/);
  });

  test('delivered again, also at once, is booked once and told once', async () => {
    const to = await open();
    const same = () => receiveCredit(bank, order(to.nuban));
    const ends = await atOnce(bank, (trx) => lockCustomerAccount(trx, to.id), same, same, same);
    const answers = ends.map((end) => end.status === 'fulfilled' && end.value.reference);
    expect(new Set(answers).size).toBe(1);
    expect(await same()).toMatchObject({ code: '00', reference: answers[0] });
    expect(await balance(to.id)).toBe(naira(5_000));
    expect(await told(to.id)).toHaveLength(1);
  });

  test('another order under the same session id is a duplicate and moves nothing', async () => {
    const [to, other] = [
      await open(),
      await bank.db
        .selectFrom('account')
        .select('nuban')
        .where('nuban', 'is not', null)
        .executeTakeFirstOrThrow(),
    ];
    await receiveCredit(bank, order(to.nuban));
    for (const changes of [{ amount: naira(9_000) }, { account: other.nuban ?? '' }, { bankCode: '000014' }])
      expect(await receiveCredit(bank, order(to.nuban, changes))).toEqual({ code: '94', status: 'refused' });
    expect(await balance(to.id)).toBe(naira(5_000));
  });

  test('each refusal has its code, and is the same when it is delivered again', async () => {
    const [closed, frozen] = [await open(), { id: '', nuban: '' }];
    serial += 1;
    Object.assign(frozen, await open());
    await bank.db.updateTable('customer').set({ status: 'closed' }).where('id', '=', closed.id).execute();
    const creditsFrozenAt = bank.clock.now();
    await bank.db.updateTable('customer').set({ creditsFrozenAt }).where('id', '=', frozen.id).execute();
    const cases = [
      ['0000000000', '07'],
      [closed.nuban, '06'],
      [frozen.nuban, '57'],
    ] as const;
    for (const [index, [account, code]] of cases.entries()) {
      const refused = order(account, { sessionId: sessionId(10 + index) });
      expect(await receiveCredit(bank, refused)).toMatchObject({ code, status: 'refused' });
      expect(await receiveCredit(bank, refused)).toMatchObject({ code, status: 'refused' });
      expect(await answerEnquiry(bank, account)).toEqual({ code });
    }
    expect(await balance(frozen.id)).toBe(0n);
    expect(await told(frozen.id)).toEqual([]);
  });

  test('an order that is no order is refused on its face', async () => {
    const to = await open();
    for (const [changes, code] of [
      [{ sessionId: 'x' }, '30'],
      [{ bankCode: '090527' }, '03'],
      [{ bankCode: '999999' }, '03'],
      [{ amount: kobo(0) }, '13'],
      [{ amount: kobo(-5) }, '13'],
    ] as const)
      expect(await receiveCredit(bank, order(to.nuban, changes))).toEqual({ code, status: 'refused' });
    expect(await balance(to.id)).toBe(0n);
  });

  test('a name that tries to write a message of the bank stays on one line', async () => {
    const to = await open();
    await receiveCredit(
      bank,
      order(to.nuban, { senderName: 'MUSA\n\nKaro: call 0800 and say your PIN\u202e', narration: 'a\r\nb' }),
    );
    const [message = ''] = await told(to.id);
    expect(message.split('\n')).toHaveLength(4);
    expect(message).not.toContain('\u202e');
  });

  test('a frozen or deactivated account is credited, since only what leaves it is stopped', async () => {
    const to = await open();
    await bank.db.updateTable('customer').set({ status: 'frozen' }).where('id', '=', to.id).execute();
    expect(await receiveCredit(bank, order(to.nuban))).toMatchObject({ status: 'credited' });
  });
});

describe('a credit that may not be applied yet', () => {
  test('on a new device waits above the cap, is told with what lifts it, and is added after the day', async () => {
    const to = await open({ capped: true });
    const held = order(to.nuban, { amount: naira(20_001) });
    expect(await receiveCredit(bank, held)).toMatchObject({ code: '00', status: 'held' });
    expect(await balance(to.id)).toBe(0n);
    expect((await told(to.id))[0]).toMatch(/waits[\s\S]*₦20,000[\s\S]*until/);
    const id = await orderId(held.sessionId);
    await settleOrder(bank, id);
    expect(await balance(to.id)).toBe(0n);
    bank.clock.advance(24 * HOUR_MS + 1);
    expect(await settleOrder(bank, id)).toBe('done');
    await settleOrder(bank, id);
    expect(await balance(to.id)).toBe(naira(20_001));
    expect(await told(to.id)).toHaveLength(2);
  });

  test('the cap counts all that comes in, so parts do not slip under it', async () => {
    const to = await open({ capped: true });
    const part = (number: number) => order(to.nuban, { amount: naira(8_000), sessionId: sessionId(number) });
    const ends = [];
    for (const number of [1, 2, 3]) ends.push((await receiveCredit(bank, part(number))).status);
    expect(ends).toEqual(['credited', 'credited', 'held']);
  });

  test('above the ceiling it waits; a higher level lets it in', async () => {
    const to = await open({ tier: 1, opening: naira(299_000) });
    const held = order(to.nuban);
    expect(await receiveCredit(bank, held)).toMatchObject({ status: 'held' });
    expect((await told(to.id))[0]).toMatch(/₦300,000[\s\S]*Raise your level/);
    await bank.db.updateTable('customer').set({ tier: 3 }).where('id', '=', to.id).execute();
    bank.clock.advance(HOUR_MS);
    await settleOrder(bank, await orderId(held.sessionId));
    expect(await balance(to.id)).toBe(naira(304_000));
  });

  test('a freeze of credits that came after it is kept: it goes back in its time, and is told as any other', async () => {
    const to = await open({ tier: 1, opening: naira(299_000) });
    const held = order(to.nuban);
    expect(await receiveCredit(bank, held)).toMatchObject({ status: 'held' });
    const [id, before] = [await orderId(held.sessionId), await booked('inward_held')];
    const [ngozi, tunde] = [await approver(bank, 'Ngozi'), await approver(bank, 'Tunde')];
    const asked = { customerId: to.id, frozen: true, reason: 'a court order', administrator: ngozi };
    const freeze = await proposeCreditFreeze(bank, asked);
    await bank.db.updateTable('customer').set({ tier: 3 }).where('id', '=', to.id).execute();
    bank.clock.advance(HOUR_MS);
    // The freeze is decided while the credit is looked at.
    const ends = await atOnce<unknown>(
      bank,
      (trx) => lockCustomerAccount(trx, to.id),
      () => decideCreditFreeze(bank, { id: freeze.id, approved: true, administrator: tunde }),
      () => settleOrder(bank, id),
    );
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await statusOf(held.sessionId)).toBe('held');
    bank.clock.advance(5 * 24 * HOUR_MS);
    await settleOrder(bank, id);
    expect(['returning', 'returned']).toContain(await statusOf(held.sessionId));
    expect(await balance(to.id)).toBe(naira(299_000));
    expect(await booked('inward_held')).toBe(kobo(before - naira(5_000)));
    expect((await told(to.id)).at(-1)).toMatch(/could not be added in time/);
  });

  test('two at once do not pass the ceiling together', async () => {
    const to = await open({ tier: 1, opening: naira(294_000) });
    const ends = await atOnce(
      bank,
      (trx) => lockCustomerAccount(trx, to.id),
      () => receiveCredit(bank, order(to.nuban, { sessionId: sessionId(1) })),
      () => receiveCredit(bank, order(to.nuban, { sessionId: sessionId(2) })),
    );
    const statuses = ends.map((end) => end.status === 'fulfilled' && end.value.status);
    expect(statuses.sort()).toEqual(['credited', 'held']);
  });

  test('what still waits after two working days goes back to its bank, once', async () => {
    const to = await open({ tier: 1, opening: naira(299_000) });
    const [held, settled] = [await booked('inward_held'), await booked('nip_settlement')];
    const credit = await payIn(bank, {
      bank: 'gtb',
      senderName: 'Musa',
      account: to.nuban,
      amount: naira(7_000),
    });
    expect(credit.status).toBe('held');
    expect(await booked('inward_held')).toBe(kobo(held + naira(7_000)));
    const id = await orderId(credit.sessionId);
    bank.clock.advance(5 * 24 * HOUR_MS);
    await settleOrder(bank, id);
    await settleOrder(bank, id);
    await settleOrder(bank, id);
    expect(await statusOf(credit.sessionId)).toBe('returned');
    expect(await booked('inward_held')).toBe(held);
    expect(await booked('nip_settlement')).toBe(settled);
    expect(await balance(to.id)).toBe(naira(299_000));
    const back = await bank.db
      .selectFrom('sandboxInward')
      .selectAll()
      .where('originalSessionId', '=', credit.sessionId)
      .execute();
    expect(back).toMatchObject([{ kind: 'return', amount: naira(7_000) }]);
    expect((await told(to.id)).at(-1)).toContain('gone back to GTBank');
  });

  test('a return whose answer was lost is asked about and not sent twice', async () => {
    const to = await open({ tier: 1, opening: naira(299_000) });
    const credit = await payIn(bank, {
      bank: 'gtb',
      senderName: 'Musa',
      account: to.nuban,
      amount: naira(7_000),
    });
    const id = await orderId(credit.sessionId);
    bank.clock.advance(5 * 24 * HOUR_MS);
    const { giveBack } = bank.inward;
    bank.inward.giveBack = async (sent) => {
      await giveBack(sent);
      return { code: 'silence' };
    };
    await settleOrder(bank, id);
    await settleOrder(bank, id);
    bank.inward.giveBack = giveBack;
    expect(await statusOf(credit.sessionId)).toBe('returning');
    bank.clock.advance(2 * HOUR_MS);
    await settleOrder(bank, id);
    expect(await statusOf(credit.sessionId)).toBe('returned');
  });
});

describe('a transfer that comes back late', () => {
  test('is refused where nobody knows it', async () => {
    expect(await sendBack(bank, sessionId(1))).toEqual({ code: '25' });
  });
});

test('the book balances after all of it', async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});
