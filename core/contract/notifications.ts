import Type from 'typebox';
import { instant, object, oneOf, rows } from './row.ts';

export const noticeTypes = ['transaction', 'security', 'account', 'system', 'other'] as const;
export const noticePriorities = ['high', 'medium', 'low'] as const;

const notification = object({
  id: Type.String(),
  type: oneOf(noticeTypes),
  priority: oneOf(noticePriorities),
  title: Type.String(),
  message: Type.String(),
  timestamp: instant,
  read: Type.Boolean(),
});

/** An hour of the day in Lagos, `22:00`. */
const hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

const fields = {
  pushEnabled: Type.Boolean(),
  smsEnabled: Type.Boolean(),
  emailEnabled: Type.Boolean(),
  whatsappEnabled: Type.Boolean(),
  categories: object({
    transactions: Type.Boolean(),
    security: Type.Boolean(),
    account: Type.Boolean(),
    system: Type.Boolean(),
    marketing: Type.Boolean(),
  }),
};
const quietHours = object({ enabled: Type.Boolean(), from: hour, to: hour });
const settings = object({ ...fields, quietHours });

export const notifications = rows({
  'GET /api/notifications': {
    about: 'What the bank told the customer, newest first, without what was cleared.',
    auth: 'customer',
    query: object({ filter: Type.Optional(oneOf(['all', 'unread', ...noticeTypes] as const)) }),
    reply: Type.Array(notification),
    faults: [],
  },
  'GET /api/notifications/unread': {
    about: 'How many are unread.',
    auth: 'customer',
    reply: object({ count: Type.Integer() }),
    faults: [],
  },
  'GET /api/notifications/stream': {
    about: 'Server-sent events: `unread` with the count, at once and whenever it changes.',
    auth: 'customer',
    reply: Type.Unsafe<AsyncIterable<unknown>>({}),
    produces: 'text/event-stream',
    faults: [],
  },
  'GET /api/notifications/settings': {
    about: 'By which channels, and about what, the customer is told.',
    auth: 'customer',
    reply: settings,
    faults: [],
  },
  'POST /api/notifications/settings': {
    about:
      'Saves the settings. At least one channel stays on, and transactions and security cannot both be off.',
    auth: 'customer',
    body: object({ ...fields, quietHours: Type.Optional(quietHours) }),
    reply: settings,
    faults: ['notices_needed', 'email_needed', 'email_unproved', 'second_factor_needed'],
  },
  'POST /api/notifications/{id}/read': {
    about: 'Marks one as read.',
    auth: 'customer',
    params: object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
    reply: notification,
    faults: ['not_found'],
  },
  'POST /api/notifications/read': {
    about: 'Marks all as read. With `upTo`, what was told after that one stays unread.',
    auth: 'customer',
    query: object({ upTo: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })) }),
    reply: object({ read: Type.Integer() }),
    faults: [],
  },
  'POST /api/notifications/clear': {
    about:
      'Clears the list: what is in it is archived, and counts as read. With `upTo`, what was told after that one stays.',
    auth: 'customer',
    query: object({ upTo: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })) }),
    reply: object({ cleared: Type.Integer() }),
    faults: [],
  },
  'GET /api/notifications/push': {
    about:
      'The key that a browser subscribes with (VAPID, base64url), and whether this one is told. A browser is told until its session ends.',
    auth: 'anyone',
    reply: object({ publicKey: Type.String(), subscribed: Type.Boolean() }),
    faults: [],
  },
  'POST /api/notifications/push': {
    about: 'Subscribes this browser to web push, as its `PushSubscription` says.',
    auth: 'customer',
    body: object({
      endpoint: Type.String({ pattern: '^https://', maxLength: 1000 }),
      keys: object({
        p256dh: Type.String({ pattern: '^[\\w-]{80,100}={0,2}$' }),
        auth: Type.String({ pattern: '^[\\w-]{20,30}={0,2}$' }),
      }),
    }),
    reply: object({}),
    faults: ['bad_request'],
  },
  'POST /api/notifications/push/end': {
    about: 'Ends a browser’s subscription.',
    auth: 'customer',
    body: object({ endpoint: Type.String({ maxLength: 1000 }) }),
    reply: object({}),
    faults: [],
  },
});
