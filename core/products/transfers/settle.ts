import { type Db, type Trx, transact } from '@karo/db/client';
import { factsOf, type TransferRow } from '../../catalogue/index.ts';
import { findCustomer, isKeptStill, nameOnOrders, rememberPaid } from '../../customers/index.ts';
import {
  ANSWER_MS,
  type Bank,
  backOffMs,
  kobo,
  type NipCode,
  type NipMeaning,
  nipMeaning,
  nipReason,
  nipSessionId,
  untilMs,
} from '../../kernel/index.ts';
import { capture, getCustomerAccount, internal, type Leg, release } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { isPaused } from '../../providers/index.ts';
import { findQuote } from '../../quotes/index.ts';
import { stopTransfer } from './stop.ts';
import { holdOf, orderPaidBy, tellSent } from './view.ts';

/** What the rails are to be asked next about a transfer, decided and written down under lock before the call. */
type Step =
  | { do: 'nothing' }
  | { do: 'wait'; ms: number }
  | { do: 'send'; row: TransferRow; sessionId: string; mayBeKnown: boolean; still: boolean }
  | { do: 'ask'; row: TransferRow; sessionId: string; still: boolean };

const lockTransfer = (trx: Trx, transferId: bigint): Promise<TransferRow | undefined> =>
  trx.selectFrom('transfer').selectAll().where('id', '=', transferId).forUpdate().executeTakeFirst();

async function nextStep(trx: Trx, transferId: bigint, now: Date, rails: string): Promise<Step> {
  const isStill = await isKeptStill(trx, 'transfer', transferId);
  const row = await lockTransfer(trx, transferId);
  if (row?.kind !== 'nip') return { do: 'nothing' };
  const still = isStill && !row.byHouse;
  if (still && !row.sessionId && (row.status === 'waiting' || row.status === 'sending')) {
    await stopTransfer(trx, row, now);
    return { do: 'nothing' };
  }
  if (row.status === 'waiting' && row.releaseAt && row.releaseAt > now)
    return { do: 'wait', ms: untilMs(row.releaseAt, now) };
  if (row.status === 'waiting' || row.status === 'sending') return sendStep(trx, row, { now, still, rails });
  if (row.status !== 'pending') return { do: 'nothing' };
  if (row.nextQueryAt && row.nextQueryAt > now) return { do: 'wait', ms: untilMs(row.nextQueryAt, now) };
  const next = new Date(now.getTime() + backOffMs(row.tries + 1));
  await trx
    .updateTable('transfer')
    .set({ tries: row.tries + 1, nextQueryAt: next })
    .where('id', '=', row.id)
    .execute();
  return { do: 'ask', row, sessionId: row.sessionId ?? '', still };
}

/** The session id is written before the first call, so that whoever comes after a crash knows what to ask about. */
async function sendStep(
  trx: Trx,
  row: TransferRow,
  { now, still, rails }: { now: Date; still: boolean; rails: string },
): Promise<Step> {
  // What is not begun stays so: one that waits is still the customer's to cancel.
  if (!row.sessionId && (await isPaused(trx, 'rails'))) return { do: 'wait', ms: ANSWER_MS };
  if (row.sessionId && row.sentAt) {
    const patience = new Date(row.sentAt.getTime() + ANSWER_MS);
    if (patience > now) return { do: 'wait', ms: untilMs(patience, now) };
  }
  const sessionId = row.sessionId ?? nipSessionId(now);
  await trx
    .updateTable('transfer')
    .set({ status: 'sending', sessionId, sentAt: now, rails: row.rails ?? rails })
    .where('id', '=', row.id)
    .execute();
  return { do: 'send', row, sessionId, mayBeKnown: row.sessionId !== null, still };
}

const NOT_FOUND = '25';

type Answer = { code: NipCode; meaning: NipMeaning };

/** A customer expects an order of a moment ago to be carried out, not one of an hour ago: after this a person decides. */
const RESEND_MS = 10 * 60_000;

const mayResend = ({ do: what, row }: Step & { do: 'send' | 'ask' }, now: Date): boolean =>
  what === 'send' || (row.sentAt !== null && now.getTime() - row.sentAt.getTime() < RESEND_MS);

/** Whose rails are set. */
export const railsOf = (bank: Bank): string => bank.rails.name ?? 'sandbox';

