import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { dayOf } from '../../kernel/lagos-time.ts';
import { kobo, naira } from '../../kernel/money.ts';
import { nipMeaning, nipSessionId } from '../../kernel/nip.ts';
import type { InwardReturn } from '../../kernel/ports.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOfCustomer } from '../../ledger/operations.ts';
import { collectedSessionId } from '../../providers/collecting.ts';
import { monnifyInward } from '../../providers/monnify/inward.ts';
import { paystackInward } from '../../providers/paystack/inward.ts';
import { type MonnifyServer, openMonnifyServer } from '../../providers/testing/monnify.ts';
import { openPaystackServer, type PaystackServer } from '../../providers/testing/paystack.ts';
import { badGateway, type Mishap, type ProviderServer } from '../../providers/testing/server.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { hearCredit, openReceiving } from './collecting.ts';
import { settleInward } from './holds.ts';
import { findCredit } from './records.ts';
import { payIn } from './sandbox.ts';

/** What every way in must do, over the sandbox and over each provider's own protocol. */

/** For calls that are answered, however busy the machine is, and for those that are not. */
const PATIENT_MS = 10_000;
const SHORT_MS = 1_000;
const log = pino({ level: 'silent' });
let paystack: PaystackServer;
let monnify: MonnifyServer;
const troubles: string[] = [];
const trouble = (_provider: string, why: string) => void troubles.push(why);
beforeAll(async () => {
  [paystack, monnify] = await Promise.all([openPaystackServer(), openMonnifyServer()]);
});
afterAll(async () => void (await Promise.all([paystack.close(), monnify.close()])));

const NUMBER = '6000140770';
const PAYSTACK_NUMBER = '9930000737';
const AMOUNT = kobo(200_050n);

/** One implementation of the port. `sent` makes another bank pay; `tell` is how the bank hears of it, as often as it is called. */
type World = {
  use(bank: TestBank, timeoutMs?: number): void;
  sent(bank: TestBank, nuban: string, key: string): Promise<string>;
  tell(bank: TestBank, nuban: string, key: string): Promise<unknown>;
  /** The provider keeps returns under way, refuses them, or carries them out; nothing where it plays no such thing. */
  returnsAre?(how: 'done' | 'pending' | 'failed'): void;
  /** What was pending is done, or failed. */
  becomes?(order: InwardReturn, how: 'done' | 'failed'): void;
  /** Kobo that went back under a session id. */
  returned(bank: TestBank, order: InwardReturn): Promise<bigint | undefined> | bigint | undefined;
  provider?: { name: string; server(): ProviderServer; give: string; ask: string };
};

const keyOf = (key: string) => `0000132611231000${key.padStart(14, '0')}`;

