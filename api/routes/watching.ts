import { toNaira } from '@karo/core/kernel';
import { trialBalance } from '@karo/core/ledger';
import { listDoubts, listQueues, listSetAside } from '@karo/core/orders';
import type { Handlers } from '../call.ts';

export const watching = {
  'GET /api/admin/book': async ({ bank }) => {
    const { ok, problems, figures } = await trialBalance(bank.db);
    return {
      ok,
      problems,
      accounts: figures.accounts,
      postings: String(figures.postings),
      entries: String(figures.entries),
      debits: toNaira(figures.debits),
      credits: toNaira(figures.credits),
      held: toNaira(figures.held),
    };
  },

  'GET /api/admin/doubts': async ({ bank }) =>
    (await listDoubts(bank.db)).map(({ amount, createdAt, nextAt, ...doubt }) => ({
      ...doubt,
      amount: toNaira(amount),
      createdAt: createdAt.toISOString(),
      nextAt: nextAt?.toISOString() ?? null,
    })),

  'GET /api/admin/queues': async ({ bank }) =>
    (await listQueues(bank.db, bank.clock.now())).map(({ oldest, ...queue }) => ({
      ...queue,
      oldest: oldest?.toISOString() ?? null,
    })),

  'GET /api/admin/set-aside': async ({ bank }) =>
    (await listSetAside(bank.db)).map(({ id, conversationId, receivedAt, ...message }) => ({
      ...message,
      id: String(id),
      conversationId: String(conversationId),
      receivedAt: receivedAt.toISOString(),
    })),
} satisfies Partial<Handlers>;
