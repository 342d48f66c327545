import { type Kysely, sql } from 'kysely';
import { createLedgerFunctions } from '../ledger-functions.ts';

/**
 * The application gets a role of its own, which owns nothing and writes the ledger by functions only (decision 35). The functions of before stay for processes that
 * still run and sign in as the owner; a later release drops them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLedgerFunctions(db);
  await sql`
    alter function lock_for_posting(bigint[], bigint[], text[], bigint[])
      security definer set search_path = pg_catalog, public, pg_temp
  `.execute(db);
  await refusals(db);
  await role(db);
  await privileges(db);
}

/** What not even a mistake of the owner's should do. By statement where that suffices, and by row only where the row's own words decide. */
async function refusals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger posting_not_truncated before truncate on posting
      for each statement execute function refuse_change();

    create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        raise exception '%', tg_argv[0] using errcode = 'restrict_violation';
      end
    $$;
    create trigger account_stays before delete or truncate on account
      for each statement execute function refuse_ledger_change('an account is never removed');
    create trigger account_is_what_it_was before update of id, kind, customer_id, stripe_of, floor, opened_at on account
      for each statement execute function refuse_ledger_change('what an account is, and its floor, are fixed when it is opened');
    create trigger hold_stays before delete or truncate on hold
      for each statement execute function refuse_ledger_change('a hold is never removed');
    create trigger hold_ends_once before update on hold for each row
      when (old.status <> 'open' or new.id <> old.id or new.account_id <> old.account_id or new.amount <> old.amount)
      execute function refuse_ledger_change('a hold that has ended stays ended, and none changes its amount');
  `.execute(db);
}

async function role(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'karo_application') then
        create role karo_application nologin;
      end if;
    exception when duplicate_object or unique_violation then
      -- Roles belong to the whole server: another database's migration made it at this moment.
      null;
    end $$
  `.execute(db);
}

async function privileges(db: Kysely<unknown>): Promise<void> {
  await sql`
    revoke create on schema public from public;
    revoke execute on all functions in schema public from public;
    alter default privileges revoke execute on functions from public;

    grant usage on schema public to karo_application;
    grant select, insert, update, delete on all tables in schema public to karo_application;
    grant usage, select on all sequences in schema public to karo_application;
    grant execute on all functions in schema public to karo_application;
    alter default privileges in schema public grant select, insert, update, delete on tables to karo_application;
    alter default privileges in schema public grant usage, select on sequences to karo_application;
    alter default privileges in schema public grant execute on functions to karo_application;

    revoke insert, update, delete on account, posting, entry, hold from karo_application;
    revoke usage on sequence account_id_seq, posting_id_seq, hold_id_seq from karo_application;
    revoke execute on function write_postings from karo_application;
    revoke update, delete on audit, audit_seal from karo_application;
    revoke insert, update, delete on kysely_migration, kysely_migration_lock from karo_application;
  `.execute(db);
}
