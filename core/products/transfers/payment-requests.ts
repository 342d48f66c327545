import { randomUUID } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { getActiveCustomer, lockCustomer } from '../../customers/index.ts';
import { type Bank, eachAlone, Fault, isFault, type Kobo, kobo, naira, split } from '../../kernel/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { cancelQuote } from '../../quotes/index.ts';
import { type Named, namedById, quoteToNamed } from './handles.ts';
import type { TransferQuote } from './orders.ts';

const DAY_MS = 86_400_000;
const LIVES_MS = 7 * DAY_MS;
/** When an unanswered request is spoken of again. */
const REMIND_MS = [DAY_MS, 3 * DAY_MS];
const LEAST = naira(10);
const MOST = naira(5_000_000);
const OPEN_MOST = 50;
const SPLIT_MOST = 30;
const NOTE_MOST = 100;
/** The same request within this time is one, sent again. */
const REPEAT_MS = 2 * 60_000;
const SHOWN = 50;

export type RequestStatus = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired';
export type PaymentRequest = {
  id: string;
  askerId: string;
  payerId: string;
  amount: Kobo;
  note: string;
  splitId: string | null;
  status: RequestStatus;
  createdAt: Date;
  expiresAt: Date;
};

const columns = [
  'id',
  'askerId',
  'payerId',
  'amount',
  'note',
  'splitId',
  'status',
  'createdAt',
  'expiresAt',
] as const;
const select = (db: Db | Trx) => db.selectFrom('paymentRequest').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const toRequest = (row: Row): PaymentRequest => ({
  ...row,
  amount: kobo(row.amount),
  status: row.status as RequestStatus,
});

async function checkMayAsk(trx: Trx, askerId: string, payerId: string): Promise<void> {
  if (askerId === payerId) throw new Fault('same_account');
  const blocked = await trx
    .selectFrom('requestBlock')
    .select('customerId')
    .where('customerId', '=', payerId)
    .where('blockedId', '=', askerId)
    .executeTakeFirst();
  if (blocked) throw new Fault('requests_blocked');
  const open = await trx
    .selectFrom('paymentRequest')
    .select('id')
    .where('askerId', '=', askerId)
    .where('status', '=', 'open')
    .limit(OPEN_MOST)
    .execute();
  if (open.length >= OPEN_MOST) throw new Fault('too_many_requests', {});
}

type Asking = { askerId: string; payer: Named; amount: Kobo; note: string; splitId?: string; at: Date };

