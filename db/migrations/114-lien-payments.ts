import { type Kysely, sql } from 'kysely';
import { createLedgerFunctions } from '../ledger-functions.ts';

/**
 * What is paid out of an account to whom an order names. A payment is a hold of the ledger's that shrinks the lien in the same statement (`hold_for_lien`); a transfer that comes back gives the lien its
 * amount again, whoever writes down that it did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lien add column paid bigint not null default 0 check (paid between 0 and amount);

    create table lien_payment (
      id bigint generated always as identity primary key,
      lien_id bigint not null references lien (id),
      -- The hold that it was; not a foreign key, so that a hold is refused to be truncated for its own reason.
      hold_id bigint not null unique,
      amount bigint not null check (amount > 0),
      paid_at timestamptz not null,
      -- When the money came back; null where it has not.
      returned_at timestamptz
    );
    create index lien_payment_lien on lien_payment (lien_id);
    revoke insert, update, delete on lien_payment from karo_application;
  `.execute(db);
  await keeping(db);
  await createLedgerFunctions(db);
}

async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_liens() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform from account a where a.id = new.account_id for no key update;
        update account a set lien = coalesce(
          (select sum(l.amount - l.paid) from lien l where l.account_id = new.account_id and l.status = 'placed'), 0)
        where a.id = new.account_id;
        return null;
      end
    $$;
    create trigger lien_counts_paid after update of paid on lien
      for each row execute function count_liens();

    create or replace function lien_goes_forward() returns trigger language plpgsql as $$
      begin
        if not (old.status = 'proposed' and new.status in ('placed', 'refused') or old.status = 'placed' and new.status in ('released', 'ended')
          or old.status = new.status and old.paid <> new.paid)
        then
          raise exception 'a lien does not go from % to %', old.status, new.status using errcode = 'restrict_violation';
        end if;
        return new;
      end
    $$;

    create function lien_paid_by_payments() returns trigger language plpgsql as $$
      begin
        if new.paid <> (select coalesce(sum(p.amount), 0) from lien_payment p where p.lien_id = new.id and p.returned_at is null) then
          raise exception 'what is paid of a lien is the sum of its payments' using errcode = 'restrict_violation';
        end if;
        return new;
      end
    $$;
    create trigger lien_paid_by_payments before update of paid on lien
      for each row execute function lien_paid_by_payments();

    create function lien_payment_returns() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
      declare
        of_lien bigint;
      begin
        update lien_payment p set returned_at = coalesce(new.settled_at, now())
        where p.hold_id = new.hold_id and p.returned_at is null returning p.lien_id into of_lien;
        update lien l set paid = (
          select coalesce(sum(p.amount), 0) from lien_payment p where p.lien_id = of_lien and p.returned_at is null
        ) where l.id = of_lien;
        return null;
      end
    $$;
    create trigger lien_payment_returns after update of status on transfer for each row
      when (new.by_house and new.status in ('failed', 'cancelled', 'reversed') and new.status <> old.status)
      execute function lien_payment_returns();

    -- A payment to whom the order names takes of the lien what it takes of the money.
    create or replace trigger account_keeps_lien before update of balance, held on account for each row
      when (new.lien > 0 and new.balance - new.held - new.lien < old.balance - old.held - old.lien
        and new.balance - new.held - new.floor < new.lien)
      execute function keep_lien();
  `.execute(db);
}
