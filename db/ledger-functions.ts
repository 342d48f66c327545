import { type Kysely, sql } from 'kysely';

const batches = sql`
  -- Writes a batch of postings that was judged after lock_for_posting, and answers their ids in the order given. The caller says which
  -- account moves by how much; balances, versions and balances after are reckoned here, so no caller can write a wrong one.
  -- Arrays with an item a posting: requests to leg_starts (where its legs begin, counted from 1). An item a leg: leg_slots (which of the
  -- touched accounts, counted from 1) and leg_amounts. An item a touched account: its row, the account it stands for (a stripe stands
  -- for its hot account), and its place. An item a captured hold: its id and the number of the posting that takes it.
  create or replace function post_batch(
    requests text[], order_hashes bytea[], kinds text[], narrations text[], refs text[], ats timestamptz[], undone bigint[],
    leg_starts int[], leg_slots int[], leg_amounts bigint[],
    touched bigint[], named bigint[], places tid[],
    captured bigint[], captured_ords int[]
  ) returns setof bigint language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    #variable_conflict use_column
    declare
      legs int := cardinality(leg_slots);
      ids bigint[];
      leg_accounts bigint[];
      totals bigint[];
      counts bigint[];
      freed bigint[];
      bases bigint[];
      versions bigint[];
      taken record;
      debited int;
      n int;
    begin
      select count(*) filter (where after - start >= 2) into n
      from unnest(leg_starts, leg_starts[2:] || (legs + 1)) as s (start, after);
      if leg_starts[1] is distinct from 1 or n <> cardinality(leg_starts) or n <> cardinality(requests) or legs <> cardinality(leg_amounts)
      then
        raise exception 'a batch is not well formed' using errcode = 'integrity_constraint_violation';
      end if;

      select array_agg(total order by slot), array_agg(many order by slot), max(slot) into totals, counts, n from (
        select l.slot, sum(l.amount)::bigint as total, count(*) as many
        from unnest(leg_slots, leg_amounts) as l (slot, amount) group by l.slot
      ) as moves where slot >= 1;
      if n <> cardinality(touched) or cardinality(totals) <> n or cardinality(named) <> n then
        raise exception 'a leg has no account' using errcode = 'integrity_constraint_violation';
      end if;

      ids := array(select nextval('posting_id_seq') from unnest(requests));
      if captured <> '{}' then
        n := 0;
        freed := array_fill(0::bigint, array[cardinality(touched)]);
        for taken in
          update hold set status = 'captured', posting_id = ids[c.ord], ended_at = ats[c.ord]
          from unnest(captured, captured_ords) as c (id, ord)
          where hold.id = c.id and hold.status = 'open'
          returning hold.account_id, hold.amount, leg_starts[c.ord] as start, coalesce(leg_starts[c.ord + 1], legs + 1) as after
        loop
          n := n + 1;
          debited := array_position(touched, taken.account_id);
          if debited is null or not exists (
            select from unnest(leg_slots[taken.start:taken.after - 1], leg_amounts[taken.start:taken.after - 1]) as l (slot, amount)
            where l.slot = debited and l.amount < 0
          ) then
            raise exception 'a hold is captured by a posting that does not debit its account' using errcode = 'integrity_constraint_violation';
          end if;
          freed[debited] := freed[debited] + taken.amount;
        end loop;
        if n <> cardinality(captured) then
          raise exception 'a hold is not open' using errcode = 'integrity_constraint_violation';
        end if;
      end if;

      with moved as (
        update account set balance = account.balance + t.total, version = account.version + t.many,
          held = account.held - coalesce(t.freed, 0)
        from unnest(touched, named, places, totals, counts, freed)
          with ordinality as t (id, named, place, total, many, freed, slot)
        where account.ctid = t.place and account.id = t.id and coalesce(account.stripe_of, account.id) = t.named
          and account.kind <> 'internal' and account.closed_at is null
        returning t.slot, account.balance - t.total as base, account.version - t.many as version
      )
      select array_agg(base order by slot), array_agg(version order by slot), count(*) into bases, versions, n from moved;
      if n <> cardinality(touched) then
        raise exception 'an account is not where it was locked' using errcode = 'serialization_failure';
      end if;

      leg_accounts := array(select named[l.slot] from unnest(leg_slots) as l (slot));
      insert into posting (id, request_id, order_hash, kind, narration, reference, at, accounts, amounts, reverses)
      overriding system value
      select ids[o.ord], o.request_id, o.order_hash, o.kind, o.narration, o.reference, o.at,
        leg_accounts[o.start:coalesce(leg_starts[o.ord + 1], legs + 1) - 1],
        leg_amounts[o.start:coalesce(leg_starts[o.ord + 1], legs + 1) - 1], o.reverses
      from unnest(requests, order_hashes, kinds, narrations, refs, ats, undone, leg_starts)
        with ordinality as o (request_id, order_hash, kind, narration, reference, at, reverses, start, ord);

      -- An account that one leg touches, as nearly all are, needs no running sum: that is reckoned in numeric, and sorted for.
      insert into entry (account_id, version, posting_id, amount, balance_after, at)
      select touched[l.slot], versions[l.slot] + 1, ids[l.ord], l.amount, bases[l.slot] + l.amount, ats[l.ord]
      from (
        select u.slot, u.amount, width_bucket(u.nth::int, leg_starts) as ord
        from unnest(leg_slots, leg_amounts) with ordinality as u (slot, amount, nth)
        where counts[u.slot] = 1 order by u.slot
      ) as l
      union all
      select touched[l.slot], versions[l.slot] + row_number() over chain, ids[l.ord], l.amount,
        bases[l.slot] + (sum(l.amount) over chain)::bigint, ats[l.ord]
      from (
        select u.slot, u.amount, u.nth, width_bucket(u.nth::int, leg_starts) as ord
        from unnest(leg_slots, leg_amounts) with ordinality as u (slot, amount, nth)
        where counts[u.slot] is distinct from 1
      ) as l
      window chain as (partition by l.slot order by l.nth rows unbounded preceding);

      return query select unnest(ids);
    end
  $$;
`;

