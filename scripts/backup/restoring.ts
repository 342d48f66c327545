import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { running, type Server, startDatabase } from '../database.ts';
import { fetchBy, layOutCopy, type PgBackRest } from './pgbackrest.ts';
import { parseLsn, startOf } from './replication.ts';
import { readSealed } from './sealed-file.ts';
import { putBack, readSecrets } from './secrets.ts';
import { type About, BASE, baseFolder, finished, listBases, nameIn, openOf, walFolder } from './store.ts';

const PROMOTED_WITHIN_MS = 30 * 60_000;

export type Restored = {
  about: About;
  segments: number;
  files: string[];
  lastCommit: Date | null;
  timeline: number;
};

/** Unpacks the cluster. What is written is what was authenticated, frame by frame; a backup that turns out to be cut leaves no cluster behind. */
async function unpack(root: string, key: Buffer, about: About, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-x', '--no-same-owner', '-f', '-', '-C', dataDir], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  tar.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(0, 500);
  });
  tar.stdin.on('error', () => {});
  const exit = once(tar, 'exit') as Promise<[number | null]>;
  const frames = readSealed(join(baseFolder(root, about.id), BASE), key, nameIn(about.id, BASE));
  try {
    for await (const frame of frames)
      if (!tar.stdin.write(frame)) await Promise.race([once(tar.stdin, 'drain'), exit]);
  } catch (error) {
    // It must have ended before what it unpacked can be removed.
    tar.kill('SIGKILL');
    await exit;
    throw error;
  }
  tar.stdin.end();
  const [code] = await exit;
  if (code !== 0) throw new Error(`tar could not unpack the cluster: ${said}`);
}

/** Writes a segment in clear for the recovery, in its full length: what a segment that was not finished lacks is zeros, which end the replay. Answers how much was there. */
async function layOut(
  path: string,
  from: string,
  key: Buffer,
  segment: string,
  bytes: number,
  mayBeOpen: boolean,
) {
  const file = await open(path, 'w', 0o600);
  let length = 0;
  try {
    for await (const frame of readSealed(from, key, segment, { mayBeOpen })) {
      await file.write(frame);
      length += frame.length;
    }
    await file.truncate(bytes);
  } finally {
    await file.close();
  }
  return length;
}

/** Throws Error where a segment is missing, or one before the last was never finished: the recovery would end there, and nobody would see it. */
function checkNoGap(segments: readonly string[], about: About, isWhole: (segment: string) => boolean): void {
  const bytes = BigInt(about.segmentBytes);
  let expected = startOf(about.firstSegment, bytes);
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (startOf(segment, bytes) !== expected || !(isLast || isWhole(segment)))
      throw new Error(`The WAL has a gap before ${segment}: a restore would stop there`);
    expected += bytes;
  }
  if (segments.length === 0) throw new Error(`The WAL from ${about.firstSegment} on is missing`);
}

/** Lays out the longest of the files of a segment that was never finished: a receiver that began anew leaves one each time. */
async function layOutLongest(
  to: string,
  files: readonly string[],
  key: Buffer,
  segment: string,
  bytes: number,
) {
  let longest = -1;
  for (const file of files) {
    const length = await layOut(`${to}.try`, file, key, segment, bytes, true);
    if (length <= longest) continue;
    longest = length;
    renameSync(`${to}.try`, to);
  }
  rmSync(`${to}.try`, { force: true });
}

/** Lays out the WAL that was received from the backup's beginning on, and the longest that there is of the segment that was being written; answers the segments. */
async function layOutWal(root: string, key: Buffer, about: About, into: string): Promise<string[]> {
  const folder = walFolder(root, about);
  const bytes = Number(about.segmentBytes);
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const files = all.filter((file) => /^[0-9A-F]{24}\.(karo|\d+\.open)$/.test(file));
  const names = [...new Set(files.map((file) => file.slice(0, 24)))].sort();
  const needed = names.filter((name) => name >= about.firstSegment);
  // What pgBackRest archived may fill a gap: whether it did is seen by where the recovery ended.
  if (!about.label) checkNoGap(needed, about, (segment) => existsSync(join(folder, finished(segment))));
  for (const segment of needed) {
    const whole = join(folder, finished(segment));
    const to = join(into, segment);
    if (existsSync(whole)) await layOut(to, whole, key, segment, bytes, false);
    else
      await layOutLongest(
        to,
        openOf(folder, segment).map((file) => join(folder, file)),
        key,
        segment,
        bytes,
      );
  }
  return needed;
}

