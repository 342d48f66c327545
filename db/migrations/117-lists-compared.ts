import { type Kysely, sql } from 'kysely';

/** When a list of sanctioned names was last found to be the publisher's newest: the same file again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sanction_list add column compared_at timestamptz`.execute(db);
}
