export { decideDispute } from './dispute-decisions.ts';
export { type Dispute, findDispute, hasLeft, listDisputes, listOpenDisputes, recall } from './disputes.ts';
export { searchKnowledge } from './knowledge.ts';
export {
  addToTicket,
  answerThread,
  answerTicket,
  hasPerson,
  listOpenTickets,
  listSupportMessages,
  listThreads,
  listTickets,
  openTicket,
  rateTicket,
  readThread,
  returnThread,
  type SupportMessage,
  type Thread,
  type Ticket,
  type TicketCategory,
  type TicketPriority,
} from './tickets.ts';
