import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
      duty bigint not null default 0 check (duty >= 0),
      status text not null default 'open' check (status in ('open', 'approved', 'cancelled', 'expired')),
      secret_hash bytea unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      approved_at timestamptz
    );
    create index quote_customer on quote (customer_id, created_at);

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

    create table transfer (
      id bigint generated always as identity primary key,
      reference text not null unique,
      quote_id uuid not null unique references quote (id),
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      kind text not null check (kind in ('karo', 'nip')),
      bank_code text not null,
      account text not null,
      name text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null,
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
    create index transfer_open on transfer (id) where status in ('waiting', 'sending', 'pending');

    create table airtime (
      id bigint generated always as identity primary key,
      reference text not null unique,
      quote_id uuid not null unique references quote (id),
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      network text not null,
      phone text not null,
      amount bigint not null check (amount > 0),
      status text not null check (status in ('pending', 'success', 'failed')),
      hold_id bigint,
      posting_id bigint,
      tries smallint not null default 0,
      next_query_at timestamptz,
      created_at timestamptz not null,
      settled_at timestamptz
    );
    create index airtime_customer on airtime (customer_id, id);
    create index airtime_open on airtime (id) where status = 'pending';

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
    create index dispute_transfer on dispute (transfer_id);
  `.execute(db);
}
