import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notHere = async (): Promise<never> => {
  throw new Fault('not_found');
};

export const developer = {
  'GET /api/openapi.json': notHere,
  'GET /api/developer/endpoints': notHere,
  'GET /api/developer/stats': notHere,
  'GET /api/developer/keys': notHere,
  'POST /api/developer/keys/generate': notHere,
  'POST /api/developer/keys/{id}/revoke': notHere,
  'GET /api/developer/usage': notHere,
  'POST /api/developer/plan': notHere,
  'GET /api/developer/webhooks': notHere,
  'POST /api/developer/webhooks': notHere,
  'POST /api/developer/webhooks/{id}/remove': notHere,
  'POST /api/developer/webhooks/{id}/test': notHere,
  'GET /api/developer/webhooks/{id}/deliveries': notHere,
  'POST /api/developer/deliveries/{id}/replay': notHere,
} satisfies Partial<Handlers>;
