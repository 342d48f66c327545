import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type AuditAction, type Origin, record } from '../audit/index.ts';
import {
  addProof,
  type Customer,
  findCustomer,
  findCustomerByIdentity,
  findProvedEmail,
} from '../customers/index.ts';
import { type Bank, Fault, isFault, kobo, type Language } from '../kernel/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import { findQuote } from '../quotes/index.ts';
import { maskAddress } from './addresses.ts';
import {
  type CodeMethod,
  type CodePurpose,
  type CodeSubject,
  codeHash,
  named,
  subjectHash,
} from './code-subject.ts';
import { addressOf, countTries, forgetTries, giveTryBack, type Tried } from './rate-limits.ts';

const RESEND_MS = 60_000;
const LIFE_MS = 10 * 60_000;
const TRIES = 5;
/** Where a sending died half way, or failed for somebody who is not told whether they exist, it is done again. */
const AGAIN_MS = 30_000;
const ATTEMPTS = 3;

type Letter = { kind: 'sms' | 'mail'; address: string; subject: string; text: string };

const emailOf = async (db: Db, customer: Customer, purpose: CodePurpose): Promise<string | undefined> =>
  purpose === 'setup' ? customer.email : findProvedEmail(db, customer.id);

/** A code is written to the address that the customer has as it is written: another one would be proved by it. Throws Fault `bad_request`. */
async function checkStillTheirs(
  trx: Trx,
  { to, method }: SendCode,
  letter: Letter | undefined,
): Promise<void> {
  if (method !== 'email' || !to.customerId || to.email) return;
  const row = await trx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', to.customerId)
    .forShare()
    .executeTakeFirst();
  if (row?.email !== letter?.address) throw new Fault('bad_request', { field: 'email' });
}

/** Codes that went to the address that the customer leaves prove nothing of the next one. */
export async function voidMailedCodes(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('oneTimeCode')
    .set({ voidAt: at, letter: null })
    .where('customerId', '=', customerId)
    .where('method', '=', 'email')
    .where('usedAt', 'is', null)
    .where('voidAt', 'is', null)
    .execute();
}

/** Where the code goes: a customer's own proved address, or the one that is to be proved. Throws Fault `bad_request` where there is none. */
async function addressFor(bank: Bank, ask: SendCode): Promise<string> {
  const { method, purpose, to } = ask;
  const given = method === 'sms' ? to.phone : to.email;
  if (given) return given;
  const customer = to.customerId ? await findCustomer(bank.db, to.customerId) : undefined;
  const own = customer && (method === 'sms' ? customer.phone : await emailOf(bank.db, customer, purpose));
  if (!own) throw new Fault('bad_request', { field: method === 'sms' ? 'phone' : 'email' });
  return own;
}

async function aboutQuote(db: Db, quoteId: string | undefined) {
  const quote = quoteId ? await findQuote(db, quoteId) : undefined;
  if (!quote || quote.amount === 0n) return undefined;
  return {
    amount: kobo(quote.amount),
    ...(quote.operation === 'transfer' && { name: quote.facts.name }),
  };
}

/** A browser that has asked for a code on our site offers to fill it in there, and only there, where the message ends like this. */
const boundTo = (publicUrl: string, code: string): string =>
  publicUrl.startsWith('https:') ? `\n\n@${new URL(publicUrl).host} #${code}` : '';

/** What the letter says the code is for: the first one to an address proves the address. */
async function useOf(db: Db, { to, method, purpose }: SendCode): Promise<CodePurpose | 'address'> {
  if (method !== 'email' || purpose !== 'setup' || !to.customerId) return purpose;
  return (await findProvedEmail(db, to.customerId)) ? purpose : 'address';
}

async function hasCustomer(db: Db, phone: string): Promise<boolean> {
  const customer = await findCustomerByIdentity(db, 'phone', phone);
  return customer?.hasPin === true && !['closed', 'pending'].includes(customer.status);
}

async function letterFor(bank: Bank, ask: SendCode, code: string): Promise<Letter | undefined> {
  const address = await addressFor(bank, ask);
  if (hushed.has(ask.purpose) && !(await hasCustomer(bank.db, address))) return undefined;
  const { security } = phrasesIn(ask.language ?? 'en');
  const kind = ask.method === 'sms' ? 'sms' : 'mail';
  const subject = security.codeSubject();
  const known =
    ask.purpose === 'register' && ask.to.phone
      ? await findCustomerByIdentity(bank.db, 'phone', ask.to.phone)
      : undefined;
  if (known) return { kind, address, subject, text: security.alreadyOpen() };
  const about = await aboutQuote(bank.db, ask.to.quoteId);
  const minutes = LIFE_MS / 60_000;
  const text = security.code({ code, minutes, use: await useOf(bank.db, ask), ...(about && { about }) });
  return {
    kind,
    address,
    subject,
    text: text + (kind === 'sms' ? boundTo(bank.config.publicUrl, code) : ''),
  };
}

