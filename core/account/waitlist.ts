import { createHash } from 'node:crypto';
import { type Db, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { parseEmail } from '../auth/index.ts';
import { parsePhone } from '../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, maskSecrets, startOfDay } from '../kernel/index.ts';

/** Administrators search and export what they are given, so that is everything, but for what would be too much for a page. */
const LIST_MOST = 20_000;
/** The same words of the same person within this time are one message, however often the button was pressed. */
const REPEAT_MS = 3_600_000;

export type WaitlistEntry = { id: bigint; name: string; phone: string; email: string; createdAt: Date };

const INTERNATIONAL = /^\+?[1-9]\d{6,14}$/;

/** A Nigerian number as E.164, or one from abroad, whose owner may wait too; undefined where it is neither. */
export function parseAnyPhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  return parsePhone(text) ?? (INTERNATIONAL.test(digits) ? `+${digits.replace('+', '')}` : undefined);
}

/** Text of somebody we do not know: one line, no control characters, no more than it needs. */
const clean = (text: string): string => text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();

/**
 * Puts somebody on the waitlist; who is on it by phone or email stays as they are, and the answer does not tell which. Throws Fault `name_invalid`,
 * `phone_invalid`, `email_invalid`.
 */
export async function joinWaitlist(
  bank: Pick<Bank, 'db' | 'clock'>,
  person: { name: string; phone: string; email: string },
): Promise<{ count: number }> {
  const name = clean(person.name);
  if (name === '') throw new Fault('name_invalid');
  const phone = parseAnyPhone(person.phone);
  if (!phone) throw new Fault('phone_invalid');
  const email = parseEmail(person.email)?.toLowerCase();
  if (!email) throw new Fault('email_invalid');
  await bank.db
    .insertInto('waitlist')
    .values({ name, phone, email, createdAt: bank.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { count: await countWaitlist(bank.db) };
}

/** How many wait. */
export async function countWaitlist(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from waitlist`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Who waits, newest first. */
export async function listWaitlist(db: Db, limit = LIST_MOST): Promise<WaitlistEntry[]> {
  return db.selectFrom('waitlist').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

export type InquiryStatus = 'new' | 'answered' | 'closed';
export type Inquiry = {
  id: bigint;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  status: InquiryStatus;
  createdAt: Date;
};

const inquiryColumns = ['id', 'name', 'email', 'phone', 'message', 'status', 'createdAt'] as const;
const toInquiry = (row: Omit<Inquiry, 'status'> & { status: string }): Inquiry => ({
  ...row,
  status: row.status as InquiryStatus,
});

const given = (text: string | undefined): string | undefined => text?.trim() || undefined;

function checkContact(contact: { email?: string; phone?: string }): {
  email: string | null;
  phone: string | null;
} {
  const [email, phone] = [given(contact.email), given(contact.phone)];
  const [parsedEmail, parsedPhone] = [email && parseEmail(email), phone && parseAnyPhone(phone)];
  if (email && !parsedEmail) throw new Fault('email_invalid');
  if (phone && !parsedPhone) throw new Fault('phone_invalid');
  return { email: parsedEmail ?? null, phone: parsedPhone ?? null };
}

/**
 * Keeps a message of the contact form; sent twice within an hour it is kept once. Throws Fault `name_invalid`, `bad_request`, `email_invalid`, `phone_invalid`.
 */
export async function leaveInquiry(
  bank: Pick<Bank, 'db' | 'clock'>,
  said: { name: string; message: string; email?: string; phone?: string },
): Promise<Inquiry> {
  const name = clean(said.name);
  if (name === '') throw new Fault('name_invalid');
  const message = maskSecrets(said.message.replace(/[^\P{C}\n]/gu, ' ').trim());
  if (message === '') throw new Fault('bad_request', { field: 'message' });
  const contact = checkContact(said);
  const createdAt = bank.clock.now();
  const digest = createHash('sha256')
    .update(JSON.stringify([name, contact, message]))
    .digest();
  return transact(bank.db, async (trx) => {
    // The same words that come twice at once wait for each other.
    await sql`select pg_advisory_xact_lock(${digest.readBigInt64BE()})`.execute(trx);
    const known = await trx
      .selectFrom('inquiry')
      .select(inquiryColumns)
      .where('digest', '=', digest)
      .where('createdAt', '>', new Date(createdAt.getTime() - REPEAT_MS))
      .executeTakeFirst();
    if (known) return toInquiry(known);
    const row = await trx
      .insertInto('inquiry')
      .values({ name, ...contact, message, digest, createdAt })
      .returning(inquiryColumns)
      .executeTakeFirstOrThrow();
    return toInquiry(row);
  });
}

/** The messages of the contact form, newest first. */
export async function listInquiries(db: Db, limit = LIST_MOST): Promise<Inquiry[]> {
  const rows = await db
    .selectFrom('inquiry')
    .select(inquiryColumns)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toInquiry);
}

/** Marks a message of the contact form; throws Fault `not_found`. */
export async function markInquiry(
  bank: Pick<Bank, 'db' | 'clock'>,
  id: bigint,
  status: InquiryStatus,
): Promise<Inquiry> {
  const row = await bank.db
    .updateTable('inquiry')
    .set({ status, answeredAt: status === 'new' ? null : bank.clock.now() })
    .where('id', '=', id)
    .returning(inquiryColumns)
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toInquiry(row);
}

export type BankStats = {
  waitlistCount: number;
  totalInquiries: number;
  newInquiries: number;
  customers: number;
  valueToday: Kobo;
  transactionsToday: number;
};

/** What the administrators' cards show. A movement counts once, by what left a customer's own account since midnight in Lagos. */
export async function bankStats(bank: Pick<Bank, 'db' | 'clock'>): Promise<BankStats> {
  const today = startOfDay(bank.clock.now());
  const { rows } = await sql<Omit<BankStats, 'valueToday'> & { valueToday: bigint }>`
    select
      (select count(*)::int from waitlist) as waitlist_count,
      (select count(*)::int from inquiry) as total_inquiries,
      (select count(*)::int from inquiry where status = 'new') as new_inquiries,
      (select count(*)::int from customer where status in ('active', 'frozen')) as customers,
      moved.value_today, moved.transactions_today
    from (
      select coalesce(-sum(leg.amount), 0)::bigint as value_today, count(distinct posting.id)::int as transactions_today
      from posting, unnest(posting.accounts, posting.amounts) as leg (account_id, amount)
      join account on account.id = leg.account_id and account.kind = 'customer'
      where posting.at >= ${today} and leg.amount < 0
    ) moved`.execute(bank.db);
  const [row] = rows;
  if (!row) throw new Error('the figures of the bank were not read');
  return { ...row, valueToday: kobo(row.valueToday) };
}
