import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Bank } from '../kernel/index.ts';
import type { Quote } from '../quotes/index.ts';

export const CHALLENGE_MS = 5 * 60_000;

const RANDOM_BYTES = 32;

/** What an approval by passkey signs: everything that the quote offers, in one writing. */
export function quoteHash(quote: Quote): Buffer {
  const { id, customerId, operation, amount, fee, vat, duty, expiresAt } = quote;
  const facts = Object.entries(quote.facts).sort(([a], [b]) => (a < b ? -1 : 1));
  const offer = [id, customerId, operation, ...[amount, fee, vat, duty].map(String), expiresAt, facts];
  return createHash('sha256').update(JSON.stringify(offer)).digest();
}

type Purpose = 'enrol' | 'sign_in' | 'approve' | 'verify';

export type Challenge = { purpose: Purpose; customerId?: string; quote?: Quote; proved?: boolean };

/** Writes a new challenge for a purpose, valid for five minutes, and answers its bytes. */
export async function newChallenge(
  bank: Bank,
  { purpose, customerId, quote, proved }: Challenge,
): Promise<Buffer> {
  const bytes = Buffer.concat([randomBytes(RANDOM_BYTES), ...(quote ? [quoteHash(quote)] : [])]);
  const now = bank.clock.now();
  await bank.db
    .insertInto('passkeyChallenge')
    .values({
      challenge: bytes.toString('base64url'),
      purpose,
      customerId: customerId ?? null,
      quoteId: quote?.id ?? null,
      proved: proved ?? false,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CHALLENGE_MS),
    })
    .execute();
  return bytes;
}

type Used = { proved: boolean };

/** Uses a challenge up, whether or not what came with it is right; undefined where it is not one of ours, or not for this. */
export async function useChallenge(
  bank: Bank,
  challenge: string,
  wanted: Challenge,
): Promise<Used | undefined> {
  const now = bank.clock.now();
  const row = await bank.db
    .updateTable('passkeyChallenge')
    .set({ usedAt: now })
    .where('challenge', '=', challenge)
    .where('purpose', '=', wanted.purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['customerId', 'quoteId', 'proved'])
    .executeTakeFirst();
  if (!row || row.customerId !== (wanted.customerId ?? null)) return undefined;
  if (row.quoteId !== (wanted.quote?.id ?? null)) return undefined;
  const used = { proved: row.proved };
  if (!wanted.quote) return used;
  const signed = Buffer.from(challenge, 'base64url').subarray(RANDOM_BYTES);
  const offered = quoteHash(wanted.quote);
  return signed.length === offered.length && timingSafeEqual(signed, offered) ? used : undefined;
}

/** Removes challenges that nobody can answer any more; for the sweep. */
export async function purgeChallenges(bank: Pick<Bank, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await bank.db
    .deleteFrom('passkeyChallenge')
    .where('expiresAt', '<', bank.clock.now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
