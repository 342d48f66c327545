import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import { type Currency, findAsset, findProduct, printForeign } from '../catalogue/index.ts';
import { findCustomer, nameOnOrders } from '../customers/index.ts';
import { bankByCode, type Kobo, kobo, printNaira, sum, zero } from '../kernel/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { printQuantity } from '../products/investments/index.ts';
import { findCredit } from '../products/inward/index.ts';
import { toldOf } from './lines.ts';
import { maskAccount } from './masking.ts';
import type { ReceiptView } from './receipt-view.ts';

type Line = { label: string; value: string; strong?: boolean };

/** Whose receipt it is, as it is named on it. */
async function partyOf(db: Db | Trx, customerId: string): Promise<{ name: string; account: string }> {
  const customer = await findCustomer(db, customerId);
  return { name: customer ? nameOnOrders(customer) : '', account: customer?.nuban ?? '' };
}

const printParty = ({ name, account }: { name: string; account: string }): string =>
  `${name} ${maskAccount(account)}`;

/** What every receipt of a product has: one sum, no charge beside it, the bank on the other side. */
const plain = (of: {
  reference: string;
  customerId: string;
  amount: Kobo;
  party: { name: string; account: string };
  at: Date;
}) => ({
  reference: of.reference,
  customerId: of.customerId,
  amount: of.amount,
  total: of.amount,
  at: of.at,
  fee: zero,
  vat: zero,
  duty: zero,
  narration: '',
  status: 'success' as const,
  to: { name: of.party.name, bank: 'Karo', account: of.party.account },
  from: of.party,
});

const printRate = (rateBp: number): string => `${rateBp / 100}%`;

async function loanReceipt(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const loan = await db
    .selectFrom('loan')
    .selectAll()
    .where('reference', '=', reference)
    .where('disbursedAt', 'is not', null)
    .executeTakeFirst();
  const product = loan && findProduct(loan.product);
  if (!loan?.disbursedAt || !product) return undefined;
  const { customerId, disbursedAt: at, rateBp, months, payment } = loan;
  const party = await partyOf(db, customerId);
  return {
    ...plain({ reference, customerId, amount: kobo(loan.amount), party, at }),
    operation: 'loan',
    lines: ({ loans, receipts: { labels } }: Phrases): Line[] => [
      { label: labels.product, value: loans.names[product.id], strong: true },
      { label: labels.into, value: printParty(party) },
      { label: labels.rate, value: printRate(rateBp) },
      { label: labels.months, value: String(months) },
      { label: labels.monthly, value: printNaira(kobo(payment)) },
    ],
  };
}

/** A payment on a loan is known by the loan's reference and its number: `KL…-3`. */
async function paymentReceipt(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const [, name = '', number = ''] = /^(KL[A-Z0-9]+)-(\d{1,3})$/.exec(reference) ?? [];
  const loan = await db
    .selectFrom('loan')
    .select(['id', 'customerId', 'amount', 'product'])
    .where('reference', '=', name)
    .executeTakeFirst();
  const product = loan && findProduct(loan.product);
  if (!loan || !product) return undefined;
  const payments = await db
    .selectFrom('loanPayment')
    .selectAll()
    .where('loanId', '=', loan.id)
    .orderBy('id')
    .limit(Number(number))
    .execute();
  const paid = payments[Number(number) - 1];
  if (!paid) return undefined;
  const { customerId } = loan;
  const party = await partyOf(db, customerId);
  const left = kobo(loan.amount - sum(payments.map((each) => kobo(each.principal))));
  return {
    ...plain({ reference, customerId, amount: kobo(paid.amount), party, at: paid.at }),
    operation: 'loan_payment',
    lines: ({ loans, receipts: { labels } }: Phrases): Line[] => [
      { label: labels.product, value: loans.names[product.id], strong: true },
      { label: labels.loan, value: name },
      { label: labels.outOf, value: printParty(party) },
      { label: labels.principal, value: printNaira(kobo(paid.principal)) },
      { label: labels.interest, value: printNaira(kobo(paid.interest)) },
      ...(paid.lateFee ? [{ label: labels.lateFee, value: printNaira(kobo(paid.lateFee)) }] : []),
      { label: labels.left, value: printNaira(left) },
    ],
  };
}

async function tradeReceipt(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const trades = await db
    .selectFrom('trade')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  const [first] = trades;
  if (!first) return undefined;
  const { customerId, at } = first;
  const isBuy = first.side === 'buy';
  const party = await partyOf(db, customerId);
  const amount = sum(trades.map((trade) => kobo(trade.amount)));
  const fee = sum(trades.map((trade) => kobo(trade.fee)));
  return {
    ...plain({ reference, customerId, amount, party, at }),
    operation: 'trade',
    fee,
    total: kobo(isBuy ? amount + fee : amount - fee),
    lines: ({ receipts: { labels } }: Phrases): Line[] => [
      ...trades.flatMap((trade) => {
        const asset = findAsset(trade.asset);
        const name = asset ? `${asset.name} (${asset.symbol})` : trade.asset;
        return [
          { label: isBuy ? labels.bought : labels.sold, value: name, strong: true },
          {
            label: labels.price,
            value: `${printNaira(kobo(trade.price))} × ${printQuantity(trade.quantity)}`,
          },
        ];
      }),
      { label: isBuy ? labels.outOf : labels.into, value: printParty(party) },
    ],
  };
}

