import { printForeign, type Remittance, type RemittanceStatus, symbolOf } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const status: Record<RemittanceStatus, (r: Remittance) => string> = {
  awaiting_payment: (r) => `Jiri kaadị kwụọ tupu ${printTime(r.payBefore)} ka e ziga ya n’ọnụego a.`,
  challenge: () => 'Ụlọ akụ gị chọrọ ịma na ọ bụ gị. Tinye koodu o zitere gị.',
  processing: () => 'Anyị na-eche azịza ụlọ akụ gị. Biko akwụla ọzọ.',
  review: () =>
    'Anyị ga-ebu ụzọ lelee nke a. Ihe ọ bụla agaghị aga tupu nke ahụ, ọ na-abụkarị n’ime otu ụbọchị.',
  paid_in: () => 'Ego ị kwụrụ abatala. Ọ nọ n’ụzọ.',
  held: (r) =>
    r.invited
      ? `${r.recipientPhone} enwebeghị akaụntụ Karo, anyị akpọọla ya. Ọ bụrụ na o mepeghị tupu ${r.heldUntil ? printDay(r.heldUntil) : ''}, ha niile ga-alaghachi na kaadị gị.`
      : 'Akaụntụ ahụ dị ọhụrụ, ọ ga-anata ya mgbe ụbọchị mbụ ya gwụrụ.',
  success: () => 'E zigala ego gị na Naịjirịa site na WhatsApp.',
  declined: () => 'A jụrụ kaadị ahụ. E wereghị ihe ọ bụla. Ị nwere ike iji kaadị ọzọ.',
  expired: () => 'Oge ọnụego a agafeela. E wereghị ihe ọ bụla. Biko malite ọzọ.',
  refused: () => 'Anyị enweghị ike iziga nke a. E wereghị ihe ọ bụla.',
  refunding: () => 'Ọ na-alaghachi na kaadị gị.',
  refunded: () => 'E weghachiri ya niile na kaadị gị.',
};

/** What the bank says about money from abroad, in Igbo. */
export const remittance: Begun<(typeof en)['remittance']> = {
  status: (r) => status[r.status](r),
  told: (r) =>
    `${printForeign(r.amount, r.currency)} gị nye ${r.recipientPhone} (${r.reference}): ${status[r.status](r)}`,
  received: (f) =>
    `💰 Ị natara ${printNaira(f.remittance.receives)} site na mba ọzọ, n’aka ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nNọmba akaebe: ${f.remittance.reference}\nFọdụrụ: ${printNaira(f.balance)}`,
  invitation: (f) =>
    `${printNaira(f.remittance.receives)} si n’aka ${f.remittance.cardholder ?? 'mba ọzọ'} na-echere gị na Karo. Jiri nọmba a mepee akaụntụ n’efu: ${f.link} Ref ${f.remittance.reference}. Karo anaghị ajụ PIN gị.`,
  nairaOnly: () =>
    'Naanị naịra ka m na-edebe: anaghị m azụ, ere ma ọ bụ edebe dọla ma ọ bụ ego mba ọzọ. Onye nọ na mba ọzọ nwere ike izitere gị ya, ọ ga-abata ebe a na naịra.',
  onlyInward: () =>
    'Enwebeghị m ike iziga ego na mba ọzọ. M nwere ike ịnata ya: onye nọ na mba ọzọ nwere ike izitere gị ego ebe a.',
  whichCountry: () => 'Kedu mba ego ahụ si abịa?',
  howMuch: (f) => `Ego ole ka a ga-ezite, na ${f.currency}? Dịka ${symbolOf(f.currency)}100.`,
  estimate: (f) =>
    [
      `${printForeign(f.amount, f.currency)} e zitere ugbu a ga-abịarute dịka ${printNaira(f.receives)}.`,
      `Ụgwọ ọrụ ${printForeign(f.fee, f.currency)}, ọnụego mgbanwe ${printNaira(f.rate)} maka ${symbolOf(f.currency)}1, ruo ${printTime(f.expiresAt)}.`,
      '',
      f.phone
        ? `Onye na-ezite ga-eji kaadị kwụọ na ${f.link} nye nọmba gị, ${f.phone}. Ọ ga-eru n’ime nkeji 1 ruo 5.`
        : `Onye na-ezite ga-eji kaadị kwụọ na ${f.link} nye nọmba ekwentị onye ga-anata ya.`,
    ].join('\n'),
};
