import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, startDatabase, withClient } from './database.ts';

/**
 * Starts a streaming standby of the server that `startDatabase` runs under `primaryFolder`, with its own data under `folder`. The data is copied while the primary runs, as PostgreSQL's
 * documentation has it (pg_backup_start, the files, pg_backup_stop): the embedded server comes without pg_basebackup.
 */
export async function startStandby(primary: Server, primaryFolder: string, folder: string): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const data = join(folder, 'postgres');
  await withClient(primary.url, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    execFileSync('cp', ['-a', join(primaryFolder, 'postgres'), data]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  rmSync(join(data, 'postmaster.pid'), { force: true });
  writeFileSync(join(data, 'standby.signal'), '');
  copyFileSync(join(primaryFolder, 'postgres.password'), join(folder, 'postgres.password'));
  const { username, password, hostname, port } = new URL(primary.url);
  const from = { host: hostname, port, user: username, password, application_name: 'standby' };
  const words = Object.entries(from).map(([name, value]) => `${name}=${value}`);
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${words.join(' ')}'\n`);
  return startDatabase(folder);
}
