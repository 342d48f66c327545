import { setTimeout as sleep } from 'node:timers/promises';
import { listUnanswered } from '@karo/core/chat/channel';
import { listDueWebhooks } from '@karo/core/developer';
import type { Bank } from '@karo/core/kernel';
import { listDueChannels, listUnsent } from '@karo/core/messaging';
import { listUnsettled } from '@karo/core/orders';
import { listWaitingWebhooks } from '@karo/core/providers';
import type { Handlers, JobName, Queues, Running } from './queues.ts';

/** How often PostgreSQL is asked what is left undone. */
const EVERY_MS = 2_000;
/** What is younger has a wake on its way. */
const PATIENCE_MS = 2_000;
/** What the queue was told of and has not done in this time is done here, without it: the queue is away, or lost a job and not its key. */
const WITHOUT_QUEUE_MS = 30_000;
/** Of each kind of job. */
const AT_ONCE = 20;

type Undone = { name: JobName; id: bigint | string };

const keyOf = ({ name, id }: Undone): string => `${name}:${id}`;

async function listUndone(bank: Bank, channels: readonly string[], patienceMs: number): Promise<Undone[]> {
  const now = bank.clock.now();
  const before = new Date(now.getTime() - patienceMs);
  const [unanswered, unsent, unsettled, webhooks, receivers, lines] = await Promise.all([
    listUnanswered(bank.db, before, now),
    listUnsent(bank.db, channels, before),
    listUnsettled(bank.db, now),
    listWaitingWebhooks(bank.db, before),
    listDueWebhooks(bank.db, now),
    listDueChannels(bank.db, now),
  ]);
  return [
    ...unanswered.map((id) => ({ name: 'inbound' as const, id })),
    ...unsent.map((id) => ({ name: 'outbound' as const, id })),
    ...unsettled.map((id) => ({ name: 'settle' as const, id })),
    ...webhooks.map((id) => ({ name: 'webhook' as const, id })),
    ...receivers.map((id) => ({ name: 'events' as const, id })),
    ...lines.map((id) => ({ name: 'notices' as const, id })),
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
    each?: () => Promise<void>;
  },
): Sweep {
  const { handlers, channels } = options;
  const knownSince = new Map<string, number>();
  /** What was begun here, without the queue, and has not ended. */
  const begun = new Map<string, Promise<void>>();
  let closed = false;

  /** Begins what the queue did not do, and awaits none of it: a provider that is slow must not hold up the next look. */
  const bypass = (left: Undone[]) => {
    for (const each of left) {
      const key = keyOf(each);
      const ofName = [...begun.keys()].filter((other) => other.startsWith(`${each.name}:`)).length;
      if (closed || begun.has(key) || ofName >= AT_ONCE) continue;
      const running = Promise.resolve(handlers[each.name]?.(String(each.id)))
        .then(() => {})
        .catch((error: unknown) => bank.log.warn({ err: error, job: key }, 'a job without the queue failed'))
        .finally(() => begun.delete(key));
      begun.set(key, running);
    }
  };

  const look = async (patienceMs: number): Promise<number> => {
    await readClock(bank);
    const undone = (await listUndone(bank, channels, patienceMs)).filter(({ name }) => handlers[name]);
    const at = performance.now();
    const keys = new Set(undone.map(keyOf));
    for (const key of knownSince.keys()) if (!keys.has(key)) knownSince.delete(key);
    for (const key of keys) if (!knownSince.has(key)) knownSince.set(key, at);
    const told = await Promise.allSettled(undone.map(({ name, id }) => queues.add(name, String(id))));
    bypass(
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
      await options.each?.().catch((error: unknown) => {
        bank.log.warn({ reason: (error as Error).message }, 'overdue jobs were not looked at');
      });
    }
  };
  const walking = walk();
  return {
    now: () => look(0),
    close: async () => {
      closed = true;
      stop.abort();
      await walking;
      await Promise.all(begun.values());
    },
  };
}
