import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notHere = async (): Promise<never> => {
  throw new Fault('not_found');
};

export const account = {
  'GET /api/user/profile': notHere,
  'POST /api/user/profile': notHere,
  'POST /api/user/phone': notHere,
  'GET /api/user/security-settings': notHere,
  'POST /api/user/security-settings': notHere,
  'POST /api/user/instant-transfers': notHere,
  'GET /api/user/limits': notHere,
  'POST /api/user/limits': notHere,
  'GET /api/user/bank-accounts': notHere,
  'POST /api/user/bank-accounts': notHere,
  'POST /api/user/bank-accounts/{id}/verify': notHere,
  'POST /api/user/bank-accounts/{id}/primary': notHere,
  'POST /api/user/bank-accounts/{id}/remove': notHere,
  'POST /api/user/delete-account': notHere,
  'GET /api/user/export': notHere,
  'POST /api/user/deactivate': notHere,
  'POST /api/user/reactivate': notHere,
  'GET /api/user/devices': notHere,
  'POST /api/user/devices/{id}/remove': notHere,
  'POST /api/user/sessions/end-all': notHere,
  'GET /api/user/identities': notHere,
  'POST /api/user/identities/{id}/remove': notHere,
  'GET /api/user/kyc': notHere,
  'POST /api/user/kyc': notHere,
  'GET /api/user/activity': notHere,
} satisfies Partial<Handlers>;
