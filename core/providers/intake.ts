import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import type { Bank } from '../kernel/index.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** From so many bytes a webhook is stored packed: what is said in three megabytes is written, and read again, as a tenth of it. */
const PACKED_FROM = 65_536;
/** How what is packed begins (RFC 1952). What comes packed is packed once more, so that it is given back as it came. */
const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const asStored = async (raw: Buffer): Promise<Buffer> =>
  raw.length >= PACKED_FROM || isPacked(raw) ? pack(raw, { level: constants.Z_BEST_SPEED }) : raw;
/** What was stored, as it came; no longer than its provider's webhooks may be. */
const asSent = async (body: Buffer, bytesMax: number): Promise<Buffer> =>
  isPacked(body) ? unpack(body, { maxOutputLength: bytesMax }) : body;

/** A webhook as it came: the very bytes that were signed, its headers, and what stands in its address. */
export type Delivery = {
  raw: Buffer;
  headers: IncomingHttpHeaders;
  query: Readonly<Record<string, string | undefined>>;
};

/** One provider's webhook. It is a hint and no proof: whoever handles it asks the provider before money moves. */
export type WebhookSource = {
  /** The last part of its address, `/api/webhooks/<name>`, and how the table calls it. */
  name: string;
  /** The longest body that it may have. */
  bytesMax: number;
  /** True where the bytes are the provider's own, compared in constant time. Must not touch the database. */
  verify(delivery: Delivery): boolean;
  /** Works on what was stored, in a job and never in the request. It may be called again with the same bytes, and in any order; what it throws is tried again later. */
  handle(bank: Bank, raw: Buffer): Promise<void>;
  /** What the provider is answered with its 200; nothing where it does not say what it wants. */
  answer?: string;
  /** Answers the provider's check that the address is ours (GET), with what it wants to read; undefined refuses. */
  challenge?(query: Delivery['query']): string | undefined;
  /** What it says is erased as soon as it has been worked on: people's own words. */
  forgets?: true;
};

/**
 * Stores a webhook whose signature was checked. Answers its id where there is work to do, and undefined for a delivery that is known; one that had been given up is opened
 * again when its provider repeats it.
 */
export async function storeWebhook(
  bank: Pick<Bank, 'db' | 'clock'>,
  source: Pick<WebhookSource, 'name'>,
  raw: Buffer,
): Promise<bigint | undefined> {
  const now = bank.clock.now();
  const digest = createHash('sha256').update(raw).digest();
  const body = await asStored(raw);
  const row = await bank.db
    .insertInto('providerWebhook')
    .values({ source: source.name, digest, body, nextTryAt: now, receivedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'digest'])
        .doUpdateSet({ body, attempts: 0, nextTryAt: now, endedAt: null, failure: null })
        .where('providerWebhook.endedAt', 'is not', null)
        .where('providerWebhook.failure', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A process that is killed in the work leaves it to the others after this. */
const LEASE_MS = 60_000;
/** About a day and a half in all; by then the provider has stopped repeating it too. */
const PAUSES_MS = [2, 10, 30, 120, 600, 1800, 3600, 4 * 3600, 8 * 3600, 16 * 3600].map((s) => s * 1000);

type Taken = { source: string; body: Buffer | null; attempts: number };

/** Takes a webhook that is due, for as long as the lease; undefined where it has ended, waits, or another process has it. */
async function take(bank: Bank, id: bigint, now: Date): Promise<Taken | undefined> {
  return bank.db
    .updateTable('providerWebhook')
    .set({ attempts: sql`attempts + 1`, nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('nextTryAt', '<=', now)
    .returning(['source', 'body', 'attempts'])
    .executeTakeFirst();
}

async function end(bank: Bank, id: bigint, forgets: boolean, failure?: string): Promise<void> {
  await bank.db
    .updateTable('providerWebhook')
    .set({ endedAt: bank.clock.now(), failure: failure ?? null, ...(forgets && { body: null }) })
    .where('id', '=', id)
    .execute();
}

/** Works on one stored webhook; answers after how many ms to come again where it failed. Safe to repeat and to call at once. */
export async function workWebhook(
  bank: Bank,
  sources: readonly WebhookSource[],
  id: bigint,
): Promise<number | undefined> {
  const taken = await take(bank, id, bank.clock.now());
  if (!taken) return undefined;
  const source = sources.find(({ name }) => name === taken.source);
  const forgets = source?.forgets === true;
  try {
    if (!source) throw new Error(`no provider ${taken.source} is set`);
    if (taken.body) await source.handle(bank, await asSent(taken.body, source.bytesMax));
    await end(bank, id, forgets);
    return undefined;
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'Error';
    bank.log.error({ err: error, webhook: String(id), source: taken.source }, 'a webhook was not worked on');
    const pause = PAUSES_MS[taken.attempts - 1];
    if (pause === undefined) {
      await end(bank, id, forgets, failure);
      return undefined;
    }
    await bank.db
      .updateTable('providerWebhook')
      .set({ nextTryAt: new Date(bank.clock.now().getTime() + pause), failure })
      .where('id', '=', id)
      .execute();
    return pause;
  }
}

/** The webhooks that are due: what a sweep finds where a wake was lost. */
export async function listWaitingWebhooks(db: Db, now: Date, limit = 500): Promise<bigint[]> {
  const rows = await db
    .selectFrom('providerWebhook')
    .select('id')
    .where('endedAt', 'is', null)
    .where('nextTryAt', '<=', now)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
