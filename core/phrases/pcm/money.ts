import { type Kobo, type NipReason, printNaira } from '../../kernel/index.ts';
import type { money as en } from '../en/money.ts';
import { printDay, printTime } from '../print.ts';

type Cost = { fee: Kobo; duty: Kobo; total: Kobo };

const reasons: Record<NipReason, (bank: string) => string> = {
  bank_down: (bank) => `${bank} no dey answer now`,
  account_invalid: (bank) => `${bank} no get that account`,
  account_dormant: () => 'that account dey sleep (dormant)',
  name_mismatch: () => 'the name for that account no be the same',
  limit: () => 'that account no fit collect reach that amount',
  refused: (bank) => `${bank} no gree`,
};

const charges = (cost: Cost): string[] =>
  cost.fee + cost.duty === 0n
    ? ['No charge']
    : [`Charge ${printNaira(cost.fee)}`, ...(cost.duty ? [`Stamp duty ${printNaira(cost.duty)}`] : [])];

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What the bank says about money, in Pidgin. */
export const money: typeof en = {
  quote: (f) =>
    [
      `Send ${printNaira(f.amount)} give`,
      f.name,
      `${f.bank} ${f.account}`,
      ...(f.narration ? [`For wetin: ${f.narration}`] : []),
      '',
      ...charges(f),
      `Everything na ${printNaira(f.total)}`,
      ...(f.newBeneficiary ? ['', 'You never pay this person before. Check the name well well.'] : []),
      '',
      `Put your PIN before ${printTime(f.expiresAt)} make e go.`,
    ].join('\n'),
  sending: (f) => `You don approve am. ${printNaira(f.amount)} dey go meet ${f.name} now.`,
  waiting: (f) =>
    `${printNaira(f.amount)} go go meet ${f.name} (${f.bank}) after ${f.seconds} seconds. Reply CANCEL if you wan stop am.`,
  cancelled: (f) =>
    `We don stop am. ${printNaira(f.amount)} no go ${f.name} again. Your money dey your account.`,
  sent: (f) =>
    `✅ ${printNaira(f.amount)} don enter ${f.name} account (${f.bank}).\nReference: ${f.reference}${session(f.sessionId)}\nBalance: ${printNaira(f.balance)}`,
  sentLate: (f) =>
    `✅ Good news: your ${printNaira(f.amount)} don reach ${f.name} (${f.bank}).\nReference: ${f.reference}${session(f.sessionId)}\nBalance: ${printNaira(f.balance)}`,
  pending: (f) =>
    `⏳ ${f.bank} never answer us about your ${printNaira(f.amount)} to ${f.name}. The money no lost: we still dey ask, we go tell you. Abeg no send am again.\nReference: ${f.reference}${session(f.sessionId)}`,
  failed: (f) =>
    `❌ ${printNaira(f.amount)} to ${f.name} no go: ${reasons[f.reason](f.bank)}. We no take anything.\nReference: ${f.reference}`,
  returned: (f) =>
    `↩️ Your ${printNaira(f.amount)} no reach ${f.name}: ${reasons[f.reason](f.bank)}. The whole ${printNaira(f.total)} don come back to your account.\nReference: ${f.reference}${session(f.sessionId)}`,
  reversed: (f) =>
    `↩️ ${printNaira(f.total)} don come back to your account: dem reverse the money wey you send give ${f.name}.\nReference: ${f.reference}${session(f.sessionId)}`,
  received: (f) =>
    `💰 ${f.from} don send you ${printNaira(f.amount)}.${f.narration ? `\nE talk say: ${f.narration}` : ''}\nBalance: ${printNaira(f.balance)}`,
  takenBack: (f) =>
    `↩️ ${printNaira(f.amount)} wey come from ${f.from} don go back; e comot from your account.\nReference: ${f.reference}`,

  recalled: (f) =>
    `We don open case ${f.caseNumber} for your ${printNaira(f.amount)} to ${f.name}.\nWe go tell ${f.bank} before ${printTime(f.bankDueAt)}.\nWe go write you before ${printDay(f.acknowledgeDueAt)} ${printTime(f.acknowledgeDueAt)}.\nYou go get answer before ${printDay(f.findingDueAt)}.\nWe no fit promise say the money go come back.`,

  airtimeQuote: (f) =>
    `Buy ${printNaira(f.amount)} airtime\n${f.network} ${f.phone}\nNo charge\n\nPut your PIN before ${printTime(f.expiresAt)} make e go.`,
  airtimeSending: (f) =>
    `You don approve am. We dey buy ${printNaira(f.amount)} ${f.network} airtime for ${f.phone} now.`,
  airtimeDone: (f) =>
    `✅ ${printNaira(f.amount)} ${f.network} airtime don enter ${f.phone}.\nReference: ${f.reference}\nBalance: ${printNaira(f.balance)}`,
  airtimePending: (f) =>
    `⏳ ${f.network} never answer us about ${printNaira(f.amount)} airtime for ${f.phone}. We still dey ask, we go tell you.\nReference: ${f.reference}`,
  airtimeFailed: (f) =>
    `❌ ${f.network} no load ${printNaira(f.amount)} airtime for ${f.phone}. Your money dey your account.\nReference: ${f.reference}`,

  welcome: (f) =>
    [
      `Welcome to Karo, ${f.firstName}!`,
      `Your account number na ${f.nuban}.`,
      ...(f.gift ? [`This na sandbox, so we put ${printNaira(f.gift)} play money inside.`] : []),
      `To protect you, only ${printNaira(f.cap)} fit move until ${printDay(f.cappedUntil)} ${printTime(f.cappedUntil)}.`,
      'Talk “balance” or “send money” make we start.',
    ].join('\n'),
  pinChanged: () => 'Your PIN don change. If no be you change am, reply PERSON now now.',

  receipt: {
    title: 'Transfer receipt',
    airtimeTitle: 'Airtime receipt',
    status: {
      waiting: 'E dey wait',
      sending: 'E dey go',
      pending: 'E never land',
      success: 'E don enter',
      failed: 'E no go',
      cancelled: 'You stop am',
      reversed: 'E don come back',
    },
    to: 'Who collect',
    from: 'Who send',
    bank: 'Bank',
    account: 'Account',
    phone: 'Phone',
    network: 'Network',
    amount: 'Amount',
    fee: 'Charge',
    vat: 'VAT inside',
    duty: 'Stamp duty',
    total: 'Everything',
    narration: 'For wetin',
    date: 'Date',
    reference: 'Reference',
    session: 'Session ID',
    free: 'Free',
    scan: 'Scan am make you sure say dis receipt na original.',
    proof: 'Show any bank the session ID, dem go trace this money.',
  },
};
