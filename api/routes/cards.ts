import { randomUUID } from 'node:crypto';
import type { Card, MerchantKind } from '@karo/core/catalogue';
import type { Answer } from '@karo/core/contract';
import { Fault, parseNaira } from '@karo/core/kernel';
import { type Phrases, phrasesIn } from '@karo/core/phrases';
import {
  authoriseCharge,
  type Charge,
  captureCharge,
  cardFee,
  cardQuoteWords,
  cardsMost,
  changeCardLimits,
  chargesOf,
  closeCard,
  freezeCard,
  getCard,
  listCards,
  offerCard,
  offerUnfreeze,
  refundCharge,
  releaseCharge,
  showCard,
} from '@karo/core/products/cards';
import type { Quote } from '@karo/core/quotes';
import { asNumber, readAmount, readAmountIf } from '../amounts.ts';
import { type Call, type Handlers, keyOf } from '../call.ts';

type Sandbox = Call<'POST /api/cards/{id}/sandbox'>;

const toCard = (card: Card): Answer<'GET /api/cards'>['cards'][number] => ({
  id: String(card.id),
  label: card.label,
  brand: card.brand,
  holder: card.holder,
  status: card.status,
  lastFour: card.lastFour,
  maskedNumber: card.lastFour && `•••• •••• •••• ${card.lastFour}`,
  expires: card.expires ?? null,
  dailyLimit: asNumber(card.dailyLimit),
  spentToday: asNumber(card.spentToday),
  kindLimits: Object.entries(card.kindLimits).map(([kind, limit]) => ({
    kind: kind as MerchantKind,
    limit: asNumber(limit),
  })),
  createdAt: card.createdAt.toISOString(),
});

const toCharge = (
  charge: Charge,
  { cards }: Phrases,
): Answer<'GET /api/cards/{id}/transactions'>[number] => ({
  id: String(charge.id),
  cardId: String(charge.cardId),
  merchant: charge.merchant,
  kind: charge.kind,
  amount: asNumber(charge.amount),
  refunded: asNumber(charge.refunded),
  status: charge.status,
  reason: charge.reason ? cards.reasons[charge.reason] : null,
  date: charge.at.toISOString(),
});

const toOffer = (quote: Quote, phrases: Phrases) => ({
  quoteId: quote.id,
  amount: asNumber(quote.amount),
  message: cardQuoteWords(quote, phrases),
});

/** A limit of nothing switches a kind of merchant off. */
const limitIn = (limit: number | null) => {
  if (limit === null) return undefined;
  const amount = parseNaira(String(limit));
  if (amount === undefined) throw new Fault('amount_invalid');
  return amount;
};

async function changeLimits({ bank, customer, language, params, body }: Call<'POST /api/cards/{id}/limits'>) {
  const phrases = phrasesIn(language);
  const { card, quote } = await changeCardLimits(bank, {
    customerId: customer.id,
    cardId: BigInt(params.id),
    dailyLimit: readAmountIf(body.dailyLimit),
    kindLimits: body.kindLimits?.map(({ kind, limit }) => ({ kind, limit: limitIn(limit) })),
  });
  const message = quote
    ? cardQuoteWords(quote, phrases)
    : phrases.cards.limitsChanged({ card: `${card.label} •••• ${card.lastFour}` });
  return { card: toCard(card), quoteId: quote?.id ?? null, message };
}

function authorise(call: Sandbox, cardId: bigint): Promise<Charge> {
  const { bank, body } = call;
  const { merchant = 'SANDBOX SHOP', kind = 'shopping', amount } = body;
  if (amount === undefined) throw new Fault('amount_invalid');
  const authorisation = `sandbox-${cardId}-${keyOf(call) ?? randomUUID()}`;
  return authoriseCharge(bank, { cardId, authorisation, merchant, kind, amount: readAmount(amount) });
}

/** A merchant and the issuer, played by the customer. */
async function play(call: Sandbox): Promise<Charge> {
  const { bank, customer, params, body } = call;
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
  const { id: cardId } = await getCard(bank, bank.db, customer.id, BigInt(params.id));
  if (body.action === 'authorise') return authorise(call, cardId);
  if (body.chargeId === undefined) throw new Fault('not_found');
  const chargeId = BigInt(body.chargeId);
  const amount = readAmountIf(body.amount);
  if (body.action === 'capture') return captureCharge(bank, cardId, chargeId, amount);
  if (body.action === 'refund') return refundCharge(bank, cardId, chargeId, amount, keyOf(call));
  return releaseCharge(bank, cardId, chargeId);
}

export const cards = {
  'GET /api/cards': async ({ bank, customer }) => ({
    cards: (await listCards(bank, bank.db, customer.id)).map(toCard),
    most: await cardsMost(bank.db, customer.id),
    fee: asNumber(cardFee),
  }),

  'POST /api/cards': async ({ bank, customer, language, body }) =>
    toOffer(await offerCard(bank, { customerId: customer.id, label: body.label }), phrasesIn(language)),

  'POST /api/cards/{id}/show': async ({ bank, customer, origin, params, body }) =>
    showCard(bank, { customerId: customer.id, cardId: BigInt(params.id), pin: body.pin, origin }),

  'POST /api/cards/{id}/freeze': async ({ bank, customer, params }) =>
    toCard(await freezeCard(bank, customer.id, BigInt(params.id))),

  'POST /api/cards/{id}/unfreeze': async ({ bank, customer, language, params }) =>
    toOffer(
      await offerUnfreeze(bank, { customerId: customer.id, cardId: BigInt(params.id) }),
      phrasesIn(language),
    ),

  'POST /api/cards/{id}/limits': changeLimits,

  'POST /api/cards/{id}/replace': async ({ bank, customer, language, params }) =>
    toOffer(
      await offerCard(bank, { customerId: customer.id, replaces: BigInt(params.id) }),
      phrasesIn(language),
    ),

  'POST /api/cards/{id}/close': async ({ bank, customer, params }) =>
    toCard(await closeCard(bank, customer.id, BigInt(params.id))),

  'GET /api/cards/{id}/transactions': async ({ bank, customer, language, params }) => {
    const { id } = await getCard(bank, bank.db, customer.id, BigInt(params.id));
    return (await chargesOf(bank.db, id)).map((charge) => toCharge(charge, phrasesIn(language)));
  },

  'POST /api/cards/{id}/sandbox': async (call) => toCharge(await play(call), phrasesIn(call.language)),
} satisfies Partial<Handlers>;
