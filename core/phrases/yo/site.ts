import type { ProductKind } from '../../catalogue/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What the bank’s own products moved, on the site and in the chat. */
export const products: Record<ProductKind, (name: string) => string> = {
  saved: (name) => `Ìfowópamọ́ sínú ${name}`,
  taken: (name) => `Láti inú ${name}`,
  contribution: (name) => `Ìdáwó fún ${name}`,
  payout: (name) => `Owó tí ${name} san`,
  refund: (name) => `${name} dá owó padà`,
  loan: () => 'Ẹ̀yáwó',
  repayment: () => 'Ìsanpadà ẹ̀yáwó',
  invested: (name) => `Ìdókòwò nínú ${name}`,
  sold: (name) => `A ta ${name}`,
  card: () => 'Káàdì ayélujára',
  abroad: (name) => `Láti òkè òkun: ${name}`,
  reward: () => 'Ẹ̀bùn ẹ̀kọ́',
  plan: (name) => `Ètò àkántì: ${name}`,
};

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
    ...products,
  },
};
