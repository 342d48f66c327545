import { type Kobo, type NipReason, printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const reasons: Record<NipReason, (bank: string) => string> = {
  bank_down: (bank) => `${bank} ba ya amsawa yanzu`,
  account_invalid: (bank) => `${bank} ba shi da wannan asusun`,
  account_dormant: () => 'asusun yana barci (dormant)',
  name_mismatch: () => 'sunan asusun daban ne',
  limit: () => 'asusun ba zai iya karɓar haka ba',
  refused: (bank) => `${bank} ya ƙi`,
};

const charges = (cost: { fee: Kobo; duty: Kobo }): string[] =>
  cost.fee + cost.duty === 0n
    ? ['Babu caji']
    : [`Caji ${printNaira(cost.fee)}`, ...(cost.duty ? [`Harajin hatimi ${printNaira(cost.duty)}`] : [])];

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What the bank says about money, in Hausa. */
export const money: Begun<(typeof en)['money']> = {
  quote: (f) =>
    [
      `Tura ${printNaira(f.amount)} zuwa ga`,
      f.name,
      `${f.bank} ${f.account}`,
      ...(f.narration ? [`Don: ${f.narration}`] : []),
      '',
      ...charges(f),
      `Jimla ${printNaira(f.total)}`,
      ...(f.newBeneficiary ? ['', 'Ba ka taɓa biyan wannan mutumin ba. Ka duba sunan.'] : []),
      '',
      `Ka amince da PIN kafin ƙarfe ${printTime(f.expiresAt)}.`,
    ].join('\n'),
  sending: (f) => `An amince. Ana tura ${printNaira(f.amount)} zuwa ga ${f.name} yanzu.`,
  waiting: (f) =>
    `${printNaira(f.amount)} zuwa ga ${f.name} (${f.bank}) zai tafi cikin daƙiƙa ${f.seconds}. Amsa SOKE don tsayar da shi.`,
  cancelled: (f) =>
    `An tsayar. Ba a tura ${printNaira(f.amount)} zuwa ga ${f.name} ba. Kuɗinka yana asusunka.`,
  sent: (f) =>
    `✅ An tura ${printNaira(f.amount)} zuwa ga ${f.name} (${f.bank}).\nLambar shaida: ${f.reference}${session(f.sessionId)}\nRagowa: ${printNaira(f.balance)}`,
  sentLate: (f) =>
    `✅ Albishir: ${printNaira(f.amount)} ɗinka ya isa ga ${f.name} (${f.bank}).\nLambar shaida: ${f.reference}${session(f.sessionId)}\nRagowa: ${printNaira(f.balance)}`,
  pending: (f) =>
    `⏳ ${f.bank} bai amsa ba tukuna game da ${printNaira(f.amount)} zuwa ga ${f.name}. Bai ɓata ba: muna ta tambaya, za mu gaya maka. Don Allah kada ka sake turawa.\nLambar shaida: ${f.reference}${session(f.sessionId)}`,
  failed: (f) =>
    `❌ ${printNaira(f.amount)} zuwa ga ${f.name} bai tafi ba: ${reasons[f.reason](f.bank)}. Ba a cire komai ba.\nLambar shaida: ${f.reference}`,
  returned: (f) =>
    `↩️ ${printNaira(f.amount)} bai isa ga ${f.name} ba: ${reasons[f.reason](f.bank)}. Duka ${printNaira(f.total)} ya dawo asusunka.\nLambar shaida: ${f.reference}${session(f.sessionId)}`,
  reversed: (f) =>
    `↩️ ${printNaira(f.total)} ya dawo asusunka: an juya turin da ka yi wa ${f.name}.\nLambar shaida: ${f.reference}${session(f.sessionId)}`,
  received: (f) =>
    `💰 Ka karɓi ${printNaira(f.amount)} daga ${f.from}.${f.narration ? `\nDon: ${f.narration}` : ''}\nRagowa: ${printNaira(f.balance)}`,
  takenBack: (f) =>
    `↩️ An juya ${printNaira(f.amount)} da ya zo daga ${f.from}, ya fita daga asusunka.\nLambar shaida: ${f.reference}`,
  recalled: (f) =>
    `Mun buɗe ƙara ${f.caseNumber} kan ${printNaira(f.amount)} ɗinka zuwa ga ${f.name}.\nZa mu gaya wa ${f.bank} kafin ${printTime(f.bankDueAt)}.\nZa mu rubuto maka kafin ${printDay(f.acknowledgeDueAt)} ${printTime(f.acknowledgeDueAt)}.\nZa ka sami amsa kafin ${printDay(f.findingDueAt)}.\nBa za mu iya alƙawarin kuɗin zai dawo ba.`,
  airtimeQuote: (f) =>
    `Sayi katin waya na ${printNaira(f.amount)}\n${f.network} ${f.phone}\nBabu caji\n\nKa amince da PIN kafin ƙarfe ${printTime(f.expiresAt)}.`,
  airtimeSending: (f) =>
    `An amince. Ana sayen katin ${f.network} na ${printNaira(f.amount)} don ${f.phone} yanzu.`,
  airtimeDone: (f) =>
    `✅ An saka katin ${f.network} na ${printNaira(f.amount)} a ${f.phone}.\nLambar shaida: ${f.reference}\nRagowa: ${printNaira(f.balance)}`,
  airtimePending: (f) =>
    `⏳ ${f.network} bai amsa ba tukuna game da katin ${printNaira(f.amount)} don ${f.phone}. Muna ta tambaya, za mu gaya maka.\nLambar shaida: ${f.reference}`,
  airtimeFailed: (f) =>
    `❌ ${f.network} bai saka katin ${printNaira(f.amount)} a ${f.phone} ba. Kuɗinka yana asusunka.\nLambar shaida: ${f.reference}`,
  welcome: (f) =>
    [
      `Barka da zuwa Karo, ${f.firstName}!`,
      `Lambar asusunka ita ce ${f.nuban}.`,
      ...(f.gift ? [`Wannan wurin gwaji ne, mun saka ${printNaira(f.gift)} na gwaji a ciki.`] : []),
      `Don kare ka, ${printNaira(f.cap)} ne kawai zai iya fita har sai ${printDay(f.cappedUntil)} ${printTime(f.cappedUntil)}.`,
      'Ka ce “nawa ne a asusuna” ko “tura kudi” don farawa.',
    ].join('\n'),
  pinChanged: () => 'An canza PIN ɗinka. Idan ba kai ka yi ba, amsa MUTUM yanzu.',
  receipt: {
    title: 'Rasit na tura kuɗi',
    airtimeTitle: 'Rasit na katin waya',
    status: {
      waiting: 'Yana jira',
      sending: 'Ana turawa',
      pending: 'Yana kan hanya',
      success: 'Ya yi nasara',
      failed: 'Bai yi ba',
      cancelled: 'An soke',
      reversed: 'An juya',
    },
    to: 'Zuwa ga',
    from: 'Daga',
    bank: 'Banki',
    account: 'Asusu',
    phone: 'Waya',
    network: 'Network',
    amount: 'Adadi',
    fee: 'Caji',
    vat: 'a ciki VAT',
    duty: 'Harajin hatimi',
    total: 'Jimla',
    narration: 'Don',
    date: 'Kwanan wata',
    reference: 'Lambar shaida',
    session: 'Session ID',
    free: 'Kyauta',
    scan: 'Duba wannan lamba da wayarka don ka tabbata rasit ɗin na gaskiya ne.',
    proof: 'Nuna session ID ga kowane banki don bin sawun kuɗin.',
  },
};
