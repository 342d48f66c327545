import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      id uuid primary key default gen_random_uuid(),
      first_name text not null,
      last_name text not null,
      email text,
      language text not null default 'en' check (language in ('en', 'pcm', 'ha', 'yo', 'ig')),
      status text not null default 'pending' check (status in ('pending', 'active', 'frozen', 'closed')),
      kyc_status text not null default 'pending' check (kyc_status in ('approved', 'pending', 'rejected')),
      tier smallint not null default 1 check (tier between 1 and 3),
      demo boolean not null default false,
      bvn_sealed bytea,
      bvn_hash bytea unique,
      birth_date date,
      -- A new identity: until then little money moves, in or out.
      capped_until timestamptz,
      created_at timestamptz not null
    );

    -- The PIN apart from the person, so that a try is counted without holding up whoever moves money.
    create table customer_pin (
      customer_id uuid primary key references customer (id),
      hash text not null,
      tries smallint not null default 0,
      locks smallint not null default 0,
      locked_until timestamptz,
      set_at timestamptz not null
    );

    -- What the customer chose below (or, in time, up to) the ceilings of the tier; null is the tier's own.
    create table customer_limit (
      customer_id uuid primary key references customer (id),
      single bigint check (single >= 0),
      daily bigint check (daily >= 0),
      monthly bigint check (monthly >= 0),
      daily_bills bigint check (daily_bills >= 0),
      changed_at timestamptz not null
    );

    -- The nine digits before the check digit of the account numbers that we issue.
    create sequence nuban_serial start 200000001 maxvalue 999999999;

    -- Who a channel says is speaking. One person has many; none of them is the customer's key.
    create table identity (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      kind text not null check (kind in ('phone', 'wa_id', 'bsuid', 'lid')),
      value text not null,
      verified_at timestamptz,
      created_at timestamptz not null,
      unique (kind, value)
    );
    create index identity_customer on identity (customer_id);

    create table browser_session (
      id bigint generated always as identity primary key,
      secret_hash bytea not null unique,
      customer_id uuid not null references customer (id),
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index browser_session_customer on browser_session (customer_id);
  `.execute(db);
}
