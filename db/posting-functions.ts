import { type Kysely, sql } from 'kysely';
import { STRIPES } from './hot-accounts.ts';

const locking = sql`
  -- Locks what a batch is judged by, then reads it: a statement that locked and wrote at once would judge by balances from
  -- before it waited. Accounts come in id order, so that no two batches wait for each other in a circle; for a hot account, whichever
  -- stripe nobody has, or a turn at one of them where all are taken. What liens keep is told as part of the floor; not of a pot whose
  -- owner's account is in the batch too: money between the two stays the owner's.
  create or replace function lock_for_posting(accounts bigint[], holds bigint[], requests text[], undone bigint[])
  returns table (
    what text, id bigint, account_id bigint, amount bigint, held bigint, version bigint, floor bigint, status text,
    request_id text, order_hash bytea, reverses bigint, place tid
  ) language plpgsql set enable_seqscan = off as $$
    #variable_conflict use_column
    declare
      hot bigint;
    begin
      return query
        select 'account', a.id, a.id, a.balance, a.held, a.version,
          a.floor + case
            when a.lien = 0 or a.kind = 'pot' and exists (
              select from account o where o.customer_id = a.customer_id and o.kind = 'customer' and o.id = any(accounts)
            ) then 0
            else kept_for_liens(a.customer_id, a.id, a.lien)
          end,
          case when a.closed_at is null then 'open' else 'closed' end,
          null, null::bytea, null::bigint, a.ctid
        from account a where a.id = any(accounts) and a.kind not in ('internal', 'stripe')
        order by a.id for no key update;
      for hot in select a.id from account a where a.kind = 'internal' and a.id = any(accounts) order by a.id loop
        return query
          select 'account', a.id, hot, a.balance, a.held, a.version, a.floor, 'open', null, null::bytea, null::bigint, a.ctid
          from account a where a.stripe_of = hot limit 1 for no key update skip locked;
        continue when found;
        return query
          select 'account', a.id, hot, a.balance, a.held, a.version, a.floor, 'open', null, null::bytea, null::bigint, a.ctid
          from account a where a.id = (
            select s.id from account s where s.stripe_of = hot order by s.id offset pg_backend_pid() % ${sql.lit(STRIPES)} limit 1
          ) for no key update;
      end loop;
      if holds <> '{}' then
        return query
          select 'hold', h.id, h.account_id, h.amount, null::bigint, null::bigint, null::bigint, h.status,
            null, null::bytea, null::bigint, null::tid
          from hold h where h.id = any(holds) order by h.id for update;
      end if;
      return query
        select 'posting', p.id, null::bigint, null::bigint, null::bigint, null::bigint, null::bigint, null,
          p.request_id, p.order_hash, p.reverses, null::tid
        from posting p where p.request_id = any(requests);
      if undone <> '{}' then
        return query
          select 'posting', p.id, null::bigint, null::bigint, null::bigint, null::bigint, null::bigint, null,
            p.request_id, p.order_hash, p.reverses, null::tid
          from posting p where p.reverses = any(undone);
      end if;
    end
  $$;
`;

const writing = sql`
  -- Writes what was judged, and answers the postings' ids in the order given. The first arrays have an item a posting, the next
  -- (legs) an item an entry, the next an item an account, the last an item a captured hold.
  create function write_postings(
    requests text[], order_hashes bytea[], kinds text[], narrations text[], refs text[], ats timestamptz[],
    accounts text[], amounts text[], undone bigint[],
    leg_accounts bigint[], leg_versions bigint[], leg_ords bigint[], leg_amounts bigint[], leg_balances bigint[],
    touched bigint[], places tid[], balances bigint[], helds bigint[], versions bigint[],
    captured bigint[], captured_ords bigint[]
  ) returns setof bigint language plpgsql set enable_seqscan = off as $$
    #variable_conflict use_column
    declare
      found_again int;
    begin
      update account set balance = b.balance, held = b.held, version = b.version
      from unnest(touched, places, balances, helds, versions) as b (id, place, balance, held, version)
      where account.ctid = b.place and account.id = b.id;
      get diagnostics found_again = row_count;
      if found_again <> cardinality(touched) then
        raise exception 'an account is not where it was locked' using errcode = 'serialization_failure';
      end if;
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
      ), holds as (
        update hold set status = 'captured', posting_id = fresh.id, ended_at = fresh.at
        from unnest(captured, captured_ords) as h (id, ord) join fresh using (ord)
        where hold.id = h.id
      )
      select id from fresh order by ord;
    end
  $$;
`;

/**
 * The two statements of posting, as they are now. Functions, because PostgreSQL then keeps their plans for as long as the connection lives; a plan
 * of the day on which the tables were empty would read them whole, so that is not among the choices. What the first has locked, the second finds by its place in
 * the table: a row that is locked does not move, and the index need not be searched again.
 */
export async function createPostingFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`drop function if exists lock_for_posting, write_postings`.execute(db);
  await locking.execute(db);
  await writing.execute(db);
}

/** Brings the first of the two to this text, on a database where the application may only call it. */
export async function createLocking(db: Kysely<unknown>): Promise<void> {
  await locking.execute(db);
  await sql`
    alter function lock_for_posting(bigint[], bigint[], text[], bigint[])
      security definer set search_path = pg_catalog, public, pg_temp
  `.execute(db);
}