const worlds: Record<string, World> = {
  sandbox: {
    use: () => undefined,
    sent: async (_bank, _nuban, key) => keyOf(key),
    tell: async (bank, account, key) =>
      payIn(bank, {
        bank: '000015',
        senderName: 'MUSA BELLO',
        account,
        amount: AMOUNT,
        sessionId: keyOf(key),
      }),
    returned: async (bank, { sessionId }) =>
      (
        await bank.db
          .selectFrom('sandboxInward')
          .select('amount')
          .where('sessionId', '=', sessionId)
          .executeTakeFirst()
      )?.amount,
  },
  paystack: {
    use: (bank, timeoutMs = PATIENT_MS) => {
      const account = { secretKey: paystack.key, url: paystack.url, bank: 'test-bank' };
      bank.inward = paystackInward({ account, timeoutMs, trouble, log, db: bank.db });
    },
    sent: async (bank, _nuban, key) => {
      const paidAt = bank.clock.now().toISOString();
      const credit = { amount: Number(AMOUNT), account: PAYSTACK_NUMBER, status: 'success' };
      paystack.credits.set(key, { ...credit, reference: key, currency: 'NGN', paidAt });
      return collectedSessionId('paystack', key);
    },
    tell: (bank, _nuban, key) => hearCredit(bank, 'paystack', key),
    returnsAre: (how) => paystack.becomes(how === 'done' ? 'success' : how),
    becomes: ({ sessionId }, how) => {
      for (const made of paystack.refunds.values())
        if (made.note === sessionId) made.status = how === 'done' ? 'processed' : 'failed';
    },
    returned: (_bank, { sessionId }) => {
      const made = [...paystack.refunds.values()].find(({ note }) => note === sessionId);
      return made && BigInt(made.amount);
    },
    provider: { name: 'paystack', server: () => paystack, give: 'POST /refund', ask: 'GET /refund' },
  },
  monnify: {
    use: (bank, timeoutMs = PATIENT_MS) => {
      const account = { ...monnify.account, url: monnify.url };
      bank.inward = monnifyInward({ account, timeoutMs, trouble, log, db: bank.db });
    },
    sent: async (bank, _nuban, key) => {
      const paidOn = bank.clock.now().toISOString().replace('Z', '+0000');
      monnify.credits.set(key, {
        reference: key,
        amount: '2000.50',
        account: NUMBER,
        status: 'PAID',
        paidOn,
      });
      return collectedSessionId('monnify', key);
    },
    tell: (bank, _nuban, key) => hearCredit(bank, 'monnify', key),
    returnsAre: (how) =>
      monnify.becomes({ done: 'SUCCESS', pending: 'PENDING', failed: 'FAILED' }[how], 'Transaction failed'),
    becomes: ({ sessionId }, how) => {
      const made = monnify.disbursements.get(sessionId);
      if (made) made.status = how === 'done' ? 'SUCCESS' : 'FAILED';
    },
    returned: (_bank, { sessionId }) => {
      const made = monnify.disbursements.get(sessionId);
      return made && BigInt(made.amount.replace('.', ''));
    },
    provider: {
      name: 'monnify',
      server: () => monnify,
      give: 'POST /api/v2/disbursements/single',
      ask: 'GET /api/v2/disbursements/single/summary',
    },
  },
};

