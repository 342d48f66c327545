import Type from 'typebox';
import { amount, amountIn, instant, nullable, object, oneOf, pin, rows, text, uuid } from './row.ts';

export const cardStatuses = ['requested', 'active', 'frozen', 'closed', 'failed'] as const;
/** What a merchant deals in. */
export const merchantKinds = [
  'shopping',
  'food',
  'transport',
  'travel',
  'bills',
  'digital',
  'gaming',
  'cash',
  'other',
] as const;

const kind = oneOf(merchantKinds);
const id = Type.String({ pattern: '^\\d{1,18}$' });
const params = object({ id });

const card = object({
  id: Type.String(),
  label: Type.String(),
  brand: Type.String(),
  /** The number as it may be shown: `•••• •••• •••• 4821`. */
  maskedNumber: Type.String(),
  lastFour: Type.String(),
  /** `11/29`. */
  expires: nullable(Type.String()),
  holder: Type.String(),
  status: oneOf(cardStatuses),
  /** What may be spent in a day. */
  dailyLimit: amount,
  spentToday: amount,
  /** What may be spent in a day at one kind of merchant; a kind that is not named has no limit of its own, and 0 refuses it. */
  kindLimits: Type.Array(object({ kind, limit: amount })),
  createdAt: instant,
});

const charge = object({
  id: Type.String(),
  cardId: Type.String(),
  merchant: Type.String(),
  kind,
  amount,
  refunded: amount,
  status: oneOf(['held', 'captured', 'released', 'declined', 'refunded'] as const),
  /** Why it was declined, in the caller’s language. */
  reason: nullable(Type.String()),
  date: instant,
});

const offer = object({ quoteId: uuid, amount, message: Type.String() });
const limits = {
  dailyLimit: Type.Optional(amountIn),
  kindLimits: Type.Optional(
    Type.Array(object({ kind, limit: nullable(Type.Number({ minimum: 0 })) }), { maxItems: 20 }),
  ),
};

export const cards = rows({
  'GET /api/cards': {
    about: 'The customer’s virtual debit cards. No full number is kept, so none is here.',
    auth: 'customer',
    reply: object({
      cards: Type.Array(card),
      /** How many the plan allows. */
      most: Type.Integer(),
      fee: amount,
    }),
    faults: [],
  },
  'POST /api/cards': {
    about: 'Offers a virtual debit card for NGN 500; approved by PIN.',
    auth: 'customer',
    body: object({ label: Type.Optional(text(30)) }),
    reply: offer,
    faults: ['cards_many', 'insufficient_funds', 'customer_frozen', 'pin_unset'],
    perMinute: 20,
  },
  'POST /api/cards/{id}/show': {
    about:
      'Shows the number and the CVV once, against the PIN. They come from the issuer; the bank neither keeps nor logs them.',
    auth: 'customer',
    params,
    body: object({ pin }),
    reply: object({
      number: Type.String(),
      cvv: Type.String(),
      expires: Type.String(),
      holder: Type.String(),
    }),
    faults: [
      'not_found',
      'card_state',
      'pin_wrong',
      'pin_locked',
      'pin_unset',
      'customer_frozen',
      'unavailable',
    ],
    perMinute: 10,
  },
  'POST /api/cards/{id}/freeze': {
    about: 'Stops every new payment by the card at once.',
    auth: 'customer',
    params,
    reply: card,
    faults: ['not_found', 'card_state'],
  },
  'POST /api/cards/{id}/unfreeze': {
    about: 'Offers to let the card pay again; approved by PIN.',
    auth: 'customer',
    params,
    reply: offer,
    faults: ['not_found', 'card_state', 'customer_frozen', 'pin_unset'],
  },
  'POST /api/cards/{id}/limits': {
    about:
      'Limits by day and by kind of merchant. Lower ones hold at once; where one goes up, `quoteId` is the offer to approve by PIN, and nothing changes before.',
    auth: 'customer',
    params,
    body: object(limits),
    reply: object({ card, quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'card_state', 'card_limit', 'amount_invalid'],
  },
  'POST /api/cards/{id}/replace': {
    about:
      'Offers a new card in the place of this one, for the same fee; the old one closes when it is there.',
    auth: 'customer',
    params,
    reply: offer,
    faults: ['not_found', 'card_state', 'insufficient_funds', 'customer_frozen', 'pin_unset'],
  },
  'POST /api/cards/{id}/close': {
    about: 'Closes the card for good. Money that was held for a payment still arrives or comes back.',
    auth: 'customer',
    params,
    reply: card,
    faults: ['not_found', 'card_state'],
  },
  'GET /api/cards/{id}/transactions': {
    about: 'What was paid, held, refused and refunded by the card, newest first.',
    auth: 'customer',
    reads: true,
    params,
    reply: Type.Array(charge),
    faults: ['not_found'],
  },
  'POST /api/cards/{id}/sandbox': {
    about:
      'Plays a merchant in the sandbox: authorises a payment, captures it in whole or in part, lets it go, or refunds it. A payment or a refund under one Idempotency-Key header is one.',
    auth: 'customer',
    params,
    body: object({
      action: oneOf(['authorise', 'capture', 'release', 'refund'] as const),
      /** The payment, where it was authorised before. */
      chargeId: Type.Optional(id),
      merchant: Type.Optional(text(40)),
      kind: Type.Optional(kind),
      amount: Type.Optional(amountIn),
    }),
    reply: charge,
    faults: [
      'sandbox_only',
      'not_found',
      'card_state',
      'card_charge',
      'amount_invalid',
      'insufficient_funds',
    ],
    perMinute: 60,
  },
});
