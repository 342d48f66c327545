import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bank,
  type Config,
  isNamedProduction,
  openLog,
  readConfig,
  startTracing,
} from '@karo/core/kernel';
import { openBank, type SandboxClock } from '@karo/core/providers';
import { seedSandbox, seedSavers, seedTown } from '@karo/core/sandbox';
import { openDb } from '@karo/db/client';
import { isMigrated } from '@karo/db/migrate';
import { refuseOwner } from '@karo/db/roles';
import type { Senders } from '@karo/workers/outbound';
import { openQueues, openWake, type Queues } from '@karo/workers/queues';
import { startWorkers, type Workers } from '@karo/workers/start';
import { type Logger, pino } from 'pino';
import { ensureDatabase, startDatabase, stopServer, withClient } from './database.ts';
import { prepareDatabase } from './prepare.ts';

type Env = Record<string, string | undefined>;

const HOME = '.karo';

/**
 * The environment, with `.env` beside package.json under it. Where neither says what the bank is, and nothing says production, a script asks for the sandbox by name;
 * a sandbox without a secret gets one of its own, kept under `.karo/`.
 */
export function readEnv(given: Env = process.env): Env {
  if (given === process.env && existsSync('.env')) process.loadEnvFile('.env');
  const env = given.SANDBOX || isNamedProduction(given) ? given : { ...given, SANDBOX: 'on' };
  if (env.KARO_SECRET || env.SANDBOX !== 'on') return env;
  const file = join(HOME, 'secret');
  if (!existsSync(file)) {
    mkdirSync(HOME, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return { ...env, KARO_SECRET: readFileSync(file, 'utf8').trim() };
}

/** A migrated database, and the application's address of it. */
type Place = { url: string; close(): Promise<void> };

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  });
}

/** A database of its own on the embedded server (or on the tests'), gone when it is closed. */
async function throwAway(env: Env): Promise<Place> {
  const given = env.TEST_DATABASE_URL;
  const server = given ? undefined : await startDatabase(HOME);
  const serverUrl = given ?? server?.url ?? '';
  const name = `fresh_${randomUUID().replaceAll('-', '')}`;
  const ownerUrl = await ensureDatabase(serverUrl, name);
  return {
    url: await prepareDatabase(ownerUrl),
    close: async () => {
      await dropDatabase(serverUrl, name);
      if (server) await stopServer(server);
    },
  };
}

async function checkMigrated(url: string): Promise<void> {
  const { db } = openDb(url, { max: 1 });
  try {
    await refuseOwner(db);
    if (!(await isMigrated(db)))
      throw new Error('The database at DATABASE_URL is not at the newest schema: set DATABASE_OWNER_URL too');
  } finally {
    await db.destroy();
  }
}

/**
 * The database that is kept: the environment's, migrated where it names the owner too, or the embedded one. Throws where it is not at the newest schema, or
 * DATABASE_URL signs in as the owner.
 */
export async function openPlace(env: Env): Promise<Place> {
  if (env.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, REDIS_URL: redisUrl } = env;
    if (ownerUrl) await prepareDatabase(ownerUrl, { applicationUrl: url, queues: !redisUrl });
    await checkMigrated(url);
    return { url, close: async () => {} };
  }
  const server = await startDatabase(HOME);
  const url = await prepareDatabase(await ensureDatabase(server.url, 'karo'));
  return {
    url,
    close: async () => {
      await stopServer(server);
    },
  };
}

/** A whole bank in this process: database, queues, workers. `close` ends all of it, in the opposite order. */
export type Booted = {
  bank: Bank;
  config: Config;
  queues: Queues;
  workers: Workers;
  databaseUrl: string;
  close(): Promise<void>;
};

export type BootOptions = {
  env?: Env;
  /** A throw-away database with the fixtures, instead of the one that is kept. */
  fresh?: boolean;
  /** A sandbox with neighbours, groups and learners in it, made the first time. */
  lived?: boolean;
  say?: (line: string) => void;
  /** Keeps this process's jobs to itself. */
  family?: string;
  log?: Logger;
  /** Changes to what the environment says. */
  config?: Partial<Config>;
  ports?: Partial<Bank>;
  /** What this process can send on. */
  senders?: (bank: Bank) => Senders;
  /** False leaves answering and settling to other processes. */
  banking?: boolean;
};

/** Before the workers begin, who would carry out at once what the neighbours do over twelve weeks. */
async function seedNeighbours(bank: Bank, say: (line: string) => void = () => {}): Promise<void> {
  if (!(await seedTown(bank))) return;
  say('Letting people move into the sandbox: groups, shops, learners …');
  await seedSavers(bank);
}

type Step = () => Promise<unknown>;

/** Ends what was begun, last first; each end is tried, the first failure is told. */
async function endAll(steps: Step[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Boots the bank: environment, database, migrations, fixtures, queues, workers. What it had begun is ended again where a later step fails. */
export async function bootBank(options: BootOptions = {}): Promise<Booted> {
  const env = readEnv(options.env);
  const config = { ...readConfig(env), ...options.config };
  const log = options.log ?? openLog({ level: env.LOG_LEVEL || 'warn' }, pino.destination(2));
  const ends: Step[] = [];
  try {
    ends.push(await startTracing(config.traces, 'karo'));
    const database = await (options.fresh ? throwAway(env) : openPlace(env));
    ends.push(database.close);
    const where = {
      databaseUrl: database.url,
      redisUrl: config.redisUrl,
      family: options.family,
      log,
      limits: config.dbLimits.usual,
    };
    const queues = await openQueues(where);
    ends.push(queues.close);
    if (options.fresh || options.family) ends.push(queues.forget);
    const bank = await openBank(config, {
      databaseUrl: database.url,
      log,
      ports: options.ports,
      wake: openWake(queues, log),
    });
    ends.push(bank.close);
    if (config.sandbox) await seedSandbox(bank);
    if (config.sandbox && options.lived) await seedNeighbours(bank, options.say);
    const { banking } = options;
    const workers = await startWorkers(bank, queues, { senders: options.senders?.(bank), banking });
    ends.push(workers.close);
    await workers.warm;
    return { bank, config, queues, workers, databaseUrl: database.url, close: () => endAll(ends) };
  } catch (error) {
    await endAll(ends).catch(() => {});
    throw error;
  }
}

/** The sandbox's clock, which may be moved; throws where the bank runs on real time. */
export function movableClock(bank: Bank): SandboxClock {
  if (!('advance' in bank.clock)) throw new Error('Only a sandbox can move its clock.');
  return bank.clock as SandboxClock;
}
