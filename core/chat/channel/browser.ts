import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import { addressOf } from '../../auth/index.ts';
import type { Message } from '../../contract/index.ts';
import { type Bank, keyedHash, kobo, type Language, toNaira } from '../../kernel/index.ts';
import type { Reply } from '../../messaging/index.ts';
import type { Understood } from '../nlu/index.ts';

/** A browser's conversation with the bank: channel `web`, addressed by the random name in its signed cookie. */
export type BrowserConversation = {
  id: bigint;
  address: string;
  customerId: string | undefined;
  /** The customer has an account: only their own session may speak here. */
  guarded: boolean;
  language: Language;
};

/** The conversation that a browser's cookie names. */
export async function findBrowserConversation(
  db: Db,
  address: string,
): Promise<BrowserConversation | undefined> {
  const row = await db
    .selectFrom('conversation')
    .leftJoin('customer', 'customer.id', 'conversation.customerId')
    .select([
      'conversation.id',
      'conversation.customerId',
      'conversation.language',
      'customer.status as customerStatus',
    ])
    .where('channel', '=', 'web')
    .where('address', '=', address)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    address,
    customerId: row.customerId ?? undefined,
    guarded: row.customerStatus !== null && row.customerStatus !== 'pending',
    language: row.language as Language,
  };
}

/** The network address that a conversation is opened from, as it is kept: slow texts count for it. */
export const senderFrom = (bank: Pick<Bank, 'config'>, ip: string | undefined): string | undefined => {
  const address = addressOf(ip);
  return address && keyedHash(bank.config.secret, 'sender', address).toString('base64url');
};

/** Opens the conversation before its first message, so that a signed-in customer is known in it from the start. */
export async function openBrowserConversation(
  db: Db,
  conversation: {
    address: string;
    customerId?: string;
    language: Language;
    at: Date;
    sender?: string | undefined;
  },
): Promise<void> {
  await db
    .insertInto('conversation')
    .values({
      channel: 'web',
      address: conversation.address,
      customerId: conversation.customerId ?? null,
      language: conversation.language,
      createdAt: conversation.at,
      sender: conversation.sender ?? null,
    })
    .onConflict((conflict) => conflict.columns(['channel', 'address']).doNothing())
    .execute();
}

const heardText = (heard: unknown): string | undefined => {
  const text = (heard as { text?: unknown } | null)?.text;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

type Asked = {
  id: bigint;
  kind: string;
  body: string;
  heard: unknown;
  providerId: string;
  receivedAt: Date;
  answeredAt: Date | null;
};
type Said = { id: bigint; reply: unknown; createdAt: Date };

const asked = (row: Asked): Message => ({
  id: `in-${row.id}`,
  from: 'customer',
  kind: row.kind as Message['kind'],
  text: heardText(row.heard) ?? row.body,
  at: row.receivedAt.toISOString(),
  sentAs: row.providerId,
  answered: row.answeredAt !== null,
});

const said = (row: Said): Message => {
  const reply = row.reply as Reply;
  return {
    id: `out-${row.id}`,
    from: 'bank',
    kind: 'text',
    text: reply.text,
    at: row.createdAt.toISOString(),
    ...(reply.choices && { choices: reply.choices }),
    ...(reply.approval && { approval: reply.approval }),
    ...(reply.receipt && { receipt: reply.receipt }),
    ...(reply.statement && { statement: { from: reply.statement.from, to: reply.statement.to } }),
    ...(reply.speak && { speak: reply.speak }),
  };
};

const askedColumns = ['id', 'kind', 'body', 'heard', 'providerId', 'receivedAt', 'answeredAt'] as const;
const saidColumns = ['id', 'reply', 'createdAt'] as const;

/** The newest `limit` bubbles of each side, oldest first. */
export async function listMessages(db: Db, conversationId: bigint, limit = 60): Promise<Message[]> {
  const [questions, answers] = await Promise.all([
    db
      .selectFrom('inbox')
      .select(askedColumns)
      .where('conversationId', '=', conversationId)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('outbox')
      .select(saidColumns)
      .where('conversationId', '=', conversationId)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  ]);
  const all = [...questions.reverse().map(asked), ...answers.reverse().map(said)];
  return all.sort((a, b) => a.at.localeCompare(b.at)).slice(-limit);
}

/** One message with what was said to it, once it is answered; undefined until then. */
export async function findAnswer(db: Db, inboxId: bigint): Promise<Message[] | undefined> {
  const question = await db
    .selectFrom('inbox')
    .select([...askedColumns, 'conversationId'])
    .where('id', '=', inboxId)
    .executeTakeFirst();
  if (!question?.answeredAt) return undefined;
  // A burst is answered once, under its last message: the first reply at or after this one is this one's.
  const answers = await db
    .selectFrom('outbox')
    .select(saidColumns)
    .where('inboxId', '=', (eb) =>
      eb
        .selectFrom('outbox as first')
        .select('first.inboxId')
        .where('first.conversationId', '=', question.conversationId)
        .where('first.inboxId', '>=', inboxId)
        .orderBy('first.inboxId')
        .limit(1),
    )
    .orderBy('id')
    .execute();
  return [asked(question), ...answers.map(said)];
}

/** What was made of a voice note: its words, and what they ask for. */
export type VoiceHeard = {
  text: string;
  language: Language;
  /** Of the words and of what they ask for, the smaller. */
  confidence: number;
  intent: string;
  parameters: Record<string, string>;
};

/** A slot as it is kept: sums are kobo, written out. */
const printable = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const named = value as { kobo?: unknown; name?: unknown } | null;
  if (typeof named?.kobo === 'string') return toNaira(kobo(BigInt(named.kobo)));
  return typeof named?.name === 'string' ? named.name : undefined;
};

