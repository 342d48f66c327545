import { type Kobo, type NipReason, printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const reasons: Record<NipReason, (bank: string) => string> = {
  bank_down: (bank) => `${bank} anaghị aza ugbu a`,
  account_invalid: (bank) => `${bank} enweghị akaụntụ ahụ`,
  account_dormant: () => 'akaụntụ ahụ na-arahụ ụra (dormant)',
  name_mismatch: () => 'aha dị na akaụntụ ahụ dị iche',
  limit: () => 'akaụntụ ahụ enweghị ike ịnata ego ahụ',
  refused: (bank) => `${bank} jụrụ ya`,
};

const charges = (cost: { fee: Kobo; duty: Kobo }): string[] =>
  cost.fee + cost.duty === 0n
    ? ['Ụgwọ ọrụ adịghị']
    : [`Ụgwọ ọrụ ${printNaira(cost.fee)}`, ...(cost.duty ? [`Ụtụ akara ${printNaira(cost.duty)}`] : [])];

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What the bank says about money, in Igbo. */
export const money: Begun<(typeof en)['money']> = {
  quote: (f) =>
    [
      `Ziga ${printNaira(f.amount)} nye`,
      f.name,
      `${f.bank} ${f.account}`,
      ...(f.narration ? [`Maka: ${f.narration}`] : []),
      '',
      ...charges(f),
      `Ngụkọta ${printNaira(f.total)}`,
      ...(f.newBeneficiary ? ['', 'Ị kwụtụbeghị onye a. Lelee aha ya.'] : []),
      '',
      `Jiri PIN gị kwado ya tupu ${printTime(f.expiresAt)}.`,
    ].join('\n'),
  sending: (f) => `Ị kwadoro ya. Anyị na-eziga ${printNaira(f.amount)} nye ${f.name} ugbu a.`,
  waiting: (f) =>
    `${printNaira(f.amount)} nye ${f.name} (${f.bank}) ga-apụ na sekọnd ${f.seconds}. Zaa KAGBUO ka ị kwụsị ya.`,
  cancelled: (f) => `Akwụsịla ya. E zigaghị ${printNaira(f.amount)} nye ${f.name}. Ego gị dị na akaụntụ gị.`,
  sent: (f) =>
    `✅ E zigara ${printNaira(f.amount)} nye ${f.name} (${f.bank}).\nNọmba akaebe: ${f.reference}${session(f.sessionId)}\nFọdụrụ: ${printNaira(f.balance)}`,
  sentLate: (f) =>
    `✅ Ozi ọma: ${printNaira(f.amount)} gị eruola ${f.name} (${f.bank}).\nNọmba akaebe: ${f.reference}${session(f.sessionId)}\nFọdụrụ: ${printNaira(f.balance)}`,
  pending: (f) =>
    `⏳ ${f.bank} azabeghị maka ${printNaira(f.amount)} gị nye ${f.name}. O furughị efu: anyị na-ajụ, anyị ga-agwa gị. Biko ezigala ya ọzọ.\nNọmba akaebe: ${f.reference}${session(f.sessionId)}`,
  failed: (f) =>
    `❌ ${printNaira(f.amount)} nye ${f.name} agaghị: ${reasons[f.reason](f.bank)}. E wepụghị ihe ọ bụla.\nNọmba akaebe: ${f.reference}`,
  returned: (f) =>
    `↩️ ${printNaira(f.amount)} erughị ${f.name}: ${reasons[f.reason](f.bank)}. ${printNaira(f.total)} niile alọtala na akaụntụ gị.\nNọmba akaebe: ${f.reference}${session(f.sessionId)}`,
  reversed: (f) =>
    `↩️ ${printNaira(f.total)} alọtala na akaụntụ gị: e weghachiri ego i zigaara ${f.name}.\nNọmba akaebe: ${f.reference}${session(f.sessionId)}`,
  received: (f) =>
    `💰 Ị natara ${printNaira(f.amount)} site n'aka ${f.from}.${f.narration ? `\nMaka: ${f.narration}` : ''}\nFọdụrụ: ${printNaira(f.balance)}`,
  takenBack: (f) =>
    `↩️ E weghachiri ${printNaira(f.amount)} si n'aka ${f.from} bịa, o wee pụọ na akaụntụ gị.\nNọmba akaebe: ${f.reference}`,
  recalled: (f) =>
    `Anyị emepeela okwu ${f.caseNumber} maka ${printNaira(f.amount)} gị nye ${f.name}.\nAnyị ga-agwa ${f.bank} tupu ${printTime(f.bankDueAt)}.\nAnyị ga-edetara gị tupu ${printDay(f.acknowledgeDueAt)} ${printTime(f.acknowledgeDueAt)}.\nỊ ga-enweta azịza tupu ${printDay(f.findingDueAt)}.\nAnyị enweghị ike ikwe nkwa na ego ahụ ga-alọta.`,
  airtimeQuote: (f) =>
    `Zụta kaadị ekwentị ${printNaira(f.amount)}\n${f.network} ${f.phone}\nỤgwọ ọrụ adịghị\n\nJiri PIN gị kwado ya tupu ${printTime(f.expiresAt)}.`,
  airtimeSending: (f) =>
    `Ị kwadoro ya. Anyị na-azụta kaadị ${f.network} ${printNaira(f.amount)} maka ${f.phone} ugbu a.`,
  airtimeDone: (f) =>
    `✅ Kaadị ${f.network} ${printNaira(f.amount)} abanyela na ${f.phone}.\nNọmba akaebe: ${f.reference}\nFọdụrụ: ${printNaira(f.balance)}`,
  airtimePending: (f) =>
    `⏳ ${f.network} azabeghị maka kaadị ${printNaira(f.amount)} nke ${f.phone}. Anyị na-ajụ, anyị ga-agwa gị.\nNọmba akaebe: ${f.reference}`,
  airtimeFailed: (f) =>
    `❌ ${f.network} etinyeghị kaadị ${printNaira(f.amount)} na ${f.phone}. Ego gị dị na akaụntụ gị.\nNọmba akaebe: ${f.reference}`,
  welcome: (f) =>
    [
      `Nnọọ na Karo, ${f.firstName}!`,
      `Nọmba akaụntụ gị bụ ${f.nuban}.`,
      ...(f.gift
        ? [`Nke a bụ ebe nnwale, ya mere anyị tinyere ${printNaira(f.gift)} nke egwuregwu na ya.`]
        : []),
      `Iji chekwaa gị, naanị ${printNaira(f.cap)} nwere ike ịpụ ruo ${printDay(f.cappedUntil)} ${printTime(f.cappedUntil)}.`,
      'Sị “ego ole ka m nwere” ma ọ bụ “ziga ego” ka ị malite.',
    ].join('\n'),
  pinChanged: () => 'Agbanweela PIN gị. Ọ bụrụ na ọ bụghị gị, zaa MMADU ugbu a.',
  receipt: {
    title: 'Risiti nzipu ego',
    airtimeTitle: 'Risiti kaadị ekwentị',
    status: {
      waiting: 'Ọ na-eche',
      sending: 'Ọ na-aga',
      pending: "Ọ nọ n'ụzọ",
      success: 'O gara nke ọma',
      failed: 'O gaghị',
      cancelled: 'A kagburu ya',
      reversed: 'E weghachiri ya',
    },
    to: 'Nye',
    from: 'Site na',
    bank: 'Ụlọ akụ',
    account: 'Akaụntụ',
    phone: 'Ekwentị',
    network: 'Netwọk',
    amount: 'Ego',
    fee: 'Ụgwọ ọrụ',
    vat: 'VAT nọ na ya',
    duty: 'Ụtụ akara',
    total: 'Ngụkọta',
    narration: 'Maka',
    date: 'Ụbọchị',
    reference: 'Nọmba akaebe',
    session: 'Session ID',
    free: "N'efu",
    scan: 'Nyochaa koodu a ka ị mara ma risiti a ọ bụ eziokwu.',
    proof: 'Gosi ụlọ akụ ọ bụla session ID ka e soro ego a.',
  },
};
