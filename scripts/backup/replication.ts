import pg from 'pg';

/** PostgreSQL's replication protocol, as far as a backup speaks it: a base backup and the stream of the WAL. It works the same over every server from 15 on, near or far. */

/** What node-postgres has of it beside its types. */
type Wire = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  on(event: 'replicationStart' | 'end' | 'copyDone', listener: () => void): void;
  stream: { pause(): void; resume(): void };
};
export type Replication = { client: pg.Client; wire: Wire };

/** Connects as a standby would; the address's role must be allowed to replicate. */
export async function connectReplication(url: string): Promise<Replication> {
  const options: pg.ClientConfig & { replication: string } = {
    connectionString: url,
    replication: 'true',
    application_name: 'karo-backup',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  };
  const client = new pg.Client(options);
  client.on('error', () => {});
  await client.connect();
  return { client, wire: (client as unknown as { connection: Wire }).connection };
}

type Row = { fields: (string | null)[] };
type CopyMessage = { chunk: Buffer };

/** One command of the protocol: its rows, and what it copies. */
export class Command {
  readonly text: string;
  readonly rows: (string | null)[][] = [];
  readonly done: Promise<void>;
  readonly #hear: (chunk: Buffer) => void;
  #resolve: () => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(text: string, hear: (chunk: Buffer) => void = () => {}) {
    this.text = text;
    this.#hear = hear;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(wire: Wire): void {
    wire.query(this.text);
  }
  handleRowDescription(): void {}
  handleDataRow({ fields }: Row): void {
    this.rows.push(fields);
  }
  handleCopyData({ chunk }: CopyMessage): void {
    this.#hear(chunk);
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.#resolve();
  }
  handleError(error: Error): void {
    this.#reject(error);
  }
}

/** Runs a command to its end and answers its rows. */
export async function command({ client }: Replication, text: string): Promise<(string | null)[][]> {
  const asked = new Command(text);
  client.query(asked as unknown as pg.Submittable);
  await asked.done;
  return asked.rows;
}

/** A place in the WAL; PostgreSQL writes `16/B374D848`. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
export const printLsn = (lsn: bigint): string =>
  `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffffffffn).toString(16).toUpperCase()}`;

const hex8 = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0');

/** The name of the WAL segment in which a place lies. */
export function segmentOf(lsn: bigint, timeline: number, bytes: bigint): string {
  const number = lsn / bytes;
  const each = 0x1_0000_0000n / bytes;
  return `${hex8(BigInt(timeline))}${hex8(number / each)}${hex8(number % each)}`;
}
/** Where a segment begins. */
export function startOf(segment: string, bytes: bigint): bigint {
  const [high, low] = [BigInt(`0x${segment.slice(8, 16)}`), BigInt(`0x${segment.slice(16)}`)];
  return (high * (0x1_0000_0000n / bytes) + low) * bytes;
}

export type ServerAt = { system: string; timeline: number; flushed: bigint; segmentBytes: bigint };

/** Which cluster it is, and how far its WAL is. */
export async function identify(connection: Replication): Promise<ServerAt> {
  const [row] = await command(connection, 'IDENTIFY_SYSTEM');
  const [size] = await command(connection, 'SHOW wal_segment_size');
  const [, megabytes, unit] = /^(\d+)(MB|GB)$/.exec(size?.[0] ?? '') ?? [];
  const [system, timeline, flushed] = row ?? [];
  if (!system || !timeline || !flushed || !megabytes)
    throw new Error('PostgreSQL did not say which cluster it is');
  const segmentBytes = BigInt(megabytes) * (unit === 'GB' ? 1024n : 1n) * 1024n * 1024n;
  return { system, timeline: Number(timeline), flushed: parseLsn(flushed), segmentBytes };
}
