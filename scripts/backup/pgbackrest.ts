import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type Server, startDatabase } from '../database.ts';

const run = promisify(execFile);
const STANZA = '--stanza=karo';
/** Days from one whole copy to the next; between them only what changed is copied. */
const WHOLE_EVERY_DAYS = 7;
const DAY_S = 24 * 3600;
const MOST_OUTPUT = 16 * 1024 * 1024;

/** pgBackRest on the machine of a cluster: its configuration, which has a stanza `karo`, the folder of PostgreSQL's programs, and the file of its owner's password (libpq's). */
export type PgBackRest = { config: string; programs: string; passwords?: string };

/** What pgBackRest says of a backup that it finished. */
export type Copy = {
  label: string;
  type: 'full' | 'diff' | 'incr';
  archive: { start: string };
  lsn: { start: string; stop: string };
  timestamp: { stop: number };
};

/** Runs one command of pgBackRest as the owner of its configuration, who owns the cluster too; throws Error with its own words. */
async function command({ config, passwords }: PgBackRest, ...args: string[]): Promise<string> {
  try {
    const all = [`--config=${config}`, STANZA, '--log-level-console=warn', '--log-level-file=off', ...args];
    const { uid, gid } = statSync(config);
    const env = { ...process.env, ...(passwords && { PGPASSFILE: passwords }) };
    const { stdout } = await run('pgbackrest', all, { maxBuffer: MOST_OUTPUT, uid, gid, env });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`pgBackRest: ${stderr || stdout || message}`.trim());
  }
}

/** The finished backups in its repository, oldest first. */
async function copiesIn(rest: PgBackRest): Promise<Copy[]> {
  const [stanza] = JSON.parse(await command(rest, '--output=json', 'info')) as { backup?: Copy[] }[];
  return stanza?.backup ?? [];
}

/** The command by which a server hands each finished segment of WAL to pgBackRest, for its `archive_command`. */
const archiveBy = ({ config }: PgBackRest): string =>
  `pgbackrest --config=${config} ${STANZA} archive-push %p`;

/** The command by which the recovery of a cluster takes a segment of WAL from pgBackRest, for its `restore_command`. */
export const fetchBy = ({ config }: PgBackRest, dataDir: string): string =>
  `pgbackrest --config=${config} ${STANZA} --pg1-path=${dataDir} --log-level-console=off archive-get %f "%p"`;

/** Backs the cluster up: whole once a week, otherwise what changed; answers what it made. Old backups go as the configuration's retention has it. */
export async function copyBy(rest: PgBackRest): Promise<Copy> {
  await command(rest, 'stanza-create');
  const whole = (await copiesIn(rest)).findLast(({ type }) => type === 'full');
  const age = Date.now() / 1000 - (whole?.timestamp.stop ?? 0);
  await command(rest, `--type=${age < WHOLE_EVERY_DAYS * DAY_S ? 'incr' : 'full'}`, 'backup');
  const made = (await copiesIn(rest)).at(-1);
  if (!made) throw new Error('pgBackRest does not list the backup that it made');
  return made;
}

/** Lays a backup's cluster out in a new folder; the recovery is told separately. */
export async function layOutCopy(rest: PgBackRest, label: string, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { uid, gid } = statSync(rest.config);
  chownSync(dataDir, uid, gid);
  await command(rest, `--set=${label}`, `--pg1-path=${dataDir}`, '--type=none', 'restore');
}

type Place = {
  repository: string;
  dataDir: string;
  port: number;
  socket: string;
  password: string;
  cipher: string;
};

/** Writes a configuration for a cluster on this machine: a repository that is encrypted, both for the cluster's owner alone. */
function configure({ config, passwords }: Required<PgBackRest>, place: Place): void {
  const { repository, dataDir, port, socket, password, cipher } = place;
  const lines = [
    '[global]',
    `repo1-path=${repository}`,
    'repo1-cipher-type=aes-256-cbc',
    `repo1-cipher-pass=${cipher}`,
    'repo1-retention-full=2',
    `lock-path=${repository}/lock`,
    'start-fast=y',
    '[karo]',
    `pg1-path=${dataDir}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${socket}`,
    'pg1-user=karo',
  ];
  mkdirSync(repository, { recursive: true, mode: 0o700 });
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 });
  writeFileSync(passwords, `*:*:*:karo:${password}\n`, { mode: 0o600 });
  const { uid, gid } = statSync(dataDir);
  for (const path of [repository, config, passwords]) chownSync(path, uid, gid);
}

/** Starts the machine's own PostgreSQL under `folder`, with pgBackRest as its archive; what pgBackRest needs is kept under `home`. */
export async function startArchived(
  home: string,
  folder: string,
  rest: Required<PgBackRest>,
): Promise<Server> {
  const port = await freePort();
  const settings = {
    port: String(port),
    unix_socket_directories: home,
    archive_mode: 'on',
    archive_command: archiveBy(rest),
  };
  const server = await startDatabase(folder, settings, undefined, rest.programs);
  configure(rest, {
    repository: join(home, 'pgbackrest'),
    dataDir: join(folder, 'postgres'),
    port,
    socket: home,
    password: new URL(server.url).password,
    cipher: randomBytes(32).toString('hex'),
  });
  return server;
}
