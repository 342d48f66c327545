import { createHmac, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, record } from '../audit/index.ts';
import type { WebhookEvent } from '../contract/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, seal, toNaira, unseal } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { actsFor, type KeyMode, usageOf } from './keys.ts';

export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  mode: KeyMode;
  status: 'active' | 'failing' | 'removed';
  createdAt: Date;
};
export type Delivery = {
  id: bigint;
  event: WebhookEvent;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  responseCode: number | null;
  createdAt: Date;
  nextAt: Date | null;
  deliveredAt: Date | null;
  payload: Record<string, unknown>;
};

const WEBHOOKS_MOST = 10;
const AT_ONCE = 20;
const ANSWER_MS = 5_000;
/** A process that dies with an event in hand keeps it from the next one no longer than this. */
const CLAIM_MS = 60_000;
const [S, M, H] = [1_000, 60_000, 3_600_000];
/** Pauses before each further try; after the last the event is given up, and may be replayed. */
const PAUSES_MS = [10 * S, M, 5 * M, 30 * M, 2 * H, 6 * H, 24 * H];
const SHOWN = 100;

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  // Addresses that carry an IPv4 address within: compatible, mapped, translated (RFC 6052 and 8215), 6to4, Teredo.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
const hosts = ['localhost', '127.0.0.1'];

/** A bank that runs on one's own machine may tell one's own machine. */
const mayTellLocal = ({ config }: Pick<Bank, 'config'>): boolean =>
  config.sandbox && hosts.includes(new URL(config.publicUrl).hostname);

/** An address that events may be sent to: https, on the internet. Throws Fault `webhook_url`. */
function checkUrl(bank: Pick<Bank, 'config'>, text: string): string {
  if (!URL.canParse(text)) throw new Fault('webhook_url');
  const url = new URL(text);
  const isLocal = hosts.includes(url.hostname);
  if (isLocal && mayTellLocal(bank) && /^https?:$/.test(url.protocol)) return url.href;
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const wrong = url.protocol !== 'https:' || url.username !== '' || url.password !== '' || isLocal;
  if (wrong || (isIP(bare) !== 0 && isInside(bare)) || !bare.includes('.')) throw new Fault('webhook_url');
  return url.href;
}

type Row = {
  id: string;
  url: string;
  events: string[];
  mode: string;
  createdAt: Date;
  failingSince: Date | null;
  removedAt: Date | null;
};
const columns = ['id', 'url', 'events', 'mode', 'createdAt', 'failingSince', 'removedAt'] as const;

const toWebhook = (row: Row): Webhook => ({
  ...{ id: row.id, url: row.url, createdAt: row.createdAt },
  events: row.events as WebhookEvent[],
  mode: row.mode as KeyMode,
  status: row.removedAt ? 'removed' : row.failingSince ? 'failing' : 'active',
});

/** A developer's webhooks that are not removed. */
export async function listWebhooks(db: Db | Trx, customerId: string): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhook')
    .select(columns)
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(toWebhook);
}

type Change = {
  customerId: string;
  id: string;
  url: string;
  mode: KeyMode;
  origin: Origin;
  removed: boolean;
};

/** Writes down that events go somewhere else from now, and tells the developer where it is of their own money. */
async function noteChange(trx: Trx, bank: Pick<Bank, 'clock' | 'config'>, change: Change): Promise<void> {
  const { customerId, id, url, mode, origin, removed } = change;
  const { host } = new URL(url);
  await record(trx, bank, {
    ...{ actor: { kind: 'customer', id: customerId }, origin, customerId },
    action: removed ? 'webhook_removed' : 'webhook_added',
    subject: { kind: 'webhook', id },
    facts: { host, mode },
  });
  if (mode !== 'live') return;
  const words = ({ security }: Phrases) => ({ text: security.webhookChanged({ host, removed }) });
  const dedupe = `webhook:${id}:${removed ? 'removed' : 'added'}`;
  return notifyCustomer(trx, { customerId }, { at: bank.clock.now(), dedupe, words });
}

/**
 * Asks for events at an address; the secret that signs them is in this answer alone. Live ones come with a paid plan. Throws Fault `webhook_url`,
 * `plan_needed`, `too_many_requests`, `sandbox_only`.
 */
