export { trialBalance } from './check.ts';
export { closeDays, listBookBalances, listClosedDays } from './close.ts';
export { accrue, interestLegs, taxOnInterest, wholeKobo } from './interest.ts';
export {
  balanceOf,
  balanceOfCustomer,
  capture,
  checkFunds,
  closeAccount,
  expireHolds,
  findAccountByNuban,
  getCustomerAccount,
  hold,
  holdForLien,
  internal,
  lockAccount,
  lockCustomerAccount,
  openAccount,
  postOne,
  release,
  reverse,
  type StatementLine,
  statement,
} from './operations.ts';
export type { AccountId, Leg, Order } from './order.ts';
export { openPoster, type Poster } from './poster.ts';
export { checkChain, type Head, readHeads, sealBook } from './seal.ts';
