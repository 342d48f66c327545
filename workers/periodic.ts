import { type Bank, claimJob, endJob, enterJobs, listOverdue, metrics, renewJob } from '@karo/core/kernel';
import type { Handler, Queues } from './queues.ts';
import type { Round } from './rounds.ts';

/** A process that is killed in a job keeps it from the others no longer than this. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
/** So long after its time a job is done without its scheduler, which is lost or cannot be reached. */
const GRACE_MS = 30_000;

export type Periodic = {
  /** Does one job, by its name; at once nothing where another process is at it. */
  handler: Handler;
  /** Sees to jobs whose scheduler does not call them; begins them and awaits none. */
  tend(): Promise<void>;
  /** Enters the jobs and sets their schedulers. */
  begin(): Promise<void>;
  /** Ends once what `tend` began has ended. */
  close(): Promise<void>;
};

/**
 * The periodic jobs of one process. Schedulers call them; the database says who does which, so that no job runs twice at once, and which is overdue, so that none needs
 * its scheduler.
 */
export function openPeriodic(
  bank: Bank,
  queues: Pick<Queues, 'schedule'>,
  jobs: Readonly<Record<string, Round>>,
  graceMs = GRACE_MS,
): Periodic {
  const all = Object.entries(jobs).map(([name, { everyMs }]) => ({ name, everyMs }));
  const begun = new Map<string, Promise<void>>();

  const runAs = async (holder: string, name: string, job: Round): Promise<void> => {
    const renew = () => void renewJob(bank.db, holder, LEASE_MS).catch(() => {});
    const timer = setInterval(renew, RENEW_MS);
    let failure: string | undefined;
    const began = performance.now();
    try {
      await job.run(bank);
    } catch (error) {
      failure = error instanceof Error ? error.name : 'Error';
      bank.log.error({ err: error, job: name }, 'a periodic job failed');
    } finally {
      clearInterval(timer);
    }
    const outcome = failure === undefined ? 'done' : 'failed';
    metrics.periodic.observe({ task: name, outcome }, (performance.now() - began) / 1_000);
    await endJob(bank.db, holder, failure);
  };

  const run = async (name: string): Promise<void> => {
    const job = jobs[name];
    if (!job) return;
    const holder = await claimJob(bank.db, { name, everyMs: job.everyMs }, LEASE_MS);
    if (holder) await runAs(holder, name, job);
  };

  const beginAlone = (name: string): void => {
    if (begun.has(name)) return;
    const running = run(name)
      .catch((error: unknown) => bank.log.warn({ err: error, job: name }, 'a periodic job was not begun'))
      .finally(() => begun.delete(name));
    begun.set(name, running);
  };

  const schedule = (some: typeof all): Promise<void> =>
    queues.schedule(some).catch((error: unknown) => {
      bank.log.warn({ reason: (error as Error).message }, 'periodic jobs could not be scheduled');
    });

  return {
    handler: async (name) => {
      await run(name);
      return undefined;
    },
    begin: async () => {
      await enterJobs(bank.db, all);
      await schedule(all);
    },
    tend: async () => {
      const overdue = (await listOverdue(bank.db, graceMs)).filter((name) => jobs[name]);
      if (overdue.length === 0) return;
      for (const name of overdue) beginAlone(name);
      await schedule(all.filter(({ name }) => overdue.includes(name)));
    },
    close: async () => void (await Promise.all(begun.values())),
  };
}
