import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';

/** What the site's pages say of the account, in Yoruba. */
export const site: Begun<(typeof en)['site']> = {
  adminKeyWrong: () => 'Kọ́kọ́rọ́ alábòójútó kò tọ̀nà',
  adminIn: () => 'O ti wọlé fún wákàtí mẹ́jọ.',
  waitlisted: () => 'O ti wà lórí àkójọ ìdúró. A ó kọ̀wé sí ọ nígbà tó bá kàn ọ́.',
  movement: {
    transfer_out: (who) => `Sí ${who}`,
    transfer_in: (who) => `Láti ọ̀dọ̀ ${who}`,
    airtime: (who) => `Káàdì ìpè ${who}`,
    opening: () => 'Owó ìbẹ̀rẹ̀',
    other: (who) => who || 'Karo',
    reversal: (who) => (who ? `Padà láti ọ̀dọ̀ ${who}` : 'Owó padà'),
  },
};
