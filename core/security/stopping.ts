import type { Trx } from '@karo/db/client';
import type { Bank } from '../kernel/index.ts';
import { stopCards } from '../products/cards/index.ts';
import { stopTransfers } from '../products/transfers/index.ts';
import { stopAirtime, stopBills } from '../products/vending/index.ts';

/**
 * Takes back whatever a customer has approved and nobody outside has been given yet, whatever its state and kind; the customer is locked. What is handed out later than this is refused by the step itself (`isKeptStill`).
 */
export async function stopUnsent(trx: Trx, bank: Bank, customerId: string): Promise<void> {
  await trx
    .updateTable('quote')
    .set({ status: 'cancelled', endedAt: bank.clock.now() })
    .where('customerId', '=', customerId)
    .where('status', '=', 'open')
    .execute();
  await stopTransfers(trx, customerId, bank.clock.now());
  for (const stop of [stopAirtime, stopBills, stopCards]) await stop(trx, bank, customerId);
}
