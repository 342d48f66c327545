import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { ensureDatabase, freePort, type Server, startDatabase } from '../database.ts';
import { prepareDatabase } from '../prepare.ts';
import { type RedisServer, startRedis } from '../redis.ts';

const WORKERS = 3;

/** How often each thing was broken. */
export type Broken = {
  workersKilled: number;
  redisFlushed: number;
  redisKilled: number;
  postgresCrashed: number;
  postgresRestarted: number;
};

/** The servers and worker processes of one run, all its own, with ways to break them. */
export class World {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly broken: Broken = {
    workersKilled: 0,
    redisFlushed: 0,
    redisKilled: 0,
    postgresCrashed: 0,
    postgresRestarted: 0,
  };
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #workers = new Set<ChildProcess>();
  #server: Server;
  #redis: RedisServer | undefined;
  #closing = false;

  private constructor(
    folder: string,
    server: Server,
    redis: RedisServer | undefined,
    databaseUrl: string,
    secret: string,
  ) {
    this.#folder = folder;
    this.#server = server;
    this.#redis = redis;
    this.databaseUrl = databaseUrl;
    this.redisUrl = redis?.url;
    const { REDIS_URL: _none, ...env } = process.env;
    this.#env = {
      ...env,
      DATABASE_URL: databaseUrl,
      ...(redis && { REDIS_URL: redis.url }),
      KARO_SECRET: secret,
      SANDBOX: 'on',
      BURST_MS: '0',
      SPEECH: 'off',
      LOG_LEVEL: 'warn',
    };
  }

  /** PostgreSQL as in production (fsync on), and Redis with its append-only file where the run is over Redis. */
  static async open(backend: 'redis' | 'postgres', secret: string): Promise<World> {
    mkdirSync('.karo', { recursive: true });
    const folder = mkdtempSync(join(resolve('.karo'), 'chaos-'));
    const server = await startDatabase(folder, { port: String(await freePort()) });
    const redis = backend === 'redis' ? await startRedis(join(folder, 'redis')) : undefined;
    const databaseUrl = await prepareDatabase(await ensureDatabase(server.url, 'karo'));
    return new World(folder, server, redis, databaseUrl, secret);
  }

  startWorkers(): void {
    while (this.#workers.size < WORKERS) this.#hire();
  }

  #hire(): void {
    const log = openSync(join(this.#folder, 'workers.log'), 'a');
    const child = spawn(process.execPath, [...process.execArgv, 'workers/main.ts'], {
      env: this.#env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#workers.add(child);
    child.once('exit', () => {
      this.#workers.delete(child);
      if (!this.#closing) this.#hire();
    });
  }

  /** One worker process ends in the middle of whatever it does; a new one comes in its place. */
  killWorker(): void {
    const [oldest] = this.#workers;
    if (oldest?.kill('SIGKILL')) this.broken.workersKilled += 1;
  }

  /** Redis forgets every queue. */
  async flushRedis(): Promise<void> {
    if (!this.redisUrl) return;
    const client = new Redis(this.redisUrl, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => {});
    await client.connect().then(
      () => client.flushall(),
      () => {},
    );
    client.disconnect();
    this.broken.redisFlushed += 1;
  }

  /** Redis ends at once, is away for a moment, and comes back with what its append-only file kept. */
  async killRedis(): Promise<void> {
    if (!this.#redis) return;
    const { url } = this.#redis;
    await this.#redis.kill();
    await sleep(500);
    this.#redis = await startRedis(join(this.#folder, 'redis'), 'redis-server', Number(new URL(url).port));
    this.broken.redisKilled += 1;
  }

  /** One of PostgreSQL's own processes is killed: it ends all sessions and recovers from its log. */
  async crashPostgres(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
      this.broken.postgresCrashed += 1;
    } catch {
      // It is down already.
    }
    await client.end().catch(() => {});
  }

  /** The whole server ends at once, without a checkpoint, and is started again. */
  async restartPostgres(): Promise<void> {
    const data = join(this.#folder, 'postgres');
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number);
    if (!pid) return;
    process.kill(pid, 'SIGQUIT');
    while (isAlive(pid)) await sleep(20);
    this.#server = await startDatabase(this.#folder, { port: String(this.#server.port) });
    this.broken.postgresRestarted += 1;
  }

  async close(): Promise<void> {
    this.#closing = true;
    const gone = [...this.#workers].map((child) => once(child, 'exit'));
    for (const child of this.#workers) child.kill('SIGTERM');
    await Promise.all(gone);
    await this.#redis?.stop();
    for (let attempt = 0; attempt < 50 && !(await this.#server.stop()); attempt += 1) await sleep(100);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
