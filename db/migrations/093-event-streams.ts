import { type Kysely, sql } from 'kysely';

/** The lines of news that customers have open, over all processes that serve; it needs to survive nothing, so it is not logged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table event_stream (
      id uuid primary key,
      customer_id uuid not null,
      opened_at timestamptz not null,
      seen_at timestamptz not null
    );
    create index event_stream_customer on event_stream (customer_id, opened_at);
  `.execute(db);
}
