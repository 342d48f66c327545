import type { Db, Trx } from '@karo/db/client';
import { type Bank, Fault } from '../kernel/index.ts';

/** A second factor: something other than the PIN that only the customer has. */
export type Factor = 'passkey' | 'sms' | 'email';

const PROOF_MS = 10 * 60_000;
/** Whoever sits in a session that is not theirs can name an address or a phone of their own and prove it: until it is a day old it shows only that codes arrive there. */
const NEW_ADDRESS_MS = 24 * 3_600_000;

/** Writes down that a second factor was shown; it is good for one change within ten minutes. */
export async function addProof(
  trx: Trx,
  bank: Pick<Bank, 'clock'>,
  proof: { customerId: string; factor: Factor; purpose: string },
): Promise<void> {
  const at = bank.clock.now();
  await trx
    .insertInto('proof')
    .values({ ...proof, at, expiresAt: new Date(at.getTime() + PROOF_MS) })
    .execute();
}

const open = (db: Db | Trx, bank: Pick<Bank, 'clock'>, customerId: string) =>
  db
    .selectFrom('proof')
    .select(['id', 'factor'])
    .where('customerId', '=', customerId)
    .where('spentAt', 'is', null)
    .where('expiresAt', '>', bank.clock.now())
    .orderBy('id', 'desc')
    .limit(1);

/** A phone that the account was moved to, not the one that it was opened with, is as new as an address is. */
const newPhones = (db: Db | Trx, bank: Pick<Bank, 'clock'>) =>
  db
    .selectFrom('identity')
    .innerJoin('customer', 'customer.id', 'identity.customerId')
    .select('customer.id')
    .where('kind', '=', 'phone')
    .whereRef('identity.createdAt', '>', 'customer.createdAt')
    .where('identity.createdAt', '>', new Date(bank.clock.now().getTime() - NEW_ADDRESS_MS));

/** Whether the customer's number became theirs within the last day: a code to it shows only that codes arrive there. */
export async function isNewPhone(
  db: Db | Trx,
  bank: Pick<Bank, 'clock'>,
  customerId: string,
): Promise<boolean> {
  const row = await newPhones(db, bank).where('customer.id', '=', customerId).executeTakeFirst();
  return row !== undefined;
}

const oldAddresses = (db: Db | Trx, bank: Pick<Bank, 'clock'>) =>
  db
    .selectFrom('customerSecurity')
    .select('customerId')
    .where('emailVerifiedAt', '<=', new Date(bank.clock.now().getTime() - NEW_ADDRESS_MS));

/** Whether the customer has shown a second factor that is not spent. */
export async function hasProof(
  db: Db | Trx,
  bank: Pick<Bank, 'clock'>,
  customerId: string,
): Promise<boolean> {
  return (await open(db, bank, customerId).executeTakeFirst()) !== undefined;
}

/**
 * Spends the newest second factor that the customer has shown on one change, in the change's own transaction. A code to a mail address or a phone that became theirs within the
 * last day is none, but where `newAddress` says that it is enough. Throws Fault `second_factor_needed` where there is none.
 */
export async function takeProof(
  trx: Trx,
  bank: Pick<Bank, 'clock'>,
  spent: { customerId: string; on: string; factors?: readonly Factor[]; newAddress?: true },
): Promise<Factor> {
  let fitting = open(trx, bank, spent.customerId);
  if (!spent.newAddress)
    fitting = fitting.where((where) =>
      where.and([
        where.or([where('factor', '<>', 'email'), where('customerId', 'in', oldAddresses(trx, bank))]),
        where.or([where('factor', '<>', 'sms'), where('customerId', 'not in', newPhones(trx, bank))]),
      ]),
    );
  if (spent.factors) fitting = fitting.where('factor', 'in', spent.factors);
  const proof = await fitting.forUpdate().executeTakeFirst();
  if (!proof) throw new Fault('second_factor_needed');
  await trx
    .updateTable('proof')
    .set({ spentAt: bank.clock.now(), spentOn: spent.on })
    .where('id', '=', proof.id)
    .execute();
  return proof.factor as Factor;
}
