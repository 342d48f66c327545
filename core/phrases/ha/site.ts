import type { ProductKind } from '../../catalogue/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What the bank’s own products moved, on the site and in the chat. */
export const products: Record<ProductKind, (name: string) => string> = {
  saved: (name) => `Ajiya a ${name}`,
  taken: (name) => `An ciro daga ${name}`,
  contribution: (name) => `Gudummawa ga ${name}`,
  payout: (name) => `An biya daga ${name}`,
  refund: (name) => `An mayar daga ${name}`,
  loan: () => 'Bashi',
  repayment: () => 'Biyan bashi',
  invested: (name) => `Jari a ${name}`,
  sold: (name) => `An sayar da ${name}`,
  card: () => 'Katin intanet',
  abroad: (name) => `Daga ƙasar waje: ${name}`,
  reward: () => 'Kyautar koyo',
  plan: (name) => `Tsarin asusu: ${name}`,
};

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
    ...products,
  },
};
