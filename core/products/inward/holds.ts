import { type Db, type Trx, transact } from '@karo/db/client';
import { type Customer, findCustomer, takesCredits } from '../../customers/index.ts';
import {
  ANSWER_MS,
  type Bank,
  type InwardReturn,
  kobo,
  nipMeaning,
  nipSessionId,
  untilMs,
} from '../../kernel/index.ts';
import { type AccountId, internal, lockCustomerAccount, postOne } from '../../ledger/index.ts';
import { findObstacle, type Obstacle } from './ceilings.ts';
import { creditAccount, nextLook, screenSender } from './credits.ts';
import { customerOf, tellReturned } from './news.ts';
import { answers, type CreditRow, lockCredit } from './records.ts';

/** What is held because of a sanction list waits for people, however long they take. */
const LOOK_SCREENED_MS = 15 * 60_000;
/** A return that the sending bank will not take now is sent again after this. */
const RETURN_AGAIN_MS = 3_600_000;

/**
 * Books a credit out of where it stands (what is held, or the customer's account) towards the bank that it came from; the order to that bank follows, and is repeated until it
 * is taken. Throws Fault `insufficient_funds` where the customer has spent it.
 */
export async function beginReturn(
  trx: Trx,
  row: CreditRow,
  from: { account: AccountId; why: 'held' | 'agreed' },
  now: Date,
): Promise<void> {
  const amount = kobo(row.amount);
  const postingOut = await postOne(trx, {
    id: `inward:${row.id}:return`,
    kind: 'inward_reversal',
    narration: `Returned: ${row.senderName}`,
    reference: row.reference,
    at: now,
    legs: [
      { account: from.account, amount: kobo(-amount) },
      { account: await internal(trx, 'nip_settlement'), amount },
    ],
  });
  await trx
    .updateTable('inwardCredit')
    .set({ status: 'returning', postingOut, nextLookAt: now, returnSessionId: nipSessionId(now) })
    .where('id', '=', row.id)
    .execute();
  // Who agreed to it is told where they did.
  if (from.why === 'held') await tellReturned(trx, row, now);
}

/**
 * What keeps a held credit from being credited now: a rule of the account's, or a freeze of its credits since it was held (decision 62). The freeze is read under the account's lock,
 * which whoever decides on one takes too.
 */
async function findHindrance(
  trx: Trx,
  customer: Customer,
  row: CreditRow,
  now: Date,
): Promise<Pick<Obstacle, 'until'> | undefined> {
  const obstacle = await findObstacle(trx, customer, kobo(row.amount), now);
  if (obstacle) return obstacle;
  await lockCustomerAccount(trx, customer.id);
  return (await takesCredits(trx, customer.id)) ? undefined : {};
}

/**
 * A held credit is credited where nothing stands against it any more, goes back where its time is over, and otherwise waits. Where the account takes no credits it waits to the end
 * like any other: what the customer is told does not give the order away. What is held of a listed sender stays, even where the account is closed meanwhile: it would go back to them.
 */
async function lookAtHeld(trx: Trx, row: CreditRow, now: Date): Promise<void> {
  const screened = await screenSender(trx, row, now);
  const customer = await findCustomer(trx, customerOf(row));
  const isOpen = customer && customer.status !== 'closed' && customer.status !== 'pending';
  const hindrance = screened ?? (isOpen ? await findHindrance(trx, customer, row, now) : undefined);
  if (isOpen && !hindrance) return creditAccount(trx, row, now);
  const heldUntil = screened ? new Date(now.getTime() + LOOK_SCREENED_MS) : (row.heldUntil ?? now);
  if (!hindrance || heldUntil <= now) {
    const account = await internal(trx, 'inward_held');
    return beginReturn(trx, row, { account, why: 'held' }, now);
  }
  await trx
    .updateTable('inwardCredit')
    .set({ nextLookAt: nextLook(hindrance, heldUntil, now) })
    .where('id', '=', row.id)
    .execute();
}

type Step = { do: 'nothing' } | { do: 'return'; order: InwardReturn };

async function nextStep(trx: Trx, id: bigint, now: Date): Promise<Step> {
  const row = await lockCredit(trx, id);
  if (!row?.nextLookAt || row.nextLookAt > now) return { do: 'nothing' };
  if (row.status === 'held') await lookAtHeld(trx, row, now);
  if (row.status !== 'returning' || row.returnSessionId === null) return { do: 'nothing' };
  await trx
    .updateTable('inwardCredit')
    .set({ nextLookAt: new Date(now.getTime() + ANSWER_MS) })
    .where('id', '=', id)
    .execute();
  const { bankCode, senderAccount: account, senderName: name } = row;
  const order = { sessionId: row.returnSessionId, originalSessionId: row.sessionId, bankCode, account, name };
  return {
    do: 'return',
    order: { ...order, amount: kobo(row.amount), narration: `Return ${row.reference}` },
  };
}

/** Sends a return; one that was sent before is asked about, since a session id counts once. */
async function sendReturn(bank: Bank, order: InwardReturn): Promise<boolean> {
  const { code } = await bank.inward.giveBack(order);
  if (nipMeaning(code) === 'paid') return true;
  const known = code === answers.duplicate ? (await bank.inward.query(order.sessionId)).code : code;
  return nipMeaning(known, 'status query') === 'paid';
}

/** Takes an inward credit one step further: credits or returns what is held, and sends a return to its bank. Safe to repeat and to interrupt at any line. */
export async function settleInward(bank: Bank, id: bigint): Promise<'done' | { again: number }> {
  const step = await transact(bank.db, (trx) => nextStep(trx, id, bank.clock.now()));
  if (step.do === 'return') {
    const taken = await sendReturn(bank, step.order);
    const now = bank.clock.now();
    const next = new Date(now.getTime() + RETURN_AGAIN_MS);
    await bank.db
      .updateTable('inwardCredit')
      .set(taken ? { status: 'returned', endedAt: now, nextLookAt: null } : { nextLookAt: next })
      .where('id', '=', id)
      .where('status', '=', 'returning')
      .execute();
  }
  const left = await bank.db
    .selectFrom('inwardCredit')
    .select('nextLookAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return left?.nextLookAt ? { again: untilMs(left.nextLookAt, bank.clock.now()) } : 'done';
}

/** The inward credits that are due a step. */
export async function listUnsettledInward(db: Db, now: Date, limit = 500): Promise<bigint[]> {
  const rows = await db
    .selectFrom('inwardCredit')
    .select('id')
    .where('status', 'in', ['held', 'returning'])
    .where('nextLookAt', '<=', now)
    .orderBy('nextLookAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
