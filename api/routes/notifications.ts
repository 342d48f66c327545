import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'push' });
};

export const notifications = {
  'GET /api/notifications': notYet,
  'GET /api/notifications/unread': notYet,
  'GET /api/notifications/stream': notYet,
  'GET /api/notifications/settings': notYet,
  'POST /api/notifications/settings': notYet,
  'POST /api/notifications/{id}/read': notYet,
  'POST /api/notifications/clear': notYet,
  'GET /api/notifications/push': notYet,
  'POST /api/notifications/push': notYet,
  'POST /api/notifications/push/end': notYet,
} satisfies Partial<Handlers>;
