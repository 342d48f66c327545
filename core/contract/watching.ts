import Type from 'typebox';
import { instant, money, nullable, object, oneOf, rows } from './row.ts';

const ports = ['rails', 'billers', 'cards', 'payments', 'bvn', 'identity'] as const;

const provider = object({
  port: oneOf(ports),
  /** By name; `sandbox`, or `off` where nobody stands behind it. */
  provider: Type.String(),
  paused: nullable(object({ at: instant, by: Type.String(), why: Type.String() })),
  trouble: nullable(object({ at: instant, why: Type.String() })),
});

export const watching = rows({
  'GET /api/admin/book': {
    about: 'The trial balance: every proof of the book, run now.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: object({
      ok: Type.Boolean(),
      /** What breaks a proof; empty where none does. */
      problems: Type.Array(Type.String()),
      accounts: Type.Integer(),
      postings: Type.String(),
      entries: Type.String(),
      debits: money,
      credits: money,
      held: money,
    }),
    faults: [],
    perMinute: 10,
  },
  'GET /api/admin/doubts': {
    about:
      'The orders whose end is not known yet, oldest first: what was sent, how often the other side was asked, and when next.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(
      object({
        reference: Type.String(),
        kind: oneOf(['transfer', 'airtime', 'bill'] as const),
        to: Type.String(),
        amount: money,
        status: oneOf(['waiting', 'sending', 'pending'] as const),
        asked: Type.Integer(),
        createdAt: instant,
        nextAt: nullable(instant),
      }),
    ),
    faults: [],
  },
  'GET /api/admin/queues': {
    about:
      'What waits to be done, counted where the truth is: messages to answer, replies to send, orders to settle, events to deliver.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(
      object({
        id: oneOf(['inbox', 'outbox', 'orders', 'webhooks'] as const),
        waiting: Type.Integer(),
        oldest: nullable(instant),
        /** Given up on, in the last day. */
        failed: Type.Integer(),
      }),
    ),
    faults: [],
  },
  'POST /api/admin/queues/{id}/retry': {
    about:
      'Has what a queue gave up on in the last day tried again: replies by their usual way, events at receivers that are enabled. Answers how many, at most 500 at once.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: oneOf(['outbox', 'webhooks'] as const) }),
    body: object({}),
    reply: object({ again: Type.Integer() }),
    faults: [],
  },
  'GET /api/admin/providers': {
    about: 'Who stands behind each port that may be paused, what went wrong there last, and its pause.',
    auth: 'admin',
    role: 'support',
    reply: Type.Array(provider),
    faults: [],
  },
  'POST /api/admin/providers/{port}': {
    about:
      'Pauses a provider or resumes it. While it is paused nothing new is begun there and customers are told why; what is under way is settled.',
    auth: 'admin',
    role: 'operations',
    params: object({ port: oneOf(ports) }),
    body: object({ paused: Type.Boolean(), why: Type.String({ minLength: 3, maxLength: 200 }) }),
    reply: Type.Array(provider),
    faults: [],
  },
  'GET /api/admin/set-aside': {
    about:
      'Messages that the bank answered with an apology and set aside for a person, newest first: those that took too long to read, and those whose turns ended without an answer.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(
      object({
        id: Type.String(),
        conversationId: Type.String(),
        channel: oneOf(['whatsapp', 'web', 'ussd', 'terminal'] as const),
        language: oneOf(['en', 'pcm', 'ha', 'yo', 'ig'] as const),
        why: oneOf(['ended_turns', 'overran'] as const),
        /** Without its figures: nobody looked for secrets in it. */
        text: Type.String(),
        receivedAt: instant,
        /** It was read again. */
        replayed: Type.Boolean(),
      }),
    ),
    faults: [],
  },
  'POST /api/admin/set-aside/{id}/replay': {
    about:
      'Has a message of the last day that was set aside read again, once, as it was kept: without its figures. It may ask, and never act.',
    auth: 'admin',
    role: 'support',
    params: object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
    body: object({}),
    reply: object({}),
    faults: ['not_found', 'request_reused'],
  },
});
