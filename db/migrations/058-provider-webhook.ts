import { type Kysely, sql } from 'kysely';

/** What providers tell us unasked, as the bytes that they signed: stored before it is answered, and worked on by a queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_webhook (
      id bigint generated always as identity primary key,
      source text not null,
      -- SHA-256 of the bytes: the same delivery is one line, however often it comes.
      digest bytea not null,
      -- Null once it is worked on, where the source does not keep what it says.
      body bytea,
      attempts integer not null default 0,
      next_try_at timestamptz not null,
      received_at timestamptz not null,
      -- Worked on, or given up after too many failures.
      ended_at timestamptz,
      failure text,
      unique (source, digest)
    );
    create index provider_webhook_open on provider_webhook (next_try_at) where ended_at is null;
    create index provider_webhook_ended on provider_webhook (ended_at) where ended_at is not null;
  `.execute(db);
}
