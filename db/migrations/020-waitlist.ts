import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waitlist (
      id bigint generated always as identity primary key,
      name text not null,
      -- E.164; a number from outside Nigeria as it was given.
      phone text not null unique,
      -- In small letters.
      email text not null unique,
      created_at timestamptz not null
    );

    create table inquiry (
      id bigint generated always as identity primary key,
      name text not null,
      email text,
      phone text,
      message text not null,
      status text not null default 'new' check (status in ('new', 'answered', 'closed')),
      -- The same words from the same person are kept once.
      digest bytea not null,
      created_at timestamptz not null,
      answered_at timestamptz
    );
    create index inquiry_digest on inquiry (digest, created_at);

    -- What moved today, without reading the whole book; it costs a posting next to nothing.
    create index posting_at on posting using brin (at);
  `.execute(db);
}
