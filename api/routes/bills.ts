import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'bills' });
};

export const bills = {
  'GET /api/bills/billers': notYet,
  'GET /api/bills/network': notYet,
  'GET /api/bills/check': notYet,
  'POST /api/bills/quote': notYet,
  'GET /api/bills': notYet,
  'GET /api/bills/{reference}': notYet,
  'POST /api/bills/{reference}/repeat': notYet,
  'POST /api/bills/{reference}/token': notYet,
} satisfies Partial<Handlers>;
