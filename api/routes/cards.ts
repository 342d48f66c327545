import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notYet = async () => {
  throw new Fault('unavailable', { what: 'cards' });
};

export const cards = {
  'GET /api/cards': notYet,
  'POST /api/cards': notYet,
  'POST /api/cards/{id}/show': notYet,
  'POST /api/cards/{id}/freeze': notYet,
  'POST /api/cards/{id}/unfreeze': notYet,
  'POST /api/cards/{id}/limits': notYet,
  'POST /api/cards/{id}/replace': notYet,
  'POST /api/cards/{id}/close': notYet,
  'GET /api/cards/{id}/transactions': notYet,
  'POST /api/cards/{id}/sandbox': notYet,
} satisfies Partial<Handlers>;
