import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../sandbox/testing.ts';
import { bearer } from './bearer.ts';
import { connect, koboAt, nairaAt } from './http.ts';
import { optionsFor } from './rails-chosen.ts';
import { openProviderServer, type ProviderServer } from './testing/server.ts';

const troubles: string[] = [];
let server: ProviderServer;
beforeAll(async () => {
  server = await openProviderServer(({ path }) =>
    path === '/token' ? { body: { token: 'a-token', seconds: '60 secs' } } : { body: { ok: true } },
  );
});
afterAll(() => server.close());
const open = () =>
  connect({
    name: 'played',
    url: server.url,
    headers: {},
    timeoutMs: 2_000,
    trouble: (_, why) => void troubles.push(why),
  });

test('an answer without an end is not read to its end, and is a silence', async () => {
  server.befall('/list', { body: `"${'x'.repeat(5_000_000)}"` });
  expect(await open()({ path: '/list' })).toEqual({ silent: true, why: 'LongAnswer' });
});

test('a provider that repeats a BVN or a code in its words does not write it down at the bank', async () => {
  server.befall('/find', { status: 500, body: { message: 'BVN 22212345678 failed, code 123456' } });
  const heard = await open()({ path: '/find' });
  expect(heard).toMatchObject({ why: expect.stringContaining('HTTP 500 BVN •••') });
  expect(JSON.stringify([heard, troubles.at(-1)])).not.toMatch(/222123|123456/);
});

test.each([
  ['200.5', 20_050n],
  ['200.500000', 20_050n],
  ['0.00', 0n],
  ['200.505', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the naira %s', (amount, expected) => expect(nairaAt({ a: { amount } }, 'a', 'amount')).toBe(expected));

test.each([
  ['20050', 20_050n],
  ['200.5', undefined],
  ['-1', undefined],
  ['1e3', undefined],
])('the kobo %s', (amount, expected) => expect(koboAt({ amount }, 'amount')).toBe(expected));

test('two calls fit into the time that a customer’s order has, whatever it is', () => {
  for (const providerDeadlineMs of [1_000, 10_000, 60_000]) {
    const config = { ...testConfig, providerDeadlineMs };
    const { timeoutMs } = optionsFor({ config, trouble: () => {}, log: undefined as never });
    expect(2 * timeoutMs).toBeLessThan(providerDeadlineMs);
  }
});

const signIn = () =>
  bearer(open(), { asking: { method: 'POST', path: '/token' }, token: ['token'], seconds: ['seconds'] });

test('calls at once sign in once, and one whose token is refused is made again with another', async () => {
  const { call } = signIn();
  const signings = () => server.calls.filter(({ path }) => path === '/token').length;
  const before = signings();
  await Promise.all([call({ path: '/a' }), call({ path: '/a' }), call({ path: '/a' })]);
  expect(signings()).toBe(before + 1);
  server.befall('/a', { status: 401, body: {} });
  expect(await call({ path: '/a' })).toMatchObject({ status: 200 });
  expect(signings()).toBe(before + 2);
  server.befall('/a', { status: 401, body: {} }, 2);
  expect(await call({ path: '/a' })).toMatchObject({ silent: true, why: 'the token was not taken' });
});

test('a provider that is silent has not refused the key, and one that refuses it says so', async () => {
  server.befall('/token', { status: 503, body: 'down' });
  expect(await signIn().signIn()).toEqual({ works: false, problem: 'HTTP 503' });
  server.befall('/token', { status: 401, body: {} });
  expect(await signIn().signIn()).toEqual({ works: false, problem: 'the key was not taken' });
  expect(await signIn().signIn()).toEqual({ works: true });
});
