import Type from 'typebox';
import { instant, money, nullable, object, oneOf, rows, text, uuid } from './row.ts';

/** What the operators' console reads beside the lists of its parts. */
export const operators = rows({
  'POST /api/admin/customers/find': {
    about:
      'Customers by phone, name, account number, the reference of a transfer, or id; at most twenty. Who looked is written to the audit log of each who is shown.',
    auth: 'admin',
    role: 'support',
    body: object({ q: text(80) }),
    reply: Type.Array(
      object({
        id: uuid,
        name: Type.String(),
        phone: nullable(Type.String()),
        nuban: nullable(Type.String()),
        status: oneOf(['pending', 'active', 'frozen', 'deactivated', 'closed'] as const),
        tier: Type.Integer(),
        openedAt: instant,
      }),
    ),
    faults: [],
    perMinute: 60,
  },
  'GET /api/admin/activity': {
    about: 'What left customers’ own accounts in each step of the last hour, day or week, oldest first.',
    auth: 'admin',
    reads: true,
    query: object({ over: Type.Optional(oneOf(['hour', 'day', 'week'] as const)) }),
    reply: Type.Array(object({ from: instant, transactions: Type.Integer(), moved: money })),
    faults: [],
    perMinute: 60,
  },
  'GET /api/admin/measurements': {
    about:
      'What the processes measured of themselves in each step of the last hour, day or week: how often, the sum (seconds, rows, kobo, by the name), and the highest; null where nothing was measured.',
    auth: 'admin',
    reads: true,
    query: object({ over: Type.Optional(oneOf(['hour', 'day', 'week'] as const)) }),
    reply: object({
      from: Type.Array(instant),
      series: Type.Array(
        object({
          name: Type.String(),
          label: Type.String(),
          steps: Type.Array(
            nullable(object({ count: Type.Number(), sum: Type.Number(), peak: Type.Number() })),
          ),
        }),
      ),
    }),
    faults: [],
    perMinute: 60,
  },
});
