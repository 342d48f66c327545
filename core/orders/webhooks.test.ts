import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { dayOf } from '../kernel/lagos-time.ts';
import { kobo, naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import { openReceiving } from '../products/inward/collecting.ts';
import { hearMissed } from '../products/inward/missed.ts';
import {
  approveResolution,
  listDifferences,
  proposeResolution,
  reconcile,
  reconcileDays,
} from '../products/inward/reconciliation.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { chooseInward } from '../providers/chosen.ts';
import { monnifyHint, paystackHint } from '../providers/hints.ts';
import { storeWebhook, type WebhookSource, workWebhook } from '../providers/intake.ts';
import { type MonnifyServer, openMonnifyServer } from '../providers/testing/monnify.ts';
import { openPaystackServer, type PaystackServer } from '../providers/testing/paystack.ts';
import { approver, type TestBank, testBank, testConfig } from '../sandbox/testing.ts';
import { approve } from './approvals.ts';
import { settleOrder } from './settlements.ts';
import { moneyWebhooks } from './webhooks.ts';

let paystack: PaystackServer;
let monnify: MonnifyServer;
let bank: TestBank;
let serial = 0;

beforeAll(async () => {
  [paystack, monnify] = await Promise.all([openPaystackServer(), openMonnifyServer()]);
});
afterAll(async () => void (await Promise.all([paystack.close(), monnify.close()])));

const openWith = async (provider: 'paystack' | 'monnify') => {
  bank = await testBank({
    seed: false,
    config: {
      providers: {
        ...testConfig.providers,
        rails: provider,
        inward: provider,
        paystack: { secretKey: paystack.key, url: paystack.url, bank: 'test-bank' },
        monnify: { ...monnify.account, url: monnify.url },
      },
    },
  });
};
beforeEach(() => {
  serial += 1;
  paystack.becomes('success');
});
afterEach(() => bank.drop());

const open = async () => {
  const person = {
    phone: `+23481000470${String(serial).padStart(2, '0')}`,
    firstName: 'Ada',
    lastName: 'Obi',
  };
  const customer = await openSandboxCustomer(bank, {
    ...person,
    opening: naira(50_000),
    demo: false,
    verified: true,
  });
  await bank.db
    .updateTable('customer')
    .set({ tier: 2, cappedUntil: null })
    .where('id', '=', customer.id)
    .execute();
  return customer.id;
};
const available = async (customerId: string) => (await balanceOfCustomer(bank.db, customerId)).available;

const sourceOf = (name: string): WebhookSource => {
  const found = moneyWebhooks(bank.config).find((each) => each.name === name);
  if (!found) throw new Error(`no source ${name}`);
  return found;
};
const say = async (name: string, body: object) =>
  sourceOf(name).handle(bank, Buffer.from(JSON.stringify(body)));

test('the signatures of the providers’ documents are taken over the bytes, and no others', async () => {
  await openWith('paystack');
  const paid =
    '{"event":"transfer.success","data":{"reference":"karo_0001_abcdef123456","status":"success","amount":500000}}';
  const signature =
    '4256e83a3ac8c34607db211bcfe057a499261b58695e6fcb014987bd1fb19aff93e8e1c9d4c6a7f889aef7edb5880da999eddbdfe9c1f79ff9c1fdfa97167f46';
  const heard = (raw: string, headers: Record<string, string>) => ({
    raw: Buffer.from(raw),
    headers,
    query: {},
  });
  const { verify } = sourceOf('paystack');
  expect(verify(heard(paid, { 'x-paystack-signature': signature }))).toBe(true);
  expect(verify(heard(`${paid} `, { 'x-paystack-signature': signature }))).toBe(false);
  expect(verify(heard(paid, {}))).toBe(false);
  const disbursed =
    '{"eventType":"SUCCESSFUL_DISBURSEMENT","eventData":{"reference":"karo-0001","amount":200.5,"status":"SUCCESS"}}';
  const other =
    '6954ba1319f526b8d4ff360099febe512eefbc3873ffc5cb43234f8bf5c02cbf5f0159eac77db3a3d067d66e85fb7a72c69da4ab643b3e372e962fba7f96f63a';
  expect(sourceOf('monnify').verify(heard(disbursed, { 'monnify-signature': other }))).toBe(true);
  expect(
    sourceOf('monnify').verify(
      heard(JSON.stringify(JSON.parse(disbursed), null, 1), { 'monnify-signature': other }),
    ),
  ).toBe(false);
  expect(paystackHint(Buffer.from(paid))).toEqual({ kind: 'transfer', reference: 'karo_0001_abcdef123456' });
  expect(monnifyHint(Buffer.from(disbursed))).toEqual({ kind: 'transfer', reference: 'karo-0001' });
  expect(
    paystackHint(Buffer.from('{"event":"charge.success","data":{"channel":"card","reference":"x"}}')),
  ).toBeUndefined();
});

test('money in by Paystack: the customer’s number, the credit once however often it is told, and what the provider says of it', async () => {
  await openWith('paystack');
  const id = await open();
  await openReceiving(bank);
  await openReceiving(bank);
  const { account = '' } = await bank.db.selectFrom('receivingAccount').selectAll().executeTakeFirstOrThrow();
  expect(account).toBe('9930000737');
  const credit = {
    reference: `T${serial}`,
    amount: 5_000_00,
    account: account ?? '',
    status: 'success',
    currency: 'NGN',
    paidAt: '',
  };
  paystack.credits.set(credit.reference, credit);
  // A webhook that lies of the amount changes nothing: the provider is asked.
  const told = {
    event: 'charge.success',
    data: { channel: 'dedicated_nuban', reference: credit.reference, amount: 99_000_00 },
  };
  await Promise.all([say('paystack', told), say('paystack', told)]);
  await say('paystack', { ...told, again: true });
  expect(await available(id)).toBe(naira(55_000));
  expect((await trialBalance(bank.db)).ok).toBe(true);
  const report = await reconcile(bank, dayOf(bank.clock.now()));
  expect(report).toMatchObject({ lines: 1, differences: 0 });
});

test('money in that the provider does not confirm, in another currency, or for nobody, credits nobody', async () => {
  await openWith('paystack');
  const id = await open();
  await openReceiving(bank);
  const credit = { amount: 5_000_00, account: '9930000737', status: 'success', currency: 'NGN', paidAt: '' };
  paystack.credits.set('pending', { ...credit, reference: 'pending', status: 'pending' });
  paystack.credits.set('dollars', { ...credit, reference: 'dollars', currency: 'USD' });
  paystack.credits.set('nobody', { ...credit, reference: 'nobody', account: '9990000000' });
  for (const reference of ['pending', 'dollars', 'nobody', 'never'])
    await say('paystack', { event: 'charge.success', data: { channel: 'dedicated_nuban', reference } });
  expect(await available(id)).toBe(naira(50_000));
  paystack.befall('/transaction/verify', { status: 502, body: '<html>' });
  const told = say('paystack', {
    event: 'charge.success',
    data: { channel: 'dedicated_nuban', reference: 'nobody' },
  });
  await expect(told).rejects.toMatchObject({ code: 'unavailable' });
});

test.each(['monnify', 'off'] as const)(
  'a credit that Paystack tells of while INWARD is %s is not ended as heard: it stays open, and is credited once Paystack is named again',
  async (inward) => {
    await openWith('paystack');
    const id = await open();
    await openReceiving(bank);
    const reference = `S${serial}`;
    const credit = {
      amount: 5_000_00,
      account: '9930000737',
      status: 'success',
      currency: 'NGN',
      paidAt: '',
    };
    paystack.credits.set(reference, { ...credit, reference });
    const named = bank.inward;
    const providers = { ...bank.config.providers, inward };
    bank.inward = chooseInward(
      { config: { ...bank.config, providers }, trouble: () => {}, log: bank.log },
      bank.db,
      () => named,
    );
    const raw = Buffer.from(
      JSON.stringify({ event: 'charge.success', data: { channel: 'dedicated_nuban', reference } }),
    );
    const webhook = await storeWebhook(bank, { name: 'paystack' }, raw);
    await workWebhook(bank, moneyWebhooks(bank.config), webhook ?? 0n);
    expect(await available(id)).toBe(naira(50_000));
    const row = () => bank.db.selectFrom('providerWebhook').selectAll().executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ endedAt: null, failure: 'Error' });
    bank.inward = named;
    bank.clock.advance(3_000);
    await workWebhook(bank, moneyWebhooks(bank.config), webhook ?? 0n);
    expect(await row()).toMatchObject({ failure: null });
    expect(await available(id)).toBe(naira(55_000));
  },
);

