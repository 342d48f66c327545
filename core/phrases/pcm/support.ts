import { printNaira } from '../../kernel/index.ts';
import type { support as english } from '../en/support.ts';
import { printDay, printTime } from '../print.ts';

const ticketEnds = {
  open: 'don open again',
  'in-progress': 'dey inside hand, we dey work on am',
  resolved: 'don settle',
  closed: 'don close',
};

const caseStates = {
  open: 'we dey tell the other bank',
  bank_told: 'the other bank don hear',
  resolved: 'e don settle',
  rejected: 'e don close, money no come back',
};
const ticketStates = {
  open: 'e dey open',
  'in-progress': 'person dey work on am',
  resolved: 'e don settle',
  closed: 'e don close',
};

export const support: typeof english = {
  ticketMoved: (f) =>
    `Your ticket ${f.ticket} (${f.subject}) ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f) => `I don open ticket ${f.ticket} for you. Person go answer before 24 hours.`,
  ticketAdded: (f) => `I don add this one join your ticket ${f.ticket}.`,
  disputeMoved: (f) => {
    const found = f.finding ? `\n${f.finding}` : '';
    if (f.status === 'bank_told') return `Case ${f.caseNumber}: we don tell the other bank.${found}`;
    return f.status === 'resolved'
      ? `Case ${f.caseNumber} don settle. If money suppose come back, e go enter before 48 hours.${found}`
      : `Case ${f.caseNumber} don close, money no come back.${found}`;
  },
  unread: (f) =>
    [
      f.unread === 0 ? 'You don read everything.' : `You never read ${f.unread}:`,
      ...f.lines.map(({ message, at }) => `• ${printDay(at)} ${printTime(at)}: ${message.split('\n')[0]}`),
      '',
      `Choose how we go dey tell you: ${f.link}`,
    ].join('\n'),
  fewer: (f) =>
    `I no go send you advert. Wetin your money dey do and wetin concern your safety, I must tell you. Choose the rest, where and when: ${f.link}`,
  noCases: () => 'You no get any open case or ticket with us.',
  caseLine: (f) =>
    `Case ${f.caseNumber}, ${printNaira(f.amount)} for ${f.name}: ${caseStates[f.status]}${f.status === 'open' || f.status === 'bank_told' ? `, we go tell you before ${printDay(f.findingDueAt)}` : ''}`,
  ticketLine: (f) =>
    `Ticket ${f.ticket}, ${f.subject}: ${ticketStates[f.status]}${f.status === 'open' ? `, answer go come before ${printTime(f.respondBy)} on ${printDay(f.respondBy)}` : ''}`,
  returned: () => 'The person don finish, I don come back. Wetin you wan do?',
  ready: {
    looking: () => 'I dey check am now, I go write you for here.',
    reference: () => 'Abeg send me the reference of the transfer. E dey the receipt.',
    onItsWay: () =>
      'The money dey road. E go reach, or e go come back enter your account by itself, and I dey follow am.',
    secrets: () => 'No tell anybody your PIN or any code, even me. I no go ever ask for am.',
    settled: () => 'We don settle am. Anything else dey?',
  },
  fromKnowledge: (f) => f.answer,
  frozen: () =>
    'I don block your account sharp sharp. Nothing fit comot. Person go attend to you: reply PERSON make you talk to them now.',
  sureBlock: () => 'Make we block your account? Nothing go fit comot until you talk to us.',
  frozenAlready: () => 'Your account don block before. Nothing fit comot. Reply PERSON make you talk to us.',
};
