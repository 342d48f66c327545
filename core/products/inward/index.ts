export { fundingLink, fundingNumber, hearCredit, numberShown, openReceiving } from './collecting.ts';
export {
  type CreditFreeze,
  decideCreditFreeze,
  listCreditFreezes,
  proposeCreditFreeze,
} from './credit-freezes.ts';
export type { Difference } from './differences.ts';
export { listUnsettledInward, settleInward } from './holds.ts';
export { hearMissed } from './missed.ts';
export {
  keepCredit,
  lapseRecalls,
  listRecalls,
  quoteRecall,
  recallHandlers,
  sayRecall,
} from './recalls.ts';
export {
  approveResolution,
  listDifferences,
  listReports,
  proposeResolution,
  reconcile,
  reconcileAgain,
  reconcileDays,
  refuseResolution,
} from './reconciliation.ts';
export { factsOf, findCredit } from './records.ts';
export { askBack, enquireFromOutside, payIn, sendBack } from './sandbox.ts';
