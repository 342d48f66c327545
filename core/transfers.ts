import { type Db, type Trx, transact } from '@karo/db/client';
import type { Bank } from './bank.ts';
import { bankByCode, karoBank } from './banks.ts';
import { hasPaid, rememberPaid } from './beneficiaries.ts';
import {
  checkActive,
  findCustomer,
  getActiveCustomer,
  lockActiveCustomer,
  nameOnOrders,
} from './customers.ts';
import { Fault } from './faults.ts';
import { totalOf, transferCharges } from './fees.ts';
import {
  balanceOf,
  capture,
  findAccountByNuban,
  getCustomerAccount,
  hold,
  internal,
  type Leg,
  postOne,
  release,
  reverse,
} from './ledger.ts';
import { checkCapIn, checkTransferLimits } from './limits.ts';
import { type Kobo, kobo, naira } from './money.ts';
import { tell } from './news.ts';
import { type NipMeaning, nipMeaning, nipReason, nipSessionId } from './nip.ts';
import type { NipCode } from './ports.ts';
import { createQuote, type Quote } from './quotes.ts';
import { randomLetters } from './sealing.ts';
import { stamp } from './wat.ts';

const QUOTE_MS = 10 * 60_000;
/** A first transfer to somebody new above this waits, so that it can still be stopped. */
const WAIT_ABOVE = naira(50_000);
export const WAIT_MS = 30_000;
/** How long a call to the rails may take before whoever finds it unanswered asks what became of it. */
const ANSWER_MS = 15_000;
const REQUERY_MS = [5, 15, 60, 5 * 60, 15 * 60, 60 * 60].map((seconds) => seconds * 1000);
const NARRATION_MAX = 100;

export type TransferStatus =
  | 'waiting'
  | 'sending'
  | 'pending'
  | 'success'
  | 'failed'
  | 'cancelled'
  | 'reversed';

export type Enquiry = { name: string; sessionId?: string; toCustomerId?: string };

async function enquireHere(db: Db, account: string): Promise<Enquiry> {
  const ours = await findAccountByNuban(db, account);
  const owner = ours?.customerId ? await findCustomer(db, ours.customerId) : undefined;
  if (!owner || owner.status === 'closed')
    throw new Fault('destination_unknown', { account, bank: karoBank.short });
  return { name: nameOnOrders(owner), toCustomerId: owner.id };
}

/**
 * Asks the other bank whose account it is. Throws Fault `bank_unknown`, `nuban_invalid`, `destination_unknown`, `bank_down`.
 */
export async function enquireName(bank: Bank, to: { bankCode: string; account: string }): Promise<Enquiry> {
  const there = bankByCode(to.bankCode);
  if (!there) throw new Fault('bank_unknown', { bank: to.bankCode });
  if (!/^\d{10}$/.test(to.account)) throw new Fault('nuban_invalid', { account: to.account });
  if (there === karoBank) return enquireHere(bank.db, to.account);
  const asked = nipSessionId(bank.clock.now());
  const answer = await bank.rails.enquire({ sessionId: asked, ...to });
  if (answer.code === '00' && answer.name) return { name: answer.name, sessionId: answer.sessionId };
  if (nipMeaning(answer.code) !== 'failed' || nipReason(answer.code) === 'bank_down')
    throw new Fault('bank_down', { bank: there.short });
  throw new Fault('destination_unknown', { account: to.account, bank: there.short });
}

export type TransferOrder = {
  customerId: string;
  conversationId?: bigint;
  bankCode: string;
  account: string;
  amount: Kobo;
  narration?: string;
  /** An enquiry made a moment ago, so that the other bank is not asked twice. */
  enquiry?: Enquiry;
};

export type TransferQuote = {
  quoteId: string;
  kind: 'karo' | 'nip';
  name: string;
  bankCode: string;
  bankName: string;
  account: string;
  amount: Kobo;
  fee: Kobo;
  duty: Kobo;
  total: Kobo;
  narration: string;
  expiresAt: Date;
  newBeneficiary: boolean;
};

async function checkFunds(db: Db | Trx, customerId: string, total: Kobo): Promise<void> {
  const account = await getCustomerAccount(db, customerId);
  const { available } = await balanceOf(db, account.id);
  if (available < total) throw new Fault('insufficient_funds', { available, needed: total });
}

