import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notHere = async (): Promise<never> => {
  throw new Fault('not_found');
};

export const support = {
  'GET /api/support/knowledge': notHere,
  'GET /api/support/tickets': notHere,
  'POST /api/support/tickets': notHere,
  'POST /api/support/tickets/{ticketId}/rate': notHere,
  'GET /api/support/chat': notHere,
  'POST /api/support/chat': notHere,
  'GET /api/support/disputes': notHere,
  'POST /api/support/disputes': notHere,
  'GET /api/admin/support/threads': notHere,
  'GET /api/admin/support/threads/{id}': notHere,
  'POST /api/admin/support/threads/{id}/reply': notHere,
  'POST /api/admin/support/threads/{id}/return': notHere,
  'GET /api/admin/support/tickets': notHere,
  'POST /api/admin/support/tickets/{ticketId}': notHere,
  'GET /api/admin/support/disputes': notHere,
  'POST /api/admin/support/disputes/{caseNumber}': notHere,
} satisfies Partial<Handlers>;
