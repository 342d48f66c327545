import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

/** What the law has the bank do with an account, in Igbo. */
export const compliance: Begun<(typeof en)['compliance']> = {
  lienPlaced: (f) =>
    `Anyị ga-ejide ${printNaira(f.amount)} n’akaụntụ gị: ${f.authority}, iwu ${f.reference} nke ${printDay(f.datedAt)}. Ọ ka bụ ego gị, mana ịkwụ ụgwọ ọ bụla enweghị ike iwere ya${f.endsAt ? ` ruo mgbe ${printDay(f.endsAt)} gafere` : ''}. Ọ bụrụ na o zughị, a ga-ejide nke batara ruo mgbe o zuru. Ọ bụ ${f.authority} ga-aza maka iwu ahụ. Zaa MMADU ka gị na anyị kwurịta.`,
  lienEnded: (f) =>
    `Njide nke ${printNaira(f.amount)} n’akaụntụ gị (${f.authority}, iwu ${f.reference}) agwụla. Ị nwere ike iji ego ahụ ugbu a.`,
  lien: (f) =>
    `E jidere ya n’iwu: ${printNaira(f.amount)} (${f.authority}, ${f.reference} nke ${printDay(f.datedAt)}).`,
  lienPaid: (f) =>
    `${printNaira(f.paid)} n’akaụntụ gị na-aga ${f.payee}, dịka ${f.authority} nyere n’iwu (${f.order}). ${f.left > 0n ? `Iwu ahụ ka na-ejide ${printNaira(f.left)}.` : 'Iwu a anaghịzi ejide ihe ọ bụla.'}\nNọmba akaebe: ${f.reference}\nZaa MMADU ka gị na anyị kwurịta.`,
  lienReturned: (f) =>
    `↩️ ${printNaira(f.paid)} nke ${f.authority} (iwu ${f.reference}) alọtala na akaụntụ gị. Iwu ahụ jidere ya ọzọ.`,
  /** On a telephone’s screen. */
  deceasedShort: () =>
    'A gwara anyị na onye nwe akaụntụ a anwụọla, ndo. Ihe ọ bụla agaghị apụ. Ndị ikwu: rịọnụ MMADU na nkata anyị.',
};
