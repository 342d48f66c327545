import { type Kysely, sql } from 'kysely';

/** What somebody who opens an account agreed to with the BVN register, which sends its own code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bvn_consent (
      id uuid primary key,
      -- Keyed hashes of the phone that is opening an account, and of the BVN.
      phone bytea not null,
      bvn bytea not null,
      -- What the register calls it, and how it reaches its person; sealed, and gone once the record is read.
      session bytea,
      -- Each call costs money: how many were made.
      sent integer not null default 0,
      tried integer not null default 0,
      -- The record, sealed, for the minutes until the account is open.
      record bytea,
      begun_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index bvn_consent_phone on bvn_consent (phone, begun_at);
    create index bvn_consent_bvn on bvn_consent (bvn, begun_at);
  `.execute(db);
}