const states: Record<string, ReceiptView['status']> = {
  success: 'success',
  declined: 'failed',
  expired: 'cancelled',
  refused: 'cancelled',
  refunding: 'reversed',
  refunded: 'reversed',
};

async function abroadReceipt(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const row = await db
    .selectFrom('remittance')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const customerId = row.senderId ?? row.recipientId ?? '';
  const recipient = row.recipientId ? await partyOf(db, row.recipientId) : undefined;
  const party = recipient ?? { name: row.recipientName ?? row.recipientPhone, account: row.recipientPhone };
  const at = row.completedAt ?? row.createdAt;
  const currency = row.currency as Currency;
  return {
    ...plain({ reference, customerId, amount: kobo(row.receives), party, at }),
    operation: 'remittance',
    status: states[row.status] ?? 'pending',
    ...(row.status === 'success' && row.recipientId && { alsoOf: row.recipientId }),
    from: { name: (row.cardholder ?? '').toUpperCase(), account: '' },
    lines: ({ money, receipts: { labels } }: Phrases): Line[] => [
      { label: money.receipt.to, value: printParty(party), strong: true },
      { label: money.receipt.from, value: (row.cardholder ?? row.country).toUpperCase() },
      { label: labels.paid, value: printForeign(row.amount, currency) },
      { label: money.receipt.fee, value: printForeign(row.fee, currency) },
      { label: labels.exchange, value: printNaira(kobo(row.rate)) },
    ],
  };
}

const inwardStates: Record<string, ReceiptView['status']> = {
  credited: 'success',
  returned: 'reversed',
  returning: 'reversed',
};

/** Money from another bank, once it is on the account or has gone back. */
async function inwardReceipt(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const row = await findCredit(db, { reference });
  const status = row && inwardStates[row.status];
  if (!row?.customerId || !status) return undefined;
  const { customerId, senderName, senderAccount, narration, sessionId } = row;
  const party = await partyOf(db, customerId);
  const bank = bankByCode(row.bankCode)?.short ?? row.bankCode;
  return {
    ...plain({
      reference,
      customerId,
      amount: kobo(row.amount),
      party,
      at: row.creditedAt ?? row.receivedAt,
    }),
    operation: 'transfer',
    status,
    narration,
    sessionId,
    from: { name: senderName, account: senderAccount },
    lines: ({ money: { receipt: say } }: Phrases): Line[] => [
      { label: say.from, value: senderName, strong: true },
      { label: say.bank, value: bank },
      { label: say.to, value: printParty(party) },
    ],
  };
}

/** Anything else that stands in an account's book under a reference: savings, groups, cards, plans. */
async function bookReceipt(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const { rows } = await sql<{
    kind: string;
    narration: string;
    amount: bigint;
    at: Date;
    customerId: string | null;
  }>`
    select p.kind, p.narration, p.amounts[array_position(p.accounts, a.id)] as amount, p.at, a.customer_id
    from posting p join account a on a.id = any(p.accounts)
    where p.reference = ${reference} and a.customer_id is not null order by p.id limit 1`.execute(db);
  const [row] = rows;
  if (!row?.customerId) return undefined;
  const { customerId, at } = row;
  const { kind, counterparty = '' } = toldOf({ ...row, amount: kobo(row.amount) }, undefined);
  const party = await partyOf(db, customerId);
  const isIn = row.amount > 0n;
  const amount = kobo(isIn ? row.amount : -row.amount);
  return {
    ...plain({ reference, customerId, amount, party, at }),
    operation: 'other',
    lines: ({ money, site, receipts: { labels } }: Phrases): Line[] => [
      { label: isIn ? labels.into : labels.outOf, value: printParty(party), strong: true },
      { label: money.receipt.narration, value: site.movement[kind](counterparty) },
    ],
  };
}

/** The receipt of a loan, a payment on it, a trade, money from abroad, or of whatever else stands in the book under this reference. */
export async function productReceipt(db: Db | Trx, given: string): Promise<ReceiptView | undefined> {
  const reference = given.toUpperCase();
  const kinds = [loanReceipt, paymentReceipt, tradeReceipt, abroadReceipt, inwardReceipt, bookReceipt];
  for (const kind of kinds) {
    const view = await kind(db, reference);
    if (view) return view;
  }
  return undefined;
}
