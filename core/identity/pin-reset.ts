import { randomBytes } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, record, recordAlone } from '../audit/index.ts';
import {
  checkCode,
  countTries,
  endSessions,
  findDevice,
  forgetTries,
  maskAddress,
  type SentCode,
  sendCode,
} from '../auth/index.ts';
import { newIdentityCap } from '../catalogue/index.ts';
import {
  type Customer,
  checkNewPin,
  findCustomerByIdentity,
  hashPin,
  isNewPhone,
  lockCustomer,
  parsePhone,
  setPin,
} from '../customers/index.ts';
import { type Bank, Fault, isFault, type Language, type Selfie, secretHash } from '../kernel/index.ts';
import { NEW_IDENTITY_MS } from '../limits/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';
import { birthDateOf } from './account-opening.ts';
import { checkFace, checkPicture, isSeenPicture, keepPicture } from './faces.ts';
import { capNewIdentity, strangersOf } from './sign-in.ts';

/** How long a reset may be gone on with. */
export const PIN_RESET_MINUTES = 30;
const LIFE_MS = PIN_RESET_MINUTES * 60_000;
const PICTURES = 3;

type Row = {
  id: string;
  phone: string;
  customerId: string | null;
  source: string | null;
  provedAt: Date | null;
  pictures: number;
  expiresAt: Date;
};

/** How far a reset has come: the code is waited for, or the picture and the new PIN. */
export type PinResetState = { step: 'code' | 'picture'; to: string; expiresAt: Date };

const stateOf = ({ provedAt, phone, expiresAt }: Row): PinResetState => ({
  step: provedAt ? 'picture' : 'code',
  to: maskAddress(phone),
  expiresAt,
});

