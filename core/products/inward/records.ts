import { hash } from 'node:crypto';
import type { Db, Trx } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import type { InwardFacts } from '../../catalogue/index.ts';
import { bankByCode, type Kobo, kobo, type NipCode } from '../../kernel/index.ts';

/** A credit order from another bank, as the rails deliver it. */
export type InwardOrder = {
  /** Of the sending bank, 30 digits; the same one is the same credit. */
  sessionId: string;
  bankCode: string;
  senderName: string;
  senderAccount: string;
  /** Ours: the NUBAN that is to be credited. */
  account: string;
  amount: Kobo;
  narration: string;
  /** A provider has the money for us already: what it says of the sender is kept as it is, and refuses nothing. */
  collected?: true;
};

export type InwardStatus = 'received' | 'credited' | 'held' | 'refused' | 'returning' | 'returned';

/** An inward credit as the table keeps it. */
export type CreditRow = Selectable<DB['inwardCredit']>;

/** A credit as phrases speak of it. */
export const factsOf = (row: CreditRow): InwardFacts => ({
  amount: kobo(row.amount),
  from: row.senderName,
  bank: bankByCode(row.bankCode)?.short ?? row.bankCode,
  narration: row.narration,
  reference: row.reference,
});

/** What makes two deliveries with one session id the same order. */
export const orderHashOf = (order: InwardOrder): Buffer =>
  hash(
    'sha256',
    [order.bankCode, order.senderAccount, order.account, order.amount].join('|'),
    'buffer',
  ).subarray(0, 16);

/** Locks a credit until `trx` ends. */
export const lockCredit = (trx: Trx, id: bigint): Promise<CreditRow | undefined> =>
  trx.selectFrom('inwardCredit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The credit with this session id, or with this reference of ours. */
export const findCredit = (
  db: Db | Trx,
  by: { sessionId: string } | { reference: string },
): Promise<CreditRow | undefined> => {
  const query = db.selectFrom('inwardCredit').selectAll();
  return (
    'sessionId' in by
      ? query.where('sessionId', '=', by.sessionId)
      : query.where('reference', '=', by.reference)
  ).executeTakeFirst();
};

/** What the sending bank is answered, and how the credit stands here. */
export type InwardAnswer = { code: NipCode; status: InwardStatus | 'refused'; reference?: string };

/** Answer codes of FACTS A.5 that an inward order may get. */
export const answers = {
  paid: '00',
  senderUnknown: '03',
  closed: '06',
  unknown: '07',
  amountInvalid: '13',
  missing: '25',
  malformed: '30',
  creditsFrozen: '57',
  duplicate: '94',
} as const;
