import {
  type Answer,
  endpointList,
  errorList,
  openApi,
  type WebhookEvent,
  webhookTells,
} from '@karo/core/contract';
import {
  type ApiKey,
  addWebhook,
  apiMeasures,
  type Delivery,
  enableWebhook,
  endApiPlan,
  generateKey,
  listDeliveries,
  listKeys,
  listWebhooks,
  quoteApiPlan,
  removeWebhook,
  replayDelivery,
  revokeKey,
  testWebhook,
  usageOf,
  type Webhook,
} from '@karo/core/developer';
import { phrasesIn } from '@karo/core/phrases';
import type { Handlers } from '../call.ts';

const keyOf = (key: ApiKey): Answer<'GET /api/developer/keys'>[number] => ({
  id: key.id,
  name: key.name,
  key: key.key,
  mode: key.mode,
  status: key.revokedAt ? 'revoked' : 'active',
  created: key.createdAt.toISOString(),
  lastUsed: key.usedAt?.toISOString() ?? null,
  permissions: key.scopes,
});

const webhookOf = ({ createdAt, ...webhook }: Webhook): Answer<'GET /api/developer/webhooks'>[number] => ({
  ...webhook,
  created: createdAt.toISOString(),
});

const deliveryOf = (delivery: Delivery): Answer<'POST /api/developer/webhooks/{id}/test'> => ({
  id: String(delivery.id),
  event: delivery.event,
  status: delivery.status,
  attempts: delivery.attempts,
  responseCode: delivery.responseCode,
  payload: delivery.payload,
  created: delivery.createdAt.toISOString(),
  nextAt: delivery.nextAt?.toISOString() ?? null,
  deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
});

export const developer = {
  'GET /api/openapi.json': async ({ bank, reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return openApi(bank.config.publicUrl);
  },

  'GET /api/developer/endpoints': async () => endpointList(),

  'GET /api/developer/errors': async () => errorList(),

  'GET /api/developer/events': async () =>
    Object.entries(webhookTells).map(([event, about]) => ({ event: event as WebhookEvent, about })),

  'GET /api/developer/stats': async ({ bank }) => ({
    totalEndpoints: endpointList().length,
    ...(await apiMeasures(bank.db, new Date())),
  }),

  'GET /api/developer/keys': async ({ bank, customer }) => (await listKeys(bank.db, customer.id)).map(keyOf),

  'POST /api/developer/keys/generate': async ({ bank, customer, body, origin }) => {
    const mode = body.mode ?? (bank.config.sandbox ? 'sandbox' : 'live');
    const { name, pin, permissions: scopes } = body;
    const wanted = { customerId: customer.id, name, scopes, mode, origin, ...(pin && { pin }) };
    return keyOf(await generateKey(bank, wanted));
  },

  'POST /api/developer/keys/{id}/revoke': async ({ bank, customer, params, origin }) =>
    keyOf(await revokeKey(bank, { customerId: customer.id, id: params.id, origin })),

  'GET /api/developer/usage': async ({ bank, customer }) => {
    const { plan, calls, quota, resetsAt, renewsAt } = await usageOf(bank, customer.id);
    return {
      plan,
      calls,
      quota: quota ?? null,
      resetsAt: resetsAt.toISOString(),
      renewsAt: renewsAt?.toISOString() ?? null,
    };
  },

  'POST /api/developer/plan': async ({ bank, customer, body, language }) => {
    const words = phrasesIn(language).developer;
    if (body.plan === 'startup') {
      const quote = await quoteApiPlan(bank, { customerId: customer.id });
      return { plan: 'free', quoteId: quote.id, message: words.planOffer({ fee: quote.amount }) };
    }
    await endApiPlan(bank, customer.id);
    const { plan, renewsAt } = await usageOf(bank, customer.id);
    return { plan, quoteId: null, message: words.planEnds({ until: renewsAt ?? bank.clock.now() }) };
  },

  'GET /api/developer/webhooks': async ({ bank, customer }) =>
    (await listWebhooks(bank.db, customer.id)).map(webhookOf),

  'POST /api/developer/webhooks': async ({ bank, customer, body, origin }) => {
    const mode = body.mode ?? (bank.config.sandbox ? 'sandbox' : 'live');
    const { webhook, secret } = await addWebhook(bank, { ...body, mode, customerId: customer.id, origin });
    return { webhook: webhookOf(webhook), secret };
  },

  'POST /api/developer/webhooks/{id}/remove': async ({ bank, customer, params, origin }) =>
    webhookOf(await removeWebhook(bank, { customerId: customer.id, id: params.id, origin })),

  'POST /api/developer/webhooks/{id}/enable': async ({ bank, customer, params, origin }) =>
    webhookOf(await enableWebhook(bank, { customerId: customer.id, id: params.id, origin })),

  'POST /api/developer/webhooks/{id}/test': async ({ bank, customer, params }) =>
    deliveryOf(await testWebhook(bank, { customerId: customer.id, id: params.id })),

  'GET /api/developer/webhooks/{id}/deliveries': async ({ bank, customer, params }) =>
    (await listDeliveries(bank.db, { customerId: customer.id, id: params.id })).map(deliveryOf),

  'POST /api/developer/deliveries/{id}/replay': async ({ bank, customer, params }) =>
    deliveryOf(await replayDelivery(bank, { customerId: customer.id, id: BigInt(params.id) })),
} satisfies Partial<Handlers>;
