import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, record } from '../audit/index.ts';
import type { noticePriorities, noticeTypes } from '../contract/index.ts';
import { findProvedEmail, getProvedEmail, lockCustomer, takeProof } from '../customers/index.ts';
import { type Bank, Fault, startOfDay, wakeNotices } from '../kernel/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';
import { isStopped } from './consent.ts';
import { findConversation, type Reply, say } from './outbox.ts';

export type NoticeType = (typeof noticeTypes)[number];
export type NoticePriority = (typeof noticePriorities)[number];
type Channel = 'whatsapp' | 'sms' | 'email' | 'push';

/** What a piece of news is about, which its title says. */
export type Subject = keyof Phrases['notifications']['titles'];
export type Notice = {
  type: NoticeType;
  priority: NoticePriority;
  subject: Subject;
  /** It goes out by every channel that there is, whatever the settings say: whoever changes a credential may have changed those first. */
  everywhere?: true;
};

const notice = (type: NoticeType, priority: NoticePriority, subject: Subject): Notice => ({
  type,
  priority,
  subject,
});

/** What kind of news it is, by what names the event that made it. */
const kinds: Record<string, Notice> = {
  transfer: notice('transaction', 'medium', 'transfer'),
  airtime: notice('transaction', 'medium', 'airtime'),
  bill: notice('transaction', 'medium', 'bill'),
  card: notice('transaction', 'medium', 'card'),
  remittance: notice('transaction', 'medium', 'remittance'),
  mandate: notice('transaction', 'medium', 'transfer'),
  inward: notice('transaction', 'medium', 'received'),
  request: notice('transaction', 'medium', 'request'),
  loan: notice('transaction', 'medium', 'loan'),
  group: notice('account', 'medium', 'group'),
  goal: notice('transaction', 'medium', 'goal'),
  invest: notice('transaction', 'medium', 'investment'),
  plan: notice('transaction', 'medium', 'plan'),
  'api-plan': notice('transaction', 'medium', 'plan'),
  receiving: notice('account', 'medium', 'account'),
  kyc: notice('account', 'medium', 'account'),
  quote: notice('account', 'medium', 'account'),
  closed: notice('account', 'high', 'account'),
  death: notice('security', 'high', 'account'),
  lien: notice('account', 'high', 'account'),
  still: notice('account', 'high', 'account'),
  ticket: notice('account', 'medium', 'support'),
  dispute: notice('account', 'high', 'dispute'),
  report: notice('system', 'low', 'report'),
  reward: notice('account', 'low', 'lesson'),
  lesson: notice('account', 'low', 'lesson'),
  pin: notice('security', 'high', 'security'),
  entry: notice('security', 'high', 'security'),
  frozen: notice('security', 'high', 'security'),
  unfrozen: notice('security', 'high', 'security'),
  passkey: notice('security', 'high', 'security'),
  settings: notice('security', 'high', 'security'),
  email: notice('security', 'high', 'security'),
  phone: notice('security', 'high', 'security'),
  link: notice('security', 'high', 'security'),
  raise: notice('security', 'high', 'security'),
};

/** What names a change of a credential, or of what the customer is told. */
const credentials = [
  ...[
    'pin',
    'passkey',
    'settings',
    'notices',
    'email',
    'phone',
    'link',
    'device',
    'key',
    'webhook',
    'trusted',
  ],
  'guessed',
];
for (const kind of credentials) kinds[kind] = { ...notice('security', 'high', 'security'), everywhere: true };

const other = notice('system', 'medium', 'bank');

/** What an event's name says of the news: `transfer:12:failed` is a transaction, and of weight. */
export function noticeOf(dedupe: string): Notice {
  const [kind = '', ...rest] = dedupe.split(':');
  const end = rest.at(-1);
  if (kind === 'loan' && (rest.includes('decided') || rest.includes('remind')))
    return { ...other, type: 'account', subject: 'loan' };
  if (kind === 'group' && rest[0] === 'due') return { ...other, type: 'transaction', subject: 'group' };
  const known = kinds[kind] ?? other;
  if (kind === 'transfer' && (end === 'received' || end === 'receiver'))
    return { ...known, subject: 'received' };
  return end === 'failed' || end === 'late' ? { ...known, priority: 'high' } : known;
}

