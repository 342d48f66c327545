import Type from 'typebox';
import { day, instant, money, nullable, object, oneOf, rows, text, uuid } from './row.ts';

const params = object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });
const note = text(150);

const difference = object({
  id: Type.String(),
  day,
  sessionId: Type.String(),
  direction: oneOf(['in', 'out'] as const),
  /** Null where our book has no such line. */
  ours: nullable(money),
  /** Null where the provider has no such line. */
  theirs: nullable(money),
  status: oneOf(['open', 'matched', 'proposed', 'resolved'] as const),
  foundAt: instant,
  /** What is known of it beside its figures: the number at the partner bank, and why nobody was credited. */
  about: nullable(Type.String()),
  note: nullable(Type.String()),
  proposedBy: nullable(Type.String()),
});

const creditFreeze = object({
  id: Type.String(),
  customerId: uuid,
  frozen: Type.Boolean(),
  reason: Type.String(),
  status: oneOf(['proposed', 'approved', 'refused'] as const),
  proposedBy: Type.String(),
  proposedAt: instant,
});

export const settlement = rows({
  'GET /api/admin/settlement': {
    about:
      'The settlement account against the provider’s reports: the last days, and what differs, oldest first.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: object({
      reports: Type.Array(
        object({ day, lines: Type.Integer(), differences: Type.Integer(), readAt: instant }),
      ),
      differences: Type.Array(difference),
    }),
    faults: [],
  },
  'POST /api/admin/settlement/days': {
    about:
      'Compares a day that is over with the provider’s report again, once its credits were asked for. Safe to repeat; no difference is booked.',
    auth: 'admin',
    role: 'operations',
    body: object({ day }),
    reply: object({ lines: Type.Integer(), differences: Type.Integer() }),
    faults: ['unavailable', 'bad_request'],
  },
  'POST /api/admin/settlement/{id}/propose': {
    about:
      'Proposes the entry that books a difference against suspense; nothing is booked until somebody else approves it.',
    auth: 'admin',
    role: 'operations',
    params,
    body: object({ note }),
    reply: difference,
    faults: ['not_found'],
  },
  'POST /api/admin/settlement/{id}/decide': {
    about: 'Approves a proposed entry, which books it, or refuses it. Nobody approves what they proposed.',
    auth: 'admin',
    role: 'approver',
    params,
    body: object({ approved: Type.Boolean(), note: Type.Optional(note) }),
    reply: difference,
    faults: ['not_found', 'forbidden'],
  },
  'GET /api/admin/credit-freezes': {
    about: 'Freezes of the credits of accounts, and ends of such freezes, that wait for a second person.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(creditFreeze),
    faults: [],
  },
  'POST /api/admin/customers/{id}/credits': {
    about:
      'Asks that an account take no credits (those of other banks are answered 57, transfers within Karo are refused), or take them again; somebody else approves it.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: uuid }),
    body: object({ frozen: Type.Boolean(), reason: text(200) }),
    reply: creditFreeze,
    faults: ['account_missing', 'account_closed', 'proposal_contrary'],
  },
  'POST /api/admin/credit-freezes/{id}': {
    about: 'Approves or refuses one. Nobody approves what they asked for; the customer is not told.',
    auth: 'admin',
    role: 'approver',
    params,
    body: object({ approved: Type.Boolean() }),
    reply: creditFreeze,
    faults: ['not_found', 'forbidden'],
  },
});
