import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { ensureDatabase, freePort, running, type Server, startDatabase, stopServer } from '../database.ts';
import { prepareDatabase } from '../prepare.ts';
import { type RedisServer, startRedis } from '../redis.ts';
import { Wire } from './wire.ts';
import { type Hire, Workers, workerEnv } from './workers.ts';

const WORKERS = 3;
/** What PostgreSQL has where its disk is to be filled: its own files, and some room to begin with. */
const DISK_MB = 400;
const CHUNK = Buffer.alloc(1 << 20);
const FILL_EVERY_MS = 250;
const AHEAD = new URL('./clock-ahead.ts', import.meta.url).href;

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
  readonly #workers: Workers;
  readonly #disk: string | undefined;
  #ahead = 0;
  #wired = 0;
  wire: Wire | undefined;
  #server: Server;
  #redis: RedisServer | undefined;

  private constructor(
    folder: string,
    server: Server,
    redis: RedisServer | undefined,
    { databaseUrl, secret, disk }: { databaseUrl: string; secret: string; disk: string | undefined },
  ) {
    this.#folder = folder;
    this.#disk = disk;
    this.#server = server;
    this.#redis = redis;
    this.databaseUrl = databaseUrl;
    this.redisUrl = redis?.url;
    this.#env = workerEnv(this, secret);
    this.#workers = new Workers(join(folder, 'workers.log'), (place) => this.#hire(place));
  }

  /**
   * PostgreSQL as in production (fsync on), and Redis with its append-only file where the run is over Redis. With `ownDisk` PostgreSQL has a small file system of its own, which can be
   * filled; throws Error where this machine lets nobody mount one.
   */
  static async open(backend: 'redis' | 'postgres', secret: string, ownDisk = false): Promise<World> {
    mkdirSync('.karo', { recursive: true });
    const folder = mkdtempSync(join(resolve('.karo'), 'chaos-'));
    const disk = ownDisk ? mountDisk(join(folder, 'disk')) : undefined;
    const server = await startDatabase(disk ?? folder, { port: String(await freePort()) });
    const redis = backend === 'redis' ? await startRedis(join(folder, 'redis')) : undefined;
    const databaseUrl = await prepareDatabase(await ensureDatabase(server.url, 'karo'));
    return new World(folder, server, redis, { databaseUrl, secret, disk });
  }

  startWorkers(): void {
    this.#workers.start(WORKERS);
  }

  /** So many of the workers, when they start, have a clock that is an hour ahead. */
  async setClocksAhead(workers: number): Promise<void> {
    this.#ahead = workers;
  }

  /** So many of the workers, when they start, reach Redis by a wire that can be made silent. Throws Error where the run has no Redis. */
  async wireRedis(workers: number): Promise<void> {
    if (!this.redisUrl) throw new Error('this run has no Redis that workers could not see');
    this.#wired = workers;
    this.wire = new Wire(Number(new URL(this.redisUrl).port));
    await this.wire.open();
  }

  #hire(place: number): ReturnType<Hire> {
    const args = place < this.#ahead ? ['--import', AHEAD] : [];
    const env = { ...this.#env };
    if (this.wire && place < this.#wired) env.REDIS_URL = this.wire.url;
    return { args, env };
  }

  /** One worker process ends in the middle of whatever it does; a new one comes in its place. */
  killWorker(): void {
    if (this.#workers.killOldest()) this.broken.workersKilled += 1;
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
    const data = join(this.#disk ?? this.#folder, 'postgres');
    const pid = running(data)?.pid;
    if (!pid) return;
    process.kill(pid, 'SIGQUIT');
    while (isAlive(pid)) await sleep(20);
    this.#server = await startDatabase(this.#disk ?? this.#folder, { port: String(this.#server.port) });
    this.broken.postgresRestarted += 1;
  }

  /** Fills PostgreSQL's disk, and whatever becomes free on it, until it is told to stop; then makes room and starts a server that ended over it. */
  fillDisk(): { stop(): Promise<void> } {
    const disk = this.#disk;
    if (!disk) throw new Error('PostgreSQL has no disk of its own here');
    const filler = join(disk, 'filler');
    const fill = () => {
      try {
        for (;;) appendFileSync(filler, CHUNK);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      }
    };
    fill();
    const timer = setInterval(fill, FILL_EVERY_MS);
    return {
      stop: async () => {
        clearInterval(timer);
        rmSync(filler);
        this.#server = await startDatabase(disk, { port: String(this.#server.port) });
      },
    };
  }

  async close(): Promise<void> {
    await this.#workers.close();
    this.wire?.close();
    await this.#redis?.stop();
    await stopServer(this.#server);
    if (this.#disk) execFileSync('umount', [this.#disk]);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A small file system in memory at a folder. Throws Error with one sentence where it cannot be mounted. */
function mountDisk(folder: string): string {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0777`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(dirname(folder), { recursive: true, force: true });
    throw new Error(
      'A disk that can be filled is a small file system of its own, and this machine lets us mount none (mount needs root on Linux).',
    );
  }
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
