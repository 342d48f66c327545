import { transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../audit/index.ts';
import { type Acting, houseOrigin } from '../auth/index.ts';
import { parsePhone } from '../customers/index.ts';
import type { Bank } from '../kernel/index.ts';

const SHOWN = 20;
const LEAST_LETTERS = 3;

/** A customer as the bank's people find one. */
export type FoundCustomer = {
  id: string;
  name: string;
  phone: string | null;
  nuban: string | null;
  status: string;
  tier: number;
  openedAt: Date;
};

/**
 * Customers by phone, name, account number, the reference of a transfer, or id; at most twenty. Who looked is written to the audit log of each who is shown.
 */
export async function findCustomers(bank: Bank, asked: { q: string; by: Acting }): Promise<FoundCustomer[]> {
  const q = asked.q.trim();
  if (q.length < LEAST_LETTERS) return [];
  const phone = parsePhone(q) ?? '';
  const name = `${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(q) ? q : null;
  const { rows } = await sql<FoundCustomer>`
    with found as (
      select customer_id as id from identity where kind = 'phone' and value = ${phone}
      union select customer_id from account where nuban = ${q} and customer_id is not null
      union select customer_id from transfer where reference = ${q.toUpperCase()}
      union select id from customer where id = ${id}::uuid
      union (select id from customer where lower(first_name || ' ' || last_name) like ${name}
        or lower(last_name) like ${name} order by created_at desc limit ${SHOWN})
    )
    select c.id, c.first_name || ' ' || c.last_name as name, c.status, c.tier, c.created_at as "openedAt",
      (select value from identity where customer_id = c.id and kind = 'phone'
        order by verified_at desc nulls last, id desc limit 1) as phone,
      (select nuban from account where customer_id = c.id and kind = 'customer' limit 1) as nuban
    from found join customer c on c.id = found.id order by c.created_at desc limit ${SHOWN}`.execute(bank.db);
  await transact(bank.db, async (trx) => {
    for (const { id } of rows)
      await record(trx, bank, {
        actor: { kind: 'administrator', id: asked.by.administrator },
        action: 'personal_data_read',
        origin: houseOrigin(asked.by),
        customerId: id,
        facts: { what: 'search' },
      });
  });
  return rows;
}
