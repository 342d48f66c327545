export { findReceiving, hearCredit, hearTransfer, openReceiving, takesMoneyIn } from './collecting.ts';
export { listUnsettledInward, settleInward } from './holds.ts';
export { reconcileYesterday } from './reconciliation.ts';
export { findCredit } from './records.ts';
export { enquireFromOutside, payIn, sendBack } from './sandbox.ts';
