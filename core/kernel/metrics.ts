import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the processes of the bank measure of themselves, as Prometheus reads it. No label carries a customer's data, and none takes values without bound. */

const registry = new Registry();

/** More than the bank has routes; of any other label there are far fewer values. */
const VALUES_MOST = 300;
const OTHER = 'other';
const shape = /^[\w:./*{}-]{1,80}$/;
/** An account, a phone, a reference: whatever holds so many digits in a row is somebody's. */
const personal = /\d{5}/;
const seen = new Map<string, Set<string>>();

/** The value as it may be exported: `other` where it could be a person's, or there are too many of its kind already. */
export function boundedValue(label: string, value: string): string {
  if (!shape.test(value) || personal.test(value)) return OTHER;
  const values = seen.get(label) ?? new Set();
  seen.set(label, values);
  if (!values.has(value) && values.size >= VALUES_MOST) return OTHER;
  values.add(value);
  return value;
}

type Labels<Name extends string> = Readonly<Record<Name, string>>;

function boundedAll<Name extends string>(metric: string, labels: Labels<Name>): Record<Name, string> {
  const pairs = Object.entries<string>(labels);
  const all = pairs.map(([name, value]) => [name, boundedValue(`${metric} ${name}`, value)]);
  return Object.fromEntries(all) as Record<Name, string>;
}

function histogram<Name extends string>(
  name: string,
  help: string,
  labelNames: readonly Name[],
  buckets: number[],
) {
  const made = new Histogram({ name, help, labelNames: [...labelNames], buckets, registers: [registry] });
  return {
    observe: (labels: Labels<Name>, value: number) => made.observe(boundedAll(name, labels), value),
  };
}

function counter<Name extends string>(name: string, help: string, labelNames: readonly Name[]) {
  const made = new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
  return { add: (labels: Labels<Name>, count = 1) => made.inc(boundedAll(name, labels), count) };
}

function gauge<Name extends string>(name: string, help: string, labelNames: readonly Name[]) {
  const made = new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  // One without labels would say 0 in every process that never sets it.
  if (labelNames.length === 0) made.remove();
  return { set: (labels: Labels<Name>, value: number) => made.set(boundedAll(name, labels), value) };
}

const QUICK_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Every instrument there is. Seconds and kobo are the units, as the names say. */
export const metrics = {
  /** Answered calls, by the route's pattern; `status` is the class (`2xx`), and `503` apart from it: a provider that is away is no fault of ours. */
  http: histogram(
    'karo_http_request_duration_seconds',
    'Calls to the API',
    ['method', 'route', 'status'],
    QUICK_S,
  ),
  /** Jobs of the queues, by `task` (`job` is Prometheus' own name for the process that it asks): `done`, `later` (asked to be called again) or `failed`. */
  job: histogram('karo_job_duration_seconds', 'Jobs of the queues', ['task', 'outcome'], SLOW_S),
  periodic: histogram('karo_periodic_duration_seconds', 'Periodic jobs', ['task', 'outcome'], SLOW_S),
  /** Heard: received until a worker took it. Understood: reading its text. Acted: until the reply was committed. Sent: committed until the channel took it. */
  turnStage: histogram('karo_turn_stage_seconds', 'Stages of a turn of conversation', ['stage'], SLOW_S),
  /** Postings of one transaction. */
  ledgerBatch: histogram(
    'karo_ledger_batch_size',
    'Postings written in one batch',
    [],
    [1, 2, 4, 8, 16, 32, 64, 128],
  ),
  ledgerWrite: histogram(
    'karo_ledger_write_seconds',
    'Locking and writing one batch of postings',
    [],
    QUICK_S,
  ),
  ledgerWait: histogram(
    'karo_ledger_wait_seconds',
    'An order waiting for its batch to begin',
    [],
    [0.001, ...QUICK_S],
  ),
  ledgerVerdict: counter('karo_ledger_verdicts_total', 'What became of orders to post', ['verdict']),
  /** Calls to the outside by port: `done`, `refused`, `silence`, `error`, and `not_called` where the receiver is left alone or full. */
  provider: histogram('karo_provider_call_seconds', 'Calls to providers', ['port', 'outcome'], SLOW_S),
  /** Messages that a model could be asked about: `used`, `unusable` (not the schema, or words that do not stand in the message), `unsure`, `unavailable`, `over_budget`, `no_consent`. */
  model: counter('karo_model_frames_total', 'Messages that a language model could read', ['outcome']),
  providerTrouble: counter('karo_provider_trouble_total', 'Failures of a provider', ['provider']),
  /** Replies of conversations: `sent`, `postponed`, `given_up`, and `delivered`, `read`, `undelivered` as a provider reports them. */
  reply: counter('karo_replies_total', 'Replies by channel', ['channel', 'outcome']),
  notice: counter('karo_notices_total', 'Unasked messages by channel', ['channel', 'outcome']),
  wakesLost: counter('karo_wakes_lost_total', 'Wakes that reached no queue', ['queue']),
  /** Reads that a replica may answer: by the `replica`, or by the primary because that was `behind`, `away`, `resting` or had the read `undone`. */
  reads: counter('karo_db_reads_total', 'Reads that a replica may answer', ['place']),
  pool: gauge('karo_db_pool_connections', 'Connections to PostgreSQL', ['state']),
  queueDepth: gauge('karo_queue_depth', 'Rows that wait', ['queue']),
  queueAge: gauge('karo_queue_oldest_seconds', 'Age of the oldest row that waits', ['queue']),
  unresolved: gauge('karo_transfers_unresolved', 'Orders whose end is not known, by age', ['age']),
  inTransit: gauge('karo_money_in_transit_kobo', 'Sum of the orders whose end is not known', ['kind']),
  setAside: gauge('karo_messages_set_aside', 'Messages set aside for a person in the last day', []),
  sanctionsAge: gauge('karo_sanctions_age_seconds', 'Since lists of sanctioned names were looked at', []),
  periodicFailed: gauge('karo_periodic_failed', '1 where the last run of the job failed', ['task']),
  periodicLate: gauge('karo_periodic_late_seconds', 'How long past its time a job is', ['task']),
  /** 1 or 0, by the last proof that came to an end; absent until one did. */
  trialBalance: gauge('karo_trial_balance_ok', '1 where the last trial balance balanced', []),
  trialBalanceAge: gauge('karo_trial_balance_age_seconds', 'Time since the book was last proved', []),
  figuresAge: gauge('karo_figures_age_seconds', 'Age of the figures that are read from the database', []),
};

type Reading = () => void | Promise<void>;
const readings = new Set<Reading>();

/** Has `read` set its gauges before each scrape; answers how to end that. One that fails spoils no other. */
export function beforeScrape(read: Reading): () => void {
  readings.add(read);
  return () => void readings.delete(read);
}

/** All figures in Prometheus' text format, with the type of its content. */
export async function scrape(): Promise<{ type: string; text: string }> {
  await Promise.allSettled([...readings].map(async (read) => read()));
  return { type: registry.contentType, text: await registry.metrics() };
}

/** Everything that was measured, with the values of each. */
export const readMetrics = () => registry.getMetricsAsJSON();

let isMeasuringProcess = false;

/** Also measures the process itself: memory, the event loop's lag, garbage. It costs a timer, and so only a process that is scraped does it. */
export function measureProcess(): void {
  if (isMeasuringProcess) return;
  isMeasuringProcess = true;
  collectDefaultMetrics({ register: registry });
}

/** The names and labels of all that is exported. */
export async function listMetrics(): Promise<{ name: string; type: string; labels: string[] }[]> {
  const all = await readMetrics();
  return all.map(({ name, type }) => {
    const { labelNames = [] } = registry.getSingleMetric(name) as { labelNames?: string[] };
    return { name, type: String(type), labels: labelNames };
  });
}
