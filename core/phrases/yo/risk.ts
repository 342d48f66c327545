import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

/** What a customer is told where the bank looks twice, in Yoruba. */
export const risk: Begun<(typeof en)['risk']> = {
  held: (f) =>
    `Láti dáàbò bò ọ́, ènìyàn wa kan máa yẹ ${printNaira(f.amount)} rẹ sí ${f.name} wò kí ó tó lọ. Wàá gbọ́ láti ọ̀dọ̀ wa kí aago ${printTime(f.dueAt)}, ${printDay(f.dueAt)} tó lù; bí bẹ́ẹ̀ kọ́, owó náà tún di tìrẹ. FAGILE máa dá a dúró.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  looking: (f) =>
    `Láti dáàbò bò ọ́, ènìyàn wa kan máa yẹ ${printNaira(f.amount)} rẹ sí ${f.name} wò kí ó tó lọ. A ó sọ fún ọ láàárín ọjọ́ kan.`,
  sentBack: (f) =>
    `${printNaira(f.amount)} rẹ sí ${f.name} kò lọ: kò dá wa lójú pé ìwọ ni. Ó wà nínú àkántì rẹ. Dáhùn ENIYAN láti bá wa sọ̀rọ̀.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  frozenFor: (f) => `A ti ti àkántì ${f.phone} pa. Nǹkan kan kò lè jáde. A ti sọ fún ẹni tó ni ín.`,
  notTrusted: () =>
    'Mi ò lè ti àkántì yẹn pa láti ibí. Fóònù ẹni tó ni ín, tàbí nọ́ńbà tí ó fọkàn tán, nìkan ló lè ṣe é. Ẹni tó ni ín lè tẹ *347*5276#.',
  whichNumber: () => 'Àkántì ta ni kí n ti pa? Kọ FREEZE àti nọ́ńbà fóònù àkántì náà.',
};
