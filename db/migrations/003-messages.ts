import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation (
      id bigint generated always as identity primary key,
      channel text not null check (channel in ('whatsapp', 'web', 'ussd', 'terminal')),
      address text not null,
      customer_id uuid references customer (id),
      language text not null default 'en' check (language in ('en', 'pcm', 'ha', 'yo', 'ig')),
      state jsonb not null default '{}',
      -- A worker's claim: who works on it now, and until when the claim holds if that worker dies.
      lease_id uuid,
      lease_until timestamptz,
      -- Since when a person of ours answers here, and the bank itself keeps silent.
      human_at timestamptz,
      -- How far the channel's allowance of messages to this address is used up: the pace stands in workers/outbound.
      outbound_until timestamptz,
      last_inbound_at timestamptz,
      created_at timestamptz not null,
      unique (channel, address)
    ) with (fillfactor = 80);
    create index conversation_customer on conversation (customer_id);

    -- A voice note between the gateway and the ear; deleted once heard.
    create table media (
      id bigint generated always as identity primary key,
      mime text not null,
      bytes bytea not null,
      created_at timestamptz not null
    );

    create table inbox (
      id bigint generated always as identity primary key,
      conversation_id bigint not null references conversation (id),
      provider_id text not null,
      kind text not null check (kind in ('text', 'voice', 'other')),
      body text not null,
      media_id bigint references media (id) on delete set null,
      heard jsonb,
      understood jsonb,
      sent_at timestamptz not null,
      received_at timestamptz not null,
      attempts smallint not null default 0,
      answered_at timestamptz,
      unique (conversation_id, provider_id)
    ) with (fillfactor = 80);
    -- Without it, forgetting a voice note would read the whole inbox.
    create index inbox_media on inbox (media_id) where media_id is not null;
    create index inbox_unanswered on inbox (conversation_id, id) where answered_at is null;

    create table outbox (
      id bigint generated always as identity primary key,
      conversation_id bigint not null references conversation (id),
      inbox_id bigint references inbox (id),
      -- What makes a reply the same reply when its cause is worked on again.
      dedupe text unique,
      reply jsonb not null,
      created_at timestamptz not null,
      attempts smallint not null default 0,
      next_at timestamptz not null,
      sent_at timestamptz,
      failed_at timestamptz,
      provider_id text
    );
    create index outbox_unsent on outbox (conversation_id, id) where sent_at is null and failed_at is null;
    create index outbox_inbox on outbox (inbox_id);

    -- What a channel with a state of its own (WhatsApp) says of itself, for whoever serves the admin's page.
    create table channel_state (
      channel text primary key,
      state text not null,
      qr text,
      problem text,
      since timestamptz not null,
      seen_at timestamptz not null
    );

    create table sandbox_clock (
      single boolean primary key default true check (single),
      ahead interval not null default '0'
    );
  `.execute(db);
}
