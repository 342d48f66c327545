import { type Db, type Trx, transact } from '@karo/db/client';
import { type Customer, findCustomer, nameOnOrders, takesCredits } from '../../customers/index.ts';
import {
  addWorkingDays,
  type Bank,
  bankByCode,
  karoBank,
  kobo,
  randomLetters,
  stamp,
} from '../../kernel/index.ts';
import { findAccountByNuban, getCustomerAccount, internal, type Order, postOne } from '../../ledger/index.ts';
import { isSanctioned, raiseMatches } from '../../risk/sanctions/index.ts';
import { findObstacle, type Obstacle, type Screening } from './ceilings.ts';
import { meetDifference } from './differences.ts';
import { tellCredited, tellHeld } from './news.ts';
import {
  answers,
  type CreditRow,
  findCredit,
  type InwardAnswer,
  type InwardOrder,
  orderHashOf,
} from './records.ts';

/** A credit that cannot be applied goes back after this (decision 0040). */
export const HOLD_WORKING_DAYS = 2;
/** How often a held credit is looked at again. */
const LOOK_AGAIN_MS = 15 * 60_000;
const TEXT_MAX = 100;
const MOST = kobo(100_000_000_000_00n);

/** Text of another bank's on one line, without characters that are not shown, as long as NIP lets it be. */
const tidy = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX);

type Found = { customer: Customer; code: typeof answers.paid } | { customer?: Customer; code: string };

/** Whose account it is, and whether it takes credits from other banks: `closed`, `creditsFrozen` and `unknown` have codes of their own. */
async function findReceiver(db: Db | Trx, account: string): Promise<Found> {
  const ours = await findAccountByNuban(db, account);
  const customer = ours?.customerId ? await findCustomer(db, ours.customerId) : undefined;
  if (!customer || customer.status === 'pending') return { code: answers.unknown };
  if (customer.status === 'closed') return { code: answers.closed };
  const takes = await takesCredits(db, customer.id);
  return { customer, code: takes ? answers.paid : answers.creditsFrozen };
}

/** Answers another bank's name enquiry on one of our accounts: the name where it may be credited, otherwise the code that a credit would be refused with. */
export async function answerEnquiry(bank: Bank, account: string): Promise<{ code: string; name?: string }> {
  const { customer, code } = await findReceiver(bank.db, account);
  return code === answers.paid && customer ? { code, name: nameOnOrders(customer) } : { code };
}

/** What is wrong with an order on its face. */
function faceCode(order: InwardOrder): string | undefined {
  if (!/^\d{30}$/.test(order.sessionId)) return answers.malformed;
  const sender = bankByCode(order.bankCode);
  if (!order.collected && (!sender || sender === karoBank)) return answers.senderUnknown;
  if (order.amount <= 0n || order.amount > MOST) return answers.amountInvalid;
  return undefined;
}

/** Writes a credit down, once for a session id; undefined where it is known already. */
async function enlist(trx: Trx, order: InwardOrder, found: Found, now: Date): Promise<CreditRow | undefined> {
  const refused = found.code !== answers.paid;
  return trx
    .insertInto('inwardCredit')
    .values({
      sessionId: order.sessionId,
      orderHash: orderHashOf(order),
      reference: `KI${stamp(now).slice(0, 6)}${randomLetters(8)}`,
      bankCode: order.bankCode,
      senderName: tidy(order.senderName).toUpperCase() || 'UNNAMED',
      senderAccount: tidy(order.senderAccount),
      account: tidy(order.account),
      amount: order.amount,
      narration: tidy(order.narration),
      status: refused ? 'refused' : 'received',
      code: found.code,
      customerId: found.customer?.id ?? null,
      receivedAt: now,
      endedAt: refused ? now : null,
    })
    .onConflict((conflict) => conflict.column('sessionId').doNothing())
    .returningAll()
    .executeTakeFirst();
}

const narrationOf = (row: CreditRow): string =>
  row.narration ? `${row.senderName}: ${row.narration}` : row.senderName;

/** The legs that a credit which comes in is taken from: settlement, and suspense for what was booked there before the credit was heard of. */
async function takenIn(trx: Trx, row: CreditRow, now: Date): Promise<Order['legs']> {
  const suspended = await meetDifference(trx, { sessionId: row.sessionId, amount: kobo(row.amount) }, now);
  const legs = [
    { account: await internal(trx, 'nip_settlement'), amount: kobo(suspended - row.amount) },
    { account: await internal(trx, 'suspense'), amount: kobo(-suspended) },
  ];
  return legs.filter(({ amount }) => amount !== 0n);
}

