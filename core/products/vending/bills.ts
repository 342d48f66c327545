import { type Trx, transact } from '@karo/db/client';
import {
  type BillFacts,
  type BillKind,
  type BillPlan,
  electricityLeast,
  electricityMost,
  findDisco,
  findPlan,
  type MeterType,
  televisions,
} from '../../catalogue/index.ts';
import {
  getActiveCustomer,
  localPhone,
  lockActiveCustomer,
  parsePhone,
  takeNameLookup,
} from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, randomLetters, stamp, type Vended } from '../../kernel/index.ts';
import {
  balanceOf,
  capture,
  checkFunds,
  getCustomerAccount,
  hold,
  internal,
  release,
} from '../../ledger/index.ts';
import { checkBillLimits } from '../../limits/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { checkNotPaused } from '../../providers/index.ts';
import { createQuote, type OperationHandler, type Quote } from '../../quotes/index.ts';
import { type AirtimeQuote, guessNetwork, quoteAirtime } from './airtime.ts';
import { billerName, getBill, hasPaidBill, isNetwork, planName } from './bills-read.ts';
import { type OrderRow, settleVending, stopVending, type Vendor } from './settle.ts';

const QUOTE_MS = 10 * 60_000;

const meterDigits = /^\d{10,13}$/;
const cardDigits = /^\d{10,11}$/;

/**
 * Whose meter or smartcard it is, as its company knows it, for a customer, who is told so many a day beyond those that they have paid. Throws Fault `biller_unknown`,
 * `bill_number`, `unavailable`, `too_many_requests`.
 */
export async function checkBillNumber(
  bank: Bank,
  asked: {
    customerId: string;
    kind: 'electricity' | 'tv';
    biller: string;
    number: string;
    meterType?: MeterType | undefined;
  },
): Promise<{ number: string; name: string; address?: string; plan?: string }> {
  const { customerId, kind, biller, meterType } = asked;
  const known = kind === 'electricity' ? findDisco(biller) : televisions[biller];
  if (!known) throw new Fault('biller_unknown');
  const number = asked.number.replace(/[\s-]/g, '');
  const refused = new Fault('bill_number', { biller: billerName(kind, biller) });
  if (!(kind === 'tv' ? cardDigits : meterDigits).test(number)) throw refused;
  if (!(await hasPaidBill(bank.db, customerId, { biller, number })))
    await takeNameLookup(bank, customerId, { biller, number });
  const found = await bank.billers.enquire({ kind, biller, number, meterType });
  if (!found) throw refused;
  return { number, ...found };
}

export type BillOrder = {
  customerId: string;
  conversationId?: bigint;
  kind: BillKind | 'airtime';
  biller?: string;
  number: string;
  /** By id or as people say it, for data and television. */
  plan?: string;
  /** For airtime and electricity. */
  amount?: Kobo;
  meterType?: MeterType;
};

/** An offer of airtime or a bill. */
export type BillOffer = {
  quoteId: string;
  kind: BillKind | 'airtime';
  biller: string;
  billerName: string;
  number: string;
  holder?: string;
  plan?: string;
  meterType?: MeterType;
  amount: Kobo;
  /** The network was guessed from the prefix, not said. */
  guessed: boolean;
  expiresAt: Date;
};

type Checked = Omit<BillFacts, 'shown'> & { amount: Kobo; guessed: boolean };

function planOf(biller: string, said: string | undefined): BillPlan {
  const plan = findPlan(biller, said ?? '');
  if (!plan) throw new Fault('bill_plan');
  return plan;
}

function checkData(order: BillOrder): Checked {
  const phone = parsePhone(order.number);
  if (!phone) throw new Fault('phone_invalid');
  const number = localPhone(phone);
  const biller = order.biller ?? guessNetwork(phone);
  if (!biller) throw new Fault('network_unknown', { phone: number });
  if (!isNetwork(biller)) throw new Fault('biller_unknown');
  const plan = planOf(biller, order.plan);
  const guessed = order.biller === undefined;
  return {
    kind: 'data',
    biller,
    number,
    holder: null,
    plan: plan.id,
    meterType: null,
    amount: plan.price,
    guessed,
  };
}

async function checkElectricity(bank: Bank, order: BillOrder): Promise<Checked> {
  const biller = order.biller ?? '';
  if (!findDisco(biller)) throw new Fault('biller_unknown');
  if (!order.amount || order.amount < electricityLeast || order.amount > electricityMost)
    throw new Fault('bill_amount', { least: electricityLeast, most: electricityMost });
  const meterType = order.meterType ?? 'prepaid';
  const found = await checkBillNumber(bank, {
    customerId: order.customerId,
    kind: 'electricity',
    biller,
    number: order.number,
    meterType,
  });
  return {
    kind: 'electricity',
    biller,
    number: found.number,
    holder: found.name,
    plan: null,
    meterType,
    amount: order.amount,
    guessed: false,
  };
}

