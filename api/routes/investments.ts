import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'market' });
};

export const investments = {
  'GET /api/investments': notYet,
  'GET /api/investments/portfolio': notYet,
  'GET /api/investments/market': notYet,
  'GET /api/investments/{id}/history': notYet,
  'POST /api/investments/trade': notYet,
  'GET /api/investments/trades': notYet,
  'GET /api/investments/plans': notYet,
  'GET /api/investments/plans/models': notYet,
  'POST /api/investments/plans': notYet,
  'POST /api/investments/plans/{id}/pause': notYet,
  'POST /api/investments/plans/{id}/close': notYet,
} satisfies Partial<Handlers>;
