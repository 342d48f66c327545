import { type Kysely, sql } from 'kysely';

/** The key ring: keys that seal personal data and PIN hashes, each wrapped under KARO_SECRET. The processes read it; only `npm run keys:rotate`, as the owner, writes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sealing_key (
      -- 0 is the key that follows from KARO_SECRET itself: nothing is wrapped for it.
      id integer primary key check (id >= 0),
      -- Null once it is erased: from then on nobody has it.
      wrapped bytea,
      made_at timestamptz not null default now(),
      -- Processes know a key before the first of them seals with it.
      used_from timestamptz not null,
      -- Nothing is sealed with it any more.
      retired_at timestamptz,
      erased_at timestamptz,
      constraint sealing_key_erased_after_retired check (erased_at is null or retired_at is not null),
      constraint sealing_key_wrapped check ((wrapped is null) = (id = 0 or erased_at is not null))
    );
    revoke insert, update, delete, truncate on sealing_key from karo_application;
  `.execute(db);
}
