import { type DbLimits, longLimits, usualLimits } from '@karo/db/client';
import { ConfigFault, type Env } from './finding.ts';

/** Whole milliseconds, at least one: a wait of nought would be none at all to PostgreSQL. Throws ConfigFault. */
function milliseconds(name: string, text: string | undefined, otherwise: number, most = 86_400_000): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new ConfigFault(name, `is ${text}`, `it takes milliseconds, from 1 to ${most}`);
  return value;
}

/** How long connections wait. Throws ConfigFault. */
export function readDbLimits(env: Env): { usual: DbLimits; long: DbLimits } {
  return {
    usual: {
      statementMs: milliseconds('DB_STATEMENT_MS', env.DB_STATEMENT_MS, usualLimits.statementMs),
      lockMs: milliseconds('DB_LOCK_MS', env.DB_LOCK_MS, usualLimits.lockMs),
      idleMs: milliseconds('DB_IDLE_MS', env.DB_IDLE_MS, usualLimits.idleMs),
      poolMs: milliseconds('DB_POOL_MS', env.DB_POOL_MS, usualLimits.poolMs),
    },
    long: {
      ...longLimits,
      statementMs: milliseconds('DB_LONG_STATEMENT_MS', env.DB_LONG_STATEMENT_MS, longLimits.statementMs),
      lockMs: milliseconds('DB_LONG_LOCK_MS', env.DB_LONG_LOCK_MS, longLimits.lockMs),
    },
  };
}

const DEADLINE_MS = 10_000;
/** Less than `ANSWER_MS` of retry.ts, after which it is asked what became of a call. */
const DEADLINE_MOST_MS = 14_999;

/** How long a call to a provider may take: it is over before anybody asks what became of it. Throws ConfigFault. */
export const readProviderDeadline = (env: Env): number =>
  milliseconds('PROVIDER_DEADLINE_MS', env.PROVIDER_DEADLINE_MS, DEADLINE_MS, DEADLINE_MOST_MS);
