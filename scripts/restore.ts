import { parseArgs } from 'node:util';
import { backupPlace, pgBackRestOf } from './backup/place.ts';
import { restore } from './backup/restoring.ts';
import { readEnv } from './boot.ts';
import { stopServer } from './database.ts';

/**
 * `npm run restore -- --to TIME`: makes a cluster from the newest backup under BACKUP_FOLDER, as it was at that moment (any that JavaScript reads, with its zone), or as far as the WAL
 * goes. It is put under `--folder` (.karo), where no cluster may be.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { to: { type: 'string' }, folder: { type: 'string', default: '.karo' } },
});

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(`--to takes a moment, such as ${new Date().toISOString()}`);
  if (at > new Date()) throw new Error('--to is in the future');
  return at;
}

try {
  const env = process.env.BACKUP_KEY ? process.env : readEnv();
  const { root, key } = backupPlace(env, '.karo', console.log);
  const to = momentOf(values.to);
  const done = await restore(root, key, values.folder, to, pgBackRestOf(env));
  await stopServer(done.server);
  console.log(
    `Restored backup ${done.about.id} and ${done.segments} segments of WAL into ${values.folder}/postgres`,
  );
  console.log(`The last commit is of ${done.lastCommit?.toISOString() ?? 'the backup itself'}`);
  console.log(`Secrets were put back: ${done.files.join(', ')}`);
  console.log('Now npm run ledger:check, then npm start; then npm run backup, for this is a new timeline.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
