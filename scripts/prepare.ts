import { readDbLimits } from '@karo/core/kernel';
import { openDb } from '@karo/db/client';
import { migrate } from '@karo/db/migrate';
import { admitApplication, applicationUrlOf } from '@karo/db/roles';
import { migrateQueues } from '@karo/workers/queues';

/**
 * Makes a database ready as its owner: the newest schema, the queues' tables where they are kept in it, and the application's role. Answers the address by which the
 * application connects: the one that is given, or on a server of our own the one that follows from the owner's.
 */
export async function prepareDatabase(
  ownerUrl: string,
  options: { applicationUrl?: string; queues?: boolean } = {},
): Promise<string> {
  const { applicationUrl = applicationUrlOf(ownerUrl), queues = true } = options;
  const limits = readDbLimits(process.env).long;
  const { db } = openDb(ownerUrl, { name: 'karo-migrate', max: 1, limits });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  if (queues) await migrateQueues(ownerUrl);
  await admitApplication(ownerUrl, applicationUrl);
  return applicationUrl;
}
