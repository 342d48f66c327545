import { expect, test } from 'vitest';
import { beforeScrape, listMetrics, metrics, scrape } from './metrics.ts';

const seriesOf = async (name: string): Promise<string[]> =>
  (await scrape()).text.split('\n').filter((line) => line.startsWith(`${name}{`));

test('what a process never measured is absent from its figures, and not 0', async () => {
  const { text } = await scrape();
  for (const name of ['karo_trial_balance_ok', 'karo_trial_balance_age_seconds', 'karo_figures_age_seconds'])
    expect(text).not.toMatch(new RegExp(`^${name} `, 'm'));
  metrics.trialBalance.set({}, 1);
  expect((await scrape()).text).toMatch(/^karo_trial_balance_ok 1$/m);
});

test('a label whose values have no end has few series all the same', async () => {
  for (let count = 0; count < 10_000; count += 1)
    metrics.providerTrouble.add({ provider: `p${count.toString(36)}x` });
  const series = await seriesOf('karo_provider_trouble_total');
  expect(series.length).toBeLessThanOrEqual(301);
  expect(series.some((line) => line.includes('provider="other"'))).toBe(true);
});

test('what could be a customer’s becomes no label', async () => {
  const given = [
    '+2348030000001',
    '08030000001',
    'Ada Obi',
    'ada@karo.example',
    '/api/users/2348030000001',
    '',
  ];
  for (const task of given) metrics.job.observe({ task, outcome: 'done' }, 1);
  const series = await seriesOf('karo_job_duration_seconds_count');
  expect(series).toEqual([`karo_job_duration_seconds_count{task="other",outcome="done"} ${given.length}`]);
});

test('a reading that fails spoils no other, and one that was ended is not read', async () => {
  const ends = [
    beforeScrape(() => {
      throw new Error('broken');
    }),
    beforeScrape(async () => metrics.setAside.set({}, 7)),
  ];
  expect((await scrape()).text).toContain('karo_messages_set_aside 7');
  for (const end of ends) end();
  metrics.setAside.set({}, 8);
  expect((await scrape()).text).toContain('karo_messages_set_aside 8');
});

test('every instrument has a name of the bank’s, with its unit where it has one', async () => {
  const all = await listMetrics();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ name }) => !/^karo_[a-z_]+$/.test(name))).toEqual([]);
});
