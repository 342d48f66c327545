import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';
import { createPostingFunctions } from '../posting-functions.ts';

const hot: [code: string, name: string][] = [
  ['opening', 'Opening balances of the sandbox'],
  ['nip_settlement', 'Interbank settlement'],
  ['airtime_settlement', 'Airtime settlement'],
  ['fee_income', 'Fee income'],
  ['vat_payable', 'Value added tax payable'],
  ['duty_payable', 'Stamp duty payable'],
  ['suspense', 'Suspense'],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await guards(db);
  await createPostingFunctions(db);
  await openHotAccounts(db, hot);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A balance in the book. A hot internal account has no balance of its own: each posting takes whichever of its stripes
    -- is free, so nobody waits for it, and its balance is the sum of its stripes.
    create table account (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('customer', 'pot', 'internal', 'stripe')),
      code text unique,
      name text,
      customer_id uuid,
      nuban text unique,
      stripe_of bigint references account (id),
      floor bigint,
      balance bigint not null default 0,
      held bigint not null default 0 check (held >= 0),
      version bigint not null default 0,
      opened_at timestamptz not null,
      closed_at timestamptz,
      check (floor is null or balance - held >= floor),
      check ((kind = 'stripe') = (stripe_of is not null))
    ) with (fillfactor = 70);
    create index account_customer on account (customer_id) where customer_id is not null;
    create unique index account_own on account (customer_id) where kind = 'customer';
    create index account_hot on account (id) where kind = 'internal';
    create index account_stripe on account (stripe_of) where stripe_of is not null;

    -- A balanced set of entries written together. accounts and amounts are its legs as ordered, so that undoing it needs no
    -- index of entries by posting (which costs a sixth of the speed).
    create table posting (
      id bigint generated always as identity (cache 64) primary key,
      request_id text not null unique,
      order_hash bytea not null,
      kind text not null,
      narration text not null,
      reference text,
      at timestamptz not null,
      accounts bigint[] not null,
      amounts bigint[] not null,
      reverses bigint
    );
    create unique index posting_reverses on posting (reverses) where reverses is not null;
    create index posting_reference on posting (reference) where reference is not null;

    -- One leg. Its key is its place in the account's history, which is also the statement's order.
    create table entry (
      account_id bigint not null,
      version bigint not null,
      posting_id bigint not null,
      amount bigint not null,
      balance_after bigint not null,
      at timestamptz not null,
      primary key (account_id, version)
    );

    create table hold (
      id bigint generated always as identity primary key,
      request_id text not null unique,
      order_hash bytea not null,
      account_id bigint not null references account (id),
      amount bigint not null check (amount > 0),
      reason text not null,
      status text not null default 'open' check (status in ('open', 'captured', 'released')),
      at timestamptz not null,
      expires_at timestamptz,
      ended_at timestamptz,
      posting_id bigint
    );
    create index hold_open on hold (account_id) where status = 'open';
    create index hold_expiry on hold (expires_at) where status = 'open' and expires_at is not null;
  `.execute(db);
}

async function guards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end
    $$;
    create trigger entry_append_only before update or delete on entry
      for each statement execute function refuse_change();
    create trigger entry_not_truncated before truncate on entry
      for each statement execute function refuse_change();
    create trigger posting_append_only before update or delete on posting
      for each statement execute function refuse_change();

    -- The second, independent check, of whoever writes entries: what a statement writes sums to zero, posting by posting. Once a
    -- statement and not once a row, which would cost more than the posting.
    create function check_entries() returns trigger language plpgsql as $$
      begin
        if exists (
          select 1 from written group by posting_id having sum(amount) <> 0
        ) then
          raise exception 'a posting does not sum to zero' using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end
    $$;
    create trigger entry_sums_to_zero after insert on entry
      referencing new table as written for each statement execute function check_entries();
  `.execute(db);
}
