import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@karo/db/client';
import { type Cards, type Clock, Fault, type Issued, keyedHash } from '../kernel/index.ts';

const BIN = '506199';
const BRAND = 'Verve';
const NUMBER_DIGITS = 16;
const YEARS = 3;

const digitsOf = (secret: string, text: string, count: number): string =>
  BigInt(`0x${keyedHash(secret, 'sandbox card', text).toString('hex')}`)
    .toString()
    .slice(-count);

/** The digit that makes a card number pass (Luhn). */
function checkDigit(body: string): number {
  let total = 0;
  for (const [index, digit] of [...body].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    total += value > 9 ? value - 9 : value;
  }
  return (10 - (total % 10)) % 10;
}

/** Names with these words get no card, or an answer that comes late. */
const refused = /\bREFUSED\b/;
const late = /\bLATE\b/;

/**
 * The issuer as the sandbox plays it. It stores no number: number and CVV are made anew from the secret and the card's id each time that they are asked for.
 */
export function sandboxCards(options: { db: Db; clock: Clock; secret: string; timeoutMs?: number }): Cards {
  const { db, clock, secret, timeoutMs = 250 } = options;

  const numberOf = (issuerId: string): string => {
    const body = `${BIN}${digitsOf(secret, `number ${issuerId}`, NUMBER_DIGITS - BIN.length - 1)}`;
    return `${body}${checkDigit(body)}`;
  };

  const issuedOf = (row: { issuerId: string; expires: string; status: string }): Issued =>
    row.status === 'failed'
      ? { status: 'failed' }
      : {
          status: 'done',
          issuerId: row.issuerId,
          brand: BRAND,
          expires: row.expires,
          lastFour: numberOf(row.issuerId).slice(-4),
        };

  const find = (reference: string) =>
    db.selectFrom('sandboxCard').selectAll().where('reference', '=', reference).executeTakeFirst();

  const query: Cards['query'] = async (reference) => {
    const row = await find(reference);
    return row ? issuedOf(row) : { status: 'missing' };
  };

  return {
    issue: async ({ reference, holder }) => {
      const at = clock.now();
      const year = (at.getUTCFullYear() + YEARS) % 100;
      const known = await find(reference);
      if (!known)
        await db
          .insertInto('sandboxCard')
          .values({
            issuerId: randomUUID(),
            reference,
            holder,
            openedAt: at,
            status: refused.test(holder) ? 'failed' : 'active',
            expires: `${String(at.getUTCMonth() + 1).padStart(2, '0')}/${year}`,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (!known && late.test(holder)) {
        await sleep(timeoutMs);
        return { status: 'unknown' };
      }
      const found = await query(reference);
      return found.status === 'missing' ? { status: 'unknown' } : found;
    },
    query,
    reveal: async (issuerId) => {
      const row = await db
        .selectFrom('sandboxCard')
        .select('expires')
        .where('issuerId', '=', issuerId)
        .executeTakeFirst();
      if (!row) throw new Fault('unavailable', { what: 'cards' });
      return {
        number: numberOf(issuerId),
        cvv: digitsOf(secret, `cvv ${issuerId}`, 3),
        expires: row.expires,
      };
    },
  };
}
