import { type Kysely, sql } from 'kysely';

/** Each periodic job: who does it now and until when, and when it is due next, all by the database's clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table periodic_job (
      name text primary key,
      due_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      -- Whoever runs it renews the lease; one that dies keeps it from the others no longer than this.
      holder uuid,
      leased_until timestamptz,
      -- Why the last run failed, where it did.
      failure text
    );
  `.execute(db);
}
