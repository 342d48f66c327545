import type { Answer } from '@karo/core/contract';
import {
  type Beneficiary,
  isSameName,
  listBeneficiaries,
  nameBeneficiary,
  removeBeneficiary,
  saveBeneficiary,
} from '@karo/core/customers';
import { banks, Fault, getBank, isFault, parseNaira, toNaira } from '@karo/core/kernel';
import { type Approved, approve } from '@karo/core/orders';
import { phrasesIn } from '@karo/core/phrases';
import {
  enquireName,
  quoteTransfer,
  type TransferView,
  transferOfQuote,
} from '@karo/core/products/transfers';
import { nameOrder, type OrderRequest, tieQuote, untieQuote } from '@karo/core/quotes';
import { receiptFor, receiptPng, receiptProof, receiptSvg, receiptView } from '@karo/core/statements';
import { transact } from '@karo/db/client';
import { type Call, type Handlers, keyOf } from '../call.ts';

type Transfer = Call<'POST /api/banking/transfer'>;
type Done = Answer<'POST /api/banking/transfer'>;

/** A name that shares no word with the account's is somebody else's: nobody approves money to a name that they did not see. */
const mayBe = (given: string, found: string): boolean =>
  given.split(/\s+/).some((word) => word.length > 1 && isSameName(word, found));

/** A transfer as a caller words it. Throws Fault `bank_unknown`, `amount_invalid`. */
function orderOf(said: { bank: string; account: string; amount: string }) {
  const { code: bankCode } = getBank(said.bank);
  const amount = parseNaira(said.amount);
  if (!amount) throw new Fault('amount_invalid');
  return { bankCode, account: said.account, amount };
}

async function quote({ bank, body, customer }: Transfer): Promise<string> {
  const { recipientBank, recipientAccount: account, recipientName, amount, narration } = body;
  const order = orderOf({ bank: recipientBank, account, amount });
  const enquiry = await enquireName(bank, customer.id, order);
  if (!mayBe(recipientName, enquiry.name)) throw new Fault('name_mismatch', { name: enquiry.name });
  const { quoteId } = await quoteTransfer(bank, { ...order, customerId: customer.id, enquiry, narration });
  return quoteId;
}

/** The quote of this order: the one that an earlier call made, or a new one. */
async function quoteOnce(call: Transfer, request: OrderRequest & { quoteId?: string }): Promise<string> {
  return request.quoteId ?? tieQuote(call.bank.db, request, await quote(call));
}

/** Approves the quote; an order that was carried out already is only told again. */
async function approveOnce(
  call: Transfer,
  request: OrderRequest,
  quoteId: string,
): Promise<Approved | undefined> {
  const { bank, body, customer, origin } = call;
  const { pin } = body;
  try {
    return await approve(bank, { quoteId, customerId: customer.id, pin, device: 'web: transfer', origin });
  } catch (error) {
    if (isFault(error, 'quote_used')) return undefined;
    if (isFault(error, 'quote_expired')) await untieQuote(bank.db, request, quoteId);
    throw error;
  }
}

const statusOf = (transfer: TransferView): Done['status'] => {
  if (transfer.status === 'success') return 'success';
  return ['failed', 'cancelled', 'reversed'].includes(transfer.status) ? 'failed' : 'pending';
};

function doneOf(call: Transfer, transfer: TransferView, approved: Approved | undefined): Done {
  const { receipt } = phrasesIn(call.language).money;
  return {
    transactionRef: transfer.reference,
    status: statusOf(transfer),
    amount: toNaira(transfer.amount),
    fee: toNaira(transfer.fee),
    duty: toNaira(transfer.duty),
    total: toNaira(transfer.total),
    recipientName: transfer.name,
    recipientBank: transfer.bankName,
    message: approved?.message ?? receipt.status[transfer.status],
  };
}

async function carryOut(call: Transfer, request: OrderRequest & { quoteId?: string }): Promise<Done> {
  const quoteId = await quoteOnce(call, request);
  const approved = await approveOnce(call, request, quoteId);
  const transfer = await transferOfQuote(call.bank.db, quoteId);
  if (!transfer) throw new Fault('transfer_missing');
  return doneOf(call, transfer, approved);
}

const underWay = new Map<string, Promise<Done>>();

