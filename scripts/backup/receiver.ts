import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import {
  Command,
  command,
  connectReplication,
  identify,
  printLsn,
  type Replication,
  type ServerAt,
  segmentOf,
  startOf,
} from './replication.ts';
import { openSealed, type SealedWriter } from './sealed-file.ts';
import { finished, openOf, walFolder } from './store.ts';

/** The WAL of a running server, received as it is written and kept encrypted: a whole segment as `NAME.karo`, the one that is being written as `NAME.TIME.open`. */

export const SLOT = 'karo_backup';
const STATUS_EVERY_MS = 1_000;
const SYNC_EVERY_MS = 200;
/** Microseconds from 1970 to 2000, where PostgreSQL's clock begins. */
const EPOCH_US = 946_684_800_000_000n;
const HEAD_BYTES = 25;

export type Receiver = {
  /** How far the WAL is on this disk. */
  received(): bigint;
  server: ServerAt;
  /** Whether the slot was made for this one: then nobody has followed the WAL until now. */
  isNewSlot: boolean;
  /** Ends with the connection: fulfilled where `stop` was asked for, rejected where it was lost. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

class SegmentWriter {
  readonly #folder: string;
  readonly #key: Buffer;
  readonly #server: ServerAt;
  #at: bigint;
  #synced: bigint;
  #current: { name: string; path: string; file: SealedWriter } | undefined;

  constructor(folder: string, key: Buffer, server: ServerAt, from: bigint) {
    this.#folder = folder;
    this.#key = key;
    this.#server = server;
    this.#at = from;
    this.#synced = from;
  }

  get synced(): bigint {
    return this.#synced;
  }

  async write(start: bigint, data: Buffer): Promise<void> {
    if (start !== this.#at)
      throw new Error(`the WAL goes on at ${printLsn(start)}, not at ${printLsn(this.#at)}`);
    let rest = data;
    while (rest.length > 0) {
      const left = Number(this.#server.segmentBytes - (this.#at % this.#server.segmentBytes));
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      const file = await this.#fileAt();
      this.#at += BigInt(piece.length);
      const isWhole = this.#at % this.#server.segmentBytes === 0n;
      await file.write(piece, isWhole);
      if (isWhole) await this.#finish();
    }
  }

  async sync(): Promise<void> {
    const at = this.#at;
    await this.#current?.file.sync();
    this.#synced = at;
  }

  async close(): Promise<void> {
    await this.sync();
    await this.#current?.file.close();
    this.#current = undefined;
  }

  async #fileAt(): Promise<SealedWriter> {
    if (this.#current) return this.#current.file;
    const name = segmentOf(this.#at, this.#server.timeline, this.#server.segmentBytes);
    const path = join(this.#folder, `${name}.${Date.now()}.open`);
    const file = await openSealed(path, this.#key, name);
    this.#current = { name, path, file };
    return file;
  }

  async #finish(): Promise<void> {
    const current = this.#current;
    if (!current) return;
    await current.file.sync();
    await current.file.close();
    renameSync(current.path, join(this.#folder, finished(current.name)));
    for (const other of openOf(this.#folder, current.name))
      rmSync(join(this.#folder, other), { force: true });
    this.#current = undefined;
    this.#synced = this.#at;
  }
}

/**
 * The start of the segment that comes after the last whole one; of the server's present one where there is none, or where no slot kept what came since.
 * A segment that was not finished is received again.
 */
function whereToBegin(folder: string, server: ServerAt, isNewSlot: boolean): bigint {
  const whole =
    existsSync(folder) && !isNewSlot
      ? readdirSync(folder).filter((file) => /^[0-9A-F]{24}\.karo$/.test(file))
      : [];
  const last = whole.sort().at(-1);
  if (last) return startOf(last.slice(0, 24), server.segmentBytes) + server.segmentBytes;
  return server.flushed - (server.flushed % server.segmentBytes);
}

/** Whether the slot had to be made. */
async function ensureSlot(connection: Replication): Promise<boolean> {
  const existing = await command(connection, `READ_REPLICATION_SLOT ${SLOT}`);
  if (existing[0]?.[0]) return false;
  // Reserved at once: what is written from now on waits for us.
  await command(connection, `CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL RESERVE_WAL`);
  return true;
}

function statusOf(at: bigint): Buffer {
  const message = Buffer.alloc(34);
  message.write('r');
  message.writeBigUInt64BE(at, 1);
  message.writeBigUInt64BE(at, 9);
  message.writeBigUInt64BE(at, 17);
  message.writeBigUInt64BE(BigInt(Date.now()) * 1_000n - EPOCH_US, 25);
  return message;
}

/** Begins to receive. The slot keeps on the server what was not received yet, however long nobody asks; two at once PostgreSQL refuses. */
export async function startReceiver(url: string, root: string, key: Buffer): Promise<Receiver> {
  const connection = await connectReplication(url);
  try {
    return await receive(connection, root, key);
  } catch (error) {
    // The server has few places for such connections, and a follower that is refused tries again.
    await connection.client.end().catch(() => {});
    throw error;
  }
}

async function receive(connection: Replication, root: string, key: Buffer): Promise<Receiver> {
  const { client, wire } = connection;
  const server = await identify(connection);
  const isNewSlot = await ensureSlot(connection);
  const folder = walFolder(root, server);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const from = whereToBegin(folder, server, isNewSlot);
  const writer = new SegmentWriter(folder, key, server, from);
  let stopping = false;
  let work: Promise<unknown> = Promise.resolve();
  const report = () => wire.sendCopyFromChunk(statusOf(writer.synced));
  let failure: unknown;
  const later = (act: () => unknown) => {
    work = work.then(act);
    work.catch((error: unknown) => {
      failure ??= error;
      void client.end();
    });
  };
  const hear = (chunk: Buffer) => {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === 'k' && chunk[17] === 1) later(report);
    if (kind !== 'w') return;
    // The chunk is a window of the socket's buffer.
    const data = Buffer.from(chunk.subarray(HEAD_BYTES));
    const start = chunk.readBigUInt64BE(1);
    wire.stream.pause();
    later(() => writer.write(start, data).finally(() => wire.stream.resume()));
  };
  const text = `START_REPLICATION SLOT ${SLOT} PHYSICAL ${printLsn(from)} TIMELINE ${server.timeline}`;
  const streaming = new Command(text, hear);
  const started = new Promise<void>((done) => wire.on('replicationStart', done));
  client.query(streaming as unknown as pg.Submittable);
  await Promise.race([started, streaming.done]);
  const timers = [
    setInterval(() => later(() => writer.sync()), SYNC_EVERY_MS),
    setInterval(() => later(report), STATUS_EVERY_MS),
  ];
  const lost = new Promise<void>((_, fail) => {
    wire.on('end', () => fail(new Error('the connection of the WAL was lost')));
  });
  const ended = Promise.race([streaming.done, lost])
    .catch((error: unknown) => {
      if (!stopping) throw failure ?? error;
    })
    .finally(async () => {
      for (const timer of timers) clearInterval(timer);
      await work.catch(() => {});
      await writer.close();
    });
  ended.catch(() => {});
  return {
    server,
    isNewSlot,
    received: () => writer.synced,
    ended,
    stop: async () => {
      stopping = true;
      await work.catch(() => {});
      await client.end().catch(() => {});
      await ended.catch(() => {});
    },
  };
}
