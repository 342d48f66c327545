import type { ProductKind } from '../../catalogue/index.ts';

/** What the bank’s own products moved, on the site and in the chat. */
export const products: Record<ProductKind, (name: string) => string> = {
  saved: (name) => `Saved in ${name}`,
  taken: (name) => `Taken from ${name}`,
  contribution: (name) => `Contribution to ${name}`,
  payout: (name) => `Paid out by ${name}`,
  refund: (name) => `Given back by ${name}`,
  loan: () => 'Loan',
  repayment: () => 'Loan repayment',
  invested: (name) => `Invested in ${name}`,
  sold: (name) => `Sold ${name}`,
  card: () => 'Virtual card',
  abroad: (name) => `From abroad: ${name}`,
  reward: () => 'Reward for learning',
  plan: (name) => `Account plan: ${name}`,
};

/** What the site's pages say of the account. */
export const site = {
  adminKeyWrong: () => 'Invalid admin key',
  adminIn: () => 'You are in for eight hours.',
  waitlisted: () => 'You are on the waitlist. We will write to you when your turn comes.',
  /** One line of the account's history. */
  movement: {
    transfer_out: (who: string) => `To ${who}`,
    transfer_in: (who: string) => `From ${who}`,
    airtime: (who: string) => `Airtime ${who}`,
    opening: () => 'Opening balance',
    reversal: (who: string) => (who ? `Back from ${who}` : 'Money returned'),
    other: (who: string) => who || 'Karo',
    ...products,
  },
};
