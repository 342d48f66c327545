import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

type Ticket = {
  ticket: string;
  subject: string;
  status: 'open' | 'in-progress' | 'resolved' | 'closed';
  response: string;
};

const ticketEnds: Record<Ticket['status'], string> = {
  open: 'is open again',
  'in-progress': 'is being worked on',
  resolved: 'is resolved',
  closed: 'is closed',
};

type Case = 'open' | 'bank_told' | 'resolved' | 'rejected';

const caseStates: Record<Case, string> = {
  open: 'we are telling the other bank',
  bank_told: 'the other bank has been told',
  resolved: 'resolved',
  rejected: 'closed, no money comes back',
};
const caseEnds = (f: { status: Case; findingDueAt: Date }): string =>
  f.status === 'open' || f.status === 'bank_told' ? `, a finding by ${printDay(f.findingDueAt)}` : '';
const ticketStates: Record<Ticket['status'], string> = {
  open: 'open',
  'in-progress': 'somebody is working on it',
  resolved: 'resolved',
  closed: 'closed',
};

/** What the bank's people do for a customer, as it is told. */
export const support = {
  ticketMoved: (f: Ticket) =>
    `Your ticket ${f.ticket} (${f.subject}) ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f: { ticket: string }) =>
    `I have opened ticket ${f.ticket} for you. A person answers within 24 hours.`,
  ticketAdded: (f: { ticket: string }) => `I have added this to your ticket ${f.ticket}.`,
  disputeMoved: (f: {
    caseNumber: string;
    status: 'bank_told' | 'resolved' | 'rejected';
    finding: string;
  }) => {
    const found = f.finding ? `\n${f.finding}` : '';
    if (f.status === 'bank_told') return `Case ${f.caseNumber}: we have told the other bank.${found}`;
    return f.status === 'resolved'
      ? `Case ${f.caseNumber} is resolved. Where money is due to you, it comes within 48 hours.${found}`
      : `Case ${f.caseNumber} is closed without money coming back.${found}`;
  },
  unread: (f: { unread: number; lines: readonly { message: string; at: Date }[]; link: string }) =>
    [
      f.unread === 0 ? 'You have read everything.' : `You have not read ${f.unread}:`,
      ...f.lines.map(({ message, at }) => `• ${printDay(at)} ${printTime(at)}: ${message.split('\n')[0]}`),
      '',
      `Choose how you are told: ${f.link}`,
    ].join('\n'),
  fewer: (f: { link: string }) =>
    `I send you no adverts. What your money does and what touches your safety I must tell you. Choose what else, where and when: ${f.link}`,
  noCases: () => 'You have no open case or ticket with us.',
  caseLine: (f: { caseNumber: string; amount: Kobo; name: string; status: Case; findingDueAt: Date }) =>
    `Case ${f.caseNumber}, ${printNaira(f.amount)} to ${f.name}: ${caseStates[f.status]}${caseEnds(f)}`,
  ticketLine: (f: { ticket: string; subject: string; status: Ticket['status']; respondBy: Date }) =>
    `Ticket ${f.ticket}, ${f.subject}: ${ticketStates[f.status]}${f.status === 'open' ? `, an answer by ${printTime(f.respondBy)} on ${printDay(f.respondBy)}` : ''}`,
  returned: () => 'The person has finished, and I am back. What would you like to do?',
  /** What a person of the bank sends by one press, in the customer's language. */
  ready: {
    looking: () => 'I am looking into it now, and will write to you here.',
    reference: () => 'Please send me the reference of the transfer. It is on its receipt.',
    onItsWay: () =>
      'The money is on its way. It arrives, or it comes back to your account by itself, and I am following it.',
    secrets: () => 'Never tell anybody your PIN or a code, me included. I will never ask for them.',
    settled: () => 'It is settled now. Is there anything else?',
  },
  fromKnowledge: (f: { answer: string }) => f.answer,
  frozen: () =>
    'I have blocked your account at once. Nothing can leave it. A person will look after you: reply PERSON to talk to them now.',
  sureBlock: () => 'Block your account? Nothing can leave it until you have spoken to us.',
  frozenAlready: () => 'Your account is blocked already. Nothing can leave it. Reply PERSON to talk to us.',
};
