import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import { startServer } from '../testing/server.ts';
import { queueMessage, sendLater } from './later.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let status: number;

beforeEach(async () => {
  status = 200;
  server = await startServer(() => ({ status, body: {} }));
  localStorage.clear();
});
afterEach(() => server.stop());

const outage = new TypeError('fetch failed');
const wait = (message: string) => queueMessage('POST /api/support/chat', { message }, outage);
const messages = () => server.received.map(({ body }) => (JSON.parse(body) as { message: string }).message);
const kept = () => JSON.parse(localStorage.getItem('karo-later') ?? '[]') as unknown[];

describe('what waits for the network', () => {
  test('is sent once, oldest first, each under a name of its own', async () => {
    for (const message of ['one', 'two', 'three']) expect(wait(message)).toBe(true);
    await sendLater();
    await sendLater();
    expect(messages()).toEqual(['one', 'two', 'three']);
    const names = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(names).size).toBe(3);
    expect(kept()).toEqual([]);
  });

  test('stays while the network is down, and keeps its name', async () => {
    wait('one');
    const before = kept();
    server.drop(true);
    await sendLater();
    expect(kept()).toEqual(before);
    server.drop(false);
    await sendLater();
    expect(messages()).toEqual(['one']);
  });

  test('is not tried for ever where the bank refuses it', async () => {
    wait('one');
    wait('two');
    status = 422;
    await sendLater();
    expect(messages()).toEqual(['one', 'two']);
    expect(kept()).toEqual([]);
  });

  test('a refusal is not queued: only an outage is', () => {
    expect(queueMessage('POST /api/support/chat', { message: 'x' }, new ApiError(422, '{}'))).toBe(false);
    expect(kept()).toEqual([]);
  });

  test('keeps the twenty newest', () => {
    for (let count = 0; count < 25; count += 1) wait(String(count));
    expect(kept()).toHaveLength(20);
    expect(kept()[0]).toMatchObject({ body: { message: '5' } });
  });

  test('a store that holds something else is no obstacle', async () => {
    localStorage.setItem('karo-later', 'not JSON');
    await sendLater();
    expect(server.received).toEqual([]);
    expect(wait('one')).toBe(true);
    expect(kept()).toHaveLength(1);
  });
});
