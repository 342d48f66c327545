import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { productionEnv } from '@karo/core/sandbox';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openModelServer } from '../core/providers/testing/model.ts';
import { openPaystackServer } from '../core/providers/testing/paystack.ts';

let fresh: FreshDb;
beforeAll(async () => {
  fresh = await freshDb({ max: 1 });
});
afterAll(() => fresh.drop());

/** What `npm run doctor` says of an environment, away from any .env. */
function doctor(env: Record<string, string>, ...args: string[]) {
  const loader = import.meta.resolve('tsx');
  const done = spawnSync(process.execPath, ['--import', loader, resolve('scripts/doctor.ts'), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { code: done.status, out: done.stdout, problems: done.stderr };
}

/** The same without stopping this process, which a provider's server lives in. */
async function doctorLater(env: Record<string, string>, ...args: string[]): Promise<string> {
  const loader = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', loader, resolve('scripts/doctor.ts'), ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...env },
  });
  let out = '';
  child.stdout.on('data', (part) => {
    out += part;
  });
  await once(child, 'close');
  return out;
}

const named = (out: string) =>
  (JSON.parse(out).findings as { variable: string; level: string }[])
    .filter(({ level }) => level === 'error')
    .map(({ variable }) => variable);

test('a good configuration ends with 0', () => {
  const { code, out } = doctor({ ...productionEnv, DATABASE_URL: fresh.url }, '--json');
  expect(JSON.parse(out)).toMatchObject({ ok: true, mode: 'production' });
  expect(code).toBe(0);
});

test('a replica that is no standby is an error, and one that is away a warning', () => {
  const env = Object.assign({ DATABASE_URL: fresh.url }, productionEnv);
  const primary = doctor(Object.assign({ DATABASE_REPLICA_URL: fresh.url }, env), '--json');
  expect(named(primary.out)).toEqual(['DATABASE_REPLICA_URL']);
  const url = new URL(fresh.url);
  url.port = '1';
  const away = doctor(Object.assign({ DATABASE_REPLICA_URL: url.href }, env), '--json');
  expect(named(away.out)).toEqual([]);
  expect(JSON.parse(away.out).findings).toContainEqual(
    expect.objectContaining({ variable: 'DATABASE_REPLICA_URL', level: 'warning' }),
  );
});

test('a bad one ends with 1 and says all that is wrong, each with its remedy', () => {
  const bad = { NODE_ENV: 'production', KARO_SECRET: '0'.repeat(64), PUBLIC_URL: 'http://karo.example' };
  const { code, out } = doctor({ ...bad, REDIS_URL: 'redis://127.0.0.1:1' });
  expect(code).toBe(1);
  const lines = out.split('\n').filter((line) => line.startsWith('error'));
  expect(lines.map((line) => line.split(/ +/)[1])).toEqual([
    ...['KARO_SECRET', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL', 'REDIS_URL'],
  ]);
  for (const line of lines) expect(line).toMatch(/: \S.*\.$/);
});

test('a database that does not let it in is told, without the password that was tried', () => {
  const url = new URL(fresh.url);
  url.pathname = '/nobody';
  url.password = 'not-the-right-password';
  const { code, out, problems } = doctor({ ...productionEnv, DATABASE_URL: url.href }, '--json');
  expect({ code, named: named(out) }).toEqual({ code: 1, named: ['DATABASE_URL'] });
  expect(out + problems).not.toContain('not-the-right');
});

test('the sandbox is read as what it is, and not in production', () => {
  const env = { SANDBOX: 'on', KARO_SECRET: '5e'.repeat(32) };
  expect(JSON.parse(doctor(env, '--json').out)).toEqual({ ok: true, mode: 'sandbox', findings: [] });
  expect(named(doctor({ ...env, NODE_ENV: 'production' }, '--json').out)).toEqual(['SANDBOX']);
});

test('says of each port who stands behind it, that the key works, the balance, and what customers cannot do without', async () => {
  const paystack = await openPaystackServer();
  const env = { ...productionEnv, DATABASE_URL: fresh.url, PAYSTACK_URL: paystack.url, RAILS: 'paystack' };
  try {
    const of = async (key: string) => {
      const found = await doctorLater({ ...env, PAYSTACK_SECRET_KEY: key }, '--json');
      const { ports } = JSON.parse(found) as { ports: Record<string, unknown>[] };
      return ports.find(({ port }) => port === 'RAILS');
    };
    expect(await of(paystack.key)).toMatchObject({
      provider: 'paystack',
      works: true,
      balance: '1234567890',
    });
    expect(await of('sk_wrong')).toMatchObject({ works: false, without: 'send money to other banks' });
    const out = await doctorLater({ ...env, PAYSTACK_SECRET_KEY: paystack.key });
    expect(out).toMatch(/^RAILS +paystack: works; balance ₦12,345,678\.90/m);
    expect(out).toMatch(/^BILLERS +off: does not work .*customers cannot buy airtime/m);
    for (const port of ['INWARD', 'BVN', 'NIN', 'FACES', 'SMS', 'MAIL', 'CARDS', 'MARKET', 'ABROAD'])
      expect(out).toMatch(new RegExp(`^${port} +off: does not work .*customers cannot`, 'm'));
    const at = new Date('2026-11-21T09:00:00Z');
    const row = { provider: 'paystack', at, why: '/transfer: HTTP 502' };
    await fresh.db
      .insertInto('providerTrouble')
      .values(row)
      .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
      .execute();
    const later = await doctorLater({ ...env, PAYSTACK_SECRET_KEY: paystack.key });
    expect(later).toMatch(/^RAILS .*last trouble 2026-11-21T09:00:00\.000Z: \/transfer: HTTP 502/m);
  } finally {
    await paystack.close();
  }
});

test('says who reads messages beside the net, that it answers, and how many customers let it read', async () => {
  const server = await openModelServer();
  const env = {
    ...productionEnv,
    DATABASE_URL: fresh.url,
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'small',
    OPENAI_API_KEY: server.key,
  };
  try {
    expect(await doctorLater(env)).toMatch(
      /^MODEL +small outside the house: works; 0 customers let it read\.$/m,
    );
    expect(await doctorLater({ ...env, UNDERSTAND: 'net' })).toMatch(/^MODEL +off: the net reads alone\.$/m);
    const wrong = await doctorLater({ ...env, OPENAI_API_KEY: 'sk-wrong', MODEL_IN_HOUSE: 'on' });
    expect(wrong).toMatch(
      /^MODEL +small in the house: does not work \(HTTP 401\), so the net reads alone\.$/m,
    );
    expect(wrong).toMatch(/^warning +OPENAI_BASE_URL is a model that does not work/m);
  } finally {
    await server.close();
  }
});