export async function addWebhook(
  bank: Bank,
  wanted: {
    customerId: string;
    url: string;
    events: readonly WebhookEvent[];
    mode: KeyMode;
    origin: Origin;
  },
): Promise<{ webhook: Webhook; secret: string }> {
  const { customerId, mode } = wanted;
  const url = checkUrl(bank, wanted.url);
  if (mode === 'live' && (await usageOf(bank, customerId)).plan === 'free') throw new Fault('plan_needed');
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  const about = await actsFor(bank, customerId, mode);
  const row = await transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const open = await listWebhooks(trx, customerId);
    if (open.length >= WEBHOOKS_MOST) throw new Fault('too_many_requests', {});
    const row = await trx
      .insertInto('webhook')
      .values({
        ...{ customerId, url, mode, events: [...new Set(wanted.events)], actsFor: about },
        ...{ secret: seal(bank.config.secret, secret), createdAt: bank.clock.now() },
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    const change = { customerId, id: row.id, url, mode, origin: wanted.origin, removed: false };
    await noteChange(trx, bank, change);
    return row;
  });
  return { webhook: toWebhook(row), secret };
}

type Own = { customerId: string; id: string };

async function getWebhook(db: Db, of: Own): Promise<Webhook> {
  const row = await db
    .selectFrom('webhook')
    .select(columns)
    .where('id', '=', of.id)
    .where('customerId', '=', of.customerId)
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toWebhook(row);
}

/** Ends a webhook; what was not delivered is not sent any more. Safe to repeat. Throws Fault `not_found`. */
export async function removeWebhook(bank: Bank, of: Own & { origin: Origin }): Promise<Webhook> {
  const { url, mode } = await getWebhook(bank.db, of);
  await transact(bank.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook')
      .set({ removedAt: bank.clock.now() })
      .where('id', '=', of.id)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await trx
      .updateTable('webhookDelivery')
      .set({ status: 'failed', nextAt: null })
      .where('webhookId', '=', of.id)
      .where('status', '=', 'waiting')
      .execute();
    return noteChange(trx, bank, { ...of, url, mode, removed: true });
  });
  return getWebhook(bank.db, of);
}

const deliveryColumns = [
  'id',
  'event',
  'subject',
  'facts',
  'status',
  'attempts',
  'responseCode',
  'createdAt',
  'nextAt',
  'deliveredAt',
] as const;
type DeliveryRow = Omit<Delivery, 'event' | 'status' | 'payload'> & {
  event: string;
  status: string;
  facts: unknown;
};

/** Whole kobo (or cents) in the facts, naira (or the currency) where they are sent. */
const moneyFields = [
  ...['amount', 'fee', 'duty', 'payment', 'principal', 'interest', 'lateFee', 'price'],
  ...['captured', 'refunded', 'balance', 'receives'],
];

/** What is sent: amounts in naira, as everywhere at the edges. */
function payloadOf(row: Pick<DeliveryRow, 'id' | 'event' | 'facts' | 'createdAt'>): Record<string, unknown> {
  const facts = Object.entries(row.facts as Record<string, unknown>).map(([name, value]) => [
    name,
    moneyFields.includes(name) ? toNaira(kobo(BigInt(String(value))) as Kobo) : value,
  ]);
  return {
    id: `evt_${row.id}`,
    event: row.event,
    createdAt: row.createdAt.toISOString(),
    data: Object.fromEntries(facts),
  };
}

const toDelivery = (row: DeliveryRow): Delivery => {
  const { facts: _facts, event, status, ...rest } = row;
  return {
    ...rest,
    event: event as WebhookEvent,
    status: status as Delivery['status'],
    payload: payloadOf(row),
  };
};

