import { createHash } from 'node:crypto';
import type { Db } from '@karo/db/client';

const DIGITS = 30;

/** The session id that our book has for money which a provider took in: thirty digits of its reference, the same whenever it is asked. */
export const collectedSessionId = (provider: string, reference: string): string =>
  BigInt(`0x${createHash('sha256').update(`${provider}:${reference}`).digest('hex')}`)
    .toString()
    .padStart(DIGITS, '0')
    .slice(-DIGITS);

/** The provider's reference of a credit by our session id. */
export async function collectedReference(
  db: Db,
  provider: string,
  sessionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('collectedCredit')
    .select('reference')
    .where('provider', '=', provider)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row?.reference;
}

/** The provider's reference of the credit that a return of ours takes back, by the return's session id: `none` where the book has no such return, undefined where another provider took the credit in. */
export async function returnedReference(
  db: Db,
  provider: string,
  returnSessionId: string,
): Promise<{ reference: string } | 'none' | undefined> {
  const row = await db
    .selectFrom('inwardCredit')
    .select('sessionId')
    .where('returnSessionId', '=', returnSessionId)
    .executeTakeFirst();
  if (!row) return 'none';
  const reference = await collectedReference(db, provider, row.sessionId);
  return reference ? { reference } : undefined;
}
