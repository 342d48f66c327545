import Type from 'typebox';
import { instant, language, money, nullable, object, oneOf, pin, rows, text, uuid } from './row.ts';

/** Naira as a whole number, as the settings page's number fields give it. */
const wholeNaira = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** As a body carries it: a null would be read as zero where it stood beside a number. */
const nairaOrNone = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 0,
  maximum: 1_000_000_000,
});
const id = Type.String({ pattern: '^\\d{1,18}$' });

const profile = object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  kycStatus: oneOf(['approved', 'pending', 'rejected'] as const),
  isVerified: Type.Boolean(),
  dateJoined: instant,
  lastLogin: nullable(instant),
  /** Whether a code has shown that mail to this address arrives. */
  emailVerified: Type.Boolean(),
  kycTier: Type.Integer(),
  accountNumber: Type.String(),
  /** The name is the one on the BVN and cannot be changed here. */
  nameFixed: Type.Boolean(),
  status: oneOf(['active', 'frozen', 'deactivated'] as const),
  /** Until then at most NGN 20,000 moves, because something about the account is new. */
  cappedUntil: nullable(instant),
});

const settings = {
  biometricEnabled: Type.Boolean(),
  twoFactorEnabled: Type.Boolean(),
  loginNotifications: Type.Boolean(),
  transactionNotifications: Type.Boolean(),
  suspiciousActivityAlerts: Type.Boolean(),
};

const security = object({
  ...settings,
  instantTransfers: Type.Boolean(),
  /** How codes come where two-factor is on. */
  twoFactorMethod: nullable(oneOf(['sms', 'email'] as const)),
  /** Above this (naira), a transfer takes a second factor beside the PIN; null asks none. */
  stepUpAbove: nullable(wholeNaira),
  passkeys: Type.Integer(),
});

const modelReading = object({
  /** Whether there is a model outside the house that may be let read. */
  isAsked: Type.Boolean(),
  isGiven: Type.Boolean(),
  /** When something was last said of it. */
  at: nullable(instant),
  /** What is agreed to, in the language that was asked for. */
  wording: Type.String(),
});

const limitFields = {
  dailyTransferLimit: wholeNaira,
  monthlyTransferLimit: wholeNaira,
  dailyBillPaymentLimit: wholeNaira,
  withdrawalLimit: wholeNaira,
};

const limits = object({
  ...limitFields,
  /** The highest that may be chosen at the customer's level. */
  ceilings: object(limitFields),
  /** Higher limits that were asked for and begin later. */
  pending: Type.Array(
    object({
      limit: oneOf([
        'dailyTransferLimit',
        'monthlyTransferLimit',
        'dailyBillPaymentLimit',
        'withdrawalLimit',
      ] as const),
      amount: wholeNaira,
      from: instant,
    }),
  ),
});

const bankAccount = object({
  id: uuid,
  bankName: Type.String(),
  accountNumber: Type.String(),
  accountName: Type.String(),
  isPrimary: Type.Boolean(),
  isVerified: Type.Boolean(),
});
const account = object({ id: uuid });

const kyc = object({
  tier: Type.Integer(),
  kycStatus: oneOf(['approved', 'pending', 'rejected'] as const),
  /** What each level takes. */
  levels: Type.Array(
    object({
      tier: Type.Integer(),
      needs: Type.Array(oneOf(['bvn', 'nin', 'address', 'selfie'] as const)),
      /** The limits that the level begins with. */
      begins: object(limitFields),
      /** The highest that may be chosen at the level. */
      limits: object(limitFields),
    }),
  ),
  applications: Type.Array(
    object({
      id: uuid,
      tier: Type.Integer(),
      status: oneOf(['approved', 'pending', 'rejected'] as const),
      reason: nullable(Type.String()),
      askedAt: instant,
    }),
  ),
});

