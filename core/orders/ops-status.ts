import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import { DELIVERY_LIFE_MS } from '../developer/index.ts';
import type { Kobo, Language } from '../kernel/index.ts';

export type Doubt = {
  reference: string;
  kind: 'transfer' | 'airtime' | 'bill';
  to: string;
  amount: Kobo;
  status: 'waiting' | 'sending' | 'pending';
  asked: number;
  createdAt: Date;
  nextAt: Date | null;
};

const DOUBTS_MOST = 200;

/** The orders whose end is not known yet, oldest first. */
export async function listDoubts(db: Db): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`
    select * from (
      select reference, 'transfer' as kind, name || ', ' || bank_code as to, amount, status, tries as asked,
        created_at as "createdAt", next_query_at as "nextAt"
      from transfer where status in ('waiting', 'sending', 'pending')
      union all
      select reference, 'airtime', network || ' ' || phone, amount, status, tries, created_at, next_query_at
      from airtime where status in ('sending', 'pending')
      union all
      select reference, 'bill', biller || ' ' || number, amount, status, tries, created_at, next_query_at
      from bill where status in ('sending', 'pending')
    ) doubt order by "createdAt" limit ${DOUBTS_MOST}`.execute(db);
  return rows;
}

export type SetAside = {
  id: bigint;
  conversationId: bigint;
  channel: 'whatsapp' | 'web' | 'ussd' | 'terminal';
  language: Language;
  why: 'ended_turns' | 'overran';
  /** Without its figures. */
  text: string;
  receivedAt: Date;
  /** It was read again. */
  replayed: boolean;
};

const SET_ASIDE_MOST = 200;

/** The messages that the bank gave up and set aside for a person, newest first. */
export async function listSetAside(db: Db): Promise<SetAside[]> {
  const { rows } = await sql<SetAside>`
    select message.id, conversation_id as "conversationId", channel, language, set_aside as why,
      coalesce(nullif(heard ->> 'text', ''), body) as text, received_at as "receivedAt",
      exists (select from inbox again where again.conversation_id = message.conversation_id
        and again.provider_id = 'replay:' || message.id) as replayed
    from inbox message join conversation chat on chat.id = conversation_id
    where set_aside is not null order by message.id desc limit ${SET_ASIDE_MOST}`.execute(db);
  return rows;
}

export type Queue = {
  id: 'inbox' | 'outbox' | 'orders' | 'webhooks';
  waiting: number;
  oldest: Date | null;
  failed: number;
};

const DAY_MS = 24 * 3600_000;

/** What waits to be done, counted where the truth is, and what was given up on in the last day. */
export async function listQueues(db: Db, now: Date): Promise<Queue[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const made = new Date(since.getTime() - DELIVERY_LIFE_MS);
  const { rows } = await sql<Queue>`
    select 'inbox' as id, count(*)::int as waiting, min(received_at) as oldest, 0 as failed from inbox where answered_at is null
    union all
    -- A terminal that is closed fetches nothing: nobody waits there.
    select 'outbox', count(*)::int, min(reply.created_at),
      (select count(*) from outbox where sent_at is null and failed_at > ${since})::int
    from outbox reply join conversation chat on chat.id = reply.conversation_id
    where reply.sent_at is null and reply.failed_at is null and chat.channel <> 'terminal'
    union all
    select 'orders', count(*)::int, min(created_at), 0 from (
      select created_at from transfer where status in ('waiting', 'sending', 'pending')
      union all select created_at from airtime where status in ('sending', 'pending')
      union all select created_at from bill where status in ('sending', 'pending')
    ) orders
    union all
    select 'webhooks', count(*)::int, min(created_at),
      (select count(*) from webhook_delivery where status = 'failed' and created_at > ${made})::int
    from webhook_delivery where status = 'waiting'`.execute(db);
  return rows;
}
