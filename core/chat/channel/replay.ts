import { recordAlone } from '../../audit/index.ts';
import { type Acting, houseOrigin } from '../../auth/index.ts';
import { type Bank, Fault } from '../../kernel/index.ts';
import { type ChannelName, receive } from './inbox.ts';

/** Older ones are a person's to answer: who wrote has gone on, and WhatsApp takes no free text any more. */
const REPLAY_MS = 24 * 3_600_000;

/**
 * Has a message that was set aside read again, once, as it was kept: without its figures, and as late as it is, so that it may ask and never act. Who had it done is in the audit log.
 * Throws Fault `not_found` where no such message is set aside or it is older than a day, `request_reused` where that was done before.
 */
export async function replayMessage(bank: Bank, of: { id: bigint; by: Acting }): Promise<void> {
  const row = await bank.db
    .selectFrom('inbox')
    .innerJoin('conversation', 'conversation.id', 'inbox.conversationId')
    .select(['channel', 'address', 'body', 'heard', 'sentAt', 'receivedAt', 'conversationId', 'customerId'])
    .where('inbox.id', '=', of.id)
    .where('setAside', 'is not', null)
    .executeTakeFirst();
  const since = new Date(bank.clock.now().getTime() - REPLAY_MS);
  if (!row || row.receivedAt < since) throw new Fault('not_found');
  const providerId = `replay:${of.id}`;
  const again = await bank.db
    .selectFrom('inbox')
    .select('id')
    .where('conversationId', '=', row.conversationId)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  if (again) throw new Fault('request_reused');
  await recordAlone(bank, {
    actor: { kind: 'administrator', id: of.by.administrator },
    action: 'admin_action',
    origin: houseOrigin(of.by),
    subject: { kind: 'message', id: String(of.id) },
    ...(row.customerId && { customerId: row.customerId }),
    facts: { act: 'replay' },
  });
  const { text } = (row.heard ?? {}) as { text?: string };
  const { fresh } = await receive(bank, {
    channel: row.channel as ChannelName,
    address: row.address,
    providerId,
    kind: 'text',
    text: text || row.body,
    sentAt: row.sentAt,
  });
  if (!fresh) throw new Fault('request_reused');
}
