import { createHash } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { record } from '../audit/index.ts';
import { type Acting, houseOrigin } from '../auth/index.ts';
import { planIds, plans } from '../catalogue/index.ts';
import type { ticketCategories, ticketPriorities, ticketStatuses } from '../contract/index.ts';
import { findCustomer, lockCustomer } from '../customers/index.ts';
import { type Bank, Fault, type Language, maskSecrets } from '../kernel/index.ts';
import { notifyCustomer, say } from '../messaging/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import { listTransactions, type Transaction } from '../statements/index.ts';

/** The bank's promise is an answer within a day; its own target for a conversation, which the administrators see, is ten minutes. */
const RESPOND_MS = 24 * 3_600_000;
const PERSON_MS = 10 * 60_000;
/** The same words within this time are one ticket. */
const REPEAT_MS = 24 * 3_600_000;
const OPEN_MOST = 20;
/** What is told within this time of an open ticket belongs to it, as far as it has room. */
const ADD_MS = 3_600_000;
const MESSAGE_MOST = 4_000;
const SHOWN = 200;
/** How far back the list looks for a person's last answer. */
const READ_OF_EACH = 40;

export type TicketCategory = (typeof ticketCategories)[number];
export type TicketPriority = (typeof ticketPriorities)[number];
export type TicketStatus = (typeof ticketStatuses)[number];
export type Ticket = {
  id: bigint;
  customerId: string;
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  message: string;
  status: TicketStatus;
  response: string | null;
  rating: number | null;
  createdAt: Date;
  respondBy: Date;
};

const columns = [
  'id',
  'customerId',
  'subject',
  'category',
  'priority',
  'message',
  'status',
  'response',
  'rating',
  'createdAt',
  'respondBy',
] as const;

const select = (db: Db | Trx) => db.selectFrom('ticket').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const toTicket = (row: Row): Ticket => row as Ticket;

const digestOf = (asked: { customerId: string; subject: string; message: string }): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([asked.customerId, asked.subject, asked.message]))
    .digest();

/**
 * Adds what a customer tells within the hour to the ticket that they opened, and gives that back; undefined where there is none, or it is full or answered. What is
 * more urgent, as a theft told after a slow app, is no part of it.
 */
export async function addToTicket(
  bank: Pick<Bank, 'db' | 'clock'>,
  asked: { customerId: string; priority: TicketPriority; message: string },
): Promise<Ticket | undefined> {
  const { customerId, priority } = asked;
  const told = maskSecrets(asked.message.trim().replace(/\s+/g, ' '));
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const row = await select(trx)
      .where('customerId', '=', customerId)
      .where('status', '=', 'open')
      .where('createdAt', '>', new Date(bank.clock.now().getTime() - ADD_MS))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row || rank[priority] < rank[row.priority as TicketPriority]) return undefined;
    if (row.message.split('\n').includes(told)) return toTicket(row);
    const message = `${row.message}\n${told}`;
    if (message.length > MESSAGE_MOST) return undefined;
    await trx.updateTable('ticket').set({ message }).where('id', '=', row.id).execute();
    return toTicket({ ...row, message });
  });
}

/**
 * Opens a ticket; the same one sent again within a day is answered again. Throws Fault `bad_request` for empty words, `too_many_requests` where very many
 * are open.
 */
export async function openTicket(
  bank: Pick<Bank, 'db' | 'clock'>,
  asked: {
    customerId: string;
    subject: string;
    category: TicketCategory;
    priority?: TicketPriority;
    message: string;
  },
): Promise<Ticket> {
  // A person reads it, and it is kept: no PIN, code, BVN or card is.
  const [subject, message] = [maskSecrets(asked.subject.trim()), maskSecrets(asked.message.trim())];
  if (!subject) throw new Fault('bad_request', { field: 'subject' });
  if (!message) throw new Fault('bad_request', { field: 'message' });
  const { customerId, category, priority = 'medium' } = asked;
  const digest = digestOf({ customerId, subject, message });
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const createdAt = bank.clock.now();
    const open = await select(trx)
      .select('digest')
      .where('customerId', '=', customerId)
      .where('status', 'in', ['open', 'in-progress'])
      .orderBy('id', 'desc')
      .execute();
    const old = new Date(createdAt.getTime() - REPEAT_MS);
    const same = open.find((row) => row.digest.equals(digest) && row.createdAt > old);
    if (same) {
      const { digest: _digest, ...row } = same;
      return toTicket(row);
    }
    if (open.length >= OPEN_MOST) throw new Fault('too_many_requests', {});
    const respondBy = new Date(createdAt.getTime() + RESPOND_MS);
    const row = await trx
      .insertInto('ticket')
      .values({ customerId, subject, category, priority, message, digest, createdAt, respondBy })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return toTicket(row);
  });
}

