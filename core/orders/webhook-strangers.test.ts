import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import { openReceiving } from '../products/inward/collecting.ts';
import { storeWebhook, type WebhookSource, workWebhook } from '../providers/intake.ts';
import { monnifyInward } from '../providers/monnify/inward.ts';
import { paystackInward } from '../providers/paystack/inward.ts';
import { type MonnifyServer, openMonnifyServer } from '../providers/testing/monnify.ts';
import { openPaystackServer, type PaystackServer } from '../providers/testing/paystack.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { moneyWebhooks } from './webhooks.ts';

/** What strangers and networks may do with webhooks of money: nothing in one is believed but the reference. */

const ADAS = '9930000737';
const BOLAS = '9930000738';
const log = pino({ level: 'silent' });
const options = { timeoutMs: 10_000, trouble: () => undefined, log };
let bank: TestBank;
let paystack: PaystackServer;
let monnify: MonnifyServer;
let sources: WebhookSource[];
let ada: string;
let bola: string;

beforeAll(async () => {
  [bank, paystack, monnify] = await Promise.all([
    testBank({ seed: false }),
    openPaystackServer(),
    openMonnifyServer(),
  ]);
  const vtpass = {
    apiKey: 'a',
    publicKey: 'b',
    secretKey: 'c',
    webhookKey: 'k'.repeat(32),
    url: paystack.url,
  };
  const account = { secretKey: paystack.key, url: paystack.url, bank: 'test-bank' };
  const ofMonnify = { ...monnify.account, url: monnify.url };
  const providers = { ...bank.config.providers, paystack: account, monnify: ofMonnify, vtpass };
  sources = moneyWebhooks({ providers });
  bank.inward = paystackInward({ ...options, account, db: bank.db });
  const person = async (phone: string, number: string) => {
    const made = await openSandboxCustomer(bank, {
      phone,
      firstName: 'Ada',
      lastName: 'Obi',
      verified: true,
      opening: naira(0),
      demo: false,
    });
    paystack.befall('/dedicated_account', {
      body: { status: true, data: { bank: { name: 'Wema Bank' }, account_number: number } },
    });
    await openReceiving(bank);
    return made.id;
  };
  ada = await person('+2348100047001', ADAS);
  bola = await person('+2348100047002', BOLAS);
});
afterAll(() => Promise.all([bank.drop(), paystack.close(), monnify.close()]));

const has = async (id: string) => (await balanceOfCustomer(bank.db, id)).available;
const sourceOf = (name: string) => sources.find((each) => each.name === name) as WebhookSource;

/** Takes a delivery as the API and a worker do; false where its signature is not the provider's. */
async function take(
  name: string,
  body: string,
  headers: Record<string, string>,
  query = {},
): Promise<boolean> {
  const source = sourceOf(name);
  const raw = Buffer.from(body);
  if (!source.verify({ raw, headers, query })) return false;
  const id = await storeWebhook(bank, source, raw);
  if (id !== undefined) expect(await workWebhook(bank, sources, id)).toBeUndefined();
  return true;
}
const fromPaystack = (body: object) => {
  const text = JSON.stringify(body);
  return take('paystack', text, { 'x-paystack-signature': paystack.sign(text) });
};
const credit = (reference: string, more: object = {}) => ({
  event: 'charge.success',
  data: { reference, channel: 'dedicated_nuban', status: 'success', currency: 'NGN', ...more },
});
const paid = (reference: string, account: string, amount: number, more: object = {}) =>
  paystack.credits.set(reference, {
    reference,
    account,
    amount,
    status: 'success',
    currency: 'NGN',
    paidAt: '',
    ...more,
  });

test('a signature of other bytes, of another key, of another provider, or of another form is none', async () => {
  const text = '{"event":"charge.success","data":{"reference":"caf\\u00e9"}}';
  const right = paystack.sign(text);
  const given: [string, Record<string, string>][] = [
    [JSON.stringify(JSON.parse(text)), { 'x-paystack-signature': right }],
    [`${text} `, { 'x-paystack-signature': right }],
    [text, {}],
    [text, { 'x-paystack-signature': '' }],
    [text, { 'x-paystack-signature': right.slice(1) }],
    [text, { 'x-paystack-signature': `sha512=${right}` }],
    [text, { 'x-paystack-signature': monnify.sign(text) }],
    [text, { 'monnify-signature': right }],
  ];
  for (const [body, headers] of given) expect(await take('paystack', body, headers)).toBe(false);
  expect(await take('monnify', text, { 'monnify-signature': right })).toBe(false);
  expect(await take('vtpass', '{}', {}, { key: 'k'.repeat(31) })).toBe(false);
  expect(await take('vtpass', '{}', {}, {})).toBe(false);
  expect(await bank.db.selectFrom('providerWebhook').select('id').execute()).toEqual([]);
});

