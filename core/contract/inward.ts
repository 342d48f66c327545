import Type from 'typebox';
import { money, moneyIn, nullable, object, oneOf, rows, text } from './row.ts';

const account = Type.String({ pattern: '^\\d{10}$' });
const sessionId = Type.String({ pattern: '^\\d{30}$', description: 'The NIP session id, 30 digits' });
const code = Type.String({
  description: 'What the sending bank is answered: 00 paid, 07 unknown, 06 closed, 57 no credits',
});

export const inward = rows({
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
});
