import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'payments' });
};

export const goals = {
  'GET /api/goals': notYet,
  'GET /api/goals/rates': notYet,
  'POST /api/goals': notYet,
  'GET /api/goals/{id}': notYet,
  'POST /api/goals/{id}/save': notYet,
  'POST /api/goals/{id}/withdraw': notYet,
  'POST /api/goals/{id}/plan': notYet,
  'POST /api/goals/{id}/close': notYet,
} satisfies Partial<Handlers>;
