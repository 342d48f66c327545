import { type Db, type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Updateable } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, askedByTwo, houseOrigin } from '../../auth/index.ts';
import type { Match, Remittance, RemittanceStatus } from '../../catalogue/index.ts';
import {
  type findCustomer,
  findCustomerByIdentity,
  nameOnOrders,
  takesCredits,
} from '../../customers/index.ts';
import {
  ANSWER_MS,
  type Bank,
  Fault,
  isFault,
  type Kobo,
  kobo,
  type PaymentStatus,
  untilMs,
} from '../../kernel/index.ts';
import { balanceOf, getCustomerAccount, internal, postOne, reverse } from '../../ledger/index.ts';
import { checkCapIn } from '../../limits/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { phrasesIn } from '../../phrases/index.ts';
import { screen } from '../../risk/sanctions/index.ts';
import { bookingOf } from './arithmetic.ts';
import { getRemittance, lockRemittance, type RemittanceRow, type Sender, toRemittance } from './quotes.ts';

const HELD_MS = 30 * 86_400_000;
/** A card's bank is waited for so long after the rate is over. */
const CHALLENGE_MS = 15 * 60_000;
const LOOK_AGAIN_MS = 3_600_000;
const SOON_MS = 60_000;
/** How often a card payment is asked about: within its first minute, and then. */
const ASK_MS = { soon: 5_000, later: 60_000 };
/** A cleared order can be paid for so long. */
const CLEARED_MS = 24 * 3_600_000;

/** The name that the provider knows a try of a payment by: one card, one name. */
const paymentOf = (row: Pick<RemittanceRow, 'reference' | 'tries'>): string =>
  `${row.reference}-${row.tries}`;

/** The try of a payment that the provider was asked about. */
type Asked = Pick<RemittanceRow, 'id' | 'tries'>;

/** What a step leaves to be done after commit. */
type After = { invite?: Remittance };

async function set(trx: Trx, id: bigint, change: Updateable<DB['remittance']>): Promise<void> {
  await trx.updateTable('remittance').set(change).where('id', '=', id).execute();
}

const become = (trx: Trx, id: bigint, status: RemittanceStatus, now?: Date): Promise<void> =>
  set(trx, id, { status, ...(now && { completedAt: now }) });

/** The names that are near a listed one and that nobody has cleared. */
const suspects = async (
  trx: Trx,
  row: RemittanceRow,
  names: readonly (string | null | undefined)[],
): Promise<Match[]> =>
  (
    await screen(
      trx,
      names.filter((name): name is string => Boolean(name)),
    )
  ).filter((match) => !row.clearedNames.includes(match.name.toUpperCase()));

const review = (
  trx: Trx,
  row: RemittanceRow,
  matches: readonly Match[],
  then: 'awaiting_payment' | 'paid_in',
): Promise<void> =>
  set(trx, row.id, { status: 'review', reviewThen: then, matches: JSON.stringify(matches) });

