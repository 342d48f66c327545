import { setTimeout } from 'node:timers/promises';
import { type Db, type Trx, transact } from '@karo/db/client';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { type Bank, Fault, keyFor } from '../kernel/index.ts';

const TRIES = 5;
const MINUTE_MS = 60_000;
/** How long the lock after each five wrong tries of one source is; the last one repeats. A right PIN from there forgets them. */
const LOCKS_MS = [15, 60, 4 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);

/** What a hash that is sealed under the key ring begins with, in hexadecimal after it. */
const SEALED = 'ring:';

/** The key inside hashes of before there was a ring: each is replaced at the next right PIN. */
const pepper = (secret: string) => ({ secret: keyFor(secret, 'pin') });

const isSequence = (pin: string, step: 1 | -1): boolean =>
  [...pin].every((digit, at) => at === 0 || (Number(pin[at - 1]) + step + 10) % 10 === Number(digit));

const isYear = (pin: string): boolean => /^(19[2-9]\d|20[0-3]\d)$/.test(pin);

function isBirthday(pin: string, birthDate: string): boolean {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  return [year, `${day}${month}`, `${month}${day}`].includes(pin);
}

/** Throws Fault `pin_invalid` where it is not four digits, `pin_weak` where it is among the first that a thief tries. */
export function checkNewPin(pin: string, birthDate?: string): void {
  if (!/^\d{4}$/.test(pin)) throw new Fault('pin_invalid');
  const repeats = /^(\d)\1{3}$/.test(pin) || /^(\d\d)\1$/.test(pin) || /^(\d)\1(\d)\2$/.test(pin);
  const born = birthDate ? isBirthday(pin, birthDate) : isYear(pin);
  if (repeats || isSequence(pin, 1) || isSequence(pin, -1) || born) throw new Fault('pin_weak');
}

/** Memory in KiB and passes: what OWASP's password storage cheat sheet asks of argon2id at least. */
const USUAL_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The hash (argon2id) under which a PIN is kept, sealed: four digits have ten thousand values, and without a key from outside the database any hash of them is searched in minutes.
 */
export async function hashPin({ config, keys }: Pick<Bank, 'config' | 'keys'>, pin: string): Promise<string> {
  const cost = config.sandbox && config.pinCost === 'least' ? LEAST_COST : USUAL_COST;
  return SEALED + keys.seal(await hash(pin, cost), 'pin-hash').toString('hex');
}

type Stored = { customerId: string; hash: string };

/** Whether a PIN is the one of this hash; a right one of before there was a ring is kept anew, under it. */
async function isRight(
  { db, config, keys }: Pick<Bank, 'db' | 'config' | 'keys'>,
  { customerId, hash: stored }: Stored,
  pin: string,
): Promise<boolean> {
  if (stored.startsWith(SEALED)) {
    const sealed = Buffer.from(stored.slice(SEALED.length), 'hex');
    return verify(keys.unseal(sealed, 'pin-hash'), pin);
  }
  if (!(await verify(stored, pin, pepper(config.secret)))) return false;
  await db
    .updateTable('customerPin')
    .set({ hash: await hashPin({ config, keys }, pin) })
    .where('customerId', '=', customerId)
    // Somebody may have set another PIN meanwhile.
    .where('hash', '=', stored)
    .execute();
  return true;
}

/** Sets a customer's PIN from its hash, and forgets the wrong tries. */
export async function setPin(trx: Trx, customerId: string, pinHash: string, at: Date): Promise<void> {
  const row = { hash: pinHash, setAt: at };
  await trx
    .insertInto('customerPin')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('pinGuess').where('customerId', '=', customerId).execute();
}

async function hashOf(db: Db | Trx, customerId: string): Promise<string> {
  const row = await db
    .selectFrom('customerPin')
    .select('hash')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!row) throw new Fault('pin_unset');
  return row.hash;
}

/** Where guesses come from when nothing tells who makes them. */
const ELSEWHERE = 'elsewhere';
/** How long a try may be looked at before another goes on without it: its process has died. */
const BUSY_S = 10;
const LOOK_AGAIN_MS = 40;

type Guesser = { customerId: string; source: string };
type Counted = { hash: string; triesLeft: number; lockedUntil: Date | undefined };

