import { transact } from '@karo/db/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receive, work } from '../chat/channel/inbox.ts';
import { Overran } from '../chat/nlu/reading-pool.ts';
import { say } from '../messaging/index.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { listDoubts, listQueues, listSetAside } from './ops-status.ts';

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

test('C1 a message that took too long to read waits for a person, without its figures', async () => {
  const { conversationId } = await receive(bank, {
    channel: 'web',
    address: 'a browser',
    providerId: 'one',
    kind: 'text',
    text: 'slow 2580',
    sentAt: bank.clock.now(),
  });
  await work(bank, conversationId, async () => {
    throw new Overran('too long');
  });
  expect(await listSetAside(bank.db)).toMatchObject([
    { conversationId, channel: 'web', why: 'overran', text: 'slow ••••' },
  ]);
});

test('a reply to a terminal that is closed waits for nobody, and a reply to a phone does', async () => {
  const before = await waiting();
  await sayOn('terminal');
  expect(await waiting()).toBe(before);
  await sayOn('whatsapp');
  expect(await waiting()).toBe(before + 1);
});

const waiting = async (): Promise<number> =>
  (await listQueues(bank.db, bank.clock.now())).find(({ id }) => id === 'outbox')?.waiting ?? 0;

async function sayOn(channel: 'terminal' | 'whatsapp'): Promise<void> {
  const { conversationId } = await receive(bank, {
    channel,
    address: `somebody on ${channel}`,
    providerId: `hello on ${channel}`,
    kind: 'text',
    text: 'hello',
    sentAt: bank.clock.now(),
  });
  await transact(bank.db, (trx) =>
    say(trx, { conversationId, reply: { text: 'Hello' }, at: bank.clock.now() }),
  );
}
