import { prepareTemplate } from '@karo/db/testing';
import { migrateQueues } from '@karo/workers/queues';
import { startDatabase } from './database.ts';

/** Vitest's global set-up: a real PostgreSQL for the run (durability off: a test's database dies with it) and the template. */
export default async function setup(): Promise<() => Promise<unknown>> {
  if (process.env.TEST_DATABASE_URL) {
    await prepareTemplate(migrateQueues);
    return async () => {};
  }
  const server = await startDatabase('.karo/test', {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  process.env.TEST_DATABASE_URL = server.url;
  await prepareTemplate(migrateQueues);
  return () => server.stop();
}
