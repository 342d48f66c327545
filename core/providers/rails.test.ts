import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Kobo, kobo, naira } from '../kernel/money.ts';
import { nipMeaning, nipSessionId } from '../kernel/nip.ts';
import type { NipCredit, Rails } from '../kernel/ports.ts';
import { type TestBank, testBank, testConfig } from '../sandbox/testing.ts';
import { monnifyRails } from './monnify/rails.ts';
import { paystackRails } from './paystack/rails.ts';
import { chooseRails, withFallback } from './rails-chosen.ts';
import { type MonnifyServer, openMonnifyServer } from './testing/monnify.ts';
import { openPaystackServer, type PaystackServer } from './testing/paystack.ts';
import { badGateway, type ProviderServer } from './testing/server.ts';

const log = pino({ level: 'silent' });
const troubles: string[] = [];
const trouble = (_provider: string, why: string) => void troubles.push(why);
const timeoutMs = 400;

let bank: TestBank;
let paystack: PaystackServer;
let monnify: MonnifyServer;
beforeAll(async () => {
  bank = await testBank({ seed: false });
  [paystack, monnify] = await Promise.all([openPaystackServer(), openMonnifyServer()]);
});
afterAll(async () => {
  await Promise.all([bank.drop(), paystack.close(), monnify.close()]);
});

const order = (changes: Partial<NipCredit> = {}): NipCredit => ({
  sessionId: nipSessionId(new Date()),
  bankCode: '000013',
  account: '1234567896',
  name: 'CHIDI OKAFOR',
  enquirySessionId: '',
  originatorName: 'ADA OBI',
  originatorAccount: '9990000018',
  amount: kobo(150_050n),
  narration: 'rent "March"',
  reference: 'KT1',
  ...changes,
});

/** One implementation of the port: how to open it, and how to make the world behave. */
type World = {
  open(): Rails;
  /** The next order is carried out and its answer lost; the amount that does the same in the sandbox. */
  lose(): Partial<NipCredit>;
  pend(): Partial<NipCredit>;
  /** What was pending is paid. */
  arrive(order: NipCredit): void | Promise<void>;
  moved(sessionId: string): Promise<Kobo | undefined> | Kobo | undefined;
};

const worlds: Record<string, World> = {
  sandbox: {
    open: () => bank.rails,
    lose: () => ({ amount: naira(666) }),
    pend: () => ({ amount: naira(670) }),
    arrive: () => bank.clock.advance(61_000),
    moved: async (id) => {
      const row = await bank.db
        .selectFrom('sandboxNipCredit')
        .select('amount')
        .where('sessionId', '=', id)
        .executeTakeFirst();
      return row?.amount as Kobo | undefined;
    },
  },
  paystack: {
    open: () =>
      paystackRails({
        account: { secretKey: paystack.key, url: paystack.url, bank: 'test-bank' },
        timeoutMs,
        trouble,
        log,
      }),
    lose: () => {
      paystack.befall('/transfer', 'lost');
      return {};
    },
    pend: () => {
      paystack.becomes('pending');
      return {};
    },
    arrive: ({ sessionId }) => {
      paystack.becomes('success');
      const made = paystack.transfers.get(sessionId);
      if (made) made.status = 'success';
    },
    moved: (id) => {
      const made = paystack.transfers.get(id);
      return made && (BigInt(made.amount) as Kobo);
    },
  },
  monnify: {
    open: () => monnifyRails({ account: { ...monnify.account, url: monnify.url }, timeoutMs, trouble, log }),
    lose: () => {
      monnify.befall('/api/v2/disbursements/single', 'lost');
      return {};
    },
    pend: () => {
      monnify.becomes('PENDING');
      return {};
    },
    arrive: ({ sessionId }) => {
      monnify.becomes('SUCCESS');
      const made = monnify.disbursements.get(sessionId);
      if (made) made.status = 'SUCCESS';
    },
    moved: (id) => {
      const made = monnify.disbursements.get(id);
      return made && (BigInt(made.amount.replace('.', '')) as Kobo);
    },
  },
};

