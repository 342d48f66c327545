import { type Trx, transact } from '@karo/db/client';
import { type Acting, endSessions } from '../auth/index.ts';
import { type Bank, isFault } from '../kernel/index.ts';
import { decideMatchWithin, type SanctionMatch } from '../risk/sanctions/index.ts';
import { freezeWithin } from './freezing.ts';

/** An account that is closed by now has nothing that could be frozen; one that is frozen already stays so, whoever froze it (`isConfirmed`). */
async function freeze(trx: Trx, bank: Bank, customerId: string, id: string): Promise<void> {
  const by = { kind: 'administrator', id } as const;
  try {
    await freezeWithin(trx, bank, { customerId, channel: 'house', why: 'sanctions', by });
  } catch (error) {
    if (!isFault(error, 'account_closed') && !isFault(error, 'account_missing')) throw error;
  }
  await endSessions(trx, bank.clock, customerId);
}

/**
 * Decides what a name is near: two people clear it, for this customer and this entry, and one may confirm it. A customer whose own name is confirmed is frozen with it, and signed out
 * everywhere. Throws Fault `not_found` where it is decided, and those of `askedByTwo`.
 */
export const decideMatch = (
  bank: Bank,
  decision: Acting & { id: bigint; cleared: boolean; note: string },
): Promise<SanctionMatch> =>
  transact(bank.db, async (trx) => {
    const decided = await decideMatchWithin(trx, bank, decision);
    const { status, party, customerId } = decided;
    if (status === 'confirmed' && !decision.cleared && party === 'customer')
      await freeze(trx, bank, customerId, decision.administrator);
    return decided;
  });