/** The rails' own word for what they hold under the session id is another amount than ours: nothing follows from it, and somebody looks. */
function isAnother(bank: Bank, row: TransferRow, amount: bigint | undefined): boolean {
  if (amount === undefined || amount === row.amount) return false;
  bank.log.error(
    { transfer: row.reference, ours: row.amount, theirs: amount },
    'the rails hold another amount',
  );
  return true;
}

const toStatusQuery = (code: NipCode): Answer => ({ code, meaning: nipMeaning(code, 'status query') });

async function callRails(bank: Bank, step: Step & { do: 'send' | 'ask' }): Promise<Answer> {
  const { row, sessionId } = step;
  // Sent by a provider that is not set any more: the one that is knows nothing of it, and would send it a second time.
  if (row.rails !== null && row.rails !== railsOf(bank)) {
    bank.log.error(
      { transfer: row.reference, rails: row.rails },
      'a transfer waits at rails that are not set',
    );
    return toStatusQuery('09');
  }
  if (step.do === 'ask' || step.mayBeKnown) {
    const { code, amount } = await bank.rails.query(sessionId, row.bankCode);
    if (isAnother(bank, row, amount)) return toStatusQuery('09');
    // The rails never saw it: the process died, or the connection did, before they had the credit. The same session id credits at most once.
    // Of an account that is kept still nothing is sent any more, and since the first call may yet be on its way, nothing is given back either.
    if (code !== NOT_FOUND || step.still || !mayResend(step, bank.clock.now())) return toStatusQuery(code);
  }
  const sender = await findCustomer(bank.db, row.customerId);
  const { code } = await bank.rails.credit({
    sessionId,
    bankCode: row.bankCode,
    account: row.account,
    name: row.name,
    enquirySessionId: row.enquirySessionId ?? '',
    originatorName: sender ? nameOnOrders(sender) : '',
    originatorAccount: sender?.nuban ?? '',
    amount: kobo(row.amount),
    narration: row.narration || `Karo transfer ${row.reference}`,
    reference: row.reference,
  });
  return { code, meaning: nipMeaning(code) };
}

type Settled = 'done' | { again: number };

async function settleLegs(trx: Trx, row: TransferRow): Promise<Leg[]> {
  const account = await getCustomerAccount(trx, row.customerId);
  const legs: Leg[] = [
    { account: account.id, amount: kobo(-factsOf(row).total) },
    { account: await internal(trx, 'nip_settlement'), amount: kobo(row.amount) },
    { account: await internal(trx, 'fee_income'), amount: kobo(row.fee - row.vat) },
    { account: await internal(trx, 'vat_payable'), amount: kobo(row.vat) },
    { account: await internal(trx, 'duty_payable'), amount: kobo(row.duty) },
  ];
  return legs.filter((leg) => leg.amount !== 0n);
}

/** What the customer called the receiver when they ordered. */
async function nicknameOf(trx: Trx, row: TransferRow): Promise<string | undefined> {
  const quote = await findQuote(trx, row.quoteId);
  return quote?.operation === 'transfer' ? quote.facts.nickname : undefined;
}

async function succeed(trx: Trx, row: TransferRow, now: Date): Promise<Settled> {
  const postingId = await capture(trx, holdOf(row), {
    id: `transfer:${row.id}:settle`,
    kind: 'transfer',
    narration: row.narration ? `${row.name}: ${row.narration}` : row.name,
    reference: row.reference,
    at: now,
    legs: await settleLegs(trx, row),
  });
  await trx
    .updateTable('transfer')
    .set({ status: 'success', responseCode: '00', postingId, settledAt: now, nextQueryAt: null })
    .where('id', '=', row.id)
    .execute();
  await rememberPaid(trx, row.customerId, { ...row, nickname: await nicknameOf(trx, row) }, now);
  const late = row.status === 'pending';
  await tellSent(trx, row, now, late ? 'sentLate' : 'sent');
  return 'done';
}

async function fail(trx: Trx, row: TransferRow, code: NipCode, now: Date): Promise<Settled> {
  await release(trx, holdOf(row), now);
  await trx
    .updateTable('transfer')
    .set({ status: 'failed', responseCode: code, settledAt: now, nextQueryAt: null })
    .where('id', '=', row.id)
    .execute();
  const reason = nipReason(code);
  const order = await orderPaidBy(trx, row);
  await notifyCustomer(trx, row, {
    at: now,
    dedupe: `transfer:${row.id}:failed`,
    words: ({ money, compliance }) => ({
      text: order
        ? compliance.lienReturned(order)
        : money[row.status === 'pending' ? 'returned' : 'failed']({ ...factsOf(row), reason }),
    }),
  });
  return 'done';
}

