import { type Config, maskFigures, sameSecret } from '../kernel/index.ts';
import type { WebhookSource } from './intake.ts';
import { recordTrouble } from './trouble.ts';

const BYTES_MOST = 8 * 1024;
const WORDS_MOST = 60;
/** Of what Africa's Talking reports of an SMS these are final, and say that nobody read it; the last two stand in newer texts alone. */
const undelivered = new Set(['Failed', 'Rejected', 'AbsentSubscriber', 'Expired']);

/** A word of the report as it may be written down: it is not signed, and so may hold anything. */
const wordOf = (form: URLSearchParams, name: string): string =>
  maskFigures((form.get(name) ?? '').replace(/[^\w .-]/g, '').slice(0, WORDS_MOST));

/**
 * Delivery reports of Africa's Talking, which signs nothing: the address carries the key of its other calls (`USSD_KEY`), and without one none is taken. What was not delivered is told
 * to operators, with the reason and without the number; the report itself is erased.
 */
export function smsReports({
  africasTalking,
  ussdKey,
}: Pick<Config, 'africasTalking' | 'ussdKey'>): WebhookSource[] {
  if (!africasTalking || !ussdKey) return [];
  return [
    {
      name: 'africastalking',
      bytesMax: BYTES_MOST,
      forgets: true,
      verify: ({ query }) => sameSecret(query.key, ussdKey),
      handle: async (bank, raw) => {
        const form = new URLSearchParams(raw.toString());
        const status = form.get('status') ?? '';
        if (!undelivered.has(status)) return;
        const reason = wordOf(form, 'failureReason') || status;
        recordTrouble(bank)('africastalking', `an SMS was not delivered: ${reason}`);
      },
    },
  ];
}
