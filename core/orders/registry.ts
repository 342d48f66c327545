import type { Trx } from '@karo/db/client';
import { developerHandlers } from '../developer/index.ts';
import { identityHandlers } from '../identity/index.ts';
import type { Bank } from '../kernel/index.ts';
import { planHandlers } from '../plans/index.ts';
import { cardHandlers } from '../products/cards/index.ts';
import { goalHandlers, stopPlanIn } from '../products/goals/index.ts';
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

/** A standing order into a goal takes the place of the goal's own plan: money goes in by itself in one way. */
const mandate: OperationHandler<'mandate'> = Object.assign({}, mandateHandlers.mandate, {
  accept: async (trx: Trx, bank: Bank, quote: Quote & { operation: 'mandate' }) => {
    const done = await mandateHandlers.mandate.accept(trx, bank, quote);
    const { payee } = quote.facts;
    if (payee.operation === 'goal_save')
      await stopPlanIn(trx, { customerId: quote.customerId, goalId: BigInt(payee.goalId) });
    return done;
  },
});

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
  mandate,
  ...recallHandlers,
};

/** How a quote is carried out; undefined for what sets a PIN. */
export const handlerOf = (quote: Quote): OperationHandler<Operation> | undefined =>
  (handlers as Partial<Record<Operation, unknown>>)[quote.operation] as
    | OperationHandler<Operation>
    | undefined;
