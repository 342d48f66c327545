import { replayMessage } from '@karo/core/chat/channel';
import type { Answer } from '@karo/core/contract';
import { type Bank, toNaira } from '@karo/core/kernel';
import { trialBalance } from '@karo/core/ledger';
import {
  listDoubts,
  listProviders,
  listQueues,
  listSetAside,
  pauseProvider,
  retryQueue,
} from '@karo/core/orders';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

const providersOf = async (bank: Bank): Promise<Answer<'GET /api/admin/providers'>> =>
  (await listProviders(bank)).map(({ paused, trouble, ...state }) => ({
    ...state,
    paused: paused && { ...paused, at: paused.at.toISOString() },
    trouble: trouble && { ...trouble, at: trouble.at.toISOString() },
  }));

export const watching = {
  'GET /api/admin/providers': async ({ bank }) => providersOf(bank),

  'POST /api/admin/providers/{port}': async (call) => {
    const { bank, params, body } = call;
    await pauseProvider(bank, { port: params.port, ...body, by: actingOf(call) });
    return providersOf(bank);
  },

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

  'POST /api/admin/queues/{id}/retry': async (call) => ({
    again: await retryQueue(call.bank, { queue: call.params.id, by: actingOf(call) }),
  }),

  'POST /api/admin/set-aside/{id}/replay': async (call) => {
    await replayMessage(call.bank, { id: BigInt(call.params.id), by: actingOf(call) });
    return {};
  },

  'GET /api/admin/set-aside': async ({ bank }) =>
    (await listSetAside(bank.db)).map(({ id, conversationId, receivedAt, ...message }) => ({
      ...message,
      id: String(id),
      conversationId: String(conversationId),
      receivedAt: receivedAt.toISOString(),
    })),
} satisfies Partial<Handlers>;
