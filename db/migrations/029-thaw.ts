import { type Kysely, sql } from 'kysely';

/** What an account was before it was frozen, to be that again when it is thawed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column frozen_from text check (frozen_from in ('active', 'deactivated'))
  `.execute(db);
}
