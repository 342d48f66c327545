import { setTimeout as sleep } from 'node:timers/promises';
import { listUnanswered } from '@karo/core/chat/channel';
import type { Bank } from '@karo/core/kernel';
import { listUnsent } from '@karo/core/messaging';
import { listUnsettled } from '@karo/core/orders';
import type { Handlers, JobName, Queues, Running } from './queues.ts';

/** How often PostgreSQL is asked what is left undone. */
const EVERY_MS = 2_000;
/** What is younger has a wake on its way. */
const PATIENCE_MS = 2_000;
/** What the queue was told of and has not done in this time is done here, without it: the queue is away, or lost a job and not its key. */
const WITHOUT_QUEUE_MS = 30_000;
const AT_ONCE = 20;

type Undone = { name: JobName; id: bigint };

async function listUndone(bank: Bank, channels: readonly string[], patienceMs: number): Promise<Undone[]> {
  const now = bank.clock.now();
  const before = new Date(now.getTime() - patienceMs);
  const [unanswered, unsent, unsettled] = await Promise.all([
    listUnanswered(bank.db, before, now),
    listUnsent(bank.db, channels, before),
    listUnsettled(bank.db, now),
  ]);
  return [
    ...unanswered.map((id) => ({ name: 'inbound' as const, id })),
    ...unsent.map((id) => ({ name: 'outbound' as const, id })),
    ...unsettled.map((id) => ({ name: 'settle' as const, id })),
  ];
}

/** A sandbox's clock may have been moved by another process. */
async function readClock(bank: Bank): Promise<void> {
  const { clock } = bank as { clock: { reload?(): Promise<void> } };
  await clock.reload?.();
}

export type Sweep = {
  /** Looks now, with no patience; answers what was left undone. */
  now(): Promise<number>;
} & Running;

/**
 * Finds in PostgreSQL what is unanswered, unsent or unsettled and wakes its job, so that a queue that was flushed, or is away, loses nothing. What the queue does
 * not do in time is done here. Runs by a timer and not as a job, for it stands in for the jobs.
 */
export function openSweep(
  bank: Bank,
  queues: Pick<Queues, 'add'>,
  options: {
    handlers: Partial<Handlers>;
    channels: readonly string[];
    each?: (now: number) => Promise<void>;
  },
): Sweep {
  const { handlers, channels } = options;
  const knownSince = new Map<string, number>();
  let closed = false;

  const bypass = async (left: Undone[]) => {
    for (let at = 0; at < left.length && !closed; at += AT_ONCE) {
      const some = left.slice(at, at + AT_ONCE);
      await Promise.allSettled(some.map(({ name, id }) => handlers[name]?.(String(id))));
    }
  };

  const look = async (patienceMs: number): Promise<number> => {
    await readClock(bank);
    const undone = (await listUndone(bank, channels, patienceMs)).filter(({ name }) => handlers[name]);
    const at = performance.now();
    const keyOf = ({ name, id }: Undone) => `${name}:${id}`;
    const keys = new Set(undone.map(keyOf));
    for (const key of knownSince.keys()) if (!keys.has(key)) knownSince.delete(key);
    for (const key of keys) if (!knownSince.has(key)) knownSince.set(key, at);
    const told = await Promise.allSettled(undone.map(({ name, id }) => queues.add(name, String(id))));
    await bypass(
      undone.filter((each, index) => {
        const since = knownSince.get(keyOf(each)) ?? at;
        return told[index]?.status === 'rejected' || at - since > WITHOUT_QUEUE_MS;
      }),
    );
    return undone.length;
  };

  const stop = new AbortController();
  const walk = async () => {
    while (!closed) {
      await sleep(EVERY_MS, undefined, { signal: stop.signal }).catch(() => {});
      if (closed) return;
      await look(PATIENCE_MS).catch((error: unknown) => {
        bank.log.warn({ reason: (error as Error).message }, 'a sweep found no database');
      });
      await options.each?.(Date.now()).catch(() => {});
    }
  };
  const walking = walk();
  return {
    now: () => look(0),
    close: async () => {
      closed = true;
      stop.abort();
      await walking;
    },
  };
}
