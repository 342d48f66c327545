import Type from 'typebox';
import { passkeyResponse } from './entry.ts';
import { instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

/** What an administrator may do, each role what those before it may: look, answer customers, propose money, approve what another proposed, name administrators. Compliance looks like support, and alone into cases of suspicion. */
export const adminRoles = ['viewer', 'support', 'operations', 'approver', 'owner', 'compliance'] as const;
const role = oneOf(adminRoles);

const administrator = object({ id: Type.String(), name: Type.String(), role });
const listed = object({
  ...administrator.properties,
  createdAt: instant,
  disabledAt: nullable(instant),
  /** Null: another owner has to agree first. */
  confirmedAt: nullable(instant),
  hasPasskey: Type.Boolean(),
  /** Until when their key for programs is good. */
  keyUntil: nullable(instant),
});

const anything = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });
const secret = text(100);
const entered = object({
  success: Type.Boolean(),
  message: Type.String(),
  administrator: nullable(administrator),
  expiresAt: nullable(instant),
});
const byId = object({ id: uuid });

/** A link that is shown once: the secret stands after the #, which no server is sent. */
const invitation = object({ link: Type.String(), expiresAt: instant });

const entrance = rows({
  'POST /api/admin/verify': {
    about:
      'Lets an administrator in by their key, for eight hours; outside the sandbox with an operator’s rights at most. A wrong key is answered with `success: false`.',
    auth: 'anyone',
    body: object({ adminKey: text(200) }),
    reply: entered,
    faults: ['too_many_requests'],
    perMinute: 10,
  },
  'POST /api/admin/passkey/options': {
    about: 'What the browser needs to show an administrator’s passkey.',
    auth: 'anyone',
    body: object({}),
    reply: anything,
    faults: [],
    perMinute: 20,
  },
  'POST /api/admin/passkey': {
    about: 'Lets an administrator in by their passkey, for eight hours.',
    auth: 'anyone',
    body: object({ response: passkeyResponse }),
    reply: entered,
    faults: ['passkey_wrong', 'too_many_requests'],
    perMinute: 20,
  },
  'POST /api/admin/invitation/options': {
    about: 'What the browser of an invited person needs to make their passkey.',
    auth: 'anyone',
    body: object({ secret }),
    reply: object({ name: Type.String(), options: anything }),
    faults: ['passkey_wrong', 'too_many_requests'],
    perMinute: 20,
  },
  'POST /api/admin/invitation': {
    about:
      'Keeps the passkey that the invited person’s browser made, and lets them in; `success: false` where another owner has to agree first. The invitation is used up.',
    auth: 'anyone',
    body: object({ secret, response: passkeyResponse }),
    reply: entered,
    faults: ['passkey_wrong', 'too_many_requests'],
    perMinute: 20,
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
});

const people = rows({
  'GET /api/admin/administrators': {
    about: 'The people who run the bank.',
    auth: 'admin',
    role: 'approver',
    reply: Type.Array(listed),
    faults: [],
  },
  'POST /api/admin/administrators': {
    about:
      'Names an administrator; who may propose money or more waits for another owner where there is one. The sandbox makes a key at once, shown once; elsewhere `adminKey` is null, and the person is invited.',
    auth: 'admin',
    role: 'owner',
    body: object({ name: text(60), role }),
    reply: object({ administrator: listed, adminKey: nullable(Type.String()) }),
    faults: ['name_invalid', 'forbidden'],
    perMinute: 10,
  },
  'POST /api/admin/administrators/{id}': {
    about: 'Gives another role, or shuts an administrator out; their sessions end at once.',
    auth: 'admin',
    role: 'owner',
    params: byId,
    body: object({ role: Type.Optional(role), disabled: Type.Optional(Type.Boolean()) }),
    reply: listed,
    faults: ['not_found', 'forbidden'],
  },
  'POST /api/admin/administrators/{id}/confirm': {
    about:
      'Another owner agrees to what one named: the person and the role that they saw. Outside the sandbox it is refused until the person has made the passkey.',
    auth: 'admin',
    role: 'owner',
    params: byId,
    body: object({ role }),
    reply: listed,
    faults: ['not_found', 'forbidden', 'request_reused'],
  },
  'POST /api/admin/administrators/{id}/invitation': {
    about:
      'The link by which a person makes their passkey, good for a day and one use. Where they may propose money or more, another owner has to agree once it is made; the last other owner is invited from the machine.',
    auth: 'admin',
    role: 'owner',
    params: byId,
    body: object({}),
    reply: invitation,
    faults: ['not_found', 'forbidden'],
    perMinute: 10,
  },
  'POST /api/admin/key': {
    about:
      'Makes the caller’s own key for programs, shown once and good for 90 days, in place of the one before. Outside the sandbox it takes a session by passkey.',
    auth: 'admin',
    body: object({}),
    reply: object({ adminKey: Type.String(), until: instant }),
    faults: ['forbidden'],
    perMinute: 5,
  },
});

const proposals = rows({
  'GET /api/admin/proposals': {
    about:
      'What one person asked for that moves or frees money, and a second one has not yet: whoever calls the same endpoint with the same facts approves it.',
    auth: 'admin',
    role: 'support',
    reply: Type.Array(
      object({
        id: Type.String(),
        act: oneOf([
          'money_back',
          'review_release',
          'thaw',
          'remittance',
          'loan',
          'group_death',
          'lien',
          'death',
          'sanction',
        ] as const),
        subject: Type.String(),
        facts: Type.Unsafe<Record<string, string | boolean | null>>({
          type: 'object',
          additionalProperties: true,
        }),
        note: nullable(Type.String()),
        customerId: nullable(uuid),
        proposedBy: Type.String(),
        proposer: Type.String(),
        /** The caller proposed it: somebody else decides. */
        mine: Type.Boolean(),
        proposedAt: instant,
      }),
    ),
    faults: [],
  },
  'POST /api/admin/proposals/{id}/refuse': {
    about: 'Takes a proposal back, or refuses another’s; nothing is done.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
    body: object({}),
    reply: object({}),
    faults: ['not_found'],
  },
});

export const administrators = rows({ ...entrance, ...people, ...proposals });
