import { type Db, type Trx, transact } from '@karo/db/client';
import type { MandateTerms, Payee, Schedule } from '../../catalogue/index.ts';
import { getActiveCustomer, lockActiveCustomer } from '../../customers/index.ts';
import {
  type Bank,
  bankByCode,
  dayOf,
  daysAfter,
  Fault,
  type Kobo,
  kobo,
  randomLetters,
  stamp,
} from '../../kernel/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { type Phrases, phrasesIn } from '../../phrases/index.ts';
import {
  type CarriedOut,
  createQuote,
  type OperationHandler,
  type Quote,
  quoteLanguage,
  type Shown,
} from '../../quotes/index.ts';
import {
  factsOf,
  hasDue,
  hasRunSince,
  isPriced,
  listMandates,
  lockMandate,
  type MandateRow,
  payeeOf,
  scheduleOf,
  whatOf,
} from './records.ts';
import { findRun, isDay, numberBy, runAfter } from './rhythm.ts';

const QUOTE_MS = 30 * 60_000;
const MANDATES_MOST = 50;
const TIMES_MOST = 1_000;
const AHEAD_DAYS = 2 * 366;

/** Throws Fault `bad_request` for days that are none, too far ahead or not after today, and for an end before the first payment. */
export function checkSchedule(schedule: Schedule, today: string): void {
  const { firstOn, untilOn, times, monthDay } = schedule;
  if (!isDay(firstOn) || firstOn <= today || firstOn > daysAfter(today, AHEAD_DAYS))
    throw new Fault('bad_request', { field: 'startOn' });
  if (untilOn !== undefined && (!isDay(untilOn) || untilOn < firstOn))
    throw new Fault('bad_request', { field: 'untilOn' });
  if (times !== undefined && (!Number.isInteger(times) || times < 1 || times > TIMES_MOST))
    throw new Fault('bad_request', { field: 'times' });
  if (monthDay !== undefined && (!Number.isInteger(monthDay) || monthDay < 1 || monthDay > 31))
    throw new Fault('bad_request', { field: 'monthDay' });
  if (!findRun(schedule, 1)) throw new Fault('bad_request', { field: 'untilOn' });
}

const shownOf = (terms: MandateTerms, when: string): Shown => {
  const { payee, name } = terms;
  const account =
    payee.operation === 'transfer'
      ? { bank: bankByCode(payee.bankCode)?.short ?? payee.bankCode, account: payee.account }
      : {};
  return { name, ...account, narration: when };
};

/** What is to be approved: its terms, and what one run pays without charges. */
export type NewMandate = {
  customerId: string;
  conversationId?: bigint;
  terms: MandateTerms;
  amount: Kobo;
};

/** Throws Fault `mandates_many` where a customer has as many as they may; the one that is replaced does not count. */
async function checkMany(db: Db | Trx, customerId: string, replaces: string | null): Promise<void> {
  const others = (await listMandates(db, customerId)).filter(({ reference }) => reference !== replaces);
  if (others.length >= MANDATES_MOST) throw new Fault('mandates_many', { most: MANDATES_MOST });
}

/**
 * Throws Fault `mandate_due` where a mandate is to be replaced whose payment of today is still to be made, unless the new one makes it: the old one's end would lose it.
 */
export async function checkNotDue(
  db: Db | Trx,
  replaced: { customerId: string; reference: string | null; firstOn?: string },
  at: Date,
): Promise<void> {
  if (replaced.reference === null) return;
  const { customerId, reference, firstOn } = replaced;
  const old = (await listMandates(db, customerId)).find((row) => row.reference === reference);
  if (!old) return;
  const today = dayOf(at);
  const isToCome =
    old.status === 'active' && old.nextOn !== null && old.nextOn <= today && !(firstOn && firstOn <= today);
  if (isToCome || (await hasDue(db, old.id))) throw new Fault('mandate_due');
}

/** Writes the offer of a mandate; its approval is the only act of the customer's that its runs need. Throws Fault `bad_request`, `amount_invalid`, `mandates_many`, `mandate_due`, and those of an account that is not active. */
export async function offerMandate(
  bank: Bank,
  wanted: NewMandate,
): Promise<{ quote: Quote; message: string }> {
  const { customerId, conversationId, terms, amount } = wanted;
  const at = bank.clock.now();
  await getActiveCustomer(bank.db, customerId);
  checkSchedule(terms.schedule, dayOf(at));
  if (amount <= 0n) throw new Fault('amount_invalid');
  if (kobo(BigInt(terms.ceiling)) < amount) throw new Fault('bad_request', { field: 'ceiling' });
  await checkMany(bank.db, customerId, terms.replaces);
  await checkNotDue(bank.db, { customerId, reference: terms.replaces, firstOn: terms.schedule.firstOn }, at);
  const phrases = phrasesIn(await quoteLanguage(bank.db, { customerId, conversationId }));
  const expiresAt = new Date(at.getTime() + QUOTE_MS);
  const shown = shownOf(terms, phrases.scheduled.when(terms.schedule));
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'mandate',
      facts: { ...terms, shown },
      customerId,
      conversationId,
      amount,
      at,
      expiresAt,
    }),
  );
  const { schedule } = terms;
  const ceiling = kobo(BigInt(terms.ceiling));
  const message = phrases.scheduled.offer({
    what: whatOf(terms.payee, terms.name),
    isSaved: terms.payee.operation === 'goal_save',
    amount,
    ceiling,
    schedule,
    expiresAt,
  });
  return { quote, message };
}

