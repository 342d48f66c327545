import { type Db, type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import { type AuditFacts, record } from '../audit/index.ts';
import { type Acting, askedByTwo, checkSecond, houseOrigin } from '../auth/index.ts';
import { findCustomer, lockCustomer } from '../customers/index.ts';
import { type Bank, dayOf, Fault, type Kobo, kobo, startOf, toNaira } from '../kernel/index.ts';
import { getCustomerAccount } from '../ledger/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { isDay } from '../products/scheduled/index.ts';

/** An order of a court or an authority that holds money on an account; `amount` in kobo, days in Lagos as `yyyy-mm-dd`. */
export type Lien = Selectable<DB['lien']>;

export type LienAsked = {
  customerId: string;
  kind: 'court_order' | 'authority';
  amount: Kobo;
  /** What the order calls itself, and who gave it. */
  reference: string;
  authority: string;
  datedOn: string;
  /** The last day on which it holds; without it, it holds until it is lifted. */
  endsOn?: string;
};

const SHOWN = 500;
const ENDED_AT_ONCE = 100;

/** What is left to be held of an order: what was paid to whom it names is not. */
export const leftOf = ({ amount, paid }: Pick<Lien, 'amount' | 'paid'>): Kobo => kobo(amount - paid);

/** The order as phrases name it, with what is left of it. */
export const orderedBy = ({ amount, paid, authority, reference, datedOn, endsOn }: Lien) => ({
  amount: leftOf({ amount, paid }),
  authority,
  reference,
  datedAt: startOf(datedOn),
  endsAt: endsOn === null ? undefined : startOf(endsOn),
});

/** Writes a step of an order into the audit log. */
export async function auditLien(
  trx: Trx,
  bank: Bank,
  row: Lien,
  act: string,
  by?: Acting,
  more: AuditFacts = {},
): Promise<void> {
  await record(trx, bank, {
    actor: by ? { kind: 'administrator', id: by.administrator } : { kind: 'system', id: 'liens' },
    action: 'admin_action',
    origin: by ? houseOrigin(by) : { channel: 'house' },
    subject: { kind: 'lien', id: String(row.id) },
    customerId: row.customerId,
    facts: {
      act,
      amount: toNaira(kobo(row.amount)),
      authority: row.authority,
      reference: row.reference,
      endsOn: row.endsOn,
      ...more,
    },
  });
}

const tell = (trx: Trx, bank: Bank, row: Lien, say: 'lienPlaced' | 'lienEnded') =>
  notifyCustomer(
    trx,
    { customerId: row.customerId },
    {
      at: bank.clock.now(),
      dedupe: `lien:${row.id}:${say}`,
      words: ({ compliance }: Phrases) => ({ text: compliance[say](orderedBy(row)) }),
    },
  );

function checkDays({ datedOn, endsOn }: Pick<LienAsked, 'datedOn' | 'endsOn'>, today: string): void {
  if (!isDay(datedOn) || datedOn > today) throw new Fault('bad_request', { field: 'datedOn' });
  if (endsOn === undefined) return;
  if (!isDay(endsOn) || endsOn < today || endsOn < datedOn)
    throw new Fault('bad_request', { field: 'endsOn' });
}

async function checkOpen(trx: Trx, customerId: string): Promise<void> {
  await lockCustomer(trx, customerId);
  const customer = await findCustomer(trx, customerId);
  if (!customer || customer.status === 'pending') throw new Fault('account_missing');
  if (customer.status === 'closed') throw new Fault('account_closed');
}

/**
 * Writes down an order on an account; nothing is held until somebody else approves it. Throws Fault `bad_request` where its days cannot be, `amount_invalid`, `account_missing`,
 * `account_closed`, and `request_reused` where that authority's order of this reference already stands on the account.
 */
export const proposeLien = (bank: Bank, asked: Acting & LienAsked): Promise<Lien> =>
  transact(bank.db, async (trx) => {
    const { customerId, kind, amount, reference, authority, datedOn, endsOn } = asked;
    const at = bank.clock.now();
    if (amount <= 0n) throw new Fault('amount_invalid');
    checkDays(asked, dayOf(at));
    await checkOpen(trx, customerId);
    const { id: accountId } = await getCustomerAccount(trx, customerId);
    const row = await trx
      .insertInto('lien')
      .values({
        customerId,
        accountId,
        kind,
        amount,
        reference,
        authority,
        datedOn,
        endsOn: endsOn ?? null,
        proposedBy: asked.administrator,
        proposedAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Fault('request_reused');
    await auditLien(trx, bank, row, 'propose', asked);
    return row;
  });

/** The lien with this number, locked after its customer, as everywhere; undefined where it is not in that state, or was paid. */
export async function lockLien(
  trx: Trx,
  id: bigint,
  status: 'proposed' | 'placed',
): Promise<Lien | undefined> {
  const of = await trx.selectFrom('lien').select('customerId').where('id', '=', id).executeTakeFirst();
  if (!of) return undefined;
  await lockCustomer(trx, of.customerId);
  const row = await trx.selectFrom('lien').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.status === status && leftOf(row) > 0n ? row : undefined;
}

const change = (
  trx: Trx,
  id: bigint,
  to: Partial<Pick<Lien, 'status' | 'decidedBy' | 'decidedAt' | 'endedAt'>>,
) => trx.updateTable('lien').set(to).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/**
 * Approves an order, from when on no payment takes the money, of what is there or comes in, and the customer is told; or refuses it. Throws Fault `not_found` where it was decided,
 * `account_closed`, `bad_request` where it is over by now, and to an approval those of `checkSecond`.
 */
export const decideLien = (bank: Bank, decided: Acting & { id: bigint; approved: boolean }): Promise<Lien> =>
  transact(bank.db, async (trx) => {
    const { id, approved, administrator } = decided;
    const row = await lockLien(trx, id, 'proposed');
    if (!row) throw new Fault('not_found');
    const at = bank.clock.now();
    const by = { decidedBy: administrator, decidedAt: at };
    if (!approved) {
      await auditLien(trx, bank, row, 'refuse', decided);
      return change(trx, id, { ...by, status: 'refused' });
    }
    await checkSecond(trx, bank, row.proposedBy, decided);
    if (row.endsOn !== null && row.endsOn < dayOf(at)) throw new Fault('bad_request', { field: 'endsOn' });
    await checkOpen(trx, row.customerId);
    const placed = await change(trx, id, { ...by, status: 'placed' });
    await auditLien(trx, bank, placed, 'place', decided);
    await tell(trx, bank, placed, 'lienPlaced');
    return placed;
  });

/** Lifts an order that stands, once two people ask for it, and tells the customer; answers it as it is, still placed after the first. Throws Fault `not_found`, and those of `askedByTwo`. */
export const releaseLien = (bank: Bank, asked: Acting & { id: bigint; note: string }): Promise<Lien> =>
  transact(bank.db, async (trx) => {
    const { id, note } = asked;
    const row = await lockLien(trx, id, 'placed');
    if (!row) throw new Fault('not_found');
    const { customerId } = row;
    if (!(await askedByTwo(trx, bank, { act: 'lien', subject: String(id), customerId, note, by: asked })))
      return row;
    const released = await change(trx, id, { status: 'released', endedAt: bank.clock.now() });
    await auditLien(trx, bank, released, 'release', asked);
    await tell(trx, bank, released, 'lienEnded');
    return released;
  });

/** Ends the orders whose last day is over, each in a transaction of its own, and tells their customers; for the rounds. Answers how many. */
export async function endLiens(bank: Bank): Promise<number> {
  const today = dayOf(bank.clock.now());
  const due = await bank.db
    .selectFrom('lien')
    .select('id')
    .where('status', '=', 'placed')
    .where('endsOn', '<', today)
    .whereRef('paid', '<', 'amount')
    .orderBy('id')
    .limit(ENDED_AT_ONCE)
    .execute();
  for (const { id } of due)
    await transact(bank.db, async (trx) => {
      if (!(await lockLien(trx, id, 'placed'))) return;
      const ended = await change(trx, id, { status: 'ended', endedAt: bank.clock.now() });
      await auditLien(trx, bank, ended, 'end');
      await tell(trx, bank, ended, 'lienEnded');
    });
  return due.length;
}

/** The orders that wait for a second person, or stand and are not paid, oldest first. */
export const listLiens = (db: Db): Promise<Lien[]> =>
  db
    .selectFrom('lien')
    .selectAll()
    .where('status', 'in', ['proposed', 'placed'])
    .whereRef('paid', '<', 'amount')
    .orderBy('id')
    .limit(SHOWN)
    .execute();

/** The orders that hold something of a customer's, oldest first. */
export const liensOf = (db: Db | Trx, customerId: string): Promise<Lien[]> =>
  db
    .selectFrom('lien')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('status', '=', 'placed')
    .whereRef('paid', '<', 'amount')
    .orderBy('id')
    .execute();
