import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isOutage, transact } from '@karo/db/client';
import { CompiledQuery, sql } from 'kysely';
import { findCustomerByIdentity, isBsuid, parsePhone } from '../../customers/index.ts';
import { askForProof } from '../../identity/index.ts';
import {
  type Bank,
  coalesceIn,
  currentTrace,
  Fenced,
  type Language,
  maskFigures,
  metrics,
  noteSpan,
  type Trace,
  traced,
} from '../../kernel/index.ts';
import { phrasesIn } from '../../phrases/index.ts';
import {
  type Conversation,
  converse,
  type Heard,
  type Outcome,
  type State,
  type Turn,
} from '../dialogue/index.ts';
import { Exhausted, Overran } from '../nlu/index.ts';
import { hear } from './hear.ts';

export type ChannelName = Conversation['channel'];

/** A message as a channel hands it over; `providerId` names it for ever, so that the same one delivered again is known. */
export type Incoming = {
  channel: ChannelName;
  address: string;
  providerId: string;
  kind: 'text' | 'voice' | 'other';
  text?: string;
  media?: { mime: string; bytes: Buffer };
  sentAt: Date;
  language?: Language;
  choiceId?: string;
  /** WhatsApp's other name for the sender, where the address is a phone. */
  lid?: string;
  /** WhatsApp's business-scoped id of the sender, where it gives one. */
  bsuid?: string;
  /** A message that was edited comes without its words. */
  edited?: true;
};

/** What answers a turn; the bank's own is `converse`. */
export type Talk = (bank: Bank, turn: Turn) => Promise<Outcome>;

/** A worker that dies holds a conversation no longer than this; one that lives renews its claim. */
const LEASE_MS = 15_000;
/** The most messages that one turn reads together. */
const BURST_MOST = 20;
/** However long somebody keeps typing, the first message of a burst waits no longer. */
const BURST_WAIT_MOST_MS = 4_000;
/** A message this old when it is read was held up on its way: it may ask, never act. */
const LATE_MS = 10 * 60_000;
/** A message on which the bank failed this often is answered with an apology. */
const TRIES = 3;
const TEXT_MOST = 4096;

/** A number that was silent for so long may have been given to somebody else by its network; only WhatsApp's numbers are recycled without our hearing of it. */
const SILENT_DAYS = 90;
const fellSilent = (
  at: string,
) => `(conversation.channel = 'whatsapp' and conversation.customer_id is not null
  and conversation.last_inbound_at < ${at}::timestamptz - interval '${SILENT_DAYS} days')`;

/** What becomes of a chat whose number may have another owner: it is nobody's, and says nothing of what was talked about. */
const doubted = (condition: string) => `
  proof_of = case when ${condition} then conversation.customer_id else conversation.proof_of end,
  state = case when ${condition} then '{}' else conversation.state end,
  customer_id = case when ${condition} then null else conversation.customer_id end`;

const writeMessage = `
  with chat as (
    insert into conversation (channel, address, language, last_inbound_at, created_at)
    values ($1, $2, coalesce($3, 'en'), $4, $4)
    on conflict (channel, address) do update
      set last_inbound_at = greatest(conversation.last_inbound_at, excluded.last_inbound_at),
        language = coalesce($3, conversation.language), ${doubted(fellSilent('$4'))}
    returning id, customer_id, proof_of
  ), known as (
    select from inbox, chat where conversation_id = chat.id and provider_id = $7
  ), kept as (
    insert into media (mime, bytes, created_at)
    select $5, $6, $4 where $6::bytea is not null and not exists (select from known) returning id
  ), message as (
    insert into inbox (conversation_id, provider_id, kind, body, media_id, heard, sent_at, received_at, trace)
    select chat.id, $7, $8, $9, (select id from kept), $10::jsonb, $11, $4, $12 from chat
    on conflict do nothing
    returning id
  )
  select chat.id as "conversationId", chat.customer_id as "customerId", chat.proof_of as "proofOf", message.id as "inboxId"
  from chat left join message on true`;

