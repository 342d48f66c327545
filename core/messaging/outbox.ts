import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import { currentTrace, type Language, type Trace, wakeOutbound } from '../kernel/index.ts';

/** A button or a list row; a channel that cannot draw them prints numbered text. */
export type Choice = { id: string; title: string; about?: string };

/** One combined answer to the customer, before a channel draws it. */
export type Reply = {
  text: string;
  choices?: Choice[];
  /** The quote that this reply asks the customer to approve, out of band. */
  approval?: {
    quoteId: string;
    /** It takes more than a PIN, and so the page. */
    page?: true;
  };
  /** The receipt to draw under the text, by the transfer's or airtime's reference. */
  receipt?: { reference: string };
  /** The account's entries between two days (`yyyy-mm-dd`, both in it), to be read and printed as PDF. */
  statement?: { customerId: string; from: string; to: string };
  /** The language to speak it in, where the customer spoke. */
  speak?: Language;
  /** Spoken slowly: the customer asked for it. */
  slow?: true;
};

/**
 * Writes one reply in the caller's transaction, and has it sent after its commit; a second one with the same `dedupe` is not written. The site reads its replies
 * itself, so there what is written is sent.
 */
export async function say(
  trx: Trx,
  message: { conversationId: bigint; inboxId?: bigint; reply: Reply; at: Date; dedupe?: string },
): Promise<bigint | undefined> {
  const { conversationId, inboxId = null, reply, at, dedupe = null } = message;
  const { rows } = await sql<{ id: bigint; sentAt: Date | null }>`
    insert into outbox (conversation_id, inbox_id, dedupe, reply, created_at, next_at, trace, sent_at)
    select id, ${inboxId}::bigint, ${dedupe}::text, ${JSON.stringify(reply)}::jsonb, ${at}::timestamptz, ${at}::timestamptz,
      ${currentTrace() ?? null}::text, case when channel = 'web' then ${at}::timestamptz end
    from conversation where id = ${conversationId}
    on conflict do nothing
    returning id, sent_at`.execute(trx);
  const [row] = rows;
  if (row?.sentAt === null) wakeOutbound(trx, conversationId);
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

/** A reply that waits to be sent, with whom it goes to; `usedUntil` is how far the address's allowance is used up. */
export type Unsent = {
  outboxId: bigint;
  conversationId: bigint;
  channel: 'whatsapp' | 'web' | 'ussd' | 'terminal';
  address: string;
  language: Language;
  reply: Reply;
  attempts: number;
  createdAt: Date;
  nextAt: Date;
  usedUntil: Date | undefined;
  /** How it goes where its usual way is closed. */
  way: Way | undefined;
  /** The event that it reports, as far as it has a name. */
  dedupe: string | undefined;
  /** When the address was last heard from: WhatsApp takes free text for 24 hours after. */
  heardAt: Date | undefined;
  /** The hash of the keys of the phone that it is meant for, where WhatsApp gave one. */
  identityKey: string | undefined;
  trace: Trace | undefined;
};

/** By a template of WhatsApp's, with the page's link in place of a Flow, or by SMS. */
export type Way = 'template' | 'page' | 'sms';

/** The conversation's oldest reply that is not sent; those after it wait for it. */
export async function findUnsent(db: Db, conversationId: bigint): Promise<Unsent | undefined> {
  const row = await db
    .selectFrom('outbox')
    .innerJoin('conversation', 'conversation.id', 'outbox.conversationId')
    .select(['outbox.id', 'reply', 'attempts', 'nextAt', 'channel', 'address', 'language', 'outboundUntil'])
    .select(['way', 'dedupe', 'lastInboundAt', 'identityKey', 'outbox.createdAt', 'trace'])
    .where('conversationId', '=', conversationId)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .orderBy('outbox.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    outboxId: row.id,
    conversationId,
    channel: row.channel as Unsent['channel'],
    address: row.address,
    language: row.language as Language,
    reply: row.reply as unknown as Reply,
    attempts: row.attempts,
    createdAt: row.createdAt,
    nextAt: row.nextAt,
    usedUntil: row.outboundUntil ?? undefined,
    way: (row.way as Way | null) ?? undefined,
    dedupe: row.dedupe ?? undefined,
    heardAt: row.lastInboundAt ?? undefined,
    identityKey: row.identityKey ?? undefined,
    trace: row.trace ?? undefined,
  };
}

/** Takes a reply that is due for sending until `until`; undefined where somebody else has just taken it. */
export async function claimUnsent(
  db: Db,
  unsent: Unsent,
  { now, until }: { now: Date; until: Date },
): Promise<{ attempt: number } | undefined> {
  const row = await db
    .updateTable('outbox')
    .set((update) => ({ attempts: update('attempts', '+', 1), nextAt: until }))
    .where('id', '=', unsent.outboxId)
    .where('attempts', '=', unsent.attempts)
    // A try that was none leaves the count as it was: then it is the time that tells of it.
    .where('nextAt', '<=', now)
    .where('sentAt', 'is', null)
    .returning('attempts')
    .executeTakeFirst();
  return row && { attempt: row.attempts };
}

/** Writes down that a reply was sent, and the allowance that it used. */
export async function markSent(
  db: Db,
  unsent: Unsent,
  sent: { at: Date; usedUntil: Date; providerId?: string },
): Promise<void> {
  await sql`
    with used as (
      update conversation set outbound_until = ${sent.usedUntil} where id = ${unsent.conversationId}
    )
    update outbox set sent_at = coalesce(sent_at, ${sent.at}), provider_id = ${sent.providerId ?? null}
    where id = ${unsent.outboxId}
      -- Its report was here before the answer: what that one made of it stands.
      and (provider_id is null or provider_id is distinct from ${sent.providerId ?? null})`.execute(db);
}

/** Puts a reply back for later, to go by `way` where one is given, or gives it up where `next` is undefined; a try by which nobody was called does not count. */
export async function putBack(
  db: Db,
  unsent: Unsent,
  { next, now, way, wasTried }: { next: Date | undefined; now: Date; way?: Way; wasTried: boolean },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(next ? { nextAt: next, ...(way && { way }) } : { failedAt: now })
    .$if(!wasTried, (query) => query.set((set) => ({ attempts: set('attempts', '-', 1) })))
    .where('id', '=', unsent.outboxId)
    .where('sentAt', 'is', null)
    .execute();
}

/** Conversations on these channels with a reply that is due to be sent: what the sweep wakes. */
export async function listUnsent(
  db: Db,
  channels: readonly string[],
  dueBefore: Date,
  most = 500,
): Promise<bigint[]> {
  if (channels.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('conversation', 'conversation.id', 'outbox.conversationId')
    .select('conversation.id')
    .distinct()
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('nextAt', '<=', dueBefore)
    .where('channel', 'in', [...channels])
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}