async function askOne(trx: Trx, asking: Asking): Promise<PaymentRequest> {
  const { askerId, payer, amount, note, splitId, at } = asking;
  const same = await select(trx)
    .where('askerId', '=', askerId)
    .where('payerId', '=', payer.customerId)
    .where('amount', '=', amount)
    .where('note', '=', note)
    .where('status', '=', 'open')
    .where('createdAt', '>', new Date(at.getTime() - REPEAT_MS))
    .executeTakeFirst();
  if (same) return toRequest(same);
  await checkMayAsk(trx, askerId, payer.customerId);
  const row = await trx
    .insertInto('paymentRequest')
    .values({
      askerId,
      payerId: payer.customerId,
      amount,
      note,
      splitId: splitId ?? null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + LIVES_MS),
      remindAt: new Date(at.getTime() + (REMIND_MS[0] ?? DAY_MS)),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const asker = await namedById(trx, askerId);
  const facts = { amount, from: asker?.displayName ?? '', handle: asker?.handle, note };
  await notifyCustomer(
    trx,
    { customerId: payer.customerId },
    {
      at,
      dedupe: `request:${row.id}`,
      words: (phrases) => ({
        text: phrases.names.asked(facts),
        choices: [{ id: 'do:my_requests', title: phrases.chat.titles.my_requests }],
      }),
    },
  );
  return toRequest(row);
}

function checkAmount(amount: Kobo): void {
  if (amount < LEAST || amount > MOST) throw new Fault('amount_invalid');
}

async function inOne<T>(
  bank: Bank,
  asks: readonly Asking[],
  answer: (made: PaymentRequest[]) => T,
): Promise<T> {
  const made = await transact(bank.db, async (trx) => {
    for (const askerId of new Set(asks.map((ask) => ask.askerId))) await lockCustomer(trx, askerId);
    const all: PaymentRequest[] = [];
    for (const ask of asks) all.push(await askOne(trx, ask));
    return all;
  });
  return answer(made);
}

/** Asks somebody for money; they are told, and nothing moves until they approve. Throws Fault `amount_invalid`, `requests_blocked`, `same_account`, `too_many_requests`. */
export async function askMoney(
  bank: Bank,
  asked: { customerId: string; of: Named; amount: Kobo; note?: string },
): Promise<PaymentRequest> {
  checkAmount(asked.amount);
  await getActiveCustomer(bank.db, asked.customerId);
  const note = (asked.note ?? '').trim().slice(0, NOTE_MOST);
  const at = bank.clock.now();
  const ask = { askerId: asked.customerId, payer: asked.of, amount: asked.amount, note, at };
  return inOne(bank, [ask], ([request]) => {
    if (!request) throw new Fault('not_found');
    return request;
  });
}

/**
 * Splits a bill evenly, to the kobo, between the customer and others, and asks each of the others for their part. All are asked or none. Throws the Faults of
 * `askMoney`.
 */
export async function splitBill(
  bank: Bank,
  bill: { customerId: string; others: readonly Named[]; total: Kobo; note?: string },
): Promise<{ own: Kobo; requests: PaymentRequest[] }> {
  const others = [...new Map(bill.others.map((each) => [each.customerId, each])).values()].filter(
    (each) => each.customerId !== bill.customerId,
  );
  if (others.length === 0 || others.length > SPLIT_MOST) throw new Fault('bad_request', { field: 'with' });
  await getActiveCustomer(bank.db, bill.customerId);
  const [own = kobo(0), ...parts] = split(
    bill.total,
    Array.from({ length: others.length + 1 }, () => 1n),
  );
  for (const part of parts) checkAmount(part);
  const splitId = randomUUID();
  const note = (bill.note ?? '').trim().slice(0, NOTE_MOST);
  const at = bank.clock.now();
  const asks = others.map((payer, index) => ({
    askerId: bill.customerId,
    payer,
    note,
    splitId,
    at,
    amount: parts[index] ?? kobo(0),
  }));
  return inOne(bank, asks, (requests) => ({ own, requests }));
}

/** What a customer is asked for, or asked others for, newest first. */
export async function listRequests(
  db: Db,
  of: { payerId: string } | { askerId: string },
  status?: RequestStatus,
): Promise<PaymentRequest[]> {
  let query =
    'payerId' in of
      ? select(db).where('payerId', '=', of.payerId)
      : select(db).where('askerId', '=', of.askerId);
  if (status) query = query.where('status', '=', status);
  const rows = await query.orderBy('createdAt', 'desc').limit(SHOWN).execute();
  return rows.map(toRequest);
}

/** A transfer that pays a request is on its way, or is looked at before it goes. */
const isPaying = async (trx: Trx, quoteId: string): Promise<boolean> =>
  (await trx
    .selectFrom('transfer')
    .select('id')
    .where('quoteId', '=', quoteId)
    .where('status', 'not in', ['failed', 'cancelled', 'reversed'])
    .executeTakeFirst()) !== undefined;

/** Locks a request that can still be answered, and withdraws the offer to pay it that was made before. Throws Fault `not_found`, `request_over`. */
async function lockOpen(trx: Trx, id: string, whose: 'payerId' | 'askerId', customerId: string, at: Date) {
  const row = await trx
    .selectFrom('paymentRequest')
    .select([...columns, 'quoteId'])
    .where('id', '=', id)
    .where(whose, '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  if (row.status !== 'open' || row.expiresAt <= at) throw new Fault('request_over');
  const { quoteId, ...request } = row;
  if (quoteId !== null && !(await cancelQuote(trx, quoteId, at)) && (await isPaying(trx, quoteId)))
    throw new Fault('request_over');
  return toRequest(request);
}

/** Offers the payer the transfer that a request asks for; approving it pays the request. One offer stands at a time: the last. Throws Fault `not_found`, `request_over`, those of `quoteTransfer`. */
export async function quoteRequest(
  bank: Bank,
  of: { id: string; customerId: string; conversationId?: bigint },
): Promise<TransferQuote> {
  const { id, customerId, conversationId } = of;
  const lock = (trx: Trx) => lockOpen(trx, id, 'payerId', customerId, bank.clock.now());
  const request = await transact(bank.db, lock);
  const to = await namedById(bank.db, request.askerId);
  if (!to) throw new Fault('request_over');
  const { amount, note: narration } = request;
  const quote = await quoteToNamed(bank, { customerId, conversationId, to, amount, narration });
  const { quoteId } = quote;
  const stands = await transact(bank.db, async (trx) => {
    try {
      await lock(trx);
    } catch (error) {
      if (!isFault(error)) throw error;
      // It was answered meanwhile: what was just offered would pay for nothing.
      await cancelQuote(trx, quoteId, bank.clock.now());
      return false;
    }
    await trx.updateTable('paymentRequest').set({ quoteId }).where('id', '=', id).execute();
    return true;
  });
  if (!stands) throw new Fault('request_over');
  return quote;
}

/** Says no to a request, and where wished to all that this person may ask in future; they are told of the no only. Throws Fault `not_found`, `request_over`. */
export async function declineRequest(
  bank: Bank,
  of: { id: string; customerId: string; block?: boolean },
): Promise<PaymentRequest> {
  return transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const request = await lockOpen(trx, of.id, 'payerId', of.customerId, at);
    await endRequest(trx, request.id, 'declined', at);
    if (of.block)
      await trx
        .insertInto('requestBlock')
        .values({ customerId: of.customerId, blockedId: request.askerId, createdAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const payer = await namedById(trx, request.payerId);
    const facts = { amount: request.amount, to: payer?.displayName ?? '' };
    await notifyCustomer(
      trx,
      { customerId: request.askerId },
      {
        at,
        dedupe: `request:${request.id}:declined`,
        words: (phrases) => ({ text: phrases.names.declined(facts) }),
      },
    );
    return { ...request, status: 'declined' as const };
  });
}

async function endRequest(trx: Trx, id: string, status: RequestStatus, at: Date): Promise<void> {
  await trx
    .updateTable('paymentRequest')
    .set({ status, endedAt: at, remindAt: null })
    .where('id', '=', id)
    .execute();
}

/** Takes a request back. Throws Fault `not_found`, `request_over`. */
export async function cancelRequest(
  bank: Bank,
  of: { id: string; customerId: string },
): Promise<PaymentRequest> {
  return transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const request = await lockOpen(trx, of.id, 'askerId', of.customerId, at);
    await endRequest(trx, request.id, 'cancelled', at);
    return { ...request, status: 'cancelled' as const };
  });
}

