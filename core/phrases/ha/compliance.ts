import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

/** What the law has the bank do with an account, in Hausa. */
export const compliance: Begun<(typeof en)['compliance']> = {
  lienPlaced: (f) =>
    `Dole a riƙe ${printNaira(f.amount)} a asusunka: ${f.authority}, umarni mai lamba ${f.reference} na ${printDay(f.datedAt)}. Kuɗin naka ne har yanzu, amma babu biyan da zai iya ɗaukarsa${f.endsAt ? ` har sai ${printDay(f.endsAt)} ya wuce` : ''}. Idan bai kai haka ba, za a riƙe abin da ya shigo har ya kai. ${f.authority} ne zai amsa game da umarnin. Amsa MUTUM don magana da mu.`,
  lienEnded: (f) =>
    `Riƙon ${printNaira(f.amount)} a asusunka (${f.authority}, umarni ${f.reference}) ya ƙare. Za ka iya amfani da kuɗin yanzu.`,
  lien: (f) =>
    `An riƙe bisa umarni: ${printNaira(f.amount)} (${f.authority}, ${f.reference} na ${printDay(f.datedAt)}).`,
  lienPaid: (f) =>
    `${printNaira(f.paid)} daga asusunka zai je ga ${f.payee}, kamar yadda ${f.authority} ta umarta (${f.order}). ${f.left > 0n ? `Umarnin yana riƙe da ${printNaira(f.left)} har yanzu.` : 'Wannan umarnin ba ya riƙe da komai kuma.'}\nLambar shaida: ${f.reference}\nAmsa MUTUM don magana da mu.`,
  lienReturned: (f) =>
    `↩️ ${printNaira(f.paid)} na ${f.authority} (umarni ${f.reference}) ya dawo asusunka. Umarnin yana riƙe da shi kuma.`,
  /** On a telephone’s screen. */
  deceasedShort: () =>
    'An sanar da mu cewa mai asusun nan ya rasu, muna ta’aziyya. Babu abin da zai fita. ’Yan uwa: ku nemi MUTUM a hirarmu.',
};
