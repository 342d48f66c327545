import Type from 'typebox';
import { instant, money, object, oneOf, rows, text, uuid } from './row.ts';

const trusted = object({ id: uuid, name: Type.String(), phone: Type.String(), createdAt: instant });

const review = object({
  reference: Type.String(),
  customerId: uuid,
  amount: money,
  name: Type.String(),
  bankCode: Type.String(),
  account: Type.String(),
  /** From 70; each rule that the order met, with its points. */
  score: Type.Integer(),
  reasons: Type.Array(object({ rule: Type.String(), points: Type.Integer() })),
  createdAt: instant,
  /** Where nobody has decided by then, the money goes back. */
  dueAt: instant,
});

export const risk = rows({
  'POST /api/user/freeze': {
    about: 'Blocks the customer’s account at once: nothing can leave it until a person has opened it again.',
    auth: 'customer',
    body: object({}),
    reply: object({ message: Type.String() }),
    faults: [],
    perMinute: 10,
  },
  'GET /api/user/trusted-numbers': {
    about: 'The numbers from which, too, the word FREEZE and the customer’s number block the account.',
    auth: 'customer',
    reply: Type.Array(trusted),
    faults: [],
  },
  'POST /api/user/trusted-numbers': {
    about: 'Trusts a number with that one word; at most five.',
    auth: 'customer',
    body: object({ name: text(60), phone: text(24) }),
    reply: trusted,
    faults: ['phone_invalid', 'name_invalid', 'too_many_requests'],
    perMinute: 10,
  },
  'POST /api/user/trusted-numbers/{id}/remove': {
    about: 'Trusts it no more; safe to repeat.',
    auth: 'customer',
    params: object({ id: uuid }),
    reply: object({}),
    faults: [],
  },
  'GET /api/admin/risk/reviews': {
    about: 'Approved transfers that wait for a person’s look, with the rules that they met.',
    auth: 'admin',
    reads: true,
    role: 'operations',
    reply: Type.Array(review),
    faults: [],
  },
  'POST /api/admin/risk/reviews/{reference}': {
    about: 'Lets one go, or sends its money back; the customer is told.',
    auth: 'admin',
    role: 'approver',
    params: object({ reference: Type.String({ pattern: '^[A-Za-z0-9]{6,40}$' }) }),
    body: object({
      decision: oneOf(['release', 'refuse'] as const),
      note: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    reply: object({}),
    faults: ['not_found'],
  },
});
