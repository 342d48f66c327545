import { type Db, type Trx, transact } from '@karo/db/client';
import { type Network, networks } from '../../catalogue/index.ts';
import { getActiveCustomer, localPhone, lockActiveCustomer, parsePhone } from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, naira, randomLetters, stamp } from '../../kernel/index.ts';
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
import { networkId } from './bills-read.ts';
import { type OrderRow, type Outcome, settleVending, stopVending, type Vendor } from './settle.ts';

const prefixes: Record<Network, string> = {
  mtn: '07025 07026 0703 0704 0706 0707 0803 0806 0810 0813 0814 0816 0903 0906 0913 0916',
  airtel: '0701 0708 0802 0808 0812 0901 0902 0904 0907 0911 0912',
  glo: '0705 0805 0807 0811 0815 0905 0915',
  '9mobile': '0809 0817 0818 0908 0909',
};

/** The least and the most airtime at a time. */
export const airtimeLeast = naira(50);
export const airtimeMost = naira(50_000);
const QUOTE_MS = 10 * 60_000;

/** The network that a number's prefix points to. Only a guess: numbers move between networks (since 2013). */
export function guessNetwork(phone: string): Network | undefined {
  const known = parsePhone(phone);
  if (!known) return undefined;
  const national = localPhone(known);
  const found = Object.entries(prefixes).find(([, list]) =>
    list.split(' ').some((prefix) => national.startsWith(prefix)),
  );
  return found?.[0] as Network | undefined;
}

export type AirtimeQuote = {
  quoteId: string;
  network: Network;
  networkName: string;
  /** The network was guessed from the prefix, not said. */
  guessed: boolean;
  phone: string;
  amount: Kobo;
  expiresAt: Date;
};

/** Offers airtime at its face value. Throws Fault `phone_invalid`, `network_unknown`, `airtime_amount`, `insufficient_funds`, `limit_bills`, `new_identity_cap`. */
export async function quoteAirtime(
  bank: Bank,
  order: {
    customerId: string;
    conversationId?: bigint;
    network?: Network;
    phone: string;
    amount: Kobo;
  },
): Promise<AirtimeQuote> {
  // Nobody would carry it out: refused before a PIN is asked for, and not after it.
  if (bank.billers.absent) throw new Fault('unavailable', { what: 'airtime' });
  await checkNotPaused(bank.db, 'billers', 'airtime');
  const phone = parsePhone(order.phone);
  if (!phone) throw new Fault('phone_invalid');
  const network = order.network ?? guessNetwork(phone);
  if (!network) throw new Fault('network_unknown', { phone: localPhone(phone) });
  if (order.amount < airtimeLeast || order.amount > airtimeMost)
    throw new Fault('airtime_amount', { least: airtimeLeast, most: airtimeMost });
  const customer = await getActiveCustomer(bank.db, order.customerId);
  const at = bank.clock.now();
  await checkBillLimits(bank.db, customer, order.amount, at);
  await checkFunds(bank.db, customer.id, order.amount);
  const { customerId, conversationId, amount } = order;
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'airtime',
      facts: { network: networks[network], phone: localPhone(phone) },
      customerId,
      conversationId,
      amount,
      at,
      expiresAt: new Date(at.getTime() + QUOTE_MS),
    }),
  );
  return {
    quoteId: quote.id,
    network,
    networkName: networks[network],
    guessed: order.network === undefined,
    phone: localPhone(phone),
    amount,
    expiresAt: quote.expiresAt,
  };
}

type Accepted = {
  orderId: bigint;
  reference: string;
  status: 'sending';
  settleInMs: number;
};

