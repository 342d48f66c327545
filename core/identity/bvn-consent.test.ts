import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mono } from '../providers/bvn-mono.ts';
import { type MonoServer, openMonoServer } from '../providers/testing/registers.ts';
import { listTroubles } from '../providers/trouble.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { openProvedCustomer, startCustomer } from './account-opening.ts';
import { askConsent } from './bvn-consent.ts';

const PHONE = '+2348031234567';
const BVN = '22212345678';
let server: MonoServer;
let bank: TestBank;
beforeAll(async () => {
  server = await openMonoServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  bank = await testBank({ seed: false });
  bank.bvn = mono({
    account: { ...server.account, url: server.url, sessionsADay: 500 },
    timeoutMs: 10_000,
    trouble: () => undefined,
  });
  server.calls.length = 0;
});
afterEach(() => bank.drop());

const ask = (given: { way?: string; code?: string } = {}, phone = PHONE, bvn = BVN, asker = phone) =>
  askConsent(bank, { phone, bvn, asker }, given);
const isLet = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';
const calls = (step: string) => server.calls.filter(({ path }) => path.endsWith(step)).length;
const open = (phone = PHONE) =>
  openProvedCustomer(
    bank,
    { firstName: 'Ngozi', lastName: 'Eze', phone, bvn: BVN, pin: '7391', language: 'en' },
    async () => undefined,
  );
const consent = async () => {
  await ask();
  await ask({ way: 'phone' });
  return ask({ code: server.code });
};

test('an account is opened with the record that the code gave, each call made once', async () => {
  await expect(open()).rejects.toMatchObject({ code: 'bvn_consent_needed' });
  expect(await ask()).toMatchObject({ state: 'choose', ways: [{ id: 'phone' }, { id: 'email' }] });
  expect(await ask()).toMatchObject({ state: 'choose' });
  expect(await ask({ way: 'phone' })).toMatchObject({ state: 'sent' });
  await expect(open()).rejects.toMatchObject({ code: 'bvn_consent_needed' });
  expect(await ask({ code: server.code })).toEqual({ state: 'done' });
  expect(await ask()).toEqual({ state: 'done' });
  expect([calls('initiate'), calls('verify'), calls('details')]).toEqual([1, 1, 1]);
  expect((await open()).firstName).toBe('Ngozi');
  expect([calls('initiate'), calls('verify'), calls('details')]).toEqual([1, 1, 1]);
});

test('another phone has nothing of a consent, and neither has who comes after half an hour', async () => {
  await consent();
  await expect(open('+2348031234568')).rejects.toMatchObject({ code: 'bvn_consent_needed' });
  bank.clock.advance(31 * 60_000);
  await expect(open()).rejects.toMatchObject({ code: 'bvn_consent_needed' });
});

test('whoever would spend the bank’s money is stopped: sessions of a phone, of a BVN, codes sent and codes tried', async () => {
  await ask();
  for (let turn = 0; turn < 3; turn += 1) await ask({ way: 'phone' });
  await expect(ask({ way: 'email' })).rejects.toMatchObject({ code: 'too_many_requests' });
  for (let turn = 0; turn < 5; turn += 1)
    await expect(ask({ code: '000000' })).rejects.toMatchObject({ code: 'code_wrong' });
  await expect(ask({ code: server.code })).rejects.toMatchObject({ code: 'too_many_requests' });
  expect([calls('verify'), calls('details')]).toEqual([3, 5]);

  const others = ['22212345671', '22212345672', '22212345673', '22212345674'];
  const asked = await Promise.allSettled(others.map((bvn) => ask({}, PHONE, bvn)));
  expect(asked.filter(isLet)).toHaveLength(2);
  const others2 = await Promise.allSettled([1, 2, 3].map(() => ask({}, '+2348031234561')));
  expect(others2.filter(isLet)).toHaveLength(2);
  expect(calls('initiate')).toBe(5);
});

