import Type from 'typebox';
import { cardStatuses } from './cards.ts';
import { consent, consentFaults, consentStep } from './consent.ts';
import { instant, language, money, nullable, object, oneOf, pin, rows, text, uuid } from './row.ts';

/** A customer as the site sees one. */
export const user = object({
  id: uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  accountNumber: Type.String(),
  isVerified: Type.Boolean(),
  /** A demo customer of the sandbox, who may be told the demo PIN. */
  isDemo: Type.Boolean(),
  /** The language that the bank speaks to the customer. */
  language,
  accountBalance: money,
});

const transaction = object({
  id: Type.String(),
  description: Type.String(),
  type: oneOf(['credit', 'debit'] as const),
  amount: money,
  status: oneOf(['success', 'pending', 'failed'] as const),
  reference: Type.String(),
  date: instant,
});

export const users = rows({
  'POST /api/users/register': {
    about:
      'Opens an account and signs the browser in. With the name and the phone alone: a demo customer of the sandbox, with an opening balance and the demo PIN. With the rest: a customer of KYC tier 1, whose BVN and phone code the bank checks.',
    auth: 'anyone',
    body: object({
      phone: text(24),
      firstName: text(60),
      lastName: text(60),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      bvn: Type.Optional(Type.String({ pattern: '^\\d{11}$' })),
      verificationCode: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
      transactionPin: Type.Optional(pin),
      confirmPin: Type.Optional(pin),
    }),
    reply: object({ user }),
    faults: [
      'phone_invalid',
      'name_invalid',
      'email_invalid',
      'customer_exists',
      'sandbox_only',
      'bvn_invalid',
      'bvn_mismatch',
      'bvn_consent_needed',
      'under_age',
      'pin_weak',
      'pin_mismatch',
      'code_wrong',
      'code_expired',
      'too_many_requests',
      'unavailable',
    ],
    perMinute: 20,
  },
  'POST /api/users/bvn-consent': {
    about:
      'One step of the consent of the BVN’s person, where the register asks for it: without `way` and `code` it begins, with `way` the register sends them its code, with `code` their record is here for half an hour. `done` at once where the register asks for none. The phone’s own code proves who asks.',
    auth: 'anyone',
    body: object({
      phone: text(24),
      verificationCode: Type.String({ pattern: '^\\d{6}$' }),
      ...consentStep,
    }),
    reply: consent,
    faults: ['phone_invalid', ...consentFaults, 'code_expired'],
    perMinute: 10,
  },
  'GET /api/users/{id}/dashboard': {
    about: 'What the customer has and did last; answers only the customer whose id it is.',
    auth: 'owner',
    reads: true,
    scope: 'users:read',
    params: object({ id: uuid }),
    reply: object({
      user,
      /** The number that other banks pay the customer by, a partner bank's or their own; null where there is none (yet). */
      receiving: nullable(object({ bank: Type.String(), account: Type.String(), name: Type.String() })),
      recentTransactions: Type.Array(transaction),
      stats: object({ totalTransactions: Type.Integer(), monthlySpending: money }),
      virtualCards: Type.Array(
        object({
          id: Type.String(),
          label: Type.String(),
          lastFour: Type.String(),
          status: oneOf(cardStatuses),
        }),
      ),
      savingsGoals: Type.Array(
        object({ id: Type.String(), name: Type.String(), currentAmount: money, targetAmount: money }),
      ),
    }),
    faults: ['account_missing'],
  },
  'GET /api/session': {
    about:
      'Who this browser is signed in as; null for a visitor. Where a session rests, `resting` says whose it is, and the PIN wakes it (`POST /api/auth/unlock`).',
    auth: 'anyone',
    reply: object({
      user: nullable(user),
      resting: Type.Optional(object({ firstName: Type.String(), phone: Type.String() })),
    }),
    faults: [],
  },
  'DELETE /api/session': {
    about: 'Signs this browser out.',
    auth: 'anyone',
    reply: object({}),
    faults: [],
  },
});
