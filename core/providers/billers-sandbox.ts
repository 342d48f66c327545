import type { Db } from '@karo/db/client';
import type { Billers, Clock } from '../ports.ts';

/** Airtime vending, as the sandbox plays it. */
export function sandboxBillers(_options: { db: Db; clock: Clock; seed: number }): Billers {
  throw new Error('not written yet');
}
