import Type from 'typebox';
import { instant, money, nullable, object, oneOf, rows, text } from './row.ts';

const entry = object({
  id: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  createdAt: instant,
});

const status = oneOf(['new', 'answered', 'closed'] as const);

/** A message of the site's contact form. */
export const inquiry = object({
  id: Type.String(),
  name: Type.String(),
  email: nullable(Type.String()),
  phone: nullable(Type.String()),
  message: Type.String(),
  status,
  createdAt: instant,
});

export const waitlist = rows({
  'POST /api/waitlist': {
    about:
      'Joins the waitlist. Who is on it already, by phone or by email, stays once, and is answered the same.',
    auth: 'anyone',
    body: object({ name: text(80), phone: text(24), email: text(200) }),
    reply: object({ message: Type.String(), count: Type.Integer() }),
    faults: ['name_invalid', 'phone_invalid', 'email_invalid'],
    perMinute: 10,
  },
  'GET /api/waitlist/count': {
    about: 'How many wait.',
    auth: 'anyone',
    reply: object({ count: Type.Integer() }),
    faults: [],
  },
  'GET /api/waitlist': {
    about: 'Who waits, newest first, for an administrator.',
    auth: 'admin',
    reads: true,
    query: object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })) }),
    reply: Type.Array(entry),
    faults: [],
  },
  'POST /api/inquiries': {
    about: 'Leaves a message for the bank’s people, from the contact form.',
    auth: 'anyone',
    body: object({
      name: text(80),
      message: text(2000),
      email: Type.Optional(Type.String({ maxLength: 200 })),
      phone: Type.Optional(Type.String({ maxLength: 24 })),
    }),
    reply: object({ id: Type.String(), status, createdAt: instant }),
    faults: ['name_invalid', 'phone_invalid', 'email_invalid'],
    perMinute: 5,
  },
  'GET /api/inquiries': {
    about: 'The messages of the contact form, newest first, for an administrator.',
    auth: 'admin',
    reads: true,
    query: object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })) }),
    reply: Type.Array(inquiry),
    faults: [],
  },
  'POST /api/inquiries/{id}/status': {
    about: 'Marks a message of the contact form as answered, or closed.',
    auth: 'admin',
    role: 'support',
    params: object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
    body: object({ status }),
    reply: inquiry,
    faults: ['not_found'],
  },
  'GET /api/stats': {
    about:
      'What the administrators’ cards show: who waits, who asked, how many customers there are and what they moved today.',
    auth: 'admin',
    reply: object({
      waitlistCount: Type.Integer(),
      totalInquiries: Type.Integer(),
      newInquiries: Type.Integer(),
      customers: Type.Integer(),
      /** Naira that left customers’ accounts since midnight in Lagos, whichever way. */
      valueToday: money,
      transactionsToday: Type.Integer(),
    }),
    faults: [],
  },
});
