import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bank, type Config, openLog, readConfig, startTracing } from '@karo/core/kernel';
import { keepMeasurements } from '@karo/core/orders';
import { openBank } from '@karo/core/providers';
import { isMigrated } from '@karo/db/migrate';
import { refuseOwner } from '@karo/db/roles';
import { serveMetrics } from './metrics.ts';
import { openQueues, openWake, type Queues } from './queues.ts';

export type House = { bank: Bank; queues: Queues; config: Config; close(): Promise<void> };

const BEAT_MS = 5_000;

/** The file that a living process of this name touches; the container's health check looks at its age. */
export const beatFile = (name: string): string => join(tmpdir(), `karo-${name}.alive`);

/** A process lives while it can reach its database and its queue. */
function beat(name: string, bank: Bank, queues: Queues): () => void {
  const touch = async () => {
    const [answers] = await Promise.all([queues.ready(), bank.pool.query('select 1')]);
    if (answers) writeFileSync(beatFile(name), '');
  };
  const timer = setInterval(() => void touch().catch(() => {}), BEAT_MS);
  void touch().catch(() => {});
  return () => clearInterval(timer);
}

/** The configuration of a container; where it is refused, its sentences are all that is printed, and the process ends. */
function configOrEnd(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/**
 * Opens the bank and its queues as a container finds them: everything from the environment. Throws Error with one sentence where the database is not named, or is at an older schema: such a
 * process would take work that it cannot do.
 */
export async function openHouse(name: string, env = process.env): Promise<House> {
  const config = configOrEnd(env);
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL: the address of the database');
  const log = openLog({ name, level: env.LOG_LEVEL || 'info' });
  const limits = config.dbLimits.usual;
  const endTracing = await startTracing(config.traces, `karo-${name}`);
  const queues = await openQueues({ databaseUrl, redisUrl: config.redisUrl, limits, log });
  const bank = await openBank(config, {
    databaseUrl,
    replicaUrl: env.DATABASE_REPLICA_URL,
    name: `karo-${name}`,
    log,
    wake: openWake(queues, log),
  });
  await refuseOwner(bank.db);
  if (!(await isMigrated(bank.db)))
    throw new Error('the database is at an older schema than this version: scripts/migrate.ts comes first');
  log.info({ queues: queues.backend }, `${name} is up`);
  const rest = beat(name, bank, queues);
  const figures = await serveMetrics(bank);
  const endMeasuring = keepMeasurements(bank, name);
  return {
    bank,
    queues,
    config,
    close: async () => {
      rest();
      endMeasuring();
      await figures?.close();
      await queues.close();
      await bank.close();
      await endTracing();
    },
  };
}

/** A process that was told to end has ended by then: its leases lapse, and another takes up what it had in hand. Containers are given longer (`stop_grace_period`). */
const DRAIN_MOST_MS = 20_000;

/** Ends the process in order on the first signal, and at once where that takes longer than 20 s; a second signal, seconds later, ends it at once too. */
export function onSignal(close: () => Promise<void>, mostMs = DRAIN_MOST_MS): void {
  let since: number | undefined;
  const stop = () => {
    // A terminal signals the whole group and a parent passes it on: the same wish may come twice.
    if (since !== undefined) {
      if (performance.now() - since > 2_000) process.exit(130);
      return;
    }
    since = performance.now();
    const late = setTimeout(() => {
      console.error(`not ended within ${mostMs} ms: what was in hand is left to another process`);
      process.exit(1);
    }, mostMs);
    late.unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
