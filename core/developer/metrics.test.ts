import { expect, test } from 'vitest';
import { testBank } from '../sandbox/testing.ts';
import { apiMeasures, measure } from './metrics.ts';

test('uptime is the share of whole minutes that were served, whoever called', async () => {
  const { db, drop } = await testBank({ seed: false });
  const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 23, 10, minute, second));
  expect((await apiMeasures(db, at(0))).uptime).toBe(100);
  await measure(db, at(0, 5), { calls: 2, failed: 0, totalMs: 30 });
  await measure(db, at(0, 50), { calls: 1, failed: 1, totalMs: 60 });
  expect(await apiMeasures(db, at(0, 55))).toMatchObject({ uptime: 100, avgResponse: 30 });
  expect((await apiMeasures(db, at(1, 5))).uptime).toBe(100);
  await measure(db, at(3), { calls: 0, failed: 0, totalMs: 0 });
  expect((await apiMeasures(db, at(4))).uptime).toBe(50);
  await drop();
});
