import type { Db, Trx } from '@karo/db/client';
import type { Bank } from './bank.ts';
import { Fault } from './faults.ts';

/** A second factor: something other than the PIN that only the customer has. */
export type Factor = 'passkey' | 'sms' | 'email';

const PROOF_MS = 10 * 60_000;

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

/** Whether the customer has shown a second factor that is not spent. */
export async function hasProof(
  db: Db | Trx,
  bank: Pick<Bank, 'clock'>,
  customerId: string,
): Promise<boolean> {
  return (await open(db, bank, customerId).executeTakeFirst()) !== undefined;
}

/**
 * Spends the newest second factor that the customer has shown on one change, in the change's own transaction. Throws Fault `second_factor_needed`
 * where there is none.
 */
export async function takeProof(
  trx: Trx,
  bank: Pick<Bank, 'clock'>,
  spent: { customerId: string; on: string; factors?: readonly Factor[] },
): Promise<Factor> {
  let fitting = open(trx, bank, spent.customerId);
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
