import { createHmac } from 'node:crypto';
import { sameSecret } from '../kernel/index.ts';
import { type Json, readJson, textAt } from './http.ts';
import type { Delivery } from './intake.ts';

/** What a provider's webhook is about: it names what to ask the provider, and nothing in it is believed. */
export type Hint = { kind: 'transfer' | 'credit' | 'order'; reference: string };

/** Whether a header of the delivery carries HMAC-SHA512 of its bytes by this key, in hexadecimal, as Paystack and Monnify sign. */
export function isSignedBy({ raw, headers }: Delivery, header: string, key: string): boolean {
  const given = headers[header];
  const own = createHmac('sha512', key).update(raw).digest('hex');
  return typeof given === 'string' && sameSecret(given, own);
}

const hint = (kind: Hint['kind'], reference: string | undefined): Hint | undefined =>
  reference === undefined ? undefined : { kind, reference };

/** What an event of Paystack's is about; undefined where it is nothing of ours. */
export function paystackHint(raw: Buffer): Hint | undefined {
  const body: Json = readJson(raw.toString());
  const event = textAt(body, 'event') ?? '';
  const reference = textAt(body, 'data', 'reference');
  if (event.startsWith('transfer.')) return hint('transfer', reference);
  return event === 'charge.success' && textAt(body, 'data', 'channel') === 'dedicated_nuban'
    ? hint('credit', reference)
    : undefined;
}

/** What an event of Monnify's is about; undefined where it is nothing of ours. */
export function monnifyHint(raw: Buffer): Hint | undefined {
  const body: Json = readJson(raw.toString());
  const event = textAt(body, 'eventType') ?? '';
  if (event.endsWith('_DISBURSEMENT')) return hint('transfer', textAt(body, 'eventData', 'reference'));
  const isCredit =
    event === 'SUCCESSFUL_TRANSACTION' && textAt(body, 'eventData', 'product', 'type') === 'RESERVED_ACCOUNT';
  return isCredit ? hint('credit', textAt(body, 'eventData', 'transactionReference')) : undefined;
}

/** The request that a word of VTpass's is about; undefined where it is about prices. */
export function vtpassHint(raw: Buffer): Hint | undefined {
  const body: Json = readJson(raw.toString());
  if (textAt(body, 'type') !== 'transaction-update') return undefined;
  return hint('order', textAt(body, 'data', 'requestId'));
}
