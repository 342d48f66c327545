import { type Db, type Trx, transact } from '@karo/db/client';
import { type Origin, record } from '../audit/index.ts';
import { findCustomerByIdentity, lockCustomer, parsePhone } from '../customers/index.ts';
import { type Bank, Fault } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';

/** Somebody from whose number, too, a word blocks the customer's account. They can see nothing and pay nothing. */
export type TrustedNumber = { id: string; name: string; phone: string; createdAt: Date };

const MOST = 5;

/** A customer's trusted numbers. */
export async function listTrusted(db: Db | Trx, customerId: string): Promise<TrustedNumber[]> {
  return db
    .selectFrom('trustedNumber')
    .select(['id', 'name', 'phone', 'createdAt'])
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}

type Change = { customerId: string; id: string; name: string; origin: Origin; removed: boolean };

async function noteChange(trx: Trx, bank: Bank, change: Change): Promise<void> {
  const { customerId, id, name, origin, removed } = change;
  const at = bank.clock.now();
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    origin,
    customerId,
    action: removed ? 'trusted_removed' : 'trusted_added',
    subject: { kind: 'trusted_number', id },
  });
  const words = ({ security }: Phrases) => ({ text: security.trustedChanged({ name, removed }) });
  return notifyCustomer(trx, { customerId }, { at, dedupe: `trusted:${id}:${at.getTime()}`, words });
}

/** Trusts a number; the same one again changes its name. Throws Fault `phone_invalid`, `name_invalid`, `too_many_requests` beyond five. */
export async function trustNumber(
  bank: Bank,
  trusted: { customerId: string; name: string; phone: string; origin: Origin },
): Promise<TrustedNumber> {
  const phone = parsePhone(trusted.phone);
  if (!phone) throw new Fault('phone_invalid');
  const name = trusted.name.trim().slice(0, 60);
  if (!name) throw new Fault('name_invalid');
  const { customerId } = trusted;
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const known = await listTrusted(trx, customerId);
    if (known.length >= MOST && !known.some((each) => each.phone === phone))
      throw new Fault('too_many_requests', {});
    const row = await trx
      .insertInto('trustedNumber')
      .values({ customerId, name, phone, createdAt: bank.clock.now() })
      .onConflict((conflict) =>
        conflict.columns(['customerId', 'phone']).where('removedAt', 'is', null).doUpdateSet({ name }),
      )
      .returning(['id', 'name', 'phone', 'createdAt'])
      .executeTakeFirstOrThrow();
    const change = { customerId, id: row.id, name, origin: trusted.origin, removed: false };
    await noteChange(trx, bank, change);
    return row;
  });
}

/** Trusts a number no more; safe to repeat. */
export async function distrustNumber(
  bank: Bank,
  of: { customerId: string; id: string; origin: Origin },
): Promise<void> {
  await transact(bank.db, async (trx) => {
    const row = await trx
      .updateTable('trustedNumber')
      .set({ removedAt: bank.clock.now() })
      .where('id', '=', of.id)
      .where('customerId', '=', of.customerId)
      .where('removedAt', 'is', null)
      .returning('name')
      .executeTakeFirst();
    return row && noteChange(trx, bank, { ...of, name: row.name, removed: true });
  });
}

/** The customer with this number, where they trust the number that speaks. */
export async function findWhoTrusts(
  db: Db,
  asked: { speaker: string; phone: string },
): Promise<{ customerId: string } | undefined> {
  const customer = await findCustomerByIdentity(db, 'phone', asked.phone);
  if (!customer) return undefined;
  const row = await db
    .selectFrom('trustedNumber')
    .select('id')
    .where('customerId', '=', customer.id)
    .where('phone', '=', asked.speaker)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row && { customerId: customer.id };
}
