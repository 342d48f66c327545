import { type Kysely, sql } from 'kysely';

/** Rows that a hot internal account is spread over, so that postings to it do not wait for each other. */
export const STRIPES = 64;

/** Opens hot accounts of the bank's own, each a code and a name, with their stripes. */
export async function openHotAccounts(
  db: Kysely<unknown>,
  accounts: readonly (readonly [code: string, name: string])[],
): Promise<void> {
  for (const [code, name] of accounts)
    await sql`
      with parent as (
        insert into account (kind, code, name, opened_at) values ('internal', ${code}, ${name}, now()) returning id
      )
      insert into account (kind, stripe_of, opened_at)
        select 'stripe', parent.id, now() from parent, generate_series(1, ${STRIPES}::int)
    `.execute(db);
}