/** Counts a try before it is known to be wrong, so that a crash or a crowd of guesses wins none; undefined where another try of the same source is looked at, or just was. */
async function countTry(trx: Trx, of: Guesser, now: Date): Promise<Counted | undefined> {
  const hash = await hashOf(trx, of.customerId);
  await trx
    .insertInto('pinGuess')
    .values({ ...of, tries: 0, locks: 0, triedAt: now })
    .onConflict((conflict) => conflict.columns(['customerId', 'source']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('pinGuess')
    .select(['tries', 'locks', 'lockedUntil'])
    .select(sql<boolean>`coalesce(busy_until > clock_timestamp(), false)`.as('busy'))
    .where('customerId', '=', of.customerId)
    .where('source', '=', of.source)
    .forUpdate()
    .executeTakeFirst();
  // A right PIN forgets the row, and may do so between the two statements.
  if (!row || row.busy) return undefined;
  if (row.lockedUntil && row.lockedUntil > now) throw new Fault('pin_locked', { until: row.lockedUntil });
  const tries = row.lockedUntil ? 1 : row.tries + 1;
  const lockMs = LOCKS_MS[Math.min(row.locks, LOCKS_MS.length - 1)] ?? MINUTE_MS;
  const lockedUntil = tries >= TRIES ? new Date(now.getTime() + lockMs) : undefined;
  await trx
    .updateTable('pinGuess')
    .set({
      tries,
      locks: row.locks + (lockedUntil ? 1 : 0),
      lockedUntil: lockedUntil ?? null,
      triedAt: now,
      busyUntil: sql<Date>`clock_timestamp() + make_interval(secs => ${BUSY_S})`,
    })
    .where('customerId', '=', of.customerId)
    .where('source', '=', of.source)
    .execute();
  return { hash, triesLeft: TRIES - tries, lockedUntil };
}

/** Counts a try once no other process looks at one of the same source: right ones at once would lock each other out. */
async function countInTurn(bank: Pick<Bank, 'db' | 'clock'>, of: Guesser): Promise<Counted> {
  for (;;) {
    const counted = await transact(bank.db, (trx) => countTry(trx, of, bank.clock.now()));
    if (counted) return counted;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

const underWay = new Map<string, Promise<unknown>>();

/** Tries of one source are looked at one after the other in this process, so that the database is not asked again and again whether it is one's turn. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (underWay.get(key) ?? Promise.resolve()).then(work);
  const over = mine.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(key, over);
  void over.then(() => {
    if (underWay.get(key) === over) underWay.delete(key);
  });
  return mine;
}

/**
 * Checks a customer's PIN, in a transaction of its own: what the caller does next may be undone, the count is not. Wrong ones are counted against `source` (the device, the chat,
 * the line) and lock it alone. Throws Fault `pin_unset`, `pin_invalid`, `pin_wrong`, `pin_locked`.
 */
export async function checkPin(
  bank: Pick<Bank, 'db' | 'clock' | 'config' | 'keys'>,
  customerId: string,
  pin: string,
  source: string | undefined,
): Promise<void> {
  if (!/^\d{4}$/.test(pin)) throw new Fault('pin_invalid');
  const of = { customerId, source: source ?? ELSEWHERE };
  return inTurn(`${of.customerId} ${of.source}`, () => tryPin(bank, of, pin));
}

async function tryPin(
  bank: Pick<Bank, 'db' | 'clock' | 'config' | 'keys'>,
  of: Guesser,
  pin: string,
): Promise<void> {
  const counted = await countInTurn(bank, of);
  const right = await isRight(bank, { customerId: of.customerId, hash: counted.hash }, pin);
  const mine = { customerId: of.customerId, source: of.source };
  if (right) {
    await bank.db
      .deleteFrom('pinGuess')
      .where((where) => where.and(mine))
      .execute();
    return;
  }
  await bank.db
    .updateTable('pinGuess')
    .set({ busyUntil: null })
    .where((where) => where.and(mine))
    .execute();
  if (counted.lockedUntil) throw new Fault('pin_locked', { until: counted.lockedUntil });
  throw new Fault('pin_wrong', { triesLeft: counted.triesLeft });
}

/** Whether a PIN is the customer's, where the tries are counted by the caller. Throws Fault `pin_unset`. */
export async function isPin(
  bank: Pick<Bank, 'db' | 'config' | 'keys'>,
  customerId: string,
  pin: string,
): Promise<boolean> {
  return isRight(bank, { customerId, hash: await hashOf(bank.db, customerId) }, pin);
}

const FORGET_MS = 48 * 60 * MINUTE_MS;

/** Removes guesses that no longer count; for the sweep. */
export async function purgeGuesses(bank: Pick<Bank, 'db' | 'clock'>): Promise<number> {
  const now = bank.clock.now();
  const { numDeletedRows } = await bank.db
    .deleteFrom('pinGuess')
    .where('triedAt', '<', new Date(now.getTime() - FORGET_MS))
    .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<=', now)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
