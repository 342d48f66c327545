import { type Kysely, sql } from 'kysely';
import { openHotAccounts, STRIPES } from '../hot-accounts.ts';

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
  await functions(db);
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

/** The two statements of posting. Functions, because PostgreSQL then keeps their plans for as long as the connection lives. */
async function functions(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Locks what a batch is judged by, then reads it: a statement that locked and wrote at once would judge by balances from
    -- before it waited. Accounts come in id order, so that no two batches wait for each other in a circle; for a hot account, whichever
    -- stripe nobody has, or a turn at one of them where all are taken.
    create function lock_for_posting(accounts bigint[], holds bigint[], requests text[], undone bigint[])
    returns table (
      what text, id bigint, account_id bigint, amount bigint, held bigint, version bigint, floor bigint, status text,
      request_id text, order_hash bytea, reverses bigint
    ) language plpgsql as $$
      #variable_conflict use_column
      declare
        hot bigint;
      begin
        return query
          select 'account', a.id, a.id, a.balance, a.held, a.version, a.floor, case when a.closed_at is null then 'open' else 'closed' end,
            null, null::bytea, null::bigint
          from account a where a.id = any(accounts) and a.kind not in ('internal', 'stripe')
          order by a.id for no key update;
        for hot in select a.id from account a where a.kind = 'internal' and a.id = any(accounts) order by a.id loop
          return query
            select 'account', a.id, hot, a.balance, a.held, a.version, a.floor, 'open', null, null::bytea, null::bigint
            from account a where a.stripe_of = hot limit 1 for no key update skip locked;
          continue when found;
          return query
            select 'account', a.id, hot, a.balance, a.held, a.version, a.floor, 'open', null, null::bytea, null::bigint
            from account a where a.id = (
              select s.id from account s where s.stripe_of = hot order by s.id offset pg_backend_pid() % ${sql.lit(STRIPES)} limit 1
            ) for no key update;
        end loop;
        if holds <> '{}' then
          return query
            select 'hold', h.id, h.account_id, h.amount, null::bigint, null::bigint, null::bigint, h.status,
              null, null::bytea, null::bigint
            from hold h where h.id = any(holds) order by h.id for update;
        end if;
        return query
          select 'posting', p.id, null::bigint, null::bigint, null::bigint, null::bigint, null::bigint, null,
            p.request_id, p.order_hash, p.reverses
          from posting p where p.request_id = any(requests);
        if undone <> '{}' then
          return query
            select 'posting', p.id, null::bigint, null::bigint, null::bigint, null::bigint, null::bigint, null,
              p.request_id, p.order_hash, p.reverses
            from posting p where p.reverses = any(undone);
        end if;
      end
    $$;

    -- Writes what was judged, and answers the postings' ids in the order given. The first arrays have an item a posting, the next
    -- (legs) an item an entry, the next an item an account, the last an item a captured hold.
    create function write_postings(
      requests text[], order_hashes bytea[], kinds text[], narrations text[], refs text[], ats timestamptz[],
      accounts text[], amounts text[], undone bigint[],
      leg_accounts bigint[], leg_versions bigint[], leg_ords bigint[], leg_amounts bigint[], leg_balances bigint[],
      touched bigint[], balances bigint[], helds bigint[], versions bigint[],
      captured bigint[], captured_ords bigint[]
    ) returns setof bigint language plpgsql as $$
      #variable_conflict use_column
      begin
        return query
        with fresh as materialized (
          select nextval('posting_id_seq') as id, o.*
          from unnest(requests, order_hashes, kinds, narrations, refs, ats, write_postings.accounts, write_postings.amounts, undone)
            with ordinality as o (request_id, order_hash, kind, narration, reference, at, accounts, amounts, reverses, ord)
        ), postings as (
          insert into posting (id, request_id, order_hash, kind, narration, reference, at, accounts, amounts, reverses)
          overriding system value
          select id, request_id, order_hash, kind, narration, reference, at, accounts::bigint[], amounts::bigint[], reverses from fresh
        ), entries as (
          insert into entry (account_id, version, posting_id, amount, balance_after, at)
          select e.account_id, e.version, fresh.id, e.amount, e.balance_after, fresh.at
          from unnest(leg_accounts, leg_versions, leg_ords, leg_amounts, leg_balances) as e (account_id, version, ord, amount, balance_after)
          join fresh using (ord)
        ), accounts as (
          update account set balance = b.balance, held = b.held, version = b.version
          from unnest(touched, balances, helds, versions) as b (id, balance, held, version)
          where account.id = b.id
        ), holds as (
          update hold set status = 'captured', posting_id = fresh.id, ended_at = fresh.at
          from unnest(captured, captured_ords) as h (id, ord) join fresh using (ord)
          where hold.id = h.id
        )
        select id from fresh order by ord;
      end
    $$;
  `.execute(db);
}
