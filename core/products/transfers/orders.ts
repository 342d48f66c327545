import { type Db, type Trx, transact } from '@karo/db/client';
import { factsOf, type TransferRow } from '../../catalogue/index.ts';
import {
  checkActive,
  findCustomer,
  getActiveCustomer,
  hasPaid,
  lockActiveCustomer,
  nameOnOrders,
  rememberPaid,
  takeNameLookup,
  takesCredits,
} from '../../customers/index.ts';
import {
  type Bank,
  bankByCode,
  Fault,
  type Kobo,
  karoBank,
  kobo,
  naira,
  nipMeaning,
  nipReason,
  nipSessionId,
  randomLetters,
  stamp,
  totalOf,
  transferCharges,
} from '../../kernel/index.ts';
import {
  balanceOfCustomer,
  checkFunds,
  findAccountByNuban,
  getCustomerAccount,
  hold,
  postOne,
  release,
  reverse,
} from '../../ledger/index.ts';
import { checkCapIn, checkTransferLimits } from '../../limits/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { checkNotPaused, isPaused } from '../../providers/index.ts';
import { createQuote, type Quote } from '../../quotes/index.ts';
import { checkRisk, holdForReview } from '../../risk/review/index.ts';
import { keepRisk, riskOf } from '../../risk/score/index.ts';
import {
  holdOf,
  orderPaidBy,
  type TransferStatus,
  type TransferView,
  tellSent,
  transferView,
} from './view.ts';

const QUOTE_MS = 10 * 60_000;
/** A first transfer to somebody new above this waits, so that it can still be stopped. */
const WAIT_ABOVE = naira(50_000);
export const WAIT_MS = 30_000;
const NARRATION_MAX = 100;

export type Enquiry = { name: string; sessionId?: string; toCustomerId?: string };

async function enquireHere(db: Db, account: string): Promise<Enquiry> {
  const ours = await findAccountByNuban(db, account);
  const owner = ours?.customerId ? await findCustomer(db, ours.customerId) : undefined;
  if (!owner || owner.status === 'closed')
    throw new Fault('destination_unknown', { account, bank: karoBank.short });
  return { name: nameOnOrders(owner), toCustomerId: owner.id };
}

/**
 * Asks the other bank whose account it is, for a customer, who is told so many a day. Throws Fault `bank_unknown`, `nuban_invalid`, `destination_unknown`, `bank_down`,
 * `too_many_requests`.
 */
