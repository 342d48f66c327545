import Type from 'typebox';
import { instant, money, nullable, object, oneOf, rows, text, uuid } from './row.ts';

export const ticketCategories = [
  'Account Issues',
  'Transaction Problems',
  'Technical Support',
  'Voice Banking',
  'Community Savings',
  'Security Concerns',
  'General Inquiry',
] as const;
export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export const ticketStatuses = ['open', 'in-progress', 'resolved', 'closed'] as const;
export const disputeStatuses = ['open', 'bank_told', 'resolved', 'rejected'] as const;
/** The chips of the FAQ page, after All. */
export const articleCategories = [
  'Security',
  'Voice Banking',
  'Community Savings',
  'WhatsApp Banking',
  'Payments',
  'Account Setup',
] as const;

const id = Type.String({ pattern: '^\\d{1,18}$' });

export const ticket = object({
  id: Type.String(),
  subject: Type.String(),
  category: oneOf(ticketCategories),
  priority: oneOf(ticketPriorities),
  message: Type.String(),
  status: oneOf(ticketStatuses),
  /** What the bank answered, once it did. */
  response: nullable(Type.String()),
  rating: nullable(Type.Integer()),
  createdAt: instant,
  /** The bank’s promise: an answer within 24 hours. */
  respondBy: instant,
});

const supportMessage = object({
  id: Type.String(),
  sender: oneOf(['user', 'bot', 'agent'] as const),
  message: Type.String(),
  timestamp: instant,
});

const dispute = object({
  caseNumber: Type.String(),
  reference: Type.String(),
  amount: money,
  name: Type.String(),
  bank: Type.String(),
  reason: Type.String(),
  status: oneOf(disputeStatuses),
  openedAt: instant,
  /** Until when: the other bank is told, the case is acknowledged, and there is a finding. */
  bankDueAt: instant,
  acknowledgeDueAt: instant,
  findingDueAt: instant,
  /** What was found, once it was. */
  finding: nullable(Type.String()),
});

const article = object({
  id: Type.String(),
  category: oneOf(articleCategories),
  question: Type.String(),
  answer: Type.String(),
});

const thread = object({
  id: Type.String(),
  /** Digits of names, numbers and amounts of the customer’s are masked. */
  customer: nullable(Type.String()),
  channel: Type.String(),
  /** Since when they have had no answer to what they wrote; null once a person of ours has answered it. */
  waitingSince: nullable(instant),
  /** The bank’s own target: a person’s answer within ten minutes; the customer is promised one within 24 hours. */
  answerBy: nullable(instant),
  /** The target was missed. */
  late: Type.Boolean(),
  last: Type.String(),
});

