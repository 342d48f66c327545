import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listMeasurements } from '../account/activity.ts';
import { keepRetention } from '../account/retention.ts';
import { receive } from '../chat/channel/inbox.ts';
import { metrics } from '../kernel/index.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { keepMeasurements, measureBank } from './measurements.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const seriesOf = async (name: string, label: string) => {
  const { series } = await listMeasurements(bank, 'hour');
  return series.find((one) => one.name === name && one.label === label)?.steps;
};

test('what waits is kept once for each minute, however often it is measured', async () => {
  await receive(bank, {
    channel: 'terminal',
    address: 'measured',
    providerId: 'measured-1',
    kind: 'text',
    text: 'hello',
    sentAt: bank.clock.now(),
  });
  for (let times = 0; times < 3; times += 1) await measureBank(bank);
  bank.clock.advance(MINUTE_MS);
  await measureBank(bank);
  const steps = await seriesOf('waiting', 'inbox');
  expect(steps).toHaveLength(12);
  expect(steps?.filter((step) => step !== null)).toEqual([{ count: 2, sum: 2, peak: 1 }]);
  const [oldest] = (await seriesOf('oldest', 'inbox'))?.filter((step) => step !== null) ?? [];
  expect(oldest?.peak).toBeGreaterThanOrEqual(60);
});

test('every process keeps its own, and they are read together', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ends = ['api', 'workers'].map((role) => keepMeasurements(bank, role));
  try {
    metrics.turnStage.observe({ stage: 'acted' }, 0.2);
    vi.advanceTimersByTime(MINUTE_MS);
  } finally {
    vi.useRealTimers();
    for (const end of ends) end();
  }
  await vi.waitFor(async () => {
    const kept = await bank.db.selectFrom('measurement').select('process').distinct().execute();
    expect(kept.map(({ process }) => process.replace(/-\w+$/, '')).sort()).toEqual([
      'api',
      'bank',
      'workers',
    ]);
  });
  bank.clock.advance(5 * MINUTE_MS);
  const lag = (await seriesOf('event-loop', ''))?.filter((step) => step !== null);
  expect(lag).toMatchObject([{ count: 2 }]);
});

test('what is older than a week is not kept for long', async () => {
  bank.clock.advance(9 * DAY_MS);
  await keepRetention(bank);
  expect(await bank.db.selectFrom('measurement').selectAll().execute()).toEqual([]);
});