const holds = sql`
  -- Reserves money. Answers the hold, or the code of the fault that refuses it with what is left to spend.
  create or replace function place_hold(
    request text, hash bytea, on_account bigint, want bigint, why text, placed_at timestamptz, until timestamptz
  ) returns table (id bigint, fault text, available bigint) language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
    #variable_conflict use_column
    declare
      own record;
      known record;
    begin
      select a.balance - a.held - a.floor - kept_for_liens(a.customer_id, a.id, a.lien) as free, a.closed_at into own
      from account a where a.id = on_account and a.kind not in ('internal', 'stripe') for no key update;
      if not found then return query select null::bigint, 'account_missing', null::bigint; return; end if;
      select h.id, h.order_hash into known from hold h where h.request_id = request;
      if found then
        return query select known.id, case when known.order_hash = hash then null else 'request_reused' end, null::bigint;
        return;
      end if;
      if own.closed_at is not null then return query select null::bigint, 'account_closed', null::bigint; return; end if;
      if own.free < want then return query select null::bigint, 'insufficient_funds', greatest(own.free, 0); return; end if;
      update account a set held = a.held + want where a.id = on_account;
      return query
        insert into hold as h (request_id, order_hash, account_id, amount, reason, at, expires_at)
        values (request, hash, on_account, want, why, placed_at, until)
        returning h.id, null::text, null::bigint;
    end
  $$;

  -- Gives a hold's money back; false where there is no such hold, or a posting took it. The account is locked before its hold, as
  -- everywhere.
  create or replace function release_hold(which bigint, released_at timestamptz) returns boolean language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
    declare
      ended record;
    begin
      perform from account a where a.id = (select h.account_id from hold h where h.id = which) for no key update;
      if not found then return false; end if;
      update hold h set status = 'released', ended_at = released_at where h.id = which and h.status = 'open'
      returning h.account_id, h.amount into ended;
      if not found then return (select h.status = 'released' from hold h where h.id = which); end if;
      update account a set held = a.held - ended.amount where a.id = ended.account_id;
      return true;
    end
  $$;

  -- Gives back what was held until a time that has come, at most so many holds; answers how many.
  create or replace function expire_holds(now timestamptz, most int) returns int language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
    declare
      due bigint[];
      ended int;
    begin
      due := array(
        select h.id from hold h where h.status = 'open' and h.expires_at <= now order by h.account_id limit most
      );
      perform from account a where a.id in (select h.account_id from hold h where h.id = any(due)) order by a.id for no key update;
      with over as (
        update hold h set status = 'released', ended_at = now where h.id = any(due) and h.status = 'open'
        returning h.account_id, h.amount
      ), freed as (
        update account a set held = a.held - o.amount
        from (select over.account_id, sum(over.amount)::bigint as amount from over group by over.account_id) o
        where a.id = o.account_id
      )
      select count(*) into ended from over;
      return ended;
    end
  $$;
`;

