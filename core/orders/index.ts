export { type Approved, acceptUnderMandate, approve, sendApprovalCode } from './approvals.ts';
export { readFigures } from './figures.ts';
export { listDoubts, listQueues, listSetAside } from './ops-status.ts';
export { listProviders, pauseProvider } from './pausing.ts';
export { publicStatus } from './public-status.ts';
export { handlerOf } from './registry.ts';
export { retryQueue } from './retrying.ts';
export { listUnsettled, settleOrder } from './settlements.ts';
export { moneyWebhooks } from './webhooks.ts';
