import Type from 'typebox';
import { consent, consentFaults, consentStep } from './consent.ts';
import { passkeyResponse, sent } from './entry.ts';
import { instant, language, money, object, oneOf, pin, rows, text, uuid } from './row.ts';

/** The offer that waits for its one act of approval, as an approval page may show it. */
export const approval = object({
  id: uuid,
  operation: Type.String(),
  status: oneOf(['open', 'approved', 'cancelled', 'expired'] as const),
  amount: money,
  fee: money,
  duty: money,
  total: money,
  name: Type.Optional(Type.String()),
  bank: Type.Optional(Type.String()),
  account: Type.Optional(Type.String()),
  narration: Type.Optional(Type.String()),
  language,
  expiresAt: instant,
  /** The bank's clock as it answered, so that a page counts down rightly on a phone whose clock is wrong. */
  now: instant,
  /** The customer of this session may approve it with a passkey in place of the PIN. */
  passkey: Type.Optional(Type.Boolean()),
  /** What must be given: the PIN one has, a new one, a BVN beside it, or the code that was sent and then the PIN. */
  asks: oneOf(['pin', 'new_pin', 'bvn_and_new_pin', 'pin_and_new_pin', 'code_and_pin'] as const),
});

const secret = Type.String({ minLength: 16, maxLength: 200, description: 'The secret of the approval link' });
const params = object({ id: uuid });

export const approvals = rows({
  'POST /api/approvals/find': {
    about:
      'The offer behind an approval link. The secret travels in the body, as it does in the fragment of the link: never in a path or a log.',
    auth: 'anyone',
    body: object({ secret }),
    reply: approval,
    faults: ['quote_missing'],
    perMinute: 20,
  },
  'GET /api/approvals/{id}': {
    about:
      'An offer made to the customer of the session, or to the visitor who is opening an account in this browser.',
    auth: 'approver',
    params,
    reply: approval,
    faults: ['quote_missing'],
  },
  'POST /api/approvals/{id}': {
    about:
      'Approves the offer, once. Where it opens an account, the PIN is the new one, and the browser is signed in.',
    auth: 'approver',
    params,
    body: object({
      secret: Type.Optional(secret),
      /** One of the PIN and a passkey; a passkey has signed this very offer. */
      pin: Type.Optional(pin),
      passkey: Type.Optional(passkeyResponse),
      /** The code that was sent for this offer: checked before the PIN where it links a chat, after it as a second factor. */
      code: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
      newPin: Type.Optional(pin),
      bvn: Type.Optional(Type.String({ pattern: '^\\d{11}$' })),
    }),
    reply: object({
      status: oneOf(['approved'] as const),
      /** What happened, in the customer's language. */
      message: Type.String(),
      reference: Type.Optional(text(60)),
      approval,
    }),
    faults: [
      'quote_missing',
      'quote_expired',
      'quote_used',
      'pin_wrong',
      'pin_locked',
      'pin_unset',
      'pin_invalid',
      'pin_weak',
      'bvn_invalid',
      'bvn_mismatch',
      'bvn_consent_needed',
      'under_age',
      'customer_exists',
      'customer_frozen',
      'insufficient_funds',
      'limit_single',
      'limit_daily',
      'limit_monthly',
      'new_identity_cap',
      'instant_off',
      'second_factor_needed',
      'risk_refused',
      'passkey_wrong',
      'code_wrong',
      'code_expired',
      'customer_deactivated',
      'receiver_refuses',
      'mandate_due',
      'mandates_many',
      'unavailable',
    ],
    perMinute: 20,
  },
  'POST /api/approvals/{id}/send-code': {
    about:
      'Sends the code that this offer takes beside the PIN, where approving it answered `second_factor_needed`, or before it, where it links a chat: to the customer’s own number.',
    auth: 'approver',
    params,
    body: object({ secret: Type.Optional(secret) }),
    reply: sent,
    faults: [
      'quote_missing',
      'quote_used',
      'quote_expired',
      'code_sent_lately',
      'too_many_requests',
      'unavailable',
    ],
    perMinute: 10,
  },
  'POST /api/approvals/{id}/bvn-consent': {
    about:
      'One step of the consent of the BVN’s person, as for the wizard, for whoever opens an account by this offer.',
    auth: 'approver',
    params,
    body: object({ secret: Type.Optional(secret), ...consentStep }),
    reply: consent,
    faults: ['quote_missing', 'quote_used', 'quote_expired', ...consentFaults, 'code_expired'],
    perMinute: 10,
  },
  'POST /api/approvals/{id}/decline': {
    about: 'Refuses the offer: nothing is taken.',
    auth: 'approver',
    params,
    body: object({ secret: Type.Optional(secret) }),
    reply: approval,
    faults: ['quote_missing', 'quote_used'],
  },
});
