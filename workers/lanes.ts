import { deliverTo } from '@karo/core/developer';
import type { Bank } from '@karo/core/kernel';
import { deliverOn } from '@karo/core/messaging';
import type { Handler } from './queues.ts';

/** Behind whoever waits by now: a receiver with much to take has no more of the places than one with little. */
const NEXT_MS = 1;

const batches =
  (deliver: (id: string) => Promise<number>): Handler =>
  async (id) =>
    (await deliver(id)) > 0 ? NEXT_MS : undefined;

/** Sends a developer's server what is due there, a batch at a time. */
export const events = (bank: Bank): Handler => batches((webhookId) => deliverTo(bank, webhookId));

/** Sends what is due by one channel outside of chat, a batch at a time. */
export const notices = (bank: Bank): Handler => batches((channel) => deliverOn(bank, channel));