/** The customer's tickets, newest first; `q` keeps those that hold it. */
export async function listTickets(db: Db, customerId: string, q?: string): Promise<Ticket[]> {
  const rows = await select(db)
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const wanted = q?.trim().toLowerCase();
  const found = wanted
    ? rows.filter((row) =>
        `${row.id} ${row.subject} ${row.message} ${row.category}`.toLowerCase().includes(wanted),
      )
    : rows;
  return found.map(toTicket);
}

const rank = { urgent: 0, high: 1, medium: 2, low: 3 } as const;

/** Those of these customers whose plan has its questions answered first. */
async function firstServed(db: Db, customerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (customerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('customerPlan')
    .select('customerId')
    .where('customerId', 'in', customerIds)
    .where(
      'plan',
      'in',
      planIds.filter((id) => plans[id].prioritySupport),
    )
    .execute();
  return new Set(rows.map((row) => row.customerId));
}

/** What waits for the bank's people: what is urgent first, then those whose plan has priority support, then by priority, and of those the oldest. */
export async function listOpenTickets(db: Db): Promise<Ticket[]> {
  const rows = await select(db).where('status', '<>', 'closed').orderBy('id').limit(SHOWN).execute();
  const tickets = rows.map(toTicket);
  const first = await firstServed(
    db,
    tickets.map((ticket) => ticket.customerId),
  );
  const waits = (ticket: Ticket) => (ticket.status === 'resolved' ? 1 : 0);
  const turn = (ticket: Ticket) =>
    ticket.priority !== 'urgent' && first.has(ticket.customerId) ? 0.5 : rank[ticket.priority];
  return tickets.sort((a, b) => waits(a) - waits(b) || turn(a) - turn(b) || Number(a.id - b.id));
}

/** Says how well a resolved ticket was answered; throws Fault `not_found`, `ticket_unresolved`, `already_rated`. */
export async function rateTicket(
  db: Db,
  rated: { customerId: string; ticketId: bigint; rating: number },
): Promise<Ticket> {
  return transact(db, async (trx) => {
    const row = await select(trx)
      .where('id', '=', rated.ticketId)
      .where('customerId', '=', rated.customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    if (!['resolved', 'closed'].includes(row.status)) throw new Fault('ticket_unresolved');
    if (row.rating !== null) throw new Fault('already_rated');
    await trx.updateTable('ticket').set({ rating: rated.rating }).where('id', '=', row.id).execute();
    return toTicket({ ...row, rating: rated.rating });
  });
}

/** Moves a ticket on, with what the bank answers; the customer is told. Throws Fault `not_found`. */
export async function answerTicket(
  bank: Bank,
  answer: { ticketId: bigint; status: TicketStatus; response?: string } & Acting,
): Promise<Ticket> {
  return transact(bank.db, async (trx) => {
    const row = await select(trx).where('id', '=', answer.ticketId).forUpdate().executeTakeFirst();
    if (!row) throw new Fault('not_found');
    const at = bank.clock.now();
    const response = answer.response?.trim() || row.response;
    const { status } = answer;
    const isOver = status === 'resolved' || status === 'closed';
    const changed = { status, response, answeredBy: answer.administrator };
    await trx
      .updateTable('ticket')
      .set({ ...changed, ...(response && { respondedAt: at }), endedAt: isOver ? at : null })
      .where('id', '=', row.id)
      .execute();
    await record(trx, bank, {
      actor: { kind: 'administrator', id: answer.administrator },
      action: 'admin_action',
      origin: houseOrigin(answer),
      subject: { kind: 'ticket', id: String(row.id) },
      customerId: row.customerId,
      facts: { status },
    });
    const facts = { ticket: String(row.id), subject: row.subject, status, response: response ?? '' };
    if (row.status !== status || row.response !== response)
      await notifyCustomer(trx, row, {
        at,
        dedupe: `ticket:${row.id}:${status}:${at.getTime()}`,
        words: (phrases) => ({ text: phrases.support.ticketMoved(facts) }),
      });
    return toTicket({ ...row, status, response });
  });
}

export type SupportMessage = {
  id: string;
  sender: 'user' | 'bot' | 'agent';
  message: string;
  timestamp: Date;
};

const spoken = (row: { body: string; heard: unknown }): string => {
  const text = (row.heard as { text?: unknown } | null)?.text;
  return typeof text === 'string' && text !== '' ? text : row.body;
};

/** A conversation with who said what: the customer, the bank's own voice, or one of its people. */
export async function listSupportMessages(
  db: Db | Trx,
  conversationId: bigint,
  limit = 60,
): Promise<SupportMessage[]> {
  const asked = await db
    .selectFrom('inbox')
    .select(['id', 'body', 'heard', 'receivedAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const answered = await db
    .selectFrom('outbox')
    .select(['id', 'inboxId', 'reply', 'agent', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const all: (SupportMessage & { turn: bigint | undefined })[] = [
    ...asked.reverse().map((row) => ({
      id: `in-${row.id}`,
      sender: 'user' as const,
      message: spoken(row),
      timestamp: row.receivedAt,
      turn: row.id,
    })),
    ...answered.reverse().map((row) => ({
      id: `out-${row.id}`,
      sender: row.agent === null ? ('bot' as const) : ('agent' as const),
      message: String((row.reply as { text?: unknown }).text ?? ''),
      timestamp: row.createdAt,
      turn: row.inboxId ?? undefined,
    })),
  ];
  // Within one instant an answer stands under what it answers.
  const byTurn = (a: (typeof all)[number], b: (typeof all)[number]) =>
    a.turn === undefined || b.turn === undefined ? 0 : Number(a.turn - b.turn);
  return all
    .sort((a, b) => a.timestamp.getTime() - b.timestamp.getTime() || byTurn(a, b))
    .slice(-limit)
    .map(({ turn: _turn, ...message }) => message);
}

/** Whether a word holds a mail address: something before an @, and a dot behind it. */
const isMail = (word: string): boolean => {
  const at = word.indexOf('@');
  return at > 0 && word.indexOf('.', at + 2) > 0;
};

/** Hides long figures but their last two digits, and mail addresses: an agent needs to know which, not what. */
export const maskText = (text: string): string =>
  text
    .replace(/\S+/g, (word) => (isMail(word) ? '•••@•••' : word))
    .replace(/\+?\d(?:[\s-]?\d){5,}/g, (figures) => {
      const digits = figures.replace(/\D/g, '');
      return `••••${digits.slice(-2)}`;
    });

export type Thread = {
  id: bigint;
  customerId: string | undefined;
  customer: string | undefined;
  channel: string;
  language: Language;
  /** Undefined once a person has answered what they wrote. */
  waitingSince: Date | undefined;
  answerBy: Date | undefined;
  last: string;
};

/** Since when a customer has had no answer of a person's: the first words after the last answer, or the moment that they asked for one. */
function unansweredSince(messages: readonly SupportMessage[], humanAt: Date): Date | undefined {
  const answered = messages.findLastIndex(
    ({ sender, timestamp }) => sender === 'agent' && timestamp >= humanAt,
  );
  if (answered < 0) return humanAt;
  return messages.slice(answered + 1).find(({ sender }) => sender === 'user')?.timestamp;
}

async function toThread(
  db: Db | Trx,
  row: { id: bigint; channel: string; customerId: string | null; language: string; humanAt: Date },
  messages: readonly SupportMessage[],
): Promise<Thread> {
  const customer = row.customerId ? await findCustomer(db, row.customerId) : undefined;
  const newest = messages.findLast((each) => each.sender === 'user');
  const waitingSince = unansweredSince(messages, row.humanAt);
  return {
    id: row.id,
    channel: row.channel,
    language: row.language as Language,
    waitingSince,
    customerId: customer?.id,
    customer: customer && `${customer.firstName} ${customer.lastName.slice(0, 1)}.`,
    answerBy: waitingSince && new Date(waitingSince.getTime() + PERSON_MS),
    last: maskText(newest?.message ?? '').slice(0, 140),
  };
}

const waiting = (db: Db | Trx) =>
  db
    .selectFrom('conversation')
    .select(['id', 'channel', 'customerId', 'language', 'humanAt'])
    .where('humanAt', 'is not', null)
    .$narrowType<{ humanAt: Date }>();

/** The conversations that a person of ours has: those that nobody has answered, by priority support and then the longest waiting; after them those that are answered. */
export async function listThreads(db: Db): Promise<Thread[]> {
  const rows = await waiting(db).orderBy('humanAt').limit(SHOWN).execute();
  const first = await firstServed(
    db,
    rows.flatMap((row) => row.customerId ?? []),
  );
  const turn = (row: { customerId: string | null }) => (row.customerId && first.has(row.customerId) ? 0 : 1);
  const threads = await Promise.all(
    rows.map(async (row) => toThread(db, row, await listSupportMessages(db, row.id, READ_OF_EACH))),
  );
  const ofRow = new Map(rows.map((row) => [row.id, turn(row)]));
  const order = (thread: Thread) => (thread.waitingSince ? (ofRow.get(thread.id) ?? 1) : 2);
  const since = ({ waitingSince }: Thread) => waitingSince?.getTime() ?? 0;
  return threads.sort((a, b) => order(a) - order(b) || since(a) - since(b));
}

const last = 5;

/** One such conversation, masked, with the customer's latest transactions; that it was read is written to the audit log. Throws Fault `not_found`. */
export async function readThread(
  bank: Bank,
  asked: Acting & { id: bigint },
): Promise<{ thread: Thread; messages: SupportMessage[]; transactions: Transaction[] }> {
  const row = await waiting(bank.db).where('id', '=', asked.id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  const messages = await listSupportMessages(bank.db, row.id);
  const thread = await toThread(bank.db, row, messages);
  const { customerId } = thread;
  await transact(bank.db, (trx) =>
    record(trx, bank, {
      actor: { kind: 'administrator', id: asked.administrator },
      action: 'personal_data_read',
      origin: houseOrigin(asked),
      subject: { kind: 'conversation', id: String(row.id) },
      ...(customerId && { customerId }),
    }),
  );
  return {
    thread,
    messages: messages.map((each) => ({ ...each, message: maskText(each.message) })),
    transactions: customerId ? await listTransactions(bank.db, customerId, last) : [],
  };
}

const noteThread = (trx: Trx, bank: Bank, by: Acting & { id: bigint }, act: string): Promise<void> =>
  record(trx, bank, {
    actor: { kind: 'administrator', id: by.administrator },
    action: 'admin_action',
    origin: houseOrigin(by),
    subject: { kind: 'conversation', id: String(by.id) },
    facts: { act },
  });

/** A person answers in a conversation that they have; throws Fault `not_found`. */
export async function answerThread(
  bank: Bank,
  answer: Acting & { id: bigint; message: string },
): Promise<SupportMessage> {
  const message = answer.message.trim();
  const at = bank.clock.now();
  const outboxId = await transact(bank.db, async (trx) => {
    const row = await waiting(trx).where('id', '=', answer.id).forUpdate().executeTakeFirst();
    if (!row) throw new Fault('not_found');
    const id = await say(trx, { conversationId: row.id, reply: { text: message }, at });
    if (id === undefined) throw new Fault('not_found');
    await trx.updateTable('outbox').set({ agent: answer.administrator }).where('id', '=', id).execute();
    await noteThread(trx, bank, answer, 'answered');
    return id;
  });
  return { id: `out-${outboxId}`, sender: 'agent', message, timestamp: at };
}

/** Gives a conversation back to the bank's own voice, and says so in it; safe to repeat. Throws Fault `not_found` where nobody had it. */
export async function returnThread(bank: Bank, of: Acting & { id: bigint }): Promise<void> {
  const { id } = of;
  await transact(bank.db, async (trx) => {
    const row = await waiting(trx).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) throw new Fault('not_found');
    await trx.updateTable('conversation').set({ humanAt: null }).where('id', '=', id).execute();
    await noteThread(trx, bank, of, 'given_back');
    const text = phrasesIn(row.language as Language).support.returned();
    await say(trx, { conversationId: id, reply: { text }, at: bank.clock.now() });
  });
}

/** Whether a person has the conversation of the browser at this address. */
export async function hasPerson(db: Db, address: string): Promise<boolean> {
  const row = await waiting(db)
    .where('channel', '=', 'web')
    .where('address', '=', address)
    .executeTakeFirst();
  return row !== undefined;
}
