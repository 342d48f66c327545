import { serve } from '@karo/api/serve';
import { loggedWords } from '@karo/api/testing';
import { openGateway } from '@karo/bot/gateway';
import { whatsappCloud } from '@karo/bot/whatsapp-cloud/channel';
import { openLog } from '@karo/core/kernel';
import { trialBalance } from '@karo/core/ledger';
import { openReceiving } from '@karo/core/products/inward';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Booted, bootBank } from './boot.ts';
import { type Collector, openCollector, partsOf } from './provided/collector.ts';
import { type MoneyWorld, moneyWorlds } from './provided/money.ts';
import { Phone, post, wordsOf } from './provided/phone.ts';
import { openProviders, type Providers } from './provided/servers.ts';

/** A day of banking with no sandbox: every provider is a server on this machine that speaks its own protocol. */

const PIN = '7391';
const BVN = '22212345678';
const NGOZI = '2348031234567';
/** The queues, the worker's threads and what they read texts with are opened first. */
const A_DAY_MS = 300_000;

const logs: string[] = [];
let providers: Providers;
let money: MoneyWorld;
let collector: Collector;
let booted: Booted;
let url: string;
let close: () => Promise<void>;

async function openDay(provider: keyof typeof moneyWorlds): Promise<void> {
  logs.length = 0;
  providers = await openProviders();
  collector = await openCollector();
  booted = await bootBank({
    fresh: true,
    env: {
      TEST_DATABASE_URL: process.env.TEST_DATABASE_URL,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ...providers.env(provider),
    },
    family: `provided-${provider}`,
    log: openLog({ level: 'trace' }, { write: (line) => void logs.push(line) }),
    senders: (bank) => openGateway(bank, [whatsappCloud(bank)]).senders,
  });
  const site = await serve(booted.bank, { unlimited: true, site: null }, { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${site.port}`;
  money = moneyWorlds[provider](providers, url);
  close = async () => {
    await site.close();
    await booted.close();
    await providers.close();
    await collector.close();
  };
}

const json = { 'content-type': 'application/json', origin: 'https://karo.example' };

/** The link of the page: who opens an account gives the BVN there, and chooses a PIN. */
async function opensOnPage(link: string): Promise<void> {
  const secret = /approve#([\w.-]+)/.exec(link)?.[1] ?? '';
  const found = await post(`${url}/api/approvals/find`, JSON.stringify({ secret }), json);
  const { id, asks } = (await found.json()) as { id: string; asks: string };
  expect(asks).toBe('bvn_and_new_pin');
  const given = { secret, pin: PIN, newPin: PIN, bvn: BVN };
  await post(`${url}/api/approvals/${id}`, JSON.stringify(given), json);
}

/** A hop of a dialogue, as the telephone company posts it. */
async function dials(sessionId: string, text: string): Promise<string> {
  const form = new URLSearchParams({
    sessionId,
    serviceCode: '*347*5276#',
    phoneNumber: `+${NGOZI}`,
    networkCode: '62130',
    text,
  });
  const { USSD_KEY: key } = providers.env('paystack');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await post(`${url}/api/ussd/callback?key=${key}`, form.toString(), headers)).text();
}

describe.each(['paystack', 'monnify'] as const)('money by %s', (provider) => {
  beforeAll(() => openDay(provider), A_DAY_MS);
  afterAll(() => close());

  test(
    'a whole day: an account, money in, transfers that arrive, are unsure and come back, airtime, light, a receipt, and a dialled balance',
    async () => {
      const { bank } = booted;
      const { vtpass, meta } = providers;
      const { receiving, bankName } = money;
      const phone = new Phone(providers, url, NGOZI);
      await phone.types('hello', 'your bank in this chat');
      await phone.types('open an account', /name/i);
      await phone.types('Ngozi Eze', /0803 ?123 ?4567/);
      await opensOnPage(wordsOf(await phone.types('yes', '/approve')));
      await phone.reads(/account number/i);

      await openReceiving(bank);
      // It is told once, in the chat after quiet hours.
      const told = bank.db
        .selectFrom('notification')
        .select('message')
        .where('dedupe', 'like', 'receiving:%');
      const numbers = async () => (await told.execute()).map(({ message }) => message.includes(receiving));
      await expect.poll(numbers, { timeout: 60_000 }).toEqual([true]);
      await phone.types('how do I fund my account?', receiving);
      await money.paysIn('REF-1', 1_500_000);
      await phone.reads('₦15,000');

      await phone.entersPin(await phone.types('send 5000 to 1234567896 gtb', 'CHIDI OKAFOR'), PIN);
      await phone.reads(/₦5,000.*CHIDI OKAFOR/);

      money.losesNext();
      await phone.entersPin(await phone.types('send 1000 to 1234567896 gtb', 'CHIDI OKAFOR'), PIN);
      await expect.poll(() => money.sent().length, { timeout: 60_000 }).toBe(2);
      await money.arrives(1);
      await phone.reads(/₦1,000.*CHIDI OKAFOR/);
      await money.comesBack(0);
      await phone.reads('₦5,0');
      expect(money.sent()).toEqual([500_000, 100_000]);

      await phone.entersPin(await phone.types('buy 500 airtime for me', /₦500/), PIN);
      await phone.reads(/₦500.*airtime|airtime.*₦500/i);

      vtpass.becomes('delivered', { mainToken: '26362054405982758802', units: '79.9 kWh' });
      await phone.entersPin(
        await phone.types('pay 2000 light ikeja electric meter 12345678901', 'NGOZI EZE'),
        PIN,
      );
      await phone.reads('2636-2054-4059-8275-8802');
      expect([...vtpass.orders.values()].map(({ order }) => (order as { amount: string }).amount)).toEqual([
        '500.00',
        '2000.00',
      ]);

      await phone.types('send me the receipt of my last transfer', '"image"');
      expect(meta.uploads.length).toBeGreaterThan(0);

      expect(await dials('ATUid_day', '2*1')).toMatch(/^CON Enter your PIN/);
      // 15,000 came in; 1,000 with 10 and its VAT, 500 and 2,000 went out; 5,000 came back with its charges.
      const dialled = await dials('ATUid_day', `2*1*${PIN}`);
      expect(dialled).toMatch(/^END You have N?₦?11,489\.25\.\n/);
      expect(dialled).toContain(`Account number ${receiving} ${bankName}`);

      expect((await trialBalance(bank.db)).problems).toEqual([]);
      const printed = loggedWords(logs);
      for (const secret of [PIN, BVN]) expect(printed.includes(secret), secret).toBe(false);
    },
    A_DAY_MS,
  );

  test('the day’s first transfer is one trace, from Meta’s webhook to the message that told of it', async () => {
    const { bank } = booted;
    const { trace } = await bank.db
      .selectFrom('quote')
      .select('trace')
      .where('operation', '=', 'transfer')
      .where('status', '=', 'approved')
      .orderBy('createdAt')
      .executeTakeFirstOrThrow();
    const [, traceId = ''] = trace?.split('-') ?? [];
    const told = await bank.db
      .selectFrom('outbox')
      .select('id')
      .where('trace', 'like', `00-${traceId}-%`)
      .execute();
    // The offer, and what came of it.
    expect(told.length).toBeGreaterThanOrEqual(2);
    const all = ['webhook', 'gateway', 'turn', 'heard', 'understood', 'acted', 'approval', 'settlement'];
    const seen = () => [...partsOf(collector.spans, traceId).keys()].sort();
    await expect
      .poll(seen, { timeout: 60_000 })
      .toEqual([...all, 'delivery', 'posting', 'provider'].toSorted());
    const parts = partsOf(collector.spans, traceId);
    expect([parts.get('webhook'), parts.get('gateway'), parts.get('turn')]).toEqual([
      undefined,
      'webhook',
      'gateway',
    ]);
    expect([parts.get('heard'), parts.get('acted'), parts.get('understood')]).toEqual([
      'turn',
      'turn',
      'acted',
    ]);
    expect([parts.get('settlement'), parts.get('posting')]).toEqual(['approval', 'settlement']);
    expect(logs.some((line) => line.includes(`"trace_id":"${traceId}"`))).toBe(true);
  });

  test('no span of the day tells a name, a number, a PIN or a word of anybody', () => {
    const values = collector.spans.flatMap(({ attributes, status, name }) => [
      name,
      status.message ?? '',
      ...attributes.flatMap(({ key, value }) => [key, ...Object.values(value).map(String)]),
    ]);
    expect(values.length).toBeGreaterThan(100);
    // Each is one word of the bank's own, or a count.
    expect(values.filter((value) => !/^[\w:.-]{0,40}$/.test(value) || /\d{4}/.test(value))).toEqual([]);
    const secrets = [PIN, BVN, NGOZI, NGOZI.slice(3), money.receiving, 'Ngozi', 'CHIDI', 'gtb', '1234567896'];
    for (const secret of secrets) expect(values.join(' ').includes(secret), secret).toBe(false);
  });
});
