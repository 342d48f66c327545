import Type from 'typebox';
import { day, instant, object, oneOf, rows, text, uuid } from './row.ts';

const match = object({
  id: Type.String(),
  /** Whose name is near: the customer’s own, of somebody whom they pay, or of somebody who pays them. */
  party: oneOf(['customer', 'payee', 'sender'] as const),
  customerId: uuid,
  name: Type.String(),
  /** The list, and its name for the entry. */
  source: Type.String(),
  reference: Type.String(),
  listed: Type.String(),
  percent: Type.Integer(),
  status: oneOf(['open', 'cleared', 'confirmed'] as const),
  foundAt: instant,
});

export const sanctions = rows({
  'GET /api/admin/sanctions': {
    about:
      'The sanction lists that were loaded, newest first, with the publisher’s dates; and the names near them that wait for somebody or were confirmed, oldest first, two hundred after a number.',
    auth: 'admin',
    reads: true,
    role: 'operations',
    query: object({
      status: Type.Optional(oneOf(['open', 'confirmed'] as const)),
      after: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
    }),
    reply: object({
      /** How many wait in all. */
      open: Type.Integer(),
      lists: Type.Array(
        object({ source: Type.String(), datedOn: day, loadedAt: instant, entries: Type.Integer() }),
      ),
      matches: Type.Array(match),
    }),
    faults: [],
  },
  'POST /api/admin/sanctions/{id}': {
    about:
      'Clears a match, which two people ask for: that name of that customer is not asked about again; also where it was confirmed. Or confirms it, which one may: a customer’s own account is frozen and stays so, a payment to the name stays refused, money from it stays held.',
    auth: 'admin',
    role: 'operations',
    params: object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
    body: object({ cleared: Type.Boolean(), note: text(200) }),
    reply: match,
    faults: ['not_found', 'forbidden', 'request_reused'],
  },
});
