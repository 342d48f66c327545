import type { Bank } from './bank.ts';
import { isFault } from './faults.ts';

export { Late, within } from '@karo/db/deadline';

/** How long a call outside may take before whoever finds it unanswered asks what became of it. */
export const ANSWER_MS = 15_000;

const REQUERY_MS = 5_000;
const REQUERY_MOST_MS = 60 * 60_000;

/**
 * How long, in ms, to wait before asking again after so many tries: it doubles up to an hour, so that once a provider answers again, nobody's money waits longer than the provider was silent.
 */
export const backOffMs = (tries: number): number =>
  Math.min(REQUERY_MS * 2 ** Math.min(tries, 16), REQUERY_MOST_MS);

/** Milliseconds until an instant; none where it has passed. */
export const untilMs = (at: Date, now: Date): number => Math.max(0, at.getTime() - now.getTime());

/** Does the same with each of many; one that fails leaves the others: what the bank refuses waits for the next round, all else is a bug and logged whole. */
export async function eachAlone<I extends bigint | string>(
  bank: Pick<Bank, 'log'>,
  what: string,
  ids: readonly I[],
  work: (id: I) => Promise<unknown>,
): Promise<void> {
  for (const id of ids)
    await work(id).catch((error: unknown) => {
      if (isFault(error)) bank.log.warn({ what, id: String(id), fault: error.code }, 'it waits');
      else bank.log.error({ what, id: String(id), err: error }, 'it was not looked at');
    });
}
