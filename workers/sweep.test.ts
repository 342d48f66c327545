import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receive } from '@karo/core/chat/channel';
import { type Bank, readConfig } from '@karo/core/kernel';
import { say } from '@karo/core/messaging';
import { openBank } from '@karo/core/providers';
import { transact } from '@karo/db/client';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RedisServer, startRedis } from '../scripts/redis.ts';
import { openQueues, openWake, type Queues } from './queues.ts';
import { startWorkers, type Workers } from './start.ts';

const config = { ...readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64), SPEECH: 'off' }) };
const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'karo-redis-'));
let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis(folder);
});
afterAll(async () => {
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

describe.each(['redis', 'postgres'] as const)('a bank whose wakes are lost, over %s', (backend) => {
  let fresh: FreshDb;
  let bank: Bank;
  let queues: Queues;
  let workers: Workers;
  let sent: string[];

  beforeEach(async () => {
    fresh = await freshDb({ max: 2 });
    const redisUrl = backend === 'redis' ? redis.url : undefined;
    queues = await openQueues({ databaseUrl: fresh.url, redisUrl, log });
    bank = await openBank(config, { databaseUrl: fresh.url, wake: openWake(queues, log) });
    sent = [];
    workers = await startWorkers(bank, queues, {
      readHere: true,
      senders: {
        terminal: async (_to, reply) => {
          sent.push(reply.text);
          return {};
        },
      },
    });
  });
  afterEach(async () => {
    await workers.close();
    await bank.close();
    await queues.close();
    await fresh.drop();
  });

  const hear = () =>
    receive(bank, {
      channel: 'terminal',
      address: '+2348039999999',
      kind: 'text',
      text: 'hello',
      providerId: randomUUID(),
      sentAt: bank.clock.now(),
    });
  const deaf = async <T>(work: () => Promise<T>): Promise<T> => {
    const { inbound, outbound } = bank.wake;
    bank.wake.inbound = async () => {};
    bank.wake.outbound = async () => {};
    try {
      return await work();
    } finally {
      Object.assign(bank.wake, { inbound, outbound });
    }
  };

  test('a message is answered and its reply sent with no sweep at all', async () => {
    await hear();
    await until(() => expect(sent).toHaveLength(1));
  });

  test('a message whose wake was lost is found and answered', async () => {
    await deaf(hear);
    await until(() => expect(sent).toHaveLength(1));
  });

  test('news whose wake was lost is found and sent', async () => {
    const { conversationId } = await hear();
    await until(() => expect(sent).toHaveLength(1));
    const news = { conversationId, reply: { text: 'news' }, at: bank.clock.now() };
    await deaf(() => transact(bank.db, (trx) => say(trx, news)));
    expect(await workers.sweep()).toBeGreaterThan(0);
    await until(() => expect(sent.at(-1)).toBe('news'));
  });
});

describe('a Redis that forgets', () => {
  test('loses no message', async () => {
    const fresh = await freshDb({ max: 2 });
    const queues = await openQueues({ databaseUrl: fresh.url, redisUrl: redis.url, log });
    const bank = await openBank(config, { databaseUrl: fresh.url, wake: openWake(queues, log) });
    const hear = (text: string) =>
      receive(bank, {
        channel: 'web',
        address: randomUUID(),
        kind: 'text',
        text,
        providerId: randomUUID(),
        sentAt: bank.clock.now(),
      });
    await Promise.all(Array.from({ length: 20 }, (_, at) => hear(`hello ${at}`)));
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    const workers = await startWorkers(bank, queues, { readHere: true });
    await until(async () => {
      const open = await bank.db.selectFrom('inbox').select('id').where('answeredAt', 'is', null).execute();
      expect(open).toEqual([]);
    });
    expect(await bank.db.selectFrom('outbox').select('id').execute()).toHaveLength(20);
    await workers.close();
    await bank.close();
    await queues.close();
    await fresh.drop();
  });
});
