import { type Trx, transact } from '@karo/db/client';
import { type Actor, record } from './audit.ts';
import type { Bank } from './bank.ts';
import { findCustomer } from './customers.ts';
import { Fault } from './faults.ts';
import { tell } from './news.ts';

export type Freezing = {
  customerId: string;
  channel: 'web' | 'whatsapp' | 'ussd' | 'terminal' | 'api' | 'house';
  /** Why, for the audit log. */
  why: string;
  /** Who asked, where that is not the customer. */
  by?: Actor;
  /** Where it was asked: the answer stands there, so the news is not written there again. */
  told?: true;
};

async function withdraw(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('quote')
    .set({ status: 'cancelled', endedAt: at })
    .where('customerId', '=', customerId)
    .where('status', '=', 'open')
    .execute();
}

/**
 * Keeps an account still, at once: nothing can be approved and what was offered is withdrawn; money on its way arrives or comes back as it would. Safe to repeat.
 * Throws Fault `account_missing`, `account_closed`.
 */
export async function freezeCustomer(bank: Bank, freezing: Freezing): Promise<void> {
  const woken = await transact(bank.db, async (trx) => {
    const { customerId, channel, why } = freezing;
    await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    const customer = await findCustomer(trx, customerId);
    if (!customer) throw new Fault('account_missing');
    if (customer.status === 'closed') throw new Fault('account_closed');
    if (customer.status === 'pending') throw new Fault('account_missing');
    if (customer.status === 'frozen') return undefined;
    const at = bank.clock.now();
    await trx.updateTable('customer').set({ status: 'frozen' }).where('id', '=', customerId).execute();
    await withdraw(trx, customerId, at);
    await record(trx, bank, {
      actor: freezing.by ?? { kind: 'customer', id: customerId },
      action: 'customer_frozen',
      origin: { channel },
      ...{ customerId, facts: { why } },
    });
    if (freezing.told) return undefined;
    return tell(
      trx,
      { customerId },
      {
        at,
        dedupe: `frozen:${customerId}:${at.getTime()}`,
        words: (phrases) => ({ text: phrases.security.frozen() }),
      },
    );
  });
  if (woken !== undefined) await bank.wake.outbound(woken);
}

/** Lets an account move again, once a person has spoken to its owner; safe to repeat. Throws Fault `account_missing`. */
export async function unfreezeCustomer(
  bank: Bank,
  done: { customerId: string; administrator: string; why: string },
): Promise<void> {
  const woken = await transact(bank.db, async (trx) => {
    const { customerId, administrator, why } = done;
    await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    const customer = await findCustomer(trx, customerId);
    if (!customer) throw new Fault('account_missing');
    if (customer.status !== 'frozen') return undefined;
    const at = bank.clock.now();
    await trx.updateTable('customer').set({ status: 'active' }).where('id', '=', customerId).execute();
    await record(trx, bank, {
      actor: { kind: 'administrator', id: administrator },
      action: 'customer_unfrozen',
      origin: { channel: 'house' },
      ...{ customerId, facts: { why } },
    });
    return tell(
      trx,
      { customerId },
      {
        at,
        dedupe: `unfrozen:${customerId}:${at.getTime()}`,
        words: (phrases) => ({ text: phrases.security.unfrozen() }),
      },
    );
  });
  if (woken !== undefined) await bank.wake.outbound(woken);
}