/** What can be refused before the other bank is troubled. */
async function checkOrder(bank: Bank, order: TransferOrder): Promise<void> {
  if (order.amount <= 0n) throw new Fault('amount_invalid');
  const customer = await getActiveCustomer(bank.db, order.customerId);
  if (order.bankCode === karoBank.code && order.account === customer.nuban) throw new Fault('same_account');
  await checkTransferLimits(bank.db, customer, order.amount, bank.clock.now());
  const kind = order.bankCode === karoBank.code ? 'karo' : 'nip';
  await checkFunds(bank.db, customer.id, totalOf(order.amount, transferCharges(kind, order.amount)));
}

/**
 * Offers a transfer: limits and funds are looked at, the name is enquired, the charges are worked out. Nothing moves until its quote is approved, and all is looked at
 * again then. Throws the Faults of `enquireName`, and `amount_invalid`, `same_account`, `insufficient_funds`, the limits', `receiver_capped`.
 */
export async function quoteTransfer(bank: Bank, order: TransferOrder): Promise<TransferQuote> {
  await checkOrder(bank, order);
  const { bankCode, account, amount, customerId, conversationId } = order;
  const enquiry = order.enquiry ?? (await enquireName(bank, { bankCode, account }));
  const kind = bankCode === karoBank.code ? 'karo' : 'nip';
  const toCustomerId = kind === 'karo' ? (await enquireHere(bank.db, account)).toCustomerId : undefined;
  const charges = transferCharges(kind, amount);
  const facts = {
    kind,
    ...{ bankCode, account },
    bankName: bankByCode(bankCode)?.short ?? bankCode,
    name: enquiry.name,
    enquirySessionId: enquiry.sessionId ?? null,
    toCustomerId: toCustomerId ?? null,
    narration: (order.narration ?? '').trim().slice(0, NARRATION_MAX),
    newBeneficiary: !(await hasPaid(bank.db, customerId, { bankCode, account })),
  } as const;
  const quote = await transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    if (toCustomerId) await checkReceiver(trx, toCustomerId, amount, at);
    const expiresAt = new Date(at.getTime() + QUOTE_MS);
    return createQuote(trx, {
      operation: 'transfer',
      facts,
      ...charges,
      ...{ customerId, conversationId, amount, at, expiresAt },
    });
  });
  const { name, bankName, narration, newBeneficiary } = facts;
  const { fee, duty, total, expiresAt } = quote;
  return {
    quoteId: quote.id,
    ...{ kind, name, bankCode, bankName, account, amount, fee, duty, total },
    ...{ narration, expiresAt, newBeneficiary },
  };
}

async function checkReceiver(trx: Trx, customerId: string, amount: Kobo, at: Date): Promise<void> {
  const receiver = await findCustomer(trx, customerId);
  if (!receiver) throw new Fault('account_missing');
  if (receiver.status !== 'frozen') checkActive(receiver);
  await checkCapIn(trx, receiver, amount, at);
}

const newReference = (at: Date): string => `KR${stamp(at).slice(0, 6)}${randomLetters(8)}`;

/** What an approval did: the transfer's id and reference, how it stands, and whom to wake after commit. */
export type Accepted = {
  orderId: bigint;
  reference: string;
  status: TransferStatus;
  settleInMs?: number;
  wake: bigint[];
};

type TransferQuoteRow = Quote & { operation: 'transfer' };

/** Carries out an approved transfer quote, in the approval's transaction. Throws `insufficient_funds`, the limits' Faults, `account_missing`. */
export async function acceptTransfer(trx: Trx, bank: Bank, quote: TransferQuoteRow): Promise<Accepted> {
  const now = bank.clock.now();
  const customer = await lockActiveCustomer(trx, quote.customerId);
  await checkTransferLimits(trx, customer, quote.amount, now);
  return quote.facts.kind === 'karo' ? acceptWithin(trx, quote, now) : acceptBetween(trx, quote, now);
}

const rowOf = (quote: TransferQuoteRow, now: Date) => {
  const { facts } = quote;
  return {
    reference: newReference(now),
    quoteId: quote.id,
    customerId: quote.customerId,
    conversationId: quote.conversationId ?? null,
    kind: facts.kind,
    bankCode: facts.bankCode,
    account: facts.account,
    name: facts.name,
    toCustomerId: facts.toCustomerId,
    amount: quote.amount,
    fee: quote.fee,
    vat: quote.vat,
    duty: quote.duty,
    narration: facts.narration,
    enquirySessionId: facts.enquirySessionId,
    createdAt: now,
  };
};

const describe = (facts: TransferQuoteRow['facts']): string =>
  facts.narration ? `${facts.name}: ${facts.narration}` : facts.name;

