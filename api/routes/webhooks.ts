import { answerFlow } from '@karo/bot/whatsapp-cloud/flow';
import { Fault, traced } from '@karo/core/kernel';
import { storeWebhook, type WebhookSource } from '@karo/core/providers';
import type { AnyCall, Handlers } from '../call.ts';

/** Throws Fault `not_found` where no such provider is set. */
function sourceOf({ services }: AnyCall, name: string): WebhookSource {
  const source = services.webhooks?.find((each) => each.name === name);
  if (!source) throw new Fault('not_found');
  return source;
}

export const webhooks = {
  'POST /api/webhooks/{source}': async (call) => {
    const { bank, params, query, body, request, reply } = call;
    const source = sourceOf(call, params.source);
    if (!Buffer.isBuffer(body) || body.length > source.bytesMax) throw new Fault('bad_request');
    if (!source.verify({ raw: body, headers: request.headers, query })) throw new Fault('forbidden');
    await traced('webhook', { source: source.name }, async () => {
      const id = await storeWebhook(bank, source, body);
      // A lost wake costs time only: the sweep finds what waits.
      if (id !== undefined) await bank.wake.webhook?.(id).catch(() => {});
    });
    if (source.answer?.startsWith('{')) reply.type('application/json');
    return source.answer ?? '';
  },

  'GET /api/webhooks/{source}': async (call) => {
    const answer = sourceOf(call, call.params.source).challenge?.(call.query);
    if (answer === undefined) throw new Fault('forbidden');
    return answer;
  },

  'POST /api/whatsapp/flow': async ({ bank, body, request, reply }) => {
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const answer = await answerFlow(bank, raw, request.headers['x-hub-signature-256']);
    reply.code(answer.http);
    return answer.body;
  },
} satisfies Partial<Handlers>;
