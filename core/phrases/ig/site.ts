import type { ProductKind } from '../../catalogue/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What the bank’s own products moved, on the site and in the chat. */
export const products: Record<ProductKind, (name: string) => string> = {
  saved: (name) => `Echekwara na ${name}`,
  taken: (name) => `Ewepụtara na ${name}`,
  contribution: (name) => `Ụtụ maka ${name}`,
  payout: (name) => `${name} kwụrụ gị`,
  refund: (name) => `${name} nyeghachiri`,
  loan: () => 'Mbinye ego',
  repayment: () => 'Ịkwụghachi mbinye ego',
  invested: (name) => `Itinye ego na ${name}`,
  sold: (name) => `E rere ${name}`,
  card: () => 'Kaadị ịntanetị',
  abroad: (name) => `Site na mba ọzọ: ${name}`,
  reward: () => 'Onyinye mmụta',
  plan: (name) => `Atụmatụ akaụntụ: ${name}`,
};

/** What the site's pages say of the account, in Igbo. */
export const site: Begun<(typeof en)['site']> = {
  adminKeyWrong: () => 'Igodo onye nlekọta ezighị ezi',
  adminIn: () => 'Ị banyela ruo awa asatọ.',
  waitlisted: () => 'Ị nọ na ndepụta nchere. Anyị ga-edetara gị mgbe oge gị ruru.',
  movement: {
    transfer_out: (who) => `Nye ${who}`,
    transfer_in: (who) => `Site n'aka ${who}`,
    airtime: (who) => `Kaadị ekwentị ${who}`,
    opening: () => 'Ego mmalite',
    other: (who) => who || 'Karo',
    reversal: (who) => (who ? `Lọtara site n'aka ${who}` : 'Ego lọtara'),
    ...products,
  },
};
