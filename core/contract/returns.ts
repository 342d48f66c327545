import Type from 'typebox';
import { day, object, rows } from './row.ts';

const span = object({ from: day, to: day });
const csv = Type.Unsafe<string>({});

export const returns = rows({
  'GET /api/admin/returns/profit-and-loss': {
    about:
      'Profit and loss of the days that are closed, as CSV: a line for each account of each day, and one for the day’s result.',
    auth: 'admin',
    reads: true,
    role: 'approver',
    query: span,
    reply: csv,
    produces: 'text/csv',
    faults: ['bad_request'],
    perMinute: 30,
  },
  'GET /api/admin/returns/balances': {
    about: 'What the bank’s own accounts, its customers and their pots hold now, as CSV; the sum is nothing.',
    auth: 'admin',
    reads: true,
    role: 'approver',
    reply: csv,
    produces: 'text/csv',
    faults: [],
    perMinute: 10,
  },
  'GET /api/admin/returns/large-movements': {
    about:
      'Each movement from NGN 5 million on, with whose it was, as CSV with nothing masked; who took it stands in the audit log.',
    auth: 'admin',
    role: 'compliance',
    query: span,
    reply: csv,
    produces: 'text/csv',
    faults: ['bad_request', 'forbidden'],
    perMinute: 10,
  },
});
