export {
  type ApiKey,
  checkScope,
  countCall,
  developerHandlers,
  endApiPlan,
  findKeyHolder,
  generateKey,
  type KeyHolder,
  listKeys,
  purgeUsage,
  quoteApiPlan,
  renewApiPlans,
  revokeKey,
  usageOf,
} from './keys.ts';
export { apiMeasures, measure, type Served } from './metrics.ts';
export {
  addWebhook,
  type Delivery,
  deliverWebhooks,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  signatureOf,
  testWebhook,
  type Webhook,
} from './webhooks.ts';
