import { createHash } from 'node:crypto';
import type { Trx } from '@karo/db/client';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { sql } from 'kysely';
import { type Bank, type Config, readConfig, type Speech, type Voice } from '../kernel/index.ts';
import { openBank } from '../providers/index.ts';
import { seedSandbox } from './seed.ts';

/** A clock that stands still until it is moved. */
export type HandClock = { now(): Date; advance(ms: number): void };

/** A clock that begins on Monday, 23 November 2026, at ten in the morning in Lagos. */
export function handClock(start = '2026-11-23T09:00:00Z'): HandClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}

const deaf: Speech = {
  name: 'none',
  hears: [],
  transcribe: async () => ({ text: '', confidence: 0, provider: 'none' }),
  close: async () => {},
};
const mute: Voice = { name: 'none', speak: async () => undefined, close: async () => {} };

/** What a sandbox's environment says, and PINs that are hashed at the least cost: most tests open accounts. */
export const testConfig: Config = {
  ...readConfig({ SANDBOX: 'on', KARO_SECRET: '5e'.repeat(32), SPEECH: 'off' }),
  pinCost: 'least',
};

/** An environment that production starts with, and no more than that. */
export const productionEnv = {
  KARO_SECRET: createHash('sha256').update('a test').digest('hex'),
  PUBLIC_URL: 'https://karo.example',
  TRUST_PROXY: 'on',
};

/** Who was woken, in order, since the bank was opened. */
export type Woken = { outbound: bigint[]; settle: { orderId: bigint; delayMs: number | undefined }[] };

export type TestBank = Bank & { clock: HandClock; woken: Woken } & Pick<FreshDb, 'asOwner' | 'drop'>;

/** Does `meanwhile` while another connection holds what `lock` locks. */
export const holding = <T>(
  bank: Pick<Bank, 'db'>,
  lock: (trx: Trx) => Promise<unknown>,
  meanwhile: () => Promise<T>,
): Promise<T> =>
  bank.db.transaction().execute(async (trx) => {
    await lock(trx);
    return meanwhile();
  });

/** Ends as soon as so many of the bank's connections wait for a lock, with true; or with false where `work` has ended without waiting. */
export async function waitsForLock(
  bank: Pick<Bank, 'db'>,
  waiting: number,
  work: Promise<unknown>,
): Promise<boolean> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  for (;;) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(bank.db);
    if ((rows[0]?.n ?? 0) >= waiting) return true;
    if (ended) return false;
  }
}

/** Begins one after the other while `lock` is held, each once those before it wait for a lock (or have ended); lets go, and answers how each ended. */
export async function atOnce<T>(
  bank: Pick<Bank, 'db'>,
  lock: (trx: Trx) => Promise<unknown>,
  ...works: (() => Promise<T>)[]
): Promise<PromiseSettledResult<T>[]> {
  const { ends } = await holding(bank, lock, async () => {
    const begun: Promise<T>[] = [];
    for (const work of works) {
      const one = work();
      begun.push(one);
      await waitsForLock(bank, begun.length, one);
    }
    return { ends: Promise.allSettled(begun) };
  });
  return ends;
}

/** A whole bank on a database of its own, with the fixtures, a clock moved by hand, and nobody at the queue. */
export async function testBank(
  options: { ports?: Partial<Bank>; config?: Partial<Config>; seed?: boolean } = {},
): Promise<TestBank> {
  const fresh = await freshDb({ max: 1 });
  const clock = handClock();
  const woken: Woken = { outbound: [], settle: [] };
  const bank = await openBank(
    { ...testConfig, ...options.config },
    {
      databaseUrl: fresh.url,
      max: 8,
      wake: {
        inbound: async () => {},
        outbound: async (id) => void woken.outbound.push(id),
        settle: async (orderId, delayMs) => void woken.settle.push({ orderId, delayMs }),
        events: async () => {},
        notices: async () => {},
      },
      ports: { clock, speech: deaf, voice: mute, ...options.ports },
    },
  );
  if (options.seed !== false) await seedSandbox(bank);
  return Object.assign(bank, {
    clock,
    woken,
    asOwner: fresh.asOwner,
    drop: async () => {
      await bank.close();
      await fresh.drop();
    },
  });
}

/** A person who may propose and approve, by their id. */
export async function approver(bank: Pick<Bank, 'db' | 'clock'>, name = 'Somebody'): Promise<string> {
  const at = bank.clock.now();
  const { id } = await bank.db
    .insertInto('administrator')
    .values({ name, role: 'approver', createdAt: at, confirmedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Does what takes two people: each asks for the same, and the answer is the second one's. */
export async function byTwo<T>(
  bank: Pick<Bank, 'db' | 'clock'>,
  act: (administrator: string) => Promise<T>,
): Promise<T> {
  await act(await approver(bank));
  return act(await approver(bank));
}
