import { type Trx, transact } from '@karo/db/client';
import { findCustomer, isSameName } from '../../customers/index.ts';
import {
  type Bank,
  dayOf,
  daysAfter,
  eachAlone,
  Fault,
  type FaultCode,
  isFault,
  kobo,
  startOf,
} from '../../kernel/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { acceptUnderMandate } from '../../orders/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import {
  endIfOver,
  endMandate,
  factsOf,
  findRun,
  isTransfer,
  type MandateRow,
  moveOn,
  numberBy,
  payeeOf,
  type RunRow,
  scheduleOf,
} from '../scheduled/index.ts';
import { quoteRun, type RunQuote } from './quoting.ts';

const HOUR_MS = 3_600_000;
/** From this hour of the day in Lagos runs are paid, and until this hour money that is short is looked for again. */
const FROM_HOUR = 8;
const TO_HOUR = 20;
const RETRY_MS = 2 * HOUR_MS;
/** A run that the bank could not make on its day is made so many days later at most; an older one is missed, and told. */
const LATE_DAYS = 2;
/** A crash between a run's quote and its payment is found again after this. */
const AGAIN_MS = 60_000;
const AT_ONCE = 500;

/** What may be over in a few hours. */
const passing: readonly FaultCode[] = ['insufficient_funds', 'bank_down', 'unavailable'];
/** What needs the customer: the payee or the price is not what was approved. */
const changed: readonly FaultCode[] = ['name_mismatch', 'limit_ceiling', 'destination_unknown'];
/** What will never be paid again: the account, the goal or the loan is over, and the mandate ends with it. */
const over: readonly FaultCode[] = ['account_closed', 'account_missing', 'goal_closed', 'loan_not_running'];

const atHour = (day: string, hour: number): Date => new Date(startOf(day).getTime() + hour * HOUR_MS);

async function tellOf(
  trx: Trx,
  row: MandateRow,
  news: { dueOn: string; what: string; at: Date; words: (phrases: Phrases) => string },
): Promise<void> {
  const dedupe = `mandate:${row.id}:${news.dueOn}:${news.what}`;
  return notifyCustomer(
    trx,
    { customerId: row.customerId },
    { at: news.at, dedupe, words: (phrases) => ({ text: news.words(phrases) }) },
  );
}

/** Whether what was due on a day is not paid any more today: it is too late for it, or the mandate's last day is over. */
const isTooLate = ({ untilOn }: MandateRow, dueOn: string, today: string): boolean =>
  daysAfter(dueOn, LATE_DAYS) < today || (untilOn !== null && untilOn < today);

/** Writes down what has fallen due of a mandate: the newest run is to be made, those before it were missed. */
async function openDue(trx: Trx, id: bigint, at: Date): Promise<void> {
  const row = await trx.selectFrom('mandate').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const today = dayOf(at);
  if (row?.status !== 'active' || row.nextOn === null || row.nextOn > today) return;
  const schedule = scheduleOf(row);
  let number = numberBy(schedule, today);
  while (number > row.nextNumber && !findRun(schedule, number)) number -= 1;
  const run = findRun(schedule, Math.max(number, row.nextNumber));
  if (!run) return moveOn(trx, row, row.nextNumber, at);
  if (run.day > today) return moveOn(trx, row, run.number, at);
  const isLate = isTooLate(row, run.day, today);
  await trx
    .insertInto('mandateRun')
    .values({
      mandateId: id,
      dueOn: run.day,
      number: run.number,
      createdAt: at,
      ...(isLate ? { status: 'missed', endedAt: at } : { status: 'due', nextTryAt: at }),
    })
    .onConflict((conflict) => conflict.columns(['mandateId', 'dueOn']).doNothing())
    .execute();
  await moveOn(trx, row, run.number + 1, at);
  const missed = run.number - row.nextNumber + (isLate ? 1 : 0);
  if (missed === 0) return;
  const words = ({ scheduled }: Phrases) => scheduled.missed({ ...factsOf(row), missed });
  return tellOf(trx, row, { dueOn: run.day, what: 'missed', at, words });
}

