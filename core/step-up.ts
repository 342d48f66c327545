import type { Trx } from '@karo/db/client';
import type { Bank } from './bank.ts';
import { takeProof } from './proofs.ts';
import type { Quote } from './quotes.ts';

/** Whether a PIN alone is too little for what is approved: it passes the amount that the customer chose. */
async function passesThreshold(trx: Trx, quote: Quote): Promise<boolean> {
  if (quote.amount <= 0n) return false;
  const row = await trx
    .selectFrom('customerSecurity')
    .select('stepUpAbove')
    .where('customerId', '=', quote.customerId)
    .executeTakeFirst();
  const threshold = row?.stepUpAbove ?? null;
  return threshold !== null && quote.amount > threshold;
}

/** Spends a second factor on an approval by PIN that takes one. Throws Fault `second_factor_needed`. */
export async function checkStepUp(trx: Trx, bank: Bank, quote: Quote): Promise<void> {
  if (await passesThreshold(trx, quote))
    await takeProof(trx, bank, { customerId: quote.customerId, on: `quote ${quote.id}` });
}
