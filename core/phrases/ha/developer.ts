import { printNaira } from '../../kernel/index.ts';
import type { developer as english } from '../en/developer.ts';
import { printDay } from './print.ts';

/** What developers are told of their plan, in Hausa. */
export const developer: typeof english = {
  planBegun: (f) => `Kana kan tsarin Startup har ${printDay(f.until)}. Mun cire ${printNaira(f.fee)}.`,
  planRenewed: (f) =>
    `Tsarin API naka Startup ya ci gaba har ${printDay(f.until)}. Mun cire ${printNaira(f.fee)}.`,
  planEnded: () => 'Tsarin API naka Startup ya ƙare. Kana kan Free: kira 1,000 a wata.',
  planEnds: (f) => `Startup zai ƙare ranar ${printDay(f.until)}, Free zai fara.`,
  planOffer: (f) => `Ka amince da ${printNaira(f.fee)} a wata da PIN.`,
  waiting: () => 'Tsarin API Startup',
};
