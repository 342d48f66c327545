import { createHmac } from 'node:crypto';
import { type Json, readJson, textAt } from './http.ts';
import { type Delivery, sameSecret } from './intake.ts';

/** What a provider's webhook is about: it names what to ask the provider, and nothing in it is believed. */
export type Hint = { kind: 'transfer' | 'credit' | 'order'; reference: string };

const signedBy = (secret: string, raw: Buffer): string =>
  createHmac('sha512', secret).update(raw).digest('hex');

const headerOf = ({ headers }: Delivery, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Whether the bytes are Paystack's: HMAC-SHA512 by the secret key. */
export const isPaystacks = (delivery: Delivery, secretKey: string): boolean =>
  sameSecret(headerOf(delivery, 'x-paystack-signature'), signedBy(secretKey, delivery.raw));

/** Whether the bytes are Monnify's: HMAC-SHA512 by the secret key. */
export const isMonnifys = (delivery: Delivery, secretKey: string): boolean =>
  sameSecret(headerOf(delivery, 'monnify-signature'), signedBy(secretKey, delivery.raw));

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
