import { type Talk, work } from '@karo/core/chat/channel';
import type { Bank } from '@karo/core/kernel';
import type { Handler } from './queues.ts';

/** Answers what a conversation has said. */
export const inbound =
  (bank: Bank, talk?: Talk): Handler =>
  async (id) => {
    await work(bank, BigInt(id), talk);
    return undefined;
  };
