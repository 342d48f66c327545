import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as TcpServer } from 'node:net';
import { join, resolve } from 'node:path';
import { buildApp } from '@karo/api/app';
import { adminKeyHash } from '@karo/core/auth';
import { contract, type Row } from '@karo/core/contract';
import { demoPin } from '@karo/core/identity';
import { type Bank, dayOf, scrape } from '@karo/core/kernel';
import { openBank } from '@karo/core/providers';
import { seedSandbox, testConfig } from '@karo/core/sandbox';
import { openReplica, type ReadPlace, sharing } from '@karo/db/replica';
import { sql } from 'kysely';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ensureDatabase,
  freePort,
  running,
  type Server,
  startDatabase,
  stopServer,
  withClient,
} from './database.ts';
import { prepareDatabase } from './prepare.ts';
import { startStandby } from './standby.ts';

mkdirSync('.karo', { recursive: true });
const folder = mkdtempSync(join(resolve('.karo'), 'replica-'));
const places = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
const careless = { fsync: 'off', synchronous_commit: 'on', full_page_writes: 'off' };

let primary: Server;
let standby: Server;
let bank: Bank;
let app: Awaited<ReturnType<typeof buildApp>>;
let standbyUrl: string;

beforeAll(async () => {
  primary = await startDatabase(places.primary, careless);
  const url = await prepareDatabase(await ensureDatabase(primary.url, 'karo'), { queues: false });
  standby = await startStandby(primary, places.primary, places.standby);
  standbyUrl = url.replace(`:${primary.port}/`, `:${standby.port}/`);
  const config = Object.assign({}, testConfig, { adminKeyHash: adminKeyHash('right') });
  bank = await openBank(config, { databaseUrl: url, replicaUrl: standbyUrl, max: 8 });
  await seedSandbox(bank);
  app = await buildApp(bank, { site: null, unlimited: true });
  await app.ready();
}, 180_000);
afterAll(async () => {
  await app?.close();
  await bank?.close();
  await stopServer(standby);
  await stopServer(primary);
  rmSync(folder, { recursive: true, force: true });
});

