import { type Trx, transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkNewPin, checkPin } from '../customers/pins.ts';
import { findCustomer } from '../customers/records.ts';
import { openSandboxCustomer, quotePinChange } from '../identity/account-opening.ts';
import { newKeyRing } from '../kernel/key-ring.ts';
import { type Kobo, naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOf, getCustomerAccount, lockCustomerAccount } from '../ledger/operations.ts';
import { lowerLimits } from '../limits/checks.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { approvalLink, findOpenQuote, findQuoteBySecret, quoteView } from '../quotes/offers.ts';
import { atOnce, type TestBank, testBank } from '../sandbox/testing.ts';
import { approve } from './approvals.ts';

const GTB = { bankCode: '000013', account: '1234567896' };
const MINUTE = 60_000;
let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const person = (opening: Kobo = naira(1_000_000)) => {
  people += 1;
  return openSandboxCustomer(bank, {
    phone: `+23480511${String(people).padStart(5, '0')}`,
    firstName: 'Test',
    lastName: 'Person',
    opening,
    demo: false,
    verified: true,
  });
};

const quote = async (customerId: string, amount: Kobo = naira(1_000)) =>
  (await quoteTransfer(bank, { customerId, ...GTB, amount })).quoteId;

const tryPin = (customerId: string, pin: string) =>
  checkPin(bank, customerId, pin, 'device:1').then(
    () => 'right',
    (fault: { code: string; facts: { triesLeft?: number } }) =>
      `${fault.code} ${fault.facts.triesLeft ?? ''}`,
  );

describe('new PINs', () => {
  test.each(['0000', '7777', '1234', '0123', '7890', '4321', '9876', '1212', '1122', '1985', '2003'])(
    '%s is weak',
    (pin) => expect(() => checkNewPin(pin)).toThrow('pin_weak'),
  );
  test.each(['1987', '0312', '1203'])('%s is the birthday of one born on 12 March 1987', (pin) =>
    expect(() => checkNewPin(pin, '1987-03-12')).toThrow('pin_weak'),
  );
  test('a year that is not the birth year is fine where the birth date is known', () =>
    expect(() => checkNewPin('1985', '1987-03-12')).not.toThrow());
  test.each(['', '123', '12345', '12a4', '١٢٣٤'])('%s is no PIN', (pin) =>
    expect(() => checkNewPin(pin)).toThrow('pin_invalid'),
  );
  test.each(['2580', '4071', '9031'])('%s will do', (pin) => expect(() => checkNewPin(pin)).not.toThrow());
});

describe('wrong PINs', () => {
  test('are counted; the fifth locks, longer each time; a right one forgets', async () => {
    const { id } = await person();
    const lockMinutes: number[] = [];
    for (const minutes of [15, 60, 240, 1440, 1440]) {
      for (const left of [4, 3, 2, 1]) expect(await tryPin(id, '9999')).toBe(`pin_wrong ${left}`);
      expect(await tryPin(id, '9999')).toBe('pin_locked ');
      expect(await tryPin(id, '2580')).toBe('pin_locked ');
      bank.clock.advance(minutes * MINUTE - 1);
      expect(await tryPin(id, '2580')).toBe('pin_locked ');
      bank.clock.advance(1);
      lockMinutes.push(minutes);
    }
    expect(lockMinutes).toEqual([15, 60, 240, 1440, 1440]);
    expect(await tryPin(id, '2580')).toBe('right');
    expect(await tryPin(id, '9999')).toBe('pin_wrong 4');
  });

  test('a crowd of guesses gets five', async () => {
    const { id } = await person();
    const guesses = Array.from({ length: 20 }, (_, n) => tryPin(id, String(3000 + n)));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer.startsWith('pin_wrong'))).toHaveLength(4);
    expect(answers.filter((answer) => answer.startsWith('pin_locked'))).toHaveLength(16);
  });

  test('right ones at once are all right, however many', async () => {
    const { id } = await person();
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryPin(id, '2580')));
    expect(new Set(answers)).toEqual(new Set(['right']));
  });

  test('are remembered though the approval is undone, and take nothing', async () => {
    const { id } = await person();
    const quoteId = await quote(id);
    await expect(approve(bank, { quoteId, pin: '1111' })).rejects.toMatchObject({
      code: 'pin_wrong',
      facts: { triesLeft: 4 },
    });
    await expect(approve(bank, { quoteId, pin: 'abcd' })).rejects.toMatchObject({ code: 'pin_invalid' });
    await expect(approve(bank, { quoteId, pin: '2222' })).rejects.toMatchObject({
      facts: { triesLeft: 3 },
    });
    const account = await getCustomerAccount(bank.db, id);
    expect(await balanceOf(bank.db, account.id)).toMatchObject({ held: 0n });
    await expect(approve(bank, { quoteId, pin: '2580' })).resolves.toMatchObject({ operation: 'transfer' });
  });

  test('the PIN is not kept, nor a hash that the database alone could search', async () => {
    const { id } = await person();
    const row = await bank.db
      .selectFrom('customerPin')
      .select('hash')
      .where('customerId', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.hash).toMatch(/^ring:[0-9a-f]+$/);
    const elsewhere = { ...bank, keys: newKeyRing('ab'.repeat(32)) };
    await expect(checkPin(elsewhere, id, '2580', 'device:1')).rejects.toThrow();
  });
});

