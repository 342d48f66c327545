export { costOf, percentOf, printQuantity, quantityFor, quantityWorth, worthOf } from './arithmetic.ts';
export {
  contributePlans,
  investmentPlanHandlers,
  leastMonthly,
  pausePlan,
  quotePlan,
  quotePlanClose,
  symbolOf,
} from './plans.ts';
export { getPlan, listPlans, type Plan } from './plans-read.ts';
export {
  feeLegs,
  feeOf,
  getDealable,
  getPriced,
  type Holding,
  listDealable,
  listFor,
  listHoldings,
  listPriced,
  listTrades,
  marketView,
  PRICE_MS,
  type Priced,
  portfolioOf,
  quoteTrade,
  type TradeOffer,
  tradeHandler,
} from './trading.ts';
