import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowserConversation } from '@karo/core/chat/channel';
import type { Customer } from '@karo/core/customers';
import { openSandboxCustomer } from '@karo/core/identity';
import { type Bank, naira, readConfig } from '@karo/core/kernel';
import { openBank } from '@karo/core/providers';
import { openQueues, openWake } from '@karo/workers/queues';
import { sql } from 'kysely';
import { pino } from 'pino';
import { insist, type Tally } from './customer.ts';
import type { Place } from './workers.ts';

const log = pino({ level: 'silent' });

/** The same seed, the same customers and the same amounts. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Opens accounts with NGN 90,000 in each, some at once, and a conversation for each. */
export async function enlist(bank: Bank, total: number, atOnce: number): Promise<Customer[]> {
  const one = async (at: number): Promise<Customer> => {
    const customer = await openSandboxCustomer(bank, {
      firstName: 'Chaos',
      lastName: 'Customer',
      phone: `+23480600${String(at).padStart(5, '0')}`,
      opening: naira(90_000),
      demo: false,
      verified: true,
    });
    const address = `chaos-${customer.id}`;
    const asked = { address, customerId: customer.id, language: 'en' as const, at: bank.clock.now() };
    await openBrowserConversation(bank.db, asked);
    return customer;
  };
  const customers: Customer[] = [];
  for (let from = 0; from < total; from += atOnce) {
    const many = Math.min(atOnce, total - from);
    customers.push(...(await Promise.all(Array.from({ length: many }, (_, nth) => one(from + nth)))));
  }
  return customers;
}

/** Waits until no message and no transfer is open; what stays open is counted by the audit. */
export async function settle(bank: Bank, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    const { rows } = await insist(() =>
      sql<{ open: boolean }>`
        select exists (select from transfer where status in ('waiting', 'sending', 'pending'))
          or exists (select from inbox where answered_at is null) as open`.execute(bank.db),
    );
    if (!rows[0]?.open || performance.now() > until) return;
    await sleep(200);
  }
}

/** The bank of the process that plays the customers, over the servers of a run. */
export async function bankOn(place: Place, secret: string): Promise<{ bank: Bank; close(): Promise<void> }> {
  const queues = await openQueues({ databaseUrl: place.databaseUrl, redisUrl: place.redisUrl, log });
  const config = readConfig({ SANDBOX: 'on', KARO_SECRET: secret, SPEECH: 'off' });
  const bank = await openBank(config, { databaseUrl: place.databaseUrl, log, wake: openWake(queues, log) });
  return {
    bank,
    close: async () => {
      await queues.close();
      await bank.close();
    },
  };
}

/** A record in which nothing stands yet. */
export const newTally = (): Tally => ({
  ordered: [],
  messages: new Set(),
  deliveries: 0,
  answers: 0,
  waits: [],
  oddAnswers: [],
  offersGone: 0,
});
