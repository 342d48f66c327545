import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'bills' });
};

export const analytics = {
  'GET /api/analytics': notYet,
  'GET /api/analytics/transactions': notYet,
  'POST /api/analytics/transactions/{id}/category': notYet,
  'GET /api/analytics/export': notYet,
  'GET /api/account/statement': notYet,
  'GET /api/analytics/schedule': notYet,
  'POST /api/analytics/schedule': notYet,
} satisfies Partial<Handlers>;
