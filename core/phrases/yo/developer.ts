import { printNaira } from '../../kernel/index.ts';
import type { developer as english } from '../en/developer.ts';
import { printDay } from './print.ts';

/** What developers are told of their plan, in Yoruba. */
export const developer: typeof english = {
  planBegun: (f) => `O wà lórí ètò Startup títí di ${printDay(f.until)}. A gba ${printNaira(f.fee)}.`,
  planRenewed: (f) => `Ètò API rẹ Startup ń lọ títí di ${printDay(f.until)}. A gba ${printNaira(f.fee)}.`,
  planEnded: () => 'Ètò API rẹ Startup ti parí. O wà lórí Free: ìpè 1,000 lóṣù.',
  planEnds: (f) => `Startup yóò parí ní ${printDay(f.until)}, Free yóò sì bẹ̀rẹ̀.`,
  planOffer: (f) => `Fi PIN rẹ fọwọ́ sí ${printNaira(f.fee)} lóṣù.`,
  waiting: () => 'Ètò API Startup',
};
