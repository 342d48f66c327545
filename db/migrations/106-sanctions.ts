import { type Kysely, sql } from 'kysely';

/** Sanction lists as their publishers give them out, and the names of ours that are near one of theirs, each for a person to look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sanction_list (
      id bigint generated always as identity primary key,
      source text not null check (source ~ '^[a-z]{2,20}$'),
      -- The publisher's own date.
      dated_at timestamptz not null,
      digest bytea not null check (octet_length(digest) = 32),
      loaded_at timestamptz not null,
      entries int not null check (entries > 0)
    );

    create table sanction_entry (
      list_id bigint not null references sanction_list (id),
      reference text not null,
      kind text not null check (kind in ('person', 'entity')),
      names text[] not null check (cardinality(names) > 0),
      born int[] not null,
      listed_on date not null,
      primary key (list_id, reference)
    );

    create table sanction_match (
      id bigint generated always as identity primary key,
      party text not null check (party in ('customer', 'payee', 'sender')),
      -- Whose account it concerns: their own name, whom they pay, or who pays them.
      customer_id uuid not null references customer (id),
      name text not null,
      source text not null,
      reference text not null,
      listed text not null,
      percent int not null check (percent between 1 and 100),
      status text not null default 'open' check (status in ('open', 'cleared', 'confirmed')),
      note text,
      found_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      unique (party, customer_id, name, source, reference),
      check ((status = 'open') = (decided_at is null))
    );
    create index sanction_match_open on sanction_match (id) where status = 'open';

    -- The newest list that the customer was compared with.
    alter table customer add column screened_by bigint;
    create index customer_not_screened on customer (screened_by) where status not in ('closed', 'pending');
  `.execute(db);
}
