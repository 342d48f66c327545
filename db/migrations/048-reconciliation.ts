import { type Kysely, sql } from 'kysely';

/** The settlement account against the provider's daily report: what differs, and how it was resolved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settlement_report (
      day text primary key check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      lines integer not null,
      differences integer not null,
      read_at timestamptz not null
    );

    create table settlement_difference (
      id bigint generated always as identity primary key,
      day text not null,
      session_id text not null,
      direction text not null check (direction in ('in', 'out')),
      -- Kobo; null where one side has no such line.
      ours bigint,
      theirs bigint,
      -- matched: the line that was missing came in a later report.
      status text not null default 'open' check (status in ('open', 'matched', 'proposed', 'resolved')),
      found_at timestamptz not null,
      note text,
      proposed_by text,
      resolved_by text,
      resolved_at timestamptz,
      posting_id bigint,
      unique (session_id, direction),
      check (ours is distinct from theirs),
      -- Nobody approves what they proposed themselves.
      check (resolved_by is distinct from proposed_by or resolved_by is null)
    );
    create index settlement_difference_open on settlement_difference (found_at) where status in ('open', 'proposed');
  `.execute(db);
}
