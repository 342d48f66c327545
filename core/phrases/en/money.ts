import { type Kobo, type NipReason, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

/** Where money goes. */
export type To = { name: string; bank: string; account: string };
/** What a transfer costs beside its amount. */
type Cost = { fee: Kobo; duty: Kobo; total: Kobo };

const reasons: Record<NipReason, (bank: string) => string> = {
  bank_down: (bank) => `${bank} is not answering now`,
  account_invalid: (bank) => `${bank} has no such account`,
  account_dormant: () => 'that account is asleep (dormant)',
  name_mismatch: () => 'the name on that account is different',
  limit: () => 'that account cannot take so much',
  refused: (bank) => `${bank} refused it`,
};

const charges = (cost: Cost): string[] =>
  cost.fee + cost.duty === 0n
    ? ['No fee']
    : [`Fee ${printNaira(cost.fee)}`, ...(cost.duty ? [`Stamp duty ${printNaira(cost.duty)}`] : [])];

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What the bank says about money. */
export const money = {
  quote: (
    f: To & Cost & { amount: Kobo; expiresAt: Date; newBeneficiary: boolean; narration?: string },
  ): string =>
    [
      `Send ${printNaira(f.amount)} to`,
      f.name,
      `${f.bank} ${f.account}`,
      ...(f.narration ? [`For: ${f.narration}`] : []),
      '',
      ...charges(f),
      `Total ${printNaira(f.total)}`,
      ...(f.newBeneficiary ? ['', 'You have not paid this person before. Check the name.'] : []),
      '',
      `Approve with your PIN before ${printTime(f.expiresAt)}.`,
    ].join('\n'),
  sending: (f: To & { amount: Kobo }) => `Approved. Sending ${printNaira(f.amount)} to ${f.name} now.`,
  waiting: (f: To & { amount: Kobo; seconds: number }) =>
    `${printNaira(f.amount)} to ${f.name} (${f.bank}) goes in ${f.seconds} seconds. Reply CANCEL to stop it.`,
  cancelled: (f: To & { amount: Kobo }) =>
    `Stopped. ${printNaira(f.amount)} to ${f.name} was not sent. Your money is in your account.`,
  sent: (f: To & { amount: Kobo; reference: string; sessionId?: string; balance: Kobo }) =>
    `✅ Sent ${printNaira(f.amount)} to ${f.name} (${f.bank}).\nReference: ${f.reference}${session(f.sessionId)}\nBalance: ${printNaira(f.balance)}`,
  sentLate: (f: To & { amount: Kobo; reference: string; sessionId?: string; balance: Kobo }) =>
    `✅ Good news: your ${printNaira(f.amount)} has reached ${f.name} (${f.bank}).\nReference: ${f.reference}${session(f.sessionId)}\nBalance: ${printNaira(f.balance)}`,
  pending: (f: To & { amount: Kobo; reference: string; sessionId?: string }) =>
    `⏳ ${f.bank} has not answered yet about your ${printNaira(f.amount)} to ${f.name}. It is not lost: we keep asking, and will tell you. Please do not send it again.\nReference: ${f.reference}${session(f.sessionId)}`,
  failed: (f: To & { amount: Kobo; total: Kobo; reference: string; reason: NipReason }) =>
    `❌ ${printNaira(f.amount)} to ${f.name} wasn’t sent: ${reasons[f.reason](f.bank)}. You were not charged.\nReference: ${f.reference}`,
  returned: (
    f: To & { amount: Kobo; total: Kobo; reference: string; sessionId?: string; reason: NipReason },
  ) =>
    `↩️ Your ${printNaira(f.amount)} did not reach ${f.name}: ${reasons[f.reason](f.bank)}. All ${printNaira(f.total)} is back in your account.\nReference: ${f.reference}${session(f.sessionId)}`,
  reversed: (f: To & { amount: Kobo; total: Kobo; reference: string; sessionId?: string }) =>
    `↩️ ${printNaira(f.total)} is back in your account: your transfer to ${f.name} was reversed.\nReference: ${f.reference}${session(f.sessionId)}`,
  received: (f: { amount: Kobo; from: string; narration: string; balance: Kobo }) =>
    `💰 You received ${printNaira(f.amount)} from ${f.from}.${f.narration ? `\nFor: ${f.narration}` : ''}\nBalance: ${printNaira(f.balance)}`,
  takenBack: (f: { amount: Kobo; from: string; reference: string }) =>
    `↩️ ${printNaira(f.amount)} that came from ${f.from} was reversed and left your account.\nReference: ${f.reference}`,

  recalled: (f: {
    caseNumber: string;
    amount: Kobo;
    name: string;
    bank: string;
    bankDueAt: Date;
    acknowledgeDueAt: Date;
    findingDueAt: Date;
  }) =>
    `We have opened case ${f.caseNumber} for your ${printNaira(f.amount)} to ${f.name}.\nWe tell ${f.bank} by ${printTime(f.bankDueAt)}.\nWe write to you by ${printDay(f.acknowledgeDueAt)} ${printTime(f.acknowledgeDueAt)}.\nYou get an answer by ${printDay(f.findingDueAt)}.\nWe cannot promise that the money comes back.`,

  airtimeQuote: (f: { amount: Kobo; phone: string; network: string; expiresAt: Date }) =>
    `Buy ${printNaira(f.amount)} airtime\n${f.network} ${f.phone}\nNo fee\n\nApprove with your PIN before ${printTime(f.expiresAt)}.`,
  airtimeSending: (f: { amount: Kobo; phone: string; network: string }) =>
    `Approved. Buying ${printNaira(f.amount)} ${f.network} airtime for ${f.phone} now.`,
  airtimeDone: (f: { amount: Kobo; phone: string; network: string; reference: string; balance: Kobo }) =>
    `✅ ${printNaira(f.amount)} ${f.network} airtime sent to ${f.phone}.\nReference: ${f.reference}\nBalance: ${printNaira(f.balance)}`,
  airtimePending: (f: { amount: Kobo; phone: string; network: string; reference: string }) =>
    `⏳ ${f.network} has not answered yet about ${printNaira(f.amount)} airtime for ${f.phone}. We keep asking, and will tell you.\nReference: ${f.reference}`,
  airtimeFailed: (f: { amount: Kobo; phone: string; network: string; reference: string }) =>
    `❌ ${f.network} did not load ${printNaira(f.amount)} airtime on ${f.phone}. Your money is in your account.\nReference: ${f.reference}`,

  welcome: (f: { firstName: string; nuban: string; gift?: Kobo; cap: Kobo; cappedUntil: Date }) =>
    [
      `Welcome to Karo, ${f.firstName}!`,
      `Your account number is ${f.nuban}.`,
      ...(f.gift ? [`This is the sandbox, so we put ${printNaira(f.gift)} of play money in it.`] : []),
      `To protect you, at most ${printNaira(f.cap)} can move until ${printDay(f.cappedUntil)} ${printTime(f.cappedUntil)}.`,
      'Say “balance” or “send money” to begin.',
    ].join('\n'),
  pinChanged: () => 'Your PIN is changed. If you did not do this, reply PERSON now.',

  receipt: {
    title: 'Transfer receipt',
    airtimeTitle: 'Airtime receipt',
    status: {
      waiting: 'Waiting',
      sending: 'Sending',
      pending: 'Pending',
      success: 'Successful',
      failed: 'Failed',
      cancelled: 'Cancelled',
      reversed: 'Reversed',
    },
    to: 'To',
    from: 'From',
    bank: 'Bank',
    account: 'Account',
    phone: 'Phone',
    network: 'Network',
    amount: 'Amount',
    fee: 'Fee',
    vat: 'Includes VAT',
    duty: 'Stamp duty',
    total: 'Total',
    narration: 'For',
    date: 'Date',
    reference: 'Reference',
    session: 'Session ID',
    free: 'Free',
    scan: 'Scan to check that this receipt is real.',
    proof: 'Show the session ID to any bank to trace this payment.',
  },
};
