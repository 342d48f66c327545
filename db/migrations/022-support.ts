import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket (
      id bigint generated always as identity (start with 1001) primary key,
      customer_id uuid not null references customer (id),
      subject text not null,
      category text not null,
      priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
      message text not null,
      status text not null default 'open' check (status in ('open', 'in-progress', 'resolved', 'closed')),
      response text,
      answered_by text,
      rating smallint check (rating between 1 and 5),
      -- The same words of the same customer are one ticket.
      digest bytea not null,
      created_at timestamptz not null,
      respond_by timestamptz not null,
      responded_at timestamptz,
      ended_at timestamptz
    );
    create index ticket_customer on ticket (customer_id, id);
    create index ticket_open on ticket (respond_by) where status in ('open', 'in-progress');

    alter table dispute
      add column finding text,
      add column decided_by text;

    -- Which of our people wrote it; null where the bank's own voice did.
    alter table outbox add column agent text;
    -- Whom a person has, longest waiting first.
    create index conversation_human on conversation (human_at) where human_at is not null;
  `.execute(db);
}
