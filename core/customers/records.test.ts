import type { Trx } from '@karo/db/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSession, findSession, startSession } from '../auth/sessions.ts';
import { demoPin, openDemoCustomer, startCustomer } from '../identity/account-opening.ts';
import { naira } from '../kernel/money.ts';
import { nubanFits } from '../kernel/nuban.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../ledger/operations.ts';
import { approve } from '../orders/approvals.ts';
import { findOpenQuote, quoteView } from '../quotes/offers.ts';
import { seedSandbox } from '../sandbox/seed.ts';
import { atOnce, type TestBank, testBank, testConfig } from '../sandbox/testing.ts';
import { isSameName } from './names.ts';
import { parsePhone } from './phones.ts';
import { checkPin } from './pins.ts';
import { findCustomer, findCustomerByIdentity } from './records.ts';

let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const person = () => {
  people += 1;
  const n = String(people).padStart(5, '0');
  return {
    firstName: 'Ngozi',
    lastName: 'Eze',
    phone: `0901234${n.slice(1)}`,
    bvn: `223456${n}`,
    language: 'en' as const,
  };
};

const conversation = async (channel: string, address: string): Promise<bigint> => {
  const row = await bank.db
    .insertInto('conversation')
    .values({ channel, address, createdAt: bank.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

const balance = async (customerId: string) =>
  (await balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id)).available;

describe('phones', () => {
  test.each([
    '08030000001',
    '8030000001',
    '2348030000001',
    '+2348030000001',
    '+234 (0)803 000 0001',
    '0803-000-0001',
  ])('%s', (text) => expect(parsePhone(text)).toBe('+2348030000001'));
  test.each(['', '0803000000', '080300000012', '+18030000001', '0603000001', 'call me', '0530000001'])(
    '%s is none',
    (text) => expect(parsePhone(text)).toBeUndefined(),
  );
});

describe('names', () => {
  test.each([
    ['ada obi', 'OBI ADA NKECHI'],
    ['Ṣadé Ọláwálé', 'SADE OLAWALE'],
    ["N'Golo Eze", 'EZE NGOLO'],
    ['Ada Obi-Eze', 'ADA OBI EZE'],
  ])('%s is %s', (given, found) => expect(isSameName(given, found)).toBe(true));
  test.each([
    ['Ada Obi', 'ADA OKAFOR'],
    ['', 'ADA OBI'],
    ['Ad Obi', 'ADA OBI'],
  ])('%s is not %s', (given, found) => expect(isSameName(given, found)).toBe(false));
});

describe('the fixtures', () => {
  test('Ada and Bola, once, however often the sandbox is seeded', async () => {
    await seedSandbox(bank);
    const ada = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
    const bola = await findCustomerByIdentity(bank.db, 'phone', '+2348030000002');
    expect(ada).toMatchObject({ firstName: 'Ada', status: 'active', kycStatus: 'approved', hasPin: true });
    expect(await balance(ada?.id ?? '')).toBe(naira(250_000));
    expect(await balance(bola?.id ?? '')).toBe(naira(10_000));
    await checkPin(bank, ada?.id ?? '', demoPin, undefined);
    expect(nubanFits('90527', ada?.nuban ?? '')).toBe(true);
  });

  test('are of the sandbox only', async () => {
    const real = { ...bank, config: { ...testConfig, sandbox: false } };
    await expect(seedSandbox(real)).rejects.toMatchObject({ code: 'sandbox_only' });
    await expect(openDemoCustomer(real, person())).rejects.toMatchObject({ code: 'sandbox_only' });
  });
});

describe('a demo customer', () => {
  test('can bank at once, but its number is not proved', async () => {
    const asked = person();
    const demo = await openDemoCustomer(bank, { ...asked, firstName: ' ngozi ' });
    expect(demo).toMatchObject({ firstName: 'Ngozi', demo: true, status: 'active', hasPin: true });
    expect(demo.phone).toBe(parsePhone(asked.phone));
    expect(await balance(demo.id)).toBe(naira(250_000));
    expect(await findCustomerByIdentity(bank.db, 'phone', demo.phone ?? '')).toBeUndefined();
    await expect(openDemoCustomer(bank, asked)).rejects.toMatchObject({ code: 'customer_exists' });
  });

  test('of two with one phone at once, one is opened', async () => {
    const asked = person();
    const open = () => openDemoCustomer(bank, asked);
    const writing = (trx: Trx) => sql`lock table identity in share mode`.execute(trx);
    const both = await atOnce(bank, writing, open, open);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'customer_exists' },
    });
  });

  test.each([
    [{ phone: '12' }, 'phone_invalid'],
    [{ firstName: '' }, 'name_invalid'],
    [{ lastName: '<script>' }, 'name_invalid'],
    [{ firstName: 'x'.repeat(61) }, 'name_invalid'],
  ])('%o is refused: %s', async (change, code) => {
    await expect(openDemoCustomer(bank, { ...person(), ...change })).rejects.toMatchObject({ code });
  });
});