describe('approving', () => {
  test('of two at once one wins, and the money moves once', async () => {
    const { id } = await person();
    const quoteId = await quote(id);
    const locked = (trx: Trx) =>
      trx.selectFrom('quote').select('id').where('id', '=', quoteId).forUpdate().execute();
    const one = () => approve(bank, { quoteId, pin: '2580' });
    const both = await atOnce(bank, locked, one, one, one);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const one of both)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'quote_used' });
    await expect(approve(bank, { quoteId, pin: '2580' })).rejects.toMatchObject({ code: 'quote_used' });
    const account = await getCustomerAccount(bank.db, id);
    expect(await balanceOf(bank.db, account.id)).toMatchObject({ held: 101_075n });
  });

  test('is refused to another customer, and for a quote that is not there', async () => {
    const [one, two] = [await person(), await person()];
    const quoteId = await quote(one.id);
    await expect(approve(bank, { quoteId, customerId: two.id, pin: '2580' })).rejects.toMatchObject({
      code: 'quote_missing',
    });
    const none = '00000000-0000-4000-8000-000000000000';
    await expect(approve(bank, { quoteId: none, pin: '2580' })).rejects.toMatchObject({
      code: 'quote_missing',
    });
  });

  test('funds are looked at again: two quotes for one purse', async () => {
    const { id } = await person(naira(1_500));
    const [one, two] = [await quote(id), await quote(id)];
    await approve(bank, { quoteId: one, pin: '2580' });
    await expect(approve(bank, { quoteId: two, pin: '2580' })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    expect((await quoteView(bank.db, two))?.status).toBe('open');
  });

  test('limits are counted under lock: of many at once only what fits goes', async () => {
    const { id } = await person();
    const quotes = [
      await quote(id, naira(40_000)),
      await quote(id, naira(40_000)),
      await quote(id, naira(40_000)),
    ];
    const all = await atOnce(
      bank,
      (trx) => lockCustomerAccount(trx, id),
      ...quotes.map((quoteId) => () => approve(bank, { quoteId, pin: '2580' })),
    );
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
    expect(all.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'limit_daily', facts: { limit: naira(100_000), left: naira(20_000) } },
    });
  });

  test('a frozen customer approves nothing', async () => {
    const { id } = await person();
    const quoteId = await quote(id);
    await bank.db.updateTable('customer').set({ status: 'frozen' }).where('id', '=', id).execute();
    await expect(approve(bank, { quoteId, pin: '2580' })).rejects.toMatchObject({ code: 'customer_frozen' });
  });

  test('nothing is lost where nobody can be woken', async () => {
    const { id } = await person();
    const quoteId = await quote(id);
    const down = async () => {
      throw new Error('no queue');
    };
    const held = { ...bank.wake };
    Object.assign(bank.wake, { inbound: down, outbound: down, settle: down });
    try {
      await expect(approve(bank, { quoteId, pin: '2580' })).resolves.toMatchObject({ status: 'sending' });
    } finally {
      Object.assign(bank.wake, held);
    }
  });
});

