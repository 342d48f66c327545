import { setTimeout as sleep } from 'node:timers/promises';
import { currentTrace, metrics, type Periodic, type Trace, type Wake, withinTrace } from '@karo/core/kernel';
import { type DbLimits, limitOptions, outliveServer, usualLimits } from '@karo/db/client';
import { APPLICATION } from '@karo/db/roles';
import {
  assertSchemaCompatibility,
  createPostgresBackend,
  DelayedError,
  type Job,
  type JobSchedulerTemplateOptions,
  type JobsOptions,
  Queue,
  runMigrations,
  Worker,
  withBackend,
} from 'bullmq';
import type { Redis } from 'ioredis';
import pg from 'pg';
import type { Logger } from 'pino';
import { redisAt } from './redis.ts';

/** How jobs of one name are worked on. */
type Kind = {
  concurrency: number;
  /** After the last of them the job is dropped, for PostgreSQL is the truth: the sweep makes a new one of what is still undone. */
  attempts: number;
  /** The pause before the second attempt; it doubles with each. */
  pauseMs: number;
};

/** Every job there is. A job carries one id, and what woke it where that is traced; of those with one id, one runs at a time. */
export const catalogue = {
  /** A conversation has something unanswered. Many at once, since each may sit out its burst; three attempts are the message's, the rest the database's. */
  inbound: { concurrency: 100, attempts: 6, pauseMs: 250 },
  /** A conversation has something unsent. A refused message keeps its own count in the outbox. */
  outbound: { concurrency: 20, attempts: 4, pauseMs: 500 },
  /** An order is due its next step. How often the rails are asked is core's to say; these attempts are for outages. */
  settle: { concurrency: 60, attempts: 8, pauseMs: 500 },
  /** A provider's webhook was stored. It keeps its own count of failures; these attempts are for outages. */
  webhook: { concurrency: 20, attempts: 4, pauseMs: 250 },
  /** A developer's server has events due: one job a server, so that a deaf one keeps one place for seconds, and then rests. */
  events: { concurrency: 40, attempts: 4, pauseMs: 500 },
  /** A channel outside of chat has messages due: one job a channel. */
  notices: { concurrency: 8, attempts: 4, pauseMs: 500 },
  /** The periodic jobs, each under its own name: there are places enough that a slow one delays no other. One that fails waits for its next time. */
  rounds: { concurrency: 40, attempts: 1, pauseMs: 0 },
} as const satisfies Record<string, Kind>;

export type JobName = keyof typeof catalogue;
export const jobNames = Object.keys(catalogue) as JobName[];

/** Does a job; a number asks to be called again after so many ms, in the same job. */
export type Handler = (id: string) => Promise<number | undefined>;
/** What a process works on: a name that is left out is another process's. */
export type Handlers = Record<JobName, Handler>;

export type Running = { close(): Promise<void> };

/** The queues of one bank over one backend. */
export type Queues = {
  backend: 'redis' | 'postgres';
  /** The Redis under it, where calls a minute are counted too, and what keys of this bank begin with. */
  redis?: { client: Redis; prefix: string };
  add(name: JobName, id: string, delayMs?: number): Promise<void>;
  /** Has each periodic job called at its interval, whatever process is there to do it; safe to repeat. */
  schedule(jobs: readonly Periodic[]): Promise<void>;
  run(handlers: Partial<Handlers>): Promise<Running>;
  /** True where the backend answers. */
  ready(): Promise<boolean>;
  /** Removes the queues with all that is in them: a throw-away bank leaves nothing in a shared backend. */
  forget(): Promise<void>;
  close(): Promise<void>;
};

/** A worker that is killed holds its jobs this long; one that lives renews at half of it. */
const LOCK_MS = 10_000;
const STALLED_LOOK_MS = 5_000;
const STALLS_MAX = 10;
const SCHEMA = 'bullmq';

type Data = { id: string; trace?: Trace };
type Wire = {
  backend: Queues['backend'];
  redis?: Redis;
  queue(name: string): Line;
  worker(name: string, kind: Kind, work: (job: Job<Data>, token?: string) => Promise<void>): Hand;
  ready(): Promise<unknown>;
  close(): Promise<void>;
};
/** What is used of BullMQ's classes, which differ in type from backend to backend. */
type Line = {
  addBulk(jobs: { name: string; data: Data; opts: JobsOptions }[]): Promise<unknown>;
  getJobScheduler(id: string): Promise<{ every?: number; next?: number } | undefined>;
  upsertJobScheduler(
    id: string,
    repeat: { every: number; startDate: number },
    template: { name: string; data: Data; opts: JobSchedulerTemplateOptions },
  ): Promise<unknown>;
  waitUntilReady(): Promise<unknown>;
  obliterate(options: { force: boolean }): Promise<void>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};
