import { afterAll, expect, test } from 'vitest';
import { metrics } from './metrics.ts';
import { openSampler } from './sampling.ts';

const sampler = openSampler();
afterAll(() => sampler.close());
const take = async (name: string) => (await sampler.take()).filter((sample) => sample.name === name);

test('a sample is what was measured since the one before, by what it is divided by', async () => {
  await sampler.take();
  for (const seconds of [0.04, 0.04, 2]) metrics.turnStage.observe({ stage: 'acted' }, seconds);
  metrics.turnStage.observe({ stage: 'heard' }, 0.2);
  const samples = await take('turns');
  expect(samples).toContainEqual({ name: 'turns', label: 'acted', count: 3, sum: 2.08, peak: 2.5 });
  expect(samples).toContainEqual({ name: 'turns', label: 'heard', count: 1, sum: 0.2, peak: 0.25 });
  expect(await take('turns')).toEqual([]);
  metrics.turnStage.observe({ stage: 'heard' }, 20);
  expect(await take('turns')).toEqual([{ name: 'turns', label: 'heard', count: 1, sum: 20, peak: 30 }]);
});

test('what one in twenty took longer than is not the slowest of a hundred', async () => {
  await sampler.take();
  for (let count = 0; count < 99; count += 1)
    metrics.provider.observe({ port: 'rails', outcome: 'done' }, 0.2);
  metrics.provider.observe({ port: 'rails', outcome: 'done' }, 250);
  expect(await take('providers')).toMatchObject([{ label: 'done', count: 100, peak: 0.25 }]);
});

test('a counter has its count, divided by several labels', async () => {
  await sampler.take();
  metrics.reply.add({ channel: 'terminal', outcome: 'sent' }, 4);
  metrics.reply.add({ channel: 'whatsapp', outcome: 'given_up' });
  const samples = await take('replies');
  expect(samples).toContainEqual({ name: 'replies', label: 'terminal sent', count: 4, sum: 0, peak: 0 });
  expect(samples).toContainEqual({ name: 'replies', label: 'whatsapp given_up', count: 1, sum: 0, peak: 0 });
});

test('the event loop is measured whenever a sample is taken', async () => {
  const [lag] = await take('event-loop');
  expect(lag?.count).toBe(1);
  expect(lag?.peak).toBeGreaterThanOrEqual(0);
});
