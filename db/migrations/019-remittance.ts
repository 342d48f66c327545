import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await sandbox(db);
  await internalAccounts(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A price that holds for a quarter of an hour. Nobody owes anything by it, so it is no quote of the bank's own kind.
    create table remittance_rate (
      id uuid primary key default gen_random_uuid(),
      country text not null,
      currency text not null,
      -- Hundredths of the currency.
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0 and fee < amount),
      -- Kobo for one unit of the currency.
      rate bigint not null check (rate > 0),
      receives bigint not null check (receives > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null
    );

    create table remittance (
      id bigint primary key default nextval('order_id'),
      reference text not null unique,
      rate_id uuid not null references remittance_rate (id),
      -- Who sends: a customer, or whoever has this browser's conversation.
      sender_id uuid references customer (id),
      sender_address text,
      country text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0 and fee < amount),
      rate bigint not null check (rate > 0),
      receives bigint not null check (receives > 0),
      recipient_phone text not null,
      recipient_name text,
      recipient_id uuid references customer (id),
      cardholder text,
      status text not null check (status in (
        'awaiting_payment', 'challenge', 'processing', 'review', 'paid_in', 'held', 'success', 'declined', 'expired', 'refused',
        'refunding', 'refunded')),
      -- Where it goes on once a person has cleared it.
      review_then text check (review_then in ('awaiting_payment', 'paid_in')),
      matches jsonb not null default '[]',
      cleared_by text,
      cleared_names text[] not null default '{}',
      card_token text,
      tries smallint not null default 0,
      next_query_at timestamptz,
      hold_reason text check (hold_reason in ('invited', 'capped')),
      held_until timestamptz,
      posting_in bigint,
      posting_out bigint,
      created_at timestamptz not null,
      pay_before timestamptz not null,
      completed_at timestamptz,
      check (sender_id is not null or sender_address is not null)
    );
    create index remittance_sender on remittance (sender_id, id) where sender_id is not null;
    create index remittance_browser on remittance (sender_address, id) where sender_address is not null;
    create index remittance_phone on remittance (recipient_phone) where status = 'held';
    create index remittance_open on remittance (id) where status in ('processing', 'challenge', 'paid_in', 'held', 'refunding', 'awaiting_payment');
    create index remittance_review on remittance (id) where status = 'review';
  `.execute(db);
}

/** The memory of the payment provider that the sandbox plays. */
async function sandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_payment (
      reference text primary key,
      token text not null,
      currency text not null,
      amount bigint not null,
      -- What a query answers before and from settles_at.
      status_now text not null,
      status_then text not null,
      settles_at timestamptz not null,
      created_at timestamptz not null
    );
  `.execute(db);
}

/** What the card payments bring, and what waits for its recipient. */
async function internalAccounts(db: Kysely<unknown>): Promise<void> {
  await openHotAccounts(db, [
    ['card_settlement', 'Card payments from abroad'],
    ['remittance_held', 'Remittances on their way to recipients'],
  ]);
}
