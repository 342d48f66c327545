import { transact } from '@karo/db/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { receive } from '../chat/channel/inbox.ts';
import { DELIVERY_LIFE_MS } from '../developer/webhook-delivery.ts';
import { addWebhook } from '../developer/webhooks.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { kobo } from '../kernel/money.ts';
import { findUnsent, say } from '../messaging/index.ts';
import { approver, type TestBank, testBank } from '../sandbox/testing.ts';
import { listQueues } from './ops-status.ts';
import { retryQueue } from './retrying.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const failed = async () =>
  (await listQueues(bank.db, bank.clock.now())).find(({ id }) => id === 'outbox')?.failed;

test('replies that were given up go again once, are woken, and the log says by whom', async () => {
  const { conversationId } = await receive(bank, {
    channel: 'whatsapp',
    address: '+2348030099001',
    providerId: 'one',
    kind: 'text',
    text: 'hello',
    sentAt: bank.clock.now(),
  });
  await transact(bank.db, (trx) =>
    say(trx, { conversationId, reply: { text: 'Hello' }, at: bank.clock.now() }),
  );
  await bank.db
    .updateTable('outbox')
    .set({ failedAt: bank.clock.now(), attempts: 8, way: 'template' })
    .where('conversationId', '=', conversationId)
    .execute();
  expect(await failed()).toBe(1);
  const by = { administrator: await approver(bank, 'Ngozi') };
  bank.woken.outbound.length = 0;
  expect(await retryQueue(bank, { queue: 'outbox', by })).toBe(1);
  expect(bank.woken.outbound).toEqual([conversationId]);
  expect(await failed()).toBe(0);
  expect(await findUnsent(bank.db, conversationId)).toMatchObject({ attempts: 0, way: undefined });
  expect(await retryQueue(bank, { queue: 'outbox', by })).toBe(0);
  const lines = await listAudit(bank.db, { action: 'admin_action', limit: 9 });
  expect(lines).toMatchObject([
    { actor: { id: by.administrator }, subject: { kind: 'queue', id: 'outbox' }, facts: { again: 1 } },
  ]);
});

test('an event whose last try was in the last day goes again, and one that was given up before is left', async () => {
  const names = { firstName: 'Ada', lastName: 'Obi' };
  const person = { phone: '+2348030099002', ...names, opening: kobo(0n), demo: false, verified: true };
  const { id: customerId } = await openSandboxCustomer(bank, person);
  const given = {
    origin: { channel: 'web' },
    customerId,
    events: ['transfer.success'],
    mode: 'sandbox',
  } as const;
  const { webhook } = await addWebhook(bank, { ...given, url: 'https://example.com/hook' });
  const ago = (ms: number): Date => new Date(bank.clock.now().getTime() - DELIVERY_LIFE_MS - ms);
  const add = (subject: string, createdAt: Date) =>
    bank.db
      .insertInto('webhookDelivery')
      .values({
        webhookId: webhook.id,
        event: 'transfer.success',
        subject,
        facts: '{}',
        createdAt,
        status: 'failed',
      })
      .execute();
  await add('late', ago(3_600_000));
  await add('old', ago(25 * 3_600_000));
  const by = { administrator: await approver(bank, 'Ngozi') };
  const failedEvents = async () =>
    (await listQueues(bank.db, bank.clock.now())).find(({ id }) => id === 'webhooks')?.failed;
  expect(await failedEvents()).toBe(1);
  expect(await retryQueue(bank, { queue: 'webhooks', by })).toBe(1);
  expect(await failedEvents()).toBe(0);
});

test('what was given up more than a day ago is left: who waited for it has gone on', async () => {
  await bank.db.updateTable('outbox').set({ failedAt: bank.clock.now() }).execute();
  bank.clock.advance(25 * 3_600_000);
  const by = { administrator: await approver(bank, 'Ngozi') };
  expect(await retryQueue(bank, { queue: 'outbox', by })).toBe(0);
  expect(await retryQueue(bank, { queue: 'webhooks', by })).toBe(0);
});
