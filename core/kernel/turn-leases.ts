import { AsyncLocalStorage } from 'node:async_hooks';

/** Thrown where a turn finds that its lease is somebody else's by now: nothing more of it may be written. */
export class Fenced extends Error {}

/** The lease of a conversation that a turn is answered under. */
export type TurnLease = { conversationId: bigint; leaseId: string };

const held = new AsyncLocalStorage<TurnLease>();

/** Runs a turn under its lease: what it writes beside its end can ask for it. */
export const withinLease = <T>(lease: TurnLease, work: () => Promise<T>): Promise<T> => held.run(lease, work);

/** The lease under which the caller answers this conversation; undefined outside of a turn. */
export function leaseOfTurn(conversationId: bigint): string | undefined {
  const lease = held.getStore();
  return lease?.conversationId === conversationId ? lease.leaseId : undefined;
}