const nameShape = /^\p{L}[\p{L}\p{M}'’. -]{2,79}$/u;

async function beginPayment(
  trx: Trx,
  reference: string,
  by: { sender: Sender; cardToken: string; cardholder: string; now: Date },
): Promise<RemittanceRow | undefined> {
  await getRemittance(trx, by.sender, reference);
  const row = await lockRemittance(trx, reference);
  if (!row) throw new Fault('not_found');
  if (!['awaiting_payment', 'declined'].includes(row.status)) throw new Fault('remittance_state');
  if (row.payBefore <= by.now) throw new Fault('quote_expired');
  const cardholder = by.cardholder.trim().replace(/\s+/g, ' ');
  if (!nameShape.test(cardholder)) throw new Fault('name_invalid');
  await set(trx, row.id, { cardholder });
  const matches = await suspects(trx, row, [cardholder, row.recipientName]);
  if (matches.length > 0) {
    await review(trx, row, matches, 'awaiting_payment');
    return undefined;
  }
  const tries = row.tries + 1;
  const nextQueryAt = new Date(by.now.getTime() + ANSWER_MS);
  await set(trx, row.id, { status: 'processing', tries, cardToken: by.cardToken, nextQueryAt });
  return { ...row, tries };
}

/**
 * Pays an ordered remittance by card. What the card's bank says comes with the answer; where it is silent, the remittance goes on when it speaks. Throws Fault
 * `not_found`, `remittance_state`, `quote_expired`, `name_invalid`, `card_declined`, `unavailable`.
 */
export async function payRemittance(
  bank: Bank,
  order: { sender: Sender; reference: string; cardToken: string; cardholder: string },
): Promise<Remittance> {
  const { sender, reference, cardToken } = order;
  const begun = await transact(bank.db, (trx) =>
    beginPayment(trx, reference, { ...order, now: bank.clock.now() }),
  );
  if (begun) {
    const { currency, amount } = begun;
    const charge = { reference: paymentOf(begun), cardToken, currency, amount };
    await finish(bank, begun, (await bank.payments.charge(charge)).status);
  }
  return checkTaken(await getRemittance(bank.db, sender, reference));
}

function checkTaken(remittance: Remittance): Remittance {
  if (remittance.status === 'declined') throw new Fault('card_declined');
  return remittance;
}

/** Gives the code that the card's bank asked for. Throws Fault `not_found`, `remittance_state`, `card_declined`, `unavailable`. */
export async function answerChallenge(
  bank: Bank,
  order: { sender: Sender; reference: string; code: string },
): Promise<Remittance> {
  const { sender, reference, code } = order;
  const row = await transact(bank.db, async (trx) => {
    await getRemittance(trx, sender, reference);
    const found = await lockRemittance(trx, reference);
    if (found?.status !== 'challenge') throw new Fault('remittance_state');
    const nextQueryAt = new Date(bank.clock.now().getTime() + ANSWER_MS);
    await set(trx, found.id, { status: 'processing', nextQueryAt });
    return found;
  });
  const { status } = await bank.payments.confirm(paymentOf(row), code);
  await finish(bank, row, status);
  return checkTaken(await getRemittance(bank.db, sender, reference));
}

/** A payment may yet come for an order in one of these. */
const unpaidStatuses: readonly string[] = [
  'awaiting_payment',
  'processing',
  'challenge',
  'declined',
  'expired',
];

/** Books what the card brought: the recipient's part waits for them, the fee is the bank's. */
async function bookIn(trx: Trx, row: RemittanceRow, now: Date): Promise<void> {
  const { gross, receives, fee, vat } = bookingOf({
    amount: row.amount,
    receives: kobo(row.receives),
    rate: kobo(row.rate),
  });
  const legs = [
    { account: await internal(trx, 'card_settlement'), amount: kobo(-gross) },
    { account: await internal(trx, 'remittance_held'), amount: receives },
    { account: await internal(trx, 'fee_income'), amount: kobo(fee - vat) },
    { account: await internal(trx, 'vat_payable'), amount: vat },
  ];
  const postingIn = await postOne(trx, {
    id: `remittance:${row.id}:in`,
    kind: 'remittance_in',
    narration: `Card payment from abroad ${row.reference}`,
    reference: row.reference,
    at: now,
    legs: legs.filter((leg) => leg.amount !== 0n),
  });
  await set(trx, row.id, { status: 'paid_in', postingIn, nextQueryAt: null });
}

async function applyPayment(trx: Trx, asked: Asked, status: PaymentStatus, now: Date): Promise<void> {
  const { id, tries } = asked;
  const row = await lockRemittance(trx, id);
  // What is said of a card says nothing of another one that was tried since.
  if (!row || row.tries !== tries || !unpaidStatuses.includes(row.status)) return;
  if (status === 'captured') return bookIn(trx, row, now);
  if (row.status !== 'processing' && row.status !== 'challenge') return;
  if (status === 'declined') return set(trx, id, { status: 'declined', nextQueryAt: null });
  if (status === 'challenge') {
    const until = new Date(row.payBefore.getTime() + CHALLENGE_MS);
    return set(trx, id, { status: until > now ? 'challenge' : 'expired', nextQueryAt: null });
  }
  // What never came there may still be on its way: another card could be charged beside it, so it ends with its price.
  if (status === 'missing' && row.payBefore <= now) return become(trx, id, 'expired');
  const waited = now.getTime() - row.createdAt.getTime();
  await set(trx, id, {
    nextQueryAt: new Date(now.getTime() + (waited < SOON_MS ? ASK_MS.soon : ASK_MS.later)),
  });
}

/** Writes what the provider said of a try, and carries a paid one on. */
async function finish(bank: Bank, asked: Asked, status: PaymentStatus): Promise<void> {
  await transact(bank.db, (trx) => applyPayment(trx, asked, status, bank.clock.now()));
  await deliverRemittance(bank, asked.id);
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

const isOpen = (customer: Recipient): boolean => customer.status === 'active' || customer.status === 'frozen';

/** Tells a sender who is a customer where the remittance stands. */
async function tellSender(trx: Trx, row: RemittanceRow, remittance: Remittance, now: Date): Promise<void> {
  if (row.senderId === null) return;
  return notifyCustomer(
    trx,
    { customerId: row.senderId },
    {
      at: now,
      dedupe: `remittance:${row.id}:sender:${remittance.status}`,
      words: (phrases) => ({ text: phrases.remittance.told(remittance) }),
    },
  );
}

async function hold(trx: Trx, row: RemittanceRow, reason: 'invited' | 'capped', now: Date): Promise<After> {
  const first = row.status !== 'held';
  const heldUntil = row.heldUntil ?? new Date(now.getTime() + HELD_MS);
  const nextQueryAt = new Date(now.getTime() + (reason === 'invited' ? SOON_MS : LOOK_AGAIN_MS));
  await set(trx, row.id, { status: 'held', holdReason: reason, heldUntil, nextQueryAt });
  if (!first) return {};
  const held = toRemittance({ ...row, status: 'held', holdReason: reason, heldUntil });
  await tellSender(trx, row, held, now);
  return reason === 'invited' ? { invite: held } : {};
}

async function fits(trx: Trx, recipient: Recipient, amount: Kobo, now: Date): Promise<boolean> {
  if (!(await takesCredits(trx, recipient.id))) return false;
  try {
    await checkCapIn(trx, recipient, amount, now);
    return true;
  } catch (error) {
    if (isFault(error, 'receiver_capped')) return false;
    throw error;
  }
}

async function payOut(trx: Trx, row: RemittanceRow, recipient: Recipient, now: Date): Promise<After> {
  const account = await getCustomerAccount(trx, recipient.id);
  const amount = kobo(row.receives);
  const from = (row.cardholder ?? '').toUpperCase();
  const postingOut = await postOne(trx, {
    id: `remittance:${row.id}:out`,
    kind: 'remittance',
    narration: `From abroad: ${from}`,
    reference: row.reference,
    at: now,
    legs: [
      { account: account.id, amount },
      { account: await internal(trx, 'remittance_held'), amount: kobo(-amount) },
    ],
  });
  await set(trx, row.id, {
    status: 'success',
    postingOut,
    recipientId: recipient.id,
    completedAt: now,
    nextQueryAt: null,
  });
  const { available: balance } = await balanceOf(trx, account.id);
  const remittance = toRemittance({ ...row, status: 'success' });
  await notifyCustomer(
    trx,
    { customerId: recipient.id },
    {
      at: now,
      dedupe: `remittance:${row.id}:received`,
      words: (phrases) => ({
        text: phrases.remittance.received({ remittance, from, balance }),
        receipt: { reference: row.reference },
      }),
    },
  );
  await tellSender(trx, row, remittance, now);
  return {};
}

/** Gives what is here back to the card: the book first, then the provider, until it says that it is done. */
async function beginRefund(trx: Trx, row: RemittanceRow, now: Date): Promise<After> {
  if (row.postingIn === null) throw new Error(`remittance ${row.id} was never paid in`);
  await reverse(trx, row.postingIn, {
    id: `remittance:${row.id}:back`,
    narration: `Returned to the card ${row.reference}`,
    at: now,
  });
  await set(trx, row.id, { status: 'refunding', nextQueryAt: now });
  await tellSender(trx, row, toRemittance({ ...row, status: 'refunding' }), now);
  return {};
}

async function deliverLocked(trx: Trx, row: RemittanceRow, now: Date): Promise<After> {
  const found = await findCustomerByIdentity(trx, 'phone', row.recipientPhone);
  const recipient = found && isOpen(found) ? found : undefined;
  const over = row.heldUntil !== null && row.heldUntil <= now;
  if (!recipient) return over ? beginRefund(trx, row, now) : hold(trx, row, 'invited', now);
  const matches = await suspects(trx, row, [nameOnOrders(recipient)]);
  if (matches.length > 0) {
    await set(trx, row.id, { recipientId: recipient.id });
    await review(trx, row, matches, 'paid_in');
    return {};
  }
  if (await fits(trx, recipient, kobo(row.receives), now)) return payOut(trx, row, recipient, now);
  return over ? beginRefund(trx, row, now) : hold(trx, row, 'capped', now);
}

/** The recipient has no account: they are told by SMS that money waits. A message that is not taken is not sent twice. */
async function invite(bank: Bank, remittance: Remittance): Promise<void> {
  const text = phrasesIn('en').remittance.invitation({ remittance, link: bank.config.publicUrl });
  await bank.codes
    .sms(remittance.recipientPhone, text)
    .catch(() => bank.log.warn({ reference: remittance.reference }, 'an invitation was not taken'));
}

/** Carries a paid remittance to its recipient, or holds it for them; safe to repeat. */
export async function deliverRemittance(bank: Bank, id: bigint): Promise<void> {
  const after = await transact(bank.db, async (trx): Promise<After> => {
    const row = await lockRemittance(trx, id);
    if (row?.status !== 'paid_in' && row?.status !== 'held') return {};
    return deliverLocked(trx, row, bank.clock.now());
  });
  if (after.invite) await invite(bank, after.invite);
}

async function refund(bank: Bank, row: RemittanceRow): Promise<'done' | { again: number }> {
  const { status } = await bank.payments.refund(paymentOf(row));
  const now = bank.clock.now();
  return transact(bank.db, async (trx) => {
    const locked = await lockRemittance(trx, row.id);
    if (locked?.status !== 'refunding') return 'done';
    if (status === 'refunded') {
      await become(trx, row.id, 'refunded', now);
      return 'done';
    }
    await set(trx, row.id, { nextQueryAt: new Date(now.getTime() + LOOK_AGAIN_MS) });
    return { again: LOOK_AGAIN_MS };
  });
}

const isOver = (row: RemittanceRow, now: Date): boolean =>
  (row.status === 'awaiting_payment' || row.status === 'declined') && row.payBefore <= now;

async function expire(bank: Bank, id: bigint): Promise<'done'> {
  await transact(bank.db, async (trx) => {
    const row = await lockRemittance(trx, id);
    if (row && isOver(row, bank.clock.now())) await become(trx, id, 'expired');
  });
  return 'done';
}

/** Takes a remittance one step further, as `settleTransfer` does a transfer: safe to repeat and to interrupt at any line. */
export async function settleRemittance(bank: Bank, id: bigint): Promise<'done' | { again: number }> {
  const now = bank.clock.now();
  const row = await bank.db.selectFrom('remittance').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'done';
  if (isOver(row, now)) return expire(bank, id);
  const wait = untilMs(row.nextQueryAt ?? now, now);
  if (row.status === 'processing' && wait > 0) return { again: wait };
  if (row.status === 'processing' || row.status === 'challenge')
    await finish(bank, row, (await bank.payments.query(paymentOf(row))).status);
  else if (row.status === 'paid_in' || row.status === 'held') await deliverRemittance(bank, id);
  else if (row.status === 'refunding') return refund(bank, row);
  return 'done';
}

/** The provider's word on a payment, late or repeated: it is asked itself, and what it answers counts. Throws Fault `forbidden` where the signature is not its own. */
export async function hearPayment(
  bank: Bank,
  event: { reference: string; event: string; signature: string },
): Promise<void> {
  if (!bank.payments.isSigned(event, event.signature)) throw new Fault('forbidden');
  const row = await bank.db
    .selectFrom('remittance')
    .selectAll()
    .where('reference', '=', event.reference)
    .executeTakeFirst();
  if (!row || row.tries === 0) return;
  if (row.status === 'refunding') await refund(bank, row);
  else if (unpaidStatuses.includes(row.status))
    await finish(bank, row, (await bank.payments.query(paymentOf(row))).status);
}

/**
 * Decides a remittance that people looked at, once: cleared it goes on, refused it ends and what was taken goes back. Either takes two people: after the first it still waits. Throws
 * Fault `not_found`, `remittance_state`, and those of `askedByTwo`.
 */
export async function decideReview(
  bank: Bank,
  reference: string,
  by: Acting & { cleared: boolean; reason: string },
): Promise<Remittance> {
  const id = await transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const row = await lockRemittance(trx, reference);
    if (!row) throw new Fault('not_found');
    if (row.status !== 'review') throw new Fault('remittance_state');
    const facts = { cleared: by.cleared };
    const asked = { act: 'remittance', subject: reference, facts, note: by.reason, by } as const;
    if (!(await askedByTwo(trx, bank, asked))) return row.id;
    const names = (row.matches as unknown as Match[]).map((match) => match.name.toUpperCase());
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by.administrator },
      action: 'admin_action',
      origin: houseOrigin(by),
      subject: { kind: 'remittance', id: reference },
      facts: { cleared: by.cleared, reason: by.reason },
    });
    if (by.cleared)
      await set(trx, row.id, {
        status: row.reviewThen ?? undefined,
        clearedBy: by.administrator,
        matches: '[]',
        ...(row.reviewThen === 'awaiting_payment' && { payBefore: new Date(now.getTime() + CLEARED_MS) }),
        clearedNames: [...row.clearedNames, ...names],
      });
    else if (row.reviewThen === 'paid_in') await beginRefund(trx, row, now);
    else await become(trx, row.id, 'refused', now);
    return row.id;
  });
  await settleRemittance(bank, id);
  const row = await bank.db
    .selectFrom('remittance')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toRemittance(row);
}

/** The remittances that are due a step: unanswered, over, or waiting for somebody who has an account now. */
export async function listUnsettledRemittances(db: Db, now: Date, limit = 500): Promise<bigint[]> {
  const challengeOver = new Date(now.getTime() - CHALLENGE_MS);
  const rows = await db
    .selectFrom('remittance')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('status', 'in', ['processing', 'refunding']), where('nextQueryAt', '<=', now)]),
        where('status', '=', 'paid_in'),
        where.and([where('status', 'in', ['awaiting_payment', 'declined']), where('payBefore', '<=', now)]),
        where.and([where('status', '=', 'challenge'), where('payBefore', '<=', challengeOver)]),
        where.and([
          where('status', '=', 'held'),
          where.or([
            where('heldUntil', '<=', now),
            where.and([where('nextQueryAt', '<=', now), where('holdReason', '=', 'capped')]),
            where.and([
              where('nextQueryAt', '<=', now),
              where('holdReason', '=', 'invited'),
              where.exists(
                where
                  .selectFrom('identity')
                  .select('identity.id')
                  .where('identity.kind', '=', 'phone')
                  .whereRef('identity.value', '=', 'remittance.recipientPhone')
                  .where('identity.verifiedAt', 'is not', null),
              ),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
