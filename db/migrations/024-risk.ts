import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What was thought of an offer when it was made, rule by rule; kept for those that were refused as well.
    create table risk_check (
      id bigint generated always as identity primary key,
      quote_id uuid unique references quote (id),
      customer_id uuid not null references customer (id),
      score smallint not null,
      decision text not null check (decision in ('allow', 'step_up', 'hold', 'refuse')),
      reasons jsonb not null,
      at timestamptz not null
    );
    create index risk_check_customer on risk_check (customer_id, at);

    -- Approved, and not sent until a person has looked; where nobody does in time, the money goes back.
    create table risk_review (
      transfer_id bigint primary key references transfer (id),
      reasons jsonb not null,
      score smallint not null,
      due_at timestamptz not null,
      decision text check (decision in ('released', 'refused', 'lapsed', 'withdrawn')),
      decided_by text,
      note text,
      created_at timestamptz not null,
      decided_at timestamptz
    );
    create index risk_review_open on risk_review (due_at) where decision is null;

    -- From these numbers, too, a word blocks the customer's account; nothing else.
    create table trusted_number (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customer (id),
      name text not null,
      phone text not null,
      created_at timestamptz not null,
      removed_at timestamptz
    );
    create unique index trusted_number_once on trusted_number (customer_id, phone) where removed_at is null;
    create index trusted_number_phone on trusted_number (phone) where removed_at is null;
  `.execute(db);
}