type Hand = {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

const workerOptions = (kind: Kind) => ({
  concurrency: kind.concurrency,
  lockDuration: LOCK_MS,
  stalledInterval: STALLED_LOOK_MS,
  maxStalledCount: STALLS_MAX,
  runRetryDelay: 500,
});

const REDIS_PREFIX = 'karo';
/** Sentinels are asked until one knows a primary; a process that starts is told sooner that there is none. */
const START_MS = 15_000;
const READY_MS = 2_000;
/** Behind a cut network nothing is refused: what was not answered by then counts as not said. */
const SAY_MS = 5_000;

/** What is done, where it is done in time. Throws Error otherwise. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const gone = new AbortController();
  const late = sleep(ms, undefined, { ref: false, signal: gone.signal }).then(() => {
    throw new Error(`nothing within ${ms} ms`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    gone.abort();
  }
}

async function overRedis(url: string, log: Logger): Promise<Wire> {
  // A producer must not wait for a Redis that is away: what it could not say, the sweep finds.
  const producing = redisAt(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: SAY_MS,
    lazyConnect: true,
  });
  const working = redisAt(url, { maxRetriesPerRequest: null, lazyConnect: true });
  const quiet = (error: Error) => log.debug({ err: error }, 'redis');
  producing.on('error', quiet);
  working.on('error', quiet);
  try {
    await inTime(Promise.all([producing.connect(), working.connect()]), START_MS);
  } catch (error) {
    producing.disconnect();
    working.disconnect();
    throw new Error(`Redis at REDIS_URL does not answer: ${(error as Error).message}`);
  }
  return {
    backend: 'redis',
    redis: producing,
    queue: (name) =>
      new Queue<Data>(name, { connection: producing, prefix: REDIS_PREFIX, skipWaitingForReady: true }),
    worker: (name, kind, work) =>
      new Worker<Data>(name, work, { connection: working, prefix: REDIS_PREFIX, ...workerOptions(kind) }),
    ready: () => producing.ping(),
    close: async () => {
      producing.disconnect();
      working.disconnect();
    },
  };
}

/**
 * Brings BullMQ's tables to their newest form, as the owner of the database, and opens them to the application, which may also make the counter of job ids that
 * each queue has. Needed where the queues run over PostgreSQL; safe to repeat.
 */
export async function migrateQueues(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
    // One after the other: two that grant at once would trip over each other.
    await client.query(`
      select pg_advisory_xact_lock(hashtext('karo queues'));
      grant usage, create on schema ${SCHEMA} to ${APPLICATION};
      grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${APPLICATION};
      grant usage, select, update on all sequences in schema ${SCHEMA} to ${APPLICATION};
      grant execute on all functions in schema ${SCHEMA} to ${APPLICATION}`);
  } finally {
    await client.end();
  }
}

/** BullMQ finds its tables by `search_path`, which an `options` in the address would take from it. */
function poolFor(databaseUrl: string, max: number, limits: DbLimits): pg.Pool {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options') ?? '';
  url.searchParams.delete('options');
  const options = `${given} -c search_path=${SCHEMA}`.trim();
  const waits = limitOptions(limits);
  const pool = new pg.Pool({ connectionString: url.href, options, max, keepAlive: true, ...waits });
  // Every queue and every worker listens for its errors.
  pool.setMaxListeners(4 * jobNames.length);
  return outliveServer(pool);
}

