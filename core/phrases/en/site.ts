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
  },
};
