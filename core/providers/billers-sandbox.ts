import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@karo/db/client';
import { naira } from '../money.ts';
import type { AirtimeOrder, Billers, Clock } from '../ports.ts';

type Status = 'done' | 'failed' | 'unknown';
type Fate = { answer: Status; now: Status; end: Status; afterMs: number };

const done: Fate = { answer: 'done', now: 'done', end: 'done', afterMs: 0 };

/** What becomes of an order of a certain amount. */
const fates = new Map<bigint, Fate>([
  [naira(666), { answer: 'unknown', now: 'done', end: 'done', afterMs: 0 }],
  [naira(667), { answer: 'unknown', now: 'failed', end: 'failed', afterMs: 0 }],
  [naira(668), { answer: 'failed', now: 'failed', end: 'failed', afterMs: 0 }],
  [naira(670), { answer: 'unknown', now: 'unknown', end: 'done', afterMs: 60_000 }],
]);

const asStatus = (text: string): Status => (text === 'done' || text === 'failed' ? text : 'unknown');

/** Airtime vending, as the sandbox plays it, with a memory of its own. */
export function sandboxBillers(options: { db: Db; clock: Clock; timeoutMs?: number }): Billers {
  const { db, clock, timeoutMs = 250 } = options;

  const query: Billers['query'] = async (reference) => {
    const row = await db
      .selectFrom('sandboxAirtime')
      .select(['statusNow', 'statusThen', 'settlesAt'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row) return { status: 'missing' };
    return { status: asStatus(row.settlesAt <= clock.now() ? row.statusThen : row.statusNow) };
  };

  const remember = async (order: AirtimeOrder, fate: Fate): Promise<boolean> => {
    const at = clock.now();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sandboxAirtime')
      .values({
        ...order,
        statusNow: fate.now,
        statusThen: fate.end,
        settlesAt: new Date(at.getTime() + fate.afterMs),
        receivedAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  };

  return {
    airtime: async (order) => {
      const fate = fates.get(order.amount) ?? done;
      if (!(await remember(order, fate))) {
        const { status } = await query(order.reference);
        return { status: status === 'missing' ? 'unknown' : status };
      }
      if (fate.answer === 'unknown') await sleep(timeoutMs);
      return { status: fate.answer };
    },
    query,
  };
}
