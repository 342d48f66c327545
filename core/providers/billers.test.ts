import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kobo, naira } from '../kernel/money.ts';
import type { AirtimeOrder, Billers, VendOrder } from '../kernel/ports.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { matchPlan, vtpassBillers } from './billers-vtpass.ts';
import { badGateway, type Mishap } from './testing/server.ts';
import { openVtpassServer, type VtpassServer } from './testing/vtpass.ts';

const log = pino({ level: 'silent' });
const troubles: string[] = [];
let bank: TestBank;
let vtpass: VtpassServer;
let serial = 0;
beforeAll(async () => {
  [bank, vtpass] = await Promise.all([testBank({ seed: false }), openVtpassServer()]);
});
afterAll(async () => void (await Promise.all([bank.drop(), vtpass.close()])));
beforeEach(() => {
  serial += 1;
  vtpass.becomes('delivered');
});

const openVtpass = (account: Partial<VtpassServer['account']> = {}): Billers =>
  vtpassBillers({
    account: { ...vtpass.account, ...account, url: vtpass.url },
    db: bank.db,
    clock: bank.clock,
    timeoutMs: 300,
    log,
    trouble: (_provider, why) => void troubles.push(why),
  });

const reference = () => `KB26112${serial}${'ABCDEFGHIJ'[serial % 10]}${Math.floor(serial / 10)}X`;
const airtime = (changes: Partial<AirtimeOrder> = {}): AirtimeOrder => ({
  reference: reference(),
  network: 'mtn',
  phone: '+2348031234567',
  amount: kobo(50_050n),
  ...changes,
});
const meter = (changes: Partial<VendOrder> = {}): VendOrder => ({
  reference: reference(),
  kind: 'electricity',
  biller: 'ikedc',
  number: '12345678901',
  plan: null,
  meterType: 'prepaid',
  amount: naira(5_000),
  ...changes,
});

type World = {
  open(): Billers;
  lose(): { amount?: AirtimeOrder['amount'] };
  refuse(): { amount?: AirtimeOrder['amount'] };
};
const worlds: Record<string, World> = {
  sandbox: {
    open: () => bank.billers,
    lose: () => ({ amount: naira(666) }),
    refuse: () => ({ amount: naira(668) }),
  },
  vtpass: {
    open: openVtpass,
    lose: () => {
      vtpass.befall('/api/pay', 'lost');
      return {};
    },
    refuse: () => {
      vtpass.becomes('failed');
      return {};
    },
  },
};

describe.each(Object.entries(worlds))('billers: %s', (_name, world) => {
  test('an order is carried out once, and known by its reference', async () => {
    const billers = world.open();
    const order = airtime();
    expect(await billers.airtime(order)).toEqual({ status: 'done' });
    expect((await billers.airtime(order)).status).toBe('done');
    expect(await billers.query(order.reference)).toMatchObject({ status: 'done' });
  });

  test('an answer that is lost is unknown, and asked about it is done', async () => {
    const billers = world.open();
    const order = airtime(world.lose());
    expect((await billers.airtime(order)).status).toBe('unknown');
    expect((await billers.query(order.reference)).status).toBe('done');
  });

  test('what is refused has failed; what never came is missing', async () => {
    const billers = world.open();
    expect((await billers.airtime(airtime(world.refuse()))).status).toBe('failed');
    expect((await billers.query('KB261127NOBODYS')).status).toBe('missing');
  });

  test('whose meter it is, or nobody’s', async () => {
    const billers = world.open();
    const asked = { kind: 'electricity', biller: 'ikedc', number: '12345678901' } as const;
    expect((await billers.enquire(asked))?.name).toBeTruthy();
    expect(await billers.enquire({ ...asked, number: '12345670000' })).toBeUndefined();
  });
});

