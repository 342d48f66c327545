import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A dialogue with a phone that has no internet. What was typed is not kept: only how much of it was heard, so that the same hop
    -- sent twice is heard once, and what the screen answered.
    create table ussd_session (
      id bigint generated always as identity primary key,
      provider text not null check (provider in ('africastalking', 'simulator')),
      provider_id text not null,
      phone text not null,
      customer_id uuid references customer (id),
      conversation_id bigint references conversation (id),
      -- The browser that tries it out.
      browser text,
      -- The network, or a signed-in session, says that the phone is who it claims to be.
      vouched boolean not null,
      menu text not null default 'home',
      facts jsonb not null default '{}',
      -- Characters of the cumulative text: taken for work, and answered.
      heard integer not null default -1,
      answered integer not null default -1,
      claimed_at timestamptz,
      screen text not null default '',
      secret boolean not null default false,
      status text not null default 'active' check (status in ('active', 'ended', 'expired')),
      started_at timestamptz not null,
      last_at timestamptz not null,
      unique (provider, provider_id)
    );
    create index ussd_session_phone on ussd_session (phone, last_at);
    create index ussd_session_browser on ussd_session (browser, last_at) where browser is not null;
  `.execute(db);
}
