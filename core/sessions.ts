import { randomBytes } from 'node:crypto';
import type { Db } from '@karo/db/client';
import type { Clock } from './ports.ts';
import { secretHash } from './sealing.ts';

const IDLE_MS = 12 * 3_600_000;
const LONGEST_MS = 7 * 86_400_000;
/** How stale `seen_at` may be before it is written again, so that reading does not write each time. */
const SEEN_MS = 60_000;

export type BrowserSession = { id: bigint; customerId: string; createdAt: Date; expiresAt: Date };

/** Signs a browser in; answers the secret for its cookie, of which only a hash is kept. */
export async function startSession(db: Db, clock: Clock, customerId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db
    .insertInto('browserSession')
    .values({
      secretHash: secretHash(secret),
      customerId,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + LONGEST_MS),
    })
    .execute();
  return secret;
}

/** The session of a cookie's secret, unless it has ended, is too old, or was idle too long. */
export async function findSession(db: Db, clock: Clock, secret: string): Promise<BrowserSession | undefined> {
  const now = clock.now();
  const row = await db
    .selectFrom('browserSession')
    .select(['id', 'customerId', 'createdAt', 'expiresAt', 'seenAt'])
    .where('secretHash', '=', secretHash(secret))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('seenAt', '>', new Date(now.getTime() - IDLE_MS))
    .executeTakeFirst();
  if (!row) return undefined;
  const { seenAt, ...session } = row;
  if (now.getTime() - seenAt.getTime() > SEEN_MS)
    await db.updateTable('browserSession').set({ seenAt: now }).where('id', '=', row.id).execute();
  return session;
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
