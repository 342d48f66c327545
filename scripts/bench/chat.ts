import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { receive } from '@karo/core/chat/channel';
import { openSandboxCustomer } from '@karo/core/identity';
import { type Bank, naira, readConfig } from '@karo/core/kernel';
import { openBank } from '@karo/core/providers';
import { openQueues, openWake, type Queues } from '@karo/workers/queues';
import { startWorkers } from '@karo/workers/start';
import { pino } from 'pino';
import { ensureDatabase, startDatabase, stopServer } from '../database.ts';
import { prepareDatabase } from '../prepare.ts';
import { startRedis } from '../redis.ts';
import { atLeast, type Bar, type Bench, type BenchOptions, below } from '../report.ts';

export const CONVERSATIONS = 1_000;
const CUSTOMERS = 50;
/** What people send a bank most; the last is a whole quote, with the other bank asked for the name. */
export const LINES = [
  'balance',
  'hello',
  'my last transactions',
  'how much do I have?',
  'thanks',
  'what can you do',
  'abeg check my balance',
  'hi',
  'show me my account number',
  'send 500 to 1234567896 gtb',
];
const IN_FLIGHT = 200;
const PACE = 100;
const log = pino({ level: 'error' }, pino.destination(2));

const quantile = (sorted: readonly number[], q: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0) * 10) / 10;

type Backend = Queues['backend'];
type Place = { databaseUrl: string; redisUrl: string | undefined };
type Phone = (conversation: number) => string;

export const phone: Phone = (conversation) => `+23480400${String(conversation).padStart(5, '0')}`;

/** Customers, and the conversations that are theirs. */
export async function settle(bank: Bank): Promise<void> {
  const at = bank.clock.now();
  for (let each = 0; each < CUSTOMERS; each += 1) {
    const { id } = await openSandboxCustomer(bank, {
      firstName: 'Bench',
      lastName: 'Mark',
      phone: `+23480500${String(each).padStart(5, '0')}`,
      opening: naira(1_000_000),
      demo: false,
      verified: true,
    });
    const own = Array.from({ length: CONVERSATIONS / CUSTOMERS }, (_, index) =>
      phone(index * CUSTOMERS + each),
    );
    await bank.db
      .insertInto('conversation')
      .values(own.map((address) => ({ channel: 'terminal', address, customerId: id, createdAt: at })))
      .execute();
  }
}

/** Knows when a conversation has its reply in the outbox: workers say so right after the commit. */
class Answers {
  readonly #waiting = new Map<bigint, (at: number) => void>();

  answered(conversationId: bigint): void {
    this.#waiting.get(conversationId)?.(performance.now());
    this.#waiting.delete(conversationId);
  }

