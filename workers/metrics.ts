import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Bank, beforeScrape, measureProcess, metrics, scrape } from '@karo/core/kernel';
import { readFigures } from '@karo/core/orders';

type Listening = { port: number; close(): Promise<void> };

/** The pool of a process, as it is at each scrape; answers how to end that. */
function watchPool({ pool }: Pick<Bank, 'pool'>): () => void {
  return beforeScrape(() => {
    metrics.pool.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    metrics.pool.set({ state: 'idle' }, pool.idleCount);
    metrics.pool.set({ state: 'waiting' }, pool.waitingCount);
    metrics.pool.set({ state: 'most' }, pool.options.max ?? 10);
  });
}

/**
 * Serves the figures of this process for Prometheus at `/metrics`, and nothing else, on a port of its own that no customer reaches: on 127.0.0.1 unless METRICS_HOST says
 * otherwise. Nothing where METRICS_PORT is unset.
 */
export async function serveMetrics(
  bank: Pick<Bank, 'config' | 'pool' | 'log'>,
): Promise<Listening | undefined> {
  const { metricsPort, metricsHost } = bank.config;
  if (metricsPort === undefined) return undefined;
  measureProcess();
  const endWatching = watchPool(bank);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        bank.log.warn({ err: error }, 'the figures were not read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(metricsPort, metricsHost, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      endWatching();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** However often somebody scrapes, the database is asked no more often than this. */
const READ_EVERY_MS = 10_000;
const TRIAL_BALANCE = 'prove-book';

/** The name of the failure that is a verdict on the book; after any other nobody knows how it is. */
const UNBALANCED = 'Unbalanced';

/** Sets the figures; answers when, by this process's clock, the book was last proved, where the last run did that. */
async function setFigures({ db, clock }: Pick<Bank, 'db' | 'clock'>): Promise<number | undefined> {
  let provedAt: number | undefined;
  const { queues, unresolved, inTransit, setAside, sanctionsSeconds, periodic } = await readFigures(
    db,
    clock.now(),
  );
  for (const { queue, waiting, oldestSeconds } of queues) {
    metrics.queueDepth.set({ queue }, waiting);
    metrics.queueAge.set({ queue }, oldestSeconds);
  }
  for (const [age, count] of Object.entries(unresolved)) metrics.unresolved.set({ age }, count);
  for (const [kind, amount] of Object.entries(inTransit)) metrics.inTransit.set({ kind }, amount);
  metrics.setAside.set({}, setAside);
  metrics.sanctionsAge.set({}, sanctionsSeconds);
  for (const { job, failure, lateSeconds, endedSeconds } of periodic) {
    metrics.periodicFailed.set({ task: job }, failure === null ? 0 : 1);
    metrics.periodicLate.set({ task: job }, lateSeconds);
    if (job !== TRIAL_BALANCE || endedSeconds === null) continue;
    if (failure !== null && failure !== UNBALANCED) continue;
    metrics.trialBalance.set({}, failure === UNBALANCED ? 0 : 1);
    provedAt = performance.now() - endedSeconds * 1_000;
  }
  return provedAt;
}

/** Has what the database tells read for the scrapes of this process. It fails no scrape: figures that are not read grow old, and say so. */
export function watchFigures(bank: Pick<Bank, 'db' | 'clock'>): () => void {
  let readAt = performance.now();
  let began = -READ_EVERY_MS;
  // Where the proofs fail from the start on, the book is as old as the watch.
  let provedAt = readAt;
  return beforeScrape(async () => {
    const now = performance.now();
    if (now - began >= READ_EVERY_MS) {
      began = now;
      await setFigures(bank).then(
        (proved) => {
          readAt = performance.now();
          provedAt = proved ?? provedAt;
        },
        () => {},
      );
    }
    metrics.trialBalanceAge.set({}, (performance.now() - provedAt) / 1_000);
    metrics.figuresAge.set({}, (performance.now() - readAt) / 1_000);
  });
}
