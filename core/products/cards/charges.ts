import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import type { Decline, MerchantKind } from '../../catalogue/index.ts';
import { findCustomer, lockCustomer } from '../../customers/index.ts';
import { type Bank, eachAlone, Fault, isFault, type Kobo, kobo, startOfDay } from '../../kernel/index.ts';
import { capture, getCustomerAccount, hold, internal, postOne, release } from '../../ledger/index.ts';
import { cashLeft, checkCapOut } from '../../limits/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';

/** A card as its table has it. */
export type CardRow = {
  id: bigint;
  reference: string;
  customerId: string;
  conversationId: bigint | null;
  label: string;
  status: string;
  issuerId: string | null;
  brand: string | null;
  lastFour: string | null;
  expires: string | null;
  holder: string;
  dailyLimit: bigint;
  kindLimits: unknown;
  replaces: bigint | null;
  fee: bigint;
  vat: bigint;
  holdId: bigint | null;
  createdAt: Date;
};

/** A payment by card. */
export type Charge = {
  id: bigint;
  cardId: bigint;
  merchant: string;
  kind: MerchantKind;
  amount: Kobo;
  captured: Kobo;
  refunded: Kobo;
  status: 'held' | 'captured' | 'released' | 'declined' | 'refunded';
  reason?: Decline;
  at: Date;
};

type Row = {
  id: bigint;
  cardId: bigint;
  authorisation: string;
  merchant: string;
  kind: string;
  amount: bigint;
  captured: bigint;
  refunded: bigint;
  status: string;
  reason: string | null;
  holdId: bigint | null;
  at: Date;
};

const toCharge = (row: Row): Charge => ({
  id: row.id,
  cardId: row.cardId,
  merchant: row.merchant,
  at: row.at,
  kind: row.kind as MerchantKind,
  status: row.status as Charge['status'],
  amount: kobo(row.amount),
  captured: kobo(row.captured),
  refunded: kobo(row.refunded),
  ...(row.reason && { reason: row.reason as Decline }),
});

const OLD_MS = 7 * 86_400_000;
const SHOWN = 100;

/** What a card has taken or holds since midnight, at one kind of merchant or at all. */
export async function spentToday(
  db: Db | Trx,
  cardId: bigint,
  now: Date,
  kind?: MerchantKind,
): Promise<Kobo> {
  let query = db
    .selectFrom('cardCharge')
    .select(
      sql<bigint>`coalesce(sum(case when status = 'held' then amount else captured - refunded end), 0)::bigint`.as(
        'amount',
      ),
    )
    .where('cardId', '=', cardId)
    .where('at', '>=', startOfDay(now))
    .where('status', 'in', ['held', 'captured', 'refunded']);
  if (kind) query = query.where('kind', '=', kind);
  const row = await query.executeTakeFirst();
  return kobo(row?.amount ?? 0n);
}

const limitOf = (card: CardRow, kind: MerchantKind): bigint | undefined => {
  const limit = (card.kindLimits as Partial<Record<MerchantKind, string>>)[kind];
  return limit === undefined ? undefined : BigInt(limit);
};

/** Why a card may not pay this now; undefined where it may, but for the money itself. */
async function whyNot(
  trx: Trx,
  card: CardRow,
  order: { amount: Kobo; kind: MerchantKind },
  now: Date,
): Promise<Decline | undefined> {
  if (card.status === 'frozen') return 'card_frozen';
  if (card.status !== 'active') return 'card_closed';
  const customer = await findCustomer(trx, card.customerId);
  if (customer?.status !== 'active') return 'account_frozen';
  const limit = limitOf(card, order.kind);
  if (limit === 0n) return 'kind_refused';
  if (limit !== undefined && (await spentToday(trx, card.id, now, order.kind)) + order.amount > limit)
    return 'kind_limit';
  if ((await spentToday(trx, card.id, now)) + order.amount > card.dailyLimit) return 'daily_limit';
  if (order.kind === 'cash' && order.amount > (await cashLeft(trx, customer, now))) return 'cash_limit';
  try {
    await checkCapOut(trx, customer, order.amount, now);
  } catch (error) {
    if (isFault(error, 'new_identity_cap')) return 'new_identity';
    throw error;
  }
  return undefined;
}

export type Authorisation = {
  cardId: bigint;
  /** The issuer's name for the payment: asked again, the answer is the same. */
  authorisation: string;
  merchant: string;
  kind: MerchantKind;
  amount: Kobo;
};

