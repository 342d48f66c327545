import Type from 'typebox';
import { instant, money, moneyIn, nullable, object, oneOf, rows, text, uuid } from './row.ts';

export const businessCategories = [
  'food',
  'fashion',
  'groceries',
  'health',
  'beauty',
  'transport',
  'electronics',
  'education',
  'services',
  'building',
  'farming',
  'other',
] as const;

const handle = Type.String({
  pattern: '^@?[A-Za-z][A-Za-z0-9._]{2,19}$',
  description: 'An @name, with the sign or without',
});
const named = object({
  /** Without the sign; null for who has none. */
  name: nullable(Type.String()),
  /** A verified business by its name, a person by first name and initial. */
  displayName: Type.String(),
  business: Type.Boolean(),
});
/** An offer to approve at /api/approvals. */
const offer = object({
  quoteId: uuid,
  to: Type.String(),
  amount: money,
  fee: money,
  duty: money,
  total: money,
  expiresAt: instant,
});
const request = object({
  id: uuid,
  /** The other side: who asks, or who is asked. */
  with: named,
  amount: money,
  note: Type.String(),
  status: oneOf(['open', 'paid', 'declined', 'cancelled', 'expired'] as const),
  createdAt: instant,
  expiresAt: instant,
});
const business = object({
  name: Type.String(),
  category: oneOf(businessCategories),
  town: Type.String(),
  about: Type.String(),
  handle: nullable(Type.String()),
  status: oneOf(['pending', 'verified', 'rejected'] as const),
});
const params = object({ id: uuid });
const note = Type.Optional(Type.String({ maxLength: 100 }));
const paying = [
  'amount_invalid',
  'insufficient_funds',
  'limit_single',
  'limit_daily',
  'limit_monthly',
  'new_identity_cap',
  'receiver_capped',
  'receiver_refuses',
  'same_account',
  'customer_frozen',
  'risk_refused',
] as const;

