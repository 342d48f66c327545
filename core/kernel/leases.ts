import { randomUUID } from 'node:crypto';
import type { Db } from '@karo/db/client';
import { sql } from 'kysely';

/** A periodic job, and how often it is to be done. */
export type Periodic = { name: string; everyMs: number };

/** Enters jobs that the database does not know yet: the first turn of each comes after its interval. */
export async function enterJobs(db: Db, jobs: readonly Periodic[]): Promise<void> {
  const names = jobs.map(({ name }) => name);
  const seconds = jobs.map(({ everyMs }) => everyMs / 1000);
  await sql`
    insert into periodic_job (name, due_at)
    select name, now() + make_interval(secs => seconds) from unnest(${names}::text[], ${seconds}::float8[]) as job (name, seconds)
    on conflict (name) do nothing`.execute(db);
}

/**
 * Takes a job for `leaseMs`, and answers the lease; undefined where another process is at it, or it was begun less than half its interval ago, as happens where two
 * schedulers call it.
 */
export async function claimJob(db: Db, job: Periodic, leaseMs: number): Promise<string | undefined> {
  const holder = randomUUID();
  const [every, lease] = [job.everyMs / 1000, leaseMs / 1000];
  const { rows } = await sql`
    insert into periodic_job (name, due_at, started_at, holder, leased_until)
    values (${job.name}, now() + make_interval(secs => ${every}), now(), ${holder}, now() + make_interval(secs => ${lease}))
    on conflict (name) do update
      set due_at = excluded.due_at, started_at = excluded.started_at, holder = excluded.holder, leased_until = excluded.leased_until
      where (periodic_job.leased_until is null or periodic_job.leased_until < now())
        and (periodic_job.started_at is null or periodic_job.started_at <= now() - make_interval(secs => ${every / 2}))
    returning name`.execute(db);
  return rows.length > 0 ? holder : undefined;
}

/** Keeps a job for another `leaseMs`; nothing where another process has it by now. */
export async function renewJob(db: Db, holder: string, leaseMs: number): Promise<void> {
  await sql`update periodic_job set leased_until = now() + make_interval(secs => ${leaseMs / 1000})
    where holder = ${holder} and leased_until is not null`.execute(db);
}

/** Gives a job back, with why it failed where it did. */
export async function endJob(db: Db, holder: string, failure?: string): Promise<void> {
  await sql`update periodic_job set leased_until = null, holder = null, ended_at = now(), failure = ${failure ?? null}
    where holder = ${holder}`.execute(db);
}

/** The jobs that nobody does although they were due so long ago: the queue is away, or lost its schedule. */
export async function listOverdue(db: Db, graceMs: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from periodic_job
    where due_at < now() - make_interval(secs => ${graceMs / 1000}) and (leased_until is null or leased_until < now())`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
