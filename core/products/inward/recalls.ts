import { type Db, type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import { type Actor, record } from '../../audit/index.ts';
import type { RecallReason } from '../../catalogue/index.ts';
import { getActiveCustomer, lockActiveCustomer } from '../../customers/index.ts';
import { addWorkingDays, type Bank, eachAlone, Fault, kobo } from '../../kernel/index.ts';
import { getCustomerAccount } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { type Phrases, phrasesIn } from '../../phrases/index.ts';
import {
  type CarriedOut,
  createQuote,
  type OperationHandler,
  type Quote,
  quoteLanguage,
} from '../../quotes/index.ts';
import { beginReturn } from './holds.ts';
import { customerOf } from './news.ts';
import { answers, type CreditRow, factsOf, findCredit, lockCredit } from './records.ts';

/** A customer who has not answered after this keeps the money (decision 0038). */
export const RECALL_WORKING_DAYS = 2;
const QUOTE_MS = 30 * 60_000;
const AT_ONCE = 200;

type RecallRow = Selectable<DB['inwardRecall']>;
/** What the sending bank asks for, with the credit that it is about. */
export type Recall = { recall: RecallRow; credit: CreditRow };

const reasonOf = ({ recall }: Recall): RecallReason => recall.reason as RecallReason;

/** What phrases say of a recall. */
const said = (both: Recall) => ({
  ...factsOf(both.credit),
  reason: reasonOf(both),
  answerBy: both.recall.answerBy,
});

async function audit(trx: Trx, bank: Bank, both: Recall, by: Actor, answer: string): Promise<void> {
  await record(trx, bank, {
    actor: by,
    action: answer === 'asked' ? 'recall_asked' : 'recall_answered',
    origin: { channel: 'house' },
    subject: { kind: 'inward_credit', id: both.credit.reference },
    customerId: both.recall.customerId,
    facts: { answer, reason: both.recall.reason },
  });
}

const findRecall = (db: Db | Trx, creditId: bigint): Promise<RecallRow | undefined> =>
  db.selectFrom('inwardRecall').selectAll().where('creditId', '=', creditId).executeTakeFirst();

async function ask(trx: Trx, bank: Bank, credit: CreditRow, reason: RecallReason): Promise<RecallRow> {
  const at = bank.clock.now();
  const recall = await trx
    .insertInto('inwardRecall')
    .values({
      creditId: credit.id,
      customerId: customerOf(credit),
      reason,
      status: 'asked',
      askedAt: at,
      answerBy: addWorkingDays(at, RECALL_WORKING_DAYS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const both = { recall, credit };
  await audit(trx, bank, both, { kind: 'system', id: `bank:${credit.bankCode}` }, 'asked');
  const { customerId } = recall;
  const words = ({ inward }: Phrases) => ({ text: inward.recallAsked(said(both)) });
  await notifyCustomer(trx, { customerId }, { at, dedupe: `inward:${credit.id}:recall`, words });
  return recall;
}

/**
 * Takes a sending bank's request to have a credit back, once for a credit: its customer is asked, and nothing is taken. Answers 25 for a credit that nobody knows or that is in no
 * account. Safe to repeat: the same request answers how it stands.
 */
export const receiveRecall = (
  bank: Bank,
  request: { sessionId: string; reason: RecallReason },
): Promise<{ code: string; status?: RecallRow['status'] }> =>
  transact(bank, async (trx) => {
    const found = await findCredit(trx, { sessionId: request.sessionId });
    const credit = found && (await lockCredit(trx, found.id));
    if (!credit) return { code: answers.missing };
    const known = await findRecall(trx, credit.id);
    if (known) return { code: answers.paid, status: known.status };
    if (credit.status !== 'credited') return { code: answers.missing };
    const { status } = await ask(trx, bank, credit, request.reason);
    return { code: answers.paid, status };
  });

/** The recalls that a customer has not answered and may still answer, oldest first. */
export async function listRecalls(db: Db | Trx, customerId: string, now: Date): Promise<Recall[]> {
  const rows = await db
    .selectFrom('inwardRecall')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('status', '=', 'asked')
    .where('answerBy', '>', now)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const credits = await db
    .selectFrom('inwardCredit')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ creditId }) => creditId),
    )
    .execute();
  const byId = new Map(credits.map((credit) => [credit.id, credit]));
  return rows.flatMap((recall) => {
    const credit = byId.get(recall.creditId);
    return credit ? [{ recall, credit }] : [];
  });
}

/** A recall in the customer's words. */
export const sayRecall = (both: Recall, { inward }: Phrases): string => inward.recallAsked(said(both));

async function getAsked(db: Db | Trx, customerId: string, reference: string, now: Date): Promise<Recall> {
  const wanted = reference.toUpperCase();
  const open = await listRecalls(db, customerId, now);
  const found = open.find(({ credit }) => credit.reference === wanted);
  if (!found) throw new Fault('not_found');
  return found;
}