/** Holds the money, or says that there is not enough. */
async function reserve(
  trx: Trx,
  card: CardRow,
  order: Authorisation,
  now: Date,
): Promise<{ holdId: bigint } | { reason: Decline }> {
  const account = await getCustomerAccount(trx, card.customerId);
  try {
    const holdId = await hold(trx, {
      id: `card_charge:${order.authorisation}`,
      account: account.id,
      amount: order.amount,
      at: now,
      reason: `card ${card.reference} ${order.merchant}`,
    });
    return { holdId };
  } catch (error) {
    if (isFault(error, 'insufficient_funds')) return { reason: 'funds' };
    throw error;
  }
}

const lockCardOf = async (trx: Trx, cardId: bigint): Promise<CardRow> => {
  const row = await trx
    .selectFrom('card')
    .selectAll()
    .where('id', '=', cardId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return row as CardRow;
};

/** What may leave a new identity, and whether anything may, is decided by the customer's lock: a payment by card is one way out of many. */
async function lockCardAndCustomer(trx: Trx, cardId: bigint): Promise<CardRow> {
  const row = await trx.selectFrom('card').select('customerId').where('id', '=', cardId).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  await lockCustomer(trx, row.customerId);
  return lockCardOf(trx, cardId);
}

const tellOf = (
  trx: Trx,
  card: CardRow,
  charge: Charge,
  event: 'held' | 'declined' | 'refunded' | 'released',
  facts: { at: Date; amount: Kobo; dedupe: string },
): Promise<void> =>
  notifyCustomer(
    trx,
    { customerId: card.customerId },
    {
      at: facts.at,
      dedupe: facts.dedupe,
      words: ({ cards }) => ({
        text: cards.charged[event]({
          amount: facts.amount,
          merchant: charge.merchant,
          card: `•••• ${card.lastFour ?? ''}`,
          reason: charge.reason ? cards.reasons[charge.reason] : '',
        }),
      }),
    },
  );

/** Answers a merchant who asks for money: held, or declined with the reason; the same authorisation is answered the same. Throws Fault `not_found`, `amount_invalid`. */
export async function authoriseCharge(bank: Bank, order: Authorisation): Promise<Charge> {
  if (order.amount <= 0n) throw new Fault('amount_invalid');
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const card = await lockCardAndCustomer(trx, order.cardId);
    const known = await trx
      .selectFrom('cardCharge')
      .selectAll()
      .where('authorisation', '=', order.authorisation)
      .executeTakeFirst();
    if (known) return toCharge(known);
    const reason = await whyNot(trx, card, order, now);
    const answer = reason ? { reason } : await reserve(trx, card, order, now);
    const status = 'holdId' in answer ? 'held' : 'declined';
    const row = await trx
      .insertInto('cardCharge')
      .values({ ...order, ...answer, status, at: now, endedAt: status === 'declined' ? now : null })
      .returningAll()
      .executeTakeFirstOrThrow();
    const charge = toCharge(row);
    const facts = { at: now, amount: charge.amount, dedupe: `card:${card.id}:${charge.id}` };
    await tellOf(trx, card, charge, status, facts);
    return charge;
  });
}