async function openRuns(bank: Bank, at: Date): Promise<void> {
  const today = dayOf(at);
  const before = at >= atHour(today, FROM_HOUR) ? today : daysAfter(today, -1);
  const due = await bank.db
    .selectFrom('mandate')
    .select('id')
    .where('status', '=', 'active')
    .where('nextOn', '<=', before)
    .orderBy('nextOn')
    .limit(AT_ONCE)
    .execute();
  const ids = due.map(({ id }) => id);
  await eachAlone(bank, 'mandate', ids, async (id) => {
    await transact(bank.db, (trx) => openDue(trx, id, at));
  });
}

type Both = { mandate: MandateRow; run: RunRow };

/** Locks a run that is still to be made, its mandate first; undefined where it was made, skipped or stopped meanwhile. */
async function lockDue(trx: Trx, runId: bigint): Promise<Both | undefined> {
  const mandate = await trx
    .selectFrom('mandate')
    .selectAll()
    .where('id', '=', trx.selectFrom('mandateRun').select('mandateId').where('id', '=', runId))
    .forUpdate()
    .executeTakeFirst();
  const run = await trx
    .selectFrom('mandateRun')
    .selectAll()
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  return mandate && run?.status === 'due' ? { mandate, run } : undefined;
}

/** Whether the next run of the same mandate is there, or falls due today: of two days only the newer is paid. */
async function isOvertaken(trx: Trx, { mandate, run }: Both, today: string): Promise<boolean> {
  if (mandate.nextOn !== null && mandate.nextOn <= today) return true;
  const newer = await trx
    .selectFrom('mandateRun')
    .select('id')
    .where('mandateId', '=', mandate.id)
    .where('dueOn', '>', run.dueOn)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

async function miss(trx: Trx, { mandate, run }: Both, at: Date): Promise<void> {
  await trx
    .updateTable('mandateRun')
    .set({ status: 'missed', endedAt: at, nextTryAt: null })
    .where('id', '=', run.id)
    .execute();
  await endIfOver(trx, mandate.id, at);
  const words = ({ scheduled }: Phrases) => scheduled.missed({ ...factsOf(mandate), missed: 1 });
  return tellOf(trx, mandate, { dueOn: run.dueOn, what: 'late', at, words });
}

/** Locks a run that may be paid now; one that was opened on its day and is too late by now is missed, and told. */
async function lockPayable(trx: Trx, runId: bigint, at: Date): Promise<Both | undefined> {
  const both = await lockDue(trx, runId);
  if (!both) return undefined;
  const today = dayOf(at);
  if (!isTooLate(both.mandate, both.run.dueOn, today) && !(await isOvertaken(trx, both, today)))
    return both.mandate.status === 'paused' ? undefined : both;
  await miss(trx, both, at);
  return undefined;
}

/** Makes the run's quote, and looks whether it is still what was approved. Throws the product's Faults, `name_mismatch` and `limit_ceiling`. */
async function quoteWithin(bank: Bank, mandate: MandateRow): Promise<RunQuote> {
  const payee = payeeOf(mandate);
  const { customerId } = mandate;
  const quoted = await quoteRun(bank, { customerId, payee, amount: kobo(mandate.amount) });
  const { name, total } = quoted;
  if (isTransfer(payee) && !isSameName(mandate.name, name)) throw new Fault('name_mismatch', { name });
  if (total > mandate.ceiling) throw new Fault('limit_ceiling', { limit: kobo(mandate.ceiling) });
  return quoted;
}

async function pay(bank: Bank, quotedFor: Both, { quoteId, amount }: RunQuote): Promise<void> {
  await transact(bank.db, async (trx) => {
    const both = await lockPayable(trx, quotedFor.run.id, bank.clock.now());
    // What was lowered since is quoted again at the next try.
    if (both?.mandate.amount !== quotedFor.mandate.amount) return;
    const { mandate, run } = both;
    const result = await acceptUnderMandate(trx, bank, quoteId, mandate.reference);
    const at = bank.clock.now();
    await trx
      .updateTable('mandateRun')
      .set({ status: 'paid', quoteId, reference: result.reference ?? null, endedAt: at, nextTryAt: null })
      .where('id', '=', run.id)
      .execute();
    await endIfOver(trx, mandate.id, at);
    const words = ({ scheduled }: Phrases) => scheduled.paid({ ...factsOf(mandate), amount });
    await tellOf(trx, mandate, { dueOn: run.dueOn, what: 'paid', at, words });
  });
}

/** When money that is short is looked for again today, where the customer chose so. */
function nextTry(mandate: MandateRow, fault: Fault, at: Date): Date | undefined {
  const today = dayOf(at);
  const next = new Date(Math.max(at.getTime() + RETRY_MS, atHour(today, FROM_HOUR).getTime()));
  const isOver = next > atHour(today, TO_HOUR) || !passing.includes(fault.code);
  return isOver || !mandate.retries ? undefined : next;
}

async function fail(trx: Trx, both: Both, fault: Fault, at: Date): Promise<void> {
  const { mandate, run } = both;
  const again = nextTry(mandate, fault, at);
  const tries = run.tries + 1;
  await trx
    .updateTable('mandateRun')
    .set(
      again
        ? { tries, nextTryAt: again, fault: fault.code }
        : { tries, status: 'failed', nextTryAt: null, fault: fault.code, endedAt: at },
    )
    .where('id', '=', run.id)
    .execute();
  const { code, facts } = fault;
  const whyIn = (phrases: Phrases) => (phrases.faults[code] as (facts: unknown) => string)(facts);
  if (over.includes(code)) {
    await endMandate(trx, mandate, 'ended', at);
    if (code === 'account_closed' || code === 'account_missing') return;
    const words = (phrases: Phrases) => `${whyIn(phrases)} ${phrases.scheduled.acts.stop(factsOf(mandate))}`;
    return tellOf(trx, mandate, { dueOn: run.dueOn, at, what: 'over', words });
  }
  await endIfOver(trx, mandate.id, at);
  const waits = changed.includes(fault.code) && mandate.status === 'active' && mandate.nextOn !== null;
  if (waits)
    await trx
      .updateTable('mandate')
      .set({ status: 'paused', pausedFor: fault.code })
      .where('id', '=', mandate.id)
      .execute();
  if (again && run.tries > 0) return;
  return tellOf(trx, mandate, {
    dueOn: run.dueOn,
    at,
    what: again ? 'short' : 'failed',
    words: (phrases) => phrases.scheduled.failed({ ...factsOf(mandate), why: whyIn(phrases), again, waits }),
  });
}

/** Nobody's money is looked for again at night: what was tried before, or opened on an earlier day, waits until the morning. */
function waitsUntil(run: RunRow, at: Date): Date | undefined {
  const morning = atHour(dayOf(at), FROM_HOUR);
  const isAgain = run.tries > 0 || dayOf(run.createdAt) < dayOf(at);
  return isAgain && at < morning ? morning : undefined;
}

async function checkOpenCustomer(bank: Bank, customerId: string): Promise<void> {
  const customer = await findCustomer(bank.db, customerId);
  if (!customer) throw new Fault('account_missing');
  if (customer.status === 'closed') throw new Fault('account_closed');
  if (customer.status === 'frozen') throw new Fault('customer_frozen');
}

/** Makes one run: its own quote under the mandate, then the payment, once; safe to repeat and to interrupt at any line. */
async function makeRun(bank: Bank, runId: bigint): Promise<void> {
  const both = await transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const found = await lockPayable(trx, runId, at);
    if (!found) return undefined;
    const morning = waitsUntil(found.run, at);
    const nextTryAt = morning ?? new Date(at.getTime() + AGAIN_MS);
    await trx.updateTable('mandateRun').set({ nextTryAt }).where('id', '=', runId).execute();
    return morning ? undefined : found;
  });
  if (!both) return;
  try {
    await checkOpenCustomer(bank, both.mandate.customerId);
    await pay(bank, both, await quoteWithin(bank, both.mandate));
  } catch (error) {
    if (!isFault(error)) throw error;
    await transact(bank.db, async (trx) => {
      const still = await lockDue(trx, runId);
      return still && fail(trx, still, error, bank.clock.now());
    });
  }
}

/** Pays what has fallen due of every mandate. Each run is written once for its day before it is made, so restarts and a clock that jumps pay nothing twice. */
export async function runMandates(bank: Bank): Promise<void> {
  const at = bank.clock.now();
  await openRuns(bank, at);
  const due = await bank.db
    .selectFrom('mandateRun')
    .select('id')
    .where('status', '=', 'due')
    .where('nextTryAt', '<=', at)
    .orderBy('nextTryAt')
    .limit(AT_ONCE)
    .execute();
  const ids = due.map(({ id }) => id);
  await eachAlone(bank, 'mandate run', ids, (id) => makeRun(bank, id));
}
