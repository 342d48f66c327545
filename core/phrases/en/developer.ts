import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay } from '../print.ts';

/** What developers are told of their plan. */
export const developer = {
  planBegun: (f: { fee: Kobo; until: Date }) =>
    `You are on the Startup plan until ${printDay(f.until)}. We took ${printNaira(f.fee)}.`,
  planRenewed: (f: { fee: Kobo; until: Date }) =>
    `Your API plan Startup goes on until ${printDay(f.until)}. We took ${printNaira(f.fee)}.`,
  planEnded: () => 'Your API plan Startup has ended. You are on Free: 1,000 calls a month.',
  planEnds: (f: { until: Date }) => `Startup ends on ${printDay(f.until)}, and Free begins.`,
  planOffer: (f: { fee: Kobo }) => `Approve ${printNaira(f.fee)} a month with your PIN.`,
  waiting: () => 'API plan Startup',
};
