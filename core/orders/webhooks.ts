import { type Bank, type Config, sameSecret } from '../kernel/index.ts';
import { hearCredit } from '../products/inward/index.ts';
import { hearTransfer } from '../products/transfers/index.ts';
import { hearOrder } from '../products/vending/index.ts';
import {
  type Hint,
  isSignedBy,
  monnifyHint,
  paystackHint,
  vtpassHint,
  type WebhookSource,
} from '../providers/index.ts';

const BYTES_MOST = 256 * 1024;

async function hear(bank: Bank, source: string, found: Hint | undefined): Promise<void> {
  if (found?.kind === 'credit') await hearCredit(bank, source, found.reference);
  if (found?.kind === 'transfer') await hearTransfer(bank, found.reference);
  if (found?.kind === 'order') await hearOrder(bank, found.reference);
}

/** The webhooks of the providers of money whose keys are set. Each only says what to ask about: what counts is what the provider then answers. */
export function moneyWebhooks({ providers }: Pick<Config, 'providers'>): WebhookSource[] {
  const { paystack, monnify, vtpass } = providers;
  const sources: WebhookSource[] = [];
  if (paystack)
    sources.push({
      name: 'paystack',
      bytesMax: BYTES_MOST,
      verify: (delivery) => isSignedBy(delivery, 'x-paystack-signature', paystack.secretKey),
      handle: (bank, raw) => hear(bank, 'paystack', paystackHint(raw)),
    });
  if (monnify)
    sources.push({
      name: 'monnify',
      bytesMax: BYTES_MOST,
      verify: (delivery) => isSignedBy(delivery, 'monnify-signature', monnify.secretKey),
      handle: (bank, raw) => hear(bank, 'monnify', monnifyHint(raw)),
    });
  if (vtpass)
    sources.push({
      name: 'vtpass',
      bytesMax: BYTES_MOST,
      answer: '{"response":"success"}',
      // It signs nothing: the address carries a key, and without one nobody is listened to.
      verify: ({ query }) => sameSecret(query.key, vtpass.webhookKey),
      handle: (bank, raw) => hear(bank, 'vtpass', vtpassHint(raw)),
    });
  return sources;
}
