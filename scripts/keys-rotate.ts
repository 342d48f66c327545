import { setTimeout as sleep } from 'node:timers/promises';
import { addKey, eraseKeys, KEY_GRACE_MS, listKeys, resealAll, retireKeys } from '@karo/core/account';
import { newKeyRing, readConfig, readDbLimits } from '@karo/core/kernel';
import { openDb } from '@karo/db/client';
import { readEnv } from './boot.ts';
import { ensureDatabase, startDatabase, stopServer } from './database.ts';

/**
 * `npm run keys:rotate`: while the bank runs, adds a key to the ring, waits until every process knows it, seals with it all that older keys sealed, and retires those. Keys that were retired
 * ten minutes ago are erased by the next run, or by `-- --erase`, which adds none. It takes DATABASE_OWNER_URL (or the embedded database) and KARO_SECRET, and may be begun again.
 */
const erasesOnly = process.argv.includes('--erase');
const env = readEnv();
const given = env.DATABASE_OWNER_URL;
if (env.DATABASE_URL && !given) {
  console.error('DATABASE_OWNER_URL is not set: the role of DATABASE_URL may not write the key ring.');
  process.exit(1);
}
const server = given ? undefined : await startDatabase('.karo');
const url = given ?? (await ensureDatabase(server?.url ?? '', 'karo'));
const { db } = openDb(url, { max: 2, name: 'karo-keys-rotate', limits: readDbLimits(process.env).long });

try {
  const config = readConfig(env);
  const keys = newKeyRing(config.secret);
  await keys.refresh(db);
  const bank = { db, config, keys, clock: { now: () => new Date() } };
  const erased = await eraseKeys(bank);
  if (erased.length > 0) console.log(`Erased key ${erased.join(', ')}: nothing but older backups has it now`);
  if (!erasesOnly) {
    const { id, added } = await addKey(bank);
    console.log(added ? `Added key ${id}` : `Going on with key ${id}, which an earlier run added`);
    console.log(`Waiting ${KEY_GRACE_MS / 1_000} s until every process knows it …`);
    await sleep(KEY_GRACE_MS);
    await keys.refresh(db);
    if (keys.current() !== id) throw new Error(`key ${id} is not in use`);
    const sealed = await resealAll(bank, console.log);
    const retired = await retireKeys(bank);
    console.log(`Sealed ${sealed} values with key ${id}; retired key ${retired.join(', ')}`);
    console.log(
      'Now make a backup; npm run keys:rotate -- --erase erases what is retired after ten minutes.',
    );
  }
  for (const { id, usedFrom, retiredAt, erasedAt } of await listKeys(db))
    console.log(
      `key ${id}: in use from ${usedFrom.toISOString()}${retiredAt ? `, retired ${retiredAt.toISOString()}` : ''}${erasedAt ? ', erased' : ''}`,
    );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await db.destroy();
  await stopServer(server);
}
