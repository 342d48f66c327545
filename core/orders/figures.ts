import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import { listQueues } from './ops-status.ts';

/** Names of the ages that unresolved orders are counted by; each is under its bound and over the one before. */
const ages = ['under_1m', 'under_10m', 'under_1h', 'under_24h', 'over_24h'] as const;

type Age = (typeof ages)[number];
type Kind = 'transfer' | 'airtime' | 'bill';

type Job = { job: string; failure: string | null; lateSeconds: number; endedSeconds: number | null };

/** What the operators' figures read from the database; amounts in kobo. */
export type Figures = {
  queues: { queue: string; waiting: number; oldestSeconds: number }[];
  unresolved: Record<Age, number>;
  inTransit: Record<Kind, number>;
  setAside: number;
  /** Since the lists of sanctioned names were loaded, or found to be the newest; endless where none is loaded. */
  sanctionsSeconds: number;
  /** `failure` is the name of the error that the last run ended with. */
  periodic: Job[];
};

type Open = { kind: Kind; age: Age; count: number; amount: number };

const ageOf = (createdAt: string, now: Date) => sql`
  case when ${sql.ref(createdAt)} > ${now}::timestamptz - interval '1 minute' then 'under_1m'
    when ${sql.ref(createdAt)} > ${now}::timestamptz - interval '10 minutes' then 'under_10m'
    when ${sql.ref(createdAt)} > ${now}::timestamptz - interval '1 hour' then 'under_1h'
    when ${sql.ref(createdAt)} > ${now}::timestamptz - interval '1 day' then 'under_24h'
    else 'over_24h' end`;

/** Orders that were sent, or are about to be, and of which nobody knows the end; one that waits for its day or a review is none. */
const readOpen = async (db: Db, now: Date): Promise<Open[]> => {
  const { rows } = await sql<Open>`
    select kind, ${ageOf('created_at', now)} as age, count(*)::int as count, sum(amount)::float8 as amount from (
      select 'transfer' as kind, created_at, amount from transfer where status in ('sending', 'pending')
      union all select 'airtime', created_at, amount from airtime where status in ('sending', 'pending')
      union all select 'bill', created_at, amount from bill where status in ('sending', 'pending')
    ) open group by 1, 2`.execute(db);
  return rows;
};

type Lane = { queue: string; waiting: number; oldest: Date | null };

const readLanes = async (db: Db, now: Date): Promise<Lane[]> => {
  const { rows } = await sql<Lane>`
    select 'notices' as queue, count(*)::int as waiting, min(due_at) as oldest
    from notification_delivery where due_at <= ${now} and sent_at is null and failed_at is null
    union all
    select 'provider_webhooks', count(*)::int, min(received_at) from provider_webhook where ended_at is null`.execute(
    db,
  );
  return rows;
};

const readJobs = async (db: Db): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    select name as job, failure, extract(epoch from now() - ended_at)::float8 as "endedSeconds",
      case when leased_until > now() then 0 else greatest(0, extract(epoch from now() - due_at))::float8 end as "lateSeconds"
    from periodic_job`.execute(db);
  return rows;
};

/** The age of the list that was not looked at for the longest. */
const readSanctions = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      select max(greatest(loaded_at, compared_at)) as at from sanction_list group by source) each`.execute(
    db,
  );
  const at = rows[0]?.at;
  return at ? Math.max(0, (now.getTime() - at.getTime()) / 1_000) : Number.POSITIVE_INFINITY;
};

const DAY_MS = 24 * 3600_000;

/** Reads the operators' figures in a few statements that look at what is open only. */
export async function readFigures(db: Db, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - DAY_MS);
  const [queues, lanes, open, jobs, sanctionsSeconds, aside] = await Promise.all([
    listQueues(db, now),
    readLanes(db, now),
    readOpen(db, now),
    readJobs(db),
    readSanctions(db, now),
    sql<{ count: number }>`
      select count(*)::int as count from inbox where set_aside is not null and received_at > ${since}`.execute(
      db,
    ),
  ]);
  const ofAge = (age: Age) => open.filter((row) => row.age === age).reduce((sum, row) => sum + row.count, 0);
  const ofKind = (kind: Kind) =>
    open.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amount, 0);
  const all = [
    ...queues.map(({ id, waiting, oldest }) => ({ queue: id as string, waiting, oldest })),
    ...lanes,
  ];
  return {
    queues: all.map(({ queue, waiting, oldest }) => ({
      queue,
      waiting,
      oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1_000) : 0,
    })),
    unresolved: Object.fromEntries(ages.map((age) => [age, ofAge(age)])) as Record<Age, number>,
    inTransit: { transfer: ofKind('transfer'), airtime: ofKind('airtime'), bill: ofKind('bill') },
    setAside: aside.rows[0]?.count ?? 0,
    sanctionsSeconds,
    periodic: jobs,
  };
}