async function postpone(trx: Trx, row: TransferRow, code: NipCode, now: Date): Promise<Settled> {
  if (row.status === 'pending') return { again: untilMs(row.nextQueryAt ?? now, now) };
  const again = backOffMs(0);
  await trx
    .updateTable('transfer')
    .set({ status: 'pending', responseCode: code, nextQueryAt: new Date(now.getTime() + again) })
    .where('id', '=', row.id)
    .execute();
  if (await orderPaidBy(trx, row)) return { again };
  await notifyCustomer(trx, row, {
    at: now,
    dedupe: `transfer:${row.id}:pending`,
    words: (phrases) => ({ text: phrases.money.pending(factsOf(row)) }),
  });
  return { again };
}

/**
 * Ends a transfer as two people decided whom the rails left without an answer, under its lock: what is held is taken for good, or is the customer's again. A later answer finds it
 * ended, and moves nothing.
 */
export const endByHand = (
  trx: Trx,
  row: TransferRow,
  verdict: 'paid' | 'not_paid',
  now: Date,
): Promise<Settled> =>
  verdict === 'paid' ? succeed(trx, row, now) : fail(trx, row, row.responseCode ?? NOT_FOUND, now);

/** An answer that comes after people decided the contrary moves nothing: it is written down for them once, and reconciliation finds the sum. */
async function noteContradiction(
  trx: Trx,
  row: TransferRow,
  { code, meaning }: Answer,
  now: Date,
): Promise<void> {
  if (meaning === 'pending') return;
  const verdict = meaning === 'paid' ? 'not_paid' : 'paid';
  await trx
    .updateTable('transferDoubt')
    .set({ contradictedBy: code, contradictedAt: now })
    .where('transferId', '=', row.id)
    .where('decidedAt', 'is not', null)
    .where('contradictedBy', 'is', null)
    .where('verdict', '=', verdict)
    .execute();
}

/** Writes down what the rails say of a transfer that people ended, where it is the contrary; true where people ended it. */
export async function noteLate(trx: Trx, transferId: bigint, answer: Answer, now: Date): Promise<boolean> {
  const row = await lockTransfer(trx, transferId);
  if (row) await noteContradiction(trx, row, answer, now);
  const decided = await trx
    .selectFrom('transferDoubt')
    .select('transferId')
    .where('transferId', '=', transferId)
    .where('decidedAt', 'is not', null)
    .executeTakeFirst();
  return decided !== undefined;
}

async function finish(trx: Trx, transferId: bigint, answer: Answer, now: Date): Promise<Settled> {
  const row = await lockTransfer(trx, transferId);
  if (row?.status !== 'sending' && row?.status !== 'pending') {
    if (row) await noteContradiction(trx, row, answer, now);
    return 'done';
  }
  const { code, meaning } = answer;
  if (meaning === 'paid') return succeed(trx, row, now);
  return meaning === 'failed' ? fail(trx, row, code, now) : postpone(trx, row, code, now);
}

/**
 * Takes a transfer one step further: sends it to the rails, or asks what became of it, then takes the held money or gives it back, and tells the
 * customer. Safe to repeat and to interrupt at any line: every call's session id is written before the call, and the end is decided under lock.
 */
export async function settleTransfer(bank: Bank, transferId: bigint): Promise<'done' | { again: number }> {
  const step = await transact(bank.db, (trx) => nextStep(trx, transferId, bank.clock.now(), railsOf(bank)));
  if (step.do === 'nothing') return 'done';
  if (step.do === 'wait') return { again: step.ms };
  const answer = await callRails(bank, step);
  return transact(bank.db, (trx) => finish(trx, transferId, answer, bank.clock.now()));
}

/** The transfers that are due a step: what a sweep finds where a wake was lost. */
export async function listUnsettledTransfers(db: Db, now: Date, limit = 500): Promise<bigint[]> {
  const unanswered = new Date(now.getTime() - ANSWER_MS);
  const rows = await db
    .selectFrom('transfer')
    .select('id')
    .where('status', 'in', ['waiting', 'sending', 'pending'])
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'waiting'), where('releaseAt', '<=', now)]),
        where.and([
          where('status', '=', 'sending'),
          where.or([where('sentAt', 'is', null), where('sentAt', '<=', unanswered)]),
        ]),
        where.and([where('status', '=', 'pending'), where('nextQueryAt', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
