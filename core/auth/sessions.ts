import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '@karo/db/client';
import { type Clock, secretHash } from '../kernel/index.ts';

/** A session that was idle this long rests: the PIN wakes it. */
const REST_MS = 15 * 60_000;
const LONGEST_MS = 7 * 86_400_000;
/** How stale `seen_at` may be before it is written again, so that reading does not write each time. */
const SEEN_MS = 60_000;

export type BrowserSession = {
  id: bigint;
  customerId: string;
  deviceId: bigint | undefined;
  createdAt: Date;
  expiresAt: Date;
  /** Nobody was here for a while: the PIN is asked before anything else. */
  rests: boolean;
};

/** Where a session begins. */
export type SessionOrigin = { deviceId?: bigint; ip?: string; agent?: string };

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Signs a browser in; answers the session, and the secret for its cookie, of which only a hash is kept. */
export async function startSession(
  db: Db | Trx,
  clock: Clock,
  customerId: string,
  from: SessionOrigin = {},
): Promise<{ id: bigint; secret: string }> {
  const secret = newSecret();
  const now = clock.now();
  const { id } = await db
    .insertInto('browserSession')
    .values({
      secretHash: secretHash(secret),
      customerId,
      deviceId: from.deviceId ?? null,
      ip: from.ip ?? null,
      agent: from.agent?.slice(0, 200) ?? null,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + LONGEST_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

/**
 * The session of a cookie's secret, unless it has ended or is too old; one that rests is not woken by being found. `looks` only looks: an open page that asks by itself is nobody's
 * being there.
 */
export async function findSession(
  db: Db,
  clock: Clock,
  secret: string,
  how: 'uses' | 'looks' = 'uses',
): Promise<BrowserSession | undefined> {
  const now = clock.now();
  const row = await db
    .selectFrom('browserSession')
    .select(['id', 'customerId', 'deviceId', 'createdAt', 'expiresAt', 'seenAt'])
    .where('secretHash', '=', secretHash(secret))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seenAt, deviceId, ...session } = row;
  const idleMs = now.getTime() - seenAt.getTime();
  const rests = idleMs >= REST_MS;
  if (how === 'uses' && !rests && idleMs > SEEN_MS)
    await db.updateTable('browserSession').set({ seenAt: now }).where('id', '=', row.id).execute();
  return { ...session, deviceId: deviceId ?? undefined, rests };
}

/** Wakes a session and gives it another secret, so that one that was seen while it had fewer rights is worth nothing. */
export async function renewSession(db: Db | Trx, clock: Clock, sessionId: bigint): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable('browserSession')
    .set({ secretHash: secretHash(secret), seenAt: clock.now() })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
  return secret;
}

/** Signs the browser out; safe to repeat. */
export async function endSession(db: Db, clock: Clock, secret: string): Promise<void> {
  await db
    .updateTable('browserSession')
    .set({ endedAt: clock.now() })
    .where('secretHash', '=', secretHash(secret))
    .where('endedAt', 'is', null)
    .execute();
}

/** Signs a customer out everywhere, or on one device, but for the session to keep; answers how many ended. */
export async function endSessions(
  db: Db | Trx,
  clock: Clock,
  customerId: string,
  which: { keep?: bigint; deviceId?: bigint } = {},
): Promise<number> {
  let query = db
    .updateTable('browserSession')
    .set({ endedAt: clock.now() })
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null);
  if (which.keep !== undefined) query = query.where('id', '<>', which.keep);
  if (which.deviceId !== undefined) query = query.where('deviceId', '=', which.deviceId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
