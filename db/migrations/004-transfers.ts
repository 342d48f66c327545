import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await approvals(db);
  await orders(db);
  await disputes(db);
  await sandbox(db);
}

async function approvals(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The immutable offer and the one act that accepts it.
    create table quote (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      operation text not null,
      facts jsonb not null,
      amount bigint not null check (amount >= 0),
      fee bigint not null default 0 check (fee >= 0),
      vat bigint not null default 0 check (vat >= 0 and vat <= fee),
      duty bigint not null default 0 check (duty >= 0),
      status text not null default 'open' check (status in ('open', 'approved', 'cancelled', 'expired')),
      secret_hash bytea unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      approved_with text check (approved_with in ('pin', 'passkey', 'code')),
      approved_device text
    );
    create index quote_customer on quote (customer_id, created_at);
    create index quote_open on quote (conversation_id) where status = 'open';

    create table beneficiary (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      bank_code text not null,
      account text not null,
      name text not null,
      nickname text,
      paid_count integer not null default 0,
      last_paid_at timestamptz,
      created_at timestamptz not null,
      unique (customer_id, bank_code, account)
    );
  `.execute(db);
}

async function orders(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whatever waits for an answer from outside is settled by id, so all such orders count from one sequence.
    create sequence order_id;

    create table transfer (
      id bigint primary key default nextval('order_id'),
      reference text not null unique,
      quote_id uuid not null unique references quote (id),
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      kind text not null check (kind in ('karo', 'nip')),
      bank_code text not null,
      account text not null,
      name text not null,
      -- The other customer, where the money stays in this bank.
      to_customer_id uuid references customer (id),
      amount bigint not null check (amount > 0),
      fee bigint not null,
      vat bigint not null,
      duty bigint not null,
      narration text not null default '',
      status text not null check (status in ('waiting', 'sending', 'pending', 'success', 'failed', 'cancelled', 'reversed')),
      enquiry_session_id text,
      session_id text unique,
      response_code text,
      hold_id bigint,
      posting_id bigint,
      tries smallint not null default 0,
      release_at timestamptz,
      next_query_at timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz,
      settled_at timestamptz
    );
    create index transfer_customer on transfer (customer_id, id);
    create index transfer_spent on transfer (customer_id, created_at);
    create index transfer_received on transfer (to_customer_id, created_at) where to_customer_id is not null;
    create index transfer_open on transfer (id) where status in ('waiting', 'sending', 'pending');

    create table airtime (
      id bigint primary key default nextval('order_id'),
      reference text not null unique,
      quote_id uuid not null unique references quote (id),
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      network text not null,
      phone text not null,
      amount bigint not null check (amount > 0),
      status text not null check (status in ('sending', 'pending', 'success', 'failed')),
      hold_id bigint,
      posting_id bigint,
      tries smallint not null default 0,
      next_query_at timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz,
      settled_at timestamptz
    );
    create index airtime_customer on airtime (customer_id, created_at);
    create index airtime_open on airtime (id) where status in ('sending', 'pending');
  `.execute(db);
}

async function disputes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dispute (
      id bigint generated always as identity primary key,
      case_number text not null unique,
      transfer_id bigint not null references transfer (id),
      customer_id uuid not null references customer (id),
      reason text not null,
      status text not null default 'open' check (status in ('open', 'bank_told', 'resolved', 'rejected')),
      opened_at timestamptz not null,
      bank_due_at timestamptz not null,
      bank_told_at timestamptz,
      acknowledge_due_at timestamptz not null,
      finding_due_at timestamptz not null,
      closed_at timestamptz
    );
    create unique index dispute_transfer on dispute (transfer_id) where closed_at is null;
  `.execute(db);
}

/** The memory of those whom the sandbox plays. The bank's own code never reads it: it asks, through the port. */
async function sandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_nip_credit (
      session_id text primary key,
      bank_code text not null,
      account text not null,
      amount bigint not null,
      reference text not null,
      -- What a status query answers before and from settles_at; code_then is the end of it.
      code_now text not null,
      code_then text not null,
      settles_at timestamptz not null,
      received_at timestamptz not null
    );

    create table sandbox_airtime (
      reference text primary key,
      network text not null,
      phone text not null,
      amount bigint not null,
      status_now text not null,
      status_then text not null,
      settles_at timestamptz not null,
      received_at timestamptz not null
    );

    create table sandbox_code (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('sms', 'mail')),
      address text not null,
      subject text,
      body text not null,
      -- The name of the file that went with it.
      enclosed text,
      sent_at timestamptz not null
    );
  `.execute(db);
}