/** Posts a credit to the account, from settlement or from what was held, and tells the customer. */
export async function creditAccount(trx: Trx, row: CreditRow, now: Date): Promise<void> {
  const account = await getCustomerAccount(trx, row.customerId ?? '');
  const amount = kobo(row.amount);
  const wasHeld = row.status === 'held';
  const from = wasHeld
    ? [{ account: await internal(trx, 'inward_held'), amount: kobo(-amount) }]
    : await takenIn(trx, row, now);
  const posting = await postOne(trx, {
    id: `inward:${row.id}:credit`,
    kind: 'inward',
    narration: narrationOf(row),
    reference: row.reference,
    at: now,
    legs: [{ account: account.id, amount }, ...from],
  });
  await trx
    .updateTable('inwardCredit')
    .set({
      status: 'credited',
      creditedAt: now,
      endedAt: now,
      nextLookAt: null,
      ...(wasHeld ? { postingOut: posting } : { postingIn: posting }),
    })
    .where('id', '=', row.id)
    .execute();
  return tellCredited(trx, row, now);
}

/** When a held credit is looked at next: where its rule ends, or soon, and never after it is due back. */
export function nextLook(obstacle: Pick<Obstacle, 'until'>, heldUntil: Date, now: Date): Date {
  const soon = now.getTime() + LOOK_AGAIN_MS;
  const ends = obstacle.until && obstacle.until > now ? obstacle.until.getTime() : soon;
  return new Date(Math.min(ends, heldUntil.getTime()));
}

async function holdCredit(
  trx: Trx,
  row: CreditRow,
  obstacle: Obstacle | Screening,
  now: Date,
): Promise<void> {
  const amount = kobo(row.amount);
  const postingIn = await postOne(trx, {
    id: `inward:${row.id}:hold`,
    kind: 'inward_held',
    narration: `Held for ${row.account}: ${narrationOf(row)}`,
    reference: row.reference,
    at: now,
    legs: [{ account: await internal(trx, 'inward_held'), amount }, ...(await takenIn(trx, row, now))],
  });
  const heldUntil = addWorkingDays(now, HOLD_WORKING_DAYS);
  const holdReason = obstacle.reason === 'screening' ? null : obstacle.reason;
  const held = { status: 'held', holdReason, heldUntil, postingIn };
  await trx
    .updateTable('inwardCredit')
    .set({ ...held, nextLookAt: nextLook(obstacle, heldUntil, now) })
    .where('id', '=', row.id)
    .execute();
  if (obstacle.reason === 'screening') return;
  return tellHeld(trx, { ...row, ...held }, obstacle, now);
}

/** Whether the sender's name is near a sanction list, and nobody has cleared it: then it is raised for people to look at. */
export async function screenSender(trx: Trx, row: CreditRow, now: Date): Promise<Screening | undefined> {
  const { customerId, senderName: name } = row;
  const of = { party: 'sender', customerId: customerId ?? '', name } as const;
  if (!(await isSanctioned(trx, of))) return undefined;
  await raiseMatches(trx, { ...of, at: now });
  return { reason: 'screening' };
}

/** The answer that a session id got the first time; another order under the same id is a duplicate and moves nothing. */
async function answerAgain(trx: Trx, order: InwardOrder): Promise<InwardAnswer> {
  const known = await findCredit(trx, { sessionId: order.sessionId });
  if (!known?.orderHash.equals(orderHashOf(order))) return { code: answers.duplicate, status: 'refused' };
  const { code, reference } = known;
  return { code, reference, status: known.status as InwardAnswer['status'] };
}

async function receiveLocked(trx: Trx, order: InwardOrder, now: Date): Promise<InwardAnswer> {
  const found = await findReceiver(trx, order.account);
  const row = await enlist(trx, order, found, now);
  if (!row) return answerAgain(trx, order);
  const { code, reference } = row;
  if (row.status === 'refused' || !found.customer) return { code, reference, status: 'refused' };
  const obstacle =
    (await screenSender(trx, row, now)) ?? (await findObstacle(trx, found.customer, order.amount, now));
  if (obstacle) await holdCredit(trx, row, obstacle, now);
  else await creditAccount(trx, row, now);
  return { code, reference, status: obstacle ? 'held' : 'credited' };
}

/**
 * Takes a credit from another bank: once by its session id, to the account, held, or refused with a code; the customer is told in the same transaction. Never throws for a
 * refusal, since the sending bank needs an answer. Safe to repeat in any order.
 */
export async function receiveCredit(bank: Bank, order: InwardOrder): Promise<InwardAnswer> {
  const code = faceCode(order);
  if (code) return { code, status: 'refused' };
  return transact(bank.db, (trx) => receiveLocked(trx, order, bank.clock.now()));
}
