import { hash } from 'node:crypto';
import { Fault, type Kobo } from '../kernel/index.ts';

export type AccountId = bigint;

/** One leg: positive goes into the account, negative comes out of it. */
export type Leg = { account: AccountId; amount: Kobo };

/** A balanced set of legs to write together. `id` is the request's own: the same id with the same order is the same posting. */
export type Order = {
  id: string;
  kind: string;
  narration: string;
  reference?: string;
  at: Date;
  legs: readonly Leg[];
  /** The hold that this posting captures: the money was reserved on the account of its first leg. */
  holdId?: bigint;
  reverses?: bigint;
};

export type Verdict =
  | { status: 'posted' | 'duplicate'; postingId: bigint }
  | { status: 'refused'; fault: Fault };

/** What makes two orders the same order: kind, legs and hold, not when or in which words they were sent. */
export function orderHash(order: Pick<Order, 'kind' | 'legs' | 'holdId' | 'reverses'>): Buffer {
  const text = `${order.kind}|${order.legs.map((leg) => `${leg.account}:${leg.amount}`).join(',')}|${order.holdId ?? ''}|${order.reverses ?? ''}`;
  return hash('sha256', text, 'buffer').subarray(0, 16);
}

/** Throws Fault `unbalanced` where the legs are not a balanced set, `amount_invalid` where one moves nothing. */
export function checkOrder(order: Order): void {
  let total = 0n;
  for (const leg of order.legs) {
    if (leg.amount === 0n) throw new Fault('amount_invalid');
    total += leg.amount;
  }
  if (total !== 0n || order.legs.length < 2) throw new Fault('unbalanced');
}
