import type { Bank } from '@karo/core/kernel';
import { moneyWebhooks } from '@karo/core/orders';
import { smsReports, type WebhookSource, workWebhook } from '@karo/core/providers';
import type { Handler } from './queues.ts';
import { whatsappSource } from './whatsapp/source.ts';

/** The webhooks of the providers that are set: the API checks and stores them, the workers work on them. */
export function webhooksOf({ config }: Pick<Bank, 'config'>): readonly WebhookSource[] {
  const { whatsappCloud } = config;
  const ofOthers = smsReports(config);
  return [...moneyWebhooks(config), ...ofOthers, ...(whatsappCloud ? [whatsappSource(whatsappCloud)] : [])];
}

/** Works on one stored webhook, and comes again where that failed. */
export const webhook =
  (bank: Bank, sources: readonly WebhookSource[]): Handler =>
  (id) =>
    workWebhook(bank, sources, BigInt(id));
