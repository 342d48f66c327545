import Type from 'typebox';
import { instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

const application = object({
  id: uuid,
  customerId: uuid,
  tier: Type.Integer(),
  status: oneOf(['approved', 'pending', 'rejected'] as const),
  reason: nullable(Type.String()),
  askedAt: instant,
});

export const administration = rows({
  'GET /api/admin/audit': {
    about: 'The audit log, newest first; reading a customer’s is itself written there.',
    auth: 'admin',
    role: 'approver',
    query: object({
      customerId: Type.Optional(uuid),
      before: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
      /** One kind of act (`admin_sign_in`), and one actor’s id. */
      action: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$' })),
      actor: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
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
    reads: true,
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
    faults: ['account_missing', 'account_closed', 'freeze_stands'],
  },
});