async function checkTv(bank: Bank, order: BillOrder): Promise<Checked> {
  const biller = order.biller ?? '';
  if (!televisions[biller]) throw new Fault('biller_unknown');
  const plan = planOf(biller, order.plan);
  const { number, name } = await checkBillNumber(bank, {
    customerId: order.customerId,
    kind: 'tv',
    biller,
    number: order.number,
  });
  return {
    kind: 'tv',
    biller,
    number,
    holder: name,
    plan: plan.id,
    meterType: null,
    amount: plan.price,
    guessed: false,
  };
}

const offerOfAirtime = (quote: AirtimeQuote): BillOffer => ({
  quoteId: quote.quoteId,
  kind: 'airtime',
  biller: quote.network,
  billerName: quote.networkName,
  number: quote.phone,
  amount: quote.amount,
  guessed: quote.guessed,
  expiresAt: quote.expiresAt,
});

async function offerAirtime(bank: Bank, order: BillOrder): Promise<BillOffer> {
  const { customerId, conversationId, biller, number, amount } = order;
  if (biller !== undefined && !isNetwork(biller)) throw new Fault('biller_unknown');
  if (!amount) throw new Fault('amount_invalid');
  return offerOfAirtime(
    await quoteAirtime(bank, { customerId, conversationId, network: biller, phone: number, amount }),
  );
}

const shownOf = (checked: Checked): BillFacts['shown'] => {
  const plan = planName(checked);
  return {
    ...(checked.holder && { name: checked.holder }),
    bank: billerName(checked.kind, checked.biller),
    account: checked.number,
    ...(plan && { narration: plan }),
  };
};

/**
 * Offers airtime, data, electricity or television, free of fee. Throws Fault `phone_invalid`, `network_unknown`, `biller_unknown`, `bill_plan`, `bill_amount`, `bill_number`,
 * `insufficient_funds`, `limit_bills`, `new_identity_cap`, `unavailable`.
 */
export async function offerBill(bank: Bank, order: BillOrder): Promise<BillOffer> {
  if (order.kind === 'airtime') return offerAirtime(bank, order);
  if (bank.billers.absent) throw new Fault('unavailable', { what: 'bills' });
  await checkNotPaused(bank.db, 'billers', 'bills');
  const customer = await getActiveCustomer(bank.db, order.customerId);
  const check = { data: checkData, electricity: checkElectricity, tv: checkTv };
  const checked = await (order.kind === 'data' ? check.data(order) : check[order.kind](bank, order));
  const at = bank.clock.now();
  const { amount, guessed, ...facts } = checked;
  await checkBillLimits(bank.db, customer, amount, at);
  await checkFunds(bank.db, customer.id, amount);
  const { customerId, conversationId } = order;
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'bill',
      facts: { ...facts, shown: shownOf(checked) },
      customerId,
      conversationId,
      amount,
      at,
      expiresAt: new Date(at.getTime() + QUOTE_MS),
    }),
  );
  return {
    quoteId: quote.id,
    kind: facts.kind,
    biller: facts.biller,
    number: facts.number,
    billerName: billerName(facts.kind, facts.biller),
    holder: facts.holder ?? undefined,
    plan: planName(facts),
    meterType: facts.meterType ?? undefined,
    amount,
    guessed,
    expiresAt: quote.expiresAt,
  };
}

type BillQuote = Quote & { operation: 'bill' };