/** Ends a recovery that failed, and leaves nothing of it. */
async function cleanUp(dataDir: string): Promise<void> {
  const found = running(dataDir);
  if (found) process.kill(found.pid, 'SIGQUIT');
  while (running(dataDir)) await sleep(50);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Throws Error where there is a cluster already: a restore takes the place of nothing. */
function refuse(folder: string): void {
  const dataDir = join(folder, 'postgres');
  if (!existsSync(dataDir)) return;
  const runs = running(dataDir) !== undefined;
  throw new Error(
    runs
      ? `A PostgreSQL runs over ${dataDir}: nothing is restored over a bank that runs. Stop it, or name another place with --folder.`
      : `${dataDir} exists: nothing is restored over it. Move it away, or name another place with --folder.`,
  );
}

/** Why a server ended, in its own words. */
function lastWordsIn(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) => /FATAL|PANIC/.test(line)).at(-1) ?? `see ${log}`;
}

type Promoted = { lastCommit: Date | null; timeline: number; end: bigint };

/** Waits until the recovery has ended. Throws Error where its server has: one that could be read from already may still not reach its target. */
async function promoted(url: string, dataDir: string): Promise<Promoted> {
  const deadline = performance.now() + PROMOTED_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ waits: boolean; at: Date | null; timeline: number; lsn: string }>(
        `select pg_is_in_recovery() as waits, pg_last_xact_replay_timestamp() as at,
          (select timeline_id from pg_control_checkpoint()) as timeline, pg_last_wal_replay_lsn() as lsn`,
      );
      const [row] = rows;
      if (row && !row.waits)
        return { lastCommit: row.at, timeline: row.timeline, end: parseLsn(row.lsn ?? '0/0') };
    } catch {
      // Not there yet.
    } finally {
      await client.end().catch(() => {});
    }
    if (!running(dataDir)) throw new Error('the server ended in its recovery');
    if (performance.now() > deadline) throw new Error('the recovery did not end');
    await sleep(50);
  }
}

function chosen(all: readonly About[], to: Date | undefined): About {
  const before = all.filter(({ finishedAt }) => !to || new Date(finishedAt) <= to);
  const about = before.at(-1);
  if (about) return about;
  if (all.length === 0) throw new Error('There is no finished backup here.');
  throw new Error(
    `The oldest backup was finished at ${all[0]?.finishedAt}: nothing before it can be restored.`,
  );
}

/** PostgreSQL's settings of the recovery: the WAL is fetched from pgBackRest's archive, where there is one, or from where it was laid out, up to the end or the last commit before a time. */
const recovery = (wal: string, to: Date | undefined, fetch: string | undefined) => ({
  restore_command: `${fetch ? `${fetch} || ` : ''}cp '${wal}/%f' '%p'`,
  recovery_target_action: 'promote',
  ...(to && {
    recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_inclusive: 'on',
  }),
});

/**
 * Restores the newest backup into `folder`, up to the end of what was received or to the moment `to`, and starts a server over it. Every byte is authenticated before it is used.
 * Throws where a bank is there already, where a file was altered or cut, and where the WAL does not reach `to`.
 */
export async function restore(
  root: string,
  key: Buffer,
  folder: string,
  to?: Date,
  pgBackRest?: PgBackRest,
): Promise<Restored & { server: Server }> {
  refuse(folder);
  const about = chosen(await listBases(root, key), to);
  const rest = about.label ? pgBackRest : undefined;
  if (about.label && !rest)
    throw new Error(`Backup ${about.id} was made by pgBackRest: PGBACKREST_CONFIG names its configuration.`);
  const dataDir = resolve(folder, 'postgres');
  const wal = join(dataDir, 'restored-wal');
  try {
    const secrets = await readSecrets(baseFolder(root, about.id), about.id, key);
    if (rest) await layOutCopy(rest, about.label ?? '', dataDir);
    else await unpack(root, key, about, dataDir);
    const received = await layOutWal(root, key, about, wal);
    writeFileSync(join(dataDir, 'recovery.signal'), '', { mode: 0o600 });
    const files = putBack(folder, secrets);
    const begin = async () => {
      const server = await startDatabase(
        folder,
        recovery(wal, to, rest && fetchBy(rest, dataDir)),
        PROMOTED_WITHIN_MS,
        rest?.programs,
      );
      return Object.assign(await promoted(server.url, dataDir), { server });
    };
    const { server, lastCommit, timeline, end } = await begin().catch(() => {
      const reason = lastWordsIn(resolve(folder, 'postgres.log'));
      throw new Error(
        to && /before configured recovery target/.test(reason)
          ? `The WAL that was received does not reach ${to.toISOString()}: without --to it is restored as far as it goes.`
          : `PostgreSQL could not recover: ${reason}`,
      );
    });
    const newest = received.at(-1);
    const segmentBytes = BigInt(about.segmentBytes);
    // The newest may hold no record yet; without the one before it, the recovery ended where that begins, or earlier.
    if (!to && newest && end + segmentBytes <= startOf(newest, segmentBytes))
      throw new Error(`The WAL has a gap before ${newest}: the recovery ended there`);
    return { about, segments: received.length, files, lastCommit, timeline, server };
  } catch (error) {
    await cleanUp(dataDir);
    throw error;
  } finally {
    rmSync(wal, { recursive: true, force: true });
  }
}
