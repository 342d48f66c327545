import type pg from 'pg';
import type { Order, Verdict } from './order.ts';
import { postBatch, type Run } from './posting.ts';

const BATCH_MOST = 128;
const POSTERS = 2;
const TRIES = 5;

const DEADLOCK_DETECTED = '40P01';
const SERIALIZATION_FAILURE = '40001';
/** Two batches with the same new request id: the one that comes second finds it known when it tries again. */
const UNIQUE_VIOLATION = '23505';
const worthAnotherTry = new Set<string | undefined>([
  DEADLOCK_DETECTED,
  SERIALIZATION_FAILURE,
  UNIQUE_VIOLATION,
]);

export type Poster = { post(order: Order): Promise<Verdict>; close(): Promise<void> };

type Waiting = { order: Order; done: (verdict: Verdict) => void; fail: (error: unknown) => void };

async function inTransaction(pool: pg.Pool, orders: readonly Order[]): Promise<Verdict[]> {
  const client = await pool.connect();
  const run: Run = async <Row>(statement: { name: string; text: string }, values: unknown[]) =>
    (await client.query({ ...statement, values })).rows as Row[];
  let broken = false;
  try {
    await client.query('begin');
    const verdicts = await postBatch(run, orders);
    await client.query('commit');
    return verdicts;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function postAgain(pool: pg.Pool, orders: readonly Order[]): Promise<Verdict[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(pool, orders);
    } catch (error) {
      if (attempt >= TRIES || !worthAnotherTry.has((error as { code?: string }).code)) throw error;
    }
  }
}

/**
 * Gathers the orders of many callers: while one batch is in flight the next fills, and each is a transaction of its own over prepared
 * statements. An order's promise is kept once its batch is committed to disk; it fails only where PostgreSQL did, and may then be sent again.
 */
export function openPoster(pool: pg.Pool, options: { posters?: number; batchMost?: number } = {}): Poster {
  const posters = options.posters ?? POSTERS;
  const batchMost = options.batchMost ?? BATCH_MOST;
  const waiting: Waiting[] = [];
  const inFlight = new Set<Promise<void>>();

  const flush = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const verdicts = await postAgain(
        pool,
        batch.map(({ order }) => order),
      );
      batch.forEach(({ done, fail }, index) => {
        const verdict = verdicts[index];
        if (verdict) done(verdict);
        else fail(new Error('a batch came back short'));
      });
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  };

  const pump = (): void => {
    while (waiting.length > 0 && inFlight.size < posters) {
      const flight = flush(waiting.splice(0, batchMost)).finally(() => {
        inFlight.delete(flight);
        pump();
      });
      inFlight.add(flight);
    }
  };

  return {
    post: (order) =>
      new Promise((done, fail) => {
        waiting.push({ order, done, fail });
        // Orders of the same turn of the event loop share a batch.
        if (waiting.length === 1) setImmediate(pump);
      }),
    close: async () => {
      while (inFlight.size > 0 || waiting.length > 0) await Promise.all(inFlight);
    },
  };
}
