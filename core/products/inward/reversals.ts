import { type Bank, isFault, type Kobo } from '../../kernel/index.ts';
import { reverseTransfer } from '../transfers/index.ts';
import { answers } from './records.ts';

/** Another bank sends the money of a transfer of ours back, after it had said that it arrived. */
export type LateReversal = { transferSessionId: string; amount: Kobo; reason: string };

/**
 * Takes a late reversal: the transfer is undone with its charges, once, and the sender is told. Answers 25 for a transfer that nobody knows or that has not arrived, and 13 where
 * the amount is another. Safe to repeat.
 */
export async function receiveReversal(bank: Bank, reversal: LateReversal): Promise<{ code: string }> {
  const transfer = await bank.db
    .selectFrom('transfer')
    .select(['reference', 'amount', 'kind', 'status'])
    .where('sessionId', '=', reversal.transferSessionId)
    .executeTakeFirst();
  if (transfer?.kind !== 'nip') return { code: answers.missing };
  if (transfer.amount !== reversal.amount) return { code: answers.amountInvalid };
  if (transfer.status === 'reversed') return { code: answers.paid };
  try {
    await reverseTransfer(bank, transfer.reference, `Returned by the other bank: ${reversal.reason}`);
    return { code: answers.paid };
  } catch (error) {
    if (isFault(error, 'nothing_to_recall')) return { code: answers.missing };
    throw error;
  }
}