export async function enquireName(
  bank: Bank,
  customerId: string,
  to: { bankCode: string; account: string },
): Promise<Enquiry> {
  const there = bankByCode(to.bankCode);
  if (!there) throw new Fault('bank_unknown', { bank: to.bankCode });
  if (!/^\d{10}$/.test(to.account)) throw new Fault('nuban_invalid', { account: to.account });
  if (there !== karoBank && bank.rails.absent) throw new Fault('unavailable', { what: 'rails' });
  // The rails look again, whoever is enquired: here nothing is counted of what they will refuse.
  const check = async (): Promise<void> => {
    if (there !== karoBank) await checkNotPaused(bank.db, 'rails', 'rails');
  };
  if (!(await hasPaid(bank.db, customerId, to)))
    await takeNameLookup(bank, customerId, { bankCode: to.bankCode, account: to.account }, check);
  if (there === karoBank) return enquireHere(bank.db, to.account);
  const asked = nipSessionId(bank.clock.now());
  const answer = await bank.rails.enquire({ sessionId: asked, bankCode: to.bankCode, account: to.account });
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
  /** The name that the customer gave for the receiver. */
  said?: string;
  /** What the customer calls the receiver: remembered with them once they are paid. */
  nickname?: string;
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
 * again then. Throws the Faults of `enquireName`, and `amount_invalid`, `same_account`, `insufficient_funds`, the limits', `receiver_capped`, `receiver_refuses`.
 */
export async function quoteTransfer(bank: Bank, order: TransferOrder): Promise<TransferQuote> {
  await checkOrder(bank, order);
  const { bankCode, account, amount, customerId, conversationId } = order;
  const enquiry = order.enquiry ?? (await enquireName(bank, order.customerId, { bankCode, account }));
  const kind = bankCode === karoBank.code ? 'karo' : 'nip';
  const toCustomerId = kind === 'karo' ? (await enquireHere(bank.db, account)).toCustomerId : undefined;
  const charges = transferCharges(kind, amount);
  const facts = {
    kind,
    bankCode,
    account,
    bankName: bankByCode(bankCode)?.short ?? bankCode,
    name: enquiry.name,
    enquirySessionId: enquiry.sessionId ?? null,
    toCustomerId: toCustomerId ?? null,
    narration: (order.narration ?? '').trim().slice(0, NARRATION_MAX),
    newBeneficiary: !(await hasPaid(bank.db, customerId, { bankCode, account })),
    ...(order.nickname && { nickname: order.nickname }),
  } as const;
  const risk = await checkRisk(bank, { ...facts, customerId, amount, said: order.said });
  const quote = await transact(bank, async (trx) => {
    const at = bank.clock.now();
    if (toCustomerId) await checkReceiver(trx, toCustomerId, amount, at);
    const expiresAt = new Date(at.getTime() + QUOTE_MS);
    const made = await createQuote(trx, {
      operation: 'transfer',
      facts,
      ...charges,
      customerId,
      conversationId,
      amount,
      at,
      expiresAt,
    });
    await keepRisk(trx, { quoteId: made.id, customerId, risk, at });
    return made;
  });
  const { name, bankName, narration, newBeneficiary } = facts;
  const { fee, duty, total, expiresAt } = quote;
  return {
    quoteId: quote.id,
    kind,
    name,
    bankCode,
    bankName,
    account,
    amount,
    fee,
    duty,
    total,
    narration,
    expiresAt,
    newBeneficiary,
  };
}

async function checkReceiver(trx: Trx, customerId: string, amount: Kobo, at: Date): Promise<void> {
  const receiver = await findCustomer(trx, customerId);
  if (!receiver) throw new Fault('account_missing');
  if (receiver.status !== 'frozen' && receiver.status !== 'deactivated') checkActive(receiver);
  if (!(await takesCredits(trx, customerId))) throw new Fault('receiver_refuses');
  await checkCapIn(trx, receiver, amount, at);
}

const newReference = (at: Date): string => `KR${stamp(at).slice(0, 6)}${randomLetters(8)}`;

/** What an approval did: the transfer's id and reference, and how it stands. */
export type Accepted = {
  orderId: bigint;
  reference: string;
  status: TransferStatus;
  settleInMs?: number;
  /** A person looks at it before it goes. */
  review?: true;
};

export type TransferQuoteRow = Quote & { operation: 'transfer' };

/** Carries out an approved transfer quote, in the approval's transaction. Throws `insufficient_funds`, the limits' Faults, `account_missing`. */
export async function acceptTransfer(trx: Trx, bank: Bank, quote: TransferQuoteRow): Promise<Accepted> {
  const now = bank.clock.now();
  const customer = await lockActiveCustomer(trx, quote.customerId);
  if (quote.facts.kind !== 'karo') await checkNotPaused(trx, 'rails', 'rails');
  await checkTransferLimits(trx, customer, quote.amount, now);
  return quote.facts.kind === 'karo' ? acceptWithin(trx, quote, now) : acceptBetween(trx, quote, now);
}

/** What a quote writes down of the transfer that it becomes. */
export const rowOf = (quote: TransferQuoteRow, now: Date) => {
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

/** Moves money to another account here at once: out of `held`, where the house has reserved it. Throws Faults as `acceptTransfer`. */
export async function acceptWithin(
  trx: Trx,
  quote: TransferQuoteRow,
  now: Date,
  held?: { reference: string; holdId: bigint },
): Promise<Accepted> {
  const { facts, amount } = quote;
  const receiverId = facts.toCustomerId;
  if (!receiverId) throw new Fault('account_missing');
  await checkReceiver(trx, receiverId, amount, now);
  const [from, to] = [
    await getCustomerAccount(trx, quote.customerId),
    await getCustomerAccount(trx, receiverId),
  ];
  const row = Object.assign(rowOf(quote, now), held);
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
    holdId: held?.holdId,
  });
  const done = { status: 'success', byHouse: held !== undefined, postingId, sentAt: now, settledAt: now };
  const transfer = await trx
    .insertInto('transfer')
    .values({ ...row, ...done })
    .returningAll()
    .executeTakeFirstOrThrow();
  await rememberPaid(trx, quote.customerId, facts, now);
  await tellSent(trx, transfer, now, 'sent');
  await tellReceived(trx, transfer, receiverId, now);
  return { orderId: transfer.id, reference: row.reference, status: 'success' };
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
  const risk = await riskOf(trx, quote.id);
  if (risk?.decision === 'hold') {
    await holdForReview(trx, { transfer, risk, at: now });
    return { orderId: transfer.id, reference: row.reference, status: 'waiting', review: true };
  }
  if (waits)
    await notifyCustomer(trx, quote, {
      at: now,
      dedupe: `transfer:${transfer.id}:waiting`,
      words: (phrases) => ({
        text: phrases.money.waiting({ ...factsOf(transfer), seconds: WAIT_MS / 1000 }),
        choices: [{ id: 'cancel', title: 'CANCEL' }],
      }),
    });
  return { orderId: transfer.id, reference: row.reference, status, settleInMs: waits ? WAIT_MS : 0 };
}

