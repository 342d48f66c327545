import { type Kobo, printNaira } from '../../kernel/index.ts';

type Asked = { amount: Kobo; from: string; handle: string | undefined; note: string };

const who = (f: { from: string; handle: string | undefined }): string =>
  f.handle ? `${f.from} (@${f.handle})` : f.from;
const forWhat = (note: string): string => (note ? ` for ${note}` : '');

/** What is said of @names, and of asking for money by them. */
export const names = {
  yours: (f: { handle: string }) =>
    `Your name is @${f.handle}. People can pay and ask you by it: “send 5k to @${f.handle}”.`,
  none: () => 'You have no @name yet. Choose one: 3 to 20 letters and figures, like @ada or @ada_obi.',
  taken: (f: { handle: string }) => `Done. You are @${f.handle} now: people can pay and ask you by it.`,
  asked: (f: Asked) => `${who(f)} asks you for ${printNaira(f.amount)}${forWhat(f.note)}. You decide.`,
  reminded: (f: Asked) =>
    `${who(f)} still waits for your answer: ${printNaira(f.amount)}${forWhat(f.note)}. You can pay or decline.`,
  declined: (f: { amount: Kobo; to: string }) =>
    `${f.to} has declined your request of ${printNaira(f.amount)}.`,
  sent: (f: { amount: Kobo; to: string }) =>
    `I have asked ${f.to} for ${printNaira(f.amount)}. I tell you when they have paid.`,
  split: (f: { own: Kobo; each: Kobo; names: string[] }) =>
    `I have asked ${f.names.join(', ')} for ${printNaira(f.each)} each. Your own part is ${printNaira(f.own)}.`,
  noRequests: () => 'Nobody is asking you for money.',
  which: () => 'Who is asking you? Choose one.',
  line: (f: Asked) => `${who(f)}: ${printNaira(f.amount)}${forWhat(f.note)}`,
  what: (f: Asked) => `${who(f)} asks for ${printNaira(f.amount)}${forWhat(f.note)}. What shall I do?`,
  pay: () => 'Pay it',
  decline: () => 'Decline',
  block: () => 'Decline and block',
  youDeclined: (f: { from: string }) => `Declined. ${f.from} is told no, and nothing else.`,
  youBlocked: (f: { from: string }) => `Declined. ${f.from} cannot ask you again.`,
  whom: () => 'Whom shall I ask? Give an @name or a phone number.',
  withWhom: () => 'With whom? Give their @names, like @bola and @chidi.',
  whichName: () => 'Which @name would you like? 3 to 20 letters and figures, like @ada_obi.',
};
