import { type Trx, transact } from '@karo/db/client';
import { type Actor, record } from '../audit/index.ts';
import { type Acting, askedByTwo, houseOrigin } from '../auth/index.ts';
import { type Customer, findCustomer, lockCustomer } from '../customers/index.ts';
import { type Bank, Fault } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { isConfirmed } from '../risk/sanctions/index.ts';
import { stopUnsent } from './stopping.ts';

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

/** Ends the live keys of programs that act for the account: whoever had one made may be why it is frozen. */
async function revokeLiveKeys(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('apiKey')
    .set({ revokedAt: at })
    .where('customerId', '=', customerId)
    .where('mode', '=', 'live')
    .where('revokedAt', 'is', null)
    .execute();
}

/**
 * Keeps an account still, at once: nothing can be approved, what was offered is withdrawn, and so is what has not left; money on its way arrives or comes back as it would. Safe to repeat.
 * Throws Fault `account_missing`, `account_closed`.
 */
export async function freezeCustomer(bank: Bank, freezing: Freezing): Promise<void> {
  await transact(bank.db, (trx) => freezeWithin(trx, bank, freezing));
}

/** The same in the caller's transaction. */
export async function freezeWithin(trx: Trx, bank: Bank, freezing: Freezing): Promise<void> {
  const { customerId, channel, why } = freezing;
  await lockCustomer(trx, customerId);
  const customer = await findCustomer(trx, customerId);
  if (!customer) throw new Fault('account_missing');
  if (customer.status === 'closed') throw new Fault('account_closed');
  if (customer.status === 'pending') throw new Fault('account_missing');
  if (customer.status === 'frozen') return;
  const at = bank.clock.now();
  await trx
    .updateTable('customer')
    .set({ status: 'frozen', frozenFrom: customer.status })
    .where('id', '=', customerId)
    .execute();
  await revokeLiveKeys(trx, customerId, at);
  await stopUnsent(trx, bank, customerId);
  await record(trx, bank, {
    actor: freezing.by ?? { kind: 'customer', id: customerId },
    action: 'customer_frozen',
    origin: { channel },
    customerId,
    facts: { why },
  });
  if (freezing.told) return;
  await notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `frozen:${customerId}:${at.getTime()}`,
      words: (phrases) => ({ text: phrases.security.frozen() }),
    },
  );
}

/** What an account is once it is thawed: what it was before it was frozen. */
const thawed = async (trx: Trx, customerId: string): Promise<'active' | 'deactivated'> => {
  const { frozenFrom } = await trx
    .selectFrom('customer')
    .select('frozenFrom')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return frozenFrom === 'deactivated' ? 'deactivated' : 'active';
};

/**
 * Lets an account be what it was before it was frozen, once somebody has spoken to its owner and two people ask for it; answers what it is now, `frozen` after the first. Safe to
 * repeat. Throws Fault `account_missing`, `freeze_stands` where the law keeps it frozen, and those of `askedByTwo`.
 */
export async function unfreezeCustomer(
  bank: Bank,
  done: Acting & { customerId: string; why: string },
): Promise<Customer['status']> {
  return transact(bank.db, async (trx) => {
    const { customerId, administrator, why } = done;
    await lockCustomer(trx, customerId);
    const customer = await findCustomer(trx, customerId);
    if (!customer) throw new Fault('account_missing');
    if (customer.status !== 'frozen') return customer.status;
    if (customer.deceasedAt) throw new Fault('freeze_stands', { why: 'death' });
    if (await isConfirmed(trx, customerId)) throw new Fault('freeze_stands', { why: 'sanctions' });
    const asked = { act: 'thaw', subject: customerId, customerId, note: why, by: done } as const;
    if (!(await askedByTwo(trx, bank, asked))) return customer.status;
    const at = bank.clock.now();
    const status = await thawed(trx, customerId);
    await trx
      .updateTable('customer')
      .set({ status, frozenFrom: null })
      .where('id', '=', customerId)
      .execute();
    await record(trx, bank, {
      actor: { kind: 'administrator', id: administrator },
      action: 'customer_unfrozen',
      origin: houseOrigin(done),
      customerId,
      facts: { why },
    });
    const words = ({ security }: Phrases) => ({
      text: status === 'active' ? security.unfrozen() : security.deactivated(),
    });
    await notifyCustomer(
      trx,
      { customerId },
      { at, dedupe: `unfrozen:${customerId}:${at.getTime()}`, words },
    );
    return status;
  });
}