test('money in by Monnify, with its naira and its kobo', async () => {
  await openWith('monnify');
  const id = await open();
  await openReceiving(bank);
  const reference = `MNFY|27|2026|${serial}`;
  monnify.credits.set(reference, { reference, amount: '200.50', account: '6000140770', status: 'PAID' });
  const eventData = {
    product: { type: 'RESERVED_ACCOUNT' },
    transactionReference: reference,
    amountPaid: 9999,
  };
  await say('monnify', { eventType: 'SUCCESSFUL_TRANSACTION', eventData });
  await say('monnify', { eventType: 'SUCCESSFUL_TRANSACTION', eventData });
  expect(await available(id)).toBe(kobo(50_200_50n));
});

const paidNow = (reference: string, more: object = {}) => ({
  reference,
  amount: 5_000_00,
  account: '9930000737',
  status: 'success',
  currency: 'NGN',
  paidAt: bank.clock.now().toISOString(),
  ...more,
});
const asks = (path: string): number => paystack.calls.filter((call) => call.path.startsWith(path)).length;

test('credits that Paystack told nobody of are asked for by its list, each booked once, whichever way and order they are heard in', async () => {
  await openWith('paystack');
  paystack.credits.clear();
  const id = await open();
  await openReceiving(bank);
  const references = Array.from({ length: 103 }, (_, number) => `M${serial}-${number}`);
  for (const reference of references) paystack.credits.set(reference, paidNow(reference, { amount: 100_00 }));
  const told = (reference: string) =>
    say('paystack', { event: 'charge.success', data: { channel: 'dedicated_nuban', reference } });
  await told(references[3] ?? '');
  bank.clock.advance(1_000);
  await Promise.all([hearMissed(bank), told(references[7] ?? ''), hearMissed(bank)]);
  await told(references[9] ?? '');
  expect(await available(id)).toBe(naira(50_000 + 103 * 100));
  const before = asks('/transaction/verify');
  bank.clock.advance(10 * 60_000);
  await hearMissed(bank);
  expect(asks('/transaction/verify')).toBe(before);
  expect((await trialBalance(bank.db)).ok).toBe(true);
});

