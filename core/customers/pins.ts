import { type Trx, transact } from '@karo/db/client';
import { hash, verify } from '@node-rs/argon2';
import { type Bank, Fault, keyFor } from '../kernel/index.ts';

const TRIES = 5;
const MINUTE_MS = 60_000;
/** How long the lock after each five wrong tries is; the last one repeats. A right PIN forgets them. */
const LOCKS_MS = [15, 60, 4 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);

/** Four digits have ten thousand values: without a key from outside the database, any hash of them is searched in minutes. */
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

/** The hash (argon2id) under which a PIN is kept. */
export const hashPin = (secret: string, pin: string): Promise<string> => hash(pin, pepper(secret));

/** Sets a customer's PIN from its hash, and forgets the wrong tries. */
export async function setPin(trx: Trx, customerId: string, pinHash: string, at: Date): Promise<void> {
  const row = { hash: pinHash, tries: 0, locks: 0, lockedUntil: null, setAt: at };
  await trx
    .insertInto('customerPin')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
}

type Try = { hash: string; triesLeft: number; lockedUntil: Date | undefined };

/** Counts a try before it is known to be wrong, so that a crash or a crowd of guesses wins none. */
async function countTry(trx: Trx, customerId: string, now: Date): Promise<Try> {
  const row = await trx
    .selectFrom('customerPin')
    .select(['hash', 'tries', 'locks', 'lockedUntil'])
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('pin_unset');
  if (row.lockedUntil && row.lockedUntil > now) throw new Fault('pin_locked', { until: row.lockedUntil });
  const tries = row.lockedUntil ? 1 : row.tries + 1;
  const lockMs = LOCKS_MS[Math.min(row.locks, LOCKS_MS.length - 1)] ?? MINUTE_MS;
  const lockedUntil = tries >= TRIES ? new Date(now.getTime() + lockMs) : undefined;
  await trx
    .updateTable('customerPin')
    .set({ tries, locks: row.locks + (lockedUntil ? 1 : 0), lockedUntil: lockedUntil ?? null })
    .where('customerId', '=', customerId)
    .execute();
  return { hash: row.hash, triesLeft: TRIES - tries, lockedUntil };
}

const underWay = new Map<string, Promise<unknown>>();

/** Tries of one customer's PIN are looked at one after the other, or a hasty thumb's right ones would count as wrong until each is known. */
function inTurn<T>(customerId: string, work: () => Promise<T>): Promise<T> {
  const mine = (underWay.get(customerId) ?? Promise.resolve()).then(work);
  const over = mine.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(customerId, over);
  void over.then(() => {
    if (underWay.get(customerId) === over) underWay.delete(customerId);
  });
  return mine;
}

/**
 * Checks a customer's PIN, in a transaction of its own: what the caller does next may be undone, the count is not. Throws Fault `pin_unset`,
 * `pin_invalid`, `pin_wrong`, `pin_locked`.
 */
export async function checkPin(
  bank: Pick<Bank, 'db' | 'clock' | 'config'>,
  customerId: string,
  pin: string,
): Promise<void> {
  if (!/^\d{4}$/.test(pin)) throw new Fault('pin_invalid');
  return inTurn(customerId, () => tryPin(bank, customerId, pin));
}

async function tryPin(
  bank: Pick<Bank, 'db' | 'clock' | 'config'>,
  customerId: string,
  pin: string,
): Promise<void> {
  const counted = await transact(bank.db, (trx) => countTry(trx, customerId, bank.clock.now()));
  if (!(await verify(counted.hash, pin, pepper(bank.config.secret)))) {
    if (counted.lockedUntil) throw new Fault('pin_locked', { until: counted.lockedUntil });
    throw new Fault('pin_wrong', { triesLeft: counted.triesLeft });
  }
  await bank.db
    .updateTable('customerPin')
    .set({ tries: 0, locks: 0, lockedUntil: null })
    .where('customerId', '=', customerId)
    .where('hash', '=', counted.hash)
    .execute();
}
