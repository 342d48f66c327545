import type { HoldReason, InwardFacts, RecallReason } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

/** A credit that waits: by which rule, and until when. */
type Held = InwardFacts & { reason: HoldReason; limit: Kobo; until: Date | undefined; returnBy: Date };

const lifts: Record<HoldReason, (f: Held) => string> = {
  new_identity: (f) =>
    `Your phone or device is new here, so at most ${printNaira(f.limit)} can come in${f.until ? ` until ${printDay(f.until)} ${printTime(f.until)}` : ' on its first day'}. It is added after that by itself.`,
  ceiling: (f) =>
    `Your account may hold at most ${printNaira(f.limit)} at your level. Raise your level (say “upgrade my account”) or spend some, and it is added by itself.`,
};

const about = (f: InwardFacts): string => (f.narration ? `\nFor: ${f.narration}` : '');

const recallReasons: Record<RecallReason, string> = {
  mistake: 'it was sent by mistake',
  twice: 'it was sent twice',
  amount: 'the amount was wrong',
  fraud: 'its customer reports fraud',
};

/** What the bank says of money from other banks. */
export const inward = {
  received: (f: InwardFacts & { balance: Kobo }) =>
    `💰 You received ${printNaira(f.amount)} from ${f.from} (${f.bank}).${about(f)}\nReference: ${f.reference}\nBalance: ${printNaira(f.balance)}`,
  held: (f: Held) =>
    `⏳ ${printNaira(f.amount)} from ${f.from} (${f.bank}) has come, and waits. ${lifts[f.reason](f)}\nIf it still cannot be added by ${printDay(f.returnBy)} ${printTime(f.returnBy)}, it goes back to ${f.bank}.\nReference: ${f.reference}`,
  returned: (f: InwardFacts & { why: 'held' | 'agreed' }) =>
    f.why === 'held'
      ? `↩️ ${printNaira(f.amount)} from ${f.from} (${f.bank}) could not be added in time and has gone back to ${f.bank}.\nReference: ${f.reference}`
      : `↩️ You gave ${printNaira(f.amount)} back to ${f.from} (${f.bank}).\nReference: ${f.reference}`,
  recallAsked: (f: InwardFacts & { reason: RecallReason; answerBy: Date }) =>
    `${f.bank} asks you to give back ${printNaira(f.amount)} that came from ${f.from}.\nTheir reason: ${recallReasons[f.reason]}.\nIt is your decision. Nothing is taken unless you approve it with your PIN before ${printDay(f.answerBy)} ${printTime(f.answerBy)}. Say “give it back” to approve it, or “keep it”; if you do nothing, it stays yours.\nReference: ${f.reference}`,
  recallOffer: (f: InwardFacts & { expiresAt: Date }) =>
    `Give ${printNaira(f.amount)} back to ${f.from} (${f.bank})?\nIt leaves your account once you approve it with your PIN before ${printTime(f.expiresAt)}.\nReference: ${f.reference}`,
  recallLapsed: (f: InwardFacts) =>
    `The time to answer ${f.bank} is over: ${printNaira(f.amount)} from ${f.from} stays yours.\nReference: ${f.reference}`,
  recallDeclined: (f: InwardFacts) =>
    `You kept ${printNaira(f.amount)} from ${f.from} (${f.bank}). We have told ${f.bank}.\nReference: ${f.reference}`,
  fund: (f: { bank: string; nuban: string; name: string; link: string }) =>
    [
      'Anybody can pay into your account from any bank:',
      `Bank: ${f.bank}`,
      `Account number: ${f.nuban}`,
      `Name: ${f.name}`,
      '',
      'The money is here in a moment, and I tell you when it comes.',
      `To copy it, show a QR code or ask somebody to pay you: ${f.link}`,
    ].join('\n'),
};
