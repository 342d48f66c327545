import { type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import type { BillKind } from '../../catalogue/index.ts';
import { type Bank, kobo } from '../../kernel/index.ts';
import { reverse } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { billerName } from './bills-read.ts';

type Table = 'airtime' | 'bill';

type Sold = {
  id: bigint;
  status: string;
  postingId: bigint | null;
  customerId: string;
  customerStatus: string;
  conversationId: bigint | null;
  reference: string;
  kind: string;
  biller: string;
  number: string;
  amount: bigint;
};

async function lockSold(trx: Trx, table: Table, id: bigint): Promise<Sold | undefined> {
  const own = table === 'airtime' ? sql`'airtime', network, phone` : sql`kind, biller, number`;
  const { rows } = await sql<Sold>`
    with sold (kind, biller, number, id, status, posting_id, customer_id, conversation_id, reference, amount) as (
      select ${own}, id, status, posting_id, customer_id, conversation_id, reference, amount
      from ${sql.table(table)} where id = ${id} for update)
    select sold.*, customer.status as "customerStatus"
    from sold join customer on customer.id = sold.customer_id`.execute(trx);
  return rows[0];
}

/** Gives back what a delivered order cost, once; answers whether it was done now. Nobody is left to give it to where the account was closed: then an operator is told. */
async function giveBack(trx: Trx, bank: Bank, table: Table, id: bigint): Promise<boolean> {
  const row = await lockSold(trx, table, id);
  if (row?.status !== 'success' || row.postingId === null) return false;
  if (row.customerStatus === 'closed') {
    bank.log.fatal({ reference: row.reference }, 'what was delivered is undone, and its account is closed');
    return false;
  }
  const { amount, number, reference } = row;
  const biller = table === 'airtime' ? row.biller : billerName(row.kind as BillKind, row.biller);
  const at = bank.clock.now();
  await reverse(trx, row.postingId, {
    id: `${table}:${id}:reverse`,
    narration: `Undone by its company: ${biller} ${number}`,
    at,
  });
  // What was typed into the meter is worth nothing any more, and must not be sent again.
  const dead = table === 'bill' ? sql`, token = null, units = null` : sql``;
  await sql`update ${sql.table(table)} set status = 'failed'${dead} where id = ${id}`.execute(trx);
  await notifyCustomer(trx, row, {
    at,
    dedupe: `${table}:${id}:reversed`,
    words: ({ bills }) => ({ text: bills.undone({ biller, number, reference, amount: kobo(amount) }) }),
  });
  return true;
}

async function hearOne(bank: Bank, table: Table, reference: string): Promise<void> {
  const row = await bank.db
    .selectFrom(table)
    .select(['id', 'status'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return;
  if (row.status === 'success' && (await bank.billers.query(reference)).status === 'failed') {
    const isNew = await transact(bank.db, (trx) => giveBack(trx, bank, table, row.id));
    if (isNew) bank.log.error({ reference }, 'what was delivered is undone: the money was given back');
  }
  if (row.status === 'pending')
    await bank.db
      .updateTable(table)
      .set({ nextQueryAt: bank.clock.now() })
      .where('id', '=', row.id)
      .execute();
  if (row.status === 'pending' || row.status === 'sending') await bank.wake.settle(row.id);
}

/**
 * Takes the word of the billers' platform that something became of a request: its order is asked about at once, and one that was delivered and is undone, as the platform says itself
 * when it is asked, is given back. Safe to repeat, in any order.
 */
export async function hearOrder(bank: Bank, requestId: string): Promise<void> {
  const known = await bank.db
    .selectFrom('vendorRequest')
    .select('reference')
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!known) return;
  for (const table of ['airtime', 'bill'] as const) await hearOne(bank, table, known.reference);
}
