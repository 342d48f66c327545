import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, recordAlone } from '../../audit/index.ts';
import {
  type Card,
  type CardFacts,
  type KindLimits,
  type MerchantKind,
  plans,
  tiers,
} from '../../catalogue/index.ts';
import { checkPin, getActiveCustomer, lockActiveCustomer, nameOnOrders } from '../../customers/index.ts';
import {
  type Bank,
  type CardSecrets,
  Fault,
  type Issued,
  type Kobo,
  kobo,
  naira,
  randomLetters,
  stamp,
  vatWithin,
} from '../../kernel/index.ts';
import { capture, checkFunds, getCustomerAccount, hold, internal, release } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { currentPlan } from '../../plans/index.ts';
import { checkNotPaused } from '../../providers/index.ts';
import { createQuote, type OperationHandler, type Quote } from '../../quotes/index.ts';
import { type OrderRow, settleVending, stopVending, type Vendor } from '../vending/index.ts';
import { type CardRow, spentToday } from './charges.ts';

/** What a virtual card costs, VAT included. */
export const cardFee = naira(500);
const DAILY_USUAL = naira(100_000);
const QUOTE_MS = 10 * 60_000;
const LABEL_USUAL = 'Karo';

const isRequested = (status: string): boolean => status === 'sending' || status === 'pending';

const toCard = (row: CardRow, spent: Kobo): Card => ({
  id: row.id,
  customerId: row.customerId,
  label: row.label,
  holder: row.holder,
  status: isRequested(row.status) ? 'requested' : (row.status as Card['status']),
  brand: row.brand ?? '',
  lastFour: row.lastFour ?? '',
  expires: row.expires ?? undefined,
  dailyLimit: kobo(row.dailyLimit),
  spentToday: spent,
  createdAt: row.createdAt,
  kindLimits: readKindLimits(row.kindLimits),
});

const readKindLimits = (raw: unknown): KindLimits =>
  Object.fromEntries(
    Object.entries(raw as Record<string, string | number>).map(([kind, amount]) => [
      kind,
      kobo(BigInt(amount)),
    ]),
  );
const writeKindLimits = (limits: KindLimits): string =>
  JSON.stringify(Object.fromEntries(Object.entries(limits).map(([kind, amount]) => [kind, String(amount)])));

const living = ['sending', 'pending', 'active', 'frozen'] as const;

const select = (db: Db | Trx, customerId: string) =>
  db.selectFrom('card').selectAll().where('customerId', '=', customerId).where('status', '<>', 'failed');

/** A customer's cards: those in use first, newest first. */
export async function listCards(
  bank: Pick<Bank, 'clock'>,
  db: Db | Trx,
  customerId: string,
): Promise<Card[]> {
  const rows = await select(db, customerId).orderBy(sql`status = 'closed'`).orderBy('id', 'desc').execute();
  return Promise.all(
    rows.map(async (row) => toCard(row as CardRow, await spentToday(db, row.id, bank.clock.now()))),
  );
}