/** Offers to give a credit back to where it came from; only the PIN does it. Throws Fault `not_found` where nobody asks for it, and those of an account that is not active. */
export async function quoteRecall(
  bank: Bank,
  wanted: { customerId: string; reference: string; conversationId?: bigint },
): Promise<{ quote: Quote; message: string }> {
  const { customerId, conversationId, reference } = wanted;
  const at = bank.clock.now();
  await getActiveCustomer(bank.db, customerId);
  const both = await getAsked(bank.db, customerId, reference, at);
  const { credit, recall } = both;
  const facts = factsOf(credit);
  const shown = { name: facts.from, bank: facts.bank, account: credit.senderAccount };
  const expiresAt = new Date(Math.min(at.getTime() + QUOTE_MS, recall.answerBy.getTime()));
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'recall_agree',
      facts: { shown, creditId: String(credit.id) },
      customerId,
      conversationId,
      amount: kobo(credit.amount),
      at,
      expiresAt,
    }),
  );
  const phrases = phrasesIn(await quoteLanguage(bank.db, { customerId, conversationId }));
  return { quote, message: phrases.inward.recallOffer({ ...facts, expiresAt }) };
}

/** Keeps a credit that its bank asks back; needs no approval, since nothing moves. Throws Fault `not_found` where nobody asks for it. */
export async function keepCredit(
  trx: Trx,
  bank: Bank,
  wanted: { customerId: string; reference: string },
): Promise<CreditRow> {
  const at = bank.clock.now();
  const both = await getAsked(trx, wanted.customerId, wanted.reference, at);
  const { numUpdatedRows } = await trx
    .updateTable('inwardRecall')
    .set({ status: 'declined', answeredAt: at })
    .where('id', '=', both.recall.id)
    .where('status', '=', 'asked')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Fault('not_found');
  await audit(trx, bank, both, { kind: 'customer', id: wanted.customerId }, 'declined');
  return both.credit;
}

type RecallQuote = Quote & { operation: 'recall_agree' };

async function accept(trx: Trx, bank: Bank, quote: RecallQuote): Promise<CarriedOut> {
  const at = bank.clock.now();
  const { customerId } = quote;
  await lockActiveCustomer(trx, customerId);
  const credit = await lockCredit(trx, BigInt(quote.facts.creditId));
  if (credit?.status !== 'credited' || credit.customerId !== customerId) throw new Fault('quote_expired');
  const recall = await trx
    .updateTable('inwardRecall')
    .set({ status: 'agreed', answeredAt: at })
    .where('creditId', '=', credit.id)
    .where('status', '=', 'asked')
    .where('answerBy', '>', at)
    .returningAll()
    .executeTakeFirst();
  if (!recall) throw new Fault('quote_expired');
  const { id: account } = await getCustomerAccount(trx, customerId);
  await beginReturn(trx, credit, { account, why: 'agreed' }, at);
  await audit(trx, bank, { recall, credit }, { kind: 'customer', id: customerId }, 'agreed');
  return { status: 'done', reference: credit.reference, orderId: credit.id, settleInMs: 0 };
}

/** How a credit is given back to its bank, and what is said then. */
export const recallHandlers: { recall_agree: OperationHandler<'recall_agree'> } = {
  recall_agree: {
    accept,
    message: async (bank, quote, phrases) => {
      const credit = await bank.db
        .selectFrom('inwardCredit')
        .selectAll()
        .where('id', '=', BigInt(quote.facts.creditId))
        .executeTakeFirstOrThrow();
      return phrases.inward.returned({ ...factsOf(credit), why: 'agreed' });
    },
  },
};

async function lapse(trx: Trx, bank: Bank, id: bigint, at: Date): Promise<void> {
  const recall = await trx
    .updateTable('inwardRecall')
    .set({ status: 'lapsed', answeredAt: at })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .where('answerBy', '<=', at)
    .returningAll()
    .executeTakeFirst();
  if (!recall) return;
  const credit = await lockCredit(trx, recall.creditId);
  if (!credit) return;
  await audit(trx, bank, { recall, credit }, { kind: 'system', id: 'lapse-recalls' }, 'lapsed');
  const { customerId } = recall;
  const words = ({ inward }: Phrases) => ({ text: inward.recallLapsed(factsOf(credit)) });
  await notifyCustomer(trx, { customerId }, { at, dedupe: `inward:${credit.id}:recall-lapsed`, words });
}

/** Ends the recalls that nobody answered in time: the money stays where it is, and the customer is told. */
export async function lapseRecalls(bank: Bank): Promise<void> {
  const at = bank.clock.now();
  const over = await bank.db
    .selectFrom('inwardRecall')
    .select('id')
    .where('status', '=', 'asked')
    .where('answerBy', '<=', at)
    .orderBy('answerBy')
    .limit(AT_ONCE)
    .execute();
  const ids = over.map(({ id }) => id);
  await eachAlone(bank, 'recall', ids, (id) => transact(bank, (trx) => lapse(trx, bank, id, at)));
}
