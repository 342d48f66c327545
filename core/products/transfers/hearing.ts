import { transact } from '@karo/db/client';
import { type Bank, isFault, kobo, nipMeaning } from '../../kernel/index.ts';
import { reverseTransfer } from './orders.ts';
import { noteLate, railsOf } from './settle.ts';

const open = new Set(['waiting', 'sending', 'pending']);

/**
 * Takes a provider's word that something became of a transfer: its next step is taken at once, and one that had arrived and is undone goes back to its sender. What contradicts the
 * two people who ended a transfer moves nothing, and is written down for them.
 */
export async function hearTransfer(bank: Bank, sessionId: string): Promise<void> {
  const row = await bank.db
    .selectFrom('transfer')
    .select(['id', 'reference', 'status', 'bankCode', 'amount', 'kind', 'rails'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  if (row?.kind !== 'nip' || (row.rails ?? 'sandbox') !== railsOf(bank)) return;
  if (row.status === 'pending')
    await bank.db
      .updateTable('transfer')
      .set({ nextQueryAt: bank.clock.now() })
      .where('id', '=', row.id)
      .execute();
  if (open.has(row.status)) return bank.wake.settle(row.id);
  if (row.status !== 'success' && row.status !== 'failed') return;
  const { code, amount } = await bank.rails.query(sessionId, row.bankCode);
  if (kobo(amount ?? row.amount) !== kobo(row.amount)) return;
  const answer = { code, meaning: nipMeaning(code, 'status query') };
  if (await transact(bank.db, (trx) => noteLate(trx, row.id, answer, bank.clock.now()))) return;
  if (row.status === 'success' && answer.meaning === 'failed') await sendBack(bank, row.reference);
}

async function sendBack(bank: Bank, reference: string): Promise<void> {
  try {
    await reverseTransfer(bank, reference, 'Returned by the other bank: the rails could not apply it');
  } catch (error) {
    if (!isFault(error, 'nothing_to_recall')) throw error;
  }
}
