import type { Db } from '@karo/db/client';
import type { Clock, Rails } from '../ports.ts';

/** Other banks, as the sandbox plays them. */
export function sandboxRails(_options: { db: Db; clock: Clock; seed: number }): Rails {
  throw new Error('not written yet');
}
