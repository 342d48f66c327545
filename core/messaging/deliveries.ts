import { type Db, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { findCustomer, findProvedEmail } from '../customers/index.ts';
import { type Bank, isFault, metrics, NotCalled } from '../kernel/index.ts';
import { isStopped } from './consent.ts';
import type { NoticePriority } from './notifications.ts';
import { findConversation, type Reply, say } from './outbox.ts';
import { endPush } from './push-subscriptions.ts';

type Channel = 'whatsapp' | 'sms' | 'email' | 'push';
type Due = { notificationId: bigint; channel: Channel; tries: number };
type Letter = { customerId: string; title: string; message: string; priority: NoticePriority };

/** Of one channel in a batch. */
const BATCH = 20;
const TRIES = 5;
const AGAIN_MS = 60_000;
const SMS_LETTERS = 300;

/** Takes what is due by a channel, marked as sent: a message that is lost with the process is better than one that comes twice. */
async function takeDue(db: Db, channel: string, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update notification_delivery set sent_at = ${now}, tries = tries + 1
    where channel = ${channel} and notification_id in (
      select notification_id from notification_delivery
      where channel = ${channel} and due_at <= ${now} and sent_at is null and failed_at is null
      order by due_at limit ${BATCH} for update skip locked)
    returning notification_id, channel, tries`.execute(db);
  return rows;
}

/** Whether the provider was not even called, because it had not answered before: that is no try. */
const wasNotCalled = (error: unknown): boolean =>
  isFault(error, 'unavailable') && error.cause instanceof NotCalled;

async function putBack(db: Db, due: Due, now: Date, error: unknown): Promise<void> {
  const tries = wasNotCalled(error) ? due.tries - 1 : due.tries;
  const again = tries < TRIES;
  await db
    .updateTable('notificationDelivery')
    .set({
      sentAt: null,
      tries,
      ...(again ? { dueAt: new Date(now.getTime() + AGAIN_MS * 2 ** tries) } : { failedAt: now }),
    })
    .where('notificationId', '=', due.notificationId)
    .where('channel', '=', due.channel)
    .execute();
}

async function sayLater(bank: Bank, due: Due, { customerId, message }: Letter): Promise<void> {
  await transact(bank.db, async (trx) => {
    const conversation = await findConversation(trx, customerId);
    // STOP may have been said since: the news is in the list. What touches safety never waits.
    if (!conversation || (await isStopped(trx, conversation.id))) return;
    const reply: Reply = { text: message };
    const dedupe = `notification:${due.notificationId}`;
    await say(trx, { conversationId: conversation.id, reply, at: bank.clock.now(), dedupe });
  });
}

async function push(bank: Bank, { customerId, title, message, priority }: Letter): Promise<void> {
  const addresses = await bank.db
    .selectFrom('pushSubscription')
    .innerJoin('browserSession', 'browserSession.id', 'pushSubscription.sessionId')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('pushSubscription.customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .execute();
  const body = JSON.stringify({ title, message: message.slice(0, SMS_LETTERS), url: '/notifications' });
  for (const address of addresses) {
    const answer = await bank.push.send(address, { body, urgent: priority === 'high' });
    if (answer === 'gone') await endPush(bank.db, customerId, address.endpoint);
  }
}

const flat = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

async function deliver(bank: Bank, due: Due, letter: Letter): Promise<void> {
  if (due.channel === 'whatsapp') return sayLater(bank, due, letter);
  if (due.channel === 'push') return push(bank, letter);
  const { customerId, title, message } = letter;
  if (due.channel === 'email') {
    const email = await findProvedEmail(bank.db, customerId);
    if (email) await bank.codes.mail(email, `Karo: ${title}`, message);
    return;
  }
  const phone = (await findCustomer(bank.db, customerId))?.phone;
  if (phone) await bank.codes.sms(phone, flat(`Karo: ${message}`).slice(0, SMS_LETTERS));
}

async function deliverOne(bank: Bank, due: Due, now: Date): Promise<void> {
  const letter = await bank.db
    .selectFrom('notification')
    .select(['customerId', 'title', 'message', 'priority'])
    .where('id', '=', due.notificationId)
    .executeTakeFirstOrThrow();
  try {
    await deliver(bank, due, { ...letter, priority: letter.priority as NoticePriority });
    metrics.notice.add({ channel: due.channel, outcome: 'sent' });
  } catch (error) {
    const { channel } = due;
    metrics.notice.add({ channel, outcome: 'failed' });
    bank.log.warn({ channel, reason: (error as Error).message }, 'a notification was not taken');
    await putBack(bank.db, due, now, error);
  }
}

/** Sends a batch of what is due by one channel; answers how many. A channel is a lane of its own: one that is silent delays no other. */
export async function deliverOn(bank: Bank, channel: string): Promise<number> {
  const now = bank.clock.now();
  const all = await takeDue(bank.db, channel, now);
  // In the order in which they were written: what a customer is told of one thing must not overtake itself.
  all.sort((a, b) => (a.notificationId < b.notificationId ? -1 : 1));
  for (const due of all) await deliverOne(bank, due, now);
  return all.length;
}

/** The channels by which something is due: what the sweep wakes. */
export async function listDueChannels(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ channel: string }>`
    select channel from unnest(array['whatsapp', 'sms', 'email', 'push']) as channel where exists (
      select from notification_delivery d
      where d.channel = channel.channel and d.due_at <= ${now} and d.sent_at is null and d.failed_at is null)`.execute(
    db,
  );
  return rows.map(({ channel }) => channel);
}

/** Sends what is due by every channel, a batch each; answers how many. For where no queue does it. */
export async function deliverNotifications(bank: Bank): Promise<number> {
  const channels = await listDueChannels(bank.db, bank.clock.now());
  const sent = await Promise.all(channels.map((channel) => deliverOn(bank, channel)));
  return sent.reduce((total, each) => total + each, 0);
}
