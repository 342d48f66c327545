import Type from 'typebox';
import { day, instant, money, moneyIn, nullable, object, oneOf, rows, text, uuid } from './row.ts';

const kind = oneOf(['court_order', 'authority'] as const);
const byId = object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });

const ordered = {
  amount: money,
  /** What of it was paid to whom the order names. */
  paid: money,
  /** Who gave the order, what it calls itself, and of which day. */
  authority: Type.String(),
  reference: Type.String(),
  datedOn: day,
  /** The last day on which it holds; null where it holds until it is lifted. */
  endsOn: nullable(day),
};

const lien = object({
  id: Type.String(),
  customerId: uuid,
  kind,
  ...ordered,
  status: oneOf(['proposed', 'refused', 'placed', 'released', 'ended'] as const),
  proposedBy: Type.String(),
  proposedAt: instant,
});

export const liens = rows({
  'GET /api/liens': {
    about: 'The orders of courts and authorities that hold money on the caller’s account, oldest first.',
    auth: 'customer',
    scope: 'payments:read',
    reply: Type.Array(
      object({
        ...ordered,
        /** In the caller’s language. */
        message: Type.String(),
      }),
    ),
    faults: [],
  },
  'GET /api/admin/liens': {
    about: 'Orders on accounts that wait for a second person, and those that stand, oldest first.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(lien),
    faults: [],
  },
  'POST /api/admin/customers/{id}/liens': {
    about:
      'Proposes that an amount be held on an account by an order; somebody else approves it. It may be more than there is: what comes in is held until it is reached.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: uuid }),
    body: object({
      kind,
      amount: moneyIn,
      authority: text(100),
      reference: text(60),
      datedOn: day,
      endsOn: Type.Optional(day),
    }),
    reply: lien,
    faults: ['account_missing', 'account_closed', 'amount_invalid', 'request_reused'],
  },
  'POST /api/admin/liens/{id}': {
    about:
      'Approves one, from when on no payment takes the money and the customer is told, or refuses it. Nobody approves what they proposed.',
    auth: 'admin',
    role: 'approver',
    params: byId,
    body: object({ approved: Type.Boolean() }),
    reply: lien,
    faults: ['not_found', 'forbidden', 'account_closed'],
  },
  'POST /api/admin/liens/{id}/release': {
    about: 'Lifts one that stands, which two people ask for; the customer is told.',
    auth: 'admin',
    role: 'operations',
    params: byId,
    body: object({ note: text(200) }),
    reply: lien,
    faults: ['not_found', 'forbidden', 'request_reused'],
  },
  'POST /api/admin/liens/{id}/pay': {
    about:
      'Pays what an order holds, or a part of it, to the account that the order names, which two people ask for; the customer is told. The reference is null after the first.',
    auth: 'admin',
    role: 'operations',
    params: byId,
    body: object({
      amount: moneyIn,
      bank: text(60),
      account: Type.String({ pattern: '^\\d{10}$' }),
      payee: text(100),
      note: text(200),
    }),
    reply: object({
      /** Whose account it is, as its bank says. */
      name: Type.String(),
      reference: nullable(Type.String()),
    }),
    faults: [
      'not_found',
      'forbidden',
      'request_reused',
      'amount_invalid',
      'bank_unknown',
      'destination_unknown',
      'bank_down',
      'name_mismatch',
      'same_account',
      'insufficient_funds',
      'risk_refused',
      'unavailable',
    ],
  },
});
