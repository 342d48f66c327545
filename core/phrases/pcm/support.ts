import type { support as english } from '../en/support.ts';

const ticketEnds = {
  open: 'don open again',
  'in-progress': 'dey inside hand, we dey work on am',
  resolved: 'don settle',
  closed: 'don close',
};

export const support: typeof english = {
  ticketMoved: (f) =>
    `Your ticket ${f.ticket} (${f.subject}) ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f) => `I don open ticket ${f.ticket} for you. Person go answer before 24 hours.`,
  disputeMoved: (f) => {
    const found = f.finding ? `\n${f.finding}` : '';
    if (f.status === 'bank_told') return `Case ${f.caseNumber}: we don tell the other bank.${found}`;
    return f.status === 'resolved'
      ? `Case ${f.caseNumber} don settle. If money suppose come back, e go enter before 48 hours.${found}`
      : `Case ${f.caseNumber} don close, money no come back.${found}`;
  },
  returned: () => 'The person don finish, I don come back. Wetin you wan do?',
  fromKnowledge: (f) => f.answer,
  frozen: () =>
    'I don block your account sharp sharp. Nothing fit comot. Person go attend to you: reply PERSON make you talk to them now.',
  frozenAlready: () => 'Your account don block before. Nothing fit comot. Reply PERSON make you talk to us.',
};
