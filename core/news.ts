import type { Trx } from '@karo/db/client';
import { findConversation, type Reply, say } from './chat/outbox.ts';
import { type Phrases, phrasesIn } from './phrases/index.ts';
import type { Language } from './ports.ts';

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
 * Writes a message to a customer, unasked, in the transaction that makes it true; the same `dedupe` is written once. Answers the conversation
 * to wake after commit, where there is one.
 */
export async function tell(
  trx: Trx,
  to: Addressee,
  message: { at: Date; dedupe: string; words: (phrases: Phrases, language: Language) => Reply },
): Promise<bigint | undefined> {
  const conversation = await conversationOf(trx, to);
  if (!conversation) return undefined;
  const reply = message.words(phrasesIn(conversation.language), conversation.language);
  await say(trx, { conversationId: conversation.id, reply, at: message.at, dedupe: message.dedupe });
  return conversation.id;
}
