import { type Kysely, sql } from 'kysely';

/** Customers who were reported dead, their next of kin, and what the bank pays out of their accounts by its own order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table death_report (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      -- Days in Lagos, yyyy-mm-dd.
      died_on text not null check (died_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      -- What the certificate of death calls itself.
      certificate text not null,
      kin_name text not null,
      kin_phone text not null,
      kin_relation text not null,
      status text not null default 'reported' check (status in ('reported', 'confirmed', 'withdrawn')),
      reported_by text not null,
      reported_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      -- The last transfer by which the balance was paid out.
      paid_reference text,
      constraint death_report_by_two check (status <> 'confirmed' or (decided_by is not null and decided_by <> reported_by))
    );
    create unique index death_report_open on death_report (customer_id) where status <> 'withdrawn';
    revoke delete on death_report from karo_application;

    alter table customer add column deceased_at timestamptz;
    -- Ordered by two of the bank's people, for a customer who can order nothing any more: a frozen account does not stop it.
    alter table transfer add column by_house boolean not null default false;
  `.execute(db);
}
