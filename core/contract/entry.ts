import Type from 'typebox';
import { instant, nullable, object, oneOf, pin, rows, text, uuid } from './row.ts';
import { user } from './users.ts';

const method = oneOf(['sms', 'email'] as const);
const code = Type.String({ pattern: '^\\d{6}$', description: 'Six digits' });
const phone = text(24);

/** What the browser’s WebAuthn takes and gives (PublicKeyCredential…JSON), passed on as it is. */
const anything = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });
const credential = Type.Unsafe<{
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown>;
  clientExtensionResults: Record<string, unknown>;
  authenticatorAttachment?: string;
}>({
  type: 'object',
  required: ['id', 'rawId', 'type', 'response'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 1400 },
    rawId: { type: 'string', minLength: 1, maxLength: 1400 },
    type: { type: 'string', enum: ['public-key'] },
    response: { type: 'object', additionalProperties: true },
    clientExtensionResults: { type: 'object', additionalProperties: true },
    authenticatorAttachment: { type: 'string', maxLength: 40 },
  },
  additionalProperties: false,
});

/** What an approval by passkey carries. */
export const passkeyResponse = credential;

/** A code that is on its way. */
export const sent = object({
  /** As much of the number or the address as tells its owner which one it is. */
  to: Type.String(),
  resendAt: instant,
  expiresAt: instant,
});

const passkey = object({
  id: Type.String(),
  name: Type.String(),
  /** It is kept by the maker of the phone or browser, and is on more than one device. */
  synced: Type.Boolean(),
  createdAt: instant,
  usedAt: nullable(instant),
  /** From when it is a second factor; null where the PIN alone made it and nothing has confirmed it yet. */
  countsFrom: nullable(instant),
});

