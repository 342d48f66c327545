import { printNaira } from '../../kernel/index.ts';
import type { developer as english } from '../en/developer.ts';
import { printDay } from '../print.ts';

export const developer: typeof english = {
  planBegun: (f) => `You dey Startup plan reach ${printDay(f.until)}. We take ${printNaira(f.fee)}.`,
  planRenewed: (f) =>
    `Your API plan Startup dey go reach ${printDay(f.until)}. We take ${printNaira(f.fee)}.`,
  planEnded: () => 'Your API plan Startup don end. You dey Free now: 1,000 calls for one month.',
  planEnds: (f) => `Startup go end ${printDay(f.until)}, then Free go start.`,
  planOffer: (f) => `Approve ${printNaira(f.fee)} every month with your PIN.`,
  waiting: () => 'API plan Startup',
};
