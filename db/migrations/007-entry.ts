import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A PIN that was right on a browser that is not known yet: a code finishes the sign-in.
    create table sign_in_attempt (
      id bigint generated always as identity primary key,
      secret_hash bytea not null unique,
      customer_id uuid not null references customer (id),
      method text not null check (method in ('sms', 'email')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index sign_in_attempt_old on sign_in_attempt (expires_at);

    alter table customer drop constraint customer_status_check;
    -- deactivated: kept still by the customer; frozen: by the bank.
    alter table customer add constraint customer_status_check
      check (status in ('pending', 'active', 'frozen', 'deactivated', 'closed'));

    create table administrator (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      role text not null check (role in ('viewer', 'support', 'operations', 'approver')),
      key_hash bytea not null unique,
      created_at timestamptz not null,
      disabled_at timestamptz
    );

    create table admin_session (
      id bigint generated always as identity primary key,
      secret_hash bytea not null unique,
      -- Null: the bearer of the shared key.
      administrator_id uuid references administrator (id),
      ip text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
  `.execute(db);
}
