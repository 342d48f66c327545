import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notHere = async (): Promise<never> => {
  throw new Fault('not_found');
};

export const administration = {
  'POST /api/admin/verify': notHere,
  'GET /api/admin/session': notHere,
  'DELETE /api/admin/session': notHere,
  'GET /api/admin/administrators': notHere,
  'POST /api/admin/administrators': notHere,
  'POST /api/admin/administrators/{id}': notHere,
  'GET /api/admin/audit': notHere,
  'GET /api/admin/kyc': notHere,
  'POST /api/admin/kyc/{id}': notHere,
  'POST /api/admin/customers/{id}/freeze': notHere,
} satisfies Partial<Handlers>;
