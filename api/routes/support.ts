import { isAtLeast } from '@karo/core/auth';
import type { Answer } from '@karo/core/contract';
import { Fault, toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import {
  answerThread,
  answerTicket,
  type Dispute,
  decideDispute,
  findDispute,
  hasPerson,
  listDisputes,
  listOpenDisputes,
  listOpenTickets,
  listSupportMessages,
  listThreads,
  listTickets,
  openTicket,
  rateTicket,
  readThread,
  recall,
  returnThread,
  type SupportMessage,
  searchKnowledge,
  type Thread,
  type Ticket,
} from '@karo/core/support';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';
import { hear } from './chat.ts';

const ANSWER_WITHIN_MS = 8_000;

const ticketOf = ({ customerId: _, ...ticket }: Ticket): Answer<'POST /api/support/tickets'> => ({
  ...ticket,
  id: String(ticket.id),
  createdAt: ticket.createdAt.toISOString(),
  respondBy: ticket.respondBy.toISOString(),
});

const messageOf = (message: SupportMessage): Answer<'GET /api/support/chat'>[number] => ({
  ...message,
  timestamp: message.timestamp.toISOString(),
});

const disputeOf = (dispute: Dispute): Answer<'POST /api/support/disputes'> => ({
  ...dispute,
  amount: toNaira(dispute.amount),
  openedAt: dispute.openedAt.toISOString(),
  bankDueAt: dispute.bankDueAt.toISOString(),
  acknowledgeDueAt: dispute.acknowledgeDueAt.toISOString(),
  findingDueAt: dispute.findingDueAt.toISOString(),
});

const threadOf = (thread: Thread, now: Date): Answer<'GET /api/admin/support/threads'>[number] => ({
  id: String(thread.id),
  customer: thread.customer ?? null,
  channel: thread.channel,
  waitingSince: thread.waitingSince?.toISOString() ?? null,
  answerBy: thread.answerBy?.toISOString() ?? null,
  late: thread.answerBy !== undefined && thread.answerBy < now,
  last: thread.last,
});

export const support = {
  'GET /api/support/knowledge': async ({ language, query }) => searchKnowledge(language, query),

  'GET /api/support/tickets': async ({ bank, customer, query }) =>
    (await listTickets(bank.db, customer.id, query.q)).map(ticketOf),

  'POST /api/support/tickets': async ({ bank, customer, body }) =>
    ticketOf(await openTicket(bank, { ...body, customerId: customer.id })),

  'POST /api/support/tickets/{ticketId}/rate': async ({ bank, customer, params, body }) => {
    const ticketId = BigInt(params.ticketId);
    return ticketOf(await rateTicket(bank.db, { customerId: customer.id, ticketId, rating: body.rating }));
  },

  'GET /api/support/chat': async ({ bank, caller }) => {
    const { conversation } = caller;
    return conversation ? (await listSupportMessages(bank.db, conversation.id)).map(messageOf) : [];
  },

  'POST /api/support/chat': async (call) => {
    const input = { kind: 'text' as const, text: call.body.message };
    const { messages, pending } = await hear(call, input, undefined, ANSWER_WITHIN_MS);
    return {
      messages: messages.map(({ id, from, text, at }) => ({
        id,
        message: text,
        timestamp: at,
        sender: from === 'customer' ? ('user' as const) : ('bot' as const),
      })),
      pending,
      person: await hasPerson(call.bank.db, call.caller.address ?? ''),
    };
  },

  'GET /api/support/disputes': async ({ bank, customer }) =>
    (await listDisputes(bank.db, customer.id)).map(disputeOf),

  'POST /api/support/disputes': async ({ bank, customer, body }) =>
    disputeOf(await recall(bank, { ...body, customerId: customer.id })),

  'GET /api/admin/support/threads': async ({ bank }) =>
    (await listThreads(bank.db)).map((thread) => threadOf(thread, bank.clock.now())),

  'GET /api/admin/support/threads/{id}': async (call) => {
    const { bank, params, language } = call;
    const asked = { id: BigInt(params.id), ...actingOf(call) };
    const { thread, messages, transactions } = await readThread(bank, asked);
    const { movement } = phrasesIn(language).site;
    return {
      thread: threadOf(thread, bank.clock.now()),
      messages: messages.map(messageOf),
      ready: Object.values(phrasesIn(thread.language).support.ready).map((say) => say()),
      transactions: transactions.map(({ at, kind, counterparty = '', amount, status }) => ({
        date: at.toISOString(),
        amount: toNaira(amount),
        status,
        description: movement[kind](counterparty),
      })),
    };
  },

  'POST /api/admin/support/threads/{id}/reply': async (call) => {
    const { bank, params, body } = call;
    const answer = { id: BigInt(params.id), message: body.message, ...actingOf(call) };
    return messageOf(await answerThread(bank, answer));
  },

  'POST /api/admin/support/threads/{id}/return': async (call) => {
    await returnThread(call.bank, { id: BigInt(call.params.id), ...actingOf(call) });
    return {};
  },

  'GET /api/admin/support/tickets': async ({ bank }) =>
    (await listOpenTickets(bank.db)).map((ticket) => ({
      ...ticketOf(ticket),
      customerId: ticket.customerId,
    })),

  'POST /api/admin/support/tickets/{ticketId}': async (call) => {
    const { bank, params, body } = call;
    const ticketId = BigInt(params.ticketId);
    return ticketOf(await answerTicket(bank, { ...body, ticketId, ...actingOf(call) }));
  },

  'GET /api/admin/support/disputes': async ({ bank }) => (await listOpenDisputes(bank.db)).map(disputeOf),

  'POST /api/admin/support/disputes/{caseNumber}': async (call) => {
    const { bank, params, body, admin } = call;
    if (body.moneyBack && !isAtLeast(admin.role, 'operations')) throw new Fault('forbidden');
    const decision = { ...body, caseNumber: params.caseNumber, ...actingOf(call) };
    await decideDispute(bank, decision);
    const dispute = await findDispute(bank.db, params.caseNumber);
    if (!dispute) throw new Fault('not_found');
    return disputeOf(dispute);
  },
} satisfies Partial<Handlers>;
