import type { Trx } from '@karo/db/client';
import type { Bank } from './bank-type.ts';
import { Fault } from './faults.ts';
import { takeProof } from './proofs.ts';
import type { Quote } from './quotes.ts';
import { riskOf } from './risk.ts';

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

/**
 * What the risk rules would have looked at twice. Where a person looks at it, a transfer between banks needs no second factor; nobody can look at what is vended or
 * booked at once, so that does.
 */
async function looksUnlike(trx: Trx, quote: Quote): Promise<boolean> {
  const risk = await riskOf(trx, quote.id);
  if (risk?.decision === 'hold') return quote.operation !== 'transfer' || quote.facts.kind === 'karo';
  return risk?.decision === 'step_up';
}

/** Spends a second factor on an approval by PIN that takes one. Throws Fault `second_factor_needed`. */
export async function checkStepUp(trx: Trx, bank: Bank, quote: Quote): Promise<void> {
  if ((await passesThreshold(trx, quote)) || (await looksUnlike(trx, quote)))
    await takeProof(trx, bank, { customerId: quote.customerId, on: `quote ${quote.id}` });
}

/** Refuses what no second factor would mend: the offer, and what was thought of it, stay on record. Throws Fault `risk_refused`. */
export async function checkNotRefused(trx: Trx, quote: Quote): Promise<void> {
  if ((await riskOf(trx, quote.id))?.decision === 'refuse') throw new Fault('risk_refused');
}