/** One of a customer's own; throws Fault `not_found`. */
export async function getCard(
  bank: Pick<Bank, 'clock'>,
  db: Db | Trx,
  customerId: string,
  id: bigint,
): Promise<Card> {
  const row = await select(db, customerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toCard(row as CardRow, await spentToday(db, id, bank.clock.now()));
}

/** How many cards the customer's plan allows. */
export const cardsMost = async (db: Db | Trx, customerId: string): Promise<number> =>
  plans[(await currentPlan(db, customerId)).plan].cards;

async function checkCount(db: Db | Trx, customerId: string, replaces: string | null): Promise<void> {
  const most = await cardsMost(db, customerId);
  const held = await select(db, customerId).where('status', 'in', living).execute();
  if (held.filter((card) => String(card.id) !== replaces).length >= most)
    throw new Fault('cards_many', { most });
}
type Who = { customerId: string; conversationId?: bigint };

const shownOf = (card: Card): CardFacts['shown'] => ({
  name: card.label,
  bank: 'Karo',
  ...(card.lastFour && { account: `•••• ${card.lastFour}` }),
});

function offer(
  trx: Trx,
  bank: Bank,
  who: Who,
  made:
    | (Pick<Quote & { operation: 'card_create' }, 'operation' | 'facts'> & { amount: Kobo })
    | (Pick<Quote & { operation: 'card_show' }, 'operation' | 'facts'> & { amount?: undefined })
    | (Pick<Quote & { operation: 'card_change' }, 'operation' | 'facts'> & { amount?: undefined }),
): Promise<Quote> {
  const at = bank.clock.now();
  return createQuote(trx, { ...made, ...who, at, expiresAt: new Date(at.getTime() + QUOTE_MS) });
}

/**
 * Offers a virtual card, or one in the place of another. Throws Fault `unavailable` where nobody issues cards, `cards_many`, `card_state`, `not_found`, `insufficient_funds` and those of a customer who may not move
 * money.
 */
export async function offerCard(
  bank: Bank,
  who: Who & { label?: string; replaces?: bigint },
): Promise<Quote> {
  if (bank.cards.absent) throw new Fault('unavailable', { what: 'cards' });
  await checkNotPaused(bank.db, 'cards', 'cards');
  const { customerId, conversationId } = who;
  await getActiveCustomer(bank.db, customerId);
  const old = who.replaces === undefined ? undefined : await getCard(bank, bank.db, customerId, who.replaces);
  if (old && old.status !== 'active' && old.status !== 'frozen') throw new Fault('card_state');
  const replaces = old ? String(old.id) : null;
  await checkCount(bank.db, customerId, replaces);
  await checkFunds(bank.db, customerId, cardFee);
  const label = who.label ?? old?.label ?? LABEL_USUAL;
  const facts = { shown: { name: label, bank: 'Karo' }, label, replaces };
  const made = { operation: 'card_create', facts, amount: cardFee } as const;
  return transact(bank, (trx) => offer(trx, bank, { customerId, conversationId }, made));
}

type CreateQuote = Quote & { operation: 'card_create' };

async function acceptCreate(trx: Trx, bank: Bank, quote: CreateQuote) {
  const now = bank.clock.now();
  const { label, replaces } = quote.facts;
  const customer = await lockActiveCustomer(trx, quote.customerId);
  await checkNotPaused(trx, 'cards', 'cards');
  await checkCount(trx, customer.id, replaces);
  const account = await getCustomerAccount(trx, customer.id);
  const reference = `KC${stamp(now).slice(0, 6)}${randomLetters(8)}`;
  const holdId = await hold(trx, {
    id: `card:${quote.id}`,
    account: account.id,
    amount: quote.amount,
    at: now,
    reason: `card ${reference}`,
  });
  const { id } = await trx
    .insertInto('card')
    .values({
      reference,
      quoteId: quote.id,
      customerId: customer.id,
      holdId,
      label,
      status: 'sending',
      conversationId: quote.conversationId ?? null,
      holder: nameOnOrders(customer),
      dailyLimit: DAILY_USUAL,
      createdAt: now,
      replaces: replaces === null ? null : BigInt(replaces),
      fee: quote.amount,
      vat: vatWithin(quote.amount),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: id, reference, status: 'sending' as const, settleInMs: 0 };
}

type Row = CardRow & OrderRow;

const holdOf = (row: Row): bigint => {
  if (row.holdId === null) throw new Error(`card ${row.id} holds nothing`);
  return row.holdId;
};

/** The issuer has made the card: its fee is taken, and what it replaces is closed. */
async function succeed(trx: Trx, bank: Bank, row: Row, issued: Issued): Promise<void> {
  const now = bank.clock.now();
  const account = await getCustomerAccount(trx, row.customerId);
  const postingId = await capture(trx, holdOf(row), {
    id: `card:${row.id}:fee`,
    kind: 'card_fee',
    narration: 'Virtual card',
    reference: row.reference,
    at: now,
    legs: [
      { account: account.id, amount: kobo(-row.fee) },
      { account: await internal(trx, 'fee_income'), amount: kobo(row.fee - row.vat) },
      { account: await internal(trx, 'vat_payable'), amount: kobo(row.vat) },
    ],
  });
  const { issuerId, brand, lastFour, expires } = issued;
  await trx
    .updateTable('card')
    .set({
      status: 'active',
      postingId,
      openedAt: now,
      nextQueryAt: null,
      issuerId,
      brand,
      lastFour,
      expires,
    })
    .where('id', '=', row.id)
    .execute();
  if (row.replaces !== null)
    await trx
      .updateTable('card')
      .set({ status: 'closed', closedAt: now })
      .where('id', '=', row.replaces)
      .where('status', 'in', ['active', 'frozen'])
      .execute();
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `card:${row.id}:ready`,
    words: ({ cards }) => ({
      text: cards.ready({ label: row.label, lastFour: lastFour ?? '', fee: kobo(row.fee) }),
    }),
  });
}