describe.each(Object.entries(worlds))('rails: %s', (_name, world) => {
  test('a name enquiry answers the name; an account that nobody has is refused, and moves nothing', async () => {
    const rails = world.open();
    const asked = { sessionId: nipSessionId(new Date()), bankCode: '000013', account: '1234567896' };
    expect(await rails.enquire(asked)).toMatchObject({ code: '00', name: 'CHIDI OKAFOR' });
    const unknown = await rails.enquire({ ...asked, account: '0000000000' });
    expect(nipMeaning(unknown.code)).toBe('failed');
    expect(unknown.name).toBeUndefined();
  });

  test('a credit moves the very amount, once, and is known by its session id', async () => {
    const rails = world.open();
    const sent = order();
    expect(nipMeaning((await rails.credit(sent)).code)).toBe('paid');
    expect(await world.moved(sent.sessionId)).toBe(150_050n);
    expect(await rails.credit(sent)).toMatchObject({ code: '94' });
    expect(nipMeaning((await rails.query(sent.sessionId, sent.bankCode)).code, 'status query')).toBe('paid');
  });

  test('a credit sent many times at once moves once, and no answer takes it for failed', async () => {
    const rails = world.open();
    const sent = order();
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await rails.credit(sent)).code));
    expect(codes.filter((code) => code === '00')).toHaveLength(1);
    expect(codes.filter((code) => nipMeaning(code) === 'failed')).toEqual([]);
  });

  test('a credit to an account that nobody has is a definite refusal', async () => {
    const rails = world.open();
    const sent = order({ account: '0000000000' });
    expect(nipMeaning((await rails.credit(sent)).code)).toBe('failed');
    expect(nipMeaning((await rails.query(sent.sessionId)).code, 'status query')).not.toBe('paid');
  });

  test('an answer that is lost is silence, asked about it is paid, and sent again it moves nothing', async () => {
    const rails = world.open();
    const sent = order(world.lose());
    expect(await rails.credit(sent)).toMatchObject({ code: 'silence' });
    expect((await rails.query(sent.sessionId)).code).toBe('00');
    expect((await rails.credit(sent)).code).toBe('94');
  });

  test('what is under way is neither paid nor failed until it is', async () => {
    const rails = world.open();
    const sent = order(world.pend());
    expect(nipMeaning((await rails.credit(sent)).code)).toBe('pending');
    expect(nipMeaning((await rails.query(sent.sessionId)).code, 'status query')).toBe('pending');
    await world.arrive(sent);
    expect((await rails.query(sent.sessionId)).code).toBe('00');
  });

  test('a session id that nobody knows is 25, which is no failure', async () => {
    const { code } = await world.open().query(nipSessionId(new Date()));
    expect(code).toBe('25');
    expect(nipMeaning(code, 'status query')).toBe('pending');
  });
});

type Real = { server(): ProviderServer; open(): Rails; order: string; enquiry: string; query: string };
const real: Record<string, Real> = {
  paystack: {
    server: () => paystack,
    open: () => worlds.paystack?.open() as Rails,
    order: '/transfer',
    enquiry: '/bank/resolve',
    query: '/transfer/verify',
  },
  monnify: {
    server: () => monnify,
    open: () => worlds.monnify?.open() as Rails,
    order: '/api/v2/disbursements/single',
    enquiry: '/api/v1/disbursements/account/validate',
    query: '/api/v2/disbursements/single/summary',
  },
};

const odd = [
  ['no answer in time', 'hang'],
  ['a broken connection', 'cut'],
  ['a gateway’s page', badGateway],
  ['429', { status: 429, body: { status: false, message: 'Rate limit exceeded', code: 'rate_limited' } }],
  ['a body that is no JSON', { status: 200, body: 'ok' }],
  [
    'a code that nobody told us of',
    {
      status: 400,
      body: { status: false, requestSuccessful: false, message: 'Odd', responseCode: 'Z99', code: 'odd' },
    },
  ],
  [
    'a status that nobody told us of',
    {
      status: 200,
      body: {
        status: true,
        requestSuccessful: true,
        data: { status: 'odd' },
        responseBody: { status: 'ODD' },
      },
    },
  ],
] as const;

