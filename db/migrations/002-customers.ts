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
      pin_hash text,
      pin_tries smallint not null default 0,
      pin_locks smallint not null default 0,
      pin_locked_until timestamptz,
      capped_until timestamptz,
      created_at timestamptz not null
    );

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
