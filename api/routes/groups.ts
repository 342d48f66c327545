import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'payments' });
};

export const groups = {
  'GET /api/groups': notYet,
  'GET /api/groups/stats': notYet,
  'POST /api/groups': notYet,
  'GET /api/groups/invites/{code}': notYet,
  'GET /api/groups/{id}': notYet,
  'GET /api/groups/{id}/book': notYet,
  'GET /api/groups/{id}/draw': notYet,
  'POST /api/groups/{id}/join': notYet,
  'POST /api/groups/{id}/invite': notYet,
  'POST /api/groups/{id}/start': notYet,
  'POST /api/groups/{id}/again': notYet,
  'POST /api/groups/{id}/contribute': notYet,
  'POST /api/groups/{id}/standing-order': notYet,
  'POST /api/groups/{id}/swap': notYet,
  'POST /api/groups/{id}/swaps/{swapId}': notYet,
  'POST /api/groups/{id}/leave': notYet,
  'POST /api/groups/{id}/hand-over': notYet,
  'POST /api/groups/{id}/vote': notYet,
  'POST /api/admin/groups/{id}/death': notYet,
} satisfies Partial<Handlers>;
