import { type Kysely, sql } from 'kysely';

/** Real providers: what went wrong last with each, the account numbers that they gave our customers, and the money that came in by those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_trouble (
      provider text primary key,
      at timestamptz not null,
      why text not null,
      count integer not null
    );

    -- Who was given the credit: nobody else is asked what became of it, or given it again.
    alter table transfer add column rails text;

    -- The number at a partner bank that other banks can pay into; a customer has one with each provider.
    create table receiving_account (
      provider text not null,
      customer_id uuid not null references customer (id),
      -- Ours, under which the provider is asked.
      reference text not null unique,
      status text not null check (status in ('asked', 'open', 'refused')),
      account text,
      bank_name text,
      account_name text,
      tries integer not null default 0,
      next_try_at timestamptz not null,
      asked_at timestamptz not null,
      primary key (provider, customer_id),
      unique (provider, account),
      check (status <> 'open' or (account is not null and bank_name is not null))
    );

    -- A credit that a provider took in for us, under the session id that our book has for it.
    create table collected_credit (
      session_id text primary key,
      provider text not null,
      reference text not null,
      account text not null,
      amount bigint not null check (amount > 0),
      at timestamptz not null,
      unique (provider, reference)
    );
  `.execute(db);
}