async function begin(
  bank: Bank,
  of: { phone: string; customer: Customer | undefined; origin: Origin },
): Promise<{ secret: string; id: string }> {
  // A code would be sent, and a picture asked for, that nobody looks at.
  if (bank.identity.faces?.absent) throw new Fault('unavailable', { what: 'identity' });
  const { phone, customer, origin } = of;
  const secret = randomBytes(32).toString('base64url');
  const at = bank.clock.now();
  const id = await transact(bank.db, async (trx) => {
    const row = await trx
      .insertInto('pinReset')
      .values({
        secretHash: secretHash(secret),
        phone,
        customerId: customer?.id ?? null,
        createdAt: at,
        expiresAt: new Date(at.getTime() + LIFE_MS),
        source: origin.source ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(trx, bank, {
      actor: { kind: 'visitor' },
      action: 'pin_reset_asked',
      origin,
      ...(customer && { customerId: customer.id }),
    });
    return row.id;
  });
  return { secret, id };
}

const sendTo = (
  bank: Bank,
  { id: resetId, phone }: Pick<Row, 'id' | 'phone'>,
  asker: { origin: Origin; language: Language },
): Promise<SentCode> =>
  sendCode(bank, { to: { phone, resetId }, method: 'sms', purpose: 'pin_reset', ...asker });

/**
 * Begins a PIN reset for a number: a code goes to its customer, where there is one; whoever asks is answered alike, and makes no other reset void. Answers the secret by which it
 * goes on. Throws Fault `phone_invalid`, and those of `sendCode`.
 */
export async function startPinReset(
  bank: Bank,
  ask: { phone: string; browser?: string; origin: Origin; language: Language },
): Promise<{ secret: string; sent: SentCode }> {
  const phone = parsePhone(ask.phone);
  if (!phone) throw new Fault('phone_invalid');
  const customer = await findCustomerByIdentity(bank.db, 'phone', phone);
  const device = customer && (await findDevice(bank.db, customer.id, ask.browser));
  const { source: _, ...from } = ask.origin;
  const origin: Origin = device === undefined ? from : { ...from, source: `device:${device}` };
  const { secret, id } = await begin(bank, { phone, customer, origin });
  return { secret, sent: await sendTo(bank, { id, phone }, { origin, language: ask.language }) };
}

/**
 * Begins one where the channel knows its customer (a chat, a telephone line), and answers the link by which they go on: nothing is sent before it is opened. Throws Fault
 * `account_missing` where the customer has no number.
 */
export async function linkPinReset(
  bank: Bank,
  ask: { customer: Customer; origin: Origin & { source: string } },
): Promise<string> {
  const { customer, origin } = ask;
  const { phone } = customer;
  if (!phone) throw new Fault('account_missing');
  const { secret } = await begin(bank, { phone, customer, origin });
  return `${pinResetPage(bank)}#${secret}`;
}

/** Begins one for who dials, and sends the link to the telephone line that they dial from. Throws Fault `too_many_requests`, `unavailable`, and those of `linkPinReset`. */
export async function sendPinResetLink(bank: Bank, customer: Customer): Promise<void> {
  const origin = { channel: 'ussd', source: 'ussd' } as const;
  const subject = `customer:${customer.id}|reset-link`;
  await countTries(bank.db, bank, [{ kind: 'code_send_account', subject }]);
  const link = await linkPinReset(bank, { customer, origin });
  const text = phrasesIn(customer.language).security.pinResetSms({ link, minutes: PIN_RESET_MINUTES });
  try {
    await bank.codes.sms(customer.phone ?? '', text);
  } catch (error) {
    bank.log.warn({ reason: (error as Error).message }, 'the link of a PIN reset could not be sent');
    throw new Fault('unavailable', { what: 'codes' });
  }
}

/** The page on which anybody begins one. */
export const pinResetPage = ({ config }: Pick<Bank, 'config'>): string => `${config.publicUrl}/reset-pin`;

async function getReset(bank: Pick<Bank, 'db' | 'clock'>, secret: string): Promise<Row> {
  const row = await bank.db
    .selectFrom('pinReset')
    .select(['id', 'phone', 'customerId', 'source', 'provedAt', 'pictures', 'expiresAt'])
    .where('secretHash', '=', secretHash(secret))
    .where('doneAt', 'is', null)
    .where('expiresAt', '>', bank.clock.now())
    .executeTakeFirst();
  if (!row) throw new Fault('quote_expired');
  return row;
}

/** How far the reset of this secret has come; undefined where there is none, or none any more. */
export async function findPinReset(bank: Bank, secret: string): Promise<PinResetState | undefined> {
  try {
    return stateOf(await getReset(bank, secret));
  } catch (error) {
    if (isFault(error, 'quote_expired')) return undefined;
    throw error;
  }
}

const askerOf = ({ source }: Row, origin: Origin): Origin => ({
  ...origin,
  source: source ?? undefined,
});

/** Sends the code of a reset (again). Throws Fault `quote_expired`, and those of `sendCode`. */
export async function sendPinResetCode(
  bank: Bank,
  ask: { secret: string; origin: Origin; language: Language },
): Promise<SentCode> {
  const row = await getReset(bank, ask.secret);
  return sendTo(bank, row, { origin: askerOf(row, ask.origin), language: ask.language });
}

/** Proves the phone by the code that came to it; the customer is told by every other channel. Throws Fault `quote_expired`, and those of `checkCode`. */
export async function provePinReset(
  bank: Bank,
  given: { secret: string; code: string; origin: Origin },
): Promise<PinResetState> {
  const row = await getReset(bank, given.secret);
  const { id, phone } = row;
  const origin = askerOf(row, given.origin);
  const to = { phone, resetId: id };
  await checkCode(bank, { to, purpose: 'pin_reset', method: 'sms', code: given.code, origin });
  const at = bank.clock.now();
  const words = ({ security }: Phrases) => ({ text: security.pinResetBegun() });
  await transact(bank.db, async (trx) => {
    await trx.updateTable('pinReset').set({ provedAt: at }).where('id', '=', id).execute();
    const { customerId } = row;
    if (customerId) await notifyCustomer(trx, { customerId }, { at, dedupe: `pin:reset:${id}:begun`, words });
  });
  return stateOf({ ...row, provedAt: at });
}

/** Counts a picture before it is looked at: three of one reset, and five a day of a customer. */
async function countPicture(bank: Bank, row: Row, customerId: string): Promise<void> {
  const { numUpdatedRows } = await bank.db
    .updateTable('pinReset')
    .set((set) => ({ pictures: set('pictures', '+', 1) }))
    .where('id', '=', row.id)
    .where('pictures', '<', PICTURES)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Fault('too_many_requests', {});
  await countTries(bank.db, bank, [{ kind: 'reset_picture', subject: customerId }]);
}

/** The customer whose PIN may be reset, read anew: the number must still be theirs, and have been for a day. */
async function checkMayReset(db: Db | Trx, bank: Bank, row: Row): Promise<Customer> {
  const customer = await findCustomerByIdentity(db, 'phone', row.phone);
  if (!customer || customer.id !== row.customerId || !customer.hasPin) throw new Fault('account_missing');
  if (customer.status === 'frozen') throw new Fault('customer_frozen');
  if (customer.status === 'closed' || customer.status === 'pending') throw new Fault('account_missing');
  if (await isNewPhone(db, bank, customer.id)) {
    const { createdAt } = await db
      .selectFrom('identity')
      .select('createdAt')
      .where('kind', '=', 'phone')
      .where('value', '=', row.phone)
      .executeTakeFirstOrThrow();
    throw new Fault('phone_new', { until: new Date(createdAt.getTime() + NEW_IDENTITY_MS) });
  }
  return customer;
}

/** Looks at the picture; what is refused stands in the audit log. */
async function checkAlive(bank: Bank, customerId: string, selfie: Selfie, origin: Origin): Promise<void> {
  try {
    if (await isSeenPicture(bank, selfie)) throw new Fault('selfie_rejected');
    await checkFace(bank, customerId, selfie);
  } catch (error) {
    await recordAlone(bank, {
      actor: { kind: 'visitor' },
      action: 'pin_reset_refused',
      origin,
      customerId,
      facts: { reason: isFault(error) ? error.code : 'error' },
    });
    throw error;
  }
}

export type FinishPinReset = {
  secret: string;
  newPin: string;
  selfie: Selfie;
  /** The session of the browser that does it, where it is the customer's own: it goes on. */
  keepSession?: bigint;
  origin: Origin;
};

/**
 * Sets the new PIN once the phone is proved and a living face is the one in the register: other sessions end, open offers are withdrawn, little moves for a day, and the customer is
 * told by every channel. It lifts no freeze. Answers until when little moves. Throws Fault `quote_expired`, `second_factor_needed` before the code, `account_missing`,
 * `customer_frozen`, `phone_new`, `selfie_rejected`, `too_many_requests`, `unavailable`, and those of a new PIN.
 */
export async function finishPinReset(bank: Bank, given: FinishPinReset): Promise<{ cappedUntil: Date }> {
  const row = await getReset(bank, given.secret);
  if (!row.provedAt) throw new Fault('second_factor_needed');
  const { id: customerId } = await checkMayReset(bank.db, bank, row);
  checkNewPin(given.newPin, await birthDateOf(bank.db, customerId));
  const selfie = checkPicture(given.selfie);
  await countPicture(bank, row, customerId);
  await checkAlive(bank, customerId, selfie, given.origin);
  const pinHash = await hashPin(bank, given.newPin);
  const cappedUntil = await transact(bank.db, (trx) => carryOut(trx, bank, { row, pinHash, given }));
  await forgetTries(bank.db, bank, { kind: 'reset_picture', subject: customerId });
  await forgetTries(bank.db, bank, strangersOf(row.phone));
  return { cappedUntil };
}

async function carryOut(
  trx: Trx,
  bank: Bank,
  { row, pinHash, given }: { row: Row; pinHash: string; given: FinishPinReset },
): Promise<Date> {
  const at = bank.clock.now();
  if (!row.customerId) throw new Fault('account_missing');
  await lockCustomer(trx, row.customerId);
  // A freeze or another number may have come while the picture was looked at.
  const { id: customerId } = await checkMayReset(trx, bank, row);
  const { numUpdatedRows } = await trx
    .updateTable('pinReset')
    .set({ doneAt: at })
    .where('id', '=', row.id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Fault('quote_expired');
  if (!(await keepPicture(trx, bank, given.selfie))) throw new Fault('selfie_rejected');
  await setPin(trx, customerId, pinHash, at);
  const cappedUntil = await capNewIdentity(trx, customerId, at);
  await endSessions(trx, bank.clock, customerId, { keep: given.keepSession });
  await withdrawOffers(trx, customerId, at);
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'pin_reset',
    origin: given.origin,
    customerId,
  });
  await notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `pin:reset:${row.id}:done`,
      words: ({ security }) => ({ text: security.pinReset({ limit: newIdentityCap, until: cappedUntil }) }),
    },
  );
  return cappedUntil;
}

/** Offers and resets that somebody else may have open end with the old PIN. */
async function withdrawOffers(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('quote')
    .set({ status: 'cancelled', endedAt: at })
    .where('customerId', '=', customerId)
    .where('status', '=', 'open')
    .execute();
  await sql`update pin_reset set expires_at = ${at}
    where customer_id = ${customerId} and done_at is null and expires_at > ${at}`.execute(trx);
}