async function fail(trx: Trx, bank: Bank, row: Row): Promise<void> {
  const now = bank.clock.now();
  await release(trx, holdOf(row), now);
  await trx
    .updateTable('card')
    .set({ status: 'failed', nextQueryAt: null })
    .where('id', '=', row.id)
    .execute();
  return notifyCustomer(trx, row, {
    at: now,
    dedupe: `card:${row.id}:failed`,
    words: ({ cards }) => ({ text: cards.failed() }),
  });
}

const vendor: Vendor<Row, Issued> = {
  table: 'card',
  send: (bank, { reference, holder }) => bank.cards.issue({ reference, holder }),
  query: (bank, { reference }) => bank.cards.query(reference),
  succeed,
  fail,
  wait: (trx, bank, row) =>
    notifyCustomer(trx, row, {
      at: bank.clock.now(),
      dedupe: `card:${row.id}:pending`,
      words: ({ cards }) => ({ text: cards.pending() }),
    }),
};

/** Takes the making of a card one step further: safe to repeat and to interrupt at any line. */
export const settleCard = (bank: Bank, cardId: bigint): Promise<'done' | { again: number }> =>
  settleVending(bank, vendor, cardId);

/** Takes back the cards of a customer that nobody was asked for yet. */
export const stopCards = (trx: Trx, bank: Bank, customerId: string): Promise<void> =>
  stopVending(trx, bank, vendor, customerId);

/** Shows a card's number and CVV once, as the issuer has them; nothing of them is kept. */
async function reveal(bank: Bank, customerId: string, id: bigint): Promise<CardSecrets & { holder: string }> {
  const row = await select(bank.db, customerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  if (!row.issuerId || row.status !== 'active') throw new Fault('card_state');
  return { ...(await bank.cards.reveal(row.issuerId)), holder: row.holder };
}

/**
 * Shows a card's number and CVV against the PIN. Throws Fault `not_found`, `card_state`, `unavailable`, and those of the PIN.
 */
export async function showCard(
  bank: Bank,
  asked: { customerId: string; cardId: bigint; pin: string; origin: Origin },
): Promise<CardSecrets & { holder: string }> {
  const { customerId, cardId, pin, origin } = asked;
  await getActiveCustomer(bank.db, customerId);
  const card = await getCard(bank, bank.db, customerId, cardId);
  if (card.status !== 'active') throw new Fault('card_state');
  await checkPin(bank, customerId, pin, origin.source);
  await recordAlone(bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'card_shown',
    customerId,
    origin,
    subject: { kind: 'card', id: String(cardId) },
  });
  return reveal(bank, customerId, cardId);
}

/** Offers to show a card: the page of the approval shows it, and no chat. Throws Fault `not_found`, `card_state`. */
export async function offerShow(bank: Bank, who: Who & { cardId: bigint }): Promise<Quote> {
  const { customerId, conversationId, cardId } = who;
  await getActiveCustomer(bank.db, customerId);
  const card = await getCard(bank, bank.db, customerId, cardId);
  if (card.status !== 'active') throw new Fault('card_state');
  const facts = { shown: shownOf(card), cardId: String(cardId) };
  const made = { operation: 'card_show', facts } as const;
  return transact(bank, (trx) => offer(trx, bank, { customerId, conversationId }, made));
}

