import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RedisServer, startRedis } from '../scripts/redis.ts';
import { openQueues, openWake, type Queues, type Running } from './queues.ts';

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

const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

/** A promise that the test ends when it likes. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

describe.each(['redis', 'postgres'] as const)('queues over %s', (backend) => {
  let fresh: FreshDb;
  let queues: Queues;
  const running: Running[] = [];

  beforeEach(async () => {
    fresh = await freshDb({ max: 2 });
    queues = await openQueues({
      databaseUrl: fresh.url,
      redisUrl: backend === 'redis' ? redis.url : undefined,
      log,
    });
  });
  afterEach(async () => {
    for (const each of running.splice(0)) await each.close();
    await queues.close();
    await fresh.drop();
  });

  const run = async (handlers: Parameters<Queues['run']>[0]) => {
    running.push(await queues.run(handlers));
  };

  test('the backend is the one that was chosen, and answers', async () => {
    expect(queues.backend).toBe(backend);
    expect(await queues.ready()).toBe(true);
  });

  test('a wake reaches its handler with the id and nothing else', async () => {
    const done: string[] = [];
    await run({
      inbound: async (id) => void done.push(`inbound ${id}`),
      settle: async (id) => void done.push(`settle ${id}`),
    });
    const wake = openWake(queues, log);
    await wake.inbound(9_007_199_254_740_993n);
    await wake.settle(7n);
    await until(() => expect(done.toSorted()).toEqual(['inbound 9007199254740993', 'settle 7']));
  });

  test('an id has one job at a time, and what comes during it is looked at after it', async () => {
    let now = 0;
    let most = 0;
    let runs = 0;
    const first = gate();
    const handler = async () => {
      now += 1;
      runs += 1;
      most = Math.max(most, now);
      if (runs === 1) await first.opened;
      now -= 1;
      return undefined;
    };
    await run({ inbound: handler });
    await run({ inbound: handler });
    await queues.add('inbound', '1');
    await until(() => expect(runs).toBe(1));
    await Promise.all(Array.from({ length: 20 }, () => queues.add('inbound', '1')));
    first.open();
    await until(() => expect(runs).toBeGreaterThanOrEqual(2));
    expect(most).toBe(1);
  });

  test('a handler is called again when it asks to be', async () => {
    let runs = 0;
    await run({
      settle: async () => {
        runs += 1;
        return runs < 3 ? 20 : undefined;
      },
    });
    await queues.add('settle', '5');
    await until(() => expect(runs).toBe(3));
    await queues.add('settle', '5');
    await until(() => expect(runs).toBe(4));
  });

  test('a wake for now overtakes one for later', async () => {
    const done: string[] = [];
    await run({ settle: async (id) => void done.push(id) });
    await queues.add('settle', '1', 3_600_000);
    await queues.add('settle', '2', 3_600_000);
    await queues.add('settle', '2');
    await until(() => expect(done).toEqual(['2']));
  });

  test('a handler that fails is tried again', async () => {
    let runs = 0;
    await run({
      inbound: async () => {
        runs += 1;
        if (runs < 3) throw new Error('not yet');
        return undefined;
      },
    });
    await queues.add('inbound', '1');
    await until(() => expect(runs).toBe(3));
  });

  test('periodic jobs are called under their own names, and a slow one delays no other', async () => {
    const called: string[] = [];
    const slow = gate();
    await run({
      rounds: async (name) => {
        called.push(name);
        if (name === 'slow') await slow.opened;
        return undefined;
      },
    });
    const jobs = ['slow', 'quick'].map((name) => ({ name, everyMs: 200 }));
    await queues.schedule(jobs);
    await queues.schedule(jobs);
    await until(() => expect(called.filter((name) => name === 'quick').length).toBeGreaterThan(3));
    expect(called).toContain('slow');
    slow.open();
  });

  test('a crowd of wakes is added in few batches and none is lost', async () => {
    const done = new Set<string>();
    await run({ inbound: async (id) => void done.add(id) });
    const ids = Array.from({ length: 300 }, (_, index) => String(index));
    await Promise.all(ids.map((id) => queues.add('inbound', id)));
    await until(() => expect(done.size).toBe(300));
  });
});

describe('a Redis that is away', () => {
  test('is named at the start', async () => {
    const fresh = await freshDb({ max: 1 });
    const opening = openQueues({ databaseUrl: fresh.url, redisUrl: 'redis://127.0.0.1:1', log });
    await expect(opening).rejects.toThrow('REDIS_URL does not answer');
    await fresh.drop();
  });

  test('loses the wake and not the caller, and serves again when it is back', async () => {
    const fresh = await freshDb({ max: 1 });
    const mine = mkdtempSync(join(tmpdir(), 'karo-redis-'));
    const server = await startRedis(mine);
    const port = Number(new URL(server.url).port);
    const queues = await openQueues({ databaseUrl: fresh.url, redisUrl: server.url, log });
    const done: string[] = [];
    const workers = await queues.run({ inbound: async (id) => void done.push(id) });
    await server.stop();
    await openWake(queues, log).inbound(1n);
    await until(async () => expect(await queues.ready()).toBe(false));
    const again = await startRedis(mine, 'redis-server', port);
    await vi.waitFor(
      async () => {
        await queues.add('inbound', '2');
        expect(done).toContain('2');
      },
      { timeout: 20_000, interval: 50 },
    );
    await workers.close();
    await queues.close();
    await again.stop();
    await fresh.drop();
    rmSync(mine, { recursive: true, force: true });
  });
});