describe('VTpass over its protocol', () => {
  const answers: [string, { code: string; content?: object }, string][] = [
    ...['016', '040', '091', '010', '011', '012', '013', '017', '031', '032', '085'].map(
      (code): [string, { code: string }, string] => [code, { code }, 'failed'],
    ),
    ...['018', '021', '024', '027', '028', '034', '035', '087'].map(
      (code): [string, { code: string }, string] => [code, { code }, 'failed'],
    ),
    ...['014', '015', '019', '030', '044', '083', '089', '099', 'odd'].map(
      (code): [string, { code: string }, string] => [code, { code }, 'unknown'],
    ),
    ['000 initiated', { code: '000', content: { transactions: { status: 'initiated' } } }, 'unknown'],
    ['000 failed', { code: '000', content: { transactions: { status: 'failed' } } }, 'failed'],
    ['000 reversed', { code: '000', content: { transactions: { status: 'reversed' } } }, 'failed'],
    ['000 and nothing else', { code: '000' }, 'unknown'],
  ];

  test.each(answers)('the answer %s', async (_name, body, status) => {
    vtpass.befall('/api/pay', { body });
    expect((await openVtpass().airtime(airtime())).status).toBe(status);
  });

  test.each([
    ...[
      ['016', 'failed'],
      ['040', 'failed'],
      ['091', 'failed'],
    ],
    ...['010', '011', '012', '013', '017', '031', '032', '085'].map((code) => [code, 'unknown']),
    ...['018', '021', '024', '027', '028', '034', '035', '087', '083', 'odd'].map((code) => [
      code,
      'unknown',
    ]),
  ])('%s to the question what became of an order: %s', async (code = '', status = '') => {
    const billers = openVtpass();
    const order = airtime();
    expect((await billers.airtime(order)).status).toBe('done');
    vtpass.befall('/api/requery', { body: { code } });
    expect((await billers.query(order.reference)).status).toBe(status);
  });

  test('the same bought twice within half a minute is not made, and given back at once when the platform says so twice', async () => {
    const billers = openVtpass();
    vtpass.befall('/api/pay', { body: { code: '019' } }, 2);
    vtpass.befall('/api/requery', { body: { code: '019' } });
    expect((await billers.airtime(airtime())).status).toBe('failed');
    serial += 1;
    const late = airtime();
    vtpass.befall('/api/requery', { body: { code: '015' } });
    expect((await billers.airtime(late)).status).toBe('unknown');
    vtpass.befall('/api/requery', { body: { code: '019' } });
    expect((await billers.query(late.reference)).status).toBe('missing');
  });

  test('whose meter it is, is asked as of its own kind', async () => {
    const asked = { kind: 'electricity', biller: 'ikedc', number: '12345678901' } as const;
    await openVtpass().enquire({ ...asked, meterType: 'postpaid' });
    await openVtpass().enquire(asked);
    const types = vtpass.calls.filter(({ path }) => path === '/api/merchant-verify').slice(-2);
    expect(types.map(({ body }) => (body as { type: string }).type)).toEqual(['postpaid', 'prepaid']);
  });

  const mishaps: [string, Mishap][] = [
    ['no answer in time', 'hang'],
    ['a broken connection', 'cut'],
    ['a gateway’s page', badGateway],
  ];
  test.each(mishaps)(
    '%s is unknown; nothing came, so it is missing only when that can be believed',
    async (_name, mishap) => {
      const billers = openVtpass();
      const order = airtime();
      vtpass.befall('/api/pay', mishap);
      expect((await billers.airtime(order)).status).toBe('unknown');
      expect((await billers.query(order.reference)).status).toBe('unknown');
      bank.clock.advance(4 * 60_000);
      expect((await billers.query(order.reference)).status).toBe('missing');
    },
  );

  test('the number of a request is of the minute in Lagos, stays the same, and is not used on another day', async () => {
    const billers = openVtpass();
    const order = airtime();
    vtpass.befall('/api/pay', 'cut');
    await billers.airtime(order);
    bank.clock.advance(60_000);
    await billers.airtime(order);
    const sent = vtpass.calls.filter(
      ({ path, text }) => path === '/api/pay' && text.includes(order.reference),
    );
    const lagos = new Date(bank.clock.now().getTime() + 3_600_000 - 60_000)
      .toISOString()
      .replace(/\D/g, '')
      .slice(0, 12);
    expect(sent.map(({ body }) => (body as { request_id: string }).request_id)).toEqual([
      `${lagos}${order.reference}`,
    ]);
    const late = airtime({ reference: `${order.reference}L` });
    vtpass.befall('/api/pay', 'cut');
    await billers.airtime(late);
    bank.clock.advance(24 * 3_600_000);
    expect((await billers.airtime(late)).status).toBe('failed');
    expect([...vtpass.orders.keys()].some((id) => id.endsWith(late.reference))).toBe(false);
  });

  test('money and numbers are sent as text', async () => {
    const order = airtime();
    await openVtpass().airtime(order);
    const sent = vtpass.calls.findLast(({ path }) => path === '/api/pay');
    expect(sent?.body).toMatchObject({ amount: '500.50', phone: '08031234567', serviceID: 'mtn' });
    expect(sent?.text).toContain('"amount":"500.50"');
  });

  const tokens: [string, object, string | undefined][] = [
    ['Token : …', { token: 'Token : 2636 2054 4059 8275 8802' }, '2636-2054-4059-8275-8802'],
    ['mainToken', { mainToken: '26362054405982758802', token: 'N/A' }, '2636-2054-4059-8275-8802'],
    [
      'purchased_code with a bonus',
      { purchased_code: 'Token : 26362054405982758802 Bonus Token : 11112222333344445555' },
      '2636-2054-4059-8275-8802',
    ],
    [
      'with the codes that change the meter’s key, which are typed in first',
      {
        mainToken: '26362054405982758802',
        kct1: '5555 6666 7777 8888 9999',
        kct2: '11112222333344445555',
        bonusToken: 'N/A',
      },
      '5555-6666-7777-8888-9999, 1111-2222-3333-4444-5555, 2636-2054-4059-8275-8802',
    ],
    [
      'key codes that are none',
      { mainToken: '26362054405982758802', kct1: 'N/A' },
      '2636-2054-4059-8275-8802',
    ],
    ['none', { token: 'N/A' }, undefined],
  ];
  test.each(tokens)('a meter’s token: %s', async (_name, extras, token) => {
    vtpass.becomes('delivered', { ...extras, units: '79.9 kWh' });
    expect(await openVtpass().vend(meter())).toEqual({
      status: 'done',
      units: '79.9',
      ...(token && { token }),
    });
  });

  test('a bundle is the variation of the same price that is named so, and nothing else', async () => {
    const bundle = meter({
      kind: 'data',
      biller: 'mtn',
      number: '08031234567',
      plan: 'mtn-1gb-weekly',
      amount: naira(800),
      meterType: null,
    });
    expect((await openVtpass().vend(bundle)).status).toBe('done');
    expect([...vtpass.orders.values()].at(-1)?.order).toMatchObject({
      serviceID: 'mtn-data',
      variation_code: 'mtn-1gb-7',
    });
    serial += 1;
    expect((await openVtpass().vend({ ...bundle, reference: reference(), amount: naira(810) })).status).toBe(
      'failed',
    );
    const two = ['a', 'b'].map((code) => ({ code, name: '1GB', amount: naira(800) }));
    expect(matchPlan('mtn-1gb-weekly', naira(800), two)).toBeUndefined();
  });

  test('keys that are not taken are told, with no order made; and the balance to the kobo', async () => {
    expect(await openVtpass().health?.()).toEqual({ works: true, balance: 432_150n });
    expect((await openVtpass({ secretKey: 'wrong' }).airtime(airtime())).status).toBe('failed');
    expect(troubles.at(-1)).toMatch(/087/);
    expect(await openVtpass({ publicKey: 'wrong' }).health?.()).toMatchObject({ works: false });
  });
});
