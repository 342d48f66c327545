import type { Bank } from './bank.ts';

/** What customers can be offered only where somebody stands behind it outside; everything else the bank does by itself. */
export type Service =
  | 'otherBanks'
  | 'moneyIn'
  | 'bills'
  | 'cards'
  | 'investments'
  | 'abroad'
  | 'opening'
  | 'newPin';

type Ports = Pick<
  Bank,
  'rails' | 'inward' | 'billers' | 'cards' | 'market' | 'exchange' | 'payments' | 'bvn' | 'identity'
>;

/** For each service whether somebody stands behind it: menus, buttons, pages and dialled lists offer no other. */
export const offeredBy = (bank: Ports): Record<Service, boolean> => ({
  otherBanks: !bank.rails.absent,
  moneyIn: !bank.inward.absent,
  bills: !bank.billers.absent,
  cards: !bank.cards.absent,
  investments: !bank.market.absent,
  abroad: !bank.exchange.absent && !bank.payments.absent,
  opening: !bank.bvn.absent,
  newPin: !bank.identity.faces?.absent,
});
