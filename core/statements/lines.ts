import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import { type BillKind, ownPockets, type ProductKind, type TransactionKind } from '../catalogue/index.ts';
import { bankByCode, type Kobo, kobo } from '../kernel/index.ts';
import { getCustomerAccount, type StatementLine, statement } from '../ledger/index.ts';
import { billerName } from '../products/vending/index.ts';

/** One line of what happened on an account, as a customer reads it. */
export type Transaction = {
  id: string;
  at: Date;
  kind: TransactionKind;
  /** The other person, or the network and number of airtime. */
  counterparty?: string;
  bankName?: string;
  /** Negative where it left the account; fees and duty are in it. */
  amount: Kobo;
  /** Missing while the money is only held. */
  balanceAfter?: Kobo;
  status: 'success' | 'pending' | 'failed';
  reference?: string;
  narration: string;
};

type Known = { name: string; bankName?: string; sender: string; mine: boolean };

/** Who paid in from another bank: named with their bank, as whoever was paid there is. */
async function inwardSenders(
  db: Db,
  customerId: string,
  references: readonly string[],
): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('inwardCredit')
    .select(['reference', 'senderName as name', 'bankCode'])
    .where('customerId', '=', customerId)
    .where('reference', 'in', references)
    .execute();
  return new Map(
    rows.map(({ reference, name, bankCode }) => [
      reference,
      { name, sender: name, bankName: bankByCode(bankCode)?.short, mine: true },
    ]),
  );
}

async function counterparties(
  db: Db,
  customerId: string,
  references: readonly string[],
): Promise<Map<string, Known>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('customer', 'customer.id', 'transfer.customerId')
    .select(['reference', 'name', 'bankCode', 'transfer.customerId', 'firstName', 'lastName'])
    .where('reference', 'in', references)
    .execute();
  const known = await inwardSenders(db, customerId, references);
  for (const row of rows)
    known.set(row.reference, {
      name: row.name,
      bankName: bankByCode(row.bankCode)?.short,
      sender: `${row.firstName} ${row.lastName}`.toUpperCase(),
      mine: row.customerId === customerId,
    });
  return known;
}

/** By the kind of a posting: how a customer reads it, and what of its English narration is not the name of the goal, the group, the asset or the person. */
const products: Partial<Record<string, readonly [kind: ProductKind, words: RegExp]>> = {
  goal_saved: ['saved', /^Saved in /],
  goal_planned: ['saved', /^Saved in /],
  goal_taken: ['taken', /^Taken from /],
  group_contribution: ['contribution', /^Contribution to /],
  group_payout: ['payout', /^Turn of /],
  group_late_share: ['payout', /^Late contribution of /],
  group_share: ['payout', /^Share of /],
  group_refund: ['refund', /^Contribution back from /],
  loan: ['loan', /.*/],
  loan_repayment: ['repayment', /.*/],
  investment_buy: ['invested', /^/],
  investment_plan: ['invested', /^/],
  investment_sell: ['sold', /^/],
  card_fee: ['card', /.*/],
  remittance: ['abroad', /^From abroad: /],
  reward: ['reward', /.*/],
  plan: ['plan', / plan, .*/],
};

type BookLine = Pick<StatementLine, 'kind' | 'narration' | 'amount'>;
type Told = Pick<Transaction, 'kind' | 'counterparty'>;

function kindOf(line: BookLine): TransactionKind {
  if (line.kind.endsWith('_reversal')) return 'reversal';
  if (line.kind === 'inward') return 'transfer_in';
  if (line.kind === 'transfer') return line.amount < 0n ? 'transfer_out' : 'transfer_in';
  if (line.kind === 'airtime' || line.kind === 'opening') return line.kind;
  return products[line.kind]?.[0] ?? 'other';
}

/** What a line of the book was, and with whom or for what: `site.movement` says it in any language. `person` is whoever is on the other side of a transfer. */
export function toldOf(line: BookLine, person: string | undefined): Told {
  const kind = kindOf(line);
  const product = products[line.kind];
  const isTold = ['airtime', 'other'].includes(kind) || /^card_.*_reversal$/.test(line.kind);
  const own = isTold ? line.narration : person;
  const counterparty = product ? line.narration.replace(product[1], '') : own;
  return { kind, ...(counterparty && { counterparty }) };
}

