import { isIPv6 } from 'node:net';
import type { Db, Trx } from '@karo/db/client';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { type Bank, Fault, keyedHash } from '../kernel/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** As good as for ever: a code opens it. */
const CLOSED_MS = 90 * 24 * HOUR_MS;

/** How many tries there are within `windowMs` before a lock, how long the first lock is, and how long the longest; each is four times the one before. */
export type TryRule = { most: number; windowMs: number; lockMs: number; longestMs: number };

/**
 * What is counted. By account: few tries. By address: many more, because a mobile network puts thousands of customers behind one address; what is counted
 * there is given back when the try was right.
 */
export const tryRules = {
  /** One address at one number. */
  sign_in_account: { most: 5, windowMs: 24 * HOUR_MS, lockMs: 15 * MINUTE_MS, longestMs: 24 * HOUR_MS },
  /** All devices that a number does not know; then they stay out until a code to its phone lets them in again. */
  sign_in_strangers: { most: 20, windowMs: 24 * HOUR_MS, lockMs: CLOSED_MS, longestMs: CLOSED_MS },
  sign_in_address: { most: 60, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS, longestMs: 4 * HOUR_MS },
  code_account: { most: 15, windowMs: 24 * HOUR_MS, lockMs: 60 * MINUTE_MS, longestMs: 24 * HOUR_MS },
  code_address: { most: 60, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS, longestMs: 4 * HOUR_MS },
  code_send_account: { most: 10, windowMs: 24 * HOUR_MS, lockMs: 24 * HOUR_MS, longestMs: 24 * HOUR_MS },
  /** All codes together to numbers that have no account: whoever has them sent to costs the bank money, and others the line. */
  code_send_strangers: { most: 1_000, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS, longestMs: HOUR_MS },
  code_send_address: { most: 1_000, windowMs: 24 * HOUR_MS, lockMs: 4 * HOUR_MS, longestMs: 24 * HOUR_MS },
  passkey_address: { most: 60, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS, longestMs: 4 * HOUR_MS },
  /** Pictures that are looked at for a customer's PIN reset. */
  reset_picture: { most: 5, windowMs: 24 * HOUR_MS, lockMs: 24 * HOUR_MS, longestMs: 24 * HOUR_MS },
  admin_address: { most: 5, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS, longestMs: 24 * HOUR_MS },
} as const satisfies Record<string, TryRule>;

export type TryKind = keyof typeof tryRules;

/** Somebody or somewhere that tries; what is undefined is not counted. */
export type Tried = { kind: TryKind; subject: string | undefined };

type Counting = Pick<Bank, 'clock' | 'config'>;

const subjectOf = (bank: Counting, { kind, subject }: Tried & { subject: string }): Buffer =>
  keyedHash(bank.config.secret, `tries:${kind}`, subject);

/** Locks that somebody has had are forgotten after this long without a try. */
const FORGET_MS = 48 * HOUR_MS;

/**
 * Counts one try, before it is looked at, in one statement: of a crowd at once exactly `most` are let through. Answers until when it is locked, where this
 * try is refused.
 */
