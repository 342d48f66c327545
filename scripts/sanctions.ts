import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '@karo/core/kernel';
import { loadList } from '@karo/core/risk/sanctions';
import { openDb } from '@karo/db/client';

/**
 * `npm run sanctions -- FILE.xml`: loads the consolidated list of the United Nations, as the Security Council gives it out, in place of the one before. All customers are compared with it
 * within the hour. Exit 1 where it cannot be read as a whole, is older, or less than half as long as the one before.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const { DATABASE_URL: url } = process.env;
if (!file || !existsSync(file) || !url) {
  console.error('npm run sanctions -- FILE.xml, with DATABASE_URL set');
  process.exit(1);
}
const config = readConfig(process.env);
const { db } = openDb(url, { name: 'karo-sanctions', max: 1, limits: config.dbLimits.long });
try {
  const bank = { db, config, clock: { now: () => new Date() } };
  const loaded = await loadList(bank, readFileSync(file, 'utf8'), { kind: 'system', id: 'sanctions' });
  console.log(
    loaded === 'known'
      ? 'This list is loaded already.'
      : `${loaded.entries} entries of ${loaded.datedAt.toISOString().slice(0, 10)} are loaded.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
