import { type Kysely, sql } from 'kysely';

/** While the limits of a plan that was just bought wait, those of the plan before it hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_plan add column limits_plan text`.execute(db);
}
