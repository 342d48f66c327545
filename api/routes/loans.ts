import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'payments' });
};

export const loans = {
  'GET /api/loans/products': notYet,
  'GET /api/loans/quote': notYet,
  'GET /api/loans/applications': notYet,
  'GET /api/loans/applications/{id}': notYet,
  'GET /api/loans/credit-score': notYet,
  'POST /api/loans/apply': notYet,
  'POST /api/loans/applications/{id}/accept': notYet,
  'POST /api/loans/applications/{id}/withdraw': notYet,
  'POST /api/loans/applications/{id}/repay': notYet,
  'GET /api/admin/loans': notYet,
  'POST /api/admin/loans/{id}': notYet,
} satisfies Partial<Handlers>;
