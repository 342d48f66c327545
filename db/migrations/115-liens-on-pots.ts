import { type Kysely, sql } from 'kysely';
import { createLedgerFunctions } from '../ledger-functions.ts';
import { createLocking } from '../posting-functions.ts';

/**
 * Liens reach the pots of an owner's goals: a pot is its owner's account, has their liens too, and what all of the owner's accounts have free together is what a lien is kept by (`kept_for_liens`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account disable trigger account_is_what_it_was;
    update account a set customer_id = g.customer_id from goal g where g.pot = a.id and a.kind = 'pot' and a.customer_id is null;
    alter table account enable trigger account_is_what_it_was;

    create or replace function count_liens() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform from account a where a.customer_id = new.customer_id order by a.id for no key update;
        update account a set lien = coalesce(
          (select sum(l.amount - l.paid) from lien l where l.customer_id = new.customer_id and l.status = 'placed'), 0)
        where a.customer_id = new.customer_id and a.kind in ('customer', 'pot');
        return null;
      end
    $$;
    update account a set lien = (select o.lien from account o where o.customer_id = a.customer_id and o.kind = 'customer')
    where a.kind = 'pot' and a.customer_id is not null;
  `.execute(db);
  await keeping(db);
  await createLedgerFunctions(db);
  await createLocking(db);
}

async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_lien() returns trigger language plpgsql as $$
      begin
        if new.kind <> 'pot' and new.balance - new.held - new.floor < kept_for_liens(new.customer_id, new.id, new.lien) then
          raise exception 'a payment takes what a lien holds' using errcode = 'check_violation';
        end if;
        return new;
      end
    $$;

    -- The same of pots, once the transaction is whole: what leaves one stays with its owner, or there is enough. The owner's account is
    -- locked first: of two payments, out of each of them, the second counts the first.
    create function keep_lien_of_pot() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform from account a where a.customer_id = new.customer_id and a.kind = 'customer' for no key update;
        if kept_for_liens(new.customer_id, new.id, (select a.lien from account a where a.id = new.id))
          <= (select a.balance - a.held - a.floor from account a where a.id = new.id)
        then return null; end if;
        if not exists (
          select from entry e join posting p on p.id = e.posting_id
          join account o on o.customer_id = new.customer_id and o.kind = 'customer'
          where e.account_id = new.id and e.version = new.version
            and new.balance - old.balance + (select sum(l.amount::bigint) from unnest(p.accounts, p.amounts) as l (account, amount)
              where l.account::bigint = o.id) >= 0
        ) then
          raise exception 'a payment takes what a lien holds' using errcode = 'check_violation';
        end if;
        return null;
      end
    $$;
    create constraint trigger pot_keeps_lien after update of balance, held on account deferrable initially deferred for each row
      when (new.kind = 'pot' and new.lien > 0 and new.balance - new.held < old.balance - old.held)
      execute function keep_lien_of_pot();
  `.execute(db);
}
