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
  DELIVERY_LIFE_MS,
  deliverTo,
  deliverWebhooks,
  giveUpOldEvents,
  listDueWebhooks,
  signatureOf,
} from './webhook-delivery.ts';
export {
  addWebhook,
  type Delivery,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  testWebhook,
  type Webhook,
} from './webhooks.ts';