describe.each(Object.entries(worlds))('money in: %s', (name, world) => {
  let bank: TestBank;
  let nuban: string;
  let customerId: string;
  let serial = 0;
  beforeAll(async () => {
    bank = await testBank({ seed: false });
    world.use(bank);
    const person = { phone: '+2348100047001', firstName: 'Ada', lastName: 'Obi', verified: true };
    const customer = await openSandboxCustomer(bank, { ...person, opening: naira(50_000), demo: false });
    [customerId, nuban] = [customer.id, customer.nuban ?? ''];
    await openReceiving(bank);
  });
  afterAll(() => bank.drop());
  afterEach(() => world.use(bank));
  /** Nobody waits long for what never answers. */
  const wait = (mishap: Mishap) => mishap === 'hang' && world.use(bank, SHORT_MS);

  const key = () => {
    serial += 1;
    return name === 'sandbox' ? String(serial) : `${name}-${serial}`;
  };
  const has = async () => (await balanceOfCustomer(bank.db, customerId)).available;

  /** A credit that is on the book, and the order that takes it back. */
  const returning = async (): Promise<InwardReturn> => {
    const reference = key();
    const originalSessionId = await world.sent(bank, nuban, reference);
    await world.tell(bank, nuban, reference);
    const sessionId = nipSessionId(bank.clock.now());
    const row = await bank.db
      .updateTable('inwardCredit')
      .set({ returnSessionId: sessionId })
      .where('sessionId', '=', originalSessionId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { bankCode, senderAccount: account, senderName } = row;
    const to = { bankCode, account, name: senderName };
    return { ...to, sessionId, originalSessionId, amount: kobo(row.amount), narration: 'Return KI1' };
  };
  const meant = ({ code }: { code: string }, answered: 'call' | 'status query' = 'call') =>
    nipMeaning(code, answered);

  test('a credit is booked once by its session id, to the kobo, however often, at once, and in whatever order it is told', async () => {
    const before = await has();
    const [one, other] = [key(), key()];
    const ids = [await world.sent(bank, nuban, one), await world.sent(bank, nuban, other)];
    const told = [other, one, one, other, one].map((reference) => world.tell(bank, nuban, reference));
    await Promise.all(told);
    await world.tell(bank, nuban, one);
    expect(await has()).toBe(before + 2n * AMOUNT);
    for (const sessionId of ids) {
      const credit = await findCredit(bank.db, { sessionId });
      expect(credit).toMatchObject({ status: 'credited', senderName: 'MUSA BELLO' });
    }
    expect((await trialBalance(bank.db)).ok).toBe(true);
  });

  test('what goes back is the very amount, once; the same order again is known, and is asked about by its session id', async () => {
    world.returnsAre?.('done');
    const order = await returning();
    expect(meant(await bank.inward.giveBack(order))).toBe('paid');
    expect(await bank.inward.giveBack(order)).toEqual({ code: '94' });
    expect(meant(await bank.inward.query(order.sessionId), 'status query')).toBe('paid');
    expect(await world.returned(bank, order)).toBe(AMOUNT);
  });

  test('ordered many times at once it goes back once, and no answer takes it for failed', async () => {
    world.returnsAre?.('done');
    const order = await returning();
    const answers = await Promise.all(Array.from({ length: 6 }, () => bank.inward.giveBack(order)));
    expect(answers.map((answer) => meant(answer))).not.toContain('failed');
    expect(answers.filter(({ code }) => code === '00')).toHaveLength(1);
    expect(await world.returned(bank, order)).toBe(AMOUNT);
  });

  test('a return that was never ordered is not known, and its question orders nothing', async () => {
    const order = await returning();
    expect(await bank.inward.query(order.sessionId)).toEqual({ code: '25' });
    expect(await bank.inward.query(nipSessionId(bank.clock.now()))).toEqual({ code: '25' });
    expect(await world.returned(bank, order)).toBeUndefined();
  });

  test('a day’s report has what came in and what went back, each once under its session id', async () => {
    world.returnsAre?.('done');
    const order = await returning();
    await bank.inward.giveBack(order);
    for (const made of monnify.disbursements.values())
      made.createdOn = bank.clock.now().toISOString().replace('Z', '+0000');
    bank.clock.advance(1_000);
    const report = await bank.inward.report(dayOf(bank.clock.now()));
    const lines = report.split('\n').filter((line) => line.includes(order.originalSessionId));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('in');
    const back = report.split('\n').filter((line) => line.includes(order.sessionId));
    expect(back).toHaveLength(1);
    expect(back[0]).toContain('out');
  });

  const { provider, returnsAre, becomes } = world;
  if (!provider || !returnsAre || !becomes) return;

  test('a return under way is neither done nor failed until the provider says so', async () => {
    for (const [how, meaning] of [
      ['done', 'paid'],
      ['failed', 'failed'],
    ] as const) {
      returnsAre('pending');
      const order = await returning();
      expect(meant(await bank.inward.giveBack(order))).toBe('pending');
      expect(meant(await bank.inward.query(order.sessionId), 'status query')).toBe('pending');
      becomes(order, how);
      expect(meant(await bank.inward.query(order.sessionId), 'status query')).toBe(meaning);
    }
    expect(troubles.join()).toMatch(/dashboard/);
  });

  const mishaps: [string, Mishap, boolean][] = [
    ['is never answered', 'hang', false],
    ['is cut before it is heard', 'cut', false],
    ['is carried out and its answer lost', 'lost', true],
    ['is answered by a gateway', badGateway, false],
    ['comes too often', { status: 429, body: {} }, false],
    ['is answered without words', { body: {} }, false],
    ['is refused for a reason nobody told us of', { status: 418, body: { status: false } }, false],
  ];
  test.each(mishaps)(
    'an order that %s is unknown, and goes once when it is sent again',
    async (_what, mishap, isDone) => {
      returnsAre('done');
      const order = await returning();
      wait(mishap);
      provider.server().befall(provider.give, mishap);
      expect(meant(await bank.inward.giveBack(order))).toBe('pending');
      const asked = await bank.inward.query(order.sessionId);
      expect(meant(asked, 'status query')).toBe(isDone ? 'paid' : 'pending');
      expect(await bank.inward.giveBack(order)).toEqual({ code: isDone ? '94' : '00' });
      expect(await world.returned(bank, order)).toBe(AMOUNT);
    },
  );

  test.each(mishaps)('a question that %s answers neither done, failed nor never', async (_what, mishap) => {
    returnsAre('done');
    const order = await returning();
    await bank.inward.giveBack(order);
    wait(mishap);
    provider.server().befall(provider.ask, mishap);
    const { code } = await bank.inward.query(order.sessionId);
    expect(code).not.toBe('25');
    expect(meant({ code }, 'status query')).toBe('pending');
  });

  test('the book ends a return when the provider has it, over an answer that was lost', async () => {
    returnsAre('done');
    const order = await returning();
    const row = await findCredit(bank.db, { sessionId: order.originalSessionId });
    const due = { status: 'returning', nextLookAt: bank.clock.now() };
    await bank.db
      .updateTable('inwardCredit')
      .set(due)
      .where('id', '=', row?.id ?? 0n)
      .execute();
    provider.server().befall(provider.give, 'lost');
    await settleInward(bank, row?.id ?? 0n);
    expect(await findCredit(bank.db, { sessionId: order.originalSessionId })).toMatchObject({
      status: 'returning',
    });
    bank.clock.advance(3_600_001);
    await settleInward(bank, row?.id ?? 0n);
    expect(await findCredit(bank.db, { sessionId: order.originalSessionId })).toMatchObject({
      status: 'returned',
    });
    expect(await world.returned(bank, order)).toBe(AMOUNT);
  });

  test('a number is asked for once, with the customer’s name, and the customer keeps it', async () => {
    const rows = await bank.db.selectFrom('receivingAccount').selectAll().execute();
    expect(rows).toMatchObject([{ provider: provider.name, status: 'open', customerId }]);
    expect(rows[0]?.accountName).toMatch(/ADA OBI/i);
  });

  test('what cannot be read to its end is no report and no list', async () => {
    const [from, to] = [new Date(0), bank.clock.now()];
    const server = provider.server();
    const list = provider.name === 'paystack' ? '/transaction' : '/api/v1/transactions/search';
    for (const mishap of ['hang', 'cut', badGateway, { body: {} }] as const) {
      wait(mishap);
      server.befall(list, mishap);
      await expect(bank.inward.listCredits?.(from, to)).rejects.toMatchObject({ code: 'unavailable' });
      server.befall(list, mishap);
      await expect(bank.inward.report(dayOf(to))).rejects.toMatchObject({ code: 'unavailable' });
    }
  });
});

test('Paystack: a list that passes over the filter shows another’s refund, which proves nothing', async () => {
  const bank = await testBank({ seed: false });
  worlds.paystack?.use(bank);
  const known = { provider: 'paystack', account: PAYSTACK_NUMBER, amount: AMOUNT, at: bank.clock.now() };
  const [sessionId, originalSessionId] = [nipSessionId(bank.clock.now()), '7'.repeat(30)];
  await bank.db
    .insertInto('collectedCredit')
    .values({ ...known, sessionId: originalSessionId, reference: 'filtered' })
    .execute();
  await worlds.paystack?.sent(bank, '', 'filtered');
  const order = { sessionId, originalSessionId, bankCode: '', account: '', name: '', amount: AMOUNT };
  const calls = () =>
    paystack.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /refund').length;
  const before = calls();
  const others = { transaction: 1, amount: Number(AMOUNT), status: 'processed', merchant_note: 'another' };
  paystack.befall('GET /refund', { body: { status: true, message: 'OK', data: [others] } });
  expect(await bank.inward.giveBack({ ...order, narration: '' })).toEqual({ code: 'silence' });
  expect(calls()).toBe(before);
  const less = { transaction: 1, amount: 1, status: 'processed' };
  paystack.befall('POST /refund', { body: { status: true, message: 'OK', data: less } });
  expect(await bank.inward.giveBack({ ...order, narration: '' })).toEqual({ code: 'silence' });
  await bank.drop();
});

test('Monnify: a sender whose account or bank is not told gets nothing sent, and people are told', async () => {
  const bank = await testBank({ seed: false });
  worlds.monnify?.use(bank);
  const before = monnify.disbursements.size;
  const order = {
    originalSessionId: '7'.repeat(30),
    name: 'MUSA BELLO',
    amount: AMOUNT,
    narration: 'Return',
  };
  const to = [
    { account: 'XXXXXX0011', bankCode: '000015' },
    { account: '0123456789', bankCode: 'Some Bank' },
  ];
  for (const each of to) {
    troubles.length = 0;
    const { code } = await bank.inward.giveBack({
      ...order,
      ...each,
      sessionId: nipSessionId(bank.clock.now()),
    });
    expect(nipMeaning(code)).toBe('failed');
    expect(troubles.join()).toMatch(/give it back in the dashboard/);
  }
  expect(monnify.disbursements.size).toBe(before);
  await bank.drop();
});
