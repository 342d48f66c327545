import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'payments' });
};

export const remittances = {
  'GET /api/remittance/rates': notYet,
  'GET /api/remittance/countries': notYet,
  'POST /api/remittance/quote': notYet,
  'POST /api/remittance/send': notYet,
  'GET /api/remittance/cards': notYet,
  'POST /api/remittance/{reference}/pay': notYet,
  'POST /api/remittance/{reference}/challenge': notYet,
  'GET /api/remittance': notYet,
  'GET /api/remittance/{reference}': notYet,
  'POST /api/remittance/webhook': notYet,
  'GET /api/admin/remittances': notYet,
  'POST /api/admin/remittances/{reference}': notYet,
} satisfies Partial<Handlers>;
