import { type Kysely, sql } from 'kysely';

/** Messages that could not be read wait for a person, and slow texts of strangers count for the address that they came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inbox
      -- Why the bank gave the message up: its turns ended without an answer, or it took too long to read.
      add column set_aside text check (set_aside in ('ended_turns', 'overran'));
    create index inbox_set_aside on inbox (id) where set_aside is not null;
    -- A keyed hash of the network address from which a browser opened the conversation.
    alter table conversation add column sender text;
  `.execute(db);
}
