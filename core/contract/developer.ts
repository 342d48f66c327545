import Type from 'typebox';
import { instant, nullable, object, oneOf, pin, rows, text, uuid } from './row.ts';

/** What an API key can be allowed. */
export const scopes = ['payments:read', 'payments:write', 'users:read', 'analytics:read'] as const;
export const keyModes = ['sandbox', 'live'] as const;
export const apiPlans = ['free', 'startup', 'enterprise'] as const;
export const endpointCategories = ['auth', 'payments', 'users', 'analytics', 'notifications'] as const;
/** What the bank tells a developer's own server about, and when. */
export const webhookTells = {
  'transfer.pending': 'The other bank has not said yet what became of a transfer.',
  'transfer.success': 'A transfer arrived.',
  'transfer.failed': 'A transfer failed or was cancelled; its hold was released.',
  'transfer.reversed': 'A transfer came back.',
  'transfer.received': 'Money came in from another account here.',
  'airtime.success': 'Airtime was sent to a phone.',
  'airtime.failed': 'Airtime was not sent; its money is free again.',
  'bill.success': 'Data, electricity or television was paid.',
  'bill.failed': 'A bill was not paid; its money is free again.',
  'loan.approved': 'An application was approved: an offer waits to be accepted.',
  'loan.rejected': 'An application was refused, with the reason.',
  'loan.disbursed': 'A loan was paid into the account.',
  'loan.payment': 'A payment on a loan was taken, and what it went to.',
  'loan.in_arrears': 'A loan fell behind.',
  'loan.current': 'A loan that was behind has caught up.',
  'loan.repaid': 'A loan ended.',
  'card.created': 'A virtual card was issued.',
  'card.failed': 'A virtual card was not issued; its fee is free again.',
  'card.frozen': 'A card was frozen.',
  'card.unfrozen': 'A card was opened again.',
  'card.closed': 'A card was closed for good.',
  'card.authorised': 'A merchant asked for money by card, and it is held.',
  'card.captured': 'A merchant took what was held.',
  'card.released': 'What was held for a merchant was given back.',
  'card.declined': 'A payment by card was declined, with the reason.',
  'card.refunded': 'A merchant gave money back.',
  'group.started': 'A savings group began a round.',
  'group.contribution': 'A contribution to a group was paid.',
  'group.payout': 'A turn, a late part of it, or a share of a group was paid out.',
  'group.refund': 'A contribution came back from a group.',
  'group.completed': 'A round of a group ended.',
  'goal.saved': 'Money went into a goal.',
  'goal.taken': 'Money came out of a goal.',
  'goal.interest': 'A month’s interest went into a goal.',
  'investment.bought': 'An asset was bought, by itself or by a plan.',
  'investment.sold': 'An asset was sold.',
  'remittance.held': 'Money from abroad waits for its recipient.',
  'remittance.success': 'Money from abroad arrived.',
  'remittance.declined': 'The card was declined.',
  'remittance.expired': 'A price was not paid in time.',
  'remittance.refused': 'A remittance was refused before it was paid.',
  'remittance.refunded': 'A remittance went back to the card.',
  'remittance.received': 'Money came in from abroad.',
  'webhook.test': 'A test that was asked for.',
} as const;
export type WebhookEvent = keyof typeof webhookTells;
export const webhookEvents = Object.keys(webhookTells) as [WebhookEvent, ...WebhookEvent[]];

const key = object({
  id: uuid,
  name: Type.String(),
  /** The first 8 and the last 8 characters; whole only in the answer that made it. */
  key: Type.String(),
  mode: oneOf(keyModes),
  status: oneOf(['active', 'revoked'] as const),
  created: instant,
  lastUsed: nullable(instant),
  permissions: Type.Array(oneOf(scopes)),
});

const webhook = object({
  id: uuid,
  url: Type.String(),
  events: Type.Array(oneOf(webhookEvents)),
  mode: oneOf(keyModes),
  status: oneOf(['active', 'failing', 'disabled', 'removed'] as const),
  created: instant,
});

const delivery = object({
  id: Type.String(),
  event: oneOf(webhookEvents),
  status: oneOf(['waiting', 'delivered', 'failed'] as const),
  attempts: Type.Integer(),
  responseCode: nullable(Type.Integer()),
  created: instant,
  nextAt: nullable(instant),
  deliveredAt: nullable(instant),
  payload: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
});

const params = object({ id: uuid });

