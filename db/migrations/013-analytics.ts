import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A customer's correction of one line, and what was learned from it for those like it.
    create table category_choice (
      customer_id uuid not null references customer (id),
      posting_id bigint not null,
      category text not null,
      chosen_at timestamptz not null,
      primary key (customer_id, posting_id)
    );
    create table category_habit (
      customer_id uuid not null references customer (id),
      -- Whom it went to, or what it was for, folded.
      about text not null,
      category text not null,
      learned_at timestamptz not null,
      primary key (customer_id, about)
    );

    create table report_schedule (
      customer_id uuid primary key references customer (id),
      -- When the report of the month before is mailed; null where it was stopped.
      next_at timestamptz,
      changed_at timestamptz not null
    );
    create index report_schedule_next on report_schedule (next_at) where next_at is not null;
  `.execute(db);
}