test('a stranger who names others’ numbers and BVNs spends their own sessions alone, and nobody’s door is shut by it', async () => {
  const stranger = '+2348099999999';
  const named = ['+2348031234561', '+2348031234562', '+2348031234563', '+2348031234564'];
  const spent = await Promise.allSettled(named.map((phone) => ask({}, phone, BVN, stranger)));
  expect(spent.filter(isLet)).toHaveLength(3);
  await ask({ way: 'phone' }, named[0], BVN, stranger);
  expect(await ask({ code: server.code }, named[0], BVN, stranger)).toEqual({ state: 'done' });
  await expect(open(named[0])).rejects.toMatchObject({ code: 'bvn_consent_needed' });
  // Neither a session nor a record of the stranger’s is anybody else’s. The BVN’s own are used up, and each proved phone may begin one all the same.
  expect(await ask({}, '+2348031234561', BVN)).toMatchObject({ state: 'choose' });
  bank.clock.advance(31 * 60_000);
  await expect(ask({}, '+2348031234561', BVN)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(calls('initiate')).toBe(4);
  bank.clock.advance(86_400_000);
  expect(await ask({}, named[0], BVN, stranger)).toMatchObject({ state: 'choose' });
});

test('all sessions of a day are bounded, operators are told before, and the day after they are open again', async () => {
  const { providers } = bank.config;
  const few = { ...server.account, url: server.url, sessionsADay: 5 };
  bank.config = { ...bank.config, providers: { ...providers, mono: few } };
  const told = async () => (await listTroubles(bank.db)).map(({ provider, why }) => `${provider}: ${why}`);
  const person = (n: number) => ask({}, `+23480312345${60 + n}`, `222123456${60 + n}`);
  for (let n = 0; n < 3; n += 1) await person(n);
  expect(await told()).toEqual([]);
  await person(3);
  await expect.poll(told).toEqual(['bvn consent: 4 of 5 sessions of a day are used']);
  await person(4);
  await expect(person(5)).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls('initiate')).toBe(5);
  // What was begun goes on.
  expect(await ask({ way: 'phone' }, '+2348031234560', '22212345660')).toMatchObject({ state: 'sent' });
  bank.clock.advance(86_400_001);
  expect(await person(6)).toMatchObject({ state: 'choose' });
});

test('a way that the register did not name, a code before any was sent, and a code for no session reach nobody', async () => {
  await expect(ask({ code: server.code })).rejects.toMatchObject({ code: 'code_expired' });
  await ask();
  await expect(ask({ code: server.code })).rejects.toMatchObject({ code: 'code_expired' });
  await expect(ask({ way: 'alternate_phone' })).rejects.toMatchObject({ code: 'bad_request' });
  expect([calls('verify'), calls('details')]).toEqual([0, 0]);
});

test('an answer that is lost is unknown, counts, and is asked for again only when the person asks', async () => {
  server.befall('/v2/lookup/bvn/initiate', 'lost');
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await ask()).toMatchObject({ state: 'choose' });
  await ask({ way: 'phone' });
  server.befall('/v2/lookup/bvn/details', 'lost');
  await expect(ask({ code: server.code })).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls('details')).toBe(1);
  expect(await ask({ code: server.code })).toEqual({ state: 'done' });
});

test('nothing of a BVN, its record or its session stands in the table as it is', async () => {
  await ask();
  const before = await bank.db.selectFrom('bvnConsent').selectAll().executeTakeFirstOrThrow();
  await ask({ way: 'phone' });
  await ask({ code: server.code });
  const after = await bank.db.selectFrom('bvnConsent').selectAll().executeTakeFirstOrThrow();
  expect(after.session).toBeNull();
  for (const bytes of [before.session, after.record, after.bvn, after.phone])
    expect(bytes?.toString('latin1')).not.toMatch(/222123|NGOZI|session-|08031|1995/);
});

test('another name on the record, or an age under eighteen, opens nothing', async () => {
  await consent();
  const other = { firstName: 'Musa', lastName: 'Bello', phone: PHONE, bvn: BVN, pin: '7391' };
  const opened = openProvedCustomer(bank, { ...other, language: 'en' }, async () => undefined);
  await expect(opened).rejects.toMatchObject({ code: 'bvn_mismatch' });
});

test('who is asked for no BVN in the chat gives it on the page', async () => {
  const person = { firstName: 'Ngozi', lastName: 'Eze', phone: PHONE, language: 'en' as const };
  await expect(startCustomer(bank, { ...person, bvn: BVN })).rejects.toMatchObject({
    code: 'bvn_consent_needed',
  });
  expect((await startCustomer(bank, person)).quoteId).toBeTruthy();
});