/** Carries out an approved bill in the approval's transaction: the money is held, and the vending waits for settlement. */
async function accept(trx: Trx, bank: Bank, quote: BillQuote) {
  const now = bank.clock.now();
  const customer = await lockActiveCustomer(trx, quote.customerId);
  await checkNotPaused(trx, 'billers', 'bills');
  await checkBillLimits(trx, customer, quote.amount, now);
  const account = await getCustomerAccount(trx, customer.id);
  const reference = `KB${stamp(now).slice(0, 6)}${randomLetters(8)}`;
  const holdId = await hold(trx, {
    id: `bill:${quote.id}`,
    account: account.id,
    amount: quote.amount,
    at: now,
    reason: `bill ${reference}`,
  });
  const { shown: _, ...facts } = quote.facts;
  const { id } = await trx
    .insertInto('bill')
    .values({
      reference,
      quoteId: quote.id,
      customerId: customer.id,
      holdId,
      conversationId: quote.conversationId ?? null,
      ...facts,
      amount: quote.amount,
      status: 'sending',
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: id, reference, status: 'sending' as const, settleInMs: 0 };
}

type Row = OrderRow & {
  reference: string;
  customerId: string;
  conversationId: bigint | null;
  kind: BillKind;
  biller: string;
  number: string;
  meterType: MeterType | null;
  holder: string | null;
  plan: string | null;
  amount: bigint;
  token: string | null;
  units: string | null;
  holdId: bigint | null;
};

const wordsOf = (row: Omit<Row, keyof OrderRow | 'customerId' | 'conversationId' | 'holdId'>) => ({
  kind: row.kind,
  biller: billerName(row.kind, row.biller),
  number: row.number,
  holder: row.holder ?? undefined,
  plan: planName(row),
  meterType: row.meterType ?? undefined,
  amount: kobo(row.amount),
  reference: row.reference,
});

const holdOf = (row: Row): bigint => {
  if (row.holdId === null) throw new Error(`bill ${row.id} holds nothing`);
  return row.holdId;
};

async function succeed(trx: Trx, bank: Bank, row: Row, answer: Vended): Promise<void> {
  const now = bank.clock.now();
  const account = await getCustomerAccount(trx, row.customerId);
  const words = wordsOf(row);
  const postingId = await capture(trx, holdOf(row), {
    id: `bill:${row.id}:settle`,
    kind: row.kind,
    narration: `${words.biller} ${words.plan ?? ''} ${row.number}`.replace(/\s+/g, ' '),
    reference: row.reference,
    at: now,
    legs: [
      { account: account.id, amount: kobo(-row.amount) },
      { account: await internal(trx, 'bill_settlement'), amount: kobo(row.amount) },
    ],
  });
  const { token, units } = answer;
  await trx
    .updateTable('bill')
    .set({
      status: 'success',
      postingId,
      settledAt: now,
      nextQueryAt: null,
      token: token ?? null,
      units: units ?? null,
    })
    .where('id', '=', row.id)
    .execute();
  const { available: balance } = await balanceOf(trx, account.id);
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `bill:${row.id}:success`,
    words: (phrases) => ({
      text: phrases.bills.done({ ...words, token, units, balance }),
      receipt: { reference: row.reference },
    }),
  });
}

async function fail(trx: Trx, bank: Bank, row: Row): Promise<void> {
  const now = bank.clock.now();
  await release(trx, holdOf(row), now);
  await trx
    .updateTable('bill')
    .set({ status: 'failed', settledAt: now, nextQueryAt: null })
    .where('id', '=', row.id)
    .execute();
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `bill:${row.id}:failed`,
    words: (phrases) => ({ text: phrases.bills.failed(wordsOf(row)) }),
  });
}

const vendor: Vendor<Row, Vended> = {
  table: 'bill',
  send: (bank, { reference, kind, biller, number, plan, meterType, amount }) =>
    bank.billers.vend({ reference, kind, biller, number, plan, meterType, amount: kobo(amount) }),
  query: (bank, { reference }) => bank.billers.query(reference),
  succeed,
  fail,
  wait: (trx, bank, row) =>
    notifyCustomer(trx, row, {
      at: bank.clock.now(),
      dedupe: `bill:${row.id}:pending`,
      words: (phrases) => ({ text: phrases.bills.pending(wordsOf(row)) }),
    }),
};

/** Takes a bill one step further, as `settleTransfer` does a transfer: safe to repeat and to interrupt at any line. */
export const settleBill = (bank: Bank, billId: bigint): Promise<'done' | { again: number }> =>
  settleVending(bank, vendor, billId);

/** Takes back the bills of a customer that nobody was asked for yet. */
export const stopBills = (trx: Trx, bank: Bank, customerId: string): Promise<void> =>
  stopVending(trx, bank, vendor, customerId);

/** What is approved here. */
export const billHandlers: { bill: OperationHandler<'bill'> } = {
  bill: {
    accept,
    message: async (_, quote, phrases) =>
      phrases.bills.sending({
        kind: quote.facts.kind,
        biller: quote.facts.shown.bank,
        number: quote.facts.number,
        holder: quote.facts.holder ?? undefined,
        plan: planName(quote.facts),
        amount: quote.amount,
      }),
  },
};

/** Offers the same again at today’s price, or another sum of it. Throws Fault `not_found` and those of `offerBill`. */
export async function repeatBill(
  bank: Bank,
  customerId: string,
  reference: string,
  instead: { conversationId?: bigint; plan?: string; amount?: Kobo } = {},
): Promise<BillOffer> {
  const bill = await getBill(bank.db, customerId, reference);
  const { kind, biller, number, meterType, planId: plan, amount } = bill;
  return offerBill(bank, { customerId, kind, biller, number, meterType, plan, amount, ...instead });
}

/** Sends an electricity token again, by SMS to the customer's own number. Throws Fault `not_found` where there is none, `unavailable`. */
export async function resendToken(
  bank: Bank,
  customerId: string,
  reference: string,
): Promise<{ token: string; phone: string }> {
  const bill = await getBill(bank.db, customerId, reference);
  const { phone } = await getActiveCustomer(bank.db, customerId);
  const { token } = bill;
  if (!token || !phone) throw new Fault('not_found');
  try {
    await bank.codes.sms(phone, `Karo: ${bill.billerName} ${bill.number}. Token ${token}.`);
  } catch {
    throw new Fault('unavailable', { what: 'codes' });
  }
  return { token, phone };
}
