import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await audit(db);
  await tries(db);
  await factors(db);
  await passkeys(db);
  await settings(db);
  await limits(db);
  await kyc(db);
}

async function audit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
      id bigint generated always as identity primary key,
      nonce uuid not null unique,
      at timestamptz not null,
      actor_kind text not null check (actor_kind in ('customer', 'administrator', 'system', 'api_key', 'visitor')),
      actor_id text,
      action text not null,
      channel text not null,
      ip text,
      device text,
      subject_kind text,
      subject_id text,
      -- Whose account it concerns; no foreign key, so that writing it locks nobody.
      customer_id uuid,
      facts jsonb not null,
      -- Made with a key that the database does not hold, over everything above but the id.
      mac bytea not null
    );
    create index audit_customer on audit (customer_id, id);

    -- What still has to be chained; written with its entry.
    create table audit_waiting (audit_id bigint primary key);

    create table audit_seal (
      position bigint primary key check (position > 0),
      audit_id bigint not null unique,
      hash bytea not null
    );

    create table audit_head (
      single boolean primary key default true check (single),
      position bigint not null,
      hash bytea not null,
      mac bytea
    );
    insert into audit_head (position, hash) values (0, '');

    create function audit_refuse() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end $$;
    create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function audit_refuse();
    create trigger audit_seal_append_only before update or delete or truncate on audit_seal
      for each statement execute function audit_refuse();
  `.execute(db);
}

async function tries(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Wrong tries, by what is tried and by a keyed hash of whom or from where.
    create table try_count (
      kind text not null,
      subject bytea not null,
      tries integer not null,
      locks integer not null,
      since timestamptz not null,
      locked_until timestamptz,
      tried_at timestamptz not null,
      -- Whether the last try was refused unseen.
      refused boolean not null,
      primary key (kind, subject)
    );
    create index try_count_old on try_count (tried_at);
  `.execute(db);
}

async function factors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_code (
      id uuid primary key default gen_random_uuid(),
      purpose text not null,
      method text not null check (method in ('sms', 'email')),
      -- A keyed hash of the customer's id, or of the phone or address that is being proved.
      subject bytea not null,
      customer_id uuid references customer (id),
      hash bytea not null,
      tries smallint not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- Ended without being used: a newer one took its place, or it could not be sent.
      void_at timestamptz,
      used_at timestamptz,
      -- Whom to send what to, sealed, until it is sent; null from the start where there is nobody to send it to.
      letter bytea,
      attempts smallint not null default 0,
      next_at timestamptz not null,
      sent_at timestamptz
    );
    create index one_time_code_subject on one_time_code (subject, created_at);
    create index one_time_code_unsent on one_time_code (next_at) where letter is not null;

    -- A second factor that was shown, good for one use for a short while.
    create table proof (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      factor text not null check (factor in ('passkey', 'sms', 'email')),
      purpose text not null,
      at timestamptz not null,
      expires_at timestamptz not null,
      spent_at timestamptz,
      spent_on text
    );
    create index proof_customer on proof (customer_id, at);
  `.execute(db);
}

async function passkeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id text primary key,
      customer_id uuid not null references customer (id),
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      removed_at timestamptz
    );
    create index passkey_customer on passkey (customer_id) where removed_at is null;

    create table passkey_challenge (
      challenge text primary key,
      purpose text not null check (purpose in ('enrol', 'sign_in', 'approve', 'verify')),
      customer_id uuid references customer (id),
      quote_id uuid references quote (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index passkey_challenge_old on passkey_challenge (expires_at);
  `.execute(db);
}

async function settings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_security (
      customer_id uuid primary key references customer (id),
      biometric boolean not null default false,
      two_factor text check (two_factor in ('sms', 'email')),
      login_notices boolean not null default true,
      transaction_notices boolean not null default true,
      suspicion_alerts boolean not null default true,
      instant_transfers boolean not null default true,
      -- Above this a transfer needs a second factor beside the PIN; null asks none.
      step_up_above bigint check (step_up_above >= 0),
      email_verified_at timestamptz,
      -- Since when the customer keeps the account still, of their own will.
      deactivated_at timestamptz,
      changed_at timestamptz not null
    );

    create table device (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      secret_hash bytea not null unique,
      name text not null,
      ip text,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      removed_at timestamptz
    );
    create index device_customer on device (customer_id) where removed_at is null;

    alter table browser_session
      add column device_id bigint references device (id),
      add column ip text,
      add column agent text;

    create table linked_account (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customer (id),
      bank_code text not null,
      account text not null,
      name text,
      is_primary boolean not null default false,
      verified_at timestamptz,
      created_at timestamptz not null,
      removed_at timestamptz
    );
    create unique index linked_account_once on linked_account (customer_id, bank_code, account) where removed_at is null;
    create unique index linked_account_primary on linked_account (customer_id) where is_primary and removed_at is null;

    -- What the law asks to keep of who has left, sealed, until it may be erased.
    create table closed_customer (
      customer_id uuid primary key references customer (id),
      sealed bytea,
      closed_at timestamptz not null,
      erase_at timestamptz not null
    );
  `.execute(db);
}

async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_limit add column withdrawal bigint check (withdrawal >= 0);

    -- Each change of a limit: what it was, what it becomes, and from when.
    create table limit_change (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      name text not null check (name in ('single', 'daily', 'monthly', 'dailyBills', 'withdrawal')),
      was bigint not null,
      becomes bigint not null,
      asked_at timestamptz not null,
      from_at timestamptz not null,
      done_at timestamptz,
      cancelled_at timestamptz
    );
    create index limit_change_customer on limit_change (customer_id, asked_at);
    create index limit_change_due on limit_change (from_at) where done_at is null and cancelled_at is null;
  `.execute(db);
}

async function kyc(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kyc_application (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customer (id),
      tier smallint not null check (tier in (2, 3)),
      status text not null default 'pending' check (status in ('approved', 'pending', 'rejected')),
      -- The NIN and the address, sealed; erased when the application is rejected.
      sealed bytea,
      reason text,
      asked_at timestamptz not null,
      decided_at timestamptz
    );
    create index kyc_application_customer on kyc_application (customer_id, asked_at);
    create unique index kyc_application_open on kyc_application (customer_id) where status = 'pending';

    alter table customer
      add column nin_sealed bytea,
      add column nin_hash bytea unique,
      add column address_sealed bytea;
  `.execute(db);
}