/** By which channels a customer is told, about what, and when not. */
export type NoticeSettings = {
  push: boolean;
  sms: boolean;
  email: boolean;
  whatsapp: boolean;
  transactions: boolean;
  security: boolean;
  account: boolean;
  system: boolean;
  marketing: boolean;
  /** Minutes after midnight in Lagos. */
  quiet: boolean;
  quietFrom: number;
  quietTo: number;
};

const usual: NoticeSettings = {
  push: true,
  sms: false,
  email: false,
  whatsapp: true,
  transactions: true,
  security: true,
  account: true,
  system: true,
  marketing: false,
  quiet: true,
  quietFrom: 22 * 60,
  quietTo: 7 * 60,
};

const columns = [
  'push',
  'sms',
  'email',
  'whatsapp',
  'transactions',
  'security',
  'account',
  'system',
  'marketing',
  'quiet',
  'quietFrom',
  'quietTo',
] as const;

/** A customer's settings; the usual ones for who never changed any. Mail is off while its address is not proved. */
export async function getNoticeSettings(db: Db | Trx, customerId: string): Promise<NoticeSettings> {
  const row = await db
    .selectFrom('notificationSetting')
    .select(columns)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!row) return usual;
  return { ...row, email: row.email && (await findProvedEmail(db, customerId)) !== undefined };
}

const channels: readonly Channel[] = ['whatsapp', 'sms', 'email', 'push'];

/**
 * Saves the settings; the customer is told of a change by every channel. Throws Fault `notices_needed` where no channel would be left, or neither transactions nor security,
 * `second_factor_needed` where either is switched off; and those of `getProvedEmail`.
 */
export async function saveNoticeSettings(
  bank: Bank,
  customerId: string,
  wanted: NoticeSettings,
  origin: Origin,
): Promise<NoticeSettings> {
  if (!channels.some((channel) => wanted[channel])) throw new Fault('notices_needed');
  if (!wanted.transactions && !wanted.security) throw new Fault('notices_needed');
  if (wanted.email) await getProvedEmail(bank.db, customerId);
  await transact(bank.db, (trx) => changeNotices(trx, bank, customerId, wanted, origin));
  return wanted;
}

const guarded = ['transactions', 'security'] as const;

async function changeNotices(
  trx: Trx,
  bank: Bank,
  customerId: string,
  wanted: NoticeSettings,
  origin: Origin,
): Promise<void> {
  await lockCustomer(trx, customerId);
  const held = await getNoticeSettings(trx, customerId);
  const changed = columns.filter((name) => held[name] !== wanted[name]);
  if (changed.length === 0) return;
  if (guarded.some((name) => held[name] && !wanted[name]))
    await takeProof(trx, bank, { customerId, on: 'notices' });
  const at = bank.clock.now();
  const row = { ...wanted, changedAt: at };
  await trx
    .insertInto('notificationSetting')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'notices_changed',
    origin,
    customerId,
    facts: Object.fromEntries(changed.map((name) => [name, wanted[name]])),
  });
  // What is on offer is no news of the customer's money or its safety.
  if (changed.every((name) => name === 'marketing')) return;
  const conversation = await findConversation(trx, customerId);
  const phrases = phrasesIn(conversation?.language ?? 'en');
  const dedupe = `notices:${customerId}:${at.getTime()}`;
  const reply = { text: phrases.security.noticesChanged() };
  const news = { notice: noticeOf(dedupe), phrases, reply, dedupe, at, answers: false };
  await tell(trx, customerId, conversation?.id, news);
}

const categoryOf = {
  transaction: 'transactions',
  security: 'security',
  account: 'account',
  system: 'system',
  other: 'marketing',
} as const satisfies Record<NoticeType, keyof NoticeSettings>;
const isWanted = (settings: NoticeSettings, { type, priority }: Notice): boolean =>
  (type === 'security' && priority === 'high') || settings[categoryOf[type]];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** When it may be told: now, or when the quiet hours end. What money did and what touches safety never waits. */
