import { type Kysely, sql } from 'kysely';

/** What a message, its reply and an offer are part of, as W3C's traceparent: empty where nothing is traced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inbox add column trace text;
    alter table outbox add column trace text;
    alter table quote add column trace text;
  `.execute(db);
}