/** One sender at a time for a subject, so that "one a minute" is one. */
const lockSubject = (trx: Trx, subject: Buffer) =>
  sql`select pg_advisory_xact_lock(${subject.readBigInt64BE()})`.execute(trx);

async function checkResend(trx: Trx, subject: Buffer, purpose: CodePurpose, now: Date): Promise<void> {
  const last = await trx
    .selectFrom('oneTimeCode')
    .select('createdAt')
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', new Date(now.getTime() - RESEND_MS))
    .where((where) => where.or([where('sentAt', 'is not', null), where('letter', 'is not', null)]))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) throw new Fault('code_sent_lately', { retryAt: new Date(last.createdAt.getTime() + RESEND_MS) });
}

/** Whose tries are counted: what a code is for besides makes no new tries. */
const namedAlone = (to: CodeSubject): string => named({ ...to, quoteId: undefined, resetId: undefined });

/** What a stranger uses up is not what the customer has on a device of their own. */
const countedBy = (to: CodeSubject, { source }: Origin): string =>
  `${namedAlone(to)}${source ? `|${source}` : ''}`;

const sendsOf = (to: CodeSubject, origin: Origin): Tried[] => [
  { kind: 'code_send_account', subject: countedBy(to, origin) },
  { kind: 'code_send_address', subject: origin.source ? undefined : addressOf(origin.ip) },
  { kind: 'code_send_strangers', subject: to.customerId || !to.phone || origin.source ? undefined : 'all' },
];

/** Purposes whose asker is not told whether the number is anybody's: only a customer's is written to. */
const hushed: ReadonlySet<CodePurpose> = new Set(['reopen', 'pin_reset']);

export type SendCode = {
  to: CodeSubject;
  method: CodeMethod;
  purpose: CodePurpose;
  origin: Origin;
  language?: Language;
};

/** What may be told of a code that was sent: the same whoever it was for. */
export type SentCode = { to: string; resendAt: Date; expiresAt: Date };

const actorOf = (customerId: string | undefined) =>
  customerId ? ({ kind: 'customer', id: customerId } as const) : ({ kind: 'visitor' } as const);

function note(
  trx: Trx,
  bank: Bank,
  action: AuditAction,
  of: { to: CodeSubject; origin: Origin; facts: Record<string, string> },
): Promise<void> {
  const { customerId } = of.to;
  return record(trx, bank, {
    actor: actorOf(customerId),
    action,
    origin: of.origin,
    ...(customerId && { customerId }),
    facts: of.facts,
  });
}

/** The number or the address as the asker may see it. */
const sentTo = ({ to }: SendCode, letter: Letter | undefined): string =>
  maskAddress(letter?.address ?? to.phone ?? '');

type Written = { id: string; code: string; letter: Letter | undefined };

