import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';

/** What the site's pages say of the account, in Hausa. */
export const site: Begun<(typeof en)['site']> = {
  adminKeyWrong: () => 'Makullin gudanarwa ba daidai ba',
  adminIn: () => 'Ka shiga na awa takwas.',
  waitlisted: () => 'Kana cikin jerin jira. Za mu rubuto maka idan lokacinka ya yi.',
  movement: {
    transfer_out: (who) => `Zuwa ga ${who}`,
    transfer_in: (who) => `Daga ${who}`,
    airtime: (who) => `Katin waya ${who}`,
    opening: () => 'Kuɗin buɗewa',
    other: (who) => who || 'Karo',
    reversal: (who) => (who ? `An dawo daga ${who}` : 'An dawo da kuɗi'),
  },
};
