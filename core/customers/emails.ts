import type { Db, Trx } from '@karo/db/client';
import { Fault } from '../kernel/index.ts';
import { findCustomer } from './records.ts';

/** The customer's address for mail, once a code that was sent there came back. To any other the bank writes nothing but such a code. */
export async function findProvedEmail(db: Db | Trx, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer')
    .innerJoin('customerSecurity', 'customerSecurity.customerId', 'customer.id')
    .select('email')
    .where('customer.id', '=', customerId)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** The address that mail may go to. Throws Fault `email_needed` where there is none, `email_unproved` where it is not proved. */
export async function getProvedEmail(db: Db | Trx, customerId: string): Promise<string> {
  const proved = await findProvedEmail(db, customerId);
  if (proved) return proved;
  throw new Fault((await findCustomer(db, customerId))?.email ? 'email_unproved' : 'email_needed');
}
