import { type Bank, claimJob, endJob, listOverdue, readConfig, renewJob } from '@karo/core/kernel';
import { openBank } from '@karo/core/providers';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPeriodic } from './periodic.ts';

const config = readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64), SPEECH: 'off' });
const HOUR_MS = 3_600_000;

let fresh: FreshDb;
let bank: Bank;

beforeEach(async () => {
  fresh = await freshDb({ max: 4 });
  bank = await openBank(config, { databaseUrl: fresh.url, log: pino({ level: 'silent' }) });
});
afterEach(async () => {
  await bank.close();
  await fresh.drop();
});

const late = (name: string, interval: string) =>
  sql`update periodic_job set due_at = now() - ${interval}::interval, started_at = now() - interval '1 day' where name = ${name}`.execute(
    bank.db,
  );
const noQueue = {
  schedule: async () => {
    throw new Error('the queue is away');
  },
};

describe('a periodic job', () => {
  const job = { name: 'seal', everyMs: HOUR_MS };

  test('is one process at a time, and goes to the next when its holder is dead', async () => {
    const holder = await claimJob(bank.db, job, 60_000);
    await late('seal', '1 hour');
    expect(await claimJob(bank.db, job, 60_000)).toBeUndefined();
    await renewJob(bank.db, holder ?? '', -1);
    expect(await claimJob(bank.db, job, 60_000)).toBeDefined();
  });

  test('is done once where two schedulers call it', async () => {
    const holder = await claimJob(bank.db, job, 60_000);
    await endJob(bank.db, holder ?? '');
    expect(await claimJob(bank.db, job, 60_000)).toBeUndefined();
  });

  test('is not given back by who lost it', async () => {
    const first = await claimJob(bank.db, job, -1);
    await late('seal', '1 hour');
    const second = await claimJob(bank.db, job, 60_000);
    await endJob(bank.db, first ?? '', 'Error');
    const row = await bank.db.selectFrom('periodicJob').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ holder: second, failure: null });
  });

  test('is overdue once its time and the grace are over and nobody is at it', async () => {
    await claimJob(bank.db, job, 60_000);
    await late('seal', '20 seconds');
    expect(await listOverdue(bank.db, 30_000)).toEqual([]);
    await late('seal', '1 minute');
    expect(await listOverdue(bank.db, 30_000)).toEqual([]);
    await sql`update periodic_job set leased_until = null`.execute(bank.db);
    expect(await listOverdue(bank.db, 30_000)).toEqual(['seal']);
  });
});

test('C5 a job that never ends holds up neither the others nor whoever looks for them, without any queue', async () => {
  const done: string[] = [];
  let end = () => {};
  const stuck = new Promise<void>((resolve) => {
    end = resolve;
  });
  const periodic = openPeriodic(bank, noQueue, {
    stuck: { everyMs: HOUR_MS, run: () => stuck },
    quick: { everyMs: HOUR_MS, run: async () => void done.push('quick') },
  });
  await periodic.begin();
  await late('stuck', '1 minute');
  await late('quick', '1 minute');
  await periodic.tend();
  await vi.waitFor(() => expect(done).toEqual(['quick']));
  await late('quick', '1 minute');
  await vi.waitFor(async () => {
    await periodic.tend();
    expect(done).toEqual(['quick', 'quick']);
  });
  end();
  await periodic.close();
});

test('why a job failed stays in the database, and it is called again', async () => {
  let fails = true;
  const periodic = openPeriodic(bank, noQueue, {
    prove: {
      everyMs: HOUR_MS,
      run: async () => {
        if (fails) throw new RangeError('not this time');
      },
    },
  });
  const failure = async () =>
    (await bank.db.selectFrom('periodicJob').select('failure').executeTakeFirstOrThrow()).failure;
  await periodic.begin();
  await periodic.handler('prove');
  expect(await failure()).toBe('RangeError');
  fails = false;
  await late('prove', '1 minute');
  await periodic.handler('prove');
  expect(await failure()).toBeNull();
});
