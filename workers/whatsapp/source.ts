import { sameSecret, type WhatsappCloud } from '@karo/core/kernel';
import type { WebhookSource } from '@karo/core/providers';
import { Graph } from './graph.ts';
import { workUpdates } from './inbound.ts';
import { isSigned } from './webhook.ts';

/** Up to a thousand updates come in one webhook, in at most 3 MB. */
const BYTES_MAX = 3 * 1024 * 1024;

/** Meta's webhook: signed over its bytes, answered before it is read, and forgotten once it has been worked on, for it holds what people wrote. */
export function whatsappSource(cloud: WhatsappCloud, graph = new Graph(cloud)): WebhookSource {
  return {
    name: 'whatsapp',
    bytesMax: BYTES_MAX,
    forgets: true,
    verify: ({ raw, headers }) => isSigned(raw, headers['x-hub-signature-256'], cloud.appSecrets),
    challenge: (query) =>
      query['hub.mode'] === 'subscribe' && sameSecret(query['hub.verify_token'], cloud.verifyToken)
        ? query['hub.challenge']
        : undefined,
    handle: (bank, raw) => workUpdates(bank, graph, raw),
  };
}
