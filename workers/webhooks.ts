import type { Bank } from '@karo/core/kernel';
import { type WebhookSource, workWebhook } from '@karo/core/providers';
import type { Handler } from './queues.ts';

/** The webhooks of the providers that are set: the API checks and stores them, the workers work on them. */
export const webhooksOf = (_bank: Pick<Bank, 'config'>): readonly WebhookSource[] => [];

/** Works on one stored webhook, and comes again where that failed. */
export const webhook =
  (bank: Bank, sources: readonly WebhookSource[]): Handler =>
  (id) =>
    workWebhook(bank, sources, BigInt(id));
