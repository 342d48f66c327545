import type { ProductKind } from '../../catalogue/index.ts';
import type { site as english } from '../en/site.ts';

/** What the bank’s own products moved, on the site and in the chat. */
export const products: Record<ProductKind, (name: string) => string> = {
  saved: (name) => `Save put for ${name}`,
  taken: (name) => `Comot from ${name}`,
  contribution: (name) => `Contribution for ${name}`,
  payout: (name) => `${name} pay you`,
  refund: (name) => `${name} give you back`,
  loan: () => 'Loan',
  repayment: () => 'Loan payment',
  invested: (name) => `Invest for ${name}`,
  sold: (name) => `Sell ${name}`,
  card: () => 'Virtual card',
  abroad: (name) => `From abroad: ${name}`,
  reward: () => 'Gift for learning',
  plan: (name) => `Account plan: ${name}`,
};

export const site: typeof english = {
  adminKeyWrong: () => 'That admin key no correct',
  adminIn: () => 'You don enter, for eight hours.',
  waitlisted: () => 'You don dey waitlist. We go write you when e reach your turn.',
  movement: {
    transfer_out: (who) => `Go ${who}`,
    transfer_in: (who) => `From ${who}`,
    airtime: (who) => `Airtime ${who}`,
    opening: () => 'Money wey account start with',
    reversal: (who) => (who ? `E come back from ${who}` : 'Money don come back'),
    other: (who) => who || 'Karo',
    ...products,
  },
};
