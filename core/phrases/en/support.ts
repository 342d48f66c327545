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

/** What the bank's people do for a customer, as it is told. */
export const support = {
  ticketMoved: (f: Ticket) =>
    `Your ticket ${f.ticket} (${f.subject}) ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f: { ticket: string }) =>
    `I have opened ticket ${f.ticket} for you. A person answers within 24 hours.`,
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
  returned: () => 'The person has finished, and I am back. What would you like to do?',
  fromKnowledge: (f: { answer: string }) => f.answer,
  frozen: () =>
    'I have blocked your account at once. Nothing can leave it. A person will look after you: reply PERSON to talk to them now.',
  frozenAlready: () => 'Your account is blocked already. Nothing can leave it. Reply PERSON to talk to us.',
};