async function count(
  db: Db | Trx,
  row: { kind: string; subject: Buffer },
  rule: TryRule,
  now: Date,
): Promise<Date | undefined> {
  const fresh = new Date(now.getTime() - rule.windowMs);
  const forgotten = new Date(now.getTime() - FORGET_MS);
  const locks = sql`case when t.tried_at <= ${forgotten}::timestamptz then 0 else t.locks end`;
  const tries = sql`case when t.locked_until is not null or t.since <= ${fresh}::timestamptz then 1 else t.tries + 1 end`;
  const lockedUntil = sql`${now}::timestamptz + make_interval(secs =>
    least(${rule.longestMs / 1000}, ${rule.lockMs / 1000} * 4 ^ least(n.locks, 12))::float8)`;
  const { rows } = await sql<{ refused: boolean; lockedUntil: Date | null }>`
    insert into try_count as t (kind, subject, tries, locks, since, locked_until, tried_at, refused)
    values (${row.kind}, ${row.subject}, 1, ${rule.most <= 1 ? 1 : 0}, ${now},
      ${rule.most <= 1 ? new Date(now.getTime() + rule.lockMs) : null}, ${now}, false)
    on conflict (kind, subject) do update set (tries, locks, since, locked_until, tried_at, refused) = (
      select
        case when n.shut then t.tries else n.tries end,
        case when n.shut then t.locks when n.tries >= ${rule.most} then n.locks + 1 else n.locks end,
        case when n.shut then t.since when n.tries = 1 then ${now}::timestamptz else t.since end,
        case when n.shut then t.locked_until when n.tries >= ${rule.most} then ${lockedUntil} end,
        case when n.shut then t.tried_at else ${now}::timestamptz end,
        n.shut
      from (select coalesce(t.locked_until > ${now}::timestamptz, false) as shut, ${locks} as locks, ${tries} as tries) n)
    returning refused, locked_until as "lockedUntil"`.execute(db);
  const [counted] = rows;
  return counted?.refused ? (counted.lockedUntil ?? undefined) : undefined;
}

/** Counts a try of each; throws Fault `too_many_requests` where one of them is locked. Outside a transaction the count stands whatever comes after. */
export async function countTries(db: Db | Trx, bank: Counting, tried: readonly Tried[]): Promise<void> {
  const now = bank.clock.now();
  let until: Date | undefined;
  for (const { kind, subject } of tried) {
    if (subject === undefined) continue;
    const row = { kind, subject: subjectOf(bank, { kind, subject }) };
    const locked = await count(db, row, tryRules[kind], now);
    if (locked && (!until || locked > until)) until = locked;
  }
  if (until) throw new Fault('too_many_requests', { retryAt: until });
}

/** Whether tries are refused now. */
export async function isLocked(
  db: Db | Trx,
  bank: Counting,
  tried: Tried & { subject: string },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('tryCount')
    .select('lockedUntil')
    .where('kind', '=', tried.kind)
    .where('subject', '=', subjectOf(bank, tried))
    .where('lockedUntil', '>', bank.clock.now())
    .executeTakeFirst();
  return row?.lockedUntil ?? undefined;
}

/** Forgets the tries of an account that proved itself. */
export async function forgetTries(
  db: Db | Trx,
  bank: Counting,
  tried: Tried & { subject: string },
): Promise<void> {
  await db
    .deleteFrom('tryCount')
    .where('kind', '=', tried.kind)
    .where('subject', '=', subjectOf(bank, tried))
    .execute();
}

/** Gives a right try back to the address that it came from; a lock that it has stays. */
export async function giveTryBack(db: Db | Trx, bank: Counting, tried: Tried): Promise<void> {
  const { kind, subject } = tried;
  if (subject === undefined) return;
  await db
    .updateTable('tryCount')
    .set((set) => ({ tries: sql<number>`greatest(0, ${set.ref('tries')} - 1)` }))
    .where('kind', '=', kind)
    .where('subject', '=', subjectOf(bank, { kind, subject }))
    .where('lockedUntil', 'is', null)
    .execute();
}

/** Removes counts that no longer count; for the sweep. */
export async function purgeTries(bank: Pick<Bank, 'db' | 'clock'>): Promise<number> {
  const now = bank.clock.now();
  const old = new Date(now.getTime() - FORGET_MS);
  const { numDeletedRows } = await bank.db
    .deleteFrom('tryCount')
    .where('triedAt', '<', old)
    .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<=', now)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The part of an address that one subscriber has: all of an IPv4 address, the first 64 bits of an IPv6 one. */
export function addressOf(ip: string | undefined): string | undefined {
  if (!ip) return undefined;
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

let nobody: Promise<string> | undefined;

/** Does for somebody who is not there the work that checking a PIN would be, so that the time taken tells nothing. */
export async function verifyNobody(pin: string): Promise<void> {
  nobody ??= hash('no PIN at all');
  await verify(await nobody, pin);
}
