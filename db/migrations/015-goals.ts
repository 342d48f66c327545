import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Money put by for something, in a pot of its own; locked savings stay until a day.
    create table goal (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      kind text not null check (kind in ('goal', 'locked')),
      name text not null,
      target bigint not null check (target > 0),
      target_at timestamptz,
      locked_until timestamptz,
      pot bigint references account (id),
      -- Hundredths of a percent a year, where it was promised when the money was locked; otherwise the plan's.
      rate_bp integer,
      -- Interest reckoned but not paid, in millionths of a kobo, until the end of this day.
      accrued bigint not null default 0 check (accrued >= 0),
      accrued_on text not null,
      interest_paid bigint not null default 0,
      plan_amount bigint check (plan_amount > 0),
      plan_frequency text check (plan_frequency in ('weekly', 'monthly')),
      plan_from timestamptz,
      plan_count integer not null default 0,
      plan_next_at timestamptz,
      reached_at timestamptz,
      closed_at timestamptz,
      created_at timestamptz not null,
      check ((kind = 'locked') = (locked_until is not null)),
      check ((plan_amount is null) = (plan_next_at is null))
    );
    create index goal_customer on goal (customer_id, id);
    create index goal_plan on goal (plan_next_at) where plan_next_at is not null;
    create index goal_accrual on goal (accrued_on, id) where closed_at is null;

    create table goal_line (
      id bigint generated always as identity primary key,
      goal_id bigint not null references goal (id),
      kind text not null check (kind in ('saved', 'planned', 'taken', 'interest')),
      amount bigint not null,
      balance bigint not null,
      -- What was withheld of interest before it came here.
      tax bigint not null default 0 check (tax >= 0),
      posting_id bigint not null,
      reference text not null,
      at timestamptz not null
    );
    create index goal_line_goal on goal_line (goal_id, id);
  `.execute(db);
  await openHotAccounts(db, [
    ['savings_interest', 'Interest paid on savings'],
    ['withholding_tax', 'Tax withheld on interest, owed to the tax office'],
  ]);
}
