import { type Db, type Trx, transact } from '@karo/db/client';
import { type AuditAction, type Origin, record } from '../../audit/index.ts';
import { findCustomer, isSameName, lockCustomer } from '../../customers/index.ts';
import { type Bank, bankByCode, Fault, getBank } from '../../kernel/index.ts';
import { enquireName } from './orders.ts';

/** An account that a customer has at another bank, or says to have until its bank has named them. */
export type LinkedAccount = {
  id: string;
  bankName: string;
  account: string;
  name: string;
  isPrimary: boolean;
  isVerified: boolean;
};

const MOST = 10;

const columns = ['id', 'bankCode', 'account', 'name', 'isPrimary', 'verifiedAt'] as const;

type Row = {
  id: string;
  bankCode: string;
  account: string;
  name: string | null;
  isPrimary: boolean;
  verifiedAt: Date | null;
};

const toLinked = ({ bankCode, name, verifiedAt, ...row }: Row): LinkedAccount => ({
  ...row,
  bankName: bankByCode(bankCode)?.name ?? bankCode,
  name: name ?? '',
  isVerified: verifiedAt !== null,
});

const select = (db: Db | Trx, customerId: string) =>
  db
    .selectFrom('linkedAccount')
    .select(columns)
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null);

/** The customer's accounts at other banks, the primary one first. */
export async function listLinkedAccounts(db: Db | Trx, customerId: string): Promise<LinkedAccount[]> {
  const rows = await select(db, customerId).orderBy('isPrimary', 'desc').orderBy('createdAt').execute();
  return rows.map(toLinked);
}

type Named = { customerId: string; id: string; origin: Origin };

const note = (trx: Trx, bank: Bank, action: AuditAction, { customerId, id, origin }: Named) =>
  record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action,
    origin,
    customerId,
    subject: { kind: 'linked_account', id },
  });

/** Whose account the other bank says that it is, and whether that is the customer. */
async function enquire(
  bank: Bank,
  customerId: string,
  to: { bankCode: string; account: string },
): Promise<{ name: string; isTheirs: boolean }> {
  const { name } = await enquireName(bank, customerId, to);
  const customer = await findCustomer(bank.db, customerId);
  if (!customer) throw new Fault('account_missing');
  return { name, isTheirs: isSameName(`${customer.firstName} ${customer.lastName}`, name) };
}

/**
 * Adds an account at another bank, or answers the one that is there. It is verified where that bank gives it the customer's name; the first verified one is primary. Throws
 * Fault `bank_unknown`, `too_many_requests` beyond ten, and those of the enquiry.
 */
export async function addLinkedAccount(
  bank: Bank,
  wanted: { customerId: string; bankName: string; account: string; origin: Origin },
): Promise<LinkedAccount> {
  const { customerId, account, origin } = wanted;
  const there = getBank(wanted.bankName);
  const { name, isTheirs } = await enquire(bank, customerId, { bankCode: there.code, account });
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const held = await select(trx, customerId).execute();
    const known = held.find((row) => row.bankCode === there.code && row.account === account);
    if (known) return toLinked(known);
    if (held.length >= MOST) throw new Fault('too_many_requests');
    const at = bank.clock.now();
    const row = await trx
      .insertInto('linkedAccount')
      .values({
        customerId,
        bankCode: there.code,
        account,
        name,
        createdAt: at,
        isPrimary: isTheirs && !held.some((one) => one.isPrimary),
        verifiedAt: isTheirs ? at : null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await note(trx, bank, 'linked_account_added', { customerId, id: row.id, origin });
    return toLinked(row);
  });
}

/** Asks the other bank again whose account it is. Throws Fault `not_found`, and those of the enquiry. */
export async function verifyLinkedAccount(bank: Bank, wanted: Named): Promise<LinkedAccount> {
  const { customerId, id } = wanted;
  const row = await select(bank.db, customerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  const { name, isTheirs } = await enquire(bank, customerId, row);
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const primary = (await select(trx, customerId).execute()).find((one) => one.isPrimary);
    const verified = await trx
      .updateTable('linkedAccount')
      .set({
        name,
        verifiedAt: isTheirs ? bank.clock.now() : null,
        isPrimary: isTheirs && (primary === undefined || primary.id === id),
      })
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .returning(columns)
      .executeTakeFirst();
    if (!verified) throw new Fault('not_found');
    if (isTheirs) await note(trx, bank, 'linked_account_verified', wanted);
    return toLinked(verified);
  });
}

/** Makes an account the primary one. Throws Fault `not_found`, `account_unverified`. */
export function makePrimary(bank: Bank, wanted: Named): Promise<LinkedAccount[]> {
  const { customerId, id } = wanted;
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const row = await select(trx, customerId).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Fault('not_found');
    if (!row.verifiedAt) throw new Fault('account_unverified');
    if (!row.isPrimary) {
      await trx
        .updateTable('linkedAccount')
        .set({ isPrimary: false })
        .where('customerId', '=', customerId)
        .where('isPrimary', '=', true)
        .execute();
      await trx.updateTable('linkedAccount').set({ isPrimary: true }).where('id', '=', id).execute();
      await note(trx, bank, 'linked_account_primary', wanted);
    }
    return listLinkedAccounts(trx, customerId);
  });
}

/** Takes an account off; safe to repeat. */
export function removeLinkedAccount(bank: Bank, wanted: Named): Promise<LinkedAccount[]> {
  const { customerId, id } = wanted;
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const { numUpdatedRows } = await trx
      .updateTable('linkedAccount')
      .set({ removedAt: bank.clock.now(), isPrimary: false })
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await note(trx, bank, 'linked_account_removed', wanted);
    return listLinkedAccounts(trx, customerId);
  });
}
