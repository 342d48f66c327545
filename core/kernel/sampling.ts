import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readMetrics } from './metrics.ts';

/** What was measured since the last time: how often, the sum in seconds or whatever is counted, and the highest; of durations, the bound that one in twenty passed. */
export type Sample = { name: string; label: string; count: number; sum: number; peak: number };

/** What is kept of the metrics, under which name, and by which of their labels it is divided. */
const kept = [
  { name: 'calls', metric: 'karo_http_request_duration_seconds', by: ['status'] },
  { name: 'jobs', metric: 'karo_job_duration_seconds', by: ['outcome'] },
  { name: 'periodic', metric: 'karo_periodic_duration_seconds', by: ['outcome'] },
  { name: 'turns', metric: 'karo_turn_stage_seconds', by: ['stage'] },
  { name: 'batches', metric: 'karo_ledger_batch_size', by: [] },
  { name: 'ledger-waits', metric: 'karo_ledger_wait_seconds', by: [] },
  { name: 'providers', metric: 'karo_provider_call_seconds', by: ['outcome'] },
  { name: 'replies', metric: 'karo_replies_total', by: ['channel', 'outcome'] },
  { name: 'notices', metric: 'karo_notices_total', by: ['channel', 'outcome'] },
] as const;

const RESOLUTION_MS = 20;
const NS = 1e9;
const OFTEN = 0.95;

type Total = { count: number; sum: number; buckets: Map<number, number> };
type Value = { metricName?: string; value: number; labels: Partial<Record<string, string | number>> };

const boundOf = (le: string | number | undefined): number =>
  le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);

/** Adds one value of a metric to the total that it is part of. */
function add(total: Total, { metricName = '', value, labels }: Value): void {
  if (metricName.endsWith('_bucket')) {
    const bound = boundOf(labels.le);
    total.buckets.set(bound, (total.buckets.get(bound) ?? 0) + value);
  } else if (metricName.endsWith('_sum')) total.sum += value;
  // A counter has nothing but its value.
  else total.count += value;
}

/** The totals since the process began, by what they are divided by. */
function totalsOf(values: readonly Value[], by: readonly string[]): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const value of values) {
    const label = by.map((name) => value.labels[name] ?? '').join(' ');
    const total = totals.get(label) ?? { count: 0, sum: 0, buckets: new Map() };
    totals.set(label, total);
    add(total, value);
  }
  return totals;
}

/** The lowest bound that holds nineteen of twenty; above the highest, that. */
function passedByFew(now: Total, before: Total | undefined, count: number): number {
  const bounds = [...now.buckets.keys()].sort((one, other) => one - other);
  const within = (bound: number) => (now.buckets.get(bound) ?? 0) - (before?.buckets.get(bound) ?? 0);
  const finite = bounds.filter(Number.isFinite);
  return finite.find((bound) => within(bound) >= OFTEN * count) ?? finite.at(-1) ?? 0;
}

/** Samples what this process measured; each time since the time before. */
export function openSampler(): { take(): Promise<Sample[]>; close(): void } {
  const before = new Map<string, Total>();
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const since = (name: string, label: string, now: Total): Sample | undefined => {
    const key = `${name} ${label}`;
    const last = before.get(key);
    before.set(key, now);
    const count = now.count - (last?.count ?? 0);
    if (count <= 0) return undefined;
    return { name, label, count, sum: now.sum - (last?.sum ?? 0), peak: passedByFew(now, last, count) };
  };
  return {
    take: async () => {
      const all = new Map((await readMetrics()).map((metric) => [metric.name, metric.values as Value[]]));
      const samples = kept.flatMap(({ name, metric, by }) =>
        [...totalsOf(all.get(metric) ?? [], by)].map(([label, now]) => since(name, label, now)),
      );
      const lag = Math.max(0, loop.percentile(99) / NS - RESOLUTION_MS / 1_000);
      loop.reset();
      return [
        ...samples.filter((sample) => sample !== undefined),
        { name: 'event-loop', label: '', count: 1, sum: lag, peak: lag },
      ];
    },
    close: () => void loop.disable(),
  };
}