export const entry = rows({
  'POST /api/auth/sign-in': {
    about:
      'Signs in with the phone and the PIN. On a browser not seen before, or where two-factor is on, a code was sent, and `verify-2fa-code` finishes it. Whoever is not known here is answered like a wrong PIN.',
    auth: 'anyone',
    body: object({ phone, pin, method: Type.Optional(method) }),
    reply: object({
      status: oneOf(['signed_in', 'code_needed'] as const),
      user: nullable(user),
      /** Where a code was sent. */
      method: nullable(method),
      sent: nullable(sent),
    }),
    faults: [
      'customer_deceased',
      'sign_in_wrong',
      'sign_in_closed',
      'pin_locked',
      'code_sent_lately',
      'too_many_requests',
      'unavailable',
    ],
    perMinute: 20,
  },
  'POST /api/auth/reopen': {
    about:
      'Sends the code that lets new devices sign in again, after twenty wrong PINs in a day on devices that the number does not know. Whoever asks is answered alike, whether the number is a customer’s or not.',
    auth: 'anyone',
    body: object({ phone }),
    reply: sent,
    faults: ['phone_invalid', 'code_sent_lately', 'too_many_requests'],
    perMinute: 10,
  },
  'POST /api/auth/reopen/verify': {
    about: 'Lets new devices sign in again, by the code that came to the phone.',
    auth: 'anyone',
    body: object({ phone, code }),
    reply: object({}),
    faults: ['phone_invalid', 'code_wrong', 'code_expired', 'too_many_requests'],
    perMinute: 20,
  },
  'POST /api/auth/unlock': {
    about: 'Goes on with a session that rested for 15 minutes or more, by PIN.',
    auth: 'anyone',
    body: object({ pin }),
    reply: object({ user }),
    faults: ['unauthenticated', 'pin_wrong', 'pin_locked', 'pin_unset'],
    perMinute: 20,
  },
  'POST /api/auth/send-2fa-code': {
    about:
      'Sends a code of six digits, good for ten minutes and one use, at most one a minute. `register` and `link` take the phone that is being proved; `sign_in` goes on with the sign-in of this browser; the others are the signed-in customer’s own.',
    auth: 'anyone',
    body: object({
      method,
      purpose: oneOf(['register', 'sign_in', 'setup', 'login', 'verify', 'transaction', 'link'] as const),
      phone: Type.Optional(phone),
    }),
    reply: sent,
    faults: ['unauthenticated', 'phone_invalid', 'code_sent_lately', 'too_many_requests', 'unavailable'],
    perMinute: 20,
  },
  'POST /api/auth/verify-2fa-code': {
    about:
      'Checks a code, which is then used up. It finishes a sign-in that waits for it; a signed-in customer’s is the second factor of the next change, for ten minutes.',
    auth: 'anyone',
    body: object({ code, method }),
    reply: object({
      verified: Type.Boolean(),
      user: nullable(user),
    }),
    faults: ['unauthenticated', 'code_wrong', 'code_expired', 'too_many_requests'],
    perMinute: 20,
  },
  'POST /api/auth/verify-pin': {
    about: 'Asks the customer for the PIN again, as “Use PIN Instead” does. Five wrong ones lock it.',
    auth: 'customer',
    body: object({ pin }),
    reply: object({ verified: Type.Boolean() }),
    faults: ['pin_wrong', 'pin_locked', 'pin_unset'],
    perMinute: 20,
  },
  'POST /api/auth/passkey/options': {
    about: 'What the browser needs in order to sign in with a passkey of this site.',
    auth: 'anyone',
    body: object({}),
    reply: anything,
    faults: ['too_many_requests'],
    perMinute: 30,
  },
  'POST /api/auth/passkey': {
    about:
      'Signs in with a passkey: something one has, and something one is or knows, in one. One that the PIN alone made opens only a browser that is known.',
    auth: 'anyone',
    body: object({ response: credential }),
    reply: object({ user }),
    faults: ['passkey_wrong', 'passkey_unproved', 'too_many_requests'],
    perMinute: 20,
  },
  'GET /api/user/passkeys': {
    about: 'The customer’s passkeys, oldest first.',
    auth: 'customer',
    reply: Type.Array(passkey),
    faults: [],
  },
  'POST /api/user/passkeys/options': {
    about:
      'What the browser needs in order to make a passkey. Takes a second factor shown in the last ten minutes; with the PIN alone the passkey is no second factor until `confirm`, and then from a day after it was made.',
    auth: 'customer',
    body: object({ pin: Type.Optional(pin) }),
    reply: anything,
    faults: ['second_factor_needed', 'pin_wrong', 'pin_locked', 'pin_unset', 'customer_frozen'],
    perMinute: 20,
  },
  'POST /api/user/passkeys': {
    about: 'Keeps the passkey that the browser made. Biometric sign-in and approval are on from now.',
    auth: 'customer',
    body: object({ response: credential, name: Type.Optional(Type.String({ maxLength: 60 })) }),
    reply: passkey,
    faults: ['passkey_wrong'],
    perMinute: 20,
  },
  'POST /api/user/passkeys/{id}/remove': {
    about: 'Removes a passkey; without one, biometric is off.',
    auth: 'customer',
    params: object({ id: Type.String({ minLength: 1, maxLength: 1400 }) }),
    reply: object({}),
    faults: ['not_found'],
  },
  'POST /api/user/passkeys/{id}/confirm': {
    about:
      'Confirms a passkey that the PIN alone made, with a second factor shown in the last ten minutes. It is a second factor itself from a day after it was made.',
    auth: 'customer',
    params: object({ id: Type.String({ minLength: 1, maxLength: 1400 }) }),
    body: object({}),
    reply: passkey,
    faults: ['not_found', 'second_factor_needed'],
    perMinute: 20,
  },
  'POST /api/user/passkeys/verify-options': {
    about: 'What the browser needs in order to show a passkey as a second factor.',
    auth: 'customer',
    body: object({}),
    reply: anything,
    faults: [],
    perMinute: 30,
  },
  'POST /api/user/passkeys/verify': {
    about: 'Shows a passkey: the second factor of the next change, for ten minutes.',
    auth: 'customer',
    body: object({ response: credential }),
    reply: object({ verified: Type.Boolean() }),
    faults: ['passkey_wrong', 'passkey_unproved'],
    perMinute: 20,
  },
  'POST /api/approvals/{id}/passkey-options': {
    about: 'What the browser needs in order to approve this one offer with a passkey, which signs its hash.',
    auth: 'customer',
    params: object({ id: uuid }),
    body: object({}),
    reply: anything,
    faults: ['quote_missing', 'quote_used', 'quote_expired'],
    perMinute: 30,
  },
  'GET /api/sandbox/messages': {
    about:
      'The development inbox: what the sandbox wrote down instead of sending by SMS and mail, newest first. Refused outside the sandbox.',
    auth: 'anyone',
    query: object({ address: Type.Optional(Type.String({ maxLength: 254 })) }),
    reply: Type.Array(
      object({
        id: Type.String(),
        kind: oneOf(['sms', 'mail'] as const),
        address: Type.String(),
        subject: nullable(Type.String()),
        body: Type.String(),
        sentAt: instant,
      }),
    ),
    faults: ['sandbox_only'],
    perMinute: 120,
  },
});