describe('opening an account', () => {
  test('by BVN: pending until the PIN is set, then a NUBAN, a gift, and a day’s cap', async () => {
    const asked = person();
    const phone = parsePhone(asked.phone) ?? '';
    const conversationId = await conversation('terminal', phone);
    const started = await startCustomer(bank, { ...asked, conversationId });
    expect(started).toMatchObject({ status: 'pending', hasPin: false });
    expect(await quoteView(bank.db, started.quoteId)).toMatchObject({
      operation: 'set_pin',
      asks: 'new_pin',
    });
    expect((await findOpenQuote(bank.db, conversationId))?.id).toBe(started.quoteId);
    const set = (pin: string) => approve(bank, { quoteId: started.quoteId, pin });
    await expect(set('1234')).rejects.toMatchObject({ code: 'pin_weak' });
    const approved = await set('4071');
    const customer = await findCustomer(bank.db, started.id);
    expect(customer).toMatchObject({ status: 'active', tier: 1, kycStatus: 'approved', hasPin: true });
    expect(customer?.cappedUntil?.getTime()).toBe(bank.clock.now().getTime() + 24 * 3_600_000);
    expect(approved.message).toContain(customer?.nuban);
    expect(await balance(started.id)).toBe(naira(20_000));
    expect((await findCustomerByIdentity(bank.db, 'phone', phone))?.id).toBe(started.id);
    const said = await bank.db
      .selectFrom('outbox')
      .select('reply')
      .where('conversationId', '=', conversationId)
      .execute();
    expect(said).toHaveLength(1);
    await expect(set('4071')).rejects.toMatchObject({ code: 'quote_used' });
  });

  test('the BVN is sealed, and one BVN has one account', async () => {
    const asked = person();
    const started = await startCustomer(bank, asked);
    await approve(bank, { quoteId: started.quoteId, pin: '4071' });
    const row = await bank.db
      .selectFrom('customer')
      .select(['bvnSealed', 'bvnHash'])
      .where('id', '=', started.id)
      .executeTakeFirstOrThrow();
    expect(row.bvnSealed?.includes(asked.bvn)).toBe(false);
    expect(bank.keys.unseal(row.bvnSealed ?? Buffer.alloc(0))).toBe(asked.bvn);
    expect(row.bvnHash).toHaveLength(32);
    await expect(startCustomer(bank, { ...person(), bvn: asked.bvn })).rejects.toMatchObject({
      code: 'customer_exists',
    });
    await expect(startCustomer(bank, { ...person(), phone: asked.phone })).rejects.toMatchObject({
      code: 'customer_exists',
    });
  });

  test('begun again, the newer application counts', async () => {
    const asked = person();
    const older = await startCustomer(bank, asked);
    const newer = await startCustomer(bank, { ...asked, firstName: 'Ngozika' });
    await expect(approve(bank, { quoteId: older.quoteId, pin: '4071' })).rejects.toMatchObject({
      code: 'quote_expired',
    });
    await approve(bank, { quoteId: newer.quoteId, pin: '4071' });
    expect((await findCustomer(bank.db, newer.id))?.firstName).toBe('Ngozika');
  });

  test('on WhatsApp the BVN comes beside the new PIN', async () => {
    const { bvn, ...asked } = person();
    const started = await startCustomer(bank, asked);
    expect(await quoteView(bank.db, started.quoteId)).toMatchObject({ asks: 'bvn_and_new_pin' });
    const set = (given: { bvn?: string }) =>
      approve(bank, { quoteId: started.quoteId, pin: '4071', ...given });
    await expect(set({})).rejects.toMatchObject({ code: 'bvn_invalid' });
    await expect(set({ bvn: '22200000002' })).rejects.toMatchObject({ code: 'under_age' });
    await set({ bvn });
    expect((await findCustomer(bank.db, started.id))?.status).toBe('active');
    await expect(startCustomer(bank, { ...person(), bvn })).rejects.toMatchObject({
      code: 'customer_exists',
    });
  });

  test('a number typed on the site proves nothing', async () => {
    const asked = person();
    const conversationId = await conversation('web', 'a-browser');
    const started = await startCustomer(bank, { ...asked, conversationId });
    await approve(bank, { quoteId: started.quoteId, pin: '4071' });
    expect(await findCustomerByIdentity(bank.db, 'phone', parsePhone(asked.phone) ?? '')).toBeUndefined();
  });

  test.each([
    ['22200000000', 'bvn_invalid'],
    ['22200000001', 'bvn_mismatch'],
    ['22200000002', 'under_age'],
    ['22200000009', 'unavailable'],
    ['12345678901', 'bvn_invalid'],
    ['2234567890', 'bvn_invalid'],
  ])('BVN %s is refused: %s', async (bvn, code) => {
    await expect(startCustomer(bank, { ...person(), bvn })).rejects.toMatchObject({ code });
  });
});

describe('browser sessions', () => {
  test('are found by their secret until ended or old, and rest after a quarter of an hour', async () => {
    const ada = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
    const begin = async () => (await startSession(bank.db, bank.clock, ada?.id ?? '')).secret;
    const secret = await begin();
    expect(await findSession(bank.db, bank.clock, secret)).toMatchObject({ customerId: ada?.id });
    expect(await findSession(bank.db, bank.clock, 'guess')).toBeUndefined();
    await endSession(bank.db, bank.clock, secret);
    expect(await findSession(bank.db, bank.clock, secret)).toBeUndefined();
    const idle = await begin();
    bank.clock.advance(14 * 60_000);
    expect(await findSession(bank.db, bank.clock, idle)).toMatchObject({ rests: false });
    bank.clock.advance(15 * 60_000);
    expect(await findSession(bank.db, bank.clock, idle)).toMatchObject({ rests: true });
    bank.clock.advance(7 * 86_400_000);
    expect(await findSession(bank.db, bank.clock, idle)).toBeUndefined();
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