/** Carries out an approved airtime quote in the approval's transaction: the money is held, and the vending waits for settlement. */
export async function acceptAirtime(
  trx: Trx,
  bank: Bank,
  quote: Quote & { operation: 'airtime' },
): Promise<Accepted> {
  const now = bank.clock.now();
  const customer = await lockActiveCustomer(trx, quote.customerId);
  await checkNotPaused(trx, 'billers', 'airtime');
  await checkBillLimits(trx, customer, quote.amount, now);
  const account = await getCustomerAccount(trx, customer.id);
  const reference = `KA${stamp(now).slice(0, 6)}${randomLetters(8)}`;
  const holdId = await hold(trx, {
    id: `airtime:${quote.id}`,
    account: account.id,
    amount: quote.amount,
    at: now,
    reason: `airtime ${reference}`,
  });
  const { id } = await trx
    .insertInto('airtime')
    .values({
      reference,
      quoteId: quote.id,
      customerId: customer.id,
      holdId,
      conversationId: quote.conversationId ?? null,
      ...quote.facts,
      amount: quote.amount,
      status: 'sending',
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: id, reference, status: 'sending', settleInMs: 0 };
}

/** How approved airtime is carried out. */
export const airtimeHandler: OperationHandler<'airtime'> = {
  accept: acceptAirtime,
  message: async (_, { facts, amount }, { money }) => money.airtimeSending({ amount, ...facts }),
};

type Row = OrderRow & {
  reference: string;
  customerId: string;
  conversationId: bigint | null;
  network: string;
  phone: string;
  amount: bigint;
  holdId: bigint | null;
};

const factsOf = (row: Row) => ({
  amount: kobo(row.amount),
  phone: row.phone,
  network: row.network,
  reference: row.reference,
});

const holdOf = (row: Row): bigint => {
  if (row.holdId === null) throw new Error(`airtime ${row.id} holds nothing`);
  return row.holdId;
};

async function succeed(trx: Trx, bank: Bank, row: Row): Promise<void> {
  const now = bank.clock.now();
  const account = await getCustomerAccount(trx, row.customerId);
  const postingId = await capture(trx, holdOf(row), {
    id: `airtime:${row.id}:settle`,
    kind: 'airtime',
    narration: `${row.network} ${row.phone}`,
    reference: row.reference,
    at: now,
    legs: [
      { account: account.id, amount: kobo(-row.amount) },
      { account: await internal(trx, 'airtime_settlement'), amount: kobo(row.amount) },
    ],
  });
  await trx
    .updateTable('airtime')
    .set({ status: 'success', postingId, settledAt: now, nextQueryAt: null })
    .where('id', '=', row.id)
    .execute();
  const { available: balance } = await balanceOf(trx, account.id);
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `airtime:${row.id}:success`,
    words: (phrases) => ({
      text: phrases.money.airtimeDone({ ...factsOf(row), balance }),
      receipt: { reference: row.reference },
    }),
  });
}

async function fail(trx: Trx, bank: Bank, row: Row): Promise<void> {
  const now = bank.clock.now();
  await release(trx, holdOf(row), now);
  await trx
    .updateTable('airtime')
    .set({ status: 'failed', settledAt: now, nextQueryAt: null })
    .where('id', '=', row.id)
    .execute();
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `airtime:${row.id}:failed`,
    words: (phrases) => ({ text: phrases.money.airtimeFailed(factsOf(row)) }),
  });
}

const vendor: Vendor<Row, { status: Outcome }> = {
  table: 'airtime',
  send: (bank, { reference, network, phone, amount }) =>
    bank.billers.airtime({ reference, network: networkId(network), phone, amount: kobo(amount) }),
  query: (bank, { reference }) => bank.billers.query(reference),
  succeed,
  fail,
  wait: (trx, bank, row) =>
    notifyCustomer(trx, row, {
      at: bank.clock.now(),
      dedupe: `airtime:${row.id}:pending`,
      words: (phrases) => ({ text: phrases.money.airtimePending(factsOf(row)) }),
    }),
};

/** Takes an airtime order one step further, as `settleTransfer` does a transfer: safe to repeat and to interrupt at any line. */
export const settleAirtime = (bank: Bank, airtimeId: bigint): Promise<'done' | { again: number }> =>
  settleVending(bank, vendor, airtimeId);

/** Takes back the airtime of a customer that nobody was asked for yet. */
export const stopAirtime = (trx: Trx, bank: Bank, customerId: string): Promise<void> =>
  stopVending(trx, bank, vendor, customerId);

/** One airtime order, as its receipt needs it. */
export type AirtimeView = {
  reference: string;
  customerId: string;
  status: 'sending' | 'pending' | 'success' | 'failed';
  network: string;
  phone: string;
  amount: Kobo;
  createdAt: Date;
  settledAt?: Date;
};

/** The airtime order with this reference. */
export async function airtimeView(db: Db | Trx, reference: string): Promise<AirtimeView | undefined> {
  const row = await db
    .selectFrom('airtime')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  return (
    row && {
      ...factsOf(row),
      customerId: row.customerId,
      status: row.status as AirtimeView['status'],
      createdAt: row.createdAt,
      settledAt: row.settledAt ?? undefined,
    }
  );
}
