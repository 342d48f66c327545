import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- From when a passkey is a second factor; null until another proven factor has confirmed it. It is not known how those of before were made: each is confirmed once.
    alter table passkey add column counts_at timestamptz;
    -- Whether making the passkey was allowed by a second factor, or by the PIN alone.
    alter table passkey_challenge add column proved boolean not null default false;
    -- What was thought of the offer when it was made, where more is thought of it at its approval.
    alter table risk_check add column offered_score smallint;
  `.execute(db);
}
