import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notHere = async (): Promise<never> => {
  throw new Fault('not_found');
};

export const ussd = {
  'GET /api/ussd/codes': notHere,
  'GET /api/ussd/sessions': notHere,
  'POST /api/ussd/test': notHere,
  'POST /api/ussd/callback': notHere,
  'POST /api/ussd/events': notHere,
} satisfies Partial<Handlers>;
