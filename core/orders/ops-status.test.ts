import { transact } from '@karo/db/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { receive, work } from '../chat/channel/inbox.ts';
import { replayMessage } from '../chat/channel/replay.ts';
import { Overran } from '../chat/nlu/reading-pool.ts';
import { say } from '../messaging/index.ts';
import { approver, type TestBank, testBank } from '../sandbox/testing.ts';
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

test('a message that was set aside is read again once, as it was kept and as late as it is, and the log says by whom', async () => {
  const [message] = await listSetAside(bank.db);
  if (!message) throw new Error('nothing is set aside');
  const by = { administrator: await approver(bank, 'Ngozi') };
  const again = () => replayMessage(bank, { id: message.id, by });
  bank.clock.advance(30 * 60_000);
  await again();
  await expect(again()).rejects.toMatchObject({ code: 'request_reused' });
  const heard: unknown[] = [];
  await work(bank, message.conversationId, async (_bank, turn) => {
    heard.push(...turn.heard.map(({ text }) => text), turn.late);
    return { replies: [{ text: 'Read' }], state: {}, language: 'en', understood: [], wiped: [] };
  });
  expect(heard).toEqual(['slow ••••', true]);
  expect(await listSetAside(bank.db)).toMatchObject([{ id: message.id, replayed: true }]);
  const replies = await bank.db
    .selectFrom('outbox')
    .select('reply')
    .where('conversationId', '=', message.conversationId)
    .orderBy('id')
    .execute();
  expect(replies.map(({ reply }) => (reply as { text: string }).text).at(-1)).toBe('Read');
  expect(replies).toHaveLength(2);
  const lines = await listAudit(bank.db, { action: 'admin_action', limit: 9 });
  expect(lines).toMatchObject([{ actor: { id: by.administrator }, subject: { id: String(message.id) } }]);
});

test('neither what was answered nor what is older than a day is read again', async () => {
  const by = { administrator: await approver(bank, 'Ngozi') };
  const rows = await bank.db.selectFrom('inbox').select('id').where('setAside', 'is', null).execute();
  for (const { id } of rows)
    await expect(replayMessage(bank, { id, by })).rejects.toMatchObject({ code: 'not_found' });
  const [message] = await listSetAside(bank.db);
  bank.clock.advance(25 * 3_600_000);
  await expect(replayMessage(bank, { id: message?.id ?? 0n, by })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(rows.length).toBeGreaterThan(0);
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
