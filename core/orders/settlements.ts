import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import { type Bank, isFault, NotCalled, traced } from '../kernel/index.ts';
import { settleCard } from '../products/cards/index.ts';
import { listUnsettledInward, settleInward } from '../products/inward/index.ts';
import { listUnsettledRemittances, settleRemittance } from '../products/remittance/index.ts';
import { listUnsettledTransfers, settleTransfer } from '../products/transfers/index.ts';
import { listUnsettledVending, settleAirtime, settleBill } from '../products/vending/index.ts';

type Settle = (bank: Bank, orderId: bigint) => Promise<'done' | { again: number }>;

const settles = {
  transfer: settleTransfer,
  airtime: settleAirtime,
  bill: settleBill,
  card: settleCard,
  remittance: settleRemittance,
  inward: settleInward,
} satisfies Record<string, Settle>;

type Kind = keyof typeof settles;

const AGAIN_MS = 5_000;
/** Whose rows count how often the provider was asked, written down before each call. */
const counting: ReadonlySet<Kind> = new Set(['transfer', 'airtime', 'bill', 'card']);

async function kindOf(db: Db, orderId: bigint): Promise<Kind | undefined> {
  const { rows } = await sql<{ kind: Kind }>`
    select 'transfer' as kind from transfer where id = ${orderId}
    union all select 'airtime' from airtime where id = ${orderId}
    union all select 'bill' from bill where id = ${orderId}
    union all select 'card' from card where id = ${orderId}
    union all select 'remittance' from remittance where id = ${orderId}
    union all select 'inward' from inward_credit where id = ${orderId}`.execute(db);
  return rows[0]?.kind;
}

/** The provider was not asked after all, so that this was no try: the order is due again as soon as it may be. */
async function uncount(
  { db, clock }: Bank,
  kind: Kind,
  orderId: bigint,
  { againMs }: NotCalled,
): Promise<void> {
  if (!counting.has(kind)) return;
  const next = new Date(clock.now().getTime() + againMs);
  await sql`update ${sql.table(kind)} set tries = tries - 1, next_query_at = ${next}
    where id = ${orderId} and status = 'pending' and tries > 0`.execute(db);
}

/**
 * Takes an order of any kind one step further; all of them count from one sequence, so the id alone names it. Where the provider was not called, for it is silent or has
 * enough to do, nothing has happened, and it is tried again.
 */
export async function settleOrder(bank: Bank, orderId: bigint): Promise<'done' | { again: number }> {
  const kind = await kindOf(bank.db, orderId);
  if (!kind) return 'done';
  try {
    return await traced('settlement', { kind }, () => settles[kind](bank, orderId));
  } catch (error) {
    if (error instanceof NotCalled) {
      await uncount(bank, kind, orderId, error);
      return { again: Math.max(error.againMs, AGAIN_MS) };
    }
    if (isFault(error, 'unavailable')) return { again: AGAIN_MS };
    throw error;
  }
}

/** The orders that are due a step now: what a sweep wakes. */
export async function listUnsettled(db: Db, now: Date): Promise<bigint[]> {
  const all = await Promise.all([
    listUnsettledTransfers(db, now),
    listUnsettledVending(db, 'airtime', now),
    listUnsettledVending(db, 'bill', now),
    listUnsettledVending(db, 'card', now),
    listUnsettledRemittances(db, now),
    listUnsettledInward(db, now),
  ]);
  return all.flat();
}
