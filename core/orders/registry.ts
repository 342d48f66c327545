import { developerCarriers } from '../developer/index.ts';
import { identityCarriers } from '../identity/index.ts';
import { planCarriers } from '../plans/index.ts';
import { cardCarriers } from '../products/cards/index.ts';
import { goalCarriers } from '../products/goals/index.ts';
import { clubCarriers, groupCarriers } from '../products/groups/index.ts';
import { investmentPlanCarriers, tradeCarrier } from '../products/investments/index.ts';
import { loanCarriers } from '../products/loans/index.ts';
import { billCarriers } from '../products/vending/index.ts';
import type { Carrier, Operation, Quote } from '../quotes/index.ts';

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