describe.each(Object.entries(real))('%s over its protocol', (name, { server, open, ...path }) => {
  test.each(odd)(
    '%s leaves an order and a question open, and an enquiry unanswered',
    async (_what, mishap) => {
      const rails = open();
      const asked = { sessionId: nipSessionId(new Date()), bankCode: '000013', account: '1234567896' };
      await rails.enquire(asked);
      const sent = order();
      await rails.credit(order());
      server().befall(path.order, mishap);
      expect(nipMeaning((await rails.credit(sent)).code)).toBe('pending');
      server().befall(path.query, mishap);
      expect(nipMeaning((await rails.query(sent.sessionId)).code, 'status query')).toBe('pending');
      if (mishap === 'hang' || mishap === 'cut') {
        server().befall(path.enquiry, mishap);
        expect(await rails.enquire(asked)).toMatchObject({ code: 'silence' });
      }
      expect(troubles.join()).not.toMatch(/1234567896|CHIDI/);
    },
  );

  test('an order that the network lost on its way is not known, and goes under the same session id', async () => {
    const rails = open();
    await rails.credit(order());
    const sent = order();
    server().befall(path.order, 'cut');
    expect((await rails.credit(sent)).code).toBe('silence');
    expect((await rails.query(sent.sessionId)).code).toBe('25');
    expect((await rails.credit(sent)).code).toBe('00');
  });

  test('an answer about another transfer, or another amount, is not taken for ours', async () => {
    const rails = open();
    const sent = order();
    const data = { status: 'success', reference: sent.sessionId, amount: 99, currency: 'NGN' };
    const responseBody = { ...data, status: 'SUCCESS' };
    server().befall(path.order, { body: { status: true, requestSuccessful: true, data, responseBody } });
    expect((await rails.credit(sent)).code).toBe('silence');
    expect(troubles.at(-1)).toMatch(/about another one/);
  });

  test('tells its balance to the kobo, and that a key is not taken', async () => {
    expect(await open().health?.()).toMatchObject({ works: true, balance: 1_234_567_890n });
    const wrong =
      name === 'paystack'
        ? paystackRails({
            account: { secretKey: 'sk_wrong', url: paystack.url, bank: '' },
            timeoutMs,
            trouble,
            log,
          })
        : monnifyRails({
            account: { ...monnify.account, secretKey: 'wrong', url: monnify.url },
            timeoutMs,
            trouble,
            log,
          });
    expect(await wrong.health?.()).toMatchObject({ works: false });
    expect(nipMeaning((await wrong.credit(order())).code)).toBe('pending');
  });
});

