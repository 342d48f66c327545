import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

/** What is paid on a loan after it was written off: income of its own, and on the loan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await openHotAccounts(db, [['loan_recoveries', 'Loans written off and paid later']]);
  await sql`
    -- What was paid since of what was written off, in kobo.
    alter table loan add column recovered bigint not null default 0
      check (recovered between 0 and coalesce(written_off, 0));
  `.execute(db);
}