export const names = rows({
  'GET /api/names/me': {
    about: 'The customer’s own @name, and the code that others scan to pay them any amount.',
    auth: 'customer',
    reply: object({ name: nullable(Type.String()), link: Type.String(), svg: Type.String() }),
    faults: [],
  },
  'POST /api/names': {
    about:
      'Takes an @name, or changes it (once in thirty days). Reserved names and those that look like another’s are refused.',
    auth: 'customer',
    body: object({ name: text(30) }),
    reply: object({ name: Type.String(), message: Type.String() }),
    faults: ['handle_refused', 'handle_taken', 'handle_lately', 'customer_frozen'],
    perMinute: 20,
  },
  'GET /api/names/{name}': {
    about: 'Whom an @name is: as much as whoever pays may see.',
    auth: 'customer',
    params: object({ name: handle }),
    reply: named,
    faults: ['handle_unknown'],
    perMinute: 60,
  },
  'POST /api/names/pay': {
    about: 'Offers a payment to an @name, or to whom a scanned code is of; it is approved like any transfer.',
    auth: 'customer',
    body: object({
      to: Type.Optional(handle),
      /** A scanned code; where it names an amount, that is the amount. */
      code: Type.Optional(text(600)),
      amount: Type.Optional(moneyIn),
      note,
    }),
    reply: offer,
    faults: ['handle_unknown', 'qr_invalid', 'qr_expired', ...paying],
    perMinute: 30,
  },
  'POST /api/names/code': {
    about: 'A code to be scanned, signed: with an amount or without, for some minutes or for ever.',
    auth: 'customer',
    body: object({
      amount: Type.Optional(moneyIn),
      note: Type.Optional(Type.String({ maxLength: 60 })),
      minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 525_600 })),
    }),
    reply: object({
      code: Type.String(),
      link: Type.String(),
      svg: Type.String(),
      expiresAt: nullable(instant),
    }),
    faults: ['amount_invalid'],
  },
  'POST /api/names/scan': {
    about: 'What a scanned code asks for.',
    auth: 'anyone',
    body: object({ code: text(600) }),
    reply: object({ to: named, amount: nullable(money), note: Type.String(), expiresAt: nullable(instant) }),
    faults: ['qr_invalid', 'qr_expired'],
    perMinute: 60,
  },
  'GET /api/requests': {
    about: 'What the customer is asked for, and what they asked others for.',
    auth: 'customer',
    reply: object({ incoming: Type.Array(request), outgoing: Type.Array(request) }),
    faults: [],
  },
  'POST /api/requests': {
    about: 'Asks somebody for money, by @name or phone number. Nothing moves until they approve.',
    auth: 'customer',
    body: object({ from: text(30), amount: moneyIn, note }),
    reply: request,
    faults: [
      'handle_unknown',
      'amount_invalid',
      'requests_blocked',
      'same_account',
      'customer_frozen',
      'too_many_requests',
    ],
    perMinute: 20,
  },
  'POST /api/requests/split': {
    about: 'Splits a bill evenly, to the kobo, and asks each of the others for their part.',
    auth: 'customer',
    body: object({
      with: Type.Array(text(30), { minItems: 1, maxItems: 30 }),
      total: moneyIn,
      note,
    }),
    reply: object({ own: money, requests: Type.Array(request) }),
    faults: ['handle_unknown', 'amount_invalid', 'requests_blocked', 'customer_frozen', 'too_many_requests'],
    perMinute: 10,
  },
  'POST /api/requests/{id}/pay': {
    about: 'The offer that pays a request once it is approved.',
    auth: 'customer',
    params,
    body: object({}),
    reply: offer,
    faults: ['not_found', 'request_over', ...paying],
    perMinute: 30,
  },
  'POST /api/requests/{id}/decline': {
    about: 'Says no; with `block` this person may not ask again.',
    auth: 'customer',
    params,
    body: object({ block: Type.Optional(Type.Boolean()) }),
    reply: request,
    faults: ['not_found', 'request_over'],
  },
  'POST /api/requests/{id}/cancel': {
    about: 'Takes back what one asked for.',
    auth: 'customer',
    params,
    body: object({}),
    reply: request,
    faults: ['not_found', 'request_over'],
  },
  'GET /api/business': {
    about: 'The customer’s business, and what came in by day.',
    auth: 'customer',
    reads: true,
    query: object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })) }),
    reply: object({
      business: nullable(business),
      takings: Type.Array(object({ day: Type.String(), amount: money, payments: Type.Integer() })),
    }),
    faults: [],
  },
  'POST /api/business': {
    about:
      'Describes the customer’s business; it stands in the directory once an administrator has verified it.',
    auth: 'customer',
    body: object({
      name: text(80),
      category: oneOf(businessCategories),
      town: text(60),
      about: Type.Optional(Type.String({ maxLength: 300 })),
    }),
    reply: business,
    faults: ['name_invalid', 'customer_frozen'],
    perMinute: 10,
  },
  'GET /api/directory': {
    about: 'Verified businesses, by words, category and town, each with the code that pays it.',
    auth: 'anyone',
    query: object({
      q: Type.Optional(Type.String({ maxLength: 80 })),
      category: Type.Optional(oneOf(businessCategories)),
      town: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: Type.Array(object({ ...business.properties, link: Type.String(), svg: Type.String() })),
    faults: [],
    perMinute: 60,
  },
  'GET /api/admin/businesses': {
    about: 'The businesses that wait to be verified.',
    auth: 'admin',
    reads: true,
    role: 'support',
    query: object({ status: Type.Optional(oneOf(['pending', 'verified', 'rejected'] as const)) }),
    reply: Type.Array(object({ ...business.properties, customerId: uuid })),
    faults: [],
  },
  'POST /api/admin/businesses/{id}': {
    about:
      'Verifies a business, or rejects it. With the name and category that were looked at, it is decided only while they are still its own.',
    auth: 'admin',
    role: 'operations',
    params,
    body: object({
      verified: Type.Boolean(),
      name: Type.Optional(text(80)),
      category: Type.Optional(oneOf(businessCategories)),
    }),
    reply: business,
    faults: ['not_found'],
  },
});
