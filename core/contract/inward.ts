import Type from 'typebox';
import { instant, money, moneyIn, nullable, object, oneOf, rows, text, uuid } from './row.ts';

const account = Type.String({ pattern: '^\\d{10}$' });
const sessionId = Type.String({ pattern: '^\\d{30}$', description: 'The NIP session id, 30 digits' });
const code = Type.String({
  description: 'What the sending bank is answered: 00 paid, 07 unknown, 06 closed, 57 no credits',
});

const reason = oneOf(['mistake', 'twice', 'amount', 'fraud'] as const);
const reference = Type.String({ pattern: '^KI[A-Za-z0-9]{6,20}$' });

export const inward = rows({
  'GET /api/recalls': {
    about:
      'The payments that their sending banks ask the caller to give back, and until when they may answer.',
    auth: 'customer',
    scope: 'payments:read',
    reply: Type.Array(
      object({
        reference: Type.String(),
        amount: money,
        from: Type.String(),
        bank: Type.String(),
        reason,
        /** In the caller’s language. */
        message: Type.String(),
        answerBy: instant,
      }),
    ),
    faults: [],
  },
  'POST /api/recalls/{reference}': {
    about:
      'Answers one: keeps the money, or offers to give it back, which only the PIN does. Unanswered, the money is kept.',
    auth: 'customer',
    params: object({ reference }),
    body: object({ answer: oneOf(['give_back', 'keep'] as const) }),
    reply: object({ quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'customer_frozen'],
    perMinute: 20,
  },
  'POST /api/pay-in/enquiry': {
    about: 'Sandbox: another bank asks whose account it is.',
    auth: 'anyone',
    body: object({ accountNumber: account }),
    reply: object({ code, name: nullable(Type.String()) }),
    faults: ['sandbox_only'],
    perMinute: 30,
  },
  'POST /api/pay-in/credit': {
    about:
      'Sandbox: somebody at another bank pays an account here. With the session id of an earlier order the same order is delivered again, and is booked once.',
    auth: 'anyone',
    body: object({
      bank: text(60),
      senderName: text(100),
      accountNumber: account,
      amount: moneyIn,
      narration: Type.Optional(Type.String({ maxLength: 100 })),
      sessionId: Type.Optional(sessionId),
    }),
    reply: object({
      code,
      sessionId,
      status: oneOf(['received', 'credited', 'held', 'refused', 'returning', 'returned'] as const),
      reference: nullable(Type.String()),
      amount: money,
    }),
    faults: ['sandbox_only', 'bank_unknown', 'amount_invalid'],
    perMinute: 30,
  },
  'POST /api/pay-in/reversal': {
    about: 'Sandbox: another bank sends a transfer back after it had said that it arrived.',
    auth: 'anyone',
    body: object({ sessionId }),
    reply: object({ code }),
    faults: ['sandbox_only'],
    perMinute: 10,
  },
  'POST /api/pay-in/recall': {
    about:
      'Sandbox: another bank asks for a payment back, once; asked again, it is told how its request stands. The customer decides.',
    auth: 'anyone',
    body: object({ sessionId, reason }),
    reply: object({ code, status: nullable(oneOf(['asked', 'agreed', 'declined', 'lapsed'] as const)) }),
    faults: ['sandbox_only'],
    perMinute: 10,
  },
});
