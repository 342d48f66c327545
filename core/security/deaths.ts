import { type Db, type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import { type AuditFacts, record } from '../audit/index.ts';
import { type Acting, askedByTwo, checkSecond, endSessions, houseOrigin } from '../auth/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { type Bank, dayOf, Fault, type Kobo, kobo, sum, toNaira } from '../kernel/index.ts';
import { balanceOfCustomer, lockCustomerAccount } from '../ledger/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { listLoans, payFromEstate } from '../products/loans/index.ts';
import { endMandatesOf, isDay } from '../products/scheduled/index.ts';
import { enquirePayee, type Payee, payByHouse } from '../products/transfers/index.ts';
import { freezeWithin } from './freezing.ts';

/** A customer who was reported dead, with the next of kin; days in Lagos as `yyyy-mm-dd`. */
export type Death = Selectable<DB['deathReport']>;

export type DeathReported = {
  customerId: string;
  diedOn: string;
  /** What the certificate of death calls itself. */
  certificate: string;
  kinName: string;
  kinPhone: string;
  kinRelation: string;
};

const SHOWN = 200;

async function audit(trx: Trx, bank: Bank, row: Death, by: Acting, facts: AuditFacts): Promise<void> {
  await record(trx, bank, {
    actor: { kind: 'administrator', id: by.administrator },
    action: 'admin_action',
    origin: houseOrigin(by),
    subject: { kind: 'death', id: String(row.id) },
    customerId: row.customerId,
    facts,
  });
}

/**
 * Writes down that a customer has died, which one person may: the account is frozen at once, every session and key for programs ends, what was offered or has not left is taken back, cards pay
 * nothing, no instalment is taken, and who writes from the customer's phone is told why. Throws Fault `bad_request` where the day cannot be, `account_missing`, `account_closed`, and
 * `request_reused` where a report stands.
 */
export const reportDeath = (bank: Bank, report: Acting & DeathReported): Promise<Death> =>
  transact(bank.db, async (trx) => {
    const { customerId, diedOn, certificate, kinName, kinPhone, kinRelation, administrator } = report;
    const at = bank.clock.now();
    if (!isDay(diedOn) || diedOn > dayOf(at)) throw new Fault('bad_request', { field: 'diedOn' });
    const by = { kind: 'administrator', id: administrator } as const;
    await freezeWithin(trx, bank, { customerId, channel: 'house', why: 'reported dead', by, told: true });
    const row = await trx
      .insertInto('deathReport')
      .values({
        customerId,
        diedOn,
        certificate,
        kinName,
        kinPhone,
        kinRelation,
        reportedBy: administrator,
        reportedAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Fault('request_reused');
    await trx.updateTable('customer').set({ deceasedAt: at }).where('id', '=', customerId).execute();
    await endSessions(trx, bank.clock, customerId);
    await audit(trx, bank, row, report, { act: 'report', diedOn, certificate });
    await notifyCustomer(
      trx,
      { customerId },
      { at, dedupe: `death:${row.id}`, words: ({ faults }) => ({ text: faults.customer_deceased({}) }) },
    );
    return row;
  });

/** The report with this number, locked after its customer, as everywhere; throws Fault `not_found` where it is in none of the states. */
async function lockDeath(trx: Trx, id: bigint, ...states: readonly string[]): Promise<Death> {
  const of = await trx.selectFrom('deathReport').select('customerId').where('id', '=', id).executeTakeFirst();
  if (!of) throw new Fault('not_found');
  await lockCustomer(trx, of.customerId);
  const row = await trx
    .selectFrom('deathReport')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !states.includes(row.status)) throw new Fault('not_found');
  return row;
}

const change = (trx: Trx, id: bigint, to: Partial<Death>): Promise<Death> =>
  trx.updateTable('deathReport').set(to).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Ends what could act for the customer: standing orders, cards, keys for programs, passkeys, devices, webhooks, and who may block the account. */
async function endAll(trx: Trx, customerId: string, at: Date): Promise<void> {
  await endMandatesOf(trx, customerId, at);
  await trx
    .updateTable('card')
    .set({ status: 'closed', closedAt: at })
    .where('customerId', '=', customerId)
    .where('status', 'in', ['active', 'frozen'])
    .execute();
  await trx
    .updateTable('apiKey')
    .set({ revokedAt: at })
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null)
    .execute();
  for (const table of ['passkey', 'device', 'webhook', 'trustedNumber'] as const)
    await trx
      .updateTable(table)
      .set({ removedAt: at })
      .where('customerId', '=', customerId)
      .where('removedAt', 'is', null)
      .execute();
}

/**
 * Confirms a report on the papers, by a second person: what could act for the customer ends for good. Throws Fault `not_found` where it was decided, and those of `checkSecond`.
 */
export const confirmDeath = (bank: Bank, by: Acting & { id: bigint }): Promise<Death> =>
  transact(bank.db, async (trx) => {
    const row = await lockDeath(trx, by.id, 'reported');
    await checkSecond(trx, bank, row.reportedBy, by);
    const at = bank.clock.now();
    await endAll(trx, row.customerId, at);
    await audit(trx, bank, row, by, { act: 'confirm' });
    return change(trx, row.id, { status: 'confirmed', decidedBy: by.administrator, decidedAt: at });
  });

/**
 * Withdraws a report that was a mistake, once two people ask for it; answers it as it is. The account stays frozen: it is thawed as any other. Throws Fault `not_found`, and those of
 * `askedByTwo`.
 */
export const withdrawDeath = (bank: Bank, by: Acting & { id: bigint; note: string }): Promise<Death> =>
  transact(bank.db, async (trx) => {
    const { id, note } = by;
    const row = await lockDeath(trx, id, 'reported', 'confirmed');
    const { customerId } = row;
    const subject = `withdraw:${id}`;
    if (!(await askedByTwo(trx, bank, { act: 'death', subject, customerId, note, by }))) return row;
    await trx.updateTable('customer').set({ deceasedAt: null }).where('id', '=', customerId).execute();
    await audit(trx, bank, row, by, { act: 'withdraw', note });
    return change(trx, id, { status: 'withdrawn', decidedAt: bank.clock.now() });
  });

/** What is there for the heirs once debts are paid; the account is locked. Throws Fault `insufficient_funds` where nothing is there, `closing_refused` where the debts take all of it. */
async function checkEstate(trx: Trx, customerId: string, now: Date): Promise<void> {
  const { available } = await balanceOfCustomer(trx, customerId);
  if (available <= 0n) throw new Fault('insufficient_funds', { available, needed: kobo(1) });
  const loans = (await listLoans(trx, customerId, now)).filter(({ status }) => status !== 'written_off');
  if (sum(loans.map(({ outstanding }) => outstanding)) >= available)
    throw new Fault('closing_refused', { why: 'loan' });
}

export type Payout = Payee & { id: bigint; note: string };

/**
 * Pays what a dead customer's loans owe out of the balance, and the rest to the account that the court's letter names, free of charge, once two people ask for the same account; answers the name that its bank gives, and the transfer's
 * reference after the second, with what the loans took. What liens hold stays. Throws Fault `not_found` before the death is confirmed, `closing_refused` where the loans take all (then they are written off, which takes what is there), `insufficient_funds` where nothing is there,
 * those of `enquirePayee`, `payByHouse` and `askedByTwo`.
 */
export async function payOutDeath(
  bank: Bank,
  by: Acting & Payout,
): Promise<{ name: string; reference?: string; debts?: Kobo }> {
  const { id, bankCode, account, payee, note } = by;
  const known = await bank.db
    .selectFrom('deathReport')
    .select('customerId')
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  if (!known) throw new Fault('not_found');
  const { customerId } = known;
  const enquiry = await enquirePayee(bank, customerId, { bankCode, account, payee });
  const { name } = enquiry;
  return transact(bank.db, async (trx) => {
    const row = await lockDeath(trx, id, 'confirmed');
    const now = bank.clock.now();
    await lockCustomerAccount(trx, customerId);
    await checkEstate(trx, customerId, now);
    const facts = { bankCode, account, name };
    const asked = { act: 'death', subject: `pay:${id}`, facts, customerId, note, by } as const;
    if (!(await askedByTwo(trx, bank, asked))) return { name };
    const debts = await payFromEstate(trx, customerId, now);
    const { available: amount } = await balanceOfCustomer(trx, customerId);
    const narration = `Estate, certificate ${row.certificate}`.slice(0, 100);
    const to = { customerId, bankCode, account, amount, enquiry, narration };
    const { reference } = await payByHouse(trx, bank, to);
    const paid = { amount: toNaira(amount), debts: toNaira(debts), reference, account, name };
    await audit(trx, bank, row, by, { act: 'pay', ...paid });
    await change(trx, id, { paidReference: reference });
    return { name, reference, debts };
  });
}

/** The reports that stand, newest first. */
export const listDeaths = (db: Db): Promise<Death[]> =>
  db
    .selectFrom('deathReport')
    .selectAll()
    .where('status', '<>', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
