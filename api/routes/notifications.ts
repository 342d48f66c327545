import { PassThrough } from 'node:stream';
import type { Answer } from '@karo/core/contract';
import { Fault } from '@karo/core/kernel';
import {
  clearNotifications,
  countUnread,
  endPush,
  getNoticeSettings,
  isPushed,
  listNotifications,
  type NoticeSettings,
  type Notification,
  readNotification,
  readNotifications,
  saveNoticeSettings,
  subscribePush,
} from '@karo/core/messaging';
import type { AnyCall, Handlers } from '../call.ts';
import { isStillIn } from '../caller.ts';

type Settings = Answer<'GET /api/notifications/settings'>;

const LOOK_EVERY_MS = 2_000;
const HEARTBEAT_LOOKS = 10;

const toNotification = (one: Notification): Answer<'GET /api/notifications'>[number] => ({
  id: String(one.id),
  type: one.type,
  priority: one.priority,
  title: one.title,
  message: one.message,
  timestamp: one.at.toISOString(),
  read: one.read,
});

const two = (value: number): string => String(value).padStart(2, '0');
const toHour = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const fromHour = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
};

const toSettings = (settings: NoticeSettings): Settings => {
  const { push, sms, email, whatsapp, quiet, quietFrom, quietTo } = settings;
  const { transactions, security, account, system, marketing } = settings;
  return {
    pushEnabled: push,
    smsEnabled: sms,
    emailEnabled: email,
    whatsappEnabled: whatsapp,
    categories: { transactions, security, account, system, marketing },
    quietHours: { enabled: quiet, from: toHour(quietFrom), to: toHour(quietTo) },
  };
};

/** Tells an open page how many are unread, as soon as that changes, until its session ends. */
function watchUnread({ bank, caller }: AnyCall, customerId: string): PassThrough {
  const stream = new PassThrough();
  let told: number | undefined;
  let looks = 0;
  const look = async () => {
    const count = await countUnread(bank.db, customerId);
    if (!stream.writable) return;
    looks += 1;
    const isNew = count !== told;
    const may = isNew ? await isStillIn(bank, caller.sessionSecret, customerId) : 'yes';
    if (may === 'no') return void stream.end();
    if (may === 'rests') return;
    if (isNew) stream.write(`event: unread\ndata: ${JSON.stringify({ count })}\n\n`);
    else if (looks % HEARTBEAT_LOOKS === 0) stream.write(': \n\n');
    told = count;
  };
  const lookAgain = () =>
    look().catch((error: unknown) => bank.log.warn({ err: error }, 'the unread count was not found'));
  const timer = setInterval(lookAgain, LOOK_EVERY_MS);
  timer.unref();
  stream.once('close', () => clearInterval(timer));
  stream.write('retry: 2000\n\n');
  void lookAgain();
  return stream;
}

export const notifications = {
  'GET /api/notifications': async ({ bank, customer, query }) => {
    const all = await listNotifications(bank.db, customer.id, query.filter ?? 'all');
    return all.map(toNotification);
  },

  'GET /api/notifications/unread': async ({ bank, customer }) => ({
    count: await countUnread(bank.db, customer.id),
  }),

  'GET /api/notifications/stream': async (call) => {
    const { customer, reply } = call;
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    const of = { customerId: customer.id, conversation: '', ip: call.request.ip };
    return call.services.streams.open(watchUnread(call, customer.id), of);
  },

  'GET /api/notifications/settings': async ({ bank, customer }) =>
    toSettings(await getNoticeSettings(bank.db, customer.id)),

  'POST /api/notifications/settings': async ({ bank, customer, body, origin }) => {
    const held = await getNoticeSettings(bank.db, customer.id);
    const quiet = body.quietHours;
    const wanted = {
      push: body.pushEnabled,
      sms: body.smsEnabled,
      email: body.emailEnabled,
      whatsapp: body.whatsappEnabled,
      ...body.categories,
      quiet: quiet?.enabled ?? held.quiet,
      quietFrom: quiet ? fromHour(quiet.from) : held.quietFrom,
      quietTo: quiet ? fromHour(quiet.to) : held.quietTo,
    };
    return toSettings(await saveNoticeSettings(bank, customer.id, wanted, origin));
  },

  'POST /api/notifications/{id}/read': async ({ bank, customer, params }) =>
    toNotification(await readNotification(bank, customer.id, BigInt(params.id))),

  'POST /api/notifications/read': async ({ bank, customer, query }) => ({
    read: await readNotifications(bank, customer.id, query.upTo ? BigInt(query.upTo) : undefined),
  }),

  'POST /api/notifications/clear': async ({ bank, customer, query }) => ({
    cleared: await clearNotifications(bank, customer.id, query.upTo ? BigInt(query.upTo) : undefined),
  }),

  'GET /api/notifications/push': async ({ bank, caller }) => ({
    publicKey: bank.push.publicKey,
    subscribed: caller.customer && caller.session ? await isPushed(bank.db, caller.session.id) : false,
  }),

  'POST /api/notifications/push': async ({ bank, customer, caller, body }) => {
    const { session, browser } = caller;
    if (!session) throw new Fault('unauthenticated');
    const who = { customerId: customer.id, sessionId: session.id, browser };
    await subscribePush(bank, who, { endpoint: body.endpoint, ...body.keys });
    return {};
  },

  'POST /api/notifications/push/end': async ({ bank, customer, body }) => {
    await endPush(bank.db, customer.id, body.endpoint);
    return {};
  },
} satisfies Partial<Handlers>;
