import Type from 'typebox';
import { instant, money, moneyIn, nullable, object, oneOf, pin, rows, text, uuid } from './row.ts';

/** What a receipt can be of. */
export const receiptOperations = [
  ...(['transfer', 'airtime', 'bill'] as const),
  ...(['loan', 'loan_payment', 'trade', 'remittance', 'other'] as const),
] as const;

const beneficiary = object({
  id: Type.String(),
  /** As the account's own bank has it. */
  name: Type.String(),
  /** As the customer calls them. */
  nickname: nullable(Type.String()),
  bank: Type.String(),
  accountNumber: Type.String(),
  timesPaid: Type.Integer(),
  lastPaidAt: nullable(instant),
});
const nickname = Type.String({ minLength: 1, maxLength: 40 });
const beneficiaryId = object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });

export const banking = rows({
  'POST /api/banking/transfer': {
    about:
      'Quotes a transfer and approves it by PIN in one call. Safe to send again: the same Idempotency-Key header (or, without one, the same order within two minutes) gets the same answer.',
    auth: 'owner',
    scope: 'payments:write',
    body: object({
      userId: uuid,
      recipientBank: text(60),
      recipientAccount: Type.String({ pattern: '^\\d{10}$' }),
      recipientName: text(120),
      amount: moneyIn,
      narration: Type.Optional(Type.String({ maxLength: 100 })),
      pin,
    }),
    reply: object({
      transactionRef: Type.String(),
      status: oneOf(['success', 'pending', 'failed'] as const),
      amount: money,
      fee: money,
      duty: money,
      total: money,
      recipientName: Type.String(),
      recipientBank: Type.String(),
      message: Type.String(),
    }),
    faults: [
      'bank_unknown',
      'bank_down',
      'nuban_invalid',
      'destination_unknown',
      'name_mismatch',
      'same_account',
      'amount_invalid',
      'insufficient_funds',
      'limit_single',
      'limit_daily',
      'limit_monthly',
      'new_identity_cap',
      'customer_frozen',
      'pin_wrong',
      'pin_locked',
      'pin_unset',
      'quote_expired',
      'request_reused',
      'unavailable',
    ],
    perMinute: 30,
  },
  'GET /api/banking/banks': {
    about: 'The banks that money can be sent to, by the name that customers know; this bank is the first.',
    auth: 'anyone',
    reply: Type.Array(object({ code: Type.String(), name: Type.String(), fullName: Type.String() })),
    faults: [],
  },
  'POST /api/banking/name-enquiry': {
    about:
      'Whose account this is, as its own bank answers, before anything is offered. A customer is told the owners of 100 accounts a day beyond those that they have paid.',
    auth: 'customer',
    scope: 'payments:write',
    body: object({ bank: text(60), accountNumber: Type.String({ pattern: '^\\d{10}$' }) }),
    reply: object({ name: Type.String(), bank: Type.String(), accountNumber: Type.String() }),
    faults: [
      'bank_unknown',
      'bank_down',
      'nuban_invalid',
      'destination_unknown',
      'unavailable',
      'too_many_requests',
    ],
    perMinute: 20,
  },
  'POST /api/banking/transfer/quote': {
    about:
      'Offers a transfer to whoever the account belongs to, with its charges; approved by `POST /api/approvals/{id}` before it expires.',
    auth: 'customer',
    scope: 'payments:write',
    body: object({
      bank: text(60),
      accountNumber: Type.String({ pattern: '^\\d{10}$' }),
      amount: moneyIn,
      narration: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    reply: object({
      quoteId: uuid,
      name: Type.String(),
      bank: Type.String(),
      amount: money,
      fee: money,
      duty: money,
      total: money,
      expiresAt: instant,
    }),
    faults: [
      'bank_unknown',
      'bank_down',
      'nuban_invalid',
      'destination_unknown',
      'same_account',
      'amount_invalid',
      'insufficient_funds',
      'limit_single',
      'limit_daily',
      'limit_monthly',
      'new_identity_cap',
      'receiver_capped',
      'receiver_refuses',
      'customer_frozen',
      'account_missing',
      'unavailable',
    ],
    perMinute: 30,
  },
  'GET /api/beneficiaries': {
    about: 'Whom the caller has paid or means to pay, the last one paid first.',
    auth: 'customer',
    scope: 'payments:read',
    reply: Type.Array(beneficiary),
    faults: [],
  },
  'POST /api/beneficiaries': {
    about:
      'Keeps an account that the caller means to pay, under the name that its own bank gives. Until it is paid once it counts as new.',
    auth: 'customer',
    scope: 'payments:write',
    body: object({
      bank: text(60),
      accountNumber: Type.String({ pattern: '^\\d{10}$' }),
      nickname: Type.Optional(nickname),
    }),
    reply: beneficiary,
    faults: [
      'bank_unknown',
      'bank_down',
      'nuban_invalid',
      'destination_unknown',
      'name_invalid',
      'unavailable',
    ],
    perMinute: 30,
  },
  'PATCH /api/beneficiaries/{id}': {
    about: 'Gives one a name of the caller’s own, or takes it back with null.',
    auth: 'customer',
    scope: 'payments:write',
    params: beneficiaryId,
    body: object({ nickname: nullable(nickname) }),
    reply: beneficiary,
    faults: ['not_found', 'name_invalid'],
  },
  'DELETE /api/beneficiaries/{id}': {
    about: 'Takes one off the list. Paid again, they are somebody new.',
    auth: 'customer',
    scope: 'payments:write',
    params: beneficiaryId,
    reply: object({}),
    faults: ['not_found'],
  },
  'GET /api/receipts/{reference}/check': {
    about:
      'Whether a receipt that somebody shows is of this bank, for whoever holds its reference: what it was, when, and what became of it. Names are cut to their first letters.',
    auth: 'anyone',
    reads: true,
    params: object({ reference: Type.String({ pattern: '^[A-Za-z0-9-]{4,60}$' }) }),
    reply: object({
      reference: Type.String(),
      operation: oneOf(receiptOperations),
      status: oneOf(['success', 'pending', 'failed'] as const),
      amount: money,
      date: instant,
      to: Type.String(),
      bank: Type.String(),
      account: Type.String(),
    }),
    faults: ['transfer_missing'],
    perMinute: 20,
  },
  'GET /api/receipts/{reference}': {
    about:
      'The receipt of anything of the caller’s own that has a reference (a transfer, a bill, a loan or a payment on it, a trade, money from abroad, savings), as a picture: PNG, or SVG where `format=svg`.',
    auth: 'customer',
    reads: true,
    scope: 'payments:read',
    params: object({ reference: Type.String({ pattern: '^[A-Za-z0-9-]{4,60}$' }) }),
    query: object({ format: Type.Optional(oneOf(['png', 'svg'] as const)) }),
    reply: Type.Unsafe<Uint8Array | string>({}),
    produces: 'image/png',
    faults: ['transfer_missing'],
  },
});
