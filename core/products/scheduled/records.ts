import type { Db, Trx } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import type { MandateFacts, Payee, Schedule } from '../../catalogue/index.ts';
import { bankByCode, Fault, kobo } from '../../kernel/index.ts';
import { findRun, numberBy } from './rhythm.ts';

/** A mandate as the table keeps it. */
export type MandateRow = Selectable<DB['mandate']>;
/** One of its runs. */
export type RunRow = Selectable<DB['mandateRun']>;

/** The schedule of a mandate. */
export const scheduleOf = (row: MandateRow): Schedule => ({
  rhythm: row.rhythm as Schedule['rhythm'],
  firstOn: row.firstOn,
  ...(row.monthDay !== null && { monthDay: row.monthDay }),
  ...(row.times !== null && { times: row.times }),
  ...(row.untilOn !== null && { untilOn: row.untilOn }),
});

/** What is left of a mandate's schedule after a day (in Lagos); undefined where no run is left. */
export function leftOf(row: MandateRow, day: string): Schedule | undefined {
  const schedule = scheduleOf(row);
  const number = Math.max(row.nextNumber, numberBy(schedule, day) + 1);
  const next = findRun(schedule, number);
  if (!next) return undefined;
  const { rhythm, times, untilOn } = schedule;
  return {
    rhythm,
    firstOn: next.day,
    ...(rhythm === 'monthly' && { monthDay: schedule.monthDay ?? Number(schedule.firstOn.slice(8)) }),
    ...(times !== undefined && { times: times - number + 1 }),
    ...(untilOn !== undefined && { untilOn }),
  };
}

/** What a mandate pays, as a run's quote is made from it. */
export const payeeOf = (row: MandateRow): Payee => row.payee as unknown as Payee;

/** Whom or what something is paid to, in one line. */
export function whatOf(payee: Payee, name: string): string {
  if (payee.operation === 'transfer')
    return `${name} (${bankByCode(payee.bankCode)?.short ?? payee.bankCode} ${payee.account})`;
  if (payee.operation === 'bill') return `${name} ${payee.number}`;
  return payee.operation === 'goal_save' ? `“${name}”` : name;
}

/** Whether the company, and not the customer, says what one payment is: data and television are sold as plans. */
export const isPriced = (payee: Payee): boolean => payee.operation === 'bill' && payee.kind !== 'electricity';

/** A mandate as phrases speak of it. */
export const factsOf = (row: MandateRow): MandateFacts => ({
  reference: row.reference,
  what: whatOf(payeeOf(row), row.name),
  amount: kobo(row.amount),
  ceiling: kobo(row.ceiling),
  schedule: scheduleOf(row),
  nextOn: row.nextOn ?? undefined,
  status: row.status as MandateFacts['status'],
});

/** Locks a customer's mandate; throws Fault `not_found`. */
export async function lockMandate(trx: Trx, customerId: string, reference: string): Promise<MandateRow> {
  const row = await trx
    .selectFrom('mandate')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return row;
}

/** A customer's mandates that have not ended, oldest first. */
export const listMandates = (db: Db | Trx, customerId: string): Promise<MandateRow[]> =>
  db
    .selectFrom('mandate')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('status', 'in', ['active', 'paused'])
    .orderBy('id')
    .execute();

/** The newest runs of a mandate. */
export const listRuns = (db: Db | Trx, mandateId: bigint, limit: number): Promise<RunRow[]> =>
  db
    .selectFrom('mandateRun')
    .selectAll()
    .where('mandateId', '=', mandateId)
    .orderBy('dueOn', 'desc')
    .limit(limit)
    .execute();

/** True where a payment of a mandate has fallen due and is still to be made, or tried again. */
export const hasDue = async (db: Db | Trx, mandateId: bigint): Promise<boolean> =>
  (await db
    .selectFrom('mandateRun')
    .select('id')
    .where('mandateId', '=', mandateId)
    .where('status', '=', 'due')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** True where a mandate has had a run, other than one that was left out, on a day (in Lagos) or after it. */
export const hasRunSince = async (db: Db | Trx, mandateId: bigint, day: string): Promise<boolean> =>
  (await db
    .selectFrom('mandateRun')
    .select('id')
    .where('mandateId', '=', mandateId)
    .where('dueOn', '>=', day)
    .where('status', '<>', 'skipped')
    .limit(1)
    .executeTakeFirst()) !== undefined;
