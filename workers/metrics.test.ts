import { receive, work } from '@karo/core/chat/channel';
import { metrics } from '@karo/core/kernel';
import { type TestBank, testBank } from '@karo/core/sandbox';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveMetrics, watchFigures } from './metrics.ts';
import { openPeriodic } from './periodic.ts';
import { rounds } from './rounds.ts';

const noQueue = { schedule: async () => {} };

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.close().then(() => bank.drop()));

type Listening = NonNullable<Awaited<ReturnType<typeof serveMetrics>>>;

/** Serves the figures while `work` asks for them. */
async function serving(work: (ask: (path?: string, method?: string) => Promise<Response>) => Promise<void>) {
  const config = { ...bank.config, metricsPort: 0 };
  const listening = (await serveMetrics({ ...bank, config })) as Listening;
  const endFigures = watchFigures(bank);
  try {
    await work((path = '/metrics', method = 'GET') =>
      fetch(`http://127.0.0.1:${listening.port}${path}`, { method }),
    );
  } finally {
    endFigures();
    await listening.close();
  }
}

const message = (providerId: string) =>
  receive(bank, {
    channel: 'web',
    address: '+2348030000001',
    providerId,
    kind: 'text',
    text: 'hello',
    sentAt: bank.clock.now(),
  });

test('no port, no figures', async () => {
  expect(await serveMetrics(bank)).toBeUndefined();
});

test('the figures are all that the port serves', async () => {
  await serving(async (ask) => {
    const answer = await ask();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    const others = ['/', '/metrics/', '/metrics?x=1', '/api/health', '/../metrics/x'];
    for (const path of others) expect((await ask(path)).status).toBe(404);
    expect((await ask('/metrics', 'POST')).status).toBe(404);
  });
});

test('a message that waits, and the stages of its turn, are seen; who wrote it is not', async () => {
  const { conversationId } = await message('one');
  bank.clock.advance(90_000);
  await serving(async (ask) => {
    const text = await (await ask()).text();
    expect(text).toContain('karo_queue_depth{queue="inbox"} 1');
    expect(text).toContain('karo_queue_oldest_seconds{queue="inbox"} 90');
  });
  await work(bank, conversationId);
  await serving(async (ask) => {
    const text = await (await ask()).text();
    expect(text).toContain('karo_queue_depth{queue="inbox"} 0');
    expect(text).toMatch(/karo_turn_stage_seconds_count\{stage="heard"\} [1-9]/);
    expect(text).toMatch(/karo_turn_stage_seconds_count\{stage="acted"\} [1-9]/);
    expect(text).toMatch(/karo_db_pool_connections\{state="most"\} [1-9]/);
    expect(text).not.toMatch(/2348030000001|Ada|Obi/);
  });
});

test('a book that does not balance is seen, until it was proved again', async () => {
  const prove = async () => {
    await sql`update periodic_job set started_at = now() - interval '1 day' where name = 'prove-book'`.execute(
      bank.db,
    );
    await openPeriodic(bank, noQueue, rounds).handler('prove-book');
  };
  await prove();
  await serving(async (ask) => expect(await (await ask()).text()).toContain('karo_trial_balance_ok 1'));
  const owner = (balance: string) =>
    bank.asOwner((db) =>
      sql`update account set balance = balance + ${balance}::bigint where id = (select min(id) from account where kind = 'customer')`.execute(
        db,
      ),
    );
  await owner('1');
  await prove();
  await serving(async (ask) => expect(await (await ask()).text()).toContain('karo_trial_balance_ok 0'));
  await owner('-1');
  await prove();
  await serving(async (ask) => expect(await (await ask()).text()).toContain('karo_trial_balance_ok 1'));
});

test('a proof that did not end tells nothing of the book: the last verdict stands, and grows old', async () => {
  await sql`insert into periodic_job (name, due_at, ended_at) values ('prove-book', now(), now() - interval '100 seconds')
    on conflict (name) do update set ended_at = excluded.ended_at, failure = null`.execute(bank.db);
  const ageIn = (text: string) => Number(/^karo_trial_balance_age_seconds (\S+)$/m.exec(text)?.[1]);
  await serving(async (ask) => {
    const proved = await (await ask()).text();
    expect(proved).toMatch(/^karo_trial_balance_ok 1$/m);
    expect(ageIn(proved)).toBeGreaterThanOrEqual(100);
    await sql`update periodic_job set ended_at = now(), failure = 'Error' where name = 'prove-book'`.execute(
      bank.db,
    );
    const later = performance.now() + 11_000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    const failed = await (await ask()).text();
    vi.restoreAllMocks();
    expect(failed).toMatch(/^karo_trial_balance_ok 1$/m);
    expect(ageIn(failed)).toBeGreaterThanOrEqual(111);
  });
});

test('a database that is away fails no scrape', async () => {
  const away = { ...bank, db: bank.db.withSchema('nowhere') };
  const end = watchFigures(away);
  await serving(async (ask) => expect((await ask()).status).toBe(200));
  end();
  metrics.figuresAge.set({}, 0);
});