async function lockCharge(trx: Trx, cardId: bigint, id: bigint): Promise<{ card: CardRow; row: Row }> {
  const card = await lockCardOf(trx, cardId);
  const row = await trx
    .selectFrom('cardCharge')
    .selectAll()
    .where('id', '=', id)
    .where('cardId', '=', cardId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return { card, row };
}

const update = async (
  trx: Trx,
  id: bigint,
  set: Partial<Omit<Row, 'id'>> & { endedAt?: Date; postingId?: bigint },
) =>
  toCharge(
    await trx
      .updateTable('cardCharge')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/**
 * Takes held money for the merchant, in whole or in part; the rest is free again. Safe to repeat. Throws Fault `not_found`, `card_state` where nothing is held, `amount_invalid`.
 */
export async function captureCharge(bank: Bank, cardId: bigint, id: bigint, amount?: Kobo): Promise<Charge> {
  return transact(bank.db, async (trx) => {
    const { card, row } = await lockCharge(trx, cardId, id);
    if (row.status === 'captured') return toCharge(row);
    if (row.status !== 'held' || row.holdId === null) throw new Fault('card_state');
    const taken = amount ?? kobo(row.amount);
    if (taken <= 0n || taken > row.amount) throw new Fault('amount_invalid');
    const now = bank.clock.now();
    const account = await getCustomerAccount(trx, card.customerId);
    const postingId = await capture(trx, row.holdId, {
      id: `card_charge:${id}`,
      kind: `card_${row.kind}`,
      narration: row.merchant,
      at: now,
      reference: `${card.reference}-${id}`,
      legs: [
        { account: account.id, amount: kobo(-taken) },
        { account: await internal(trx, 'card_purchases'), amount: taken },
      ],
    });
    return update(trx, id, { status: 'captured', captured: taken, postingId, endedAt: now });
  });
}

/** Lets held money go, as where the merchant never sends the goods. Safe to repeat. Throws Fault `not_found`, `card_state`. */
export async function releaseCharge(bank: Bank, cardId: bigint, id: bigint): Promise<Charge> {
  return transact(bank.db, async (trx) => {
    const { card, row } = await lockCharge(trx, cardId, id);
    if (row.status === 'released') return toCharge(row);
    if (row.status !== 'held' || row.holdId === null) throw new Fault('card_state');
    const now = bank.clock.now();
    await release(trx, row.holdId, now);
    const charge = await update(trx, id, { status: 'released', endedAt: now });
    const facts = { at: now, amount: charge.amount, dedupe: `card:${card.id}:${id}:released` };
    await tellOf(trx, card, charge, 'released', facts);
    return charge;
  });
}

const isPosted = async (trx: Trx, requestId: string): Promise<boolean> =>
  (await trx.selectFrom('posting').select('id').where('requestId', '=', requestId).executeTakeFirst()) !==
  undefined;

/**
 * Gives money back that was captured, in whole or in part, also to a card that is closed; a refund that has a name is given once. Throws Fault `not_found`, `card_state`,
 * `amount_invalid`.
 */
export async function refundCharge(
  bank: Bank,
  cardId: bigint,
  id: bigint,
  amount?: Kobo,
  name?: string,
): Promise<Charge> {
  return transact(bank.db, async (trx) => {
    const { card, row } = await lockCharge(trx, cardId, id);
    const named = name === undefined ? undefined : `card_charge:${id}:refund:named:${name}`;
    if (named && (await isPosted(trx, named))) return toCharge(row);
    if (row.status !== 'captured' && row.status !== 'refunded') throw new Fault('card_state');
    const left = kobo(row.captured - row.refunded);
    const back = amount ?? left;
    if (back <= 0n || back > left) throw new Fault('amount_invalid');
    const now = bank.clock.now();
    const account = await getCustomerAccount(trx, card.customerId);
    const refunded = row.refunded + back;
    await postOne(trx, {
      id: named ?? `card_charge:${id}:refund:${refunded}`,
      kind: `card_${row.kind}_reversal`,
      at: now,
      narration: row.merchant,
      reference: `${card.reference}-${id}`,
      legs: [
        { account: await internal(trx, 'card_purchases'), amount: kobo(-back) },
        { account: account.id, amount: back },
      ],
    });
    const status = refunded === row.captured ? 'refunded' : 'captured';
    const charge = await update(trx, id, { status, refunded, endedAt: now });
    const facts = { at: now, amount: back, dedupe: `card:${card.id}:${id}:refunded:${refunded}` };
    await tellOf(trx, card, charge, 'refunded', facts);
    return charge;
  });
}

/** A card's payments, newest first. */
export async function chargesOf(db: Db, cardId: bigint): Promise<Charge[]> {
  const rows = await db
    .selectFrom('cardCharge')
    .selectAll()
    .where('cardId', '=', cardId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(toCharge);
}

/** Lets money go that a merchant never took within a week; for the rounds, safe to repeat. */
export async function releaseOldCharges(bank: Bank): Promise<number> {
  const before = new Date(bank.clock.now().getTime() - OLD_MS);
  const old = await bank.db
    .selectFrom('cardCharge')
    .select(['id', 'cardId'])
    .where('status', '=', 'held')
    .where('at', '<=', before)
    .orderBy('at')
    .limit(200)
    .execute();
  const cards = new Map(old.map(({ id, cardId }) => [id, cardId]));
  await eachAlone(bank, 'card payment', [...cards.keys()], (id) =>
    releaseCharge(bank, cards.get(id) ?? 0n, id),
  );
  return old.length;
}
