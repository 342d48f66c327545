import Type from 'typebox';
import { object, oneOf, rows } from './row.ts';

const state = oneOf(['ok', 'down'] as const);

export const house = rows({
  'GET /api/health': {
    about: 'The process lives.',
    auth: 'anyone',
    reply: object({ status: oneOf(['ok'] as const) }),
    faults: [],
    perMinute: 600,
  },
  'GET /api/ready': {
    about: 'The bank can work: its database, its queue and its migrations. 503 where one of them cannot.',
    auth: 'anyone',
    reply: object({ status: state, database: state, queue: state, migrations: state }),
    faults: [],
    perMinute: 600,
  },
  'GET /api/admin/whatsapp': {
    about: 'The QR code that pairs the bank’s WhatsApp, as SVG, for the bearer of the x-admin-key header.',
    auth: 'admin',
    reply: Type.Unsafe<string>({}),
    produces: 'image/svg+xml',
    faults: ['not_found'],
    perMinute: 30,
  },
});
