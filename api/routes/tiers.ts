import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notHere = async (): Promise<never> => {
  throw new Fault('not_found');
};

export const tiers = {
  'GET /api/account/tiers': notHere,
  'GET /api/account/current-tier': notHere,
  'POST /api/account/upgrade-tier': notHere,
} satisfies Partial<Handlers>;