function dueAt(settings: NoticeSettings, { type, priority }: Notice, at: Date): Date {
  if (!settings.quiet || type === 'transaction' || type === 'security' || priority === 'high') return at;
  const { quietFrom, quietTo } = settings;
  const midnight = startOfDay(at).getTime();
  const minute = Math.floor((at.getTime() - midnight) / MINUTE_MS);
  const isQuiet =
    quietFrom <= quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
  if (!isQuiet) return at;
  return new Date(midnight + (quietTo + (minute >= quietTo ? DAY_MINUTES : 0)) * MINUTE_MS);
}

/** `ofMoney`, `ofDoubt`: what the security settings say of them, above the categories. */
type Made = Partial<NoticeSettings> & {
  id: bigint | null;
  subscribed: boolean;
  mailable: boolean;
  callable: boolean;
  ofMoney: boolean;
  ofDoubt: boolean;
  /** The customer is reported dead: whoever has their phone is told of that, and answered by a person, and no more. */
  mourned: boolean;
};

const isAllowed = (made: Made, { type, priority }: Notice, dedupe: string): boolean => {
  const { ofMoney, ofDoubt, mourned } = made;
  if (mourned && !/^(?:death|ticket):/.test(dedupe)) return false;
  if (type === 'transaction') return ofMoney;
  return type !== 'security' || priority === 'high' || ofDoubt;
};

/** Writes the notification, once; answers the settings in the same breath, because every payment passes here. */
async function write(
  trx: Trx,
  customerId: string,
  { type, priority }: Notice,
  news: { title: string; message: string; dedupe: string; at: Date },
): Promise<Made> {
  const { rows } = await sql<Made>`
    with made as (
      insert into notification (customer_id, type, priority, title, message, dedupe, at)
      values (${customerId}, ${type}, ${priority}, ${news.title}, ${news.message}, ${news.dedupe}, ${news.at})
      on conflict (dedupe) do nothing returning id
    )
    select made.id, exists (
        select from push_subscription p join browser_session b on b.id = p.session_id
        where p.customer_id = ${customerId} and b.ended_at is null) as subscribed,
      c.email_verified_at is not null as mailable,
      exists (select from identity where customer_id = ${customerId} and kind = 'phone' and verified_at is not null) as callable,
      s.push, s.sms, s.email, s.whatsapp, s.transactions, s.security, s.account, s.system, s.marketing, s.quiet, s.quiet_from, s.quiet_to,
      coalesce(c.transaction_notices, true) as of_money, coalesce(c.suspicion_alerts, true) as of_doubt,
      exists (select from customer where id = ${customerId} and deceased_at is not null) as mourned
    from (select 1) as one left join made on true left join notification_setting s on s.customer_id = ${customerId}
      left join customer_security c on c.customer_id = ${customerId}`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('a notification was not written');
  return made;
}

const settingsIn = (made: Made): NoticeSettings =>
  made.push === undefined || made.push === null ? usual : (made as NoticeSettings);

/** A piece of news; `answers` says that it goes on with what the customer began in chat: there it is always said, STOP or not. */
export type News = {
  notice: Notice;
  phrases: Phrases;
  reply: Reply;
  dedupe: string;
  at: Date;
  answers: boolean;
};

/**
 * Writes a piece of news into the customer's list, once, in the transaction that makes it true, says it in their conversation where their settings want it there now, and
 * writes down what is to be sent by SMS, mail and push. Where STOP was said in that chat, what touches safety goes by SMS, and the rest is in the list.
 */
export async function tell(
  trx: Trx,
  customerId: string,
  conversationId: bigint | undefined,
  news: News,
): Promise<void> {
  const { dedupe, at, reply, answers } = news;
  const stopped = !answers && conversationId !== undefined && (await isStopped(trx, conversationId));
  const isSaid = await notify(trx, customerId, news, stopped);
  if (isSaid && conversationId !== undefined) await say(trx, { conversationId, reply, at, dedupe });
}