/** An impatient thumb sends the same order many times at once; each would count as a try of the PIN. They wait for one. */
function together(name: string, work: () => Promise<Done>): Promise<Done> {
  const known = underWay.get(name);
  if (known) return known;
  const begun = work().finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

type BeneficiaryView = Answer<'GET /api/beneficiaries'>[number];

const beneficiaryOf = (person: Beneficiary): BeneficiaryView => ({
  id: String(person.id),
  name: person.name,
  nickname: person.nickname ?? null,
  bank: person.bankName,
  accountNumber: person.account,
  timesPaid: person.paidCount,
  lastPaidAt: person.lastPaidAt?.toISOString() ?? null,
});

/** The account's own bank says whose it is; nothing is kept under a name that a caller made up. */
async function keep({ bank, body, customer }: Call<'POST /api/beneficiaries'>): Promise<Beneficiary> {
  const there = getBank(body.bank);
  const to = { bankCode: there.code, account: body.accountNumber };
  const { name } = await enquireName(bank, customer.id, to);
  const at = bank.clock.now();
  return transact(bank.db, async (trx) => {
    const kept = await saveBeneficiary(trx, customer.id, { ...to, name }, at);
    return body.nickname ? nameBeneficiary(trx, customer.id, kept.id, body.nickname) : kept;
  });
}

export const banking = {
  'GET /api/banking/banks': async () =>
    banks.map(({ code, short, name }) => ({ code, name: short, fullName: name })),

  'POST /api/banking/name-enquiry': async ({ bank, body, customer }) => {
    const there = getBank(body.bank);
    const { name } = await enquireName(bank, customer.id, {
      bankCode: there.code,
      account: body.accountNumber,
    });
    return { name, bank: there.short, accountNumber: body.accountNumber };
  },

  'POST /api/banking/transfer/quote': async ({ bank, body, customer }) => {
    const order = orderOf({ bank: body.bank, account: body.accountNumber, amount: body.amount });
    const { narration } = body;
    const made = await quoteTransfer(bank, { ...order, customerId: customer.id, narration });
    return {
      quoteId: made.quoteId,
      name: made.name,
      bank: made.bankName,
      amount: toNaira(made.amount),
      fee: toNaira(made.fee),
      duty: toNaira(made.duty),
      total: toNaira(made.total),
      expiresAt: made.expiresAt.toISOString(),
    };
  },

  'GET /api/beneficiaries': async ({ bank, customer }) =>
    (await listBeneficiaries(bank.db, customer.id)).map(beneficiaryOf),

  'POST /api/beneficiaries': async (call) => beneficiaryOf(await keep(call)),

  'PATCH /api/beneficiaries/{id}': async ({ bank, customer, params, body }) => {
    const id = BigInt(params.id);
    return beneficiaryOf(
      await transact(bank.db, (trx) => nameBeneficiary(trx, customer.id, id, body.nickname)),
    );
  },

  'DELETE /api/beneficiaries/{id}': async ({ bank, customer, params }) => {
    await transact(bank.db, (trx) => removeBeneficiary(trx, customer.id, BigInt(params.id)));
    return {};
  },

  'POST /api/banking/transfer': async (call) => {
    const { bank, body, customer } = call;
    const { pin, ...facts } = body;
    const order = { customerId: customer.id, key: keyOf(call), facts, at: bank.clock.now() };
    const request = await nameOrder(bank.db, order);
    return together(`${request.customerId} ${request.key} ${pin}`, () => carryOut(call, request));
  },

  'GET /api/receipts/{reference}/check': async ({ bank, params }) => {
    const view = await receiptView(bank.db, params.reference);
    if (!view) throw new Fault('transfer_missing');
    return receiptProof(view);
  },

  'GET /api/receipts/{reference}': async ({ bank, customer, language, params, query, reply }) => {
    const view = await receiptFor(bank.db, params.reference, customer.id);
    if (!view) throw new Fault('transfer_missing');
    reply.header('cache-control', 'private, no-cache');
    const { publicUrl } = bank.config;
    if (query.format !== 'svg') return receiptPng(view, language, publicUrl);
    reply.type('image/svg+xml');
    return receiptSvg(view, language, publicUrl);
  },
} satisfies Partial<Handlers>;
