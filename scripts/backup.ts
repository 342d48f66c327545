import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onSignal } from '@karo/workers/open';
import { makeBase } from './backup/base.ts';
import { backupPlace, pgBackRestOf } from './backup/place.ts';
import { startReceiver } from './backup/receiver.ts';
import { collectSecrets } from './backup/secrets.ts';
import { retain } from './backup/store.ts';
import { readEnv } from './boot.ts';
import { startDatabase, stopServer } from './database.ts';

/**
 * `npm run backup`: an encrypted base backup of the cluster at DATABASE_OWNER_URL, or of the embedded one, with the bank's secrets. `--follow` stays, receives the WAL as it is written,
 * and makes a new base every day: with it a restore reaches any second since. Run it where the database is not; with PGBACKREST_CONFIG, whose pgBackRest then makes the bases, where it is.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { follow: { type: 'boolean', default: false } },
});
const HOME = '.karo';
const DAY_MS = 24 * 3600_000;
const AGAIN_MS = 5_000;
/** A base that failed copies the whole cluster again: not at the pace at which a connection is tried. */
const BASE_AGAIN_MS = 15 * 60_000;

const env = readEnv();
const { root, key, keep } = backupPlace(env, HOME, console.log);
const rest = pgBackRestOf(env);
const embedded = env.DATABASE_OWNER_URL ? undefined : await startDatabase(HOME);
const url = env.DATABASE_OWNER_URL ?? embedded?.url ?? '';

async function base(): Promise<void> {
  const secrets = collectSecrets(HOME, env);
  // The restored cluster knows its owner by the password that it had.
  if (!embedded)
    secrets.files['postgres.password'] = Buffer.from(decodeURIComponent(new URL(url).password)).toString(
      'base64',
    );
  const about = await makeBase(url, root, key, secrets, rest);
  const removed = await retain(root, key, keep);
  console.log(`Backup ${about.id} of PostgreSQL ${about.version}, up to ${about.endLsn}, in ${root}`);
  for (const path of removed) console.log(`removed ${path}`);
}

/** Receives until the process is told to end; a server that went away is tried again. */
async function follow(): Promise<void> {
  let closing = false;
  let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
  onSignal(async () => {
    closing = true;
    await receiver?.stop();
    await stopServer(embedded);
  });
  let nextBase = 0;
  while (!closing) {
    try {
      receiver = await startReceiver(url, root, key);
      console.log(`Receiving the WAL of cluster ${receiver.server.system} into ${root}`);
      if (Date.now() >= nextBase) {
        nextBase = Date.now() + BASE_AGAIN_MS;
        await base();
        nextBase = Date.now() + DAY_MS;
      }
      const again = sleep(nextBase - Date.now(), 'again' as const, { ref: false });
      if ((await Promise.race([receiver.ended, again])) === 'again') await receiver.stop();
    } catch (error) {
      await receiver?.stop();
      if (!closing) console.error(`${(error as Error).message}; trying again`);
    }
    if (!closing) await sleep(AGAIN_MS);
  }
}

if (values.follow) await follow();
else
  try {
    await base();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await stopServer(embedded);
  }