export const support = rows({
  'GET /api/support/knowledge': {
    about:
      'The knowledge base that the assistant answers from, and the FAQ page shows; `q` finds the nearest answers.',
    auth: 'anyone',
    query: object({
      q: Type.Optional(Type.String({ maxLength: 200 })),
      category: Type.Optional(oneOf(articleCategories)),
    }),
    reply: Type.Array(article),
    faults: [],
  },
  'GET /api/support/tickets': {
    about: 'The customer’s tickets, newest first.',
    auth: 'customer',
    query: object({ q: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: Type.Array(ticket),
    faults: [],
  },
  'POST /api/support/tickets': {
    about: 'Opens a ticket; the bank answers within 24 hours.',
    auth: 'customer',
    body: object({
      subject: text(120),
      category: oneOf(ticketCategories),
      priority: Type.Optional(oneOf(ticketPriorities)),
      message: text(2000),
    }),
    reply: ticket,
    faults: ['too_many_requests'],
    perMinute: 10,
  },
  'POST /api/support/tickets/{ticketId}/rate': {
    about: 'Says how well a resolved ticket was answered, once.',
    auth: 'customer',
    params: object({ ticketId: id }),
    body: object({
      ticketId: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
    }),
    reply: ticket,
    faults: ['not_found', 'ticket_unresolved', 'already_rated'],
  },
  'GET /api/support/chat': {
    about:
      'The conversation of this browser as the support centre shows it: the bank’s assistant and, where one took over, its person.',
    auth: 'visitor',
    reply: Type.Array(supportMessage),
    faults: [],
    perMinute: 120,
  },
  'POST /api/support/chat': {
    about: 'Says something; the answer comes with it, or follows on GET where `pending`.',
    auth: 'visitor',
    body: object({ message: text(1000) }),
    reply: object({
      messages: Type.Array(supportMessage),
      pending: Type.Boolean(),
      /** A person has the conversation, and the assistant keeps quiet. */
      person: Type.Boolean(),
    }),
    faults: [],
    perMinute: 30,
  },
  'GET /api/support/disputes': {
    about: 'The customer’s cases of money asked back, newest first, each with its clock.',
    auth: 'customer',
    scope: 'payments:read',
    reply: Type.Array(dispute),
    faults: [],
  },
  'POST /api/support/disputes': {
    about: 'Asks money back that has left: opens a case, or answers the one that is open.',
    auth: 'customer',
    body: object({ reference: text(60), reason: text(500) }),
    reply: dispute,
    faults: ['transfer_missing', 'nothing_to_recall'],
    perMinute: 10,
  },
  'GET /api/admin/support/threads': {
    about: 'The conversations that a person has, longest unanswered first.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(thread),
    faults: [],
  },
  'GET /api/admin/support/threads/{id}': {
    about:
      'One conversation, masked, with the customer’s five latest transactions. Reading it is written to the audit log.',
    auth: 'admin',
    role: 'support',
    params: object({ id }),
    reply: object({
      thread,
      messages: Type.Array(supportMessage),
      /** Answers to be sent as they are, in the customer’s language. */
      ready: Type.Array(Type.String()),
      transactions: Type.Array(
        object({ date: instant, description: Type.String(), amount: money, status: Type.String() }),
      ),
    }),
    faults: ['not_found'],
  },
  'POST /api/admin/support/threads/{id}/reply': {
    about:
      'A person answers: the message goes to the customer where they wrote, and the assistant keeps quiet.',
    auth: 'admin',
    role: 'support',
    params: object({ id }),
    body: object({ message: text(1500) }),
    reply: supportMessage,
    faults: ['not_found'],
  },
  'POST /api/admin/support/threads/{id}/return': {
    about: 'Gives the conversation back to the assistant, and says so in it.',
    auth: 'admin',
    role: 'support',
    params: object({ id }),
    body: object({}),
    reply: object({}),
    faults: ['not_found'],
  },
  'GET /api/admin/support/tickets': {
    about: 'All tickets that are not closed, the most urgent and oldest first.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(object({ ...ticket.properties, customerId: uuid })),
    faults: [],
  },
  'POST /api/admin/support/tickets/{ticketId}': {
    about: 'Answers a ticket, or moves it on; the customer is told.',
    auth: 'admin',
    role: 'support',
    params: object({ ticketId: id }),
    body: object({
      status: oneOf(ticketStatuses),
      response: Type.Optional(text(2000)),
    }),
    reply: ticket,
    faults: ['not_found'],
  },
  'GET /api/admin/support/disputes': {
    about: 'The open cases, the one whose clock ends first at the top.',
    auth: 'admin',
    reads: true,
    role: 'support',
    reply: Type.Array(dispute),
    faults: [],
  },
  'POST /api/admin/support/disputes/{caseNumber}': {
    about:
      'Moves a case on: the other bank was told, or what was found. The customer is told. With `moneyBack` an approver brings the money of a resolved one back at once.',
    auth: 'admin',
    role: 'support',
    params: object({ caseNumber: Type.String({ pattern: '^C\\d{6,20}$' }) }),
    body: object({
      status: oneOf(['bank_told', 'resolved', 'rejected'] as const),
      finding: Type.Optional(text(500)),
      moneyBack: Type.Optional(Type.Boolean()),
    }),
    reply: dispute,
    faults: ['not_found', 'dispute_closed', 'nothing_to_recall', 'insufficient_funds'],
  },
});
