import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

/** The accounts of income and expense are closed to what the bank has earned, day by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await openHotAccounts(db, [['retained_earnings', 'Retained earnings']]);
  await sql`
    create table daily_close (
      -- The day in Lagos, yyyy-mm-dd.
      day text primary key check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      -- Null where nothing was earned or spent.
      posting_id bigint,
      -- What each account had earned (above nothing) or cost, in kobo as text, with its code.
      lines jsonb not null,
      result bigint not null,
      closed_at timestamptz not null
    );
    revoke update, delete on daily_close from karo_application;

    -- How far each account was written when days were closed last: what comes after a day's end stands behind it.
    create table daily_close_mark (
      account_id bigint primary key references account (id),
      version bigint not null
    );
  `.execute(db);
}