test('a list that cannot be read, or a credit that is not confirmed, is asked for again from the same time, and keeps none of the others back', async () => {
  await openWith('paystack');
  paystack.credits.clear();
  const id = await open();
  await openReceiving(bank);
  const until = async () => (await bank.db.selectFrom('collectedUntil').selectAll().execute())[0]?.until;
  paystack.credits.set('one', paidNow('one'));
  paystack.credits.set('two', paidNow('two'));
  bank.clock.advance(1_000);
  paystack.befall('/transaction', { status: 502, body: '<html>' });
  await expect(hearMissed(bank)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await until()).toBeUndefined();
  paystack.befall('/transaction/verify/two', 'cut');
  await expect(hearMissed(bank)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await available(id)).toBe(naira(55_000));
  expect(await until()).toBeUndefined();
  await hearMissed(bank);
  expect(await available(id)).toBe(naira(60_000));
  expect(await until()).toEqual(bank.clock.now());
});

test('yesterday’s credits are asked for before the day is compared, so that a lost webhook is no difference', async () => {
  await openWith('paystack');
  paystack.credits.clear();
  const id = await open();
  await openReceiving(bank);
  paystack.credits.set('lost', paidNow('lost'));
  bank.clock.advance(86_400_000);
  await reconcileDays(bank);
  expect(await available(id)).toBe(naira(55_000));
});

test('a list of credits that cannot be read keeps no day from being compared, and a credit heard of later ends its difference', async () => {
  await openWith('paystack');
  paystack.credits.clear();
  const id = await open();
  await openReceiving(bank);
  paystack.credits.set('late', paidNow('late'));
  bank.clock.advance(86_400_000);
  const { listCredits } = bank.inward;
  bank.inward.listCredits = async () => Promise.reject(new Error('no list'));
  await reconcileDays(bank);
  bank.inward.listCredits = listCredits;
  expect(await listDifferences(bank.db)).toMatchObject([{ ours: null, theirs: 5_000_00n, status: 'open' }]);
  await hearMissed(bank);
  expect(await available(id)).toBe(naira(55_000));
  expect(await listDifferences(bank.db)).toEqual([]);
});