async function overPostgres(databaseUrl: string, limits: DbLimits): Promise<Wire> {
  // Each worker keeps one connection to listen on; the rest is shared by all queries.
  const pool = poolFor(databaseUrl, jobNames.length + 8, limits);
  try {
    await assertSchemaCompatibility(pool, SCHEMA);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { Queue: PgQueue, Worker: PgWorker } = withBackend(createPostgresBackend);
  return {
    backend: 'postgres',
    queue: (name) => new PgQueue<Data>(name, { connection: pool }),
    worker: (name, kind, work) =>
      new PgWorker<Data>(name, work, { connection: pool, ...workerOptions(kind) }),
    ready: () => pool.query('select 1'),
    close: () => pool.end(),
  };
}

type Added = { id: string; delayMs: number; trace?: Trace | undefined };

/** While one batch of adds is on its way the next gathers; one id stands in a batch once. */
function gather(send: (batch: Added[]) => Promise<void>): (job: Added) => Promise<void> {
  let waiting = new Map<string, Added>();
  let flight: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const depart = async (after: Promise<void> | undefined): Promise<void> => {
    await after?.catch(() => {});
    const batch = [...waiting.values()];
    waiting = new Map();
    next = undefined;
    flight = send(batch);
    await flight;
  };
  return (job) => {
    const known = waiting.get(job.id);
    waiting.set(job.id, known && known.delayMs < job.delayMs ? known : job);
    next ??= depart(flight);
    return next;
  };
}

function optionsOf(kind: Kind, { id, delayMs }: Added): JobsOptions {
  const common = {
    ...(delayMs > 0 && { delay: delayMs }),
    attempts: kind.attempts,
    backoff: { type: 'exponential', delay: kind.pauseMs },
    removeOnFail: { count: 100 },
  };
  // `keepLastIfActive` closes the gap between a handler's last look and its job's end; `reschedule` lets a wake for now overtake one for later.
  const deduplication = { id, keepLastIfActive: true, reschedule: true };
  return { ...common, deduplication, removeOnComplete: true };
}

const dataOf = ({ id, trace }: Added): Data => (trace ? { id, trace } : { id });

const doing = (handler: Handler) => async (job: Job<Data>, token?: string) => {
  const { id, trace } = job.data;
  const againMs = await withinTrace(trace, () => handler(id));
  if (againMs === undefined) return;
  await job.moveToDelayed(Date.now() + Math.max(againMs, 1), token);
  throw new DelayedError();
};

/** A scheduler that is so late is dead: the job that should have set its next turn was lost. */
const DEAD_MS = 10_000;

/** The first turn is the next whole interval of the clock, and not the start of each process. */
async function setScheduler(line: Line, { name, everyMs }: Periodic): Promise<void> {
  const known = await line.getJobScheduler(name);
  const now = Date.now();
  const isAlive = known !== undefined && (known.next ?? 0) > now - DEAD_MS;
  if (isAlive && known.every === everyMs) return;
  const startDate = (Math.floor(now / everyMs) + 1) * everyMs;
  const opts = { attempts: 1, removeOnComplete: true, removeOnFail: true };
  await line.upsertJobScheduler(name, { every: everyMs, startDate }, { name, data: { id: name }, opts });
}

/** Queues of other databases may stand in the same Redis. */
const familyOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.replace(/\W+/g, '') || 'karo';

/**
 * Opens the queues: over Redis where there is one, otherwise over BullMQ's PostgreSQL backend, in a schema of its own. This is the one place that chooses. `family`
 * keeps the jobs of one process group from another's over the same database. Throws where the backend does not answer.
 */
export async function openQueues(where: {
  databaseUrl: string;
  redisUrl: string | undefined;
  family?: string;
  limits?: DbLimits;
  log: Logger;
}): Promise<Queues> {
  const { log } = where;
  const wire = where.redisUrl
    ? await overRedis(where.redisUrl, log)
    : await overPostgres(where.databaseUrl, where.limits ?? usualLimits);
  const family = `${familyOf(where.databaseUrl)}${where.family ? `-${where.family}` : ''}`;
  const troubled = (error: Error) => log.debug({ err: error }, 'queue');
  const lines = new Map<JobName, { line: Line; add: (job: Added) => Promise<void> }>();
  for (const name of jobNames) {
    const line = wire.queue(`${family}-${name}`);
    line.on('error', troubled);
    await line.waitUntilReady();
    const send = async (batch: Added[]) => {
      await line.addBulk(
        batch.map((job) => ({ name, data: dataOf(job), opts: optionsOf(catalogue[name], job) })),
      );
    };
    lines.set(name, { line, add: gather(send) });
  }
  const start = async (name: JobName, handler: Handler): Promise<Hand> => {
    const hand = wire.worker(`${family}-${name}`, catalogue[name], doing(handler));
    hand.on('error', troubled);
    await hand.waitUntilReady();
    return hand;
  };
  return {
    backend: wire.backend,
    ...(wire.redis && { redis: { client: wire.redis, prefix: `${REDIS_PREFIX}:${family}:` } }),
    schedule: async (jobs) => {
      const line = lines.get('rounds')?.line;
      for (const job of line ? jobs : []) await setScheduler(line as Line, job);
    },
    add: async (name, id, delayMs = 0) => lines.get(name)?.add({ id, delayMs, trace: currentTrace() }),
    run: async (handlers) => {
      const hands: Hand[] = [];
      for (const name of jobNames) {
        const handler = handlers[name];
        if (handler) hands.push(await start(name, handler));
      }
      return { close: async () => void (await Promise.all(hands.map((hand) => hand.close()))) };
    },
    ready: () =>
      inTime(wire.ready(), READY_MS).then(
        () => true,
        () => false,
      ),
    forget: async () => {
      for (const { line } of lines.values()) await line.obliterate({ force: true });
    },
    close: async () => {
      await Promise.all([...lines.values()].map(({ line }) => line.close()));
      await wire.close();
    },
  };
}

/** Core's `Wake` over the queues. A wake that cannot be added is lost, and said so: the sweep finds what it was for. */
export function openWake(queues: Pick<Queues, 'add'>, log: Logger): Wake {
  const wake = async (name: JobName, id: bigint | string, delayMs?: number) => {
    await queues.add(name, String(id), delayMs).catch((error: unknown) => {
      metrics.wakesLost.add({ queue: name });
      log.warn({ job: name, id: String(id), reason: (error as Error).message }, 'a wake was lost');
    });
  };
  return {
    inbound: (conversationId) => wake('inbound', conversationId),
    outbound: (conversationId) => wake('outbound', conversationId),
    settle: (orderId, delayMs) => wake('settle', orderId, delayMs),
    events: (webhookId) => wake('events', webhookId),
    notices: (channel) => wake('notices', channel),
    webhook: (id) => wake('webhook', id),
  };
}
