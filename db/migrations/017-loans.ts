import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await internalAccounts(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- An application, and the loan that it becomes.
    create table loan (
      id bigint generated always as identity primary key,
      reference text not null unique,
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      product text not null,
      amount bigint not null check (amount > 0),
      -- Hundredths of a percent a year.
      rate_bp integer not null check (rate_bp >= 0),
      months smallint not null check (months > 0),
      payment bigint not null check (payment > 0),
      purpose text not null,
      income bigint check (income >= 0),
      income_seen bigint not null check (income_seen >= 0),
      employment text,
      employer text,
      score smallint not null check (score between 300 and 850),
      status text not null
        check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'disbursed', 'in_arrears', 'repaid')),
      -- Why it was decided so: one of the rules, with the amount that it names, or an administrator's words.
      reason text not null,
      reason_amount bigint,
      reason_words text,
      applied_at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      offer_until timestamptz,
      disbursed_at timestamptz,
      closed_at timestamptz,
      -- From when interest of the current month is still to be reckoned, where some was paid early in it.
      accrued_at timestamptz,
      -- When the collector looks at it next.
      next_at timestamptz,
      posting_id bigint
    );
    create index loan_customer on loan (customer_id, id);
    create unique index loan_once on loan (customer_id, product) where status in ('pending', 'approved', 'disbursed', 'in_arrears');
    create index loan_next on loan (next_at) where status in ('disbursed', 'in_arrears');
    create index loan_waiting on loan (applied_at) where status = 'pending';

    create table loan_instalment (
      loan_id bigint not null references loan (id),
      number smallint not null,
      due_at timestamptz not null,
      principal bigint not null check (principal >= 0),
      interest bigint not null check (interest >= 0),
      late_fee bigint not null default 0 check (late_fee >= 0),
      principal_paid bigint not null default 0 check (principal_paid between 0 and principal),
      interest_paid bigint not null default 0 check (interest_paid between 0 and interest),
      late_fee_paid bigint not null default 0 check (late_fee_paid between 0 and late_fee),
      paid_at timestamptz,
      reminded_at timestamptz,
      late_at timestamptz,
      primary key (loan_id, number)
    );

    create table loan_payment (
      id bigint generated always as identity primary key,
      loan_id bigint not null references loan (id),
      kind text not null check (kind in ('due', 'early')),
      amount bigint not null check (amount > 0),
      principal bigint not null,
      interest bigint not null,
      late_fee bigint not null,
      posting_id bigint not null,
      at timestamptz not null,
      check (amount = principal + interest + late_fee)
    );
    create index loan_payment_loan on loan_payment (loan_id, id);
  `.execute(db);
}

/** What is lent, and what it earns. */
async function internalAccounts(db: Kysely<unknown>): Promise<void> {
  await openHotAccounts(db, [
    ['loan_principal', 'Loans to customers'],
    ['loan_interest', 'Interest on loans'],
  ]);
}
