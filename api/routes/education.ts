import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'payments' });
};

export const education = {
  'GET /api/education/modules': notYet,
  'GET /api/education/modules/{filter}': notYet,
  'GET /api/education/modules/{id}/lessons': notYet,
  'POST /api/education/modules/{id}/start': notYet,
  'POST /api/education/modules/{id}/lessons/{number}': notYet,
  'POST /api/education/modules/{id}/quiz': notYet,
  'GET /api/education/progress': notYet,
  'GET /api/education/achievements': notYet,
  'GET /api/education/leaderboard': notYet,
  'POST /api/education/leaderboard': notYet,
  'GET /api/education/rewards': notYet,
  'POST /api/education/rewards/{id}': notYet,
  'GET /api/education/certificate': notYet,
  'GET /api/education/certificates/{number}': notYet,
} satisfies Partial<Handlers>;
