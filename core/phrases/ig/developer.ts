import { printNaira } from '../../kernel/index.ts';
import type { developer as english } from '../en/developer.ts';
import { printDay } from './print.ts';

/** What developers are told of their plan, in Igbo. */
export const developer: typeof english = {
  planBegun: (f) => `Ị nọ n’atụmatụ Startup ruo ${printDay(f.until)}. Anyị wepụrụ ${printNaira(f.fee)}.`,
  planRenewed: (f) =>
    `Atụmatụ API gị Startup na-aga n’ihu ruo ${printDay(f.until)}. Anyị wepụrụ ${printNaira(f.fee)}.`,
  planEnded: () => 'Atụmatụ API gị Startup agwụla. Ị nọ na Free: oku 1,000 n’ọnwa.',
  planEnds: (f) => `Startup ga-agwụ na ${printDay(f.until)}, Free ga-amalite.`,
  planOffer: (f) => `Jiri PIN gị kwado ${printNaira(f.fee)} n’ọnwa.`,
  waiting: () => 'Atụmatụ API Startup',
};