test('money for a number that nobody has, or of a closed account, is shown to operators once, until two of them book it away', async () => {
  await openWith('paystack');
  paystack.credits.clear();
  const id = await open();
  await openReceiving(bank);
  await bank.db.updateTable('customer').set({ status: 'closed' }).where('id', '=', id).execute();
  paystack.credits.set('closed', paidNow('closed'));
  paystack.credits.set('nobody', paidNow('nobody', { account: '9990000000' }));
  bank.clock.advance(1_000);
  await hearMissed(bank);
  for (const reference of ['nobody', 'nobody', 'closed'])
    await say('paystack', { event: 'charge.success', data: { channel: 'dedicated_nuban', reference } });
  const shown = await listDifferences(bank.db);
  expect(shown.map(({ about, ours, theirs }) => [about, ours, theirs]).sort()).toEqual([
    ['paystack 9930000737: its account is closed', null, 5_000_00n],
    ['paystack 9990000000: nobody here has this number', null, 5_000_00n],
  ]);
  // The day's own report has the same lines, and makes no second ones of them.
  expect(await reconcile(bank, dayOf(bank.clock.now()))).toMatchObject({ differences: 2 });
  expect(await listDifferences(bank.db)).toHaveLength(2);
  const [first] = shown;
  const by = { id: first?.id ?? 0n, note: 'given back at Paystack' };
  const [ngozi, tunde] = [await approver(bank, 'Ngozi'), await approver(bank, 'Tunde')];
  await proposeResolution(bank, { ...by, administrator: ngozi });
  await expect(approveResolution(bank, { ...by, administrator: ngozi })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await approveResolution(bank, { ...by, administrator: tunde });
  expect(await listDifferences(bank.db)).toHaveLength(1);
  expect((await trialBalance(bank.db)).ok).toBe(true);
});

test('Monnify’s day is compared by its lists of what came in and of what left the wallet', async () => {
  await openWith('monnify');
  monnify.credits.clear();
  monnify.disbursements.clear();
  const id = await open();
  await openReceiving(bank);
  const iso = () => bank.clock.now().toISOString().replace('Z', '+0000');
  const credit = { amount: '200.50', account: '6000140770', status: 'PAID', paidOn: iso() };
  for (const reference of ['MNFY|1', 'MNFY|2']) monnify.credits.set(reference, { ...credit, reference });
  monnify.credits.set('MNFY|3', { ...credit, reference: 'MNFY|3', status: 'PENDING' });
  monnify.credits.set('MNFY|0', { ...credit, reference: 'MNFY|0', paidOn: '2020-01-01 11:28:42.615' });
  const transfer = await send(id);
  await settleOrder(bank, transfer.id);
  for (const made of monnify.disbursements.values()) made.createdOn = iso();
  bank.clock.advance(1_000);
  await hearMissed(bank);
  const sent = (await transferOf(transfer.id)).amount;
  expect(await available(id)).toBeGreaterThan(kobo(50_401_00n - sent - 60_00n));
  expect(await reconcile(bank, dayOf(bank.clock.now()))).toMatchObject({ lines: 3, differences: 0 });
  const [made] = monnify.disbursements.values();
  if (made) made.createdOn = 'yesterday';
  await expect(reconcile(bank, dayOf(bank.clock.now()))).rejects.toMatchObject({ code: 'unavailable' });
});

const send = async (customerId: string) => {
  const quote = await quoteTransfer(bank, {
    customerId,
    bankCode: '000013',
    account: '1234567896',
    amount: naira(2_000),
  });
  await approve(bank, { quoteId: quote.quoteId, customerId, pin: '2580' });
  return bank.db
    .selectFrom('transfer')
    .selectAll()
    .where('quoteId', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
};
const transferOf = (id: bigint) =>
  bank.db.selectFrom('transfer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a transfer by Paystack is settled by a webhook, however early, late, or often it comes, and undone once where it is reversed', async () => {
  await openWith('paystack');
  const customerId = await open();
  paystack.becomes('pending');
  const { id } = await send(customerId);
  await settleOrder(bank, id);
  const { sessionId } = await transferOf(id);
  expect((await transferOf(id)).status).toBe('pending');
  const event = (name: string) => say('paystack', { event: name, data: { reference: sessionId } });
  // The provider still says that it is under way, whatever the webhook says.
  await event('transfer.failed');
  await settleOrder(bank, id);
  expect((await transferOf(id)).status).toBe('pending');
  const made = paystack.transfers.get(sessionId ?? '');
  if (!made) throw new Error('nothing was sent');
  made.status = 'success';
  await event('transfer.success');
  await settleOrder(bank, id);
  expect((await transferOf(id)).status).toBe('success');
  const spent = await available(customerId);
  await event('transfer.reversed');
  expect(await available(customerId)).toBe(spent);
  made.status = 'reversed';
  await Promise.all([event('transfer.reversed'), event('transfer.reversed')]);
  await event('transfer.success');
  expect((await transferOf(id)).status).toBe('reversed');
  expect(await available(customerId)).toBe(naira(50_000));
  expect((await trialBalance(bank.db)).ok).toBe(true);
});

test('a transfer that waits at rails which are not set any more is neither asked about elsewhere nor sent again', async () => {
  await openWith('paystack');
  const { id } = await send(await open());
  paystack.befall('/transfer', 'lost');
  await settleOrder(bank, id);
  await bank.db.updateTable('transfer').set({ rails: 'monnify' }).where('id', '=', id).execute();
  bank.clock.advance(60_000);
  const calls = paystack.calls.length;
  await settleOrder(bank, id);
  expect(paystack.calls.length).toBe(calls);
  expect((await transferOf(id)).status).toBe('pending');
});
