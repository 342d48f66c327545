import { onCommit, type Signal, signal, type Trx } from '@karo/db/client';
import type { Bank } from './bank.ts';

/** Has a conversation's replies sent once the caller's transaction commits. */
export const wakeOutbound = (trx: Trx, conversationId: bigint): void =>
  signal(trx, { queue: 'outbound', id: conversationId });

/** Has an order taken its next step `delayMs` after the caller's transaction commits. */
export const wakeSettle = (trx: Trx, orderId: bigint, delayMs = 0): void =>
  signal(trx, { queue: 'settle', id: orderId, delayMs });

/** Has a developer's server sent what is due there once the caller's transaction commits. */
export const wakeEvents = (trx: Trx, webhookId: string): void =>
  signal(trx, { queue: 'events', id: webhookId });

/** Has what is due by a channel outside of chat sent once the caller's transaction commits. */
export const wakeNotices = (trx: Trx, channel: string): void =>
  signal(trx, { queue: 'notices', id: channel });

const pass = ({ wake }: Pick<Bank, 'wake'>, { queue, id, delayMs }: Signal): Promise<void> => {
  if (queue === 'settle') return wake.settle(BigInt(id), delayMs);
  if (queue === 'events') return wake.events(String(id));
  if (queue === 'notices') return wake.notices(String(id));
  return wake.outbound(BigInt(id));
};

/** Passes what the bank's transactions signal on to its queues. A wake that fails is lost, and said so: the work stands, and the sweep finds it. */
export function passWakes(bank: Pick<Bank, 'db' | 'wake' | 'log'>): void {
  onCommit(bank.db, async (signals) => {
    const calls = signals.map(async (each) => pass(bank, each));
    for (const call of await Promise.allSettled(calls))
      if (call.status === 'rejected') bank.log.warn({ err: call.reason }, 'a wake was lost');
  });
}
