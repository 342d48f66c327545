import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { flowScreen } from '@karo/bot/whatsapp-cloud/flow-screen';
import { flowKeysOf, type WhatsappCloud } from '@karo/core/kernel';
import type { Graph } from '@karo/workers/whatsapp/graph';
import { webhookFields } from '@karo/workers/whatsapp/webhook';

/** What a step came to; `remedy` says what is to be done by hand, or what to keep. */
export type Step = { what: string; done: boolean; remedy?: string };

export type SetUp = {
  cloud: WhatsappCloud;
  publicUrl: string;
  /** The Flow's private key: PKCS#8, DER, base64. */
  key: string;
  /** The six digits of the number's two-step verification. */
  pin: string | undefined;
  flowId: string | undefined;
};

/** A new private key for the Flow, as WHATSAPP_FLOW_KEY takes it. */
export const newFlowKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64');

const publicPem = (key: string): string => {
  const [first] = flowKeysOf(key);
  if (!first) throw new Error('no key');
  return createPublicKey(first).export({ type: 'spki', format: 'pem' }).toString();
};

/** Does one thing; what Meta refused is what is missing, in Meta's words. */
async function step(what: string, work: () => Promise<string | undefined>): Promise<Step> {
  try {
    const remedy = await work();
    return { what, done: true, ...(remedy && { remedy }) };
  } catch (error) {
    return { what, done: false, remedy: (error as Error).message };
  }
}

type Json = Record<string, unknown>;
const rowsOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

async function register(graph: Graph, { cloud, pin }: SetUp): Promise<undefined> {
  const { status } = await graph.call('GET', `/${cloud.phoneNumberId}?fields=status,display_phone_number`);
  if (status === 'CONNECTED') return undefined;
  if (!/^\d{6}$/.test(pin ?? ''))
    throw new Error('WHATSAPP_PIN takes the six digits of two-step verification');
  await graph.call('POST', `/${cloud.phoneNumberId}/register`, { messaging_product: 'whatsapp', pin });
}

async function uploadKey(graph: Graph, { cloud, key }: SetUp): Promise<undefined> {
  const path = `/${cloud.phoneNumberId}/whatsapp_business_encryption`;
  await graph.call('POST', path, new URLSearchParams({ business_public_key: publicPem(key) }));
  const { data } = await graph.call('GET', path);
  const [held] = rowsOf(data);
  if (held?.business_public_key_signature_status !== 'VALID') throw new Error('Meta holds another key');
}

/** A Flow that is named is brought up to date; otherwise one is made. */
async function publishFlow(graph: Graph, { cloud, publicUrl, flowId }: SetUp): Promise<string> {
  const endpoint = `${publicUrl}/api/whatsapp/flow`;
  const made = flowId
    ? { id: flowId }
    : await graph.call('POST', `/${cloud.businessAccountId}/flows`, {
        name: 'karo_pin',
        categories: ['OTHER'],
        endpoint_uri: endpoint,
      });
  const form = new FormData();
  form.set('name', 'flow.json');
  form.set('asset_type', 'FLOW_JSON');
  form.set('file', new Blob([JSON.stringify(flowScreen)], { type: 'application/json' }), 'flow.json');
  const { validation_errors: errors } = await graph.call('POST', `/${made.id}/assets`, form);
  const [first] = rowsOf(errors);
  if (first) throw new Error(`Meta does not take the Flow: ${JSON.stringify(first).slice(0, 300)}`);
  const { status } = await graph.call('GET', `/${made.id}?fields=status`);
  if (status !== 'PUBLISHED') await graph.call('POST', `/${made.id}/publish`);
  return `keep WHATSAPP_FLOW_ID=${made.id}`;
}

async function subscribe(graph: Graph, { cloud, publicUrl }: SetUp): Promise<string> {
  await graph.call('POST', `/${cloud.businessAccountId}/subscribed_apps`);
  const { data } = await graph.call('GET', `/${cloud.businessAccountId}/subscribed_apps`);
  if (rowsOf(data).length === 0) throw new Error('the app is not subscribed');
  return `in the app's dashboard the address is ${publicUrl}/api/webhooks/whatsapp, with the fields ${webhookFields.join(', ')}`;
}

/** Has Meta tell of a customer whose phone has other keys. */
async function watchKeys(graph: Graph, { cloud }: SetUp): Promise<undefined> {
  await graph.call('POST', `/${cloud.phoneNumberId}/settings`, {
    user_identity_change: { enable_identity_key_check: true },
  });
}

/** Sets the number up, step by step; none stops the next. */
export async function setUp(graph: Graph, order: SetUp): Promise<Step[]> {
  const isPublic = order.publicUrl.startsWith('https:');
  return [
    {
      what: 'an address that Meta reaches',
      done: isPublic,
      ...(!isPublic && { remedy: 'PUBLIC_URL has to be https' }),
    },
    await step('the number is registered', () => register(graph, order)),
    await step('the public key is uploaded', () => uploadKey(graph, order)),
    await step('the Flow is published', () => publishFlow(graph, order)),
    await step('the app is subscribed to the account', () => subscribe(graph, order)),
    await step('changes of a customer’s keys are told', () => watchKeys(graph, order)),
  ];
}
