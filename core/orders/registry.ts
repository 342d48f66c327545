import { developerHandlers } from '../developer/index.ts';
import { identityHandlers } from '../identity/index.ts';
import { planHandlers } from '../plans/index.ts';
import { cardHandlers } from '../products/cards/index.ts';
import { goalHandlers } from '../products/goals/index.ts';
import { clubHandlers, groupHandlers } from '../products/groups/index.ts';
import { investmentPlanHandlers, tradeHandler } from '../products/investments/index.ts';
import { recallHandlers } from '../products/inward/index.ts';
import { loanHandlers } from '../products/loans/index.ts';
import { mandateHandlers } from '../products/scheduled/index.ts';
import { transferHandler } from '../products/transfers/index.ts';
import { airtimeHandler, billHandlers } from '../products/vending/index.ts';
import type { Operation, OperationHandler, Quote } from '../quotes/index.ts';

/** What sets a PIN is no order: the approval itself carries it out, with the new PIN that came with it. */
type Handlers = { [O in Exclude<Operation, 'set_pin' | 'change_pin'>]: OperationHandler<O> };

/** Every operation that a customer approves, by name; one without a handler does not compile. */
const handlers: Handlers = {
  transfer: transferHandler,
  airtime: airtimeHandler,
  ...goalHandlers,
  ...groupHandlers,
  ...clubHandlers,
  ...billHandlers,
  ...cardHandlers,
  ...loanHandlers,
  invest_trade: tradeHandler,
  ...investmentPlanHandlers,
  ...developerHandlers,
  ...planHandlers,
  ...identityHandlers,
  ...mandateHandlers,
  ...recallHandlers,
};

/** How a quote is carried out; undefined for what sets a PIN. */
export const handlerOf = (quote: Quote): OperationHandler<Operation> | undefined =>
  (handlers as Partial<Record<Operation, unknown>>)[quote.operation] as
    | OperationHandler<Operation>
    | undefined;
