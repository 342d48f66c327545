import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { openSandboxCustomer } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { type Db, longLimits, openDb } from '@karo/db/client';
import { monthly, partitionByMonth } from '@karo/db/months';
import { MetaServer } from '@karo/workers/whatsapp/meta-server';
import { sql } from 'kysely';
import type { Place } from '../chaos/workers.ts';
import { ensureDatabase, freePort, running, type Server, startDatabase, stopServer } from '../database.ts';
import { prepareDatabase } from '../prepare.ts';
import { startRedis } from '../redis.ts';
import { atLeast, type Bar, type Bench, type BenchOptions, equal } from '../report.ts';
import { CALLERS, drive, openBook } from './ledger.ts';
import { cpuOfTree, startFleet } from './processes.ts';
import {
  answerAll,
  bankOver,
  between,
  eachOf,
  type Faults,
  SECRET,
  type Shared,
  waitFor,
} from './scale-work.ts';

const PROCESSES = [1, 2, 4] as const;
/** The least that a process does of what would be its part if all did the same. */
const SHARE_LEAST = 0.25;
const faultWords: Record<keyof Faults, string> = {
  unanswered: 'not answered',
  answeredTwice: 'answered twice',
  outOfOrder: 'answered out of order',
};
const TB = 1e12;
/** What a customer is taken to do in a year: 20 postings and 60 messages a month. */
const POSTINGS_A_YEAR = 240;
const MESSAGES_A_YEAR = 720;
const CALLS_AT_ONCE = 32;
const SITTERS = 50;

type Figures = Bench['figures'];
type Run = BenchOptions & { folder: string; server: Server; figures: Figures; bars: Bar[] };

const tenths = (value: number): number => Math.round(value * 10) / 10;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

const cpuOfServer = (folder: string): number => cpuOfTree(running(join(folder, 'postgres'))?.pid ?? 0);

/** Bytes of the bank's tables with their indexes; the queues' own are not of them. */
async function bytesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select sum(pg_total_relation_size(c.oid))::text as bytes from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

const placeOn = async (server: Server, name: string, redisUrl?: string): Promise<Place> => ({
  databaseUrl: await prepareDatabase(await ensureDatabase(server.url, name)),
  redisUrl,
});

/** Partitions a database's messages by month, as `npm run months` does. */
async function divide(server: Server, name: string): Promise<void> {
  const { db } = openDb(await ensureDatabase(server.url, name), { max: 1, limits: longLimits });
  for (const table of monthly) await partitionByMonth(db, table, new Date());
  await db.destroy();
}

async function measurePostings({ server, folder, figures, quick, say }: Run): Promise<number> {
  const book = await openBook(server.url, { name: 'book', accounts: 10_000, entriesEach: 1 }, { quick, say });
  const seconds = quick ? 3 : 10;
  const count = async () =>
    Number((await book.db.selectFrom('posting').select(sql<string>`count(*)`.as('n')).executeTakeFirst())?.n);
  const before = { bytes: await bytesOf(book.db), postings: await count(), cpu: cpuOfServer(folder) };
  const { rate } = await drive(book.poster, CALLERS, seconds, book.make.pairs);
  const cpu = cpuOfServer(folder) - before.cpu;
  const postings = (await count()) - before.postings;
  const bytes = Math.round(((await bytesOf(book.db)) - before.bytes) / postings);
  await book.end();
  Object.assign(figures, {
    postingsASecond: Math.round(rate),
    postgresCpuMsAPosting: hundredths((cpu / postings) * 1_000),
    bytesAPosting: bytes,
  });
  say(`PostgreSQL: ${Math.round(rate)} postings a second of random pairs, ${bytes} bytes each`);
  return bytes;
}

async function measureCustomers({ server, figures, quick, say }: Run): Promise<number> {
  const { bank, close } = await bankOver(await placeOn(server, 'customers'));
  const many = quick ? 200 : 1_000;
  const before = await bytesOf(bank.db);
  const numbers = Array.from({ length: many }, (_, at) => at);
  await eachOf(numbers, (at) =>
    openSandboxCustomer(bank, {
      firstName: 'Scale',
      lastName: 'Customer',
      phone: `+23480700${String(at).padStart(5, '0')}`,
      opening: naira(1_000),
      demo: false,
      verified: true,
    }),
  );
  const bytes = Math.round(((await bytesOf(bank.db)) - before) / many);
  await close();
  figures.bytesACustomer = bytes;
  say(`a customer with an account, opened: ${bytes} bytes`);
  return bytes;
}

type Worked = Shared & { bytesAMessage: number };

