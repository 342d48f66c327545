import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../scripts/database.ts';
import { type RedisServer, startRedis, startSentinel } from '../scripts/redis.ts';
import { openQueues, openWake } from './queues.ts';
import { redisAt } from './redis.ts';

const log = pino({ level: 'silent' });
let folder: string;
let fresh: FreshDb;
let primary: RedisServer;
let replica: RedisServer;
let sentinel: RedisServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karo-sentinel-'));
  fresh = await freshDb({ max: 1 });
  primary = await startRedis(join(folder, 'a'));
  replica = await startRedis(join(folder, 'b'), 'redis-server', undefined, {
    replicaof: `127.0.0.1 ${new URL(primary.url).port}`,
  });
  sentinel = await startSentinel(join(folder, 'sentinel'), primary);
});
afterEach(async () => {
  for (const server of [sentinel, replica, primary]) await server.kill();
  await fresh.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** One sentinel of the two was never there: the other one is enough. */
const address = async () =>
  `redis+sentinel://127.0.0.1:${await freePort()},${new URL(sentinel.url).host}/karo`;
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

/** The replica has what the primary has, and the sentinel knows it, and so has whom to promote. */
async function isWatched(): Promise<void> {
  const [watcher, copy] = [redisAt(sentinel.url), redisAt(replica.url)];
  await soon(async () => expect(await copy.info('replication')).toContain('master_link_status:up'));
  await soon(async () => expect(await watcher.call('sentinel', 'replicas', 'karo')).toHaveLength(1));
  watcher.disconnect();
  copy.disconnect();
}

test('queues under Sentinel go on at the new primary when the old one dies', {
  timeout: 60_000,
}, async () => {
  await isWatched();
  const queues = await openQueues({ databaseUrl: fresh.url, redisUrl: await address(), log });
  const done: string[] = [];
  const running = await queues.run({ inbound: async (id) => void done.push(id) });
  await openWake(queues, log).inbound(1n);
  await soon(() => expect(done).toContain('1'));

  await primary.kill();
  await soon(async () => {
    await queues.add('inbound', '2');
    expect(done).toContain('2');
  });
  const port = queues.redis?.client.stream.remotePort;
  expect(port).toBe(Number(new URL(replica.url).port));
  await running.close();
  await queues.close();
});

test('a primary that is made a replica while it lives is left', { timeout: 60_000 }, async () => {
  await isWatched();
  const client = redisAt(await address());
  client.on('error', () => {});
  await client.set('before', '1');
  const asked = redisAt(sentinel.url);
  await soon(async () => expect(await asked.call('sentinel', 'failover', 'karo')).toBe('OK'));
  asked.disconnect();
  await soon(async () => {
    await client.set('after', '2');
    expect(client.stream.remotePort).toBe(Number(new URL(replica.url).port));
  });
  expect(await client.get('before')).toBe('1');
  client.disconnect();
});

/** ioredis can end a client that hears of the failover while it connects; among so many at least one does. */
const CLIENTS = 40;

test('no client of many is ended by a failover that it hears of while it connects', {
  timeout: 60_000,
}, async () => {
  await isWatched();
  const url = await address();
  const clients = Array.from({ length: CLIENTS }, () => redisAt(url));
  for (const client of clients) client.on('error', () => {});
  await Promise.all(clients.map((client) => client.ping()));
  await primary.kill();
  await soon(async () => {
    const answers = await Promise.allSettled(clients.map((client) => client.ping()));
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
  for (const client of clients) client.disconnect();
});

test('queues whose sentinels are all away are named at the start', { timeout: 60_000 }, async () => {
  await sentinel.kill();
  const opening = openQueues({ databaseUrl: fresh.url, redisUrl: await address(), log });
  await expect(opening).rejects.toThrow('REDIS_URL does not answer');
});
