import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import { type Bank, type Kobo, kobo } from '../kernel/index.ts';

export type Span = 'hour' | 'day' | 'week';
export type Activity = { from: Date; transactions: number; moved: Kobo };

const spans: Record<Span, { stepMs: number; steps: number }> = {
  hour: { stepMs: 5 * 60_000, steps: 12 },
  day: { stepMs: 3_600_000, steps: 24 },
  week: { stepMs: 24 * 3_600_000, steps: 7 },
};

/** The steps of a span that ends now, oldest first. */
type Steps = { since: Date; stepMs: number; from: Date[] };

/** How often what is read over a span is read in one of its steps, however many consoles are open, and however often each asks. */
const READINGS_A_STEP = 20;

type Known<T> = { at: number; read: Promise<T> };
type Reader = Pick<Bank, 'db' | 'pool' | 'clock'>;

/** A reading over a span that is made again once it is a twentieth of a step old. */
function kept<T>(make: (db: Db, steps: Steps) => Promise<T>): (bank: Reader, span: Span) => Promise<T> {
  const known = new WeakMap<Bank['pool'], Map<Span, Known<T>>>();
  return ({ db, pool, clock }, span) => {
    const now = clock.now().getTime();
    const ofBank = known.get(pool) ?? new Map<Span, Known<T>>();
    known.set(pool, ofBank);
    const last = ofBank.get(span);
    const { stepMs, steps } = spans[span];
    if (last && now >= last.at && now - last.at < stepMs / READINGS_A_STEP) return last.read;
    const since = now - stepMs * steps;
    const from = Array.from({ length: steps }, (_, step) => new Date(since + step * stepMs));
    const made = { at: now, read: make(db, { since: new Date(since), stepMs, from }) };
    ofBank.set(span, made);
    made.read.catch(() => ofBank.delete(span));
    return made.read;
  };
}

/** The step of a span in which a moment lies; the present one is of the last. */
const stepOf = (at: string, { since, stepMs, from }: Steps) =>
  sql<number>`least(floor(extract(epoch from (${sql.ref(at)} - ${since}::timestamptz)) * 1000 / ${stepMs}::float8)::int, ${from.length - 1})`;

/** What left customers' own accounts in each step of the last hour, day or week, oldest first; up to a twentieth of a step old. */
export const listActivity = kept(async (db, steps): Promise<Activity[]> => {
  const { rows } = await sql<{ step: number; transactions: number; moved: bigint }>`
    select ${stepOf('posting.at', steps)} as step,
      count(distinct posting.id)::int as transactions, coalesce(-sum(leg.amount), 0)::bigint as moved
    from posting, unnest(posting.accounts, posting.amounts) as leg (account_id, amount)
    join account on account.id = leg.account_id and account.kind = 'customer'
    where posting.at >= ${steps.since} and leg.amount < 0
    group by 1`.execute(db);
  const byStep = new Map(rows.map((row) => [row.step, row]));
  return steps.from.map((from, step) => ({
    from,
    transactions: byStep.get(step)?.transactions ?? 0,
    moved: kobo(byStep.get(step)?.moved ?? 0n),
  }));
});

/** What was measured in a step: how often, the sum, the highest; nothing where nothing was. */
type Measured = { count: number; sum: number; peak: number };
export type Series = { name: string; label: string; steps: (Measured | null)[] };

/** What the processes of the bank measured of themselves in each step of the last hour, day or week; up to a twentieth of a step old. */
export const listMeasurements = kept(async (db, steps): Promise<{ from: Date[]; series: Series[] }> => {
  const { rows } = await sql<Measured & { name: string; label: string; step: number }>`
    select name, label, ${stepOf('at', steps)} as step, sum(count) as count, sum(sum) as sum, max(peak) as peak
    from measurement where at >= ${steps.since} group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const series = new Map<string, Series>();
  for (const { name, label, step, count, sum, peak } of rows) {
    const one = series.get(`${name}\n${label}`) ?? { name, label, steps: steps.from.map(() => null) };
    series.set(`${name}\n${label}`, one);
    one.steps[step] = { count, sum, peak };
  }
  return { from: steps.from, series: [...series.values()] };
});