function toTransaction(line: StatementLine, known: Known | undefined): Transaction {
  const person = known && (known.mine ? known.name : known.sender);
  const bankName = known?.mine ? known.bankName : known && 'Karo';
  return {
    id: String(line.entryId),
    at: line.at,
    ...toldOf(line, person),
    ...(bankName && { bankName }),
    amount: line.amount,
    balanceAfter: line.balanceAfter,
    status: 'success',
    ...(line.reference && { reference: line.reference }),
    narration: line.narration,
  };
}

export type Range = { from?: Date; to?: Date; before?: bigint; limit: number };

/** What the book says of a customer's account, newest first; `before` is the last line's id. */
export async function listStatement(db: Db, customerId: string, range: Range): Promise<Transaction[]> {
  const account = await getCustomerAccount(db, customerId);
  const lines = await statement(db, account.id, range);
  const references = lines.flatMap((line) => (line.reference ? [line.reference] : []));
  const known = await counterparties(db, customerId, references);
  return lines.map((line) => toTransaction(line, known.get(line.reference ?? '')));
}

const openTransfers = (db: Db, customerId: string, limit: number) =>
  db
    .selectFrom('transfer')
    .select([
      'id',
      'reference',
      'name',
      'bankCode',
      'amount',
      'fee',
      'duty',
      'status',
      'createdAt',
      'narration',
    ])
    .where('customerId', '=', customerId)
    .where('status', 'in', ['waiting', 'sending', 'pending', 'failed'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Orders that are not in the book: those under way, and those that failed. */
async function listOutside(db: Db, customerId: string, limit: number): Promise<Transaction[]> {
  const statusOf = (status: string) => (status === 'failed' ? 'failed' : 'pending');
  const transfers = await openTransfers(db, customerId, limit);
  const airtime = await db
    .selectFrom('airtime')
    .select(['id', 'reference', 'network', 'phone', 'amount', 'status', 'createdAt'])
    .where('customerId', '=', customerId)
    .where('postingId', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const bills = await db
    .selectFrom('bill')
    .select(['reference', 'kind', 'biller', 'number', 'amount', 'status', 'createdAt'])
    .where('customerId', '=', customerId)
    .where('postingId', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return [
    ...bills.map((row) => ({
      id: row.reference,
      at: row.createdAt,
      kind: 'other' as const,
      reference: row.reference,
      counterparty: `${billerName(row.kind as BillKind, row.biller)} ${row.number}`,
      amount: kobo(-row.amount),
      status: statusOf(row.status) as Transaction['status'],
      narration: `${billerName(row.kind as BillKind, row.biller)} ${row.number}`,
    })),
    ...transfers.map((row) => ({
      id: row.reference,
      at: row.createdAt,
      kind: 'transfer_out' as const,
      reference: row.reference,
      counterparty: row.name,
      bankName: bankByCode(row.bankCode)?.short,
      amount: kobo(-(row.amount + row.fee + row.duty)),
      status: statusOf(row.status) as Transaction['status'],
      narration: row.narration || row.name,
    })),
    ...airtime.map((row) => ({
      id: row.reference,
      at: row.createdAt,
      kind: 'airtime' as const,
      reference: row.reference,
      counterparty: `${row.network} ${row.phone}`,
      amount: kobo(-row.amount),
      status: statusOf(row.status) as Transaction['status'],
      narration: `${row.network} ${row.phone}`,
    })),
  ];
}

/** The newest things that happened, whether they are in the book yet or not. */
export async function listTransactions(db: Db, customerId: string, limit: number): Promise<Transaction[]> {
  const [booked, outside] = await Promise.all([
    listStatement(db, customerId, { limit }),
    listOutside(db, customerId, limit),
  ]);
  return [...booked, ...outside].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
}

/** What was spent in a period, charges included, less what came back; by the rule of the analytics, own pockets are left out. */
export async function spentSince(db: Db, customerId: string, from: Date): Promise<Kobo> {
  const account = await getCustomerAccount(db, customerId);
  const row = await db
    .selectFrom('entry')
    .innerJoin('posting', 'posting.id', 'entry.postingId')
    .select(sql<bigint>`coalesce(sum(-entry.amount), 0)::bigint`.as('amount'))
    .where('entry.accountId', '=', account.id)
    .where('entry.at', '>=', from)
    .where('posting.kind', '!~', ownPockets)
    .where((where) =>
      where.or([
        where.and([where('posting.kind', 'not like', '%_reversal'), where('entry.amount', '<', 0n)]),
        where.and([where('posting.kind', 'like', '%_reversal'), where('entry.amount', '>', 0n)]),
      ]),
    )
    .executeTakeFirst();
  return kobo(row?.amount ?? 0n);
}