export const accountRows = rows({
  'GET /api/user/profile': {
    about: 'Who the customer is.',
    auth: 'customer',
    scope: 'users:read',
    reply: profile,
    faults: [],
  },
  'POST /api/user/profile': {
    about:
      'Saves the profile. The name of a verified customer is the one on the BVN; another phone is changed by a code (`POST /api/user/phone`).',
    auth: 'customer',
    body: object({
      firstName: text(60),
      lastName: text(60),
      email: Type.String({ maxLength: 254 }),
      phone: text(24),
    }),
    reply: profile,
    faults: [
      'name_invalid',
      'name_fixed',
      'email_invalid',
      'phone_invalid',
      'phone_by_code',
      'second_factor_needed',
    ],
    perMinute: 30,
  },
  'POST /api/user/language': {
    about:
      'Speaks to the customer in this language from here on: in every answer, and in each of their chats.',
    auth: 'customer',
    body: object({ language }),
    reply: object({ language }),
    faults: [],
    perMinute: 30,
  },
  'POST /api/user/phone': {
    about:
      'Changes the number of the account: the code that was sent to the new one (`send-2fa-code`, purpose `link`), and the PIN. For a day after it little money moves, and the old number is told.',
    auth: 'customer',
    body: object({ phone: text(24), code: Type.String({ pattern: '^\\d{6}$' }), pin }),
    reply: profile,
    faults: [
      'phone_invalid',
      'customer_exists',
      'code_wrong',
      'code_expired',
      'pin_wrong',
      'pin_locked',
      'pin_unset',
      'too_many_requests',
    ],
    perMinute: 10,
  },
  'GET /api/user/security-settings': {
    about: 'What the customer switched on.',
    auth: 'customer',
    reply: security,
    faults: [],
  },
  'POST /api/user/security-settings': {
    about:
      'Saves them. Biometric takes a passkey that was made; two-factor takes a code shown in the last ten minutes, to be switched on and to be switched off.',
    auth: 'customer',
    body: object({ ...settings, stepUpAbove: Type.Optional(nairaOrNone) }),
    reply: security,
    faults: ['second_factor_needed', 'passkey_needed'],
    perMinute: 60,
  },
  'GET /api/user/model-consent': {
    about: 'Whether a language model of another company may read what the chat is not sure of.',
    auth: 'customer',
    query: object({ language }),
    reply: modelReading,
    faults: [],
  },
  'POST /api/user/model-consent': {
    about: 'Agrees to it, or takes that back; kept with the time and the words.',
    auth: 'customer',
    body: object({ agrees: Type.Boolean(), language }),
    reply: modelReading,
    faults: [],
    perMinute: 30,
  },
  'POST /api/user/instant-transfers': {
    about:
      'Switches transfers off, at once, or on again, which takes a second factor shown in the last ten minutes.',
    auth: 'customer',
    body: object({ enabled: Type.Boolean() }),
    reply: security,
    faults: ['second_factor_needed'],
    perMinute: 30,
  },
  'GET /api/user/limits': {
    about: 'The limits that hold, the highest that may be chosen, and higher ones that wait.',
    auth: 'customer',
    scope: 'users:read',
    reply: limits,
    faults: [],
  },
  'POST /api/user/limits': {
    about:
      'Changes the limits: lower at once, higher after 24 hours and with a second factor shown in the last ten minutes.',
    auth: 'customer',
    body: object(limitFields),
    reply: limits,
    faults: ['limit_ceiling', 'second_factor_needed', 'customer_frozen'],
    perMinute: 120,
  },
  'GET /api/user/bank-accounts': {
    about: 'The customer’s accounts at other banks, the primary one first.',
    auth: 'customer',
    scope: 'users:read',
    reply: Type.Array(bankAccount),
    faults: [],
  },
  'POST /api/user/bank-accounts': {
    about: 'Adds one. It is verified where the other bank says that it is the customer’s own.',
    auth: 'customer',
    body: object({ bankName: text(60), accountNumber: Type.String({ pattern: '^\\d{10}$' }) }),
    reply: bankAccount,
    faults: ['bank_unknown', 'nuban_invalid', 'destination_unknown', 'bank_down', 'too_many_requests'],
    perMinute: 20,
  },
  'POST /api/user/bank-accounts/{id}/verify': {
    about: 'Asks the other bank again whose account it is.',
    auth: 'customer',
    params: account,
    reply: bankAccount,
    faults: ['not_found', 'destination_unknown', 'bank_down'],
    perMinute: 20,
  },
  'POST /api/user/bank-accounts/{id}/primary': {
    about: 'Makes it the primary one; it must be verified.',
    auth: 'customer',
    params: account,
    reply: Type.Array(bankAccount),
    faults: ['not_found', 'account_unverified'],
  },
  'POST /api/user/bank-accounts/{id}/remove': {
    about: 'Removes it; safe to repeat.',
    auth: 'customer',
    params: account,
    reply: Type.Array(bankAccount),
    faults: [],
  },
  'POST /api/user/delete-account': {
    about:
      'Closes the account for good, with the PIN or a second factor shown in the last ten minutes. Refused, with the reason, while money, reserved money, cases, loans or savings duties remain.',
    auth: 'customer',
    body: object({ pin: Type.Optional(pin) }),
    reply: object({ status: oneOf(['closed'] as const) }),
    faults: ['closing_refused', 'second_factor_needed', 'pin_wrong', 'pin_locked', 'pin_unset'],
    perMinute: 10,
  },
  'GET /api/user/export': {
    about: 'Everything that the bank keeps about the customer, as JSON, or as PDF where `format=pdf`.',
    auth: 'customer',
    query: object({ format: Type.Optional(oneOf(['json', 'pdf'] as const)) }),
    reply: Type.Unsafe<Uint8Array | string>({}),
    produces: 'application/json',
    faults: [],
    perMinute: 10,
  },
  'POST /api/user/deactivate': {
    about: 'Keeps the account still, with the PIN: nothing leaves it until it is activated again.',
    auth: 'customer',
    body: object({ pin }),
    reply: profile,
    faults: ['pin_wrong', 'pin_locked', 'pin_unset', 'customer_frozen'],
    perMinute: 10,
  },
  'POST /api/user/reactivate': {
    about: 'Activates the account again, with the PIN and a second factor shown in the last ten minutes.',
    auth: 'customer',
    body: object({ pin }),
    reply: profile,
    faults: ['second_factor_needed', 'pin_wrong', 'pin_locked', 'pin_unset', 'customer_frozen'],
    perMinute: 10,
  },
  'GET /api/user/devices': {
    about: 'The browsers that are known, the newest first, and whether each is signed in.',
    auth: 'customer',
    reply: Type.Array(
      object({
        id: Type.String(),
        name: Type.String(),
        ip: nullable(Type.String()),
        current: Type.Boolean(),
        signedIn: Type.Boolean(),
        createdAt: instant,
        lastSeen: instant,
      }),
    ),
    faults: [],
  },
  'POST /api/user/devices/{id}/remove': {
    about: 'Forgets a browser: it is signed out, and takes a code the next time.',
    auth: 'customer',
    params: object({ id }),
    reply: object({}),
    faults: ['not_found'],
  },
  'POST /api/user/sessions/end-all': {
    about: 'Signs out everywhere at once, here too.',
    auth: 'customer',
    reply: object({ ended: Type.Integer() }),
    faults: [],
  },
  'GET /api/user/identities': {
    about: 'The numbers and chats that are the customer’s.',
    auth: 'customer',
    reply: Type.Array(
      object({
        id: Type.String(),
        kind: oneOf(['phone', 'wa_id', 'bsuid', 'lid'] as const),
        value: Type.String(),
        verifiedAt: nullable(instant),
      }),
    ),
    faults: [],
  },
  'POST /api/user/identities/{id}/remove': {
    about:
      'Takes a chat off the account: whoever writes from it is a stranger again. The number itself stays.',
    auth: 'customer',
    params: object({ id }),
    reply: object({}),
    faults: ['not_found'],
  },
  'GET /api/user/kyc': {
    about: 'The customer’s level, what each level takes and allows, and what was applied for.',
    auth: 'customer',
    reply: kyc,
    faults: [],
  },
  'POST /api/user/kyc': {
    about: 'Applies for a higher level: the NIN for 2; the address and a live picture for 3.',
    auth: 'customer',
    body: object({
      tier: Type.Integer({ minimum: 2, maximum: 3 }),
      nin: Type.Optional(Type.String({ pattern: '^\\d{11}$' })),
      address: Type.Optional(object({ street: text(120), city: text(120), state: text(120) })),
      selfie: Type.Optional(
        object({
          mime: oneOf(['image/jpeg', 'image/png', 'image/webp'] as const),
          base64: Type.String({ maxLength: 7_000_000 }),
        }),
      ),
    }),
    bodyBytes: 7_100_000,
    reply: kyc,
    faults: [
      'kyc_step',
      'kyc_pending',
      'nin_invalid',
      'nin_mismatch',
      'customer_exists',
      'selfie_rejected',
      'customer_frozen',
      'unavailable',
    ],
    perMinute: 10,
  },
  'GET /api/user/activity': {
    about: 'What the audit log says of the customer’s own account, newest first.',
    auth: 'customer',
    reads: true,
    query: object({ before: Type.Optional(id) }),
    reply: Type.Array(
      object({
        id: Type.String(),
        at: instant,
        action: Type.String(),
        channel: Type.String(),
        ip: nullable(Type.String()),
        device: nullable(Type.String()),
        /** The offer that was approved, or that a wrong PIN was typed for; an account number only with its middle hidden. */
        approved: nullable(
          object({
            operation: Type.String(),
            amount: money,
            name: nullable(Type.String()),
            bank: nullable(Type.String()),
            account: nullable(Type.String()),
            narration: nullable(Type.String()),
          }),
        ),
        /** What was changed in settings, limits or level, by name, and what it became. */
        changes: Type.Record(
          Type.String(),
          nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
        ),
      }),
    ),
    faults: [],
  },
});
