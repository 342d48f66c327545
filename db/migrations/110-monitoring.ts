import { type Kysely, sql } from 'kysely';

/** Movements that look like laundering, gathered in a case for each customer, which people of compliance alone see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The last seal of the book whose postings were looked at.
    create table monitoring_mark (
      one boolean primary key default true check (one),
      position bigint not null
    );
    insert into monitoring_mark (position) select coalesce(max(position), 0) from posting_seal;

    create table suspicion_case (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      status text not null default 'open' check (status in ('open', 'closed')),
      opened_at timestamptz not null,
      assigned_to uuid references administrator (id),
      outcome text check (outcome in ('no_suspicion', 'reported')),
      reason text,
      -- Who asked first that it be closed without a report, where that takes two.
      proposed_by uuid references administrator (id),
      closed_by uuid references administrator (id),
      closed_at timestamptz,
      -- A report is due: by the rules that found something, and from then on.
      due boolean not null default false,
      check ((status = 'closed') = (closed_at is not null and outcome is not null and closed_by is not null)),
      constraint suspicion_case_by_two check (not due or outcome is distinct from 'no_suspicion' or proposed_by is distinct from closed_by)
    );
    create unique index suspicion_case_open on suspicion_case (customer_id) where status = 'open';

    create table suspicion_alert (
      id bigint generated always as identity primary key,
      case_id bigint not null references suspicion_case (id),
      customer_id uuid not null references customer (id),
      rule text not null check (rule in ('structuring', 'in_and_out', 'new_payees', 'dormant')),
      -- The day in Lagos, yyyy-mm-dd, and what was counted.
      day text not null,
      facts jsonb not null,
      found_at timestamptz not null,
      unique (customer_id, rule, day)
    );
    create index suspicion_alert_case on suspicion_alert (case_id);

    create table suspicion_note (
      id bigint generated always as identity primary key,
      case_id bigint not null references suspicion_case (id),
      administrator_id uuid not null references administrator (id),
      at timestamptz not null,
      text text not null
    );
    create index suspicion_note_case on suspicion_note (case_id);
    revoke update, delete on suspicion_alert, suspicion_note from karo_application;
    revoke delete on suspicion_case from karo_application;

    alter table administrator drop constraint administrator_role_check;
    alter table administrator add constraint administrator_role_check
      check (role in ('viewer', 'support', 'operations', 'approver', 'owner', 'compliance'));
  `.execute(db);
}
