import { type Kysely, sql } from 'kysely';

/** What the processes of the bank measured of themselves, a line a minute; the operators' console draws it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table measurement (
      at timestamptz not null,
      name text not null,
      -- What it is divided by: a stage, an outcome, a queue; empty where by nothing.
      label text not null,
      -- The process; one that begins anew is another.
      process text not null,
      count float8 not null,
      sum float8 not null,
      -- The highest within the minute; of durations, what one in twenty took longer than.
      peak float8 not null,
      primary key (at, name, label, process)
    );
  `.execute(db);
}