async function lockCard(trx: Trx, customerId: string, id: bigint): Promise<Row> {
  const row = await select(trx, customerId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return row as Row;
}

const setStatus = async (
  trx: Trx,
  id: bigint,
  status: string,
  closedAt: Date | null = null,
): Promise<void> => {
  await trx.updateTable('card').set({ status, closedAt }).where('id', '=', id).execute();
};

/** Stops a card's payments at once; safe to repeat. Throws Fault `not_found`, `card_state`. */
export async function freezeCard(bank: Bank, customerId: string, id: bigint): Promise<Card> {
  await transact(bank, async (trx) => {
    const row = await lockCard(trx, customerId, id);
    if (row.status !== 'active' && row.status !== 'frozen') throw new Fault('card_state');
    await setStatus(trx, id, 'frozen');
  });
  return getCard(bank, bank.db, customerId, id);
}

/** Closes a card for good; safe to repeat. Throws Fault `not_found`, `card_state` where it is still being made. */
export async function closeCard(bank: Bank, customerId: string, id: bigint): Promise<Card> {
  await transact(bank, async (trx) => {
    const row = await lockCard(trx, customerId, id);
    if (isRequested(row.status)) throw new Fault('card_state');
    if (row.status !== 'closed') await setStatus(trx, id, 'closed', bank.clock.now());
  });
  return getCard(bank, bank.db, customerId, id);
}

/** Offers to let a frozen card pay again. Throws Fault `not_found`, `card_state`. */
export async function offerUnfreeze(bank: Bank, who: Who & { cardId: bigint }): Promise<Quote> {
  const { customerId, conversationId, cardId } = who;
  await getActiveCustomer(bank.db, customerId);
  const card = await getCard(bank, bank.db, customerId, cardId);
  if (card.status !== 'frozen') throw new Fault('card_state');
  const facts = { shown: shownOf(card), cardId: String(cardId), change: { unfreeze: true as const } };
  return transact(bank, (trx) =>
    offer(trx, bank, { customerId, conversationId }, { operation: 'card_change', facts }),
  );
}

export type LimitChange = {
  dailyLimit?: Kobo;
  /** Undefined takes the limit of a kind away. */
  kindLimits?: readonly { kind: MerchantKind; limit: Kobo | undefined }[];
};

const isUp = (card: Card, wanted: { dailyLimit: Kobo; kindLimits: KindLimits }): boolean =>
  wanted.dailyLimit > card.dailyLimit ||
  Object.entries(card.kindLimits).some(([kind, held]) => {
    const next = wanted.kindLimits[kind as MerchantKind];
    return next === undefined || next > held;
  });

const applyLimits = async (
  trx: Trx,
  id: bigint,
  wanted: { dailyLimit: bigint; kindLimits: string },
): Promise<void> => {
  await trx.updateTable('card').set(wanted).where('id', '=', id).execute();
};

/** A card's limits with a change in them. Throws Fault `card_limit`. */
function wantedLimits(
  card: Card,
  change: LimitChange,
  most: Kobo,
): { dailyLimit: Kobo; kindLimits: KindLimits } {
  const dailyLimit = change.dailyLimit ?? card.dailyLimit;
  const kindLimits = { ...card.kindLimits };
  for (const { kind, limit } of change.kindLimits ?? [])
    if (limit === undefined) delete kindLimits[kind];
    else kindLimits[kind] = limit;
  if ([dailyLimit, ...Object.values(kindLimits)].some((limit) => limit > most))
    throw new Fault('card_limit', { most });
  return { dailyLimit, kindLimits };
}

/**
 * Changes a card's limits: lower at once; where one goes up the answer is an offer, and nothing changes before its approval. Throws Fault `not_found`, `card_state`,
 * `card_limit`.
 */
export async function changeCardLimits(
  bank: Bank,
  who: Who & { cardId: bigint } & LimitChange,
): Promise<{ card: Card; quote?: Quote }> {
  const { customerId, conversationId, cardId } = who;
  return transact(bank, async (trx) => {
    const customer = await lockActiveCustomer(trx, customerId);
    await lockCard(trx, customerId, cardId);
    const card = await getCard(bank, trx, customerId, cardId);
    if (card.status !== 'active' && card.status !== 'frozen') throw new Fault('card_state');
    const wanted = wantedLimits(card, who, tiers[customer.tier].ceiling.daily);
    const dailyLimit = wanted.dailyLimit;
    const kindLimits = writeKindLimits(wanted.kindLimits);
    if (isUp(card, wanted)) {
      const change = {
        dailyLimit: String(dailyLimit),
        kindLimits: JSON.parse(kindLimits) as Record<string, string>,
      };
      const facts = { shown: shownOf(card), cardId: String(cardId), change };
      const made = { operation: 'card_change', facts } as const;
      return { card, quote: await offer(trx, bank, { customerId, conversationId }, made) };
    }
    await applyLimits(trx, cardId, { dailyLimit, kindLimits });
    return { card: await getCard(bank, trx, customerId, cardId) };
  });
}

type ChangeQuote = Quote & { operation: 'card_change' };

async function acceptChange(trx: Trx, quote: ChangeQuote) {
  const { cardId, change } = quote.facts;
  const id = BigInt(cardId);
  await lockActiveCustomer(trx, quote.customerId);
  const row = await lockCard(trx, quote.customerId, id);
  if (row.status !== 'active' && row.status !== 'frozen') throw new Fault('card_state');
  if ('unfreeze' in change) await setStatus(trx, id, 'active');
  else {
    const kindLimits = JSON.stringify(change.kindLimits);
    await applyLimits(trx, id, { dailyLimit: BigInt(change.dailyLimit), kindLimits });
  }
  return { status: 'done' as const };
}

/** What is said when a card is offered or changed. */
export const cardQuoteWords = (quote: Quote, { cards }: Phrases): string => {
  if (quote.operation === 'card_create')
    return quote.facts.replaces === null
      ? cards.createQuote({ fee: quote.amount, label: quote.facts.label })
      : cards.replaceQuote({ fee: quote.amount, label: quote.facts.label });
  if (quote.operation === 'card_show') return cards.showQuote({ card: nameOf(quote.facts.shown) });
  if (quote.operation !== 'card_change') return '';
  const { change, shown } = quote.facts;
  return 'unfreeze' in change
    ? cards.unfreezeQuote({ card: nameOf(shown) })
    : cards.limitQuote({ card: nameOf(shown), limit: kobo(BigInt(change.dailyLimit)) });
};

const nameOf = (shown: CardFacts['shown']): string => `${shown.name} ${shown.account ?? ''}`.trim();

/** What is approved here. */
export const cardHandlers: {
  card_create: OperationHandler<'card_create'>;
  card_show: OperationHandler<'card_show'>;
  card_change: OperationHandler<'card_change'>;
} = {
  card_create: {
    accept: acceptCreate,
    message: async (_, __, { cards }) => cards.making(),
  },
  card_show: {
    accept: async (trx, _, quote) => {
      const row = await lockCard(trx, quote.customerId, BigInt(quote.facts.cardId));
      if (row.status !== 'active') throw new Fault('card_state');
      return { status: 'done' as const };
    },
    message: async (bank, quote, { cards }) =>
      cards.shown(await reveal(bank, quote.customerId, BigInt(quote.facts.cardId))),
  },
  card_change: {
    accept: (trx, _, quote) => acceptChange(trx, quote),
    message: async (_, quote, { cards }) => {
      const { shown, change } = quote.facts;
      return 'unfreeze' in change
        ? cards.unfrozen({ card: nameOf(shown) })
        : cards.limitsChanged({ card: nameOf(shown) });
    },
  },
};
