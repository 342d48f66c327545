import type { Db } from '@karo/db/client';
import type { Logger } from 'pino';
import { type Clock, metrics } from '../kernel/index.ts';
import type { Trouble } from './http.ts';

/** What went wrong last with a provider. */
export type ProviderTrouble = { provider: string; at: Date; why: string };

const EVERY_MS = 10_000;
const WHY_MOST = 200;

/** Writes a provider's failures down, at most one line every few seconds of each: a provider that is away fails by the hundred. Never throws and awaits nothing. */
export function recordTrouble({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): Trouble {
  const last = new Map<string, number>();
  return (provider, why) => {
    log.warn({ provider, why }, 'a provider failed');
    metrics.providerTrouble.add({ provider });
    const now = performance.now();
    if (now - (last.get(provider) ?? -EVERY_MS) < EVERY_MS) return;
    last.set(provider, now);
    const row = { provider, at: clock.now(), why: why.slice(0, WHY_MOST) };
    void db
      .insertInto('providerTrouble')
      .values(row)
      .onConflict((conflict) => conflict.column('provider').doUpdateSet({ at: row.at, why: row.why }))
      .execute()
      .catch(() => {});
  };
}

/** The last trouble with each provider. */
export const listTroubles = (db: Db): Promise<ProviderTrouble[]> =>
  db.selectFrom('providerTrouble').selectAll().orderBy('provider').execute();

/** Tells whoever watches of what only a person can mend at a provider; `why` is in our words, or in theirs as `wordsAt` reads them. */
export const alarmOf =
  (provider: string, { log, trouble }: { log: Logger; trouble: Trouble }) =>
  (why: string): void => {
    log.error({ provider, why }, 'a provider needs somebody to look');
    trouble(provider, why);
  };