export const developer = rows({
  'GET /api/openapi.json': {
    about: 'This API as an OpenAPI 3.1 document, made from the contract that the bank runs on.',
    auth: 'anyone',
    reply: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
    faults: [],
  },
  'GET /api/developer/endpoints': {
    about: 'Every endpoint of the contract, as the portal lists them.',
    auth: 'anyone',
    reply: Type.Array(
      object({
        id: Type.String(),
        category: oneOf(endpointCategories),
        method: oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const),
        endpoint: Type.String(),
        authenticated: Type.Boolean(),
        /** What an API key needs; null where keys are not taken. */
        scope: nullable(Type.String()),
        rateLimit: Type.String(),
        description: Type.String(),
        /** The call by curl. */
        example: Type.String(),
        /** The call by `@karo/client`; null where its caller sends a form. */
        typescript: nullable(Type.String()),
        /** The codes of what it may refuse. */
        errors: Type.Array(Type.String()),
      }),
    ),
    faults: [],
  },
  'GET /api/developer/errors': {
    about: 'Every code that an error can carry, with its status, what it means and what to do.',
    auth: 'anyone',
    reply: Type.Array(
      object({
        code: Type.String(),
        status: Type.Integer(),
        meaning: Type.String(),
        action: Type.String(),
      }),
    ),
    faults: [],
  },
  'GET /api/developer/stats': {
    about:
      'What the bank measured: endpoints, share of minutes served in the last 30 days, mean answer, developers.',
    auth: 'anyone',
    reply: object({
      totalEndpoints: Type.Integer(),
      /** Percent. */
      uptime: Type.Number(),
      /** Milliseconds. */
      avgResponse: Type.Number(),
      developers: Type.Integer(),
    }),
    faults: [],
  },
  'GET /api/developer/keys': {
    about: 'The customer’s API keys.',
    auth: 'customer',
    reply: Type.Array(key),
    faults: [],
  },
  'POST /api/developer/keys/generate': {
    about:
      'Makes a key: shown whole once, kept as a hash. A sandbox key acts on a play account of its own, a live one on the customer’s: that takes the PIN and a second factor shown in the last ten minutes.',
    auth: 'customer',
    body: object({
      name: text(60),
      permissions: Type.Array(oneOf(scopes), { minItems: 1, maxItems: 4 }),
      mode: Type.Optional(oneOf(keyModes)),
      /** For a live key. */
      pin: Type.Optional(pin),
    }),
    reply: key,
    faults: [
      ...(['name_invalid', 'too_many_requests', 'sandbox_only', 'second_factor_needed'] as const),
      ...(['pin_invalid', 'pin_wrong', 'pin_locked', 'pin_unset'] as const),
    ],
    perMinute: 10,
  },
  'POST /api/developer/keys/{id}/revoke': {
    about: 'Ends a key at once; safe to repeat.',
    auth: 'customer',
    params,
    reply: key,
    faults: ['not_found'],
  },
  'GET /api/developer/usage': {
    about: 'The calls of this month against what the plan allows.',
    auth: 'customer',
    reply: object({
      plan: oneOf(apiPlans),
      calls: Type.Integer(),
      /** Null where there is no limit. */
      quota: nullable(Type.Integer()),
      resetsAt: instant,
      renewsAt: nullable(instant),
    }),
    faults: [],
  },
  'POST /api/developer/plan': {
    about:
      'Changes the API plan. The startup plan is an offer to approve by PIN (NGN 25,000 a month); free begins when the paid month ends.',
    auth: 'customer',
    body: object({ plan: oneOf(['free', 'startup'] as const) }),
    reply: object({ plan: oneOf(apiPlans), quoteId: nullable(uuid), message: Type.String() }),
    faults: ['insufficient_funds', 'customer_frozen', 'plan_active'],
  },
  'GET /api/developer/events': {
    about: 'Every event that a webhook can ask for, and when it is sent.',
    auth: 'anyone',
    reply: Type.Array(object({ event: oneOf(webhookEvents), about: Type.String() })),
    faults: [],
  },
  'GET /api/developer/webhooks': {
    about: 'Where the bank sends events.',
    auth: 'customer',
    reply: Type.Array(webhook),
    faults: [],
  },
  'POST /api/developer/webhooks': {
    about: 'Asks for events at an address. The signing secret is shown once.',
    auth: 'customer',
    body: object({
      url: text(400),
      events: Type.Array(oneOf(webhookEvents), { minItems: 1, maxItems: 60 }),
      mode: Type.Optional(oneOf(keyModes)),
    }),
    reply: object({ webhook, secret: Type.String() }),
    faults: ['webhook_url', 'plan_needed', 'too_many_requests', 'sandbox_only'],
    perMinute: 10,
  },
  'POST /api/developer/webhooks/{id}/remove': {
    about: 'Ends it: nothing more is sent there.',
    auth: 'customer',
    params,
    reply: webhook,
    faults: ['not_found'],
  },
  'POST /api/developer/webhooks/{id}/enable': {
    about:
      'Sends there again, where it was disabled because it took nothing for a day; what waits goes first.',
    auth: 'customer',
    params,
    reply: webhook,
    faults: ['not_found'],
    perMinute: 10,
  },
  'POST /api/developer/webhooks/{id}/test': {
    about: 'Sends a test event.',
    auth: 'customer',
    params,
    reply: delivery,
    faults: ['not_found'],
    perMinute: 10,
  },
  'GET /api/developer/webhooks/{id}/deliveries': {
    about: 'What was sent there, newest first, with how it went.',
    auth: 'customer',
    reads: true,
    params,
    reply: Type.Array(delivery),
    faults: ['not_found'],
  },
  'POST /api/developer/deliveries/{id}/replay': {
    about: 'Sends one event again, under its own id.',
    auth: 'customer',
    params: object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
    reply: delivery,
    faults: ['not_found'],
    perMinute: 30,
  },
});
