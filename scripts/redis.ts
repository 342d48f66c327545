import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './database.ts';

/** `kill` ends it at once, as a failing machine would. */
export type RedisServer = { url: string; stop(): Promise<void>; kill(): Promise<void> };

async function answers(url: string): Promise<boolean> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

/** A real redis-server of its own under `folder`, set as production's is (append-only file, no eviction). Throws where it does not come up in 20 s. */
export async function startRedis(
  folder: string,
  program = 'redis-server',
  port?: number,
  more: Record<string, string> = {},
): Promise<RedisServer> {
  mkdirSync(folder, { recursive: true });
  const listens = port ?? (await freePort());
  const url = `redis://127.0.0.1:${listens}`;
  const settings = {
    port: listens,
    bind: '127.0.0.1',
    dir: resolve(folder),
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  const all = Object.entries(Object.assign(settings, more));
  return start(
    program,
    all.flatMap(([name, value]) => [`--${name}`, String(value)]),
    url,
  );
}

/** A sentinel over one primary, which it declares gone after half a second without an answer; its own word is enough. */
export async function startSentinel(folder: string, primary: RedisServer): Promise<RedisServer> {
  const port = await freePort();
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${resolve(folder)}`,
    `sentinel monitor karo 127.0.0.1 ${new URL(primary.url).port} 1`,
    'sentinel down-after-milliseconds karo 500',
    'sentinel failover-timeout karo 2000',
  ];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sentinel.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return start('redis-server', [file, '--sentinel'], `redis://127.0.0.1:${port}`);
}

async function start(program: string, args: string[], url: string): Promise<RedisServer> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const deadline = Date.now() + 20_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('redis-server did not start');
    await sleep(50);
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
