import Type from 'typebox';
import { amount, amountIn, instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

export const billKinds = ['airtime', 'data', 'electricity', 'tv'] as const;
const network = oneOf(['mtn', 'airtel', 'glo', '9mobile'] as const);
const meterType = oneOf(['prepaid', 'postpaid'] as const);

/** A data bundle, or a month of television. */
const plan = object({
  id: Type.String(),
  name: Type.String(),
  price: amount,
  /** For how many days. */
  days: Type.Integer(),
});

const bill = object({
  reference: Type.String(),
  kind: oneOf(billKinds),
  /** The code of the network, the electricity company or the television. */
  biller: Type.String(),
  billerName: Type.String(),
  /** The phone, meter or smartcard. */
  number: Type.String(),
  /** Whose meter or smartcard it is. */
  name: nullable(Type.String()),
  plan: nullable(Type.String()),
  amount,
  status: oneOf(['sending', 'pending', 'success', 'failed'] as const),
  /** What is typed into a prepaid meter. */
  token: nullable(Type.String()),
  /** kWh, as printed by the company. */
  units: nullable(Type.String()),
  date: instant,
});

const offer = object({
  /** The offer to approve by PIN. */
  quoteId: uuid,
  kind: oneOf(billKinds),
  billerName: Type.String(),
  number: Type.String(),
  name: nullable(Type.String()),
  plan: nullable(Type.String()),
  amount,
  fee: amount,
  total: amount,
  /** The network was guessed from the number’s prefix, and can be given. */
  guessed: Type.Boolean(),
  message: Type.String(),
});

const params = object({ reference: Type.String({ pattern: '^[A-Za-z0-9-]{4,60}$' }) });

const offerFaults = [
  'phone_invalid',
  'network_unknown',
  'airtime_amount',
  'biller_unknown',
  'bill_plan',
  'bill_amount',
  'bill_number',
  'amount_invalid',
  'insufficient_funds',
  'limit_bills',
  'new_identity_cap',
  'customer_frozen',
  'too_many_requests',
  'unavailable',
] as const;

export const bills = rows({
  'GET /api/bills/billers': {
    about:
      'Who can be paid: the networks with their data bundles, the electricity companies, the televisions with their bouquets.',
    auth: 'anyone',
    reply: object({
      networks: Type.Array(object({ id: network, name: Type.String(), plans: Type.Array(plan) })),
      electricity: Type.Array(
        object({
          id: Type.String(),
          name: Type.String(),
          area: Type.String(),
          minAmount: amount,
          maxAmount: amount,
        }),
      ),
      tv: Type.Array(object({ id: Type.String(), name: Type.String(), plans: Type.Array(plan) })),
      airtime: object({ minAmount: amount, maxAmount: amount }),
    }),
    faults: [],
  },
  'GET /api/bills/network': {
    about:
      'The network that a number’s prefix points to; null where it points to none. Only a guess: numbers move between networks.',
    auth: 'anyone',
    query: object({ phone: text(24) }),
    reply: object({ network: nullable(network) }),
    faults: [],
  },
  'GET /api/bills/check': {
    about: 'Whose meter or smartcard a number is, as its company knows it.',
    auth: 'customer',
    scope: 'payments:read',
    query: object({
      kind: oneOf(['electricity', 'tv'] as const),
      biller: text(20),
      number: text(20),
      meterType: Type.Optional(meterType),
    }),
    reply: object({ name: Type.String(), address: nullable(Type.String()), plan: nullable(Type.String()) }),
    faults: ['biller_unknown', 'bill_number', 'unavailable', 'too_many_requests'],
    perMinute: 30,
  },
  'POST /api/bills/quote': {
    about:
      'Offers airtime, data, electricity or television, free of fee; approved by PIN (`POST /api/approvals/{id}`). Airtime and electricity take an amount, data and television a plan.',
    auth: 'customer',
    scope: 'payments:write',
    body: object({
      kind: oneOf(billKinds),
      /** The network, company or television; airtime and data without one take the number’s own network. */
      biller: Type.Optional(text(20)),
      number: text(24),
      plan: Type.Optional(text(40)),
      amount: Type.Optional(amountIn),
      meterType: Type.Optional(meterType),
    }),
    reply: offer,
    faults: offerFaults,
    perMinute: 30,
  },
  'GET /api/bills': {
    about: 'The customer’s airtime and bills, newest first, with their tokens.',
    auth: 'customer',
    reads: true,
    scope: 'payments:read',
    query: object({ kind: Type.Optional(oneOf(billKinds)) }),
    reply: Type.Array(bill),
    faults: [],
  },
  'GET /api/bills/{reference}': {
    about: 'One of the customer’s airtime orders or bills, with its token.',
    auth: 'customer',
    scope: 'payments:read',
    params,
    reply: bill,
    faults: ['not_found'],
  },
  'POST /api/bills/{reference}/repeat': {
    about: 'Offers the same again, at today’s price.',
    auth: 'customer',
    scope: 'payments:write',
    params,
    reply: offer,
    faults: ['not_found', ...offerFaults],
    perMinute: 30,
  },
  'POST /api/bills/{reference}/token': {
    about: 'Sends an electricity token again, by SMS to the customer’s own number.',
    auth: 'customer',
    params,
    reply: object({ token: Type.String(), sentTo: Type.String() }),
    faults: ['not_found', 'unavailable'],
    perMinute: 5,
  },
});