describe('limits', () => {
  test('single, daily and monthly, at their edges, by calendar in Lagos', async () => {
    const { id } = await person(naira(5_000_000));
    const send = async (amount: Kobo) => approve(bank, { quoteId: await quote(id, amount), pin: '2580' });
    await expect(quote(id, naira(100_001))).rejects.toMatchObject({ code: 'limit_single' });
    await send(naira(60_000));
    await expect(quote(id, naira(40_001))).rejects.toMatchObject({
      code: 'limit_daily',
      facts: { limit: naira(100_000), left: naira(40_000) },
    });
    await send(naira(40_000));
    bank.clock.advance(24 * 60 * MINUTE);
    await send(naira(100_000));
    await bank.db
      .insertInto('customerLimit')
      .values({ customerId: id, monthly: naira(200_500), changedAt: bank.clock.now() })
      .execute();
    bank.clock.advance(24 * 60 * MINUTE);
    await expect(quote(id, naira(501))).rejects.toMatchObject({
      code: 'limit_monthly',
      facts: { limit: naira(200_500), left: naira(500) },
    });
  });

  test('the customer’s own are lower at once, and no choice passes the ceiling', async () => {
    const customer = await person();
    await transact(bank.db, (trx) => lowerLimits(trx, customer, { single: naira(2_000) }, bank.clock.now()));
    await expect(quote(customer.id, naira(2_001))).rejects.toMatchObject({ code: 'limit_single' });
    const raise = transact(bank.db, (trx) =>
      lowerLimits(trx, customer, { single: naira(3_000) }, bank.clock.now()),
    );
    await expect(raise).rejects.toMatchObject({ code: 'bad_request' });
    await bank.db
      .updateTable('customerLimit')
      .set({ single: naira(9_000_000), daily: naira(9_000_000) })
      .where('customerId', '=', customer.id)
      .execute();
    await expect(quote(customer.id, naira(500_001))).rejects.toMatchObject({
      code: 'limit_single',
      facts: { limit: naira(500_000) },
    });
  });

  test('a new identity moves 20,000 in a day, in and out', async () => {
    const [capped, other] = [await person(), await person()];
    const until = new Date(bank.clock.now().getTime() + 24 * 60 * MINUTE);
    await bank.db.updateTable('customer').set({ cappedUntil: until }).where('id', '=', capped.id).execute();
    await approve(bank, { quoteId: await quote(capped.id, naira(15_000)), pin: '2580' });
    await expect(quote(capped.id, naira(5_001))).rejects.toMatchObject({
      code: 'new_identity_cap',
      facts: { limit: naira(20_000), until },
    });
    const incoming = (amount: Kobo) =>
      quoteTransfer(bank, {
        customerId: other.id,
        bankCode: '090527',
        account: capped.nuban ?? '',
        amount,
      });
    await approve(bank, { quoteId: (await incoming(naira(15_000))).quoteId, pin: '2580' });
    await expect(incoming(naira(5_001))).rejects.toMatchObject({ code: 'receiver_capped' });
    bank.clock.advance(24 * 60 * MINUTE);
    await expect(quote(capped.id, naira(50_000))).resolves.toBeTruthy();
  });

  test('two who send to a new identity at once do not pass its cap together', async () => {
    const [capped, ...senders] = [await person(), await person(), await person(), await person()];
    const until = new Date(bank.clock.now().getTime() + 24 * 60 * MINUTE);
    await bank.db.updateTable('customer').set({ cappedUntil: until }).where('id', '=', capped.id).execute();
    const to = { bankCode: '090527', account: capped.nuban ?? '', amount: naira(15_000) };
    const offers = await Promise.all(
      senders.map((sender) => quoteTransfer(bank, { customerId: sender.id, ...to })),
    );
    const ends = await atOnce(
      bank,
      (trx) => lockCustomerAccount(trx, capped.id),
      ...offers.map(
        ({ quoteId }) =>
          () =>
            approve(bank, { quoteId, pin: '2580' }),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'receiver_capped' });
  });
});

describe('the approval link', () => {
  test('opens its own quote, the same link each time, and only with the secret', async () => {
    const { id } = await person();
    const quoteId = await quote(id);
    const link = await approvalLink(bank, quoteId);
    expect(await approvalLink(bank, quoteId)).toBe(link);
    const secret = link.split('#')[1] ?? '';
    expect(link).toBe(`http://localhost:3000/approve#${secret}`);
    expect((await findQuoteBySecret(bank.db, secret))?.id).toBe(quoteId);
    expect(await findQuoteBySecret(bank.db, `${secret}x`)).toBeUndefined();
    expect(await quoteView(bank.db, quoteId)).toMatchObject({
      operation: 'transfer',
      name: 'CHIDI OKAFOR',
      bank: 'GTBank',
      account: '1234567896',
      status: 'open',
      asks: 'pin',
      language: 'en',
    });
    expect((await findOpenQuote(bank.db, id))?.id).toBe(quoteId);
  });
});

describe('changing the PIN', () => {
  test('needs the old one, and refuses a weak new one', async () => {
    const { id } = await person();
    const { id: quoteId } = await quotePinChange(bank, { customerId: id });
    const change = (pin: string, newPin: string) => approve(bank, { quoteId, pin, newPin });
    await expect(change('1111', '4071')).rejects.toMatchObject({ code: 'pin_wrong' });
    await expect(change('2580', '1234')).rejects.toMatchObject({ code: 'pin_weak' });
    await expect(change('2580', '4071')).resolves.toMatchObject({ status: 'done' });
    expect(await tryPin(id, '2580')).toBe('pin_wrong 4');
    expect(await tryPin(id, '4071')).toBe('right');
    expect((await findCustomer(bank.db, id))?.hasPin).toBe(true);
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