const liens = sql`
  -- What of an account has to stay there for its owner's liens: what the owner's other accounts (the account itself, and its pots) do not
  -- have free already. Volatile, so that a query that has waited for the account's lock sees what was committed meanwhile.
  create or replace function kept_for_liens(customer uuid, on_account bigint, lien bigint) returns bigint language plpgsql volatile as $$
    begin
      if kept_for_liens.lien = 0 then return 0; end if;
      return greatest(0, kept_for_liens.lien - coalesce((
        select sum(greatest(0, o.balance - o.held - o.floor)) from account o
        where o.customer_id = customer and o.id <> on_account and o.kind in ('customer', 'pot')
      ), 0))::bigint;
    end
  $$;

  -- Holds money of an account for whom an order names, out of what that order's lien keeps: lien and free money shrink together. What
  -- orders of before keep is not touched. Answers as place_hold does.
  create or replace function hold_for_lien(
    request text, hash bytea, on_lien bigint, want bigint, why text, placed_at timestamptz
  ) returns table (id bigint, fault text, available bigint) language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
    #variable_conflict use_column
    declare
      own record;
      payable bigint;
      made bigint;
    begin
      select a.id, a.balance - a.held - a.floor as free, a.customer_id, a.closed_at into own
      from account a where a.id = (select l.account_id from lien l where l.id = on_lien) for no key update;
      if not found then return query select null::bigint, 'account_missing', null::bigint; return; end if;
      if own.closed_at is not null then return query select null::bigint, 'account_closed', null::bigint; return; end if;
      select greatest(0, least(l.amount - l.paid, own.free - (
        select kept_for_liens(own.customer_id, own.id, coalesce(sum(e.amount - e.paid), 0)::bigint) from lien e
        where e.account_id = own.id and e.status = 'placed' and (e.decided_at, e.id) < (l.decided_at, l.id)
      ))) into payable from lien l where l.id = on_lien and l.status = 'placed';
      if want <= 0 or coalesce(payable, 0) < want then
        return query select null::bigint, 'insufficient_funds', coalesce(payable, 0);
        return;
      end if;
      update account a set held = a.held + want, lien = a.lien - want where a.id = own.id;
      insert into hold as h (request_id, order_hash, account_id, amount, reason, at)
      values (request, hash, own.id, want, why, placed_at) returning h.id into made;
      insert into lien_payment (lien_id, hold_id, amount, paid_at) values (on_lien, made, want, placed_at);
      update lien l set paid = l.paid + want where l.id = on_lien;
      return query select made, null::text, null::bigint;
    end
  $$;
`;

const accounts = sql`
  -- Opens a customer's account, a pot of theirs, or a pot that holds money for many. None may ever be overdrawn.
  create or replace function open_account(kind text, code text, customer uuid, nuban text, opened_at timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      opened bigint;
      ordered bigint;
    begin
      if open_account.kind not in ('customer', 'pot') then
        raise exception 'an account of the bank''s own is opened by a migration' using errcode = 'insufficient_privilege';
      end if;
      -- Locked, so that a lien that is placed at this moment finds the pot.
      if open_account.kind = 'pot' and customer is not null then
        select a.lien into ordered from account a where a.customer_id = customer and a.kind = 'customer' for no key update;
      end if;
      insert into account (kind, code, customer_id, nuban, floor, opened_at, lien)
      values (open_account.kind, open_account.code, customer, open_account.nuban, 0, open_account.opened_at, coalesce(ordered, 0))
      returning id into opened;
      return opened;
    end
  $$;

  -- Closes a customer's own account, which must be empty.
  create or replace function close_account(customer uuid, ended_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      if exists (
        select from account a where a.customer_id = customer and a.kind = 'customer' and (a.balance <> 0 or a.held <> 0)
      ) then
        raise exception 'an account that closes must be empty' using errcode = 'integrity_constraint_violation';
      end if;
      update account a set closed_at = ended_at
      where a.customer_id = customer and a.kind = 'customer' and a.closed_at is null and a.balance = 0 and a.held = 0;
    end
  $$;

  -- Makes postings on these accounts wait until the caller's transaction ends.
  create or replace function lock_accounts(which bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform from account a where a.id = any(which) and a.kind not in ('internal', 'stripe') order by a.id for no key update;
    end
  $$;
`;

/**
 * The only ways in which the application's role writes the ledger: each runs with the rights of the tables' owner (`security definer`), finds names in a fixed
 * path that temporary tables come last in, and keeps the book right whatever it is called with. `create or replace` lets a later migration bring them to this text, on databases that have them already. A function that must change its meaning or its arguments gets a
 * new name, and the old one stays for a release: processes of before still call it.
 */
export async function createLedgerFunctions(db: Kysely<unknown>): Promise<void> {
  await batches.execute(db);
  await holds.execute(db);
  await liens.execute(db);
  await accounts.execute(db);
}
