import Type from 'typebox';
import { day, instant, money, nullable, object, oneOf, rows, text, uuid } from './row.ts';

const byId = object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });

const death = object({
  id: Type.String(),
  customerId: uuid,
  diedOn: day,
  certificate: Type.String(),
  kinName: Type.String(),
  kinPhone: Type.String(),
  kinRelation: Type.String(),
  status: oneOf(['reported', 'confirmed', 'withdrawn'] as const),
  reportedBy: Type.String(),
  reportedAt: instant,
  /** The last transfer by which the balance was paid out. */
  paidReference: nullable(Type.String()),
});

export const deaths = rows({
  'GET /api/admin/deaths': {
    about: 'Customers who were reported dead, with their next of kin, newest first.',
    auth: 'admin',
    reads: true,
    role: 'operations',
    reply: Type.Array(death),
    faults: [],
  },
  'POST /api/admin/customers/{id}/death': {
    about:
      'Writes down that a customer has died: the account is frozen at once, every session ends, and who writes from the customer’s phone is told why.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: uuid }),
    body: object({
      diedOn: day,
      certificate: text(60),
      kinName: text(100),
      kinPhone: text(20),
      kinRelation: text(40),
    }),
    reply: death,
    faults: ['account_missing', 'account_closed', 'request_reused'],
  },
  'POST /api/admin/deaths/{id}/confirm': {
    about:
      'Confirms one on the papers, which another person does than reported it: standing orders, cards, keys and devices end for good.',
    auth: 'admin',
    role: 'approver',
    params: byId,
    body: object({}),
    reply: death,
    faults: ['not_found', 'forbidden'],
  },
  'POST /api/admin/deaths/{id}/withdraw': {
    about: 'Withdraws one that was a mistake, which two people ask for; the account stays frozen.',
    auth: 'admin',
    role: 'operations',
    params: byId,
    body: object({ note: text(200) }),
    reply: death,
    faults: ['not_found', 'forbidden', 'request_reused'],
  },
  'POST /api/admin/deaths/{id}/pay': {
    about:
      'Pays what a confirmed one’s loans owe out of the balance, and the rest to the account of whom the court’s letter names, free of charge, which two people ask for. The reference is null after the first.',
    auth: 'admin',
    role: 'operations',
    params: byId,
    body: object({
      bank: text(60),
      account: Type.String({ pattern: '^\\d{10}$' }),
      payee: text(100),
      note: text(200),
    }),
    reply: object({
      /** Whose account it is, as its bank says. */
      name: Type.String(),
      reference: nullable(Type.String()),
      /** What the customer’s loans took first; null after the first. */
      debts: nullable(money),
    }),
    faults: [
      'not_found',
      'forbidden',
      'request_reused',
      'bank_unknown',
      'destination_unknown',
      'bank_down',
      'name_mismatch',
      'same_account',
      'closing_refused',
      'insufficient_funds',
      'risk_refused',
      'unavailable',
    ],
  },
});
