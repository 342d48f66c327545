import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../database.ts';
import { copyBy, type PgBackRest } from './pgbackrest.ts';
import { type Receiver, SLOT, startReceiver } from './receiver.ts';
import { Command, connectReplication, identify, parseLsn, printLsn, segmentOf } from './replication.ts';
import { openSealed } from './sealed-file.ts';
import { type Secrets, writeSecrets } from './secrets.ts';
import { type About, BASE, baseFolder, finished, nameIn, newBase, walFolder, writeAbout } from './store.ts';

const WAL_WAIT_MS = 120_000;

/** Copies the whole cluster as one tar, while it goes on: a checkpoint, then every file as it is; the WAL since makes it consistent. */
async function copyCluster(url: string, path: string, key: Buffer, name: string) {
  const connection = await connectReplication(url);
  const server = await identify(connection);
  const file = await openSealed(path, key, name);
  let work: Promise<unknown> = Promise.resolve();
  const later = (act: () => unknown) => {
    work = work.then(act);
    work.catch(() => void connection.client.end());
  };
  const hear = (chunk: Buffer) => {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === 'n' && !chunk.includes('base.tar'))
      later(() =>
        Promise.reject(new Error('the cluster has tablespaces of its own, which are not backed up')),
      );
    if (kind !== 'd') return;
    const data = Buffer.from(chunk.subarray(1));
    connection.wire.stream.pause();
    later(() => file.write(data).finally(() => connection.wire.stream.resume()));
  };
  try {
    const copying = new Command("BASE_BACKUP (LABEL 'karo', CHECKPOINT 'fast', MANIFEST 'no')", hear);
    connection.client.query(copying as unknown as pg.Submittable);
    await copying.done.catch(async (error: unknown) => {
      await work;
      throw error;
    });
    await work;
    await file.write(Buffer.alloc(0), true);
    await file.sync();
    const places = copying.rows.filter((row) => /^[0-9A-F]+\/[0-9A-F]+$/.test(row[0] ?? ''));
    const [start, end] = [places[0]?.[0], places.at(-1)?.[0]];
    if (!start || !end || places.length < 2)
      throw new Error('PostgreSQL did not say where the backup begins and ends');
    return { server, start: parseLsn(start), end: parseLsn(end) };
  } finally {
    await file.close();
    await connection.client.end().catch(() => {});
  }
}

const isFollowed = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select active from pg_replication_slots where slot_name = $1', [
      SLOT,
    ]);
    return rows[0]?.active === true;
  });

/** Has the server begin a new segment, so that the present one is whole. */
const switchSegment = (url: string) =>
  withClient(url, async (client) => {
    await client.query('select pg_switch_wal()');
  });

/** Has pgBackRest copy the cluster, which is done when the WAL that the copy needs is in its archive, and lays the secrets where backups of either kind have them. */
async function makeCopy(
  url: string,
  root: string,
  key: Buffer,
  secrets: Secrets,
  rest: PgBackRest,
): Promise<About> {
  const connection = await connectReplication(url);
  const server = await identify(connection).finally(() => connection.client.end());
  const { label, archive, lsn } = await copyBy(rest);
  const id = newBase(root);
  await writeSecrets(baseFolder(root, id), id, key, secrets);
  const about: About = {
    id,
    label,
    system: server.system,
    timeline: server.timeline,
    segmentBytes: String(server.segmentBytes),
    firstSegment: archive.start,
    endLsn: lsn.stop,
    version: await versionOf(url),
    finishedAt: new Date().toISOString(),
  };
  await writeAbout(root, key, about);
  return about;
}

/**
 * Makes a base backup of the cluster at `url` (its owner's address), with the secrets without which its data cannot be read. It counts as finished only when the WAL that it
 * needs is here too. Where nobody follows the WAL, it is received for as long as the backup takes. With `rest`, pgBackRest copies the cluster.
 */
export async function makeBase(
  url: string,
  root: string,
  key: Buffer,
  secrets: Secrets,
  rest?: PgBackRest,
): Promise<About> {
  if (rest) return makeCopy(url, root, key, secrets, rest);
  const receiver: Receiver | undefined = (await isFollowed(url))
    ? undefined
    : await startReceiver(url, root, key);
  try {
    const id = newBase(root);
    const folder = baseFolder(root, id);
    const { server, start, end } = await copyCluster(url, join(folder, BASE), key, nameIn(id, BASE));
    await writeSecrets(folder, id, key, secrets);
    await switchSegment(url);
    const last = segmentOf(end - 1n, server.timeline, server.segmentBytes);
    const deadline = performance.now() + WAL_WAIT_MS;
    while (!existsSync(join(walFolder(root, server), finished(last)))) {
      if (performance.now() > deadline) throw new Error(`the WAL up to ${printLsn(end)} did not arrive`);
      await sleep(50);
    }
    const about: About = {
      id,
      system: server.system,
      timeline: server.timeline,
      segmentBytes: String(server.segmentBytes),
      firstSegment: segmentOf(start, server.timeline, server.segmentBytes),
      endLsn: printLsn(end),
      version: await versionOf(url),
      finishedAt: new Date().toISOString(),
    };
    await writeAbout(root, key, about);
    return about;
  } finally {
    await receiver?.stop();
    if (receiver?.isNewSlot) await dropSlot(url);
  }
}

/** A slot that nobody follows would keep the WAL until the server's disk is full. */
const dropSlot = (url: string) =>
  withClient(url, async (client) => {
    // The server may still be ending the connection that used it.
    await client.query(
      `select pg_terminate_backend(active_pid, 10000) from pg_replication_slots where slot_name = $1 and active_pid is not null`,
      [SLOT],
    );
    await client.query('select pg_drop_replication_slot($1)', [SLOT]);
  });

const versionOf = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    return rows[0]?.version ?? '';
  });