type MandateQuote = Quote & { operation: 'mandate' };

async function stopReplaced(trx: Trx, quote: MandateQuote, at: Date): Promise<void> {
  const { customerId } = quote;
  const { replaces, schedule } = quote.facts;
  if (replaces === null) return;
  const old = await lockMandate(trx, customerId, replaces);
  if (old.status !== 'active' && old.status !== 'paused') throw new Fault('quote_expired');
  const { firstOn } = schedule;
  await checkNotDue(trx, { customerId, reference: old.reference, firstOn }, at);
  if (await hasRunSince(trx, old.id, firstOn)) throw new Fault('quote_expired');
  await endMandate(trx, old, 'stopped', at);
}

async function accept(trx: Trx, bank: Bank, quote: MandateQuote): Promise<CarriedOut> {
  const at = bank.clock.now();
  await lockActiveCustomer(trx, quote.customerId);
  await stopReplaced(trx, quote, at);
  await checkMany(trx, quote.customerId, quote.facts.replaces);
  const { payee, name, ceiling, schedule, retries } = quote.facts;
  const reference = `KM${stamp(at).slice(0, 6)}${randomLetters(8)}`;
  await trx
    .insertInto('mandate')
    .values({
      reference,
      customerId: quote.customerId,
      quoteId: quote.id,
      name,
      retries,
      conversationId: quote.conversationId ?? null,
      operation: payee.operation,
      payee: JSON.stringify(payee),
      amount: quote.amount,
      ceiling: BigInt(ceiling),
      rhythm: schedule.rhythm,
      firstOn: schedule.firstOn,
      monthDay: schedule.monthDay ?? null,
      times: schedule.times ?? null,
      untilOn: schedule.untilOn ?? null,
      status: 'active',
      nextOn: findRun(schedule, 1)?.day ?? null,
      createdAt: at,
    })
    .execute();
  return { status: 'done', reference };
}

/** How an approved mandate is written down, and what is said then. */
export const mandateHandlers: { mandate: OperationHandler<'mandate'> } = {
  mandate: {
    accept,
    message: async (bank, quote, phrases) => {
      const row = await bank.db
        .selectFrom('mandate')
        .selectAll()
        .where('quoteId', '=', quote.id)
        .executeTakeFirstOrThrow();
      return phrases.scheduled.set(factsOf(row));
    },
  },
};

/** Ends a mandate; what was due of it is skipped. */
export async function endMandate(
  trx: Trx,
  row: MandateRow,
  status: 'stopped' | 'ended',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('mandate')
    .set({ status, endedAt: at, nextOn: null })
    .where('id', '=', row.id)
    .execute();
  await skipDue(trx, row.id, at);
}

/** Ends an active mandate of which no run is left, neither to come nor due: until its last one is made it can be stopped. */
export async function endIfOver(trx: Trx, id: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('mandate')
    .set({ status: 'ended', endedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('nextOn', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mandateRun')
            .select('mandateRun.id')
            .whereRef('mandateRun.mandateId', '=', 'mandate.id')
            .where('mandateRun.status', '=', 'due'),
        ),
      ),
    )
    .execute();
}

/** Moves a mandate on to a run by its number; one that has none left ends when nothing of it is due. */
export async function moveOn(trx: Trx, row: MandateRow, number: number, at: Date): Promise<void> {
  const next = findRun(scheduleOf(row), number);
  await trx
    .updateTable('mandate')
    .set(next ? { nextOn: next.day, nextNumber: next.number } : { nextOn: null, nextNumber: number })
    .where('id', '=', row.id)
    .execute();
  await endIfOver(trx, row.id, at);
}

async function skipDue(trx: Trx, mandateId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('mandateRun')
    .set({ status: 'skipped', endedAt: at, nextTryAt: null })
    .where('mandateId', '=', mandateId)
    .where('status', '=', 'due')
    .execute();
}

async function pause(trx: Trx, row: MandateRow, at: Date): Promise<void> {
  // One whose last payment is due has nothing to go on with: that payment is skipped, or all is stopped.
  if (row.status !== 'active' || row.nextOn === null) throw new Fault('not_found');
  await trx.updateTable('mandate').set({ status: 'paused' }).where('id', '=', row.id).execute();
  await skipDue(trx, row.id, at);
}

/** What fell due while it was paused is not paid later. */
async function resume(trx: Trx, row: MandateRow, at: Date): Promise<void> {
  if (row.status !== 'paused') throw new Fault('not_found');
  await trx
    .updateTable('mandate')
    .set({ status: 'active', pausedFor: null })
    .where('id', '=', row.id)
    .execute();
  const schedule = scheduleOf(row);
  const next = runAfter(schedule, dayOf(at));
  const number = Math.max(row.nextNumber, next?.number ?? numberBy(schedule, dayOf(at)) + 1);
  await moveOn(trx, row, number, at);
}

