import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

/** What the law has the bank do with an account, in Yoruba. */
export const compliance: Begun<(typeof en)['compliance']> = {
  lienPlaced: (f) =>
    `A ní láti di ${printNaira(f.amount)} mú nínú àkántì rẹ: ${f.authority}, àṣẹ ${f.reference} ti ${printDay(f.datedAt)}. Owó rẹ ṣì ni, ṣùgbọ́n ìsanwó kankan kò lè mú un${f.endsAt ? ` títí ${printDay(f.endsAt)} yóò fi kọjá` : ''}. Bí kò bá tó, a ó di èyí tó bá wọlé mú títí yóò fi tó. ${f.authority} ni yóò dáhùn nípa àṣẹ náà. Dáhùn ENIYAN láti bá wa sọ̀rọ̀.`,
  lienEnded: (f) =>
    `Dídi ${printNaira(f.amount)} mú nínú àkántì rẹ (${f.authority}, àṣẹ ${f.reference}) ti parí. O lè lo owó náà báyìí.`,
  lien: (f) =>
    `A dì í mú nípa àṣẹ: ${printNaira(f.amount)} (${f.authority}, ${f.reference} ti ${printDay(f.datedAt)}).`,
  lienPaid: (f) =>
    `${printNaira(f.paid)} nínú àkántì rẹ ń lọ sí ${f.payee}, gẹ́gẹ́ bí ${f.authority} ṣe pàṣẹ (${f.order}). ${f.left > 0n ? `Àṣẹ náà ṣì di ${printNaira(f.left)} mú.` : 'Àṣẹ yìí kò di nǹkan kan mú mọ́.'}\nNọ́ńbà ẹ̀rí: ${f.reference}\nDáhùn ENIYAN láti bá wa sọ̀rọ̀.`,
  lienReturned: (f) =>
    `↩️ ${printNaira(f.paid)} fún ${f.authority} (àṣẹ ${f.reference}) ti padà sínú àkántì rẹ. Àṣẹ náà tún di í mú.`,
  /** On a telephone’s screen. */
  deceasedShort: () =>
    'A gbọ́ pé ẹni tó ni àkántì yìí ti kú, a bá yín kẹ́dùn. Nǹkan kan kò lè jáde. Ìdílé: ẹ béèrè ENIYAN nínú ìwíjọ̀ wa.',
};
