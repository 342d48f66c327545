import { type Kysely, sql } from 'kysely';
import { createLedgerFunctions } from '../ledger-functions.ts';
import { createLocking } from '../posting-functions.ts';

/**
 * Money that a court or an authority has had held on an account. `account.lien` is the sum of what is placed, kept by a trigger, so that judging a payment reads no other table; it may be
 * more than there is: what comes in later is held too. The functions of the ledger count it in place, so that a process of the release before keeps it as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lien (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      account_id bigint not null references account (id),
      kind text not null check (kind in ('court_order', 'authority')),
      amount bigint not null check (amount > 0),
      -- What the order calls itself, who gave it, and when: days in Lagos, yyyy-mm-dd.
      reference text not null,
      authority text not null,
      dated_on text not null check (dated_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      -- The last day on which it holds; null where it holds until it is lifted.
      ends_on text check (ends_on ~ '^\\d{4}-\\d{2}-\\d{2}$' and ends_on >= dated_on),
      status text not null default 'proposed' check (status in ('proposed', 'refused', 'placed', 'released', 'ended')),
      proposed_by text not null,
      proposed_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      ended_at timestamptz,
      -- Nobody places alone what they proposed.
      constraint lien_by_two check (status in ('proposed', 'refused') or (decided_by is not null and decided_by <> proposed_by))
    );
    create unique index lien_once on lien (customer_id, authority, reference) where status in ('proposed', 'placed');
    create index lien_account on lien (account_id) where status = 'placed';
    create index lien_ends on lien (ends_on) where status = 'placed';
    revoke delete on lien from karo_application;

    alter table account add column lien bigint not null default 0;
  `.execute(db);
  await keeping(db);
  await createLedgerFunctions(db);
  await createLocking(db);
}

async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The account is locked before its liens are added up: of two at once the second counts the first.
    create function count_liens() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform from account a where a.id = new.account_id for no key update;
        update account a set lien = coalesce(
          (select sum(l.amount) from lien l where l.account_id = new.account_id and l.status = 'placed'), 0)
        where a.id = new.account_id;
        return null;
      end
    $$;
    create trigger lien_counts after insert or update of status on lien
      for each row execute function count_liens();

    create trigger lien_is_what_it_was before update of id, customer_id, account_id, kind, amount, reference, authority, dated_on, ends_on on lien
      for each statement execute function refuse_ledger_change('what a lien holds is fixed when it is proposed');
    create function lien_goes_forward() returns trigger language plpgsql as $$
      begin
        if not (old.status = 'proposed' and new.status in ('placed', 'refused') or old.status = 'placed' and new.status in ('released', 'ended'))
        then
          raise exception 'a lien does not go from % to %', old.status, new.status using errcode = 'restrict_violation';
        end if;
        return new;
      end
    $$;
    create trigger lien_goes_forward before update on lien
      for each row execute function lien_goes_forward();

    -- The second, independent check: what is free never falls to less than is to be held.
    create function keep_lien() returns trigger language plpgsql as $$
      begin
        raise exception 'a payment takes what a lien holds' using errcode = 'check_violation';
      end
    $$;
    create trigger account_keeps_lien before update of balance, held on account for each row
      when (new.lien > 0 and new.balance - new.held < old.balance - old.held and new.balance - new.held - new.floor < new.lien)
      execute function keep_lien();
  `.execute(db);
}
