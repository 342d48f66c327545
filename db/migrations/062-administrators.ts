import { type Kysely, sql } from 'kysely';

/** Administrators are people: each signs in with a passkey of their own, and what moves or frees money takes two of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db);
  await passkeys(db);
  await sessions(db);
  await proposals(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table administrator
      alter column key_hash drop not null,
      add column key_until timestamptz,
      -- Who named them or changed their role last, and which other owner agreed; null where nobody else could.
      add column named_by text,
      add column confirmed_at timestamptz,
      add column confirmed_by text,
      add constraint administrator_confirmed_by_another check (confirmed_by is null or confirmed_by is distinct from named_by),
      drop constraint administrator_role_check,
      add constraint administrator_role_check check (role in ('viewer', 'support', 'operations', 'approver', 'owner'));
    update administrator set confirmed_at = created_at, key_until = now() + interval '90 days';

    create table admin_invitation (
      secret_hash bytea primary key,
      administrator_id uuid not null references administrator (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- Used, or replaced by a newer one.
      used_at timestamptz
    );
    create unique index admin_invitation_open on admin_invitation (administrator_id) where used_at is null;
  `.execute(db);
}

async function passkeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_passkey (
      id text primary key,
      administrator_id uuid not null references administrator (id),
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      created_at timestamptz not null,
      used_at timestamptz,
      removed_at timestamptz
    );
    create index admin_passkey_owner on admin_passkey (administrator_id) where removed_at is null;

    create table admin_challenge (
      challenge text primary key,
      -- Null: to sign in, when it is not known yet who does.
      administrator_id uuid references administrator (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index admin_challenge_old on admin_challenge (expires_at);
  `.execute(db);
}

/** Sessions of before say not what opened them: they end. */
async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    update admin_session set ended_at = now() where ended_at is null;
    alter table admin_session
      add column role text,
      -- The key or the passkey that opened it: the session ends with either.
      add column key_hash bytea,
      add column passkey_id text references admin_passkey (id),
      add column seen_at timestamptz not null default now();
    create index admin_session_person on admin_session (administrator_id) where ended_at is null;
  `.execute(db);
}

async function proposals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_proposal (
      id bigint generated always as identity primary key,
      act text not null,
      -- What it is done to, and with what; the second person asks for exactly the same.
      subject text not null,
      facts jsonb not null default '{}',
      note text,
      customer_id uuid references customer (id),
      status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused', 'lapsed')),
      proposed_by text not null,
      proposed_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      constraint admin_proposal_by_two check (status <> 'approved' or (decided_by is not null and decided_by <> proposed_by))
    );
    create unique index admin_proposal_open on admin_proposal (act, subject) where status = 'proposed';
    create index admin_proposal_decided on admin_proposal (decided_at) where status <> 'proposed';
  `.execute(db);
}
