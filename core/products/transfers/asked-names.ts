import { transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { hasPaid } from '../../customers/index.ts';
import { type Bank, dayOf, daysAfter, Fault, keyedHash, startOf } from '../../kernel/index.ts';

/** Of how many accounts, beyond those that they have paid, a customer is told the owner in a day: more is a list of people. */
export const NAMES_A_DAY = 100;

/** The line that says that a day's names are used up: written, and audited, once. */
const SPENT = 'spent';

type Asked = { customerId: string; day: string; account: Buffer };

/** Counts an account of which the owner is asked; false where the day's are used up. The same one again counts once. */
async function count(bank: Bank, { customerId, day, account }: Asked, most: number): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with new as (
      insert into asked_name (customer_id, day, account)
      select ${customerId}::uuid, ${day}, ${account}
      where (select count(*) from asked_name where customer_id = ${customerId} and day = ${day}) < ${most}
      on conflict do nothing returning account
    )
    select exists (select from new) or exists (
      select from asked_name where customer_id = ${customerId} and day = ${day} and account = ${account}
    ) as known`.execute(bank.db);
  return rows[0]?.known ?? false;
}

/** Lets a customer ask for the owner of an account, so many a day. Throws Fault `too_many_requests`, which is audited once a day. */
export async function checkMayAsk(
  bank: Bank,
  customerId: string,
  to: { bankCode: string; account: string },
): Promise<void> {
  if (await hasPaid(bank.db, customerId, to)) return;
  const day = dayOf(bank.clock.now());
  const hashOf = (text: string) => keyedHash(bank.config.secret, 'asked-name', text);
  const account = hashOf(`${to.bankCode}|${to.account}`);
  if (await count(bank, { customerId, day, account }, NAMES_A_DAY)) return;
  await transact(bank.db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('askedName')
      .values({ customerId, day, account: hashOf(SPENT) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return;
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'names_refused',
      customerId,
      origin: { channel: 'house' },
      facts: { most: NAMES_A_DAY },
    });
  });
  throw new Fault('too_many_requests', { retryAt: startOf(daysAfter(day, 1)) });
}
