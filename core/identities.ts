import { type Db, transact } from '@karo/db/client';
import { type Origin, record } from './audit.ts';
import type { Bank } from './bank.ts';
import type { IdentityKind } from './customers.ts';
import { Fault } from './faults.ts';

/** A number or a chat that is a customer's. */
export type KnownIdentity = { id: bigint; kind: IdentityKind; value: string; verifiedAt?: Date };

/** The customer's numbers and chats, oldest first. */
export async function listIdentities(db: Db, customerId: string): Promise<KnownIdentity[]> {
  const rows = await db
    .selectFrom('identity')
    .select(['id', 'kind', 'value', 'verifiedAt'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, verifiedAt, ...row }) => ({
    ...row,
    kind: kind as IdentityKind,
    ...(verifiedAt && { verifiedAt }),
  }));
}

/** Takes a chat off the account: whoever writes from it is a stranger again. The number itself stays. Throws Fault `not_found`. */
export function removeIdentity(
  bank: Bank,
  gone: { customerId: string; id: bigint; origin: Origin },
): Promise<void> {
  const { customerId, id, origin } = gone;
  return transact(bank.db, async (trx) => {
    const row = await trx
      .deleteFrom('identity')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .where('kind', '<>', 'phone')
      .returning(['kind', 'value'])
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    await trx
      .updateTable('conversation')
      .set({ customerId: null, state: '{}' })
      .where('customerId', '=', customerId)
      .where('channel', '<>', 'web')
      .where('address', '=', row.value)
      .execute();
    await record(trx, bank, {
      ...{ actor: { kind: 'customer', id: customerId }, action: 'identity_removed', origin, customerId },
      subject: { kind: 'identity', id: String(id) },
      facts: { kind: row.kind },
    });
  });
}
