import { printForeign, type Remittance, type RemittanceStatus, symbolOf } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const status: Record<RemittanceStatus, (r: Remittance) => string> = {
  awaiting_payment: (r) => `Fi káàdì san án kó tó di ${printTime(r.payBefore)} láti fi ránṣẹ́ ní iye yìí.`,
  challenge: () => 'Báńkì rẹ fẹ́ mọ̀ pé ìwọ ni. Tẹ kóòdù tó fi ránṣẹ́ sí ọ.',
  processing: () => 'À ń dúró de ìdáhùn báńkì rẹ. Jọ̀wọ́ má tún un san.',
  review: () => 'A gbọ́dọ̀ kọ́kọ́ yẹ èyí wò. Nǹkan kan kò ní lọ kó tó di ìgbà náà, láàárín ọjọ́ kan ni.',
  paid_in: () => 'Owó tí o san ti wọlé. Ó wà lọ́nà.',
  held: (r) =>
    r.invited
      ? `${r.recipientPhone} kò tíì ní àkántì Karo, a ti pè é. Bí kò bá ṣí ọ̀kan kó tó di ${r.heldUntil ? printDay(r.heldUntil) : ''}, gbogbo rẹ̀ yóò padà sórí káàdì rẹ.`
      : 'Àkántì náà jẹ́ tuntun, yóò gbà á nígbà tí ọjọ́ àkọ́kọ́ rẹ̀ bá parí.',
  success: () => 'A ti fi owó rẹ ránṣẹ́ sí Nàìjíríà nípa WhatsApp.',
  declined: () => 'Wọ́n kọ káàdì náà. A kò gba nǹkan kan. O lè lo káàdì mìíràn.',
  expired: () => 'Àkókò iye yìí ti kọjá. A kò gba nǹkan kan. Jọ̀wọ́ tún bẹ̀rẹ̀.',
  refused: () => 'A kò lè fi èyí ránṣẹ́. A kò gba nǹkan kan.',
  refunding: () => 'Ó ń padà bọ̀ sórí káàdì rẹ.',
  refunded: () => 'A ti dá gbogbo rẹ̀ padà sórí káàdì rẹ.',
};

/** What the bank says about money from abroad, in Yoruba. */
export const remittance: Begun<(typeof en)['remittance']> = {
  status: (r) => status[r.status](r),
  told: (r) =>
    `${printForeign(r.amount, r.currency)} rẹ sí ${r.recipientPhone} (${r.reference}): ${status[r.status](r)}`,
  received: (f) =>
    `💰 O gba ${printNaira(f.remittance.receives)} láti òkè òkun, láti ọwọ́ ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nNọ́ńbà ẹ̀rí: ${f.remittance.reference}\nIye tó kù: ${printNaira(f.balance)}`,
  invitation: (f) =>
    `${printNaira(f.remittance.receives)} láti ọwọ́ ${f.remittance.cardholder ?? 'òkè òkun'} ń dúró dè ọ́ ní Karo. Ṣí àkántì ọ̀fẹ́ pẹ̀lú nọ́ńbà yìí: ${f.link} Ref ${f.remittance.reference}. Karo kì í béèrè PIN rẹ.`,
  nairaOnly: () =>
    'Náírà nìkan ni mo ń tọ́jú: n kì í ra, n kì í ta, n kì í sì tọ́jú dọ́là tàbí owó òkèèrè mìíràn. Ẹni tó wà ní òkè òkun lè fi ránṣẹ́ sí ọ, yóò sì wọlé síbí ní náírà.',
  onlyInward: () =>
    'N kò tíì lè fi owó ránṣẹ́ sí òkè òkun. Mo lè gbà á: ẹni tó wà ní òkè òkun lè fi owó ránṣẹ́ sí ọ níbí.',
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