test('a credit goes to whom the provider names, of the amount that it names, whatever the webhook says', async () => {
  paid('PSK-1', BOLAS, 100_000);
  const forAda = { amount: 900_000_000, metadata: { receiver_account_number: ADAS }, customer: { id: ada } };
  await fromPaystack(credit('PSK-1', forAda));
  expect([await has(ada), await has(bola)]).toEqual([0n, 100_000n]);
  // Told again, in other words and in another order, it is the same credit.
  await fromPaystack(credit('PSK-1', forAda));
  await fromPaystack(credit('PSK-1', { ...forAda, amount: 1 }));
  expect([await has(ada), await has(bola)]).toEqual([0n, 100_000n]);
});

test('a reference that the provider does not know, another channel and another event move nothing', async () => {
  await fromPaystack(credit('PSK-NOBODY', { amount: 5_000 }));
  paid('PSK-CARD', ADAS, 5_000);
  await fromPaystack(credit('PSK-CARD', { channel: 'card' }));
  for (const event of ['charge.failed', 'refund.processed', 'customeridentification.success', 'odd'])
    await fromPaystack({ ...credit('PSK-CARD'), event });
  for (const body of [{}, { event: 'charge.success' }, { event: 7, data: [] }, credit('')])
    await fromPaystack(body);
  expect(await has(ada)).toBe(0n);
});

test.each([
  ['with fractions of a kobo', { amount: 5_000.5 }],
  ['less than nothing', { amount: -5_000 }],
  ['nothing', { amount: 0 }],
  ['with an exponent', { amount: 5e21 }],
  ['in words', { amount: 'five thousand' }],
  ['absent', { amount: null }],
  ['of another currency', { amount: 5_000, currency: 'USD' }],
  ['not paid yet', { amount: 5_000, status: 'abandoned' }],
])('an amount %s is no credit', async (what, odd) => {
  const reference = `PSK-ODD-${what.replace(/\W/g, '-')}`;
  paid(reference, ADAS, 0, odd);
  await fromPaystack(credit(reference));
  expect(await has(ada)).toBe(0n);
});

test('an amount of naira is read as text: too many figures, a sign or words are none', async () => {
  const inward = monnifyInward({
    ...options,
    account: { ...monnify.account, url: monnify.url },
    db: bank.db,
  });
  const read = async (amount: string) => {
    monnify.credits.set(`MNFY|${amount}`, {
      reference: `MNFY|${amount}`,
      amount,
      account: ADAS,
      status: 'PAID',
    });
    return (await inward.confirm?.(`MNFY|${amount}`))?.amount;
  };
  expect(await read('200.5')).toBe(20_050n);
  expect(await read('200.50000')).toBe(20_050n);
  expect(await read('"1500.00"')).toBe(150_000n);
  for (const odd of ['200.505', '-200.50', '2e3', '"two"', 'null', '"1,500.00,0"', '0'])
    expect([odd, await read(odd)]).toEqual([odd, undefined]);
});

test('a number that the provider gave to somebody else is nobody’s second, and keeps nobody else from theirs', async () => {
  const join = async (phone: string) =>
    (
      await openSandboxCustomer(bank, {
        phone,
        firstName: 'Musa',
        lastName: 'Bello',
        verified: true,
        opening: naira(0),
        demo: false,
      })
    ).id;
  const given = (account_number: string) =>
    paystack.befall('/dedicated_account', {
      body: { status: true, data: { bank: { name: 'Wema Bank' }, account_number } },
    });
  const [musa, zainab] = [await join('+2348100047003'), await join('+2348100047004')];
  given(ADAS);
  given('9930000739');
  await expect(openReceiving(bank)).rejects.toThrow();
  const numbers = await bank.db.selectFrom('receivingAccount').select(['customerId', 'account']).execute();
  const of = (id: string) => numbers.find(({ customerId }) => customerId === id)?.account ?? null;
  expect([of(ada), of(musa), of(zainab)]).toEqual([ADAS, null, '9930000739']);
  paid('PSK-SAME', ADAS, 7_000);
  await fromPaystack(credit('PSK-SAME', { metadata: { receiver_account_number: '9930000739' } }));
  expect([await has(ada), await has(musa), await has(zainab)]).toEqual([7_000n, 0n, 0n]);
});

test('a transfer that we never sent, a late one out of order, and an order of nobody are heard and change nothing', async () => {
  const reference = '9'.repeat(30);
  for (const event of ['transfer.reversed', 'transfer.success', 'transfer.failed', 'transfer.reversed'])
    await fromPaystack({ event, data: { reference, status: 'success', amount: 1 } });
  const nobodys = JSON.stringify({ type: 'transaction-update', data: { requestId: '202611280000NOBODY' } });
  expect(await take('vtpass', nobodys, {}, { key: 'k'.repeat(32) })).toBe(true);
  expect(await has(ada)).toBe(7_000n);
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});
