import Type from 'typebox';
import { instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

const byId = object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });
const outcome = oneOf(['no_suspicion', 'reported'] as const);

const listed = object({
  id: Type.String(),
  customerId: uuid,
  status: oneOf(['open', 'closed'] as const),
  openedAt: instant,
  /** By what was found a report is due: closing without one takes two people. */
  due: Type.Boolean(),
  assignedTo: nullable(uuid),
  /** Who asked first that it be closed without a report. */
  proposedBy: nullable(uuid),
  outcome: nullable(outcome),
  reason: nullable(Type.String()),
  closedAt: nullable(instant),
});

const whole = object({
  ...listed.properties,
  customerName: Type.String(),
  alerts: Type.Array(
    object({
      rule: oneOf(['structuring', 'in_and_out', 'new_payees', 'dormant'] as const),
      day: Type.String(),
      foundAt: instant,
      facts: Type.Unsafe<Record<string, string | number>>({ type: 'object', additionalProperties: true }),
    }),
  ),
  notes: Type.Array(object({ at: instant, by: Type.String(), text: Type.String() })),
});

export const suspicions = rows({
  'GET /api/admin/cases': {
    about: 'The cases of suspicion: those that are open, longest waiting first, or those that were closed.',
    auth: 'admin',
    reads: true,
    role: 'compliance',
    query: object({ status: Type.Optional(oneOf(['open', 'closed'] as const)) }),
    reply: Type.Array(listed),
    faults: [],
  },
  'GET /api/admin/cases/{id}': {
    about: 'One with what was found and what was noted.',
    auth: 'admin',
    role: 'compliance',
    params: byId,
    reply: whole,
    faults: ['not_found'],
  },
  'POST /api/admin/cases/{id}/take': {
    about: 'Takes an open one.',
    auth: 'admin',
    role: 'compliance',
    params: byId,
    body: object({}),
    reply: whole,
    faults: ['not_found', 'forbidden'],
  },
  'POST /api/admin/cases/{id}/notes': {
    about: 'Writes a note into an open one, which nobody changes after.',
    auth: 'admin',
    role: 'compliance',
    params: byId,
    body: object({ text: text(2_000) }),
    reply: whole,
    faults: ['not_found', 'forbidden'],
  },
  'POST /api/admin/cases/{id}/close': {
    about:
      'Closes one with its reason: reported, or without suspicion, which takes a second person where a report is due. The customer is never told.',
    auth: 'admin',
    role: 'compliance',
    params: byId,
    body: object({ outcome, reason: text(1_000) }),
    reply: whole,
    faults: ['not_found', 'forbidden'],
  },
  'GET /api/admin/cases/{id}/report': {
    about: 'The report of one that was closed as reported, as XML; who took it stands in the audit log.',
    auth: 'admin',
    role: 'compliance',
    params: byId,
    reply: Type.Unsafe<string>({}),
    produces: 'application/xml',
    faults: ['not_found', 'forbidden'],
    perMinute: 10,
  },
});
