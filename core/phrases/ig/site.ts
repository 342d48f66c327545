import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';

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
  },
};
