import type { Trx } from '@karo/db/client';
import type { Language } from '../ports.ts';

/** A button or a list row; a channel that cannot draw them prints numbered text. */
export type Choice = { id: string; title: string; about?: string };

/** One combined answer to the customer, before a channel draws it. */
export type Reply = {
  text: string;
  choices?: Choice[];
  /** The quote that this reply asks the customer to approve, out of band. */
  approval?: { quoteId: string };
  /** The receipt to draw under the text, by the transfer's or airtime's reference. */
  receipt?: { reference: string };
  /** The language to speak it in, where the customer spoke. */
  speak?: Language;
};

/** Writes one reply in the caller's transaction; a second one with the same `dedupe` is not written. */
export async function say(
  trx: Trx,
  message: { conversationId: bigint; inboxId?: bigint; reply: Reply; at: Date; dedupe?: string },
): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('outbox')
    .values({
      conversationId: message.conversationId,
      inboxId: message.inboxId ?? null,
      dedupe: message.dedupe ?? null,
      reply: JSON.stringify(message.reply),
      createdAt: message.at,
      nextAt: message.at,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The conversation in which the customer was last heard, where unasked news goes. */
export async function findConversation(
  trx: Trx,
  customerId: string,
): Promise<{ id: bigint; language: Language } | undefined> {
  const row = await trx
    .selectFrom('conversation')
    .select(['id', 'language'])
    .where('customerId', '=', customerId)
    .orderBy('lastInboundAt', (order) => order.desc().nullsLast())
    .executeTakeFirst();
  return row && { id: row.id, language: row.language as Language };
}
