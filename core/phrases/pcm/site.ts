import type { site as english } from '../en/site.ts';

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
  },
};
