import Type from 'typebox';
import { object, rows } from './row.ts';

/** WhatsApp's deliveries hold up to 3 MB. */
const WEBHOOK_BYTES_MAX = 3 * 1024 * 1024;
const source = object({ source: Type.String({ pattern: '^[a-z-]{1,40}$' }) });

/** A sealed PIN is a few hundred bytes. */
const FLOW_BYTES_MAX = 16 * 1024;

export const webhooks = rows({
  'POST /api/webhooks/{source}': {
    about:
      'What a provider of the bank’s tells it: checked over the bytes as they came, stored, and worked on afterwards.',
    auth: 'anyone',
    raw: true,
    bodyBytes: WEBHOOK_BYTES_MAX,
    params: source,
    query: Type.Record(Type.String(), Type.String()),
    reply: Type.Unsafe<string>({}),
    produces: 'text/plain',
    faults: ['not_found', 'forbidden'],
    perMinute: 60_000,
  },
  'GET /api/webhooks/{source}': {
    about: 'A provider’s check that an address is ours, answered with what it asks to read.',
    auth: 'anyone',
    params: source,
    query: Type.Record(Type.String(), Type.String()),
    reply: Type.Unsafe<string>({}),
    produces: 'text/plain',
    faults: ['not_found', 'forbidden'],
  },
  'POST /api/whatsapp/flow': {
    about:
      'What WhatsApp’s form for a PIN sends, sealed from the customer’s phone to the bank; the answer is sealed with the same key.',
    auth: 'anyone',
    raw: true,
    bodyBytes: FLOW_BYTES_MAX,
    reply: Type.Unsafe<string>({}),
    produces: 'text/plain',
    faults: ['not_found'],
    perMinute: 6_000,
  },
});