async function tellReceived(trx: Trx, row: TransferRow, receiverId: string, at: Date): Promise<void> {
  const sender = await findCustomer(trx, row.customerId);
  const { available: balance } = await balanceOfCustomer(trx, receiverId);
  const from = sender ? nameOnOrders(sender) : '';
  return notifyCustomer(
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

/**
 * Stops a transfer that still waits (the newest, or the one named). Safe to repeat; throws Fault `too_late_to_cancel` once it is on its way, `transfer_missing`.
 */
export async function cancelWaiting(
  bank: Bank,
  customerId: string,
  reference?: string,
): Promise<TransferView> {
  const cancelled = await transact(bank, async (trx) => {
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
    if (row.status !== 'waiting' || !row.releaseAt) throw new Fault('too_late_to_cancel');
    // Past its time it is as good as sent, but for where nobody sends it now.
    if (row.releaseAt <= now && !(await isPaused(trx, 'rails'))) throw new Fault('too_late_to_cancel');
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
  await transact(bank, async (trx) => {
    const row = await trx
      .selectFrom('transfer')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row) throw new Fault('transfer_missing');
    await undoTransfer(trx, row.id, why, bank.clock.now());
  });
}

/** The same in the caller's transaction. */
export async function undoTransfer(trx: Trx, transferId: bigint, why: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('transfer')
    .selectAll()
    .where('id', '=', transferId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status === 'reversed') return;
  if (row?.status !== 'success' || row.postingId === null) throw new Fault('nothing_to_recall');
  await reverse(trx, row.postingId, { id: `transfer:${row.id}:reverse`, narration: why, at: now });
  await trx.updateTable('transfer').set({ status: 'reversed' }).where('id', '=', row.id).execute();
  return tellReversed(trx, row, now);
}

async function tellReversed(trx: Trx, row: TransferRow, at: Date): Promise<void> {
  const dedupe = `transfer:${row.id}:reversed`;
  const order = await orderPaidBy(trx, row);
  await notifyCustomer(trx, row, {
    at,
    dedupe,
    words: ({ money, compliance }) => ({
      text: order ? compliance.lienReturned(order) : money.reversed(factsOf(row)),
    }),
  });
  const from = await findCustomer(trx, row.customerId);
  if (row.toCustomerId)
    await notifyCustomer(
      trx,
      { customerId: row.toCustomerId },
      {
        at,
        dedupe: `${dedupe}:receiver`,
        words: (phrases) => ({
          text: phrases.money.takenBack({ ...factsOf(row), from: from ? nameOnOrders(from) : '' }),
        }),
      },
    );
}
