import { type Kysely, sql } from 'kysely';

/** A new PIN for whoever forgot theirs: a code to the phone, then a live picture of the face in the register. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pin_reset (
      id uuid primary key default gen_random_uuid(),
      secret_hash bytea not null unique,
      phone text not null,
      -- Null where nobody has this number: such a reset looks the same to whoever began it, and never ends.
      customer_id uuid references customer (id),
      -- The known browser, chat or telephone line that began it: what it uses up is not what strangers use up.
      source text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- When the code came back that was sent to the phone.
      proved_at timestamptz,
      pictures smallint not null default 0,
      done_at timestamptz
    );
    create index pin_reset_old on pin_reset (expires_at);
    create index pin_reset_customer on pin_reset (customer_id);

    -- Keyed hashes of the pictures by which somebody proved to be alive: one that was seen before proves nothing.
    create table seen_picture (
      hash bytea primary key,
      at timestamptz not null
    );
  `.execute(db);
}
