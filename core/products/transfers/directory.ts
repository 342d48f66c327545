import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import { getActiveCustomer } from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo } from '../../kernel/index.ts';

const DAY_MS = 86_400_000;

export type BusinessStatus = 'pending' | 'verified' | 'rejected';
export type Business = {
  customerId: string;
  name: string;
  category: string;
  town: string;
  about: string;
  status: BusinessStatus;
  handle: string | undefined;
};

const businesses = (db: Db | Trx) =>
  db
    .selectFrom('business')
    .leftJoin('handle', (join) =>
      join.onRef('handle.customerId', '=', 'business.customerId').on('handle.releasedAt', 'is', null),
    )
    .select(['business.customerId', 'name', 'category', 'town', 'about', 'status', 'handle.handle']);

const toBusiness = (
  row: Omit<Business, 'status' | 'handle'> & { status: string; handle: string | null },
) => ({
  ...row,
  status: row.status as BusinessStatus,
  handle: row.handle ?? undefined,
});

/** Describes a customer's business; a change of name or category is looked at by an administrator again. */
export async function describeBusiness(
  bank: Pick<Bank, 'db' | 'clock'>,
  said: { customerId: string; name: string; category: string; town: string; about: string },
): Promise<Business> {
  const [name, town, about] = [said.name.trim(), said.town.trim(), said.about.trim()];
  if (!name) throw new Fault('name_invalid');
  if (!town) throw new Fault('bad_request', { field: 'town' });
  await getActiveCustomer(bank.db, said.customerId);
  const { customerId, category } = said;
  await bank.db
    .insertInto('business')
    .values({ customerId, name, category, town, about, createdAt: bank.clock.now() })
    .onConflict((conflict) =>
      conflict.column('customerId').doUpdateSet((eb) => ({
        name,
        category,
        town,
        about,
        status: eb
          .case()
          .when(eb.and([eb('business.name', '=', name), eb('business.category', '=', category)]))
          .then(eb.ref('business.status'))
          .else('pending')
          .end(),
      })),
    )
    .execute();
  const business = await findBusiness(bank.db, customerId);
  if (!business) throw new Fault('not_found');
  return business;
}

/** A customer's business. */
export async function findBusiness(db: Db | Trx, customerId: string): Promise<Business | undefined> {
  const row = await businesses(db).where('business.customerId', '=', customerId).executeTakeFirst();
  return row && toBusiness(row);
}

const FOUND_MOST = 100;
const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** The verified businesses of which each word of `q` stands in the name, what they do, the @name, the category or the town; by category and town. */
export async function searchDirectory(
  db: Db,
  asked: { q?: string; category?: string; town?: string },
): Promise<Business[]> {
  let query = businesses(db).where('status', '=', 'verified');
  const { q = '', category, town } = asked;
  for (const word of q.split(/\s+/).filter(Boolean))
    query = query.where((where) =>
      where.or(
        (['name', 'about', 'handle', 'category', 'town'] as const).map((column) =>
          where(column, 'ilike', like(word)),
        ),
      ),
    );
  if (category) query = query.where('category', '=', category);
  if (town?.trim()) query = query.where('town', 'ilike', like(town));
  const rows = await query.orderBy('name').limit(FOUND_MOST).execute();
  return rows.map(toBusiness);
}

/** The towns in which verified businesses stand, those with most of them first; of one kind, where one is named. */
export async function townsOf(db: Db, asked: { q?: string; category?: string }): Promise<string[]> {
  const found = await searchDirectory(db, asked);
  const counts = new Map<string, number>();
  for (const { town } of found) counts.set(town, (counts.get(town) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([town]) => town);
}

/** The businesses that wait for an administrator. */
export async function listBusinesses(db: Db, status: BusinessStatus): Promise<Business[]> {
  const rows = await businesses(db)
    .where('status', '=', status)
    .orderBy('business.createdAt')
    .limit(FOUND_MOST)
    .execute();
  return rows.map(toBusiness);
}

/** Verifies a business, or rejects it, under the name that the administrator looked at. Throws Fault `not_found` where there is none of that name any more. */
export async function decideBusiness(
  bank: Pick<Bank, 'db' | 'clock'>,
  decision: {
    customerId: string;
    verified: boolean;
    name?: string;
    category?: string;
    administrator: string;
  },
): Promise<Business> {
  const { name = null, category = null } = decision;
  const { numUpdatedRows } = await bank.db
    .updateTable('business')
    .set({
      status: decision.verified ? 'verified' : 'rejected',
      decidedBy: decision.administrator,
      decidedAt: bank.clock.now(),
    })
    .where('customerId', '=', decision.customerId)
    .where('name', '=', sql<string>`coalesce(${name}, name)`)
    .where('category', '=', sql<string>`coalesce(${category}, category)`)
    .executeTakeFirst();
  const business = await findBusiness(bank.db, decision.customerId);
  if (!business || numUpdatedRows === 0n) throw new Fault('not_found');
  return business;
}

/** What came in, by day in Lagos, newest first. */
export async function takingsByDay(
  bank: Pick<Bank, 'db' | 'clock'>,
  customerId: string,
  days: number,
): Promise<{ day: string; amount: Kobo; payments: number }[]> {
  const from = new Date(bank.clock.now().getTime() - days * DAY_MS);
  const { rows } = await sql<{ day: string; amount: bigint; payments: number }>`
    select to_char(settled_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day, sum(amount)::bigint as amount, count(*)::int as payments
    from transfer where to_customer_id = ${customerId} and status = 'success' and created_at >= ${from}
    group by 1 order by 1 desc`.execute(bank.db);
  return rows.map((row) => ({ ...row, amount: kobo(row.amount) }));
}