const parametersOf = (slots: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slots).flatMap(([name, value]) => {
      const text = printable(value);
      return text ? [[name, text]] : [];
    }),
  );

/** What the bank made of a voice note that it has answered; undefined where it heard no words in it. */
export async function findVoiceHeard(db: Db, inboxId: bigint): Promise<VoiceHeard | undefined> {
  const row = await db
    .selectFrom('inbox')
    .innerJoin('conversation', 'conversation.id', 'inbox.conversationId')
    .select(['inbox.heard', 'inbox.understood', 'conversation.language'])
    .where('inbox.id', '=', inboxId)
    .executeTakeFirst();
  const text = heardText(row?.heard);
  if (!row || !text) return undefined;
  const { voice } = row.heard as { voice?: { confidence?: number; language?: Language } };
  const meant = (row.understood ?? {}) as Partial<Pick<Understood, 'intent' | 'confidence' | 'language'>> & {
    slots?: object;
  };
  return {
    text,
    language: voice?.language ?? meant.language ?? (row.language as Language),
    confidence: Math.min(voice?.confidence ?? 1, meant.confidence ?? 0),
    intent: meant.intent ?? 'out_of_scope',
    parameters: parametersOf(meant.slots ?? {}),
  };
}

/** The first `most` replies of the bank after outbox row `after` in the conversations of these addresses. */
export async function listRepliesAfter(
  db: Db,
  addresses: readonly string[],
  after: bigint,
  most: number,
): Promise<{ address: string; outboxId: bigint; message: Message }[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('conversation', 'conversation.id', 'outbox.conversationId')
    .select(['outbox.id', 'outbox.reply', 'outbox.createdAt', 'conversation.address'])
    .where('conversation.channel', '=', 'web')
    .where('conversation.address', '=', sql<string>`any(${[...addresses]}::text[])`)
    .where('outbox.id', '>', after)
    .orderBy('outbox.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ address: row.address, outboxId: row.id, message: said(row) }));
}

/** The newest outbox row there is: where a new listener begins. */
export async function newestReply(db: Db): Promise<bigint> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0n;
}

/** One reply of the conversation. */
export async function findReply(
  db: Db,
  conversationId: bigint,
  outboxId: bigint,
): Promise<Reply | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('reply')
    .where('id', '=', outboxId)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  return row && (row.reply as unknown as Reply);
}