/** How many reads went to each place since the process began. */
async function reads(): Promise<Record<string, number>> {
  const { text } = await scrape();
  const lines = [...text.matchAll(/^karo_db_reads_total\{place="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, place = '', count]) => [place, Number(count)]));
}

/** Where the reads of `work` went. */
async function placesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await reads();
  await work();
  const after = await reads();
  return Object.keys(after).filter((place) => after[place] !== before[place]);
}

const onStandby = (statement: string) =>
  withClient(standby.url, async (client) => void (await client.query(statement)));
const pause = () => onStandby('select pg_wal_replay_pause()');
const resume = () => onStandby('select pg_wal_replay_resume()');

/** What was left alone for a moment is asked again. */
const comesBack = (work: () => Promise<unknown>) =>
  vi.waitFor(async () => expect(await placesOf(work)).toEqual(['replica']), {
    timeout: 20_000,
    interval: 100,
  });

let phones = 0;
async function newcomer() {
  phones += 1;
  const browser = request.agent(app.server);
  const phone = `+23480600${String(20_000 + phones)}`;
  const named = { phone, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(named).expect(200);
  const id = body.user.id as string;
  const dashboard = async () => (await browser.get(`/api/users/${id}/dashboard`).expect(200)).body;
  return { browser, id, dashboard };
}

describe('reads of the API', () => {
  test('come from the standby, and see what their customer just wrote', async () => {
    const { browser, id, dashboard } = await newcomer();
    await comesBack(dashboard);
    const before = Number((await dashboard()).user.accountBalance);
    const transfer = { userId: id, recipientBank: 'gtb', recipientAccount: '1234567896', pin: demoPin };
    const order = { recipientName: 'Chidi Okafor', amount: '1500.00', narration: 'rice' };
    await browser.post('/api/banking/transfer').send(Object.assign(transfer, order)).expect(200);
    const { user } = await dashboard();
    expect(before - Number(user.accountBalance)).toBeGreaterThanOrEqual(1_500);
  });

  test('go to the primary while the standby lacks what the customer wrote, and back when it has it', async () => {
    await pause();
    try {
      const { dashboard } = await newcomer();
      const at = performance.now();
      expect(await placesOf(dashboard)).toEqual([expect.stringMatching(/behind|resting/)]);
      expect(performance.now() - at).toBeLessThan(5_000);
      await resume();
      await comesBack(dashboard);
    } finally {
      await resume();
    }
  });

  test('go to the primary while the standby is away, and back when it is there again', async () => {
    const { dashboard } = await newcomer();
    const { port } = standby;
    const data = join(places.standby, 'postgres');
    process.kill(running(data)?.pid ?? 0, 'SIGQUIT');
    await vi.waitFor(() => expect(running(data)).toBeUndefined(), { timeout: 20_000 });
    expect(await placesOf(dashboard)).toEqual([expect.stringMatching(/away|resting/)]);
    standby = await startDatabase(places.standby, { port: String(port) });
    await comesBack(dashboard);
  });

  test('write nothing: what the contract says a replica may answer, a standby answers', async () => {
    const { browser, id, dashboard } = await newcomer();
    await comesBack(dashboard);
    const day = dayOf(bank.clock.now());
    const query = `from=${day}&to=${day}`;
    const admin = request.agent(app.server).set('x-admin-key', 'right');
    const put: Record<string, string> = { '{period}': '30d', '{id}': id };
    const rows = Object.entries<Row>(contract).filter(([, row]) => row.reads);
    expect(rows.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const [endpoint, row] of rows) {
      const path = endpoint
        .replace(/^GET /, '')
        .replace(/\{\w+\}/g, (name) =>
          endpoint.includes('/{id}/dashboard') || name !== '{id}' ? (put[name] ?? '7') : '7',
        );
      const who = row.auth === 'admin' ? admin : browser;
      const where = await placesOf(async () => who.get(`${path}?${query}`));
      // One that is refused is asked of the primary once more, and no write was tried on the standby.
      const { status } = await who.get(`${path}?${query}`);
      if (status === 200 ? where.join() !== 'replica' : status >= 500)
        wrong.push(`${endpoint} ${status} ${where}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a replica', () => {
  const silent: TcpServer = createServer(() => {});
  let silentUrl: string;
  beforeAll(async () => {
    const port = await freePort();
    silentUrl = standbyUrl.replace(`:${standby.port}/`, `:${port}/`);
    await new Promise<void>((done) => silent.listen(port, '127.0.0.1', done));
  });
  afterAll(() => void silent.close());

  const answer = sql<{ n: number }>`select 7 as n`;
  /** A busy machine reaches it all the same; each test says where it is the waiting that it is about. */
  const patient = { reachMs: 20_000, catchUpMs: 20_000, readMs: 20_000, restMs: 60_000 };
  const openAt = (url: string, own: Partial<typeof patient> = {}) => {
    const told: ReadPlace[] = [];
    return {
      replica: openReplica(url, {
        primary: bank.db,
        patience: Object.assign({}, patient, own),
        told: (place) => told.push(place),
      }),
      told,
    };
  };

  test('that takes connections and says nothing is waited for no longer than its time, and then left alone', async () => {
    const { replica, told } = openAt(silentUrl, { reachMs: 200, catchUpMs: 50 });
    const read = () => replica.read(async (db) => (await answer.execute(db)).rows[0]?.n);
    expect(await Promise.all([read(), read()])).toEqual([7, 7]);
    expect(await read()).toBe(7);
    expect(told).toEqual(['away', 'away', 'resting']);
    await replica.close();
  });

  test('that is no standby is not read from: it may be a primary that nobody follows any more', async () => {
    const { replica, told } = openAt(standbyUrl.replace(`:${standby.port}/`, `:${primary.port}/`));
    expect(await replica.read(async (db) => (await answer.execute(db)).rows)).toEqual([{ n: 7 }]);
    expect(told).toEqual(['away']);
    await replica.close();
  });

  test('that does not end a read in time has it done by the primary', async () => {
    const { replica, told } = openAt(standbyUrl, { readMs: 500 });
    const standbyOnly = sql`select pg_sleep(case when pg_is_in_recovery() then 30 else 0 end)`;
    const read = () => replica.read(async (db) => (await standbyOnly.execute(db)).rows.length);
    expect(await read()).toBe(1);
    expect(told).toEqual(['away']);
    await replica.close();
  });

  test('that refuses what was taken for a read has it done by the primary, and a refusal of the bank stays one', async () => {
    const { replica, told } = openAt(standbyUrl);
    const refused = replica.read(async () => {
      throw new Error('no such receipt');
    });
    await expect(refused).rejects.toThrow('no such receipt');
    expect(told).toEqual(['undone']);
    const writes = await replica.read((db) => sql`select txid_current() is not null as did`.execute(db));
    expect(writes.rows).toEqual([{ did: true }]);
    expect(told).toEqual(['undone', 'away']);
    await replica.close();
  });

  test('serves several statements and a transaction of one read in turn', async () => {
    const { replica, told } = openAt(standbyUrl);
    const rows = await replica.read((db) =>
      Promise.all([
        answer.execute(db),
        db
          .transaction()
          .setAccessMode('read only')
          .execute((trx) => answer.execute(trx)),
        answer.execute(db),
      ]),
    );
    expect(rows.map((each) => each.rows[0]?.n)).toEqual([7, 7, 7]);
    expect(told).toEqual(['replica']);
    await replica.close();
  });
});

test('a question is put after its askers came: one that is under way answers only those before it', async () => {
  const open: (() => void)[] = [];
  let asked = 0;
  const ask = sharing(async () => {
    asked += 1;
    const mine = asked;
    await new Promise<void>((done) => open.push(done));
    return mine;
  });
  const first = ask();
  const [second, third] = [ask(), ask()];
  open[0]?.();
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(open).toHaveLength(2));
  open[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});
