import { type Kysely, sql } from 'kysely';

/** Who asked that an account take no more credits from other banks, or take them again, and who else decided it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_freeze (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      -- What is asked: no credits any more, or credits again.
      frozen boolean not null,
      reason text not null,
      status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
      proposed_by text not null,
      proposed_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      -- Nobody approves what they proposed themselves.
      check (status <> 'approved' or decided_by is distinct from proposed_by)
    );
    create unique index credit_freeze_open on credit_freeze (customer_id) where status = 'proposed';
  `.execute(db);
}