async function skip(trx: Trx, row: MandateRow, at: Date): Promise<void> {
  if (row.status !== 'active') throw new Fault('not_found');
  // Today's, where money was short and it is to be tried again.
  if (await hasDue(trx, row.id)) {
    await skipDue(trx, row.id, at);
    return endIfOver(trx, row.id, at);
  }
  if (row.nextOn === null) throw new Fault('not_found');
  await trx
    .insertInto('mandateRun')
    .values({
      mandateId: row.id,
      dueOn: row.nextOn,
      number: row.nextNumber,
      status: 'skipped',
      createdAt: at,
      endedAt: at,
    })
    .execute();
  await moveOn(trx, row, row.nextNumber + 1, at);
}

async function stop(trx: Trx, row: MandateRow, at: Date): Promise<void> {
  const isOver = row.status === 'stopped' || row.status === 'ended';
  if (isOver && !(await hasDue(trx, row.id))) throw new Fault('not_found');
  await endMandate(trx, row, 'stopped', at);
}

export const mandateActs = ['pause', 'resume', 'skip', 'stop'] as const;
export type MandateAct = (typeof mandateActs)[number];

/** Pauses, resumes, skips once or stops a customer's mandate: each makes it pay less, so none needs an approval. Throws Fault `not_found` also where it is not in the state for it. */
export async function actOnMandate(
  trx: Trx,
  at: Date,
  wanted: { customerId: string; reference: string; act: MandateAct },
): Promise<MandateRow> {
  const row = await lockMandate(trx, wanted.customerId, wanted.reference);
  if (wanted.act === 'pause') await pause(trx, row, at);
  else if (wanted.act === 'resume') await resume(trx, row, at);
  else if (wanted.act === 'skip') await skip(trx, row, at);
  else await stop(trx, row, at);
  return lockMandate(trx, wanted.customerId, wanted.reference);
}

/** The same in a transaction of its own. */
export const changeMandate = (
  bank: Bank,
  wanted: { customerId: string; reference: string; act: MandateAct },
): Promise<MandateRow> => transact(bank, (trx) => actOnMandate(trx, bank.clock.now(), wanted));

/**
 * Lowers what each run pays, at once. Throws Fault `amount_invalid` for more than now, which is a new approval, `plan_price` where a plan says what is paid, and `not_found` where it
 * is stopped or has ended.
 */
export async function lowerMandate(
  bank: Bank,
  wanted: { customerId: string; reference: string; amount: Kobo },
): Promise<MandateRow> {
  return transact(bank, async (trx) => {
    const row = await lockMandate(trx, wanted.customerId, wanted.reference);
    if (row.status !== 'active' && row.status !== 'paused') throw new Fault('not_found');
    if (isPriced(payeeOf(row))) throw new Fault('plan_price', { price: kobo(row.amount) });
    if (wanted.amount <= 0n || wanted.amount > row.amount) throw new Fault('amount_invalid');
    await trx.updateTable('mandate').set({ amount: wanted.amount }).where('id', '=', row.id).execute();
    return { ...row, amount: wanted.amount };
  });
}

/** Ends all that a customer has, as where their account is closed. */
export async function endMandatesOf(trx: Trx, customerId: string, at: Date): Promise<void> {
  const rows = await listMandates(trx, customerId);
  for (const row of rows) await endMandate(trx, row, 'ended', at);
}

const REMIND_FROM_HOUR = 9;
const HOUR_MS = 3_600_000;

async function remind(trx: Trx, id: bigint, at: Date): Promise<void> {
  const row = await trx.selectFrom('mandate').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row?.status !== 'active' || row.nextOn === null || row.remindedOn === row.nextOn) return;
  await trx.updateTable('mandate').set({ remindedOn: row.nextOn }).where('id', '=', id).execute();
  const words = ({ scheduled }: Phrases) => ({ text: scheduled.reminder(factsOf(row)) });
  return notifyCustomer(
    trx,
    { customerId: row.customerId },
    { at, dedupe: `mandate:${row.id}:${row.nextOn}:remind`, words },
  );
}

/** Tells customers on the day before what is to be paid on the next; of what is paid every day nobody is reminded. */
export async function remindMandates(bank: Bank): Promise<void> {
  const at = bank.clock.now();
  const today = dayOf(at);
  if (dayOf(new Date(at.getTime() - REMIND_FROM_HOUR * HOUR_MS)) !== today) return;
  const due = await bank.db
    .selectFrom('mandate')
    .select('id')
    .where('status', '=', 'active')
    .where('rhythm', '<>', 'daily')
    .where('nextOn', '=', daysAfter(today))
    .where((where) => where.or([where('remindedOn', 'is', null), where('remindedOn', '<', daysAfter(today))]))
    .orderBy('id')
    .execute();
  for (const { id } of due) {
    await transact(bank, (trx) => remind(trx, id, at));
  }
}

/** Whose name a run must find again. */
export const isTransfer = (payee: Payee): boolean => payee.operation === 'transfer';
