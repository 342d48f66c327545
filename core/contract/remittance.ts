import Type from 'typebox';
import { amount, amountIn, instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

export const remittanceStatuses = [
  'awaiting_payment',
  'challenge',
  'processing',
  'review',
  'paid_in',
  'held',
  'success',
  'declined',
  'expired',
  'refused',
  'refunding',
  'refunded',
] as const;

const reference = Type.String({ pattern: '^KM[A-Z0-9]{8,30}$' });
const country = Type.String({ pattern: '^[A-Za-z]{2}$' });

const rate = object({
  country: Type.String(),
  currency: Type.String(),
  symbol: Type.String(),
  /** Naira for one unit of the currency. */
  rate: Type.Number(),
  /** In the currency. */
  fee: Type.Number(),
  feePercentage: Type.Number(),
  estimatedDelivery: Type.String(),
  minAmount: Type.Number(),
  maxAmount: Type.Number(),
  source: Type.String(),
  pricedAt: instant,
});

const priced = object({
  fromCountry: Type.String(),
  currency: Type.String(),
  /** In the currency. */
  amount: Type.Number(),
  fee: Type.Number(),
  rate: Type.Number(),
  /** Naira that arrive. */
  receives: amount,
});

const remittance = object({
  id: Type.String(),
  reference: Type.String(),
  ...priced.properties,
  recipientPhone: Type.String(),
  /** As much of the name as shows the sender that it is the right person; null for who has no account yet. */
  recipientName: nullable(Type.String()),
  /** The recipient has no account yet: they were invited, and the money waits until `heldUntil`. */
  invited: Type.Boolean(),
  heldUntil: nullable(instant),
  status: oneOf(remittanceStatuses),
  /** What that means, in the caller’s language. */
  message: Type.String(),
  createdAt: instant,
  /** Until when it can be paid at this rate. */
  payBefore: instant,
  completedAt: nullable(instant),
});

export const remittances = rows({
  'GET /api/remittance/rates': {
    about: 'The rate and the fee of every country, by its code; of one where `country` is given.',
    auth: 'anyone',
    query: object({ country: Type.Optional(country) }),
    reply: Type.Record(Type.String(), rate),
    faults: ['country_unknown', 'unavailable'],
  },
  'GET /api/remittance/rates/{country}': {
    about: 'The rate and the fee of one country, under its code.',
    auth: 'anyone',
    params: object({ country }),
    reply: Type.Record(Type.String(), rate),
    faults: ['country_unknown', 'unavailable'],
  },
  'GET /api/remittance/countries': {
    about: 'The countries; from those that are `supported` money can be sent.',
    auth: 'anyone',
    reply: Type.Array(
      object({
        code: Type.String(),
        name: Type.String(),
        flag: Type.String(),
        supported: Type.Boolean(),
        averageRate: Type.Number(),
        estimatedDelivery: Type.String(),
        currency: Type.String(),
        symbol: Type.String(),
      }),
    ),
    faults: ['unavailable'],
  },
  'POST /api/remittance/quote': {
    about: 'Prices a remittance; the rate holds for 15 minutes.',
    auth: 'visitor',
    body: object({ amount: amountIn, fromCountry: country }),
    reply: object({
      quoteId: uuid,
      ...priced.properties,
      estimatedDelivery: Type.String(),
      expiresAt: instant,
    }),
    faults: ['country_unknown', 'remittance_amount', 'amount_invalid', 'unavailable'],
    perMinute: 60,
  },
  'POST /api/remittance/send': {
    about:
      'Orders a remittance, at the rate of `quoteId` or today’s. Nothing is taken yet: it is paid by card next (`POST /api/remittance/{reference}/pay`).',
    auth: 'visitor',
    body: object({
      amount: amountIn,
      fromCountry: country,
      recipientPhone: text(24),
      paymentMethod: oneOf(['card'] as const),
      quoteId: Type.Optional(uuid),
      recipientName: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: remittance,
    faults: [
      'country_unknown',
      'remittance_amount',
      'amount_invalid',
      'phone_invalid',
      'quote_expired',
      'quote_missing',
      'unavailable',
    ],
    perMinute: 20,
  },
  'GET /api/remittance/cards': {
    about: 'The sandbox’s cards: what the payment provider’s field gives for each of them.',
    auth: 'anyone',
    reply: Type.Array(
      object({ token: Type.String(), brand: Type.String(), last4: Type.String(), about: Type.String() }),
    ),
    faults: ['sandbox_only'],
  },
  'POST /api/remittance/{reference}/pay': {
    about:
      'Pays by card. The number never comes here: `cardToken` is what the payment provider’s own field gave for it. `challenge` asks for the code of the card’s bank.',
    auth: 'visitor',
    params: object({ reference }),
    body: object({ cardToken: text(100), cardholder: text(80) }),
    reply: remittance,
    faults: [
      'not_found',
      'remittance_state',
      'quote_expired',
      'name_invalid',
      'card_declined',
      'unavailable',
    ],
    perMinute: 10,
  },
  'POST /api/remittance/{reference}/challenge': {
    about: 'Answers the card’s bank with the code that it sent to the sender.',
    auth: 'visitor',
    params: object({ reference }),
    body: object({ code: Type.String({ pattern: '^\\d{4,8}$' }) }),
    reply: remittance,
    faults: ['not_found', 'remittance_state', 'card_declined', 'unavailable'],
    perMinute: 10,
  },
  'GET /api/remittance': {
    about: 'What this sender sent, newest first: of the signed-in customer, or of this browser.',
    auth: 'visitor',
    reads: true,
    reply: Type.Array(remittance),
    faults: [],
  },
  'GET /api/remittance/{reference}': {
    about: 'One of them.',
    auth: 'visitor',
    params: object({ reference }),
    reply: remittance,
    faults: ['not_found'],
  },
  'POST /api/remittance/webhook': {
    about: 'The payment provider’s word on a payment, signed. Late and repeated ones change nothing twice.',
    auth: 'anyone',
    body: object({
      reference,
      event: oneOf(['captured', 'declined', 'refunded'] as const),
      signature: text(200),
    }),
    reply: object({ received: Type.Boolean() }),
    faults: ['forbidden'],
    perMinute: 600,
  },
  'GET /api/admin/remittances': {
    about: 'The remittances that a person has to look at, because a name is near one of the sanction list.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(
      object({
        ...remittance.properties,
        cardholder: nullable(Type.String()),
        recipient: nullable(Type.String()),
        matches: Type.Array(object({ name: Type.String(), listed: Type.String(), likeness: Type.Number() })),
      }),
    ),
    faults: [],
  },
  'POST /api/admin/remittances/{reference}': {
    about: 'Clears one, and it goes on; or refuses it, and what was taken goes back.',
    auth: 'admin',
    role: 'operations',
    params: object({ reference }),
    body: object({ cleared: Type.Boolean(), reason: text(200) }),
    reply: remittance,
    faults: ['not_found', 'remittance_state'],
  },
});