async function remindOne(trx: Trx, id: string, at: Date): Promise<void> {
  const row = await trx
    .selectFrom('paymentRequest')
    .select([...columns, 'reminders', 'remindAt', 'quoteId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status !== 'open' || !row.remindAt || row.remindAt > at) return;
  if (row.expiresAt <= at) {
    if (row.quoteId !== null) await cancelQuote(trx, row.quoteId, at);
    await endRequest(trx, id, 'expired', at);
    return;
  }
  const next = REMIND_MS[row.reminders + 1];
  const remindAt = next === undefined ? row.expiresAt : new Date(row.createdAt.getTime() + next);
  await trx
    .updateTable('paymentRequest')
    .set({ reminders: row.reminders + 1, remindAt })
    .where('id', '=', id)
    .execute();
  if (row.reminders >= REMIND_MS.length) return;
  const asker = await namedById(trx, row.askerId);
  const facts = {
    amount: kobo(row.amount),
    from: asker?.displayName ?? '',
    handle: asker?.handle,
    note: row.note,
  };
  return notifyCustomer(
    trx,
    { customerId: row.payerId },
    {
      at,
      dedupe: `request:${id}:reminder:${row.reminders}`,
      words: (phrases) => ({
        text: phrases.names.reminded(facts),
        choices: [{ id: 'do:my_requests', title: phrases.chat.titles.my_requests }],
      }),
    },
  );
}

/** Reminds of requests that nobody answered, after a day and after three, and ends them after seven; safe to repeat. */
export async function remindRequests(bank: Bank): Promise<number> {
  const at = bank.clock.now();
  const due = await bank.db
    .selectFrom('paymentRequest')
    .select('id')
    .where('status', '=', 'open')
    .where('remindAt', '<=', at)
    .limit(200)
    .execute();
  const ids = due.map(({ id }) => id);
  await eachAlone(bank, 'request', ids, async (id) => {
    await transact(bank.db, (trx) => remindOne(trx, id, at));
  });
  return due.length;
}
