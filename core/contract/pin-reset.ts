import Type from 'typebox';
import { sent } from './entry.ts';
import { instant, nullable, object, oneOf, pin, rows, text } from './row.ts';

const code = Type.String({ pattern: '^\\d{6}$', description: 'Six digits' });

const state = object({
  /** Null where this browser has none that goes on. */
  step: nullable(oneOf(['code', 'picture'] as const)),
  to: nullable(Type.String()),
  expiresAt: nullable(instant),
});

export const pinReset = rows({
  'POST /api/auth/pin-reset': {
    about:
      'Begins to reset a forgotten PIN: a code goes to the number’s customer, where there is one. Whoever asks is answered alike. The browser is given a cookie by which it goes on for half an hour.',
    auth: 'anyone',
    body: object({ phone: text(24) }),
    reply: sent,
    faults: ['phone_invalid', 'code_sent_lately', 'too_many_requests'],
    perMinute: 10,
  },
  'GET /api/auth/pin-reset': {
    about: 'How far the reset of this browser has come.',
    auth: 'anyone',
    reply: state,
    faults: [],
  },
  'POST /api/auth/pin-reset/open': {
    about: 'Goes on with a reset that was begun in a chat or by USSD, by the secret of its link.',
    auth: 'anyone',
    body: object({ secret: text(64) }),
    reply: state,
    faults: ['quote_expired'],
    perMinute: 20,
  },
  'POST /api/auth/pin-reset/code': {
    about: 'Sends the code of this browser’s reset, at most one a minute.',
    auth: 'anyone',
    body: object({}),
    reply: sent,
    faults: ['quote_expired', 'code_sent_lately', 'too_many_requests'],
    perMinute: 10,
  },
  'POST /api/auth/pin-reset/verify': {
    about: 'Proves the phone by the code that came to it; the customer is told by every other channel.',
    auth: 'anyone',
    body: object({ code }),
    reply: state,
    faults: ['quote_expired', 'code_wrong', 'code_expired', 'too_many_requests'],
    perMinute: 20,
  },
  'POST /api/auth/pin-reset/finish': {
    about:
      'Sets the new PIN, where the picture is of a living person and of the face that the registers have for the customer. Other sessions end, and for a day little money moves.',
    auth: 'anyone',
    body: object({
      newPin: pin,
      selfie: object({
        mime: oneOf(['image/jpeg', 'image/png', 'image/webp'] as const),
        base64: Type.String({ maxLength: 7_000_000 }),
      }),
    }),
    bodyBytes: 7_100_000,
    reply: object({ cappedUntil: instant }),
    faults: [
      'quote_expired',
      'second_factor_needed',
      'account_missing',
      'customer_frozen',
      'phone_new',
      'pin_invalid',
      'pin_weak',
      'selfie_rejected',
      'too_many_requests',
      'unavailable',
    ],
    perMinute: 10,
  },
});
