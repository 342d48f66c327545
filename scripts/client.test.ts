import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestSite, testSite } from '@karo/api/testing';
import { endpointList } from '@karo/core/contract';
import { addProof } from '@karo/core/customers';
import { addWebhook, generateKey, signatureOf } from '@karo/core/developer';
import { demoPin, openDemoCustomer } from '@karo/core/identity';
import { transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFromKaro, KaroError, karo } from '../client/karo.ts';
import { clientFiles, packed } from '../web/client-package.ts';
import { samples } from '../web/src/pages/developer-apis/samples.ts';
import { isClientFresh } from './client.ts';

let site: TestSite;
let baseUrl = '';
let userId = '';
let key = '';
beforeAll(async () => {
  site = await testSite();
  baseUrl = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const owner = await openDemoCustomer(site.bank, {
    phone: '08030000777',
    firstName: 'Ngozi',
    lastName: 'Eze',
  });
  userId = owner.id;
  const proof = { customerId: owner.id, factor: 'sms', purpose: 'verify' } as const;
  await transact(site.bank.db, (trx) => addProof(trx, site.bank, proof));
  const made = await generateKey(site.bank, {
    origin: { channel: 'web' },
    customerId: owner.id,
    name: 'client',
    mode: 'live',
    pin: demoPin,
    scopes: ['payments:write', 'users:read'],
  });
  key = made.key;
});
afterAll(() => site.close());

describe('the typed client', () => {
  test('has the types of the contract: `npm run client` writes them', () => {
    expect(isClientFresh()).toBe(true);
  });

  test('calls with a key, typed on both sides', async () => {
    const call = karo({ baseUrl, key });
    const { count } = await call('GET /api/waitlist/count');
    expect(count).toBe(0);
    const sent = await call('POST /api/banking/transfer', {
      body: {
        userId,
        recipientBank: 'gtb',
        recipientAccount: '1234567896',
        recipientName: 'Chidi Okafor',
        amount: '250.00',
        pin: demoPin,
      },
      idempotencyKey: 'client-00001',
    });
    expect(sent.recipientName).toBe('CHIDI OKAFOR');
    await site.settle();
    const { user } = await call('GET /api/users/{id}/dashboard', { params: { id: userId } });
    expect(user.accountBalance).toBe('249739.25');
    const near = await call('GET /api/support/knowledge', { query: { q: 'stolen phone' } });
    expect(near[0]?.id).toBe('lost-phone');
  });

  test('is a package that npm installs, and every TypeScript that the portal shows compiles against it', () => {
    const root = join(import.meta.dirname, '..');
    const folder = mkdtempSync(join(tmpdir(), 'karo-portal-'));
    const installed = join(folder, 'node_modules/@karo/client');
    mkdirSync(installed, { recursive: true });
    try {
      // As npm unpacks it.
      const archive = join(folder, 'karo-client.tgz');
      writeFileSync(archive, packed(clientFiles()));
      execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', installed]);
      const shown = endpointList().flatMap(({ id, typescript }) => (typescript ? [[id, typescript]] : []));
      expect(shown.length).toBeGreaterThan(250);
      for (const [name, code] of [...shown, ['transfer', samples.TypeScript]])
        writeFileSync(join(folder, `${name}.ts`), code ?? '');
      const compilerOptions = {
        target: 'es2023',
        lib: ['es2024', 'dom'],
        module: 'nodenext',
        strict: true,
        noEmit: true,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      };
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const checked = () => execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
      expect(checked).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('throws what the bank refuses, with its code', async () => {
    const refused = await karo({ baseUrl, key })('GET /api/developer/keys').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(KaroError);
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
    const nobody = karo({ baseUrl });
    await expect(nobody('GET /api/user/profile')).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });

  test('knows a webhook of the bank from a forged, changed or old one', async () => {
    const wanted = { customerId: userId, url: 'https://example.com/x', events: ['webhook.test'] as const };
    const { secret } = await addWebhook(site.bank, {
      ...wanted,
      mode: 'sandbox',
      origin: { channel: 'web' },
    });
    const at = new Date('2026-11-23T10:00:00Z');
    const signature = signatureOf(secret, at, '{"a":1}');
    expect(await isFromKaro('{"a":1}', signature, secret, at)).toBe(true);
    expect(await isFromKaro('{"a":2}', signature, secret, at)).toBe(false);
    expect(await isFromKaro('{"a":1}', signature, 'whsec_other', at)).toBe(false);
    expect(await isFromKaro('{"a":1}', signature, secret, new Date(at.getTime() + 301_000))).toBe(false);
  });
});
