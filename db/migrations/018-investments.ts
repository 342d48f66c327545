import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await internalAccounts(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Money put aside by the month into a mix of assets.
    create table investment_plan (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      quote_id uuid not null unique references quote (id),
      name text not null,
      risk text not null check (risk in ('conservative', 'moderate', 'aggressive')),
      monthly bigint not null check (monthly > 0),
      target bigint not null check (target > 0),
      years smallint not null check (years in (1, 2, 3, 5, 10)),
      status text not null check (status in ('active', 'paused', 'matured', 'closed')),
      -- Contributions made, and those that were missed.
      paid_count integer not null default 0,
      missed_count integer not null default 0,
      contributed bigint not null default 0,
      next_at timestamptz,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      closed_at timestamptz
    );
    create index investment_plan_customer on investment_plan (customer_id, id);
    create index investment_plan_next on investment_plan (next_at) where status in ('active', 'paused');

    -- What the custodian keeps for a customer, in hundred-millionths of a unit, and what it cost. Plans keep theirs apart (plan_id; 0 is none).
    create table holding (
      customer_id uuid not null references customer (id),
      plan_id bigint not null default 0,
      asset text not null,
      quantity bigint not null check (quantity >= 0),
      cost bigint not null check (cost >= 0 and (quantity > 0 or cost = 0)),
      primary key (customer_id, plan_id, asset)
    );

    create table trade (
      id bigint generated always as identity primary key,
      reference text not null,
      customer_id uuid not null references customer (id),
      plan_id bigint references investment_plan (id),
      asset text not null,
      side text not null check (side in ('buy', 'sell')),
      quantity bigint not null check (quantity > 0),
      price bigint not null check (price > 0),
      -- What was invested, or came out of it, before fees; cost is what was sold had cost.
      amount bigint not null check (amount >= 0),
      fee bigint not null check (fee >= 0),
      cost bigint not null check (cost >= 0),
      posting_id bigint not null,
      at timestamptz not null
    );
    -- What an investment club would buy or sell, and who agrees; the price is that of the vote that decides.
    create table group_proposal (
      id bigint generated always as identity primary key,
      group_id bigint not null references savings_group (id),
      member_id bigint not null references group_member (id),
      side text not null check (side in ('buy', 'sell')),
      asset text not null,
      -- All of it, where something is sold and no amount is given.
      amount bigint check (amount > 0),
      status text not null default 'open' check (status in ('open', 'passed', 'failed')),
      opened_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      check (side = 'sell' or amount is not null)
    );
    create unique index group_proposal_once on group_proposal (group_id) where status = 'open';

    create table group_proposal_ballot (
      proposal_id bigint not null references group_proposal (id),
      member_id bigint not null references group_member (id),
      agreed boolean not null,
      at timestamptz not null,
      primary key (proposal_id, member_id)
    );

    -- What the custodian keeps for a club, as holding does for a customer.
    create table group_holding (
      group_id bigint not null references savings_group (id),
      asset text not null,
      quantity bigint not null check (quantity >= 0),
      cost bigint not null check (cost >= 0 and (quantity > 0 or cost = 0)),
      primary key (group_id, asset)
    );

    create index trade_customer on trade (customer_id, id);
    create index trade_plan on trade (plan_id) where plan_id is not null;
  `.execute(db);
}

/** What is kept for customers, at cost and apart from the bank's own money; and what sales made above or below it. */
async function internalAccounts(db: Kysely<unknown>): Promise<void> {
  await openHotAccounts(db, [
    ['investment_custody', 'Customers’ investments in custody, at cost'],
    ['market_settlement', 'Gains and losses settled with the market'],
  ]);
}
