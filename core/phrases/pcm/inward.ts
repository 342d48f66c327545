import type { InwardFacts, RecallReason } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { inward as en } from '../en/inward.ts';
import { printDay, printTime } from '../print.ts';

type Held = Parameters<typeof en.held>[0];

const lifts: Record<Held['reason'], (f: Held) => string> = {
  new_identity: (f) =>
    `Your phone or device still new for here, so na only ${printNaira(f.limit)} fit enter${f.until ? ` till ${printDay(f.until)} ${printTime(f.until)}` : ' for the first day'}. After that e go enter by itself.`,
  ceiling: (f) =>
    `Your account fit hold only ${printNaira(f.limit)} for your level. Raise your level (talk “upgrade my account”) or spend small, e go enter by itself.`,
};

const about = (f: InwardFacts): string => (f.narration ? `\nE talk say: ${f.narration}` : '');

const recallReasons: Record<RecallReason, string> = {
  mistake: 'na mistake dem take send am',
  twice: 'dem send am two times',
  amount: 'the amount no correct',
  fraud: 'their customer report fraud',
};

/** What the bank says of money from other banks, in Pidgin. */
export const inward: typeof en = {
  received: (f) =>
    `💰 ${printNaira(f.amount)} don enter from ${f.from} (${f.bank}).${about(f)}\nReference: ${f.reference}\nBalance: ${printNaira(f.balance)}`,
  held: (f) =>
    `⏳ ${printNaira(f.amount)} from ${f.from} (${f.bank}) don come, but e dey wait. ${lifts[f.reason](f)}\nIf e never fit enter by ${printDay(f.returnBy)} ${printTime(f.returnBy)}, e go go back to ${f.bank}.\nReference: ${f.reference}`,
  returned: (f) =>
    f.why === 'held'
      ? `↩️ ${printNaira(f.amount)} from ${f.from} (${f.bank}) no fit enter on time; e don go back to ${f.bank}.\nReference: ${f.reference}`
      : `↩️ You don give ${printNaira(f.amount)} back to ${f.from} (${f.bank}).\nReference: ${f.reference}`,
  recallAsked: (f) =>
    `${f.bank} dey ask make you give back ${printNaira(f.amount)} wey come from ${f.from}.\nWetin dem talk: ${recallReasons[f.reason]}.\nNa you go decide. We no go take anything unless you approve am with your PIN before ${printDay(f.answerBy)} ${printTime(f.answerBy)}. Talk “give am back” to approve am, or “keep am”; if you no do anything, e remain your own.\nReference: ${f.reference}`,
  recallOffer: (f) =>
    `Make we give ${printNaira(f.amount)} back to ${f.from} (${f.bank})?\nE go comot once you approve am with your PIN before ${printTime(f.expiresAt)}.\nReference: ${f.reference}`,
  recallLapsed: (f) =>
    `Time don pass to answer ${f.bank}: ${printNaira(f.amount)} from ${f.from} remain your own.\nReference: ${f.reference}`,
  recallDeclined: (f) =>
    `You don keep the ${printNaira(f.amount)} from ${f.from} (${f.bank}). We don tell ${f.bank}.\nReference: ${f.reference}`,
  fund: (f) =>
    [
      'Anybody fit pay enter your account from any bank:',
      `Bank: ${f.bank}`,
      `Account number: ${f.nuban}`,
      `Name: ${f.name}`,
      '',
      'The money go enter sharp sharp, and I go tell you when e come.',
      `To copy am, show QR code or ask person make e pay you: ${f.link}`,
    ].join('\n'),
};
