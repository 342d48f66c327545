import { again, isOutage, outliveServer } from '@karo/db/client';
import pg from 'pg';
import { metrics } from '../kernel/index.ts';
import type { AccountId, Order, Verdict } from './order.ts';
import { postBatch, type Run } from './posting.ts';

const BATCH_MOST = 128;
const POSTERS = 2;
/** How far ahead a batch looks for orders that nothing stands in the way of, in batches. */
const LOOK_AHEAD = 8;

export type Poster = { post(order: Order): Promise<Verdict>; close(): Promise<void> };

type Waiting = {
  order: Order;
  since: number;
  done: (verdict: Verdict) => void;
  fail: (error: unknown) => void;
};

/** One batch in one transaction, in two round trips: its first statement goes out with BEGIN and its last with COMMIT. */
async function inTransaction(pool: pg.Pool, orders: readonly Order[]): Promise<Verdict[]> {
  const client = await pool.connect();
  const run: Run = async <Row>(statement: { name: string; text: string }, values: unknown[]) =>
    (await client.query({ ...statement, values })).rows as Row[];
  let broken = false;
  try {
    const commit = () => client.query('commit');
    const [, verdicts] = await Promise.all([client.query('begin'), postBatch(run, orders, commit)]);
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

async function settle(pool: pg.Pool, batch: readonly Waiting[]): Promise<void> {
  try {
    const orders = batch.map(({ order }) => order);
    const verdicts = await again(() => inTransaction(pool, orders));
    batch.forEach(({ done }, index) => {
      done(verdicts[index] as Verdict);
    });
  } catch (error) {
    const [first, ...rest] = batch;
    if (rest.length === 0 || isOutage(error)) for (const { fail } of batch) fail(error);
    // One that PostgreSQL cannot take (a null character in its words) must not cost the others theirs.
    else if (first) for (const one of batch) await settle(pool, [one]);
  }
}

/** The accounts that no posting locks, so that any number of batches may share them. */
async function hotAccounts(pool: pg.Pool): Promise<Set<AccountId>> {
  const { rows } = await pool.query<{ id: AccountId }>("select id from account where kind = 'internal'");
  return new Set(rows.map((row) => row.id));
}

/** What waits, and which accounts are spoken for. */
class Queue {
  private waiting: Waiting[] = [];
  private readonly busy = new Set<AccountId>();
  private readonly hot: ReadonlySet<AccountId>;

  constructor(hot: ReadonlySet<AccountId>) {
    this.hot = hot;
  }

  add(item: Waiting): void {
    this.waiting.push(item);
  }

  /**
   * Takes out the next batch: orders whose accounts neither a batch in flight nor an order left behind needs. So no batch waits
   * for the locks of another, and on each account the first to come is the first to be posted.
   */
  take(most: number): Waiting[] {
    const batch: Waiting[] = [];
    const behind: Waiting[] = [];
    const passed = new Set<AccountId>();
    const reach = Math.min(this.waiting.length, most * LOOK_AHEAD);
    let seen = 0;
    for (; seen < reach && batch.length < most; seen += 1) {
      const item = this.waiting[seen] as Waiting;
      const cold = item.order.legs.filter(({ account }) => !this.hot.has(account));
      if (cold.some(({ account }) => this.busy.has(account) || passed.has(account))) {
        behind.push(item);
        for (const { account } of cold) passed.add(account);
      } else batch.push(item);
    }
    this.waiting = [...behind, ...this.waiting.slice(seen)];
    for (const account of this.coldOf(batch)) this.busy.add(account);
    return batch;
  }

  done(batch: readonly Waiting[]): void {
    for (const account of this.coldOf(batch)) this.busy.delete(account);
  }

  private *coldOf(batch: readonly Waiting[]): Iterable<AccountId> {
    for (const { order } of batch)
      for (const { account } of order.legs) if (!this.hot.has(account)) yield account;
  }
}

/**
 * Gathers the orders of many callers: while batches are in flight the next fills, and each is a transaction of its own over prepared
 * statements. An order's promise is kept once its batch is committed to disk; it fails only where PostgreSQL did, and may then be sent again.
 */
export function openPoster(bank: pg.Pool, options: { posters?: number; batchMost?: number } = {}): Poster {
  const { posters = POSTERS, batchMost = BATCH_MOST } = options;
  const pool = outliveServer(new pg.Pool({ ...bank.options, max: posters, pipeline: true }));
  const open = new Set<Promise<unknown>>();
  let queue: Promise<Queue> | undefined;
  let inFlight = 0;
  let woken = false;

  const pump = (ready: Queue): void => {
    woken = false;
    while (inFlight < posters) {
      const batch = ready.take(batchMost);
      if (batch.length === 0) return;
      inFlight += 1;
      const now = performance.now();
      for (const { since } of batch) metrics.ledgerWait.observe({}, (now - since) / 1_000);
      settle(pool, batch).finally(() => {
        inFlight -= 1;
        ready.done(batch);
        pump(ready);
      });
    }
  };

  /** Orders of the same turn of the event loop share a batch. */
  const wake = (ready: Queue): void => {
    if (woken || inFlight >= posters) return;
    woken = true;
    setImmediate(pump, ready);
  };

  const ready = () => {
    queue ??= hotAccounts(pool).then((hot) => new Queue(hot));
    queue.catch(() => {
      queue = undefined;
    });
    return queue;
  };

  const post = async (order: Order): Promise<Verdict> => {
    const to = await ready();
    return new Promise((done, fail) => {
      to.add({ order, since: performance.now(), done, fail });
      wake(to);
    });
  };

  return {
    post: (order) => {
      const posted = post(order);
      open.add(posted);
      const end = () => open.delete(posted);
      posted.then(end, end);
      return posted;
    },
    close: async () => {
      while (open.size > 0) await Promise.allSettled(open);
      await pool.end();
    },
  };
}
