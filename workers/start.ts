import type { Talk } from '@karo/core/chat/channel';
import { startReading } from '@karo/core/chat/nlu';
import { type Bank, metrics } from '@karo/core/kernel';
import type { WebhookSource } from '@karo/core/providers';
import { inbound } from './inbound.ts';
import { events, notices } from './lanes.ts';
import { watchFigures } from './metrics.ts';
import { outbound, type Senders } from './outbound.ts';
import { openPeriodic } from './periodic.ts';
import type { Handler, Handlers, Queues, Running } from './queues.ts';
import { rounds } from './rounds.ts';
import { settle } from './settle.ts';
import { openSweep, type Sweep } from './sweep.ts';
import { webhook, webhooksOf } from './webhooks.ts';

export type Workers = {
  sweep: Sweep['now'];
  /** True while a handler of this process is at work. */
  isBusy(): boolean;
  /** Resolves when the threads that read texts have loaded: until then messages wait. */
  warm: Promise<void>;
} & Running;

/** Counts the handlers that are at work, and measures each job. */
function counted(handlers: Partial<Handlers>): { handlers: Partial<Handlers>; isBusy(): boolean } {
  let working = 0;
  const count =
    (job: string, handler: Handler): Handler =>
    async (id) => {
      working += 1;
      const began = performance.now();
      let outcome = 'failed';
      try {
        const againMs = await handler(id);
        outcome = againMs === undefined ? 'done' : 'later';
        return againMs;
      } finally {
        working -= 1;
        metrics.job.observe({ task: job, outcome }, (performance.now() - began) / 1_000);
      }
    };
  const own = Object.entries(handlers).map(([name, handler]) => [name, count(name, handler)]);
  return { handlers: Object.fromEntries(own) as Partial<Handlers>, isBusy: () => working > 0 };
}

/**
 * Starts the workers of one process. Replies are sent only where it has `senders`, which is where the channels are; `banking: false` leaves answering and settling to others;
 * `readHere` reads texts in this thread and without a deadline, for tests that know their texts.
 */
export async function startWorkers(
  bank: Bank,
  queues: Queues,
  options: {
    senders?: Senders;
    banking?: boolean;
    talk?: Talk;
    readHere?: boolean;
    webhooks?: readonly WebhookSource[];
  } = {},
): Promise<Workers> {
  const { senders, banking = true, talk, readHere = false, webhooks = webhooksOf(bank) } = options;
  const periodic = openPeriodic(bank, queues, rounds);
  const { handlers, isBusy } = counted({
    ...(banking && {
      inbound: inbound(bank, talk),
      settle: settle(bank),
      webhook: webhook(bank, webhooks),
      events: events(bank),
      notices: notices(bank),
      rounds: periodic.handler,
    }),
    ...(senders && { outbound: outbound(bank, senders) }),
  });
  const reading = banking && !readHere ? startReading() : undefined;
  const running = await queues.run(handlers);
  if (banking) await periodic.begin();
  const endFigures = banking ? watchFigures(bank) : undefined;
  const each = banking ? periodic.tend : undefined;
  const sweep = openSweep(bank, queues, { handlers, channels: Object.keys(senders ?? {}), each });
  return {
    sweep: sweep.now,
    isBusy,
    warm: reading?.warm ?? Promise.resolve(),
    close: async () => {
      endFigures?.();
      await sweep.close();
      await running.close();
      await periodic.close();
      await reading?.end();
    },
  };
}
