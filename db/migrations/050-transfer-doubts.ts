import { type Kysely, sql } from 'kysely';

/** Transfers that the rails did not settle within a day: a person says how they ended, and another one agrees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transfer_doubt (
      transfer_id bigint primary key references transfer (id),
      raised_at timestamptz not null,
      verdict text check (verdict in ('paid', 'not_paid')),
      note text,
      proposed_by text,
      proposed_at timestamptz,
      decided_by text,
      decided_at timestamptz,
      -- What the rails said after it was decided, where that is the contrary.
      contradicted_by text,
      contradicted_at timestamptz,
      check ((verdict is null) = (proposed_by is null)),
      -- Nobody approves what they proposed themselves.
      check (decided_by is null or decided_by is distinct from proposed_by),
      check (decided_by is null or verdict is not null)
    );
    create index transfer_doubt_open on transfer_doubt (raised_at) where decided_at is null;
  `.execute(db);
}
