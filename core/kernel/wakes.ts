import { onCommit, signal, type Trx } from '@karo/db/client';
import type { Bank } from './bank.ts';

/** Has a conversation's replies sent once the caller's transaction commits. */
export const wakeOutbound = (trx: Trx, conversationId: bigint): void =>
  signal(trx, { queue: 'outbound', id: conversationId });

/** Has an order taken its next step `delayMs` after the caller's transaction commits. */
export const wakeSettle = (trx: Trx, orderId: bigint, delayMs = 0): void =>
  signal(trx, { queue: 'settle', id: orderId, delayMs });

/** Passes what the bank's transactions signal on to its queues. A wake that fails is lost, and said so: the work stands, and the sweep finds it. */
export function passWakes(bank: Pick<Bank, 'db' | 'wake' | 'log'>): void {
  onCommit(bank.db, async (signals) => {
    const calls = signals.map(async ({ queue, id, delayMs }) => {
      if (queue === 'settle') await bank.wake.settle(BigInt(id), delayMs);
      else await bank.wake.outbound(BigInt(id));
    });
    for (const call of await Promise.allSettled(calls))
      if (call.status === 'rejected') bank.log.warn({ err: call.reason }, 'a wake was lost');
  });
}
