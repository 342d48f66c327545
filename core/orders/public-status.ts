import type { Bank, Clock } from '../kernel/index.ts';
import type { PausablePort } from '../providers/index.ts';
import { listQueues } from './ops-status.ts';
import { listProviders } from './pausing.ts';

/** What a customer notices of the bank, part by part. */
export type StatusPart = 'chat' | 'transfers' | 'bills' | 'cards' | 'abroad' | 'opening' | 'levels';
/** `paused`: stopped by the bank's own people for now; `slow`: it works, later than it should, or fails now and then. */
export type PartState = 'ok' | 'slow' | 'paused';
export type PublicStatus = { checkedAt: Date; parts: { part: StatusPart; state: PartState }[] };

const partOf: Record<PausablePort, StatusPart> = {
  rails: 'transfers',
  billers: 'bills',
  cards: 'cards',
  payments: 'abroad',
  bvn: 'opening',
  identity: 'levels',
};

/** Trouble is told for so long after it was met last. */
const RECENT_MS = 10 * 60_000;
/** A customer notices an answer that takes longer. */
const CHAT_LATE_MS = 60_000;
/** However many ask, the database is asked no more often. */
const KEPT_MS = 15_000;

const isAfter = (clock: Clock, at: Date | undefined | null, ms: number): boolean =>
  at !== undefined && at !== null && clock.now().getTime() - at.getTime() < ms;

async function read(bank: Bank): Promise<PublicStatus> {
  const [providers, queues] = await Promise.all([listProviders(bank), listQueues(bank.db, bank.clock.now())]);
  const parts = providers
    .filter(({ provider }) => provider !== 'off')
    .map(({ port, paused, trouble }) => {
      const slow = isAfter(bank.clock, trouble?.at, RECENT_MS);
      return { part: partOf[port], state: paused ? 'paused' : slow ? 'slow' : 'ok' } as const;
    });
  const oldest = queues.find(({ id }) => id === 'inbox')?.oldest;
  const late = oldest && !isAfter(bank.clock, oldest, CHAT_LATE_MS);
  return { checkedAt: bank.clock.now(), parts: [{ part: 'chat', state: late ? 'slow' : 'ok' }, ...parts] };
}

const kept = new WeakMap<Bank, { until: number; status: Promise<PublicStatus> }>();

/** How the bank's parts are, for anybody: no provider, no reason and no figure is named. What is offered by nobody here is left out. Read at most every 15 seconds. */
export function publicStatus(bank: Bank): Promise<PublicStatus> {
  const now = bank.clock.now().getTime();
  const known = kept.get(bank);
  if (known && known.until > now) return known.status;
  const status = read(bank);
  kept.set(bank, { until: now + KEPT_MS, status });
  status.catch(() => kept.delete(bank));
  return status;
}