/** What was sent to a webhook, newest first. Throws Fault `not_found`. */
export async function listDeliveries(db: Db, of: Own): Promise<Delivery[]> {
  await getWebhook(db, of);
  const rows = await db
    .selectFrom('webhookDelivery')
    .select(deliveryColumns)
    .where('webhookId', '=', of.id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(toDelivery);
}

/** Puts a test event on its way. Throws Fault `not_found`. */
export async function testWebhook(bank: Pick<Bank, 'db' | 'clock'>, of: Own): Promise<Delivery> {
  const webhook = await getWebhook(bank.db, of);
  if (webhook.status === 'removed') throw new Fault('not_found');
  const at = bank.clock.now();
  const row = await bank.db
    .insertInto('webhookDelivery')
    .values({
      ...{ webhookId: of.id, event: 'webhook.test', subject: randomBytes(8).toString('hex') },
      ...{ facts: JSON.stringify({ message: 'Hello from Karo' }), createdAt: at, nextAt: at },
    })
    .returning(deliveryColumns)
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

/** Sends an event again, under its own id. Throws Fault `not_found`. */
export async function replayDelivery(
  bank: Pick<Bank, 'db' | 'clock'>,
  of: { customerId: string; id: bigint },
): Promise<Delivery> {
  const row = await bank.db
    .updateTable('webhookDelivery')
    .from('webhook')
    .set({ status: 'waiting', attempts: 0, nextAt: bank.clock.now(), deliveredAt: null })
    .whereRef('webhook.id', '=', 'webhookDelivery.webhookId')
    .where('webhookDelivery.id', '=', of.id)
    .where('webhook.customerId', '=', of.customerId)
    .where('webhook.removedAt', 'is', null)
    .returning(deliveryColumns.map((name) => `webhookDelivery.${name}` as const))
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toDelivery(row);
}

/** The header that proves an event is ours: the moment it was sent, and an HMAC-SHA256 of `moment.body` under the webhook's secret. */
export const signatureOf = (secret: string, at: Date, body: string): string => {
  const moment = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return `t=${moment},v1=${digest}`;
};

type Due = {
  id: bigint;
  webhookId: string;
  event: string;
  facts: unknown;
  attempts: number;
  createdAt: Date;
  url: string;
  secret: Buffer;
};

/** Takes what is due, so that no other process sends it too. */
async function claimDue(bank: Bank): Promise<Due[]> {
  const now = bank.clock.now();
  const { rows } = await sql<Due>`
    with due as (
      select id from webhook_delivery where status = 'waiting' and next_at <= ${now} order by next_at limit ${AT_ONCE}
      for update skip locked
    )
    update webhook_delivery d set attempts = attempts + 1, next_at = ${new Date(now.getTime() + CLAIM_MS)}
    from due, webhook w where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.webhook_id, d.event, d.facts, d.attempts, d.created_at, w.url, w.secret`.execute(
    bank.db,
  );
  return rows;
}

/** Resolves a name to addresses on the internet alone, at the moment of the call: a name may point elsewhere than when it was given. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4);
    const bad = addresses.length === 0 || addresses.some(({ address }) => isInside(address));
    if (bad) return done(new Error('not on the internet'), '', 4);
    const [first] = addresses;
    if (options.all) return done(null, addresses);
    return done(null, first?.address ?? '', first?.family ?? 4);
  });
};

/** Posts a body and answers the status; undefined where nobody answered in time, however busily. A redirection is an answer, not followed. */
function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  isLocal: boolean,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const call = send(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(!isLocal && { lookup: publicLookup }),
      },
      (answer) => {
        answer.resume();
        answer.on('error', () => {});
        resolve(answer.statusCode);
      },
    );
    call.on('error', () => resolve(undefined));
    call.on('close', () => resolve(undefined));
    call.end(body);
  });
}

async function sendOne(bank: Bank, due: Due): Promise<void> {
  const body = JSON.stringify(payloadOf(due));
  const at = bank.clock.now();
  const url = new URL(due.url);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Karo-Webhooks/1',
    'karo-event': due.event,
    'karo-event-id': `evt_${due.id}`,
    'karo-signature': signatureOf(unseal(bank.config.secret, due.secret), at, body),
  };
  const isLocal = hosts.includes(url.hostname) && mayTellLocal(bank);
  const code = await post(url, body, headers, isLocal);
  await noteOutcome(bank, due, code, at);
}

async function noteOutcome(bank: Bank, due: Due, code: number | undefined, at: Date): Promise<void> {
  const taken = code !== undefined && code >= 200 && code < 300;
  const pause = PAUSES_MS[due.attempts - 1];
  const gaveUp = !taken && pause === undefined;
  const outcome = taken
    ? { status: 'delivered', nextAt: null, deliveredAt: at }
    : gaveUp
      ? { status: 'failed', nextAt: null }
      : { nextAt: new Date(at.getTime() + (pause ?? 0)) };
  await bank.db
    .updateTable('webhookDelivery')
    .set({ ...outcome, responseCode: code ?? null })
    .where('id', '=', due.id)
    .where('status', '=', 'waiting')
    .execute();
  await bank.db
    .updateTable('webhook')
    .set((eb) => ({ failingSince: taken ? null : eb.fn.coalesce('failingSince', eb.val(at)) }))
    .where('id', '=', due.webhookId)
    .execute();
}

/** Sends the events that are due, each signed; answers how many. What is not taken is tried again later, for a day and a half. */
export async function deliverWebhooks(bank: Bank): Promise<number> {
  const due = await claimDue(bank);
  await Promise.all(due.map((each) => sendOne(bank, each)));
  return due.length;
}
