import { billCarriers } from './bills.ts';
import { cardCarriers } from './cards.ts';
import { developerCarriers } from './developer.ts';
import { goalCarriers } from './goals.ts';
import { groupCarriers } from './groups/acts.ts';
import { clubCarriers } from './groups/investing.ts';
import { identityCarriers } from './identities.ts';
import { investmentPlanCarriers } from './investments/plans.ts';
import { tradeCarrier } from './investments.ts';
import { loanCarriers } from './loans.ts';
import { planCarriers } from './plans.ts';
import type { Carrier } from './quotes/operation-handler.ts';
import type { Operation, Quote } from './quotes.ts';

type Carriers = { [O in Operation]?: Carrier<O> };

/** The products' operations; those of the house itself (transfers, airtime, PINs) stand in `approvals`. */
const carriers: Carriers = {
  ...goalCarriers,
  ...groupCarriers,
  ...clubCarriers,
  ...billCarriers,
  ...cardCarriers,
  ...loanCarriers,
  invest_trade: tradeCarrier,
  ...investmentPlanCarriers,
  ...developerCarriers,
  ...planCarriers,
  ...identityCarriers,
};

/** How a quote is carried out, where a product does it. */
export const carrierOf = (quote: Quote): Carrier<Operation> | undefined =>
  carriers[quote.operation] as Carrier<Operation> | undefined;