const writeMessages = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::timestamptz[], $10::text[])
      with ordinality as one (channel, address, language, provider_id, kind, body, heard, sent_at, trace, at)
  ), held as (
    select chat.id, chat.customer_id, given.* from given join conversation chat using (channel, address)
    -- All statements over several conversations lock them in this order, and so never wait for one another in a ring.
    order by chat.id for no key update of chat
  ), chat as (
    update conversation set last_inbound_at = greatest(last_inbound_at, $9), language = coalesce(held.language, conversation.language),
      ${doubted(fellSilent('$9'))}
    from held where conversation.id = held.id
    returning conversation.id, conversation.customer_id, proof_of
  ), message as (
    insert into inbox (conversation_id, provider_id, kind, body, heard, sent_at, received_at, trace)
    select id, provider_id, kind, body, heard, sent_at, $9, trace from held
    on conflict do nothing
    returning id, conversation_id
  )
  select held.at::int, held.id as "conversationId", chat.customer_id as "customerId", chat.proof_of as "proofOf",
    message.id as "inboxId"
  from held join chat on chat.id = held.id left join message on message.conversation_id = held.id`;

type Written = {
  conversationId: bigint;
  customerId: string | null;
  proofOf: string | null;
  inboxId: bigint | null;
};

/** What PostgreSQL takes: it knows neither NUL nor half a surrogate pair. */
const writable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

const contentOf = (message: Incoming) => ({
  body: writable(message.text ?? '').slice(0, TEXT_MOST),
  heard:
    message.choiceId || message.edited
      ? JSON.stringify({ choiceId: message.choiceId && writable(message.choiceId), edited: message.edited })
      : null,
});

async function writeOne(bank: Bank, message: Incoming): Promise<Written> {
  const { body, heard } = contentOf(message);
  const { rows } = await bank.pool.query<Written>({
    name: 'inbox.write',
    text: writeMessage,
    values: [
      message.channel,
      message.address,
      message.language ?? null,
      bank.clock.now(),
      message.media?.mime ?? null,
      message.media?.bytes ?? null,
      message.providerId,
      message.kind,
      body,
      heard,
      message.sentAt,
      currentTrace() ?? null,
    ],
  });
  const [written] = rows;
  if (!written) throw new Error('a message was not written');
  return written;
}

/** Messages of conversations that are known; undefined for those of others. */
const writeKnown = coalesceIn<Bank, Incoming & { trace: Trace | undefined }, Written | undefined>({
  keyOf: (message) => `${message.channel}:${message.address}`,
  run: async (bank, messages) => {
    const contents = messages.map(contentOf);
    const { rows } = await bank.pool.query<Written & { at: number }>({
      name: 'inbox.write-many',
      text: writeMessages,
      values: [
        messages.map((message) => message.channel),
        messages.map((message) => message.address),
        messages.map((message) => message.language ?? null),
        messages.map((message) => message.providerId),
        messages.map((message) => message.kind),
        contents.map(({ body }) => body),
        contents.map(({ heard }) => heard),
        messages.map((message) => message.sentAt),
        bank.clock.now(),
        messages.map((message) => message.trace ?? null),
      ],
    });
    const known = new Map(rows.map((row) => [row.at, row]));
    return messages.map((_, index) => known.get(index + 1));
  },
});

/** Whether a number on WhatsApp was proved so long ago that its network may have given it to somebody else meanwhile. */
async function isProvedLongAgo(bank: Bank, { channel }: Incoming, phone: string): Promise<boolean> {
  if (channel !== 'whatsapp') return false;
  const row = await bank.db
    .selectFrom('identity')
    .select('id')
    .where('kind', '=', 'phone')
    .where('value', '=', phone)
    .where('verifiedAt', '<', new Date(bank.clock.now().getTime() - SILENT_DAYS * 86_400_000))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A number on a channel that proves its numbers belongs to the customer who proved it before; where that was long ago, and they were never heard from it, whoever writes is asked
 * for the customer's PIN first.
 */
async function link(bank: Bank, message: Incoming, conversationId: bigint): Promise<void> {
  if (message.channel !== 'whatsapp' && message.channel !== 'terminal') return;
  const phone = parsePhone(message.address);
  const { address } = message;
  const other = isBsuid(address) ? 'bsuid' : 'lid';
  const customer = phone
    ? await findCustomerByIdentity(bank.db, 'phone', phone)
    : await findCustomerByIdentity(bank.db, other, address);
  if (!customer) return;
  const mayBeAnothers = phone !== undefined && (await isProvedLongAgo(bank, message, phone));
  const { numUpdatedRows } = await bank.db
    .updateTable('conversation')
    .set(
      mayBeAnothers
        ? { proofOf: customer.id }
        : { customerId: customer.id, language: message.language ?? customer.language },
    )
    .where('id', '=', conversationId)
    .where('customerId', 'is', null)
    // Where it is unsure who is at this number, the number proves nothing: the customer's PIN does.
    .where('unsureAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && !mayBeAnothers) await keepNames(bank, customer.id, message);
}

/** The sender's other names, by which they are known where they hide their number. */
async function keepNames(bank: Bank, customerId: string, { lid, bsuid }: Incoming): Promise<void> {
  const at = bank.clock.now();
  const names = Object.entries({ lid, bsuid }).flatMap(([kind, value]) => (value ? [{ kind, value }] : []));
  if (names.length === 0) return;
  await bank.db
    .insertInto('identity')
    .values(names.map((name) => ({ ...name, customerId, verifiedAt: at, createdAt: at })))
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute();
}

type Received = { conversationId: bigint; inboxId: bigint; fresh: boolean };

/** Writes a message down, once, and wakes a worker; a channel answers its provider only after this. */
export const receive = (bank: Bank, message: Incoming): Promise<Received> =>
  traced('gateway', { channel: message.channel, kind: message.kind }, () => keep(bank, message));

async function keep(bank: Bank, message: Incoming): Promise<Received> {
  const known = message.media ? undefined : await writeKnown(bank, { ...message, trace: currentTrace() });
  const written = known ?? (await writeOne(bank, message));
  const { conversationId } = written;
  const inboxId = written.inboxId ?? (await findMessage(bank.db, conversationId, message.providerId));
  if (written.customerId === null && written.proofOf === null) await link(bank, message, conversationId);
  // Even one delivered again: it may be the one whose wake was lost.
  await bank.wake.inbound(conversationId);
  return { conversationId, inboxId, fresh: written.inboxId !== null };
}

/** One that was delivered before; of one whose month was taken out of the inbox the key is left. */
async function findMessage(db: Db, conversationId: bigint, providerId: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from inbox where conversation_id = ${conversationId} and provider_id = ${providerId}
    union all
    select inbox_id from inbox_key where conversation_id = ${conversationId} and provider_id = ${providerId}
    limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a message is known and not found');
  return row.id;
}

const messageColumns = `
  message.id, message.kind, message.body, message.media_id as "mediaId", message.heard, message.sent_at as "sentAt",
  message.received_at as "receivedAt", message.attempts, message.trace`;
const unanswered = (conversation: string, most: string) => `
  select * from inbox where conversation_id = ${conversation} and answered_at is null order by id limit ${most}`;

/**
 * A statement that waited for another worker's turn to end sees the conversation as that turn left it, but the inbox as it was before: only rows that it locks
 * are read again, so that what was answered meanwhile is not taken a second time.
 */
const takeTurns = `
  with free as (
    select asked.id, asked.lease_id, asked.alone
    from unnest($1::bigint[], $2::uuid[], $5::boolean[]) as asked (id, lease_id, alone), lateral (
      select attempts from inbox where conversation_id = asked.id and answered_at is null order by id limit 1
    ) head, lateral (
      select from conversation where id = asked.id and (lease_id is null or lease_until < $4) for no key update
    ) chat
    where asked.alone or head.attempts = 0
  ), mine as (
    update conversation set lease_id = free.lease_id, lease_until = $3 from free where conversation.id = free.id
    returning conversation.id, channel, address, customer_id, language, state, human_at, sender, alone, proof_of
  ), turn as (
    select mine.id as "conversationId", mine.channel, mine.address, mine.customer_id as "customerId", mine.language, mine.state,
      mine.human_at is not null as human, mine.sender, mine.proof_of as "proofOf", ${messageColumns}
    from mine left join lateral (
      ${unanswered('mine.id', `case when mine.alone then 1 else ${BURST_MOST} end`)} for no key update
    ) message on true
  ), tried as (
    -- Counted before anything of it is read, so that a message which ends the process is not met again as a new one.
    update inbox set attempts = inbox.attempts + 1 from turn where inbox.id = turn.id
  )
  select * from turn order by id`;

const readAgain = `select ${messageColumns} from (${unanswered('$1', String(BURST_MOST))}) message order by message.id`;

type MessageRow = {
  id: bigint;
  kind: Heard['kind'];
  body: string;
  mediaId: bigint | null;
  heard: { choiceId?: string; edited?: true; text?: string; voice?: Heard['voice'] } | null;
  sentAt: Date;
  receivedAt: Date;
  /** How many turns were begun over it before this one. */
  attempts: number;
  trace: Trace | null;
};
type TurnRow = Omit<MessageRow, 'id'> & {
  id: bigint | null;
  conversationId: bigint;
  channel: ChannelName;
  address: string;
  customerId: string | null;
  language: Language;
  state: State;
  human: boolean;
  sender: string | null;
  proofOf: string | null;
};
type Lease = {
  conversation: Conversation;
  proofOf: string | null;
  id: string;
  messages: MessageRow[];
  /** Of the turn, which its replies are part of. */
  trace?: Trace | undefined;
};

/**
 * Works off a conversation's messages, in order, as the only worker in it; answers how many it answered. A message whose turn did not end before is worked on alone,
 * and so one at a time in this process: where it ends the process again, no other message is taken for the cause. Throws what `talk` threw, so that the caller tries again later.
 */
export async function work(bank: Bank, conversationId: bigint, talk: Talk = converse): Promise<number> {
  let answered = 0;
  for (;;) {
    const turn =
      (await workOne(bank, { conversationId, alone: false }, talk)) ??
      (await alone(bank, () => workOne(bank, { conversationId, alone: true }, talk)));
    answered += turn?.answered ?? 0;
    if (!turn?.left) return answered;
  }
}

/** However long a turn takes that is worked on alone, the next one waits no longer for it. */
const ALONE_MOST_MS = 30_000;
const alones = new WeakMap<Bank, Promise<unknown>>();

/** Runs `turn` when the one before it is over. */
async function alone<T>(bank: Bank, turn: () => Promise<T>): Promise<T> {
  const before = alones.get(bank);
  const running = (before ?? Promise.resolve()).then(turn);
  const most = new AbortController();
  const over = Promise.race([
    running.catch(() => {}),
    (before ?? Promise.resolve()).then(() =>
      sleep(ALONE_MOST_MS, undefined, { signal: most.signal, ref: false }),
    ),
  ]).catch(() => {});
  alones.set(bank, over);
  try {
    return await running;
  } finally {
    most.abort();
  }
}

/** How long the first of these messages has waited, in ms. */
const waitedMs = (bank: Bank, [head]: readonly MessageRow[]): number =>
  head ? Math.max(0, bank.clock.now().getTime() - head.receivedAt.getTime()) : 0;

type Worked = { answered: number; left: boolean };

/** One turn of a conversation; undefined where there is none to take. */
async function workOne(bank: Bank, asked: Asked, talk: Talk): Promise<Worked | undefined> {
  const lease = await takeLease(bank, asked);
  if (!lease) return undefined;
  const { channel } = lease.conversation;
  const [head] = lease.messages;
  return traced('turn', { channel }, () => workHeld(bank, lease, asked, talk), { from: head?.trace });
}

async function workHeld(bank: Bank, lease: Lease, asked: Asked, talk: Talk): Promise<Worked> {
  lease.trace = currentTrace();
  noteSpan('heard', {}, waitedMs(bank, lease.messages));
  const renewing = setInterval(() => void renew(bank, lease), LEASE_MS / 3);
  try {
    if (!asked.alone) lease.messages = await gather(bank, lease);
    const left = await traced('acted', {}, () => answer(bank, lease, talk));
    return { answered: lease.messages.length, left };
  } catch (error) {
    if (error instanceof Fenced) return { answered: 0, left: false };
    await noteFailure(bank, lease, error);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

const isMessage = (row: TurnRow): row is TurnRow & MessageRow => row.id !== null;

const byId = <Ask extends { conversationId: bigint }>(asks: readonly Ask[]): Ask[] =>
  asks.toSorted((a, b) => (a.conversationId < b.conversationId ? -1 : 1));

type Asked = { conversationId: bigint; alone: boolean };

const take = coalesceIn<Bank, Asked & { id: string }, TurnRow[]>({
  keyOf: (asked) => asked.conversationId,
  run: async (bank, asked) => {
    const now = bank.clock.now();
    const inOrder = byId(asked);
    const { rows } = await bank.pool.query<TurnRow>({
      name: 'inbox.take',
      text: takeTurns,
      values: [
        inOrder.map((each) => each.conversationId),
        inOrder.map((each) => each.id),
        new Date(now.getTime() + LEASE_MS),
        now,
        inOrder.map((each) => each.alone),
      ],
    });
    const taken = new Map(asked.map((each) => [each.conversationId, [] as TurnRow[]]));
    for (const row of rows) taken.get(row.conversationId)?.push(row);
    return asked.map((each) => taken.get(each.conversationId) ?? []);
  },
});

async function takeLease(bank: Bank, asked: Asked): Promise<Lease | undefined> {
  const { conversationId } = asked;
  const id = randomUUID();
  const taken = await take(bank, { ...asked, id });
  if (taken.length === 0) return undefined;
  const rows = taken.filter(isMessage);
  const [head] = rows;
  if (!head) {
    await giveBack(bank, conversationId, id);
    // Whoever brought a message in between found the conversation taken.
    return takeLease(bank, asked);
  }
  const { channel, address, customerId, language, state, human, sender, proofOf } = head;
  metrics.turnStage.observe({ stage: 'heard' }, waitedMs(bank, rows) / 1_000);
  return {
    conversation: {
      id: conversationId,
      channel,
      address,
      language,
      state,
      human,
      customerId: customerId ?? undefined,
      ...(sender !== null && { sender }),
    },
    proofOf,
    id,
    messages: rows,
  };
}

async function giveBack(bank: Bank, conversationId: bigint, leaseId: string): Promise<void> {
  await bank.db
    .updateTable('conversation')
    .set({ leaseId: null, leaseUntil: null })
    .where('id', '=', conversationId)
    .where('leaseId', '=', leaseId)
    .execute();
}

async function renew(bank: Bank, lease: Lease): Promise<void> {
  const until = new Date(bank.clock.now().getTime() + LEASE_MS);
  await bank.db
    .updateTable('conversation')
    .set({ leaseUntil: until })
    .where('id', '=', lease.conversation.id)
    .where('leaseId', '=', lease.id)
    .execute()
    .catch(() => {});
}

const mayGrow = (messages: readonly MessageRow[]): boolean => {
  const last = messages.at(-1);
  return (
    last?.kind === 'text' && !last.heard?.choiceId && last.attempts === 0 && messages.length < BURST_MOST
  );
};

/** Waits while text keeps coming within the channel's window, and reads what came. */
async function gather(bank: Bank, lease: Lease): Promise<MessageRow[]> {
  const windowMs = bank.config.burstMs[lease.conversation.channel];
  const waitMost = performance.now() + BURST_WAIT_MOST_MS;
  let { messages } = lease;
  while (windowMs > 0 && mayGrow(messages) && performance.now() < waitMost) {
    const newestAt = messages.at(-1)?.receivedAt.getTime() ?? 0;
    const leftMs = newestAt + windowMs - bank.clock.now().getTime();
    if (leftMs <= 0) break;
    await sleep(Math.min(leftMs, windowMs));
    const { rows } = await bank.pool.query<MessageRow>({
      name: 'inbox.again',
      text: readAgain,
      values: [lease.conversation.id],
    });
    messages = rows;
  }
  return messages;
}

/** Hears a voice note once; a worker that comes after a crash finds its words. */
async function listen(bank: Bank, conversation: Conversation, row: MessageRow): Promise<MessageRow> {
  const note =
    row.mediaId === null
      ? undefined
      : await bank.db
          .selectFrom('media')
          .select(['mime', 'bytes'])
          .where('id', '=', row.mediaId)
          .executeTakeFirst();
  const { customerId, language } = conversation;
  const { text, ...voice } = await hear(bank, note, { customerId, language });
  const heard = { ...row.heard, text, voice };
  await bank.db
    .updateTable('inbox')
    .set({ heard: JSON.stringify(heard) })
    .where('id', '=', row.id)
    .execute();
  return { ...row, heard };
}

async function toHeard(bank: Bank, conversation: Conversation, row: MessageRow): Promise<Heard> {
  const known = row.kind === 'voice' && !row.heard?.voice ? await listen(bank, conversation, row) : row;
  return {
    inboxId: row.id,
    kind: row.kind,
    text: known.heard?.text ?? row.body,
    sentAt: row.sentAt,
    receivedAt: row.receivedAt,
    ...(known.heard?.voice && { voice: known.heard.voice }),
    ...(row.heard?.choiceId && { choiceId: row.heard.choiceId }),
    ...(row.heard?.edited && { edited: true }),
  };
}

/** Answers what was gathered; true where more has come meanwhile. */
async function answer(bank: Bank, lease: Lease, talk: Talk): Promise<boolean> {
  const { conversation, messages } = lease;
  const began = performance.now();
  const heard: Heard[] = [];
  for (const row of messages) heard.push(await toHeard(bank, conversation, row));
  const now = bank.clock.now();
  const late = heard.some((message) => now.getTime() - message.sentAt.getTime() > LATE_MS);
  const turn: Turn = { conversation, heard, now, late };
  const underLease = { ...bank, turn: { conversationId: conversation.id, leaseId: lease.id } };
  const outcome = givenUp(messages)
    ? apologise(bank, turn, 'ended_turns')
    : await unlessTooSlow(underLease, turn, lease.proofOf ? asksWho(lease.proofOf) : talkOf(messages, talk));
  const left = await commit(bank, lease, turn, outcome);
  metrics.turnStage.observe({ stage: 'acted' }, (performance.now() - began) / 1_000);
  if (conversation.channel !== 'web') await bank.wake.outbound(conversation.id);
  return left;
}

const givenUp = (messages: readonly MessageRow[]): boolean => messages.some((row) => row.attempts >= TRIES);

/** A voice note that its channel could not fetch says nothing that could be talked about. */
const talkOf = (messages: readonly MessageRow[], talk: Talk): Talk =>
  messages.every((row) => row.kind === 'voice' && row.mediaId === null && !row.heard?.voice)
    ? askAgain
    : talk;

const only = (turn: Turn, text: string, state: State): Outcome => ({
  state,
  language: turn.conversation.language,
  replies: [{ text }],
  understood: [],
  wiped: [],
});

/** Whoever has the number now is asked to prove that they are the customer, and told nothing else. What they wrote is not read: its figures go. */
const asksWho =
  (customerId: string): Talk =>
  async (bank, { conversation, heard, ...turn }) => {
    const { id: conversationId, channel, address, language } = conversation;
    const { quoteId } = await askForProof(bank, { conversationId, channel, address, customerId });
    const text = phrasesIn(language).security.proveNumber();
    return {
      ...only({ ...turn, conversation, heard }, text, {} as State),
      replies: [{ text, approval: { quoteId } }],
      wiped: heard.map((message) => ({ inboxId: message.inboxId, body: maskFigures(message.text) })),
    };
  };

const askAgain: Talk = async (_bank, turn) => {
  const { language, state } = turn.conversation;
  return only(turn, phrasesIn(language).messages.resendVoice(), state);
};

/** A text that takes too long to read is answered with an apology, and one of somebody who sends such texts without pause is not read. */
async function unlessTooSlow(bank: Bank, turn: Turn, talk: Talk): Promise<Outcome> {
  try {
    return await talk(bank, turn);
  } catch (error) {
    if (error instanceof Overran) return apologise(bank, turn, 'overran');
    const { language, state } = turn.conversation;
    if (error instanceof Exhausted) return only(turn, phrasesIn(language).chat.tooManySlow(), state);
    throw error;
  }
}

type SetAside = NonNullable<Outcome['setAside']>;

/** So that one message never stops a conversation: it is kept for a person, without its figures, for nobody looked for secrets in it. */
function apologise(bank: Bank, turn: Turn, why: SetAside): Outcome {
  const { id, language, state } = turn.conversation;
  const inbox = turn.heard.map((message) => String(message.inboxId));
  bank.log.error({ conversationId: String(id), inbox, why }, 'a message was set aside for a person');
  const { chat } = phrasesIn(language);
  return {
    ...(why === 'overran' ? only(turn, chat.unreadable(), state) : only(turn, chat.sorry(), {} as State)),
    wiped: turn.heard.map(({ inboxId, text }) => ({ inboxId, body: maskFigures(text) })),
    setAside: why,
  };
}

const closeTurns = `
  with ended as (
    select turn.* from unnest($1::bigint[], $2::uuid[], $3::jsonb[], $4::text[], $5::uuid[], $6::timestamptz[], $7::bigint[])
      as turn (id, lease_id, state, language, customer_id, answered_at, inbox_id), lateral (
      select from conversation where id = turn.id and lease_id = turn.lease_id for no key update
    ) chat
  ), mine as (
    update conversation set state = ended.state, language = ended.language,
      customer_id = case when conversation.proof_of is null then coalesce(ended.customer_id, conversation.customer_id) end, lease_id = null, lease_until = null
    from ended where conversation.id = ended.id
    returning conversation.id, channel, ended.answered_at, ended.inbox_id
  ), heard as (
    select message.*, mine.answered_at from mine, unnest($8::bigint[], $9::bigint[], $10::text[], $11::jsonb[], $15::text[])
      as message (conversation_id, id, body, understood, set_aside) where message.conversation_id = mine.id
  ), done as (
    update inbox set answered_at = heard.answered_at, body = coalesce(heard.body, inbox.body), media_id = null,
      understood = heard.understood, set_aside = heard.set_aside,
      heard = case when heard.body is null or inbox.heard is null then inbox.heard
        else inbox.heard || jsonb_build_object('text', heard.body) end
    from heard
    -- Said twice: a plan made while the inbox was small would read all of it for ever after.
    where inbox.id = any ($9::bigint[]) and inbox.id = heard.id
  ), gone as (
    delete from media where id in (
      select media_id from inbox where id = any ($9::bigint[]) and media_id is not null and id in (select id from heard)
    )
  ), said as (
    insert into outbox (conversation_id, inbox_id, dedupe, reply, created_at, next_at, sent_at, trace)
    select mine.id, mine.inbox_id, one.dedupe, one.reply, mine.answered_at, mine.answered_at,
      case when mine.channel = 'web' then mine.answered_at end, one.trace
    from unnest($12::bigint[], $13::text[], $14::jsonb[], $16::text[])
      with ordinality as one (conversation_id, dedupe, reply, trace, at)
    join mine on mine.id = one.conversation_id order by one.at
    on conflict do nothing
  )
  select mine.id, exists (
    select from inbox where conversation_id = mine.id and answered_at is null and id <> all ($9::bigint[])
  ) as "left" from mine`;

type Ending = { lease: Lease; turn: Turn; outcome: Outcome };
type Ended = { id: bigint; left: boolean };

const close = coalesceIn<Bank, Ending & { conversationId: bigint }, Ended | undefined>({
  run: async (bank, endings) => {
    const { rows } = await bank.pool.query<Ended>({
      name: 'inbox.close',
      text: closeTurns,
      values: closingValues(byId(endings)),
    });
    const ended = new Map(rows.map((row) => [row.id, row]));
    return endings.map(({ conversationId }) => ended.get(conversationId));
  },
});

/**
 * Ends the turn at once: state, answered and wiped messages, replies, what the outcome writes. Answers whether more has come; throws where the lease was lost,
 * and then nothing is written.
 */
async function commit(bank: Bank, lease: Lease, turn: Turn, outcome: Outcome): Promise<boolean> {
  const { write } = outcome;
  const { id } = lease.conversation;
  if (!write) return leftIn(await close(bank, { conversationId: id, lease, turn, outcome }));
  return transact(bank.db, async (trx) => {
    const { rows: held } = await sql`
      select 1 from conversation where id = ${id} and lease_id = ${lease.id}::uuid for update`.execute(trx);
    if (held.length === 0) throw new Fenced();
    const values = closingValues([{ lease, turn, outcome: { ...outcome, ...(await write(trx)) } }]);
    const { rows } = await trx.executeQuery<Ended>(CompiledQuery.raw(closeTurns, values));
    return leftIn(rows[0]);
  });
}

const leftIn = (ended: Ended | undefined): boolean => {
  if (!ended) throw new Fenced();
  return ended.left;
};

const toJson = (value: unknown): string | null =>
  value === undefined
    ? null
    : JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));

/** Of a message that held a secret only its drift is kept. */
const understoodOf = (understood: unknown, isWiped: boolean): unknown => {
  if (!isWiped || !understood) return understood;
  const { intent, language } = understood as { intent?: string; language?: Language };
  return { intent, language };
};

function closingValues(endings: readonly Ending[]): unknown[] {
  const turns = endings.map(({ lease, turn, outcome }) => ({
    lease,
    turn,
    outcome,
    id: lease.conversation.id,
    last: turn.heard.at(-1)?.inboxId,
  }));
  const messages = turns.flatMap(({ id, turn, outcome }) => {
    const wiped = new Map(outcome.wiped.map((each) => [each.inboxId, each.body]));
    return turn.heard.map(({ inboxId }, index) => ({
      conversationId: id,
      inboxId,
      body: wiped.get(inboxId) ?? null,
      understood: toJson(understoodOf(outcome.understood[index], wiped.has(inboxId))),
      setAside: outcome.setAside ?? null,
    }));
  });
  const replies = turns.flatMap(({ id, last, lease, outcome }) =>
    outcome.replies.map((reply, index) => ({
      conversationId: id,
      dedupe: `inbox:${last}${index ? `:${index}` : ''}`,
      reply: toJson(reply),
      trace: lease.trace ?? null,
    })),
  );
  return [
    turns.map((each) => each.id),
    turns.map((each) => each.lease.id),
    turns.map((each) => toJson(each.outcome.state)),
    turns.map((each) => each.outcome.language),
    turns.map((each) => each.outcome.customerId ?? null),
    turns.map((each) => each.turn.now),
    turns.map((each) => each.last),
    messages.map((each) => each.conversationId),
    messages.map((each) => each.inboxId),
    messages.map((each) => each.body),
    messages.map((each) => each.understood),
    replies.map((each) => each.conversationId),
    replies.map((each) => each.dedupe),
    replies.map((each) => each.reply),
    messages.map((each) => each.setAside),
    replies.map((each) => each.trace),
  ];
}

/** The conversation is free for the next try; what the database's absence stopped was no try. */
async function noteFailure(bank: Bank, lease: Lease, error: unknown): Promise<void> {
  const inbox = lease.messages.map((row) => row.id);
  const ids = { conversationId: String(lease.conversation.id), inbox: inbox.map(String) };
  if (isOutage(error)) {
    await forgive(bank, lease, inbox).catch((reason: unknown) => {
      bank.log.warn({ err: reason, ...ids }, 'a try stayed counted that an outage ended');
    });
    return;
  }
  bank.log.error({ err: error, ...ids }, 'working on a message failed');
  await giveBack(bank, lease.conversation.id, lease.id);
}

/** How long the database may be away for what it stopped to be forgiven. */
const FORGIVE_MS = 120_000;
const FORGIVE_EVERY_MS = 500;

/** Takes back the tries that an outage ended, as soon as the database answers. */
async function forgive(bank: Bank, lease: Lease, inbox: readonly bigint[]): Promise<void> {
  const since = performance.now();
  const once = () =>
    sql`
      with freed as (
        update conversation set lease_id = null, lease_until = null
        where id = ${lease.conversation.id} and lease_id = ${lease.id}::uuid
      )
      update inbox set attempts = attempts - 1
      where id = any (${inbox}::bigint[]) and answered_at is null and attempts > 0`.execute(bank.db);
  for (;;) {
    try {
      await once();
      return;
    } catch (error) {
      if (!isOutage(error) || performance.now() - since > FORGIVE_MS) throw error;
      await sleep(FORGIVE_EVERY_MS, undefined, { ref: false });
    }
  }
}

/** Conversations with a message received before `before` that nobody answers or works on: what the sweep wakes. */
export async function listUnanswered(db: Db, before: Date, now: Date, most = 500): Promise<bigint[]> {
  const rows = await db
    .selectFrom('inbox')
    .innerJoin('conversation', 'conversation.id', 'inbox.conversationId')
    .select('conversation.id')
    .distinct()
    .where('answeredAt', 'is', null)
    .where('receivedAt', '<', before)
    .where((where) => where.or([where('leaseId', 'is', null), where('leaseUntil', '<', now)]))
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}
