import type { BvnRegister } from '../ports.ts';

/** The BVN register, as the sandbox plays it. */
export function sandboxBvn(): BvnRegister {
  throw new Error('not written yet');
}
