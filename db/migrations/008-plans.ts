import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a customer pays for being a better customer; nobody here is on the basic plan.
    create table customer_plan (
      customer_id uuid primary key references customer (id),
      plan text not null check (plan in ('basic', 'premium', 'business', 'vip')),
      billing text check (billing in ('monthly', 'annual')),
      -- The next period's plan and billing, where others were chosen.
      next_plan text check (next_plan in ('basic', 'premium', 'business', 'vip')),
      next_billing text check (next_billing in ('monthly', 'annual')),
      -- Counts the periods, so that each is charged once.
      period integer not null default 0,
      period_from timestamptz not null,
      renews_at timestamptz,
      -- Higher limits hold from here: a day after they were bought, as any raise.
      limits_from timestamptz not null,
      grace_until timestamptz,
      changed_at timestamptz not null
    );
    create index customer_plan_due on customer_plan (renews_at) where renews_at is not null;

    create table plan_charge (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      plan text not null,
      billing text not null,
      amount bigint not null check (amount > 0),
      posting_id bigint not null,
      from_at timestamptz not null,
      until_at timestamptz not null,
      charged_at timestamptz not null
    );
    create index plan_charge_customer on plan_charge (customer_id, charged_at);
  `.execute(db);
  await openHotAccounts(db, [['plan_income', 'Plan fees']]);
}
