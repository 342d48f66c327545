import { adminKeyHash } from '@karo/core/auth';
import { type TestBank, testBank } from '@karo/core/sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Drain } from './draining.ts';
import { serve } from './serve.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank({ config: { adminKeyHash: adminKeyHash('right') } });
});
afterEach(() => bank.close().then(() => bank.drop()));

/** A server in which one call is held until it is released. */
async function held(drain: Drain) {
  let release: () => void = () => {};
  const picture = new Promise<string>((done) => {
    release = () => done('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  let hear: () => void = () => {};
  const heard = new Promise<void>((done) => {
    hear = done;
  });
  const whatsappQr = () => {
    hear();
    return picture;
  };
  const server = await serve(bank, { whatsappQr, site: null }, { port: 0, host: '127.0.0.1' }, drain);
  const url = `http://127.0.0.1:${server.port}`;
  const call = fetch(`${url}/api/admin/whatsapp`, { headers: { 'x-admin-key': 'right' } });
  call.catch(() => {});
  await heard;
  return { server, call, release, ready: () => fetch(`${url}/api/ready`) };
}

test('readiness falls first, the call in flight is answered, and only then the server ends', async () => {
  const { server, call, release, ready } = await held({ graceMs: 0, mostMs: 60_000 });
  expect((await ready()).status).toBe(200);
  let isClosed = false;
  const closing = server.close().then(() => {
    isClosed = true;
  });
  const answer = await ready();
  expect([answer.status, isClosed]).toEqual([503, false]);
  expect(await answer.json()).toMatchObject({ status: 'down', database: 'ok' });
  release();
  expect((await call).status).toBe(200);
  await closing;
  await expect(ready()).rejects.toThrow();
});

test('a call that does not end keeps no server from ending', async () => {
  const { server, call, ready } = await held({ graceMs: 0, mostMs: 1 });
  await server.close();
  await expect(call).rejects.toThrow();
  await expect(ready()).rejects.toThrow();
});