/** So many workers over one backend, with servers and a database of their own; adds what must be so to the bars. */
async function work(
  run: Run,
  backend: 'redis' | 'postgres',
  workers: number,
  { byMonth = false } = {},
): Promise<Worked> {
  const { server, folder, quick, say, figures, bars } = run;
  const name = `${backend}_${workers}${byMonth ? '_months' : ''}`;
  const called = `${backend}, ${workers} workers${byMonth ? ', by month' : ''}`;
  const redis = backend === 'redis' ? await startRedis(join(folder, name)) : undefined;
  try {
    const place = await placeOn(server, name, redis?.url);
    if (byMonth) await divide(server, name);
    const { bank, close } = await bankOver(place);
    const before = { bytes: await bytesOf(bank.db), cpu: cpuOfServer(folder) };
    const worked = await answerAll(place, { workers, messagesEach: quick ? 2 : 8, folder });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from inbox`.execute(bank.db);
    const bytesAMessage = Math.round(((await bytesOf(bank.db)) - before.bytes) / (rows[0]?.n ?? 1));
    await close();
    const turns = worked.each.reduce((sum, { done }) => sum + done, 0);
    const least = Math.min(...worked.each.map(({ done }) => (done * workers) / turns));
    const shown = worked.each.map(
      ({ done, cpuSeconds }) =>
        `${Math.round(done / worked.seconds)} turns a second at ${Math.round((cpuSeconds / worked.seconds) * 100)} % of a core`,
    );
    const rate = Math.round(worked.done / worked.seconds);
    say(`${called}: ${rate} messages a second (${shown.join('; ')})`);
    Object.assign(figures, { [`${name}Rate`]: rate, [`${name}Processes`]: shown.join('; ') });
    for (const fault of Object.keys(faultWords) as (keyof Faults)[])
      bars.push(equal(`${called}: messages ${faultWords[fault]}`, worked.faults[fault], 0));
    bars.push(atLeast(`${called}: least share of an even one`, hundredths(least), SHARE_LEAST));
    return Object.assign({ bytesAMessage }, worked);
  } finally {
    await redis?.stop();
  }
}

async function measureWorkers(run: Run): Promise<number> {
  const { figures } = run;
  let bytes = 0;
  for (const backend of ['redis', 'postgres'] as const) {
    const rates: number[] = [];
    for (const workers of PROCESSES) {
      const worked = await work(run, backend, workers);
      rates.push(worked.done / worked.seconds);
      bytes = worked.bytesAMessage;
      if (backend !== 'redis' || workers !== 1) continue;
      const [{ done, cpuSeconds } = { done: 1, cpuSeconds: 0 }] = worked.each;
      figures.workerCpuMsATurn = tenths((cpuSeconds / done) * 1_000);
    }
    for (const [at, many] of PROCESSES.entries())
      if (at > 0) figures[`${backend}${many}OverOne`] = hundredths((rates[at] ?? 0) / (rates[0] ?? 1));
  }
  figures.bytesAMessage = bytes;
  const plain = Number(figures.redis_1Rate);
  const { done, seconds } = await work(run, 'redis', 1, { byMonth: true });
  figures.monthsOverPlain = hundredths(done / seconds / plain);
  return bytes;
}

type Caller = { get(path: string, from: number, cookie?: string): Promise<number>; post: Post };
type Post = (path: string, from: number, body: object) => Promise<{ cookie: string; body: string }>;

/** Calls one API over connections that stay open; each caller has an address of its own, as the proxy in front says. */
function callerOf(port: number): Caller & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLS_AT_ONCE });
  const call = (method: string, path: string, headers: Record<string, string>, body = '') =>
    new Promise<{ status: number; cookie: string; body: string }>((done, fail) => {
      const sent = request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            cookie: (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; '),
            body: Buffer.concat(parts).toString(),
          }),
        );
      });
      sent.once('error', fail);
      sent.end(body);
    });
  const addressOf = (from: number) => `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
  return {
    get: async (path, from, cookie = '') =>
      (await call('GET', path, { cookie, 'x-forwarded-for': addressOf(from) })).status,
    post: async (path, from, body) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(from) };
      const answer = await call('POST', path, headers, JSON.stringify(body));
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${answer.body}`);
      return answer;
    },
    close: () => agent.destroy(),
  };
}

async function measureApi({ server, folder, quick, say, figures }: Run): Promise<void> {
  const place = await placeOn(server, 'api');
  const port = await freePort();
  const env = { PORT: String(port), TRUST_PROXY: 'on' };
  const log = join(folder, 'api.log');
  const fleet = await startFleet(place, { program: 'api/main.ts', many: 1, log, secret: SECRET, env });
  const caller = callerOf(port);
  await waitFor('the start of the API', async () =>
    caller.get('/api/health', 0).then(
      (status) => status === 200,
      () => false,
    ),
  );
  const sitters: { id: string; cookie: string }[] = [];
  for (let at = 0; at < SITTERS; at += 1) {
    const named = {
      phone: `+23480800${String(at).padStart(5, '0')}`,
      firstName: 'Scale',
      lastName: 'Caller',
    };
    const { cookie, body } = await caller.post('/api/users/register', at, named);
    sitters.push({ cookie, id: (JSON.parse(body) as { user: { id: string } }).user.id });
  }
  let calls = 0;
  const before = { counted: await fleet.counted(), cpu: cpuOfServer(folder) };
  const from = performance.now();
  const until = from + (quick ? 3_000 : 15_000);
  await Promise.all(
    Array.from({ length: CALLS_AT_ONCE }, async () => {
      while (performance.now() < until) {
        calls += 1;
        const { id, cookie } = sitters[calls % SITTERS] ?? { id: '', cookie: '' };
        const status = await caller.get(`/api/users/${id}/dashboard`, calls, cookie);
        if (status !== 200) throw new Error(`the dashboard answers ${status}`);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1_000;
  const [own] = between(before.counted, await fleet.counted(), 'none');
  const cpu = cpuOfServer(folder) - before.cpu;
  caller.close();
  await fleet.close();
  const busy = Math.round(((own?.cpuSeconds ?? 0) / seconds) * 100);
  Object.assign(figures, {
    dashboardsASecond: Math.round(calls / seconds),
    apiCpuPercent: busy,
    apiCpuMsADashboard: hundredths(((own?.cpuSeconds ?? 0) / calls) * 1_000),
    postgresCpuMsADashboard: hundredths((cpu / calls) * 1_000),
  });
  say(`API, one process: ${Math.round(calls / seconds)} dashboards a second at ${busy} % of a core`);
}

async function measureBot({ server, folder, quick, say, figures, bars }: Run): Promise<void> {
  const redis = await startRedis(join(folder, 'bot'));
  const meta = new MetaServer();
  await meta.open();
  const cloud = meta.config();
  const place = await placeOn(server, 'bot', redis.url);
  const { bank, queues, close } = await bankOver(place);
  const env = {
    WHATSAPP: 'cloud',
    WHATSAPP_NUMBER: '+2347005276346',
    WHATSAPP_TOKEN: cloud.token,
    WHATSAPP_PHONE_NUMBER_ID: cloud.phoneNumberId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: cloud.businessAccountId,
    WHATSAPP_APP_SECRET: 'appsecret123',
    WHATSAPP_VERIFY_TOKEN: cloud.verifyToken,
    WHATSAPP_GRAPH_URL: cloud.graphUrl,
  };
  const log = join(folder, 'bot.log');
  const fleet = await startFleet(place, { program: 'bot/main.ts', many: 1, log, secret: SECRET, env });
  const at = bank.clock.now();
  const { rows: chats } = await sql<{ id: bigint }>`
    insert into conversation (channel, address, last_inbound_at, created_at)
    select 'whatsapp', '+23480900' || lpad(n::text, 5, '0'), ${at}, ${at} from generate_series(1, 1000) as n
    returning id`.execute(bank.db);
  const each = quick ? 1 : 5;
  const send = async (times: number) => {
    await sql`
      insert into outbox (conversation_id, reply, created_at, next_at)
      select id, '{"text":"Your balance is NGN 5,000.00."}', ${at}, ${at} from conversation, generate_series(1, ${times}::int)`.execute(
      bank.db,
    );
    await eachOf(chats, ({ id }) => queues.add('outbound', String(id)));
    await waitFor('sending', async () => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from outbox where sent_at is null`.execute(bank.db);
      return rows[0]?.n === 0;
    });
  };
  await send(1);
  const before = await fleet.counted();
  const from = performance.now();
  await send(each);
  const seconds = (performance.now() - from) / 1_000;
  const [own] = between(before, await fleet.counted(), 'outbound');
  const { rows } = await sql<{ twice: number }>`
    select count(*)::int - count(distinct provider_id)::int as twice from outbox`.execute(bank.db);
  await fleet.close();
  await close();
  await meta.close();
  await redis.stop();
  const sent = each * chats.length;
  const busy = Math.round(((own?.cpuSeconds ?? 0) / seconds) * 100);
  Object.assign(figures, {
    sentASecond: Math.round(sent / seconds),
    botCpuPercent: busy,
    botCpuMsAMessage: hundredths(((own?.cpuSeconds ?? 0) / sent) * 1_000),
  });
  bars.push(equal('bot: messages sent twice', rows[0]?.twice ?? -1, 0));
  say(`bot, one process: ${Math.round(sent / seconds)} messages sent a second at ${busy} % of a core`);
}

/** `npm run bench -- scale`: what one PostgreSQL carries, where each process is full, and several workers beside one another over both backends. */
export async function bench({ quick, say }: BenchOptions): Promise<Bench> {
  mkdirSync('.karo', { recursive: true });
  const folder = mkdtempSync(join(resolve('.karo'), 'bench-scale-'));
  const server = await startDatabase(folder);
  const figures: Figures = {};
  const bars: Bar[] = [];
  const run: Run = { quick, say, folder, server, figures, bars };
  try {
    const posting = await measurePostings(run);
    const customer = await measureCustomers(run);
    const message = await measureWorkers(run);
    await measureApi(run);
    await measureBot(run);
    const year = customer + POSTINGS_A_YEAR * posting + MESSAGES_A_YEAR * message;
    figures.bytesOfACustomersYear = year;
    figures.customersATerabyte = Math.floor(TB / year);
    say(`a customer of a year: ${year} bytes, and so ${figures.customersATerabyte} customers a terabyte`);
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
  return { figures, bars };
}
