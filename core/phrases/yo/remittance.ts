import { printNaira } from '../../money.ts';
import { symbolOf } from '../../remittance/countries.ts';
import { printForeign } from '../../remittance.ts';
import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';

/** What the bank says about money from abroad, in Yoruba. */
export const remittance: Begun<(typeof en)['remittance']> = {
  received: (f) =>
    `💰 O gba ${printNaira(f.remittance.receives)} láti òkè òkun, láti ọwọ́ ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nNọ́ńbà ẹ̀rí: ${f.remittance.reference}\nIye tó kù: ${printNaira(f.balance)}`,
  invitation: (f) =>
    `${printNaira(f.remittance.receives)} láti ọwọ́ ${f.remittance.cardholder ?? 'òkè òkun'} ń dúró dè ọ́ ní Karo. Ṣí àkántì ọ̀fẹ́ pẹ̀lú nọ́ńbà yìí: ${f.link} Ref ${f.remittance.reference}. Karo kì í béèrè PIN rẹ.`,
  whichCountry: () => 'Láti orílẹ̀-èdè wo ni owó náà ti ń bọ̀?',
  howMuch: (f) => `Èló ni wọ́n fẹ́ fi ránṣẹ́, ní ${f.currency}? Bíi ${symbolOf(f.currency)}100.`,
  estimate: (f) =>
    [
      `${printForeign(f.amount, f.currency)} tí wọ́n bá fi ránṣẹ́ báyìí yóò dé bíi ${printNaira(f.receives)}.`,
      `Owó iṣẹ́ ${printForeign(f.fee, f.currency)}, iye pàṣípààrọ̀ ${printNaira(f.rate)} fún ${symbolOf(f.currency)}1, títí di ${printTime(f.expiresAt)}.`,
      '',
      f.phone
        ? `Ẹni tó ń fi ránṣẹ́ yóò fi káàdì san án ní ${f.link}, yóò sì fi nọ́ńbà rẹ sílẹ̀, ${f.phone}. Yóò dé láàárín ìṣẹ́jú 1 sí 5.`
        : `Ẹni tó ń fi ránṣẹ́ yóò fi káàdì san án ní ${f.link}, yóò sì fi nọ́ńbà fóònù ẹni tó máa gbà á sílẹ̀.`,
    ].join('\n'),
};
