import type { Trx } from '@karo/db/client';
import { hasPaid, lockCustomer, takeProof } from '../customers/index.ts';
import type { Bank } from '../kernel/index.ts';
import type { Quote } from '../quotes/index.ts';
import { raisePayee, scoreOrder } from '../risk/review/index.ts';
import { heavier, type Risk, raiseRisk, riskOf, scoreOffer } from '../risk/score/index.ts';

/** The most that an approval takes at a time (kobo): a mandate's runs take up to its ceiling without asking again. */
const takenBy = (quote: Quote): bigint =>
  quote.operation === 'mandate' ? BigInt(quote.facts.ceiling) : quote.amount;

/** Whether a PIN alone is too little for what is approved: it passes the amount that the customer chose. */
async function passesThreshold(trx: Trx, quote: Quote): Promise<boolean> {
  const most = takenBy(quote);
  if (most <= 0n) return false;
  const row = await trx
    .selectFrom('customerSecurity')
    .select('stepUpAbove')
    .where('customerId', '=', quote.customerId)
    .executeTakeFirst();
  const threshold = row?.stepUpAbove ?? null;
  return threshold !== null && most > threshold;
}

/**
 * What the risk rules would have looked at twice. Where a person looks at it, a transfer between banks needs no second factor; nobody can look at what is vended or
 * booked at once, so that does.
 */
export async function looksUnlike(trx: Trx, quote: Quote): Promise<boolean> {
  const risk = await riskOf(trx, quote.id);
  if (risk?.decision === 'hold') return quote.operation !== 'transfer' || quote.facts.kind === 'karo';
  return risk?.decision === 'step_up';
}

/** Spends a second factor on an approval by PIN that takes one. Throws Fault `second_factor_needed`. */
export async function checkStepUp(trx: Trx, bank: Bank, quote: Quote): Promise<void> {
  if ((await passesThreshold(trx, quote)) || (await looksUnlike(trx, quote)))
    await takeProof(trx, bank, { customerId: quote.customerId, on: `quote ${quote.id}` });
}

/**
 * Scores an offer again as it is approved, over what was approved since it was made: many offers made before any is approved look harmless one by one. The customer is locked,
 * so that of approvals at once each sees those before it. What weighs more is kept; false where it is not to be carried out at all.
 */
export async function passesRisk(trx: Trx, bank: Bank, quote: Quote): Promise<boolean> {
  const offered = await riskOf(trx, quote.id);
  if (!offered) return true;
  await lockCustomer(trx, quote.customerId);
  const at = bank.clock.now();
  const risk = heavier(offered, await scoreNow(trx, quote, at));
  if (risk.score <= offered.score) return offered.decision !== 'refuse';
  await raiseRisk(trx, { quoteId: quote.id, offered, risk });
  if (risk.decision === 'refuse' && quote.operation === 'transfer')
    await raisePayee(trx, { customerId: quote.customerId, name: quote.facts.name, risk, at });
  return risk.decision !== 'refuse';
}

async function scoreNow(trx: Trx, quote: Quote, at: Date): Promise<Risk> {
  if (quote.operation !== 'transfer') return scoreOffer(trx, quote, at);
  const { customerId, amount, facts } = quote;
  const { bankCode, account, name } = facts;
  const newBeneficiary = !(await hasPaid(trx, customerId, { bankCode, account }));
  return scoreOrder(trx, { customerId, amount, bankCode, account, name, newBeneficiary }, at);
}
