import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../audit/index.ts';
import { type Bank, type Kobo, kobo, toNaira } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { hosts, isInside, mayTellLocal } from './webhook-address.ts';

/** Each receiver is a lane of its own: so many of its events at once, and no more before these are over. */
const AT_ONCE = 5;
const ANSWER_MS = 5_000;
/** A process that dies with an event in hand keeps it from the next one no longer than this. */
const CLAIM_MS = 60_000;
const [S, M, H] = [1_000, 60_000, 3_600_000];
/** Pauses before each further try of one event; after the last it is given up, and may be replayed. */
const PAUSES_MS = [10 * S, M, 5 * M, 30 * M, 2 * H, 6 * H, 24 * H];
/** How long after it was made an event is given up, which is tried at every pause. */
export const DELIVERY_LIFE_MS = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);
/** A receiver that took nothing at all is left alone: 10 s, then twice as long each time, at most half an hour. */
const REST_MS = 10 * S;
const REST_MOST_MS = 30 * M;
/** A receiver that takes nothing for so long is disabled. */
const FAILS_MS = 24 * H;
/** What has waited so long for a receiver that is disabled or was removed is given up: nobody wants a week's events at once, and they must not gather for ever. */
const WAITS_MS = 7 * 24 * H;
/** Of the receivers with something due. */
const RECEIVERS_MOST = 500;

/** Whole kobo (or cents) in the facts, naira (or the currency) where they are sent. */
const moneyFields = [
  ...['amount', 'fee', 'duty', 'payment', 'principal', 'interest', 'lateFee', 'price'],
  ...['captured', 'refunded', 'balance', 'receives'],
];

/** What is sent: amounts in naira, as everywhere at the edges. */
export function payloadOf(row: {
  id: bigint;
  event: string;
  facts: unknown;
  createdAt: Date;
}): Record<string, unknown> {
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

/** The header that proves an event is ours: the moment it was sent, and an HMAC-SHA256 of `moment.body` under the webhook's secret. */
export const signatureOf = (secret: string, at: Date, body: string): string => {
  const moment = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return `t=${moment},v1=${digest}`;
};

type Due = {
  id: bigint;
  event: string;
  facts: unknown;
  attempts: number;
  createdAt: Date;
  url: string;
  secret: Buffer;
};

/** Takes what is due at one receiver, so that no other process sends it too; nothing while the receiver rests, is disabled or removed. */
async function claimDue(bank: Bank, webhookId: string): Promise<Due[]> {
  const now = bank.clock.now();
  const { rows } = await sql<Due>`
    with due as (
      select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.webhook_id = ${webhookId} and d.status = 'waiting' and d.next_at <= ${now}
        and w.removed_at is null and w.disabled_at is null and (w.next_try_at is null or w.next_try_at <= ${now})
      order by d.next_at, d.id limit ${AT_ONCE} for update of d skip locked
    )
    update webhook_delivery d set attempts = attempts + 1, next_at = ${new Date(now.getTime() + CLAIM_MS)}
    from due, webhook w where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.event, d.facts, d.attempts, d.created_at, w.url, w.secret`.execute(bank.db);
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

/** Sends one event; true where it was taken. */
async function sendOne(bank: Bank, due: Due): Promise<boolean> {
  const body = JSON.stringify(payloadOf(due));
  const at = bank.clock.now();
  const url = new URL(due.url);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Karo-Webhooks/1',
    'karo-event': due.event,
    'karo-event-id': `evt_${due.id}`,
    'karo-signature': signatureOf(bank.keys.unseal(due.secret), at, body),
  };
  const isLocal = hosts.includes(url.hostname) && mayTellLocal(bank);
  const code = await post(url, body, headers, isLocal);
  return noteOutcome(bank, due, code, at);
}

async function noteOutcome(bank: Bank, due: Due, code: number | undefined, at: Date): Promise<boolean> {
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
  return taken;
}

async function disable(trx: Trx, bank: Bank, id: string, at: Date): Promise<void> {
  const { customerId, url, mode } = await trx
    .updateTable('webhook')
    .set({ disabledAt: at })
    .where('id', '=', id)
    .returning(['customerId', 'url', 'mode'])
    .executeTakeFirstOrThrow();
  const { host } = new URL(url);
  await record(trx, bank, {
    actor: { kind: 'system', id: 'webhooks' },
    action: 'webhook_disabled',
    customerId,
    origin: { channel: 'house' },
    subject: { kind: 'webhook', id },
    facts: { host, mode },
  });
  const link = `${bank.config.publicUrl}/developer-apis`;
  const words = ({ security }: Phrases) => ({ text: security.webhookDisabled({ host, link }) });
  await notifyCustomer(trx, { customerId }, { at, dedupe: `webhook:${id}:disabled:${at.getTime()}`, words });
}

/** What a batch said of its receiver: it answers, or it rests for a while, or after a day of nothing it is disabled and its owner told. */
async function noteReceiver(bank: Bank, id: string, taken: boolean): Promise<void> {
  const at = bank.clock.now();
  await transact(bank.db, async (trx) => {
    const row = await trx
      .selectFrom('webhook')
      .select(['failingSince', 'failures', 'disabledAt'])
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.disabledAt) return;
    const change = trx.updateTable('webhook').where('id', '=', id);
    if (taken) {
      await change.set({ failingSince: null, failures: 0, nextTryAt: null }).execute();
      return;
    }
    const failingSince = row.failingSince ?? at;
    const rest = Math.min(REST_MS * 2 ** row.failures, REST_MOST_MS);
    const failures = Math.min(row.failures + 1, 20);
    await change.set({ failingSince, failures, nextTryAt: new Date(at.getTime() + rest) }).execute();
    if (at.getTime() - failingSince.getTime() >= FAILS_MS) await disable(trx, bank, id, at);
  });
}

/** Sends what is due at one receiver, a batch of it; answers how many were sent, taken or not. What is not taken is tried again later. */
export async function deliverTo(bank: Bank, webhookId: string): Promise<number> {
  const due = await claimDue(bank, webhookId);
  if (due.length === 0) return 0;
  const taken = await Promise.all(due.map((each) => sendOne(bank, each)));
  await noteReceiver(bank, webhookId, taken.includes(true));
  return due.length;
}

/** The receivers that something can be sent to now: what the sweep wakes. */
export async function listDueWebhooks(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhook w
    where w.removed_at is null and w.disabled_at is null and (w.next_try_at is null or w.next_try_at <= ${now})
      and exists (select from webhook_delivery d where d.webhook_id = w.id and d.status = 'waiting' and d.next_at <= ${now})
    limit ${RECEIVERS_MOST}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sends what is due at every receiver, a batch each; answers how many events. For where no queue does it. */
export async function deliverWebhooks(bank: Bank): Promise<number> {
  const ids = await listDueWebhooks(bank.db, bank.clock.now());
  const sent = await Promise.all(ids.map((id) => deliverTo(bank, id)));
  return sent.reduce((total, each) => total + each, 0);
}

/** Gives up what was due a week ago at receivers that are disabled or were removed; its owner may still replay it. Answers how many. */
export async function giveUpOldEvents(bank: Pick<Bank, 'db' | 'clock'>): Promise<number> {
  const before = new Date(bank.clock.now().getTime() - WAITS_MS);
  const { numAffectedRows } = await sql`
    update webhook_delivery d set status = 'failed', next_at = null from webhook w
    where w.id = d.webhook_id and (w.disabled_at is not null or w.removed_at is not null)
      and d.status = 'waiting' and d.next_at < ${before}`.execute(bank.db);
  return Number(numAffectedRows ?? 0n);
}
