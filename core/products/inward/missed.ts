import { sql } from 'kysely';
import { type Bank, daysAfter, startOf } from '../../kernel/index.ts';
import { collectedSessionId } from '../../providers/index.ts';
import { hearCredit, providerOf } from './collecting.ts';

/** A list is read anew for this long before where it was read to: what came in then may have been listed late. */
const OVERLAP_MS = 3_600_000;
/** As long as providers repeat their webhooks; what is older shows in the days' reports. */
const FURTHEST_MS = 3 * 86_400_000;

/** Of the references, those whose money is not in our book, each once. */
async function unheard(bank: Bank, provider: string, references: readonly string[]): Promise<string[]> {
  // One parameter however many there are: a busy day has more credits than a statement takes parameters.
  const ids = new Map(references.map((reference) => [collectedSessionId(provider, reference), reference]));
  if (ids.size === 0) return [];
  const known = await bank.db
    .selectFrom('inwardCredit')
    .select('sessionId')
    .where(sql<boolean>`session_id = any (${[...ids.keys()]}::text[])`)
    .execute();
  for (const { sessionId } of known) ids.delete(sessionId);
  return [...ids.values()];
}

/** Asks the provider for each credit of a time that nobody told us of. One that cannot be confirmed keeps back none of the others; then it throws, so that all are asked for again. */
async function hearBetween(bank: Bank, provider: string, from: Date, to: Date): Promise<void> {
  const listed = (await bank.inward.listCredits?.(from, to)) ?? [];
  const missed = await unheard(bank, provider, listed);
  const failures: unknown[] = [];
  for (const reference of missed)
    await hearCredit(bank, provider, reference).catch((error: unknown) => failures.push(error));
  if (missed.length > 0)
    bank.log.warn({ provider, credits: missed.length, failed: failures.length }, 'credits were not told of');
  if (failures.length > 0) throw failures[0];
}

/** Up to when the provider's list was read to the end. */
async function readUntil(bank: Bank, provider: string): Promise<Date | undefined> {
  const read = await bank.db
    .selectFrom('collectedUntil')
    .select('until')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return read?.until;
}

/**
 * Asks the provider's own list for what came in since it was last read to the end, for webhooks are lost; for the rounds. Safe to repeat: a credit is booked once by its reference.
 * Throws Fault `unavailable` where the list, or a credit on it, cannot be read.
 */
export async function hearMissed(bank: Bank): Promise<void> {
  const provider = providerOf(bank);
  if (!provider || !bank.inward.listCredits) return;
  const to = bank.clock.now();
  const until = await readUntil(bank, provider);
  const furthest = to.getTime() - FURTHEST_MS;
  const from = new Date(Math.max(furthest, (until?.getTime() ?? furthest) - OVERLAP_MS));
  await hearBetween(bank, provider, from, to);
  await bank.db
    .insertInto('collectedUntil')
    .values({ provider, until: to })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ until: to }))
    .execute();
}

/**
 * Asks for all that came in on a day, before the day is compared with the provider's report; nothing where its list was read to the end of the day and what may be listed late
 * already. Throws as `hearMissed` does.
 */
export async function hearDay(bank: Bank, day: string): Promise<void> {
  const provider = providerOf(bank);
  if (!provider) return;
  const [from, to] = [startOf(day), startOf(daysAfter(day))];
  const until = await readUntil(bank, provider);
  if (until && until.getTime() >= to.getTime() + OVERLAP_MS) return;
  await hearBetween(bank, provider, from, to);
}
