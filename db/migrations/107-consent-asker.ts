import { type Kysely, sql } from 'kysely';

/** Who began a session with the BVN register, which is billed: the phone that was proved, and not the one that was named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A keyed hash, as of the phone and the BVN beside it.
    alter table bvn_consent add column asker bytea;
    create index bvn_consent_begun on bvn_consent (begun_at);
  `.execute(db);
}
