import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Bank, openSampler, type Sample } from '../kernel/index.ts';
import { readFigures } from './figures.ts';

const MINUTE_MS = 60_000;

type Keeper = Pick<Bank, 'db' | 'clock'>;

/** Writes what one process measured in the present minute; what it measured in the same minute before is replaced. */
async function write({ db, clock }: Keeper, process: string, samples: readonly Sample[]): Promise<void> {
  if (samples.length === 0) return;
  const at = new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  await sql`
    insert into measurement (at, process, name, label, count, sum, peak)
    select ${at}, ${process}, * from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
      as sample (name text, label text, count float8, sum float8, peak float8)
    on conflict (at, name, label, process) do update set count = excluded.count, sum = excluded.sum, peak = excluded.peak`.execute(
    db,
  );
}

const level = (name: string, label: string, value: number): Sample => ({
  name,
  label,
  count: 1,
  sum: value,
  peak: value,
});

/** Keeps what the database tells of the bank in this minute: what waits, and how long, and what has no end; kobo and seconds. Safe to repeat. */
export async function measureBank(bank: Keeper): Promise<void> {
  const { queues, unresolved, inTransit, setAside } = await readFigures(bank.db, bank.clock.now());
  await write(bank, 'bank', [
    ...queues.map(({ queue, waiting }) => level('waiting', queue, waiting)),
    ...queues.map(({ queue, oldestSeconds }) => level('oldest', queue, oldestSeconds)),
    ...Object.entries(unresolved).map(([age, count]) => level('unresolved', age, count)),
    ...Object.entries(inTransit).map(([kind, amount]) => level('in-transit', kind, amount)),
    level('set-aside', '', setAside),
  ]);
}

/** Keeps what this process measures of itself, every minute; answers how to end that. What was not written is said in the log, and is lost. */
export function keepMeasurements(bank: Keeper & Pick<Bank, 'pool' | 'log'>, role: string): () => void {
  const process = `${role}-${randomUUID().slice(0, 8)}`;
  const sampler = openSampler();
  const keep = async () => {
    const samples = await sampler.take();
    const { totalCount, idleCount, waitingCount } = bank.pool;
    const pool = [
      level('connections', 'busy', totalCount - idleCount),
      level('connections', 'awaited', waitingCount),
    ];
    await write(bank, process, [...samples, ...pool]);
  };
  const timer = setInterval(
    () =>
      void keep().catch((error: unknown) => bank.log.warn({ err: error }, 'the measurements were not kept')),
    MINUTE_MS,
  );
  timer.unref();
  return () => {
    clearInterval(timer);
    sampler.close();
  };
}