  next(conversationId: bigint): Promise<number> {
    return new Promise((resolve) => this.#waiting.set(conversationId, resolve));
  }
}

let sequence = 0;

/** One message from a customer to the reply's row, in ms. */
async function converse(bank: Bank, answers: Answers, ids: readonly bigint[], at: number): Promise<number> {
  const conversation = at % CONVERSATIONS;
  sequence += 1;
  const from = performance.now();
  const reply = answers.next(ids[conversation] ?? 0n);
  await receive(bank, {
    channel: 'terminal',
    address: phone(conversation),
    providerId: `bench-${sequence}`,
    kind: 'text',
    text: LINES[sequence % LINES.length],
    sentAt: bank.clock.now(),
  });
  return (await reply) - from;
}

/** As many as can be, some in flight at a time, each conversation one at a time. */
async function flood(seconds: number, send: (at: number) => Promise<number>): Promise<number> {
  const from = performance.now();
  const until = from + seconds * 1_000;
  let next = 0;
  let done = 0;
  const one = async () => {
    while (performance.now() < until) {
      const at = next;
      next += 1;
      await send(at);
      if (performance.now() < until) done += 1;
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, one));
  return Math.round(done / seconds);
}

/** At an even pace, whatever the answers do. */
async function pace(seconds: number, send: (at: number) => Promise<number>): Promise<number[]> {
  const from = performance.now();
  const running: Promise<number>[] = [];
  for (let at = 0; at < seconds * PACE; at += 1) {
    const due = from + (at * 1_000) / PACE;
    if (due > performance.now()) await sleep(due - performance.now());
    running.push(send(at));
  }
  return (await Promise.all(running)).toSorted((a, b) => a - b);
}

/** BullMQ alone on this backend: the same queues, wakes for as many ids, and a handler that does nothing. */
async function emptyRate(place: Place, seconds: number): Promise<number> {
  const queues = await openQueues({ ...place, family: 'empty', log });
  let done = 0;
  const running = await queues.run({
    inbound: async () => {
      done += 1;
      return undefined;
    },
  });
  const until = performance.now() + seconds * 1_000;
  let id = 0;
  const feed = async () => {
    while (performance.now() < until) {
      id += 1;
      await queues.add('inbound', String(id));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, feed));
  const rate = Math.round(done / seconds);
  await running.close();
  await queues.forget();
  await queues.close();
  return rate;
}

type Measured = { rate: number; p50: number; p99: number; empty: number };

async function measure(place: Place, quick: boolean): Promise<Measured> {
  const empty = await emptyRate(place, quick ? 2 : 5);
  const queues = await openQueues({ ...place, log });
  const answers = new Answers();
  const wake = { ...openWake(queues, log), outbound: async (id: bigint) => answers.answered(id) };
  const config = { ...readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64), SPEECH: 'off' }) };
  const bank = await openBank(config, { databaseUrl: place.databaseUrl, log, wake });
  await settle(bank);
  const workers = await startWorkers(bank, queues);
  await workers.warm;
  const rows = await bank.db.selectFrom('conversation').select('id').orderBy('address').execute();
  const ids = rows.map((row) => row.id);
  const send = (at: number) => converse(bank, answers, ids, at);
  await flood(2, send);
  const latencies = await pace(quick ? 5 : 20, send);
  const rate = await flood(quick ? 5 : 15, send);
  await workers.close();
  await bank.close();
  await queues.close();
  return { rate, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), empty };
}

function barsOf(backend: Backend, measured: Measured): Bar[] {
  const slow = below(`${backend}: p99 from inbox to outbox at ${PACE} a second, ms`, measured.p99, 300);
  if (backend === 'postgres') return [slow];
  return [slow, atLeast('redis: messages a second', measured.rate, 400)];
}

/** Messages a second, and the time from inbox to outbox, over both backends. */
export async function bench({ quick, say }: BenchOptions): Promise<Bench> {
  mkdirSync('.karo', { recursive: true });
  const folder = mkdtempSync(join(resolve('.karo'), 'bench-chat-'));
  const server = await startDatabase(folder);
  const redis = await startRedis(join(folder, 'redis'));
  const figures: Bench['figures'] = { conversations: CONVERSATIONS };
  const bars: Bar[] = [];
  try {
    for (const backend of ['redis', 'postgres'] as const) {
      const databaseUrl = await prepareDatabase(await ensureDatabase(server.url, `chat_${backend}`));
      const redisUrl = backend === 'redis' ? redis.url : undefined;
      const measured = await measure({ databaseUrl, redisUrl }, quick);
      const { rate, p50, p99, empty } = measured;
      say(
        `${backend}: ${rate} messages a second; at ${PACE} a second p50 ${p50} ms, p99 ${p99} ms; BullMQ with an empty handler ${empty} a second`,
      );
      Object.assign(figures, {
        [`${backend}Rate`]: rate,
        [`${backend}P50Ms`]: p50,
        [`${backend}P99Ms`]: p99,
        [`${backend}EmptyRate`]: empty,
      });
      bars.push(...barsOf(backend, measured));
    }
  } finally {
    await redis.stop();
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
  return { figures, bars };
}
