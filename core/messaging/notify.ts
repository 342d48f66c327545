import type { Trx } from '@karo/db/client';
import type { Language } from '../kernel/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';
import { noticeOf, tell } from './notifications.ts';
import { findConversation, type Reply } from './outbox.ts';

/** Somebody to be told something: in the conversation it began in, or where they were last heard. */
export type Addressee = { customerId: string; conversationId?: bigint | null };

async function conversationOf(
  trx: Trx,
  to: Addressee,
): Promise<{ id: bigint; language: Language } | undefined> {
  if (to.conversationId === undefined || to.conversationId === null)
    return findConversation(trx, to.customerId);
  const row = await trx
    .selectFrom('conversation')
    .select(['id', 'language'])
    .where('id', '=', to.conversationId)
    .executeTakeFirst();
  return row && { id: row.id, language: row.language as Language };
}

/**
 * Writes a message to a customer, unasked, in the transaction that makes it true, into their list of notifications and where their settings say; the same `dedupe` is written
 * once.
 */
export async function notifyCustomer(
  trx: Trx,
  to: Addressee,
  message: { at: Date; dedupe: string; words: (phrases: Phrases, language: Language) => Reply },
): Promise<void> {
  const conversation = await conversationOf(trx, to);
  const language = conversation?.language ?? 'en';
  const phrases = phrasesIn(language);
  const reply = message.words(phrases, language);
  const { dedupe, at } = message;
  const answers = to.conversationId !== undefined && to.conversationId !== null;
  const news = { notice: noticeOf(dedupe), phrases, reply, dedupe, at, answers };
  await tell(trx, to.customerId, conversation?.id, news);
}
