import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../audit/index.ts';
import { type Bank, dayOf, daysAfter, Fault, keyedHash, startOf } from '../kernel/index.ts';

/** Of how many accounts, meters, smartcards and phones, beyond those that they have paid, a customer is told the owner in a day: more is a list of people. */
export const NAMES_A_DAY = 100;

/** The line that says that a day's names are used up: written, and audited, once. */
const SPENT = 'spent';

/** Whose name is looked up: the owner of an account, of a meter or smartcard at its company, or of a phone number. */
export type Owned =
  | { bankCode: string; account: string }
  | { biller: string; number: string }
  | { phone: string };

const keyOf = (owned: Owned): string => {
  if ('account' in owned) return `${owned.bankCode}|${owned.account}`;
  return 'phone' in owned ? `phone|${owned.phone}` : `bill|${owned.biller}|${owned.number}`;
};

type Lookup = { customerId: string; day: string; hash: Buffer };

/** The look-ups of a customer that were counted in a day. */
const countedOf = (db: Db | Trx, customerId: string, day: string) =>
  db.selectFrom('askedName').select('account').where('customerId', '=', customerId).where('day', '=', day);

/** Whether this one was looked up today: it is counted already. */
async function isCounted(db: Db, { customerId, day, hash }: Lookup): Promise<boolean> {
  const row = await countedOf(db, customerId, day).where('account', '=', hash).executeTakeFirst();
  return row !== undefined;
}

/** Counts a look-up; false where the day's are used up. The same one again counts once. The caller holds the lock. */
async function count(trx: Trx, { customerId, day, hash }: Lookup): Promise<boolean> {
  const rows = await countedOf(trx, customerId, day).execute();
  if (rows.some(({ account }) => account.equals(hash))) return true;
  if (rows.length >= NAMES_A_DAY) return false;
  await trx.insertInto('askedName').values({ customerId, day, account: hash }).execute();
  return true;
}

async function auditSpent(trx: Trx, bank: Bank, { customerId, day, hash }: Lookup): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('askedName')
    .values({ customerId, day, account: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'names_refused',
    customerId,
    origin: { channel: 'house' },
    facts: { most: NAMES_A_DAY },
  });
}

/**
 * Takes one of the look-ups of owners' names that a customer has in a day, one after the other where they come at once. To be called before anything is looked up; `check` is called
 * before one is taken. Throws Fault `too_many_requests`, which is audited once a day, and what `check` throws.
 */
export async function takeNameLookup(
  bank: Bank,
  customerId: string,
  of: Owned,
  check: () => Promise<void> = async () => {},
): Promise<void> {
  const day = dayOf(bank.clock.now());
  const hashOf = (text: string) => keyedHash(bank.config.secret, 'asked-name', text);
  const hash = hashOf(keyOf(of));
  if (await isCounted(bank.db, { customerId, day, hash })) return;
  await check();
  const isLeft = await transact(bank.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`name-lookup:${customerId}`}, 0))`.execute(trx);
    if (await count(trx, { customerId, day, hash })) return true;
    await auditSpent(trx, bank, { customerId, day, hash: hashOf(SPENT) });
    return false;
  });
  if (!isLeft) throw new Fault('too_many_requests', { retryAt: startOf(daysAfter(day, 1)) });
}
