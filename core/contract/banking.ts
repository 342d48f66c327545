import Type from 'typebox';
import { money, moneyIn, object, oneOf, pin, rows, text, uuid } from './row.ts';

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
  'GET /api/receipts/{reference}': {
    about:
      'The receipt of one of the caller’s own transfers or airtime orders, as a picture: PNG, or SVG where `format=svg`.',
    auth: 'customer',
    params: object({ reference: Type.String({ pattern: '^[A-Za-z0-9-]{4,60}$' }) }),
    query: object({ format: Type.Optional(oneOf(['png', 'svg'] as const)) }),
    reply: Type.Unsafe<Uint8Array | string>({}),
    produces: 'image/png',
    faults: ['transfer_missing'],
  },
});
