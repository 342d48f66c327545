import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import type { Tier } from '../catalogue/index.ts';
import { coalesceIn, Fault, type Language } from '../kernel/index.ts';

export type IdentityKind = 'phone' | 'wa_id' | 'bsuid' | 'lid';

/** Whether an address is WhatsApp's business-scoped id (`NG.1502576394655843`): its senders may hide their numbers. */
export const isBsuid = (address: string): boolean => /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/.test(address);

export type Customer = {
  id: string;
  firstName: string;
  lastName: string;
  phone?: string;
  email?: string;
  language: Language;
  /** `deactivated`: kept still by the customer; `frozen`: by the bank. */
  status: 'pending' | 'active' | 'frozen' | 'deactivated' | 'closed';
  tier: Tier;
  kycStatus: 'approved' | 'pending' | 'rejected';
  demo: boolean;
  cappedUntil?: Date;
  /** Since when they are reported dead. */
  deceasedAt?: Date;
  hasPin: boolean;
  nuban?: string;
};
const NAMES_MOST = 400;

const select = (db: Db | Trx) =>
  db.selectFrom('customer').select([
    'customer.id',
    'firstName',
    'lastName',
    'email',
    'language',
    'status',
    'tier',
    'kycStatus',
    'demo',
    'cappedUntil',
    'deceasedAt',
    sql<string | null>`(select value from identity where customer_id = customer.id and kind = 'phone'
        order by verified_at desc nulls last, id desc limit 1)`.as('phone'),
    sql<string | null>`(select nuban from account where customer_id = customer.id and kind = 'customer'
        order by id limit 1)`.as('nuban'),
    sql<boolean>`exists (select from customer_pin where customer_id = customer.id)`.as('hasPin'),
  ]);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

const toCustomer = (row: Row): Customer => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone ?? undefined,
  email: row.email ?? undefined,
  language: row.language as Language,
  status: row.status as Customer['status'],
  tier: row.tier as Tier,
  kycStatus: row.kycStatus as Customer['kycStatus'],
  demo: row.demo,
  cappedUntil: row.cappedUntil ?? undefined,
  deceasedAt: row.deceasedAt ?? undefined,
  hasPin: row.hasPin,
  nuban: row.nuban ?? undefined,
});

/** The customer with this id. */
export async function findCustomer(db: Db | Trx, id: string): Promise<Customer | undefined> {
  const row = await select(db).where('customer.id', '=', id).executeTakeFirst();
  return row && toCustomer(row);
}

/** A customer, with the names that they may mean: whom they have paid, the last one first, as the bank and as they themselves call them. */
export type Speaker = { customer: Customer; names: string[] };

/** Who speaks in a conversation; undefined where no customer has this id. */
export const findSpeaker: (db: Db, id: string) => Promise<Speaker | undefined> = coalesceIn({
  run: async (db, ids) => {
    const rows = await select(db)
      .select(
        sql<string[]>`array(
          select name from (
            select person.id, last_paid_at, of.rank, of.name from beneficiary person,
              unnest(array[person.name, nickname]) with ordinality of (name, rank) where customer_id = customer.id
          ) known where name is not null order by last_paid_at desc nulls last, id, rank limit ${NAMES_MOST})`.as(
          'names',
        ),
      )
      .where('customer.id', '=', sql<string>`any (${ids}::uuid[])`)
      .execute();
    const known = new Map(rows.map((row) => [row.id, { customer: toCustomer(row), names: row.names }]));
    return ids.map((id) => known.get(id));
  },
});

/** The customer whom a channel's identity was proved to be; a number that somebody only typed proves nothing. */
export async function findCustomerByIdentity(
  db: Db | Trx,
  kind: IdentityKind,
  value: string,
): Promise<Customer | undefined> {
  const row = await select(db)
    .innerJoin('identity', 'identity.customerId', 'customer.id')
    .where('identity.kind', '=', kind)
    .where('identity.value', '=', value)
    .where('identity.verifiedAt', 'is not', null)
    .executeTakeFirst();
  return row && toCustomer(row);
}

/** Throws Fault `customer_deceased`, `customer_frozen`, `customer_deactivated`, `account_closed` or `pin_unset` where the customer may not move money. */
export function checkActive(customer: Customer): void {
  if (customer.deceasedAt) throw new Fault('customer_deceased');
  if (customer.status === 'frozen') throw new Fault('customer_frozen');
  if (customer.status === 'deactivated') throw new Fault('customer_deactivated');
  if (customer.status === 'closed') throw new Fault('account_closed');
  if (customer.status === 'pending' || !customer.hasPin) throw new Fault('pin_unset');
}

/** The customer, free to move money; throws Fault `account_missing` and those of `checkActive`. */
export async function getActiveCustomer(db: Db | Trx, id: string): Promise<Customer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Fault('account_missing');
  checkActive(customer);
  return customer;
}

/**
 * Makes whatever else locks this customer wait until `trx` ends: what is counted, or kept to one at a time, is read after it. What only names the customer (news of money that
 * came in) does not wait: two who pay each other at once would wait in a ring.
 */
export async function lockCustomer(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Locks the customer, so that limits are counted by one approval at a time, and reads them again. Throws Fault `account_missing`, and those of an account that is not active. */
export async function lockActiveCustomer(trx: Trx, id: string): Promise<Customer> {
  await lockCustomer(trx, id);
  return getActiveCustomer(trx, id);
}

/** Keeps the language that the customer banks in. */
export async function setLanguage(trx: Trx, customerId: string, language: Language): Promise<void> {
  await trx.updateTable('customer').set({ language }).where('id', '=', customerId).execute();
}

/** Whether an account takes money from others: not where two people have frozen its credits (decisions 39 and 62). */
export async function takesCredits(db: Db | Trx, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('creditsFrozenAt')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.creditsFrozenAt === null;
}