async function acceptWithin(trx: Trx, quote: TransferQuoteRow, now: Date): Promise<Accepted> {
  const { facts, amount } = quote;
  const receiverId = facts.toCustomerId;
  if (!receiverId) throw new Fault('account_missing');
  await checkReceiver(trx, receiverId, amount, now);
  const [from, to] = [
    await getCustomerAccount(trx, quote.customerId),
    await getCustomerAccount(trx, receiverId),
  ];
  const row = rowOf(quote, now);
  const postingId = await postOne(trx, {
    id: `transfer:${quote.id}`,
    kind: 'transfer',
    narration: describe(facts),
    reference: row.reference,
    at: now,
    legs: [
      { account: from.id, amount: kobo(-amount) },
      { account: to.id, amount },
    ],
  });
  const transfer = await trx
    .insertInto('transfer')
    .values({ ...row, status: 'success', postingId, sentAt: now, settledAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await rememberPaid(trx, quote.customerId, facts, now);
  const told = [
    await tellSent(trx, transfer, now, 'sent'),
    await tellReceived(trx, transfer, receiverId, now),
  ];
  return {
    ...{ orderId: transfer.id, reference: row.reference, status: 'success' },
    wake: told.filter((id) => id !== undefined),
  };
}

async function acceptBetween(trx: Trx, quote: TransferQuoteRow, now: Date): Promise<Accepted> {
  const { facts, amount } = quote;
  const account = await getCustomerAccount(trx, quote.customerId);
  const row = rowOf(quote, now);
  const holdId = await hold(trx, {
    id: `transfer:${quote.id}`,
    account: account.id,
    amount: quote.total,
    at: now,
    reason: `transfer ${row.reference}`,
  });
  const isNew = !(await hasPaid(trx, quote.customerId, facts));
  const waits = isNew && amount > WAIT_ABOVE;
  const status = waits ? 'waiting' : 'sending';
  const releaseAt = waits ? new Date(now.getTime() + WAIT_MS) : null;
  const transfer = await trx
    .insertInto('transfer')
    .values({ ...row, status, holdId, releaseAt })
    .returningAll()
    .executeTakeFirstOrThrow();
  const told = waits
    ? await tell(trx, quote, {
        at: now,
        dedupe: `transfer:${transfer.id}:waiting`,
        words: (phrases) => ({
          text: phrases.money.waiting({ ...toOf(transfer), seconds: WAIT_MS / 1000 }),
          choices: [{ id: 'cancel', title: 'CANCEL' }],
        }),
      })
    : undefined;
  return {
    ...{ orderId: transfer.id, reference: row.reference, status },
    settleInMs: waits ? WAIT_MS : 0,
    wake: told === undefined ? [] : [told],
  };
}

type Row = {
  id: bigint;
  reference: string;
  quoteId: string;
  customerId: string;
  conversationId: bigint | null;
  kind: string;
  bankCode: string;
  account: string;
  name: string;
  toCustomerId: string | null;
  amount: bigint;
  fee: bigint;
  vat: bigint;
  duty: bigint;
  narration: string;
  status: string;
  enquirySessionId: string | null;
  sessionId: string | null;
  responseCode: string | null;
  holdId: bigint | null;
  postingId: bigint | null;
  tries: number;
  releaseAt: Date | null;
  nextQueryAt: Date | null;
  createdAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
};

const toOf = (row: Row) => ({
  name: row.name,
  bank: bankByCode(row.bankCode)?.short ?? row.bankCode,
  account: row.account,
  amount: kobo(row.amount),
  total: totalOf(kobo(row.amount), { fee: kobo(row.fee), duty: kobo(row.duty) }),
  reference: row.reference,
  sessionId: row.sessionId ?? undefined,
});

async function tellSent(
  trx: Trx,
  row: Row,
  at: Date,
  which: 'sent' | 'sentLate',
): Promise<bigint | undefined> {
  const account = await getCustomerAccount(trx, row.customerId);
  const { available: balance } = await balanceOf(trx, account.id);
  return tell(trx, row, {
    at,
    dedupe: `transfer:${row.id}:success`,
    words: (phrases) => ({
      text: phrases.money[which]({ ...toOf(row), balance }),
      receipt: { reference: row.reference },
    }),
  });
}

async function tellReceived(trx: Trx, row: Row, receiverId: string, at: Date): Promise<bigint | undefined> {
  const sender = await findCustomer(trx, row.customerId);
  const account = await getCustomerAccount(trx, receiverId);
  const { available: balance } = await balanceOf(trx, account.id);
  const from = sender ? nameOnOrders(sender) : '';
  return tell(
    trx,
    { customerId: receiverId },
    {
      at,
      dedupe: `transfer:${row.id}:received`,
      words: (phrases) => ({
        text: phrases.money.received({ amount: kobo(row.amount), from, narration: row.narration, balance }),
      }),
    },
  );
}

/** What the rails are to be asked next about a transfer, decided and written down under lock before the call. */
type Step =
  | { do: 'nothing' }
  | { do: 'wait'; ms: number }
  | { do: 'send'; row: Row; sessionId: string; mayBeKnown: boolean }
  | { do: 'ask'; row: Row; sessionId: string };

const lockTransfer = (trx: Trx, transferId: bigint): Promise<Row | undefined> =>
  trx.selectFrom('transfer').selectAll().where('id', '=', transferId).forUpdate().executeTakeFirst();

const backOff = (tries: number): number => REQUERY_MS[Math.min(tries, REQUERY_MS.length - 1)] ?? ANSWER_MS;

const untilMs = (at: Date, now: Date): number => Math.max(0, at.getTime() - now.getTime());

async function nextStep(trx: Trx, transferId: bigint, now: Date): Promise<Step> {
  const row = await lockTransfer(trx, transferId);
  if (row?.kind !== 'nip') return { do: 'nothing' };
  if (row.status === 'waiting' && row.releaseAt && row.releaseAt > now)
    return { do: 'wait', ms: untilMs(row.releaseAt, now) };
  if (row.status === 'waiting' || row.status === 'sending') return sendStep(trx, row, now);
  if (row.status !== 'pending') return { do: 'nothing' };
  if (row.nextQueryAt && row.nextQueryAt > now) return { do: 'wait', ms: untilMs(row.nextQueryAt, now) };
  const next = new Date(now.getTime() + backOff(row.tries + 1));
  await trx
    .updateTable('transfer')
    .set({ tries: row.tries + 1, nextQueryAt: next })
    .where('id', '=', row.id)
    .execute();
  return { do: 'ask', row, sessionId: row.sessionId ?? '' };
}

/** The session id is written before the first call, so that whoever comes after a crash knows what to ask about. */
async function sendStep(trx: Trx, row: Row, now: Date): Promise<Step> {
  if (row.sessionId && row.sentAt) {
    const patience = new Date(row.sentAt.getTime() + ANSWER_MS);
    if (patience > now) return { do: 'wait', ms: untilMs(patience, now) };
  }
  const sessionId = row.sessionId ?? nipSessionId(now);
  await trx
    .updateTable('transfer')
    .set({ status: 'sending', sessionId, sentAt: now })
    .where('id', '=', row.id)
    .execute();
  return { do: 'send', row, sessionId, mayBeKnown: row.sessionId !== null };
}

const NOT_FOUND = '25';

type Answer = { code: NipCode; meaning: NipMeaning };

const toStatusQuery = (code: NipCode): Answer => ({ code, meaning: nipMeaning(code, 'status query') });

async function callRails(bank: Bank, step: Step & { do: 'send' | 'ask' }): Promise<Answer> {
  const { row, sessionId } = step;
  if (step.do === 'ask') return toStatusQuery((await bank.rails.query(sessionId)).code);
  if (step.mayBeKnown) {
    const { code } = await bank.rails.query(sessionId);
    // The rails never saw it: the process died between writing the session id and calling. The same session id credits at most once.
    if (code !== NOT_FOUND) return toStatusQuery(code);
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

type Settled = { result: 'done' | { again: number }; wake?: bigint };

async function settleLegs(trx: Trx, row: Row): Promise<Leg[]> {
  const account = await getCustomerAccount(trx, row.customerId);
  const legs: Leg[] = [
    { account: account.id, amount: kobo(-toOf(row).total) },
    { account: await internal(trx, 'nip_settlement'), amount: kobo(row.amount) },
    { account: await internal(trx, 'fee_income'), amount: kobo(row.fee - row.vat) },
    { account: await internal(trx, 'vat_payable'), amount: kobo(row.vat) },
    { account: await internal(trx, 'duty_payable'), amount: kobo(row.duty) },
  ];
  return legs.filter((leg) => leg.amount !== 0n);
}

const holdOf = (row: Row): bigint => {
  if (row.holdId === null) throw new Error(`transfer ${row.id} holds nothing`);
  return row.holdId;
};

async function succeed(trx: Trx, row: Row, now: Date): Promise<Settled> {
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
  await rememberPaid(trx, row.customerId, row, now);
  const late = row.status === 'pending';
  return { result: 'done', wake: await tellSent(trx, row, now, late ? 'sentLate' : 'sent') };
}

async function fail(trx: Trx, row: Row, code: NipCode, now: Date): Promise<Settled> {
  await release(trx, holdOf(row), now);
  await trx
    .updateTable('transfer')
    .set({ status: 'failed', responseCode: code, settledAt: now, nextQueryAt: null })
    .where('id', '=', row.id)
    .execute();
  const reason = nipReason(code);
  const wake = await tell(trx, row, {
    at: now,
    dedupe: `transfer:${row.id}:failed`,
    words: (phrases) => ({
      text: phrases.money[row.status === 'pending' ? 'returned' : 'failed']({ ...toOf(row), reason }),
    }),
  });
  return { result: 'done', wake };
}

async function postpone(trx: Trx, row: Row, code: NipCode, now: Date): Promise<Settled> {
  if (row.status === 'pending') return { result: { again: untilMs(row.nextQueryAt ?? now, now) } };
  const again = backOff(0);
  await trx
    .updateTable('transfer')
    .set({ status: 'pending', responseCode: code, nextQueryAt: new Date(now.getTime() + again) })
    .where('id', '=', row.id)
    .execute();
  const wake = await tell(trx, row, {
    at: now,
    dedupe: `transfer:${row.id}:pending`,
    words: (phrases) => ({ text: phrases.money.pending(toOf(row)) }),
  });
  return { result: { again }, wake };
}

async function finish(trx: Trx, transferId: bigint, answer: Answer, now: Date): Promise<Settled> {
  const row = await lockTransfer(trx, transferId);
  if (row?.status !== 'sending' && row?.status !== 'pending') return { result: 'done' };
  const { code, meaning } = answer;
  if (meaning === 'paid') return succeed(trx, row, now);
  return meaning === 'failed' ? fail(trx, row, code, now) : postpone(trx, row, code, now);
}

/**
 * Lives a transfer's life on the rails one step further: sends it, or asks what became of it, then takes the held money or gives it back, and tells
 * the customer. Safe to repeat and to interrupt at any line: every call's session id is written before the call, and the end is decided under lock.
 */
export async function settleTransfer(bank: Bank, transferId: bigint): Promise<'done' | { again: number }> {
  const step = await transact(bank.db, (trx) => nextStep(trx, transferId, bank.clock.now()));
  if (step.do === 'nothing') return 'done';
  if (step.do === 'wait') return { again: step.ms };
  const answer = await callRails(bank, step);
  const settled = await transact(bank.db, (trx) => finish(trx, transferId, answer, bank.clock.now()));
  if (settled.wake !== undefined) await bank.wake.outbound(settled.wake);
  return settled.result;
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

/**
 * Stops a transfer that still waits (the newest, or the one named). Safe to repeat; throws Fault `too_late_to_cancel` once it is on its way, `transfer_missing`.
 */
export async function cancelWaiting(
  bank: Bank,
  customerId: string,
  reference?: string,
): Promise<TransferView> {
  const cancelled = await transact(bank.db, async (trx) => {
    let query = trx
      .selectFrom('transfer')
      .selectAll()
      .where('customerId', '=', customerId)
      .where('kind', '=', 'nip')
      .orderBy('id', 'desc')
      .limit(1);
    query = reference
      ? query.where('reference', '=', reference.toUpperCase())
      : query.where('status', '=', 'waiting');
    const row = await query.forUpdate().executeTakeFirst();
    if (!row) throw new Fault('transfer_missing');
    if (row.status === 'cancelled') return row.reference;
    const now = bank.clock.now();
    if (row.status !== 'waiting' || !row.releaseAt || row.releaseAt <= now)
      throw new Fault('too_late_to_cancel');
    await release(trx, holdOf(row), now);
    await trx
      .updateTable('transfer')
      .set({ status: 'cancelled', settledAt: now })
      .where('id', '=', row.id)
      .execute();
    return row.reference;
  });
  const view = await transferView(bank.db, cancelled);
  if (!view) throw new Fault('transfer_missing');
  return view;
}

/**
 * Undoes a transfer that had succeeded, as when the other bank sends the money back: amount, fee and duty return. Safe to repeat; throws Fault
 * `transfer_missing`, `nothing_to_recall`, or `insufficient_funds` where a receiver here has spent it.
 */
export async function reverseTransfer(bank: Bank, reference: string, why: string): Promise<void> {
  const woken = await transact(bank.db, async (trx) => {
    const row = await trx
      .selectFrom('transfer')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Fault('transfer_missing');
    if (row.status === 'reversed') return [];
    if (row.status !== 'success' || row.postingId === null) throw new Fault('nothing_to_recall');
    const now = bank.clock.now();
    await reverse(trx, row.postingId, { id: `transfer:${row.id}:reverse`, narration: why, at: now });
    await trx.updateTable('transfer').set({ status: 'reversed' }).where('id', '=', row.id).execute();
    return tellReversed(trx, row, now);
  });
  await Promise.all(woken.map((id) => bank.wake.outbound(id)));
}

async function tellReversed(trx: Trx, row: Row, at: Date): Promise<bigint[]> {
  const dedupe = `transfer:${row.id}:reversed`;
  const sender = await tell(trx, row, {
    ...{ at, dedupe },
    words: (phrases) => ({ text: phrases.money.reversed(toOf(row)) }),
  });
  const from = await findCustomer(trx, row.customerId);
  const receiver =
    row.toCustomerId &&
    (await tell(
      trx,
      { customerId: row.toCustomerId },
      {
        at,
        dedupe: `${dedupe}:receiver`,
        words: (phrases) => ({
          text: phrases.money.takenBack({ ...toOf(row), from: from ? nameOnOrders(from) : '' }),
        }),
      },
    ));
  return [sender, receiver].filter((id) => typeof id === 'bigint');
}

/** One transfer, whole, as receipts and answers about it need it. */
export type TransferView = {
  reference: string;
  customerId: string;
  kind: 'karo' | 'nip';
  status: TransferStatus;
  amount: Kobo;
  fee: Kobo;
  vat: Kobo;
  duty: Kobo;
  total: Kobo;
  name: string;
  bankCode: string;
  bankName: string;
  account: string;
  narration: string;
  senderName: string;
  senderAccount: string;
  sessionId?: string;
  responseCode?: string;
  createdAt: Date;
  releaseAt?: Date;
  sentAt?: Date;
  settledAt?: Date;
  nextQueryAt?: Date;
};

async function toView(db: Db | Trx, row: Row | undefined): Promise<TransferView | undefined> {
  if (!row) return undefined;
  const sender = await findCustomer(db, row.customerId);
  const { total, bank } = toOf(row);
  return {
    reference: row.reference,
    customerId: row.customerId,
    kind: row.kind as 'karo' | 'nip',
    status: row.status as TransferStatus,
    amount: kobo(row.amount),
    fee: kobo(row.fee),
    vat: kobo(row.vat),
    duty: kobo(row.duty),
    total,
    name: row.name,
    bankCode: row.bankCode,
    bankName: bank,
    account: row.account,
    narration: row.narration,
    senderName: sender ? nameOnOrders(sender) : '',
    senderAccount: sender?.nuban ?? '',
    sessionId: row.sessionId ?? undefined,
    responseCode: row.responseCode ?? undefined,
    createdAt: row.createdAt,
    releaseAt: row.releaseAt ?? undefined,
    sentAt: row.sentAt ?? undefined,
    settledAt: row.settledAt ?? undefined,
    nextQueryAt: row.nextQueryAt ?? undefined,
  };
}

/** The transfer with this reference. */
export async function transferView(db: Db | Trx, reference: string): Promise<TransferView | undefined> {
  const row = await db
    .selectFrom('transfer')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  return toView(db, row);
}

/** The transfer that came of a quote. */
export async function transferOfQuote(db: Db | Trx, quoteId: string): Promise<TransferView | undefined> {
  const row = await db.selectFrom('transfer').selectAll().where('quoteId', '=', quoteId).executeTakeFirst();
  return toView(db, row);
}

/** The customer's newest transfer: of all, of those still open (`pending`), or to somebody whose name holds the words. */
export async function latestTransfer(
  db: Db | Trx,
  customerId: string,
  which: 'pending' | 'last' | { name: string },
): Promise<TransferView | undefined> {
  let query = db
    .selectFrom('transfer')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1);
  if (which === 'pending') query = query.where('status', 'in', ['waiting', 'sending', 'pending']);
  else if (which !== 'last')
    for (const word of which.name.split(/\s+/).filter(Boolean))
      query = query.where('name', 'ilike', `%${word.replace(/[%_\\]/g, '')}%`);
  return toView(db, await query.executeTakeFirst());
}