/** Whether chat says it now. */
async function notify(trx: Trx, customerId: string, news: News, stopped: boolean): Promise<boolean> {
  const { dedupe, at, reply, notice } = news;
  const title = news.phrases.notifications.titles[notice.subject];
  const made = await write(trx, customerId, notice, { title, message: reply.text, dedupe, at });
  const settings = settingsIn(made);
  const wanted = isWanted(settings, notice) && isAllowed(made, notice, dedupe);
  const due = dueAt(settings, notice, at);
  const isEssential = notice.type === 'security' && notice.priority === 'high';
  const inChat = wanted && !stopped && (settings.whatsapp || isEssential);
  const later = inChat && !news.answers && due > at;
  const there = { whatsapp: later, push: made.subscribed, email: made.mailable, sms: true };
  const ways = channels.filter((channel) => {
    if (!wanted || !there[channel]) return false;
    if (notice.everywhere) return channel !== 'sms' || made.callable;
    if (stopped && isEssential && channel === 'sms') return made.callable;
    return channel === 'whatsapp' || settings[channel];
  });
  if (made.id !== null && ways.length > 0) {
    const notificationId = made.id;
    await trx
      .insertInto('notificationDelivery')
      .values(ways.map((channel) => ({ notificationId, channel, dueAt: due })))
      .execute();
    if (due <= at) for (const channel of ways) wakeNotices(trx, channel);
  }
  return news.answers || (inChat && !later);
}

/** One line of a customer's list. */
export type Notification = {
  id: bigint;
  type: NoticeType;
  priority: NoticePriority;
  title: string;
  message: string;
  at: Date;
  read: boolean;
};

const SHOWN = 100;

const listed = (db: Db | Trx, customerId: string) =>
  db
    .selectFrom('notification')
    .select(['id', 'type', 'priority', 'title', 'message', 'at', 'readAt'])
    .where('customerId', '=', customerId)
    .where('archivedAt', 'is', null);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirst']>>>;

const toNotification = ({ id, type, priority, title, message, at, readAt }: Row): Notification => ({
  id,
  title,
  message,
  at,
  read: readAt !== null,
  type: type as NoticeType,
  priority: priority as NoticePriority,
});

/** What a customer was told and has not cleared, newest first. */
export async function listNotifications(
  db: Db,
  customerId: string,
  filter: 'all' | 'unread' | NoticeType,
): Promise<Notification[]> {
  let query = listed(db, customerId).orderBy('id', 'desc').limit(SHOWN);
  if (filter === 'unread') query = query.where('readAt', 'is', null);
  else if (filter !== 'all') query = query.where('type', '=', filter);
  return (await query.execute()).map(toNotification);
}

/** How many a customer has not read. */
export async function countUnread(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Marks one of a customer's own as read; safe to repeat. Throws Fault `not_found`. */
export async function readNotification(bank: Bank, customerId: string, id: bigint): Promise<Notification> {
  await bank.db
    .updateTable('notification')
    .set({ readAt: bank.clock.now() })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
    .execute();
  const row = await listed(bank.db, customerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toNotification(row);
}

/** Marks a customer's list as read, whole or only what was told up to one; answers how many had not been. */
export async function readNotifications(bank: Bank, customerId: string, upTo?: bigint): Promise<number> {
  let query = bank.db
    .updateTable('notification')
    .set({ readAt: bank.clock.now() })
    .where('customerId', '=', customerId)
    .where('archivedAt', 'is', null)
    .where('readAt', 'is', null);
  if (upTo !== undefined) query = query.where('id', '<=', upTo);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Archives a customer's list, whole or only what was told up to one; answers how many there were. */
export async function clearNotifications(bank: Bank, customerId: string, upTo?: bigint): Promise<number> {
  let query = bank.db
    .updateTable('notification')
    .set({ archivedAt: bank.clock.now() })
    .where('customerId', '=', customerId)
    .where('archivedAt', 'is', null);
  if (upTo !== undefined) query = query.where('id', '<=', upTo);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Tells a customer something that no event of theirs made: of the bank itself, or on offer. */
export async function announce(
  trx: Trx,
  customerId: string,
  news: { type: 'system' | 'other'; text: string; dedupe: string; at: Date },
): Promise<void> {
  const conversation = await findConversation(trx, customerId);
  const phrases = phrasesIn(conversation?.language ?? 'en');
  const { dedupe, at, text, type } = news;
  const notice: Notice = { type, priority: 'low', subject: 'bank' };
  const reply = { text };
  await tell(trx, customerId, conversation?.id, { notice, phrases, reply, dedupe, at, answers: false });
}
