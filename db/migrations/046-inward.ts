import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

/** Money from other banks: credits, what is held of them, what is asked back, and the sandbox's other banks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await credits(db);
  await recalls(db);
  await sandbox(db);
  await openHotAccounts(db, [['inward_held', 'Inward credits held for customers']]);
}

async function credits(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Since when an account takes no credits from other banks (post no credit).
    alter table customer add column credits_frozen_at timestamptz;

    create table inward_credit (
      id bigint primary key default nextval('order_id'),
      -- The sending bank's; it names the credit for ever, however often it is delivered.
      session_id text not null unique,
      order_hash bytea not null,
      reference text not null unique,
      bank_code text not null,
      sender_name text not null,
      sender_account text not null,
      account text not null,
      amount bigint not null check (amount > 0),
      narration text not null,
      status text not null check (status in ('received', 'credited', 'held', 'refused', 'returning', 'returned')),
      -- What the sending bank was answered.
      code text not null,
      customer_id uuid references customer (id),
      hold_reason text check (hold_reason in ('new_identity', 'ceiling')),
      held_until timestamptz,
      next_look_at timestamptz,
      -- Of the order that takes it back to the sending bank, written before the order is sent.
      return_session_id text unique,
      -- The posting that brought it in, and the last one that moved it.
      posting_in bigint,
      posting_out bigint,
      received_at timestamptz not null,
      credited_at timestamptz,
      ended_at timestamptz
    );
    create index inward_credit_customer on inward_credit (customer_id, received_at);
    create index inward_credit_open on inward_credit (next_look_at) where status in ('held', 'returning');
    create index inward_credit_day on inward_credit (received_at);
  `.execute(db);
}

async function recalls(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A sending bank asks for a credit back; only the customer can give it.
    create table inward_recall (
      id bigint generated always as identity primary key,
      credit_id bigint not null unique references inward_credit (id),
      customer_id uuid not null references customer (id),
      reason text not null,
      status text not null check (status in ('asked', 'agreed', 'declined', 'lapsed')),
      asked_at timestamptz not null,
      answer_by timestamptz not null,
      answered_at timestamptz
    );
    create index inward_recall_open on inward_recall (answer_by) where status = 'asked';
    create index inward_recall_customer on inward_recall (customer_id);
  `.execute(db);
}

async function sandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the sandbox's other banks know of money that they sent here, and of what came back.
    create table sandbox_inward (
      session_id text primary key,
      kind text not null check (kind in ('credit', 'return', 'reversal')),
      -- Of a return: the credit that it takes back. Of a reversal: the transfer.
      original_session_id text,
      bank_code text not null,
      amount bigint not null check (amount > 0),
      code text not null,
      at timestamptz not null
    );
    create index sandbox_inward_day on sandbox_inward (at);
  `.execute(db);
}
