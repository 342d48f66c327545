import Type from 'typebox';
import { instant, money, nullable, object, oneOf, rows, text } from './row.ts';

const verdict = oneOf(['paid', 'not_paid'] as const);
const reference = object({ reference: text(40) });

export const doubts = rows({
  'GET /api/admin/transfer-doubts': {
    about:
      'Transfers to other banks that the rails left open for a day, and those that two people decided and the rails contradict, oldest first.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(
      object({
        reference: Type.String(),
        sessionId: Type.String(),
        bankCode: Type.String(),
        account: Type.String(),
        name: Type.String(),
        amount: money,
        sentAt: instant,
        asked: Type.Integer(),
        /** What the rails said last. */
        answer: nullable(Type.String()),
        verdict: nullable(verdict),
        note: nullable(Type.String()),
        proposedBy: nullable(Type.String()),
        decidedBy: nullable(Type.String()),
        contradictedBy: nullable(Type.String()),
      }),
    ),
    faults: [],
  },
  'POST /api/admin/transfer-doubts/{reference}/propose': {
    about: 'Proposes how such a transfer ended, with what it is known by. Nothing moves.',
    auth: 'admin',
    role: 'operations',
    params: reference,
    body: object({ verdict, note: text(300) }),
    reply: object({}),
    faults: ['not_found'],
  },
  'POST /api/admin/transfer-doubts/{reference}/withdraw': {
    about: 'Takes a proposal back, or off the list what the rails contradicted, once somebody has seen it.',
    auth: 'admin',
    role: 'operations',
    params: reference,
    body: object({}),
    reply: object({}),
    faults: ['not_found'],
  },
  'POST /api/admin/transfer-doubts/{reference}/approve': {
    about:
      'Ends the transfer as another person proposed: the held money is taken, or given back, and the customer is told.',
    auth: 'admin',
    role: 'approver',
    params: reference,
    body: object({ verdict }),
    reply: object({}),
    faults: ['not_found', 'forbidden'],
  },
});
