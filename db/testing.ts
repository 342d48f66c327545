import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Db, longLimits, openDb } from './client.ts';
import { migrate } from './migrate.ts';
import { admitApplication, applicationUrlOf } from './roles.ts';

/** The server for tests, which `npm test` starts and names; `scripts/test-setup.ts` starts one for a lone vitest run. */
const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  return url;
};

const named = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TEMPLATE = 'karo_template';

/** Makes the migrated template that every `freshDb` copies; called once a run, before the tests. `fill` gets the owner's address. */
export async function prepareTemplate(fill?: (ownerUrl: string) => Promise<void>): Promise<void> {
  await onServer(async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
  });
  const url = named(TEMPLATE);
  const { db } = openDb(url, { max: 2, limits: longLimits });
  await migrate(db);
  await db.destroy();
  await admitApplication(url, applicationUrlOf(url));
  await fill?.(url);
}

export type FreshDb = {
  /** As the application's role, which is how the bank signs in. */
  db: Db;
  pool: pg.Pool;
  url: string;
  /** What somebody could do who owns the database: `work` on a connection of the owner's. */
  asOwner<T>(work: (db: Db) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
};

/** A migrated database of the test's own, gone after `drop`. */
export async function freshDb(options: { max?: number } = {}): Promise<FreshDb> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // By files: through the log, as by default, a copy and its end take five times as long.
  await onServer((client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`));
  const url = applicationUrlOf(named(name));
  const { db, pool } = openDb(url, { max: options.max ?? 8 });
  return {
    db,
    pool,
    url,
    asOwner: async (work) => {
      const owner = openDb(named(name), { max: 1 });
      try {
        return await work(owner.db);
      } finally {
        await owner.db.destroy();
      }
    },
    drop: async () => {
      await db.destroy();
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
