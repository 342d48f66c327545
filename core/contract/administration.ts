import Type from 'typebox';
import { instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

/** What an administrator may do, each role what those before it may: look, answer customers, propose money, approve what another proposed. */
export const adminRoles = ['viewer', 'support', 'operations', 'approver'] as const;
const role = oneOf(adminRoles);

const administrator = object({
  id: Type.String(),
  name: Type.String(),
  role,
});
const listed = object({ ...administrator.properties, createdAt: instant, disabledAt: nullable(instant) });

const application = object({
  id: uuid,
  customerId: uuid,
  tier: Type.Integer(),
  status: oneOf(['approved', 'pending', 'rejected'] as const),
  reason: nullable(Type.String()),
  askedAt: instant,
});

export const administration = rows({
  'POST /api/admin/verify': {
    about:
      'Lets an administrator in by key, the shared one or their own, for eight hours. A wrong key is answered with `success: false`.',
    auth: 'anyone',
    body: object({ adminKey: text(200) }),
    reply: object({
      success: Type.Boolean(),
      message: Type.String(),
      administrator: nullable(administrator),
      expiresAt: nullable(instant),
    }),
    faults: ['too_many_requests'],
    perMinute: 10,
  },
  'GET /api/admin/session': {
    about: 'Which administrator this browser is let in as; null where none.',
    auth: 'anyone',
    reply: object({ administrator: nullable(administrator), expiresAt: nullable(instant) }),
    faults: [],
  },
  'DELETE /api/admin/session': {
    about: 'Ends it.',
    auth: 'anyone',
    reply: object({}),
    faults: [],
  },
  'GET /api/admin/administrators': {
    about: 'The named administrators.',
    auth: 'admin',
    role: 'approver',
    reply: Type.Array(listed),
    faults: [],
  },
  'POST /api/admin/administrators': {
    about: 'Names an administrator; the key is shown once. Only the bearer of the shared key may.',
    auth: 'admin',
    role: 'approver',
    body: object({ name: text(60), role }),
    reply: object({ administrator: listed, adminKey: Type.String() }),
    faults: ['name_invalid', 'forbidden'],
    perMinute: 10,
  },
  'POST /api/admin/administrators/{id}': {
    about:
      'Gives another role, or shuts an administrator out at once. Only the bearer of the shared key may.',
    auth: 'admin',
    role: 'approver',
    params: object({ id: uuid }),
    body: object({ role: Type.Optional(role), disabled: Type.Optional(Type.Boolean()) }),
    reply: listed,
    faults: ['not_found', 'forbidden'],
  },
  'GET /api/admin/audit': {
    about: 'The audit log, newest first; reading a customer’s is itself written there.',
    auth: 'admin',
    role: 'approver',
    query: object({
      customerId: Type.Optional(uuid),
      before: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
    }),
    reply: Type.Array(
      object({
        id: Type.String(),
        at: instant,
        actor: Type.String(),
        action: Type.String(),
        channel: Type.String(),
        ip: nullable(Type.String()),
        customerId: nullable(uuid),
        subject: nullable(Type.String()),
        facts: Type.Unsafe<Record<string, string | number | boolean | null>>({
          type: 'object',
          additionalProperties: true,
        }),
      }),
    ),
    faults: [],
  },
  'GET /api/admin/kyc': {
    about: 'Applications for a higher level that wait, longest waiting first.',
    auth: 'admin',
    role: 'support',
    reply: Type.Array(application),
    faults: [],
  },
  'POST /api/admin/kyc/{id}': {
    about: 'Decides one, once; the customer is told.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: uuid }),
    body: object({ approved: Type.Boolean(), reason: Type.Optional(text(200)) }),
    reply: application,
    faults: ['not_found'],
  },
  'POST /api/admin/customers/{id}/freeze': {
    about:
      'Freezes a customer’s account, or thaws it to what it was before; every session ends, and the customer is told.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: uuid }),
    body: object({ frozen: Type.Boolean(), reason: text(200) }),
    reply: object({ status: oneOf(['active', 'frozen', 'deactivated'] as const) }),
    faults: ['account_missing', 'account_closed'],
  },
});
