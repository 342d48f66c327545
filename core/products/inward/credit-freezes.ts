import { type Db, type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, checkSecond, houseOrigin } from '../../auth/index.ts';
import { findCustomer, lockCustomer } from '../../customers/index.ts';
import { type Bank, Fault } from '../../kernel/index.ts';
import { lockCustomerAccount } from '../../ledger/index.ts';

/** What one person asked of an account's credits, and what another decided. */
export type CreditFreeze = Selectable<DB['creditFreeze']>;

const SHOWN = 200;

async function audit(trx: Trx, bank: Bank, row: CreditFreeze, by: Acting, act: string): Promise<void> {
  await record(trx, bank, {
    actor: { kind: 'administrator', id: by.administrator },
    action: 'admin_action',
    origin: houseOrigin(by),
    subject: { kind: 'credit_freeze', id: String(row.id) },
    customerId: row.customerId,
    facts: { act, frozen: row.frozen, reason: row.reason },
  });
}

/**
 * Asks that an account take no credits from other banks any more, or take them again; nothing changes until somebody else approves it. What is asked for already stands. Throws
 * Fault `account_missing`, `account_closed`, and `proposal_contrary` where the opposite waits for a decision.
 */
export const proposeCreditFreeze = (
  bank: Bank,
  asked: Acting & { customerId: string; frozen: boolean; reason: string },
): Promise<CreditFreeze> =>
  transact(bank.db, async (trx) => {
    const { customerId, frozen, reason, administrator } = asked;
    await lockCustomer(trx, customerId);
    const customer = await findCustomer(trx, customerId);
    if (!customer) throw new Fault('account_missing');
    if (customer.status === 'closed') throw new Fault('account_closed');
    const open = await trx
      .selectFrom('creditFreeze')
      .selectAll()
      .where('customerId', '=', customerId)
      .where('status', '=', 'proposed')
      .executeTakeFirst();
    if (open && open.frozen !== frozen) throw new Fault('proposal_contrary');
    if (open) return open;
    const row = await trx
      .insertInto('creditFreeze')
      .values({ customerId, frozen, reason, proposedBy: administrator, proposedAt: bank.clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(trx, bank, row, asked, 'propose');
    return row;
  });

/**
 * Approves or refuses what was asked of an account's credits; the customer is not told, since such an order may not be known to them. Throws Fault `not_found` where it was decided,
 * and to an approval those of `checkSecond`.
 */
export const decideCreditFreeze = (
  bank: Bank,
  decided: Acting & { id: bigint; approved: boolean },
): Promise<CreditFreeze> =>
  transact(bank.db, async (trx) => {
    const { id, approved, administrator } = decided;
    const row = await trx
      .selectFrom('creditFreeze')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status !== 'proposed') throw new Fault('not_found');
    if (approved) await checkSecond(trx, bank, row.proposedBy, decided);
    const at = bank.clock.now();
    if (approved) {
      await trx
        .updateTable('customer')
        .set({ creditsFrozenAt: row.frozen ? at : null })
        .where('id', '=', row.customerId)
        .execute();
      // A held credit that is being credited at this moment is booked before the freeze stands, and no other after it.
      await lockCustomerAccount(trx, row.customerId);
    }
    await audit(trx, bank, row, decided, approved ? 'approve' : 'refuse');
    return trx
      .updateTable('creditFreeze')
      .set({ status: approved ? 'approved' : 'refused', decidedBy: administrator, decidedAt: at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** What waits for a second person, oldest first. */
export const listCreditFreezes = (db: Db): Promise<CreditFreeze[]> =>
  db
    .selectFrom('creditFreeze')
    .selectAll()
    .where('status', '=', 'proposed')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
