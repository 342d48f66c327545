import { type Bank, type Config, sameSecret } from '../kernel/index.ts';
import { hearCredit } from '../products/inward/index.ts';
import { hearTransfer } from '../products/transfers/index.ts';
import {
  type Hint,
  isSignedBy,
  monnifyHint,
  paystackHint,
  vtpassHint,
  type WebhookSource,
} from '../providers/index.ts';

const BYTES_MOST = 256 * 1024;

/** The order that a request of the billers' platform stands for: its next question is asked at once. */
async function hearOrder(bank: Bank, requestId: string): Promise<void> {
  const known = await bank.db
    .selectFrom('vendorRequest')
    .select('reference')
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!known) return;
  for (const table of ['airtime', 'bill'] as const) {
    const row = await bank.db
      .selectFrom(table)
      .select(['id', 'status'])
      .where('reference', '=', known.reference)
      .executeTakeFirst();
    if (!row) continue;
    if (row.status === 'success' && (await bank.billers.query(known.reference)).status === 'failed')
      bank.log.fatal({ reference: known.reference }, 'what was delivered is undone: give the money back');
    if (row.status === 'pending')
      await bank.db
        .updateTable(table)
        .set({ nextQueryAt: bank.clock.now() })
        .where('id', '=', row.id)
        .execute();
    if (row.status === 'pending' || row.status === 'sending') await bank.wake.settle(row.id);
  }
}

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