async function writeCode(trx: Trx, bank: Bank, ask: SendCode, { id, code, letter }: Written) {
  const now = bank.clock.now();
  const subject = subjectHash(bank, ask.to);
  await checkStillTheirs(trx, ask, letter);
  await lockSubject(trx, subject);
  await checkResend(trx, subject, ask.purpose, now);
  await countTries(trx, bank, sendsOf(ask.to, ask.origin));
  await trx
    .updateTable('oneTimeCode')
    .set({ voidAt: now, letter: null })
    .where('subject', '=', subject)
    .where('purpose', '=', ask.purpose)
    .where('usedAt', 'is', null)
    .where('voidAt', 'is', null)
    .execute();
  await trx
    .insertInto('oneTimeCode')
    .values({
      id,
      subject,
      purpose: ask.purpose,
      method: ask.method,
      customerId: ask.to.customerId ?? null,
      hash: codeHash(bank, id, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
      letter: letter ? bank.keys.seal(JSON.stringify(letter)) : null,
      // A number that nobody has waits a minute for its next code like any other.
      sentAt: letter ? null : now,
      nextAt: now,
    })
    .execute();
  const facts = { purpose: ask.purpose, method: ask.method, to: sentTo(ask, letter) };
  await note(trx, bank, 'code_sent', { ...ask, facts });
  return now;
}

/**
 * Writes a code of six digits down and sends it. Only its hash stays; who may not be told whether a number is known here is answered alike. Throws Fault
 * `code_sent_lately` within a minute of the last one, `too_many_requests` over the day's, `bad_request` where there is no address, `unavailable` where
 * it could not be sent.
 */
export async function sendCode(bank: Bank, ask: SendCode): Promise<SentCode> {
  // An account that nobody can open is not begun by a code.
  if (ask.purpose === 'register' && bank.bvn.absent) throw new Fault('unavailable', { what: 'bvn' });
  const [id, code] = [randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')];
  const letter = await letterFor(bank, ask, code);
  const at = await transact(bank.db, (trx) => writeCode(trx, bank, ask, { id, code, letter }));
  const sending = deliver(bank, id);
  // How long a sending takes would tell whether there was one.
  if (hushed.has(ask.purpose)) void sending.catch(() => {});
  else await sending;
  return {
    to: sentTo(ask, letter),
    resendAt: new Date(at.getTime() + RESEND_MS),
    expiresAt: new Date(at.getTime() + LIFE_MS),
  };
}

/** Takes a letter for sending; undefined where somebody else has it, or its time is over. */
async function claim(bank: Bank, id: string): Promise<{ letter: Letter; attempts: number } | undefined> {
  const now = bank.clock.now();
  const row = await bank.db
    .updateTable('oneTimeCode')
    .set((set) => ({ attempts: set('attempts', '+', 1), nextAt: new Date(now.getTime() + AGAIN_MS) }))
    .where('id', '=', id)
    .where('letter', 'is not', null)
    .where('nextAt', '<=', now)
    .where('expiresAt', '>', now)
    .returning(['letter', 'attempts'])
    .executeTakeFirst();
  if (!row?.letter) return undefined;
  return {
    letter: JSON.parse(bank.keys.unseal(row.letter)) as Letter,
    attempts: row.attempts,
  };
}

async function post(bank: Bank, letter: Letter): Promise<void> {
  if (letter.kind === 'sms') await bank.codes.sms(letter.address, letter.text);
  else await bank.codes.mail(letter.address, letter.subject, letter.text);
}

/** Sends what was written down, once more where the process died in between: the same code, twice at worst. */
async function deliver(bank: Bank, id: string): Promise<void> {
  const taken = await claim(bank, id);
  if (!taken) return;
  try {
    await post(bank, taken.letter);
  } catch (error) {
    bank.log.warn({ reason: (error as Error).message, codeId: id }, 'a code could not be sent');
    // The code stays good: the message may have gone out although nobody said so.
    await bank.db.updateTable('oneTimeCode').set({ letter: null }).where('id', '=', id).execute();
    throw new Fault('unavailable', { what: 'codes' });
  }
  await bank.db
    .updateTable('oneTimeCode')
    .set({ letter: null, sentAt: bank.clock.now() })
    .where('id', '=', id)
    .execute();
}

const KEEP_MS = 30 * 86_400_000;

/** Sends the codes whose sender died, and erases what is over; for the sweep. Answers how many were sent. */
export async function deliverCodes(bank: Bank): Promise<number> {
  const now = bank.clock.now();
  await bank.db
    .updateTable('oneTimeCode')
    .set({ letter: null })
    .where('letter', 'is not', null)
    .where((where) => where.or([where('expiresAt', '<=', now), where('attempts', '>=', ATTEMPTS)]))
    .where('nextAt', '<=', now)
    .execute();
  await bank.db
    .deleteFrom('oneTimeCode')
    .where('createdAt', '<', new Date(now.getTime() - KEEP_MS))
    .execute();
  const due = await bank.db
    .selectFrom('oneTimeCode')
    .select('id')
    .where('letter', 'is not', null)
    .where('nextAt', '<=', now)
    .limit(100)
    .execute();
  const sent = await Promise.allSettled(due.map(({ id }) => deliver(bank, id)));
  return sent.filter((one) => one.status === 'fulfilled').length;
}

/** Whether a code that was sent can still be given. */
export async function hasOpenCode(
  bank: Pick<Bank, 'db' | 'config' | 'clock'>,
  sent: { to: CodeSubject; purpose: CodePurpose },
): Promise<boolean> {
  const row = await bank.db
    .selectFrom('oneTimeCode')
    .select('id')
    .where('subject', '=', subjectHash(bank, sent.to))
    .where('purpose', '=', sent.purpose)
    .where('usedAt', 'is', null)
    .where('voidAt', 'is', null)
    .where('expiresAt', '>', bank.clock.now())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type CheckCode = {
  to: CodeSubject;
  /** Without it, the newest code of this subject and method, as where a page does not say. */
  purpose?: CodePurpose;
  method?: CodeMethod;
  code: string;
  origin: Origin;
};

type Tested = { id: string; hash: Buffer; tries: number; purpose: CodePurpose; method: CodeMethod };

/** Counts a try of the newest code that is still good, before it is compared. */
async function testNewest(bank: Bank, check: CheckCode): Promise<Tested | undefined> {
  const now = bank.clock.now();
  let newest = bank.db
    .selectFrom('oneTimeCode')
    .select('id')
    .where('subject', '=', subjectHash(bank, check.to))
    .where('usedAt', 'is', null)
    .where('voidAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(1);
  if (check.purpose) newest = newest.where('purpose', '=', check.purpose);
  if (check.method) newest = newest.where('method', '=', check.method);
  const row = await bank.db
    .updateTable('oneTimeCode')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', newest)
    .where('tries', '<', TRIES)
    .where('usedAt', 'is', null)
    .returning(['id', 'hash', 'tries', 'purpose', 'method'])
    .executeTakeFirst();
  return row && { ...row, purpose: row.purpose as CodePurpose, method: row.method as CodeMethod };
}

/** Wrong codes of a stranger are counted by where they come from: each code has five tries whoever gives them, and a customer is not kept from theirs. */
const triedBy = ({ to, origin }: CheckCode): string => {
  const own = origin.source ?? (to.customerId ? undefined : addressOf(origin.ip));
  return `${namedAlone(to)}${own ? `|${own}` : ''}`;
};

const triesOf = (check: CheckCode): [Tried & { subject: string }, Tried] => [
  { kind: 'code_account', subject: triedBy(check) },
  { kind: 'code_address', subject: check.origin.source ? undefined : addressOf(check.origin.ip) },
];

/** A code that comes by mail proves the address. */
async function proveEmail(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .insertInto('customerSecurity')
    .values({ customerId, emailVerifiedAt: at, changedAt: at })
    .onConflict((conflict) =>
      conflict.column('customerId').doUpdateSet({
        emailVerifiedAt: sql<Date>`coalesce(customer_security.email_verified_at, excluded.email_verified_at)`,
      }),
    )
    .execute();
}

async function useCode(trx: Trx, bank: Bank, tested: Tested, check: CheckCode): Promise<void> {
  const now = bank.clock.now();
  const { numUpdatedRows } = await trx
    .updateTable('oneTimeCode')
    .set({ usedAt: now })
    .where('id', '=', tested.id)
    .where('usedAt', 'is', null)
    .where('voidAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Fault('code_expired');
  const { customerId, phone, email, quoteId } = check.to;
  const { purpose, method } = tested;
  if (customerId && !phone && !email) {
    if (method === 'email') await proveEmail(trx, customerId, now);
    if (!quoteId && purpose !== 'sign_in') await addProof(trx, bank, { customerId, factor: method, purpose });
  }
  await note(trx, bank, 'code_right', { ...check, facts: { purpose, method } });
}

/** A code that was right: what it was for, and how it came. */
export type RightCode = { purpose: CodePurpose; method: CodeMethod };

/**
 * Checks a code, which is then used up. A customer's own code is a second factor for the next change (`takeProof`). Throws Fault `code_wrong`,
 * `code_expired` (also where there never was one), `too_many_requests`.
 */
export async function checkCode(bank: Bank, check: CheckCode): Promise<RightCode> {
  const [account, address] = triesOf(check);
  await countTries(bank.db, bank, [account, address]);
  const tested = await testNewest(bank, check);
  const expected = tested?.hash ?? codeHash(bank, randomUUID(), '');
  const given = codeHash(bank, tested?.id ?? randomUUID(), check.code);
  const right = timingSafeEqual(expected, given);
  if (!tested) throw new Fault('code_expired');
  if (!right) {
    const facts = { purpose: tested.purpose, method: tested.method };
    await transact(bank.db, (trx) => note(trx, bank, 'code_wrong', { ...check, facts }));
    throw new Fault('code_wrong', { triesLeft: TRIES - tested.tries });
  }
  await transact(bank.db, (trx) => useCode(trx, bank, tested, check));
  await forgetTries(bank.db, bank, account);
  await giveTryBack(bank.db, bank, address);
  return { purpose: tested.purpose, method: tested.method };
}

/**
 * Checks the code that a form takes beside something else. One that was right stays right for that form until it expires, so that whoever corrects another field need not wait
 * for a new one. Throws the Faults of `checkCode`.
 */
export async function checkFormCode(bank: Bank, check: CheckCode & { purpose: CodePurpose }): Promise<void> {
  try {
    await checkCode(bank, check);
  } catch (error) {
    if (!isFault(error, 'code_expired') || !(await wasRight(bank, check))) throw error;
  }
}

async function wasRight(bank: Bank, check: CheckCode & { purpose: CodePurpose }): Promise<boolean> {
  const row = await bank.db
    .selectFrom('oneTimeCode')
    .select(['id', 'hash'])
    .where('subject', '=', subjectHash(bank, check.to))
    .where('purpose', '=', check.purpose)
    .where('usedAt', 'is not', null)
    .where('expiresAt', '>', bank.clock.now())
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && timingSafeEqual(row.hash, codeHash(bank, row.id, check.code));
}