describe('what each calls its own', () => {
  test('Paystack: statuses, and a transfer that waits for a one-time code', async () => {
    const rails = worlds.paystack?.open() as Rails;
    const meanings: Record<string, string> = {
      success: 'paid',
      pending: 'pending',
      received: 'pending',
      otp: 'pending',
      failed: 'failed',
      reversed: 'failed',
      abandoned: 'failed',
      blocked: 'failed',
      rejected: 'failed',
      newWord: 'pending',
    };
    for (const [status, meaning] of Object.entries(meanings)) {
      paystack.becomes(status);
      const sent = order();
      expect([status, nipMeaning((await rails.credit(sent)).code)]).toEqual([status, meaning]);
      expect([status, nipMeaning((await rails.query(sent.sessionId)).code, 'status query')]).toEqual([
        status,
        meaning,
      ]);
    }
    paystack.becomes('success');
    expect((await rails.health?.())?.problem).toMatch(/one-time codes/);
  });

  test('Paystack: banks are compared page by page, and a recipient that is gone is made anew', async () => {
    const account = { secretKey: paystack.key, url: paystack.url, bank: 'test-bank' };
    const rails = paystackRails({ account, timeoutMs, trouble, log });
    paystack.transfers.clear();
    paystack.calls.length = 0;
    expect(await rails.health?.()).toEqual({ works: true, balance: 1_234_567_890n });
    expect(paystack.calls.filter(({ path }) => path === '/bank').length).toBeGreaterThan(1);
    const only = [{ code: '999', name: 'One Bank' }];
    paystack.befall('/bank', { body: { status: true, data: only, meta: { next: null } } });
    expect((await rails.health?.())?.problem).toMatch(/^it lists no .*GTBank/);
    paystack.befall('/bank', badGateway);
    expect((await rails.health?.())?.problem).toBeUndefined();

    const made = () => paystack.calls.filter(({ path }) => path === '/transferrecipient').length;
    await rails.credit(order());
    await rails.credit(order());
    expect(made()).toBe(1);
    const gone = {
      status: false,
      message: 'Recipient specified is invalid',
      code: 'invalid_transfer_recipient',
    };
    paystack.befall('/transfer', { status: 400, body: gone });
    expect((await rails.credit(order())).code).toBe('07');
    expect((await rails.credit(order())).code).toBe('00');
    expect(made()).toBe(2);
  });

  test('Monnify: codes and statuses', async () => {
    const rails = worlds.monnify?.open() as Rails;
    const codes: Record<string, string> = {
      D01: '57',
      D03: '07',
      D04: '51',
      D05: '94',
      D06: '57',
      D07: 'silence',
      '99': 'silence',
    };
    for (const [responseCode, code] of Object.entries(codes)) {
      monnify.befall('/api/v2/disbursements/single', {
        status: 400,
        body: { requestSuccessful: false, responseCode, responseMessage: 'No' },
      });
      expect([responseCode, (await rails.credit(order())).code]).toEqual([responseCode, code]);
    }
    const descriptions: Record<string, string> = {
      'Transaction timed out while waiting for destination bank': 'pending',
      'Dormant beneficiary account': 'failed',
      'Beneficiary account name mismatch': 'failed',
    };
    for (const [description, meaning] of Object.entries(descriptions)) {
      monnify.becomes('FAILED', description);
      expect(nipMeaning((await rails.credit(order())).code)).toBe(meaning);
    }
    monnify.becomes('SUCCESS');
  });

  test('Monnify: a token that is refused before its time is renewed once, and the order is sent once', async () => {
    const rails = worlds.monnify?.open() as Rails;
    await rails.credit(order());
    monnify.expire();
    const sent = order();
    expect((await rails.credit(sent)).code).toBe('00');
    const orders = monnify.calls.filter(({ text }) => text.includes(sent.sessionId));
    expect(orders.map(({ body }) => (body as { amount: string }).amount)).toEqual(['1500.50', '1500.50']);
  });

  test('a second provider is asked for a name where the first is silent, and never for money', async () => {
    const rails = withFallback(worlds.paystack?.open() as Rails, worlds.monnify?.open() as Rails);
    paystack.befall('/bank/resolve', 'cut');
    const asked = { sessionId: nipSessionId(new Date()), bankCode: '000013', account: '1234567896' };
    expect(await rails.enquire(asked)).toMatchObject({ code: '00', name: 'CHIDI OKAFOR' });
    const before = monnify.disbursements.size;
    paystack.befall('/transfer', 'cut');
    expect((await rails.credit(order())).code).toBe('silence');
    expect(monnify.disbursements.size).toBe(before);
  });
});

test('the sandbox’s rails move nothing where the sandbox is off, whatever is named', async () => {
  const config = { ...testConfig, sandbox: false };
  const rails = chooseRails({ config, trouble, log }, () => bank.rails);
  expect(rails.name).toBeUndefined();
  expect(nipMeaning((await rails.credit(order())).code)).toBe('failed');
});
