import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

/** Loans that are written off: what was lost stands in an account of its own, and on the loan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await openHotAccounts(db, [['loan_losses', 'Loans written off']]);
  await sql`
    alter table loan drop constraint loan_status_check;
    alter table loan add constraint loan_status_check
      check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'disbursed', 'in_arrears', 'repaid', 'written_off'));
    -- The principal that was lost, in kobo.
    alter table loan add column written_off bigint;
  `.execute(db);
}
