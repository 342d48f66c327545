import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { receive } from '@karo/core/chat/channel';
import { type Bank, readConfig } from '@karo/core/kernel';
import { openBank } from '@karo/core/providers';
import { openQueues, type Queues } from '@karo/workers/queues';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Place } from '../chaos/workers.ts';
import { CONVERSATIONS, LINES, phone, settle } from './chat.ts';
import { type Counted, type Fleet, startFleet } from './processes.ts';

export const SECRET = '0'.repeat(64);
const log = pino({ level: 'error' }, pino.destination(2));
const AT_ONCE = 50;
const LOOK_MS = 50;
const MOST_MS = 300_000;

/** Work divided over the processes of one kind: each one's part of it, and the seconds of the processor that it took. */
export type Shared = { seconds: number; done: number; each: { done: number; cpuSeconds: number }[] };

/** What went wrong with the messages of a run. */
export type Faults = { unanswered: number; answeredTwice: number; outOfOrder: number };

/** The bank of the process that measures, over the servers of a run: it writes, and wakes nobody. */
export async function bankOver(
  place: Place,
): Promise<{ bank: Bank; queues: Queues; close(): Promise<void> }> {
  const queues = await openQueues({ databaseUrl: place.databaseUrl, redisUrl: place.redisUrl, log });
  const config = readConfig({ SANDBOX: 'on', KARO_SECRET: SECRET, SPEECH: 'off' });
  const bank = await openBank(config, { databaseUrl: place.databaseUrl, log });
  return {
    bank,
    queues,
    close: async () => {
      await queues.close();
      await bank.close();
    },
  };
}

/** Does something with each of many, some at once, in their order. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values();
  const hand = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

/** What each process did between two looks at it. */
export const between = (
  before: readonly Counted[],
  after: readonly Counted[],
  task: string,
): Shared['each'] =>
  after.map((now, at) => ({
    done: now.jobs(task) - (before[at]?.jobs(task) ?? 0),
    cpuSeconds: now.cpuSeconds - (before[at]?.cpuSeconds ?? 0),
  }));

async function count(bank: Bank, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(bank.db)).rows[0]?.n ?? 0;
}

const unanswered = (bank: Bank) =>
  count(bank, sql`select count(*)::int as n from inbox where answered_at is null`);

/** Each conversation's replies in the order in which they were written: their messages must come in the order in which they were received. */
const outOfOrder = (bank: Bank) =>
  count(
    bank,
    sql`select count(*)::int as n from (
      select inbox_id, lag(inbox_id) over (partition by conversation_id order by id) as before from outbox where inbox_id is not null
    ) replies where before > inbox_id`,
  );

const answeredTwice = (bank: Bank) =>
  count(
    bank,
    sql`select count(*)::int as n from (select from outbox where inbox_id is not null group by inbox_id having count(*) > 1) twice`,
  );

let serial = 0;
/** One message of a conversation, written down as a channel does. */
async function write(bank: Bank, conversation: number): Promise<bigint> {
  serial += 1;
  const { conversationId } = await receive(bank, {
    channel: 'terminal',
    address: phone(conversation),
    providerId: `scale-${serial}`,
    kind: 'text',
    text: LINES[serial % LINES.length],
    sentAt: bank.clock.now(),
  });
  return conversationId;
}

/** Waits until something is so. Throws Error where it takes too long. */
export async function waitFor(what: string, is: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + MOST_MS;
  while (!(await is())) {
    if (performance.now() > until) throw new Error(`${what} took more than ${MOST_MS / 1_000} s`);
    await sleep(LOOK_MS);
  }
}

/** Until each process has read its models and taken work: one that starts later would find nothing left to do. */
async function warm(bank: Bank, queues: Queues, fleet: Fleet): Promise<void> {
  const all = Array.from({ length: CONVERSATIONS }, (_, at) => at);
  await waitFor('the start of the workers', async () => {
    await eachOf(all.slice(0, AT_ONCE * 4), async (at) =>
      queues.add('inbound', String(await write(bank, at))),
    );
    await waitFor('the first messages', async () => (await unanswered(bank)) === 0);
    return (await fleet.counted()).every((process) => process.jobs('inbound') > AT_ONCE);
  });
}

/**
 * So many worker processes answer so many messages of each of a thousand conversations, all of which lie there when the first wake is sent: what is measured is the workers, and
 * not who writes to them.
 */
export async function answerAll(
  place: Place,
  options: { workers: number; messagesEach: number; folder: string },
): Promise<Shared & { faults: Faults }> {
  const { workers, messagesEach, folder } = options;
  const { bank, queues, close } = await bankOver(place);
  await settle(bank);
  const file = join(folder, 'workers.log');
  const fleet = await startFleet(place, {
    program: 'workers/main.ts',
    many: workers,
    log: file,
    secret: SECRET,
  });
  await warm(bank, queues, fleet);
  const all = Array.from({ length: CONVERSATIONS }, (_, at) => at);
  const ids = new Set<bigint>();
  for (let each = 0; each < messagesEach; each += 1)
    await eachOf(all, async (at) => ids.add(await write(bank, at)));
  const before = await fleet.counted();
  const open = await unanswered(bank);
  const from = performance.now();
  await eachOf([...ids], (id) => queues.add('inbound', String(id)));
  await waitFor('answering', async () => (await unanswered(bank)) === 0);
  const seconds = (performance.now() - from) / 1_000;
  const each = between(before, await fleet.counted(), 'inbound');
  await fleet.close();
  const faults = {
    unanswered: await unanswered(bank),
    answeredTwice: await answeredTwice(bank),
    outOfOrder: await outOfOrder(bank),
  };
  await close();
  return { seconds, done: open, each, faults };
}
