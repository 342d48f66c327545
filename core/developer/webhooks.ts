import { randomBytes } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { type Origin, record } from '../audit/index.ts';
import type { WebhookEvent } from '../contract/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { type Bank, Fault, wakeEvents } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { actsFor, type KeyMode, usageOf } from './keys.ts';
import { checkUrl } from './webhook-address.ts';
import { payloadOf } from './webhook-delivery.ts';

export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  mode: KeyMode;
  /** `disabled`: it failed for a whole day, and nothing is sent until its owner enables it. */
  status: 'active' | 'failing' | 'disabled' | 'removed';
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
const SHOWN = 100;

type Row = {
  id: string;
  url: string;
  events: string[];
  mode: string;
  createdAt: Date;
  failingSince: Date | null;
  disabledAt: Date | null;
  removedAt: Date | null;
};
const columns = [
  ...(['id', 'url', 'events', 'mode', 'createdAt'] as const),
  ...(['failingSince', 'disabledAt', 'removedAt'] as const),
] as const;

const statusOf = ({ removedAt, disabledAt, failingSince }: Row): Webhook['status'] => {
  if (removedAt) return 'removed';
  if (disabledAt) return 'disabled';
  return failingSince ? 'failing' : 'active';
};

const toWebhook = (row: Row): Webhook => ({
  id: row.id,
  url: row.url,
  createdAt: row.createdAt,
  events: row.events as WebhookEvent[],
  mode: row.mode as KeyMode,
  status: statusOf(row),
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
    actor: { kind: 'customer', id: customerId },
    origin,
    customerId,
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
        customerId,
        url,
        mode,
        events: [...new Set(wanted.events)],
        actsFor: about,
        secret: bank.keys.seal(secret),
        createdAt: bank.clock.now(),
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

/** Sends to a webhook again that was disabled, beginning with what waits; safe to repeat. Throws Fault `not_found`, also for one that is removed. */
export async function enableWebhook(bank: Bank, of: Own & { origin: Origin }): Promise<Webhook> {
  const { status, url, mode } = await getWebhook(bank.db, of);
  if (status === 'removed') throw new Fault('not_found');
  await transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const { numUpdatedRows } = await trx
      .updateTable('webhook')
      .set({ disabledAt: null, failingSince: null, failures: 0, nextTryAt: null })
      .where('id', '=', of.id)
      .where('removedAt', 'is', null)
      .where('disabledAt', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx
      .updateTable('webhookDelivery')
      .set({ nextAt: now })
      .where('webhookId', '=', of.id)
      .where('status', '=', 'waiting')
      .execute();
    await record(trx, bank, {
      actor: { kind: 'customer', id: of.customerId },
      action: 'webhook_enabled',
      origin: of.origin,
      customerId: of.customerId,
      subject: { kind: 'webhook', id: of.id },
      facts: { host: new URL(url).host, mode },
    });
    wakeEvents(trx, of.id);
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
  const row = await transact(bank.db, (trx) => {
    wakeEvents(trx, of.id);
    return trx
      .insertInto('webhookDelivery')
      .values({
        webhookId: of.id,
        event: 'webhook.test',
        subject: randomBytes(8).toString('hex'),
        facts: JSON.stringify({ message: 'Hello from Karo' }),
        createdAt: at,
        nextAt: at,
      })
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow();
  });
  return toDelivery(row);
}

/** Sends an event again, under its own id. Throws Fault `not_found`. */
export async function replayDelivery(
  bank: Pick<Bank, 'db' | 'clock'>,
  of: { customerId: string; id: bigint },
): Promise<Delivery> {
  const row = await transact(bank.db, async (trx) => {
    const found = await trx
      .updateTable('webhookDelivery')
      .from('webhook')
      .set({ status: 'waiting', attempts: 0, nextAt: bank.clock.now(), deliveredAt: null })
      .whereRef('webhook.id', '=', 'webhookDelivery.webhookId')
      .where('webhookDelivery.id', '=', of.id)
      .where('webhook.customerId', '=', of.customerId)
      .where('webhook.removedAt', 'is', null)
      .returning([
        'webhookDelivery.webhookId',
        ...deliveryColumns.map((name) => `webhookDelivery.${name}` as const),
      ])
      .executeTakeFirst();
    if (found) wakeEvents(trx, found.webhookId);
    return found;
  });
  if (!row) throw new Fault('not_found');
  return toDelivery(row);
}
