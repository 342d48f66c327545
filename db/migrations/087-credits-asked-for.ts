import { type Kysely, sql } from 'kysely';

/** Money that providers took in and nobody told us of, or that is for nobody here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How often a provider failed since it was first written down told nobody anything.
    alter table provider_trouble drop column count;

    -- Up to when a provider's own list of what came in has been read.
    create table collected_until (
      provider text primary key,
      until timestamptz not null
    );

    -- What is known of a difference beside its figures: the number at the partner bank, and why nobody was credited.
    alter table settlement_difference add column about text;
  `.execute(db);
}
