import type { Db, Trx } from '@karo/db/client';
import { factsOf, type TransferRow } from '../../catalogue/index.ts';
import { findCustomer, nameOnOrders } from '../../customers/index.ts';
import { type Kobo, kobo } from '../../kernel/index.ts';
import { balanceOfCustomer } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';

export type TransferStatus =
  | 'waiting'
  | 'sending'
  | 'pending'
  | 'success'
  | 'failed'
  | 'cancelled'
  | 'reversed';

/** How far back it is looked for what somebody sent. */
const RECEIVED_MOST = 50;

/** The hold of a transfer to another bank. */
export const holdOf = (row: TransferRow): bigint => {
  if (row.holdId === null) throw new Error(`transfer ${row.id} holds nothing`);
  return row.holdId;
};

/** The standing order of a court or an authority that a transfer of the house pays, and how much; undefined where it pays none. */
export async function orderPaidBy(
  trx: Trx,
  row: TransferRow,
): Promise<{ authority: string; reference: string; paid: Kobo } | undefined> {
  if (!row.byHouse || row.holdId === null) return undefined;
  const order = await trx
    .selectFrom('lienPayment')
    .innerJoin('lien', 'lien.id', 'lienPayment.lienId')
    .select(['lien.authority', 'lien.reference'])
    .where('lienPayment.holdId', '=', row.holdId)
    .where('lien.status', '=', 'placed')
    .executeTakeFirst();
  return order && { ...order, paid: kobo(row.amount) };
}

/** Tells the sender that it has arrived; of what an order took, they were told as it left. */
export async function tellSent(
  trx: Trx,
  row: TransferRow,
  at: Date,
  which: 'sent' | 'sentLate',
): Promise<void> {
  if (await orderPaidBy(trx, row)) return;
  const { available: balance } = await balanceOfCustomer(trx, row.customerId);
  return notifyCustomer(trx, row, {
    at,
    dedupe: `transfer:${row.id}:success`,
    words: (phrases) => ({
      text: phrases.money[which]({ ...factsOf(row), balance }),
      receipt: { reference: row.reference },
    }),
  });
}

/** One transfer, whole, as receipts and answers about it need it. */
export type TransferView = {
  reference: string;
  customerId: string;
  /** Whom it reaches, where they bank here. */
  toCustomerId?: string;
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

async function toView(db: Db | Trx, row: TransferRow | undefined): Promise<TransferView | undefined> {
  if (!row) return undefined;
  const sender = await findCustomer(db, row.customerId);
  const { total, bank } = factsOf(row);
  return {
    reference: row.reference,
    customerId: row.customerId,
    toCustomerId: row.toCustomerId ?? undefined,
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

/** The newest transfer of just this sum to this account since a moment, unless its money stayed or came back. */
export async function findSameTransfer(
  db: Db | Trx,
  order: { customerId: string; bankCode: string; account: string; amount: Kobo; since: Date },
): Promise<{ name: string; createdAt: Date } | undefined> {
  return db
    .selectFrom('transfer')
    .select(['name', 'createdAt'])
    .where('customerId', '=', order.customerId)
    .where('bankCode', '=', order.bankCode)
    .where('account', '=', order.account)
    .where('amount', '=', order.amount)
    .where('createdAt', '>', order.since)
    .where('status', 'in', ['waiting', 'sending', 'pending', 'success'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What somebody here sent to a customer last, by a name that fits theirs, and the account it came from. */
export async function findReceived(
  db: Db | Trx,
  customerId: string,
  name: string,
): Promise<{ name: string; account: string; amount: Kobo; at: Date } | undefined> {
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('customer as sender', 'sender.id', 'transfer.customerId')
    .innerJoin('account as own', (join) =>
      join.onRef('own.customerId', '=', 'sender.id').on('own.kind', '=', 'customer'),
    )
    .where('toCustomerId', '=', customerId)
    .where('transfer.status', '=', 'success')
    .select(['firstName', 'lastName', 'nuban', 'amount', 'transfer.createdAt as at'])
    .orderBy('transfer.createdAt', 'desc')
    .limit(RECEIVED_MOST)
    .execute();
  const said = name.toUpperCase().split(/\s+/);
  for (const { firstName, lastName, nuban, amount, at } of rows) {
    const sender = nameOnOrders({ firstName, lastName });
    const words = sender.split(/\s+/);
    if (nuban && said.every((word) => words.includes(word)))
      return { name: sender, account: nuban, amount: kobo(amount), at };
  }
  return undefined;
}

/** The customer's newest transfer: of all, of those still open (`pending`), or to somebody whose name holds the words, or of just that sum. */
export async function latestTransfer(
  db: Db | Trx,
  customerId: string,
  which:
    | 'waiting'
    | 'pending'
    | 'last'
    | { name?: string; account?: string; amount?: Kobo; from?: Date; to?: Date },
): Promise<TransferView | undefined> {
  let query = db
    .selectFrom('transfer')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1);
  if (which === 'waiting') query = query.where('status', '=', 'waiting');
  else if (which === 'pending') query = query.where('status', 'in', ['waiting', 'sending', 'pending']);
  else if (which !== 'last') {
    if (which.account) query = query.where('account', '=', which.account);
    if (which.from) query = query.where('createdAt', '>=', which.from);
    if (which.to) query = query.where('createdAt', '<', which.to);
    if (which.amount !== undefined) query = query.where('amount', '=', which.amount);
    for (const word of (which.name ?? '').split(/\s+/).filter(Boolean))
      query = query.where('name', 'ilike', `%${word.replace(/[%_\\]/g, '')}%`);
  }
  return toView(db, await query.executeTakeFirst());
}
