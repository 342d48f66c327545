import { type Kysely, sql } from 'kysely';

/** Providers that an operator paused: nothing new is begun there until somebody resumes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_pause (
      port text primary key check (port in ('rails', 'billers', 'cards', 'payments', 'bvn', 'identity')),
      why text not null,
      paused_by text not null,
      paused_at timestamptz not null
    );
  `.execute(db);
}
