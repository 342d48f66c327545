import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { listDoubts, listQueues } from './ops-status.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

test('a bank at rest has nothing in doubt and nothing waiting', async () => {
  expect(await listDoubts(bank.db)).toEqual([]);
  const queues = await listQueues(bank.db, bank.clock.now());
  expect(queues.map(({ id }) => id)).toEqual(['inbox', 'outbox', 'orders', 'webhooks']);
  expect(queues.filter(({ waiting, failed }) => waiting > 0 || failed > 0)).toEqual([]);
});
