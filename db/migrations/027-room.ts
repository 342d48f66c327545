import { type Kysely, sql } from 'kysely';

/**
 * PostgreSQL clears a page of what is dead whenever less is free on it than the fillfactor leaves: on a book so large that no page is written to
 * twice in a while, at each write, and it looks at every row of the page to do so. A third of the rows on a page is a third of that work.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account set (fillfactor = 30)`.execute(db);
}
