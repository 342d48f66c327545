import type { Db } from '@karo/db/client';

/** How many customers there are whose accounts are open; demonstration accounts are not counted. */
export async function countCustomers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('customer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '<>', 'closed')
    .where('demo', '=', false)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
