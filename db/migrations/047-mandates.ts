import { type Kysely, sql } from 'kysely';

/** Standing orders and scheduled payments: what was approved once, and each run of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mandate (
      id bigint primary key default nextval('order_id'),
      reference text not null unique,
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      quote_id uuid not null unique references quote (id),
      operation text not null check (operation in ('transfer', 'airtime', 'bill', 'goal_save', 'loan_repay')),
      -- What the quote of a run is made from.
      payee jsonb not null,
      -- Whose account it was when it was approved, as the other bank or the company has it.
      name text not null,
      amount bigint not null check (amount > 0),
      -- The most that one run may take, charges included.
      ceiling bigint not null check (ceiling >= amount),
      rhythm text not null check (rhythm in ('once', 'daily', 'weekly', 'fortnightly', 'monthly')),
      -- Days in Lagos.
      first_on text not null check (first_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      month_day smallint check (month_day between 1 and 31),
      times integer check (times > 0),
      until_on text check (until_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      retries boolean not null,
      status text not null check (status in ('active', 'paused', 'stopped', 'ended')),
      -- Why it waits for its customer, where it does.
      paused_for text,
      next_on text check (next_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      next_number integer not null default 1,
      reminded_on text,
      created_at timestamptz not null,
      ended_at timestamptz
    );
    create index mandate_customer on mandate (customer_id, id);
    create index mandate_due on mandate (next_on) where status = 'active';

    create table mandate_run (
      id bigint generated always as identity primary key,
      mandate_id bigint not null references mandate (id),
      due_on text not null,
      number integer not null,
      status text not null check (status in ('due', 'paid', 'failed', 'skipped', 'missed')),
      tries smallint not null default 0,
      next_try_at timestamptz,
      quote_id uuid references quote (id),
      reference text,
      fault text,
      created_at timestamptz not null,
      ended_at timestamptz,
      unique (mandate_id, due_on)
    );
    create index mandate_run_due on mandate_run (next_try_at) where status = 'due';

    alter table quote drop constraint quote_approved_with_check;
    alter table quote add constraint quote_approved_with_check
      check (approved_with in ('pin', 'passkey', 'code', 'mandate'));
  `.execute(db);
}
