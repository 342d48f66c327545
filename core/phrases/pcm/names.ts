import { printNaira } from '../../kernel/index.ts';
import type { names as english } from '../en/names.ts';

const who = (f: { from: string; handle: string | undefined }): string =>
  f.handle ? `${f.from} (@${f.handle})` : f.from;
const forWhat = (note: string): string => (note ? ` for ${note}` : '');

export const names: typeof english = {
  yours: (f) => `Your name na @${f.handle}. People fit pay and ask you with am: “send 5k to @${f.handle}”.`,
  none: () => 'You never get @name. Choose one: 3 to 20 letters and numbers, like @ada or @ada_obi.',
  taken: (f) => `E don set. You be @${f.handle} now: people fit pay and ask you with am.`,
  asked: (f) => `${who(f)} dey ask you for ${printNaira(f.amount)}${forWhat(f.note)}. Na you go decide.`,
  reminded: (f) =>
    `${who(f)} still dey wait for your answer: ${printNaira(f.amount)}${forWhat(f.note)}. You fit pay or say no.`,
  declined: (f) => `${f.to} no gree pay the ${printNaira(f.amount)} wey you ask.`,
  sent: (f) => `I don ask ${f.to} for ${printNaira(f.amount)}. I go tell you when dem pay.`,
  split: (f) =>
    `I don ask ${f.names.join(', ')} for ${printNaira(f.each)} each. Your own part na ${printNaira(f.own)}.`,
  noRequests: () => 'Nobody dey ask you for money.',
  which: () => 'Who dey ask you? Choose one.',
  line: (f) => `${who(f)}: ${printNaira(f.amount)}${forWhat(f.note)}`,
  what: (f) => `${who(f)} dey ask for ${printNaira(f.amount)}${forWhat(f.note)}. Wetin I go do?`,
  pay: () => 'Pay am',
  decline: () => 'Say no',
  block: () => 'Say no and block',
  youDeclined: (f) => `I don say no. ${f.from} go hear no, nothing else.`,
  youBlocked: (f) => `I don say no. ${f.from} no fit ask you again.`,
  whom: () => 'Who I go ask? Give @name or phone number.',
  withWhom: () => 'With who? Give their @names, like @bola and @chidi.',
  whichName: () => 'Which @name you want? 3 to 20 letters and numbers, like @ada_obi.',
};
