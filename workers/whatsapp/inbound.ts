import { receive } from '@karo/core/chat/channel';
import { doubtPhone, leaveSender, meetSender } from '@karo/core/identity';
import type { Bank } from '@karo/core/kernel';
import { noteDelivery, sendAgain, type Undelivered } from '@karo/core/messaging';
import { isOutage } from '@karo/db/client';
import { outboxIdOf } from './callback.ts';
import { failureOf } from './failures.ts';
import type { Graph, Media } from './graph.ts';
import { type CloudMessage, type CloudStatus, readWebhook, type Sender } from './webhook.ts';

/** A failed message is tried again no sooner than this, and no more often than the outbox itself would. */
const AGAIN_MS = 60_000;
const ATTEMPTS_MAX = 8;
/** How many senders’ messages of one webhook are written down at once: the next webhook is stored through the same pool of connections, and is answered meanwhile. */
const SENDERS_AT_ONCE = 5;

const addressOf = ({ phone, bsuid }: Sender): string => phone ?? bsuid ?? '';

/** The recording; without it the customer is asked to send it again. */
async function fetchVoice(bank: Bank, graph: Graph, mediaId: string | undefined): Promise<Media | undefined> {
  if (!mediaId) return undefined;
  try {
    return await graph.download(mediaId);
  } catch (error) {
    bank.log.warn({ reason: (error as Error).message }, 'a voice note could not be fetched');
    return undefined;
  }
}

async function hearMessage(bank: Bank, graph: Graph, message: CloudMessage): Promise<void> {
  const { sender, id: providerId, says: kind, text, choiceId, mediaId, edited } = message;
  const { bsuid, identityKey } = sender;
  const address = addressOf(sender);
  const who = { address, ...(bsuid && { bsuid }), ...(identityKey && { identityKey }) };
  await meetSender(bank, who);
  const media = kind === 'voice' ? await fetchVoice(bank, graph, mediaId) : undefined;
  // A sandbox's clock may stand ahead of WhatsApp's.
  const aheadMs = bank.clock.now().getTime() - Date.now();
  await receive(bank, {
    channel: 'whatsapp',
    address,
    providerId,
    kind,
    sentAt: new Date(message.sentAt.getTime() + (bank.config.sandbox ? aheadMs : 0)),
    ...(text !== undefined && { text }),
    ...(choiceId && { choiceId }),
    ...(media && { media }),
    ...(bsuid && address !== bsuid && { bsuid }),
    ...(edited && { edited }),
  });
  // A conversation that was just begun had no row to compare with.
  await meetSender(bank, who);
}

/** What of a webhook failed: the rest of it is worked on all the same, and then the webhook is tried again. */
class Failures {
  readonly #errors: unknown[] = [];

  /** Throws what only says that the database is away: the rest could not be written down either. */
  async try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isOutage(error)) throw error;
      this.#errors.push(error);
    }
  }

  /** Throws the first of them, if there is one. */
  tell(): void {
    if (this.#errors.length > 0) throw this.#errors[0];
  }
}

type Work = { bank: Bank; graph: Graph; failures: Failures };

/** One sender's messages in their order; the last is marked as read, and with it all before. */
async function hearSender({ bank, graph, failures }: Work, messages: readonly CloudMessage[]): Promise<void> {
  for (const message of messages) await failures.try(() => hearMessage(bank, graph, message));
  const last = messages.at(-1);
  if (!last) return;
  await graph.markRead(last.id).catch((error: unknown) => {
    bank.log.debug({ reason: (error as Error).message }, 'a message was not marked as read');
  });
}

async function hearMessages(work: Work, messages: readonly CloudMessage[]): Promise<void> {
  const bySender = new Map<string, CloudMessage[]>();
  for (const message of messages) {
    const address = addressOf(message.sender);
    bySender.set(address, [...(bySender.get(address) ?? []), message]);
  }
  const senders = [...bySender.values()];
  for (let at = 0; at < senders.length; at += SENDERS_AT_ONCE)
    await Promise.all(senders.slice(at, at + SENDERS_AT_ONCE).map((sender) => hearSender(work, sender)));
}

/** What to do about a message that did not arrive: another way, another time, or nothing. */
async function recover(bank: Bank, failed: Undelivered, code: number): Promise<void> {
  const { outboxId, conversationId, attempts, way } = failed;
  const { next, alarm } = failureOf(code);
  const about = { outbox: String(outboxId), code };
  bank.log[alarm ? 'error' : 'warn'](about, 'WhatsApp did not deliver a message');
  if (next === 'risk') return doubtPhone(bank, conversationId);
  if (next === 'never' || attempts >= ATTEMPTS_MAX || next === way) return;
  const now = bank.clock.now();
  if (next === 'later') await sendAgain(bank.db, outboxId, { nextAt: new Date(now.getTime() + AGAIN_MS) });
  else await sendAgain(bank.db, outboxId, { nextAt: now, way: next });
  await bank.wake.outbound(conversationId);
}

async function noteStatus(bank: Bank, status: CloudStatus): Promise<void> {
  const outboxId = outboxIdOf(status.callback);
  if (outboxId === undefined) return;
  const { id: providerId, problem } = status;
  const failed = await noteDelivery(bank.db, {
    outboxId,
    providerId,
    status: status.status,
    at: bank.clock.now(),
    ...(problem !== undefined && { problem }),
  });
  if (failed) await recover(bank, failed, problem ?? 131000);
}

/**
 * Works off one webhook: everything in it, each part safe to repeat, so that the same webhook again (Meta repeats for days) changes nothing. Throws where something could not be
 * written down, after the rest of it was; then all of it is to be worked on again.
 */
export async function workUpdates(bank: Bank, graph: Graph, raw: Buffer): Promise<void> {
  const cloud = bank.config.whatsappCloud;
  const events = cloud && readWebhook(raw, cloud.phoneNumberId);
  if (!events) {
    bank.log.warn('a webhook was none of WhatsApp’s');
    return;
  }
  // Before the messages, and a failure of it ends the work: whoever writes next may have the number of somebody else.
  for (const event of events)
    if (event.kind === 'change')
      await leaveSender(bank, {
        ...(event.oldPhone && { address: event.oldPhone }),
        ...(event.oldBsuid && { bsuid: event.oldBsuid }),
      });
  const failures = new Failures();
  await hearMessages(
    { bank, graph, failures },
    events.filter((event) => event.kind === 'message'),
  );
  for (const event of events) {
    if (event.kind === 'status') await failures.try(() => noteStatus(bank, event));
    if (event.kind === 'alert')
      bank.log.error({ field: event.field, facts: event.facts }, 'WhatsApp tells something of our account');
  }
  failures.tell();
}
