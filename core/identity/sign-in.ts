import { randomBytes } from 'node:crypto';
import { type Trx, transact } from '@karo/db/client';
import { type Origin, record, recordAlone } from '../audit/index.ts';
import {
  type AuthenticationResponseJSON,
  addressOf,
  type CodeMethod,
  checkCode,
  checkSignIn,
  countTries,
  findDevice,
  forgetTries,
  giveTryBack,
  hasOpenCode,
  isLocked,
  keepDevice,
  maskAddress,
  newBrowser,
  renewSession,
  type SentCode,
  sendCode,
  startSession,
  type Tried,
  verifyNobody,
} from '../auth/index.ts';
import { newIdentityCap } from '../catalogue/index.ts';
import {
  type Customer,
  checkPin,
  findCustomer,
  findCustomerByIdentity,
  isPin,
  parsePhone,
} from '../customers/index.ts';
import { type Bank, deviceWords, Fault, isFault, type Language, secretHash } from '../kernel/index.ts';
import { NEW_IDENTITY_MS } from '../limits/index.ts';
import { notifyCustomer, takePush } from '../messaging/index.ts';

const ATTEMPT_MS = 15 * 60_000;

/** What a browser is given once somebody is in: the secrets of its two cookies. */
export type Entered = { session: string; browser: string };

/** Begins to let money out and in again at most little by little: something about who comes is new. */
export async function capNewIdentity(trx: Trx, customerId: string, at: Date): Promise<Date> {
  const cappedUntil = new Date(at.getTime() + NEW_IDENTITY_MS);
  await trx.updateTable('customer').set({ cappedUntil }).where('id', '=', customerId).execute();
  return cappedUntil;
}

const notices = async (trx: Trx, customerId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('customerSecurity')
    .select('loginNotices')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return row?.loginNotices ?? true;
};

/** Tells the customer, where they chat, that somebody came in: always where the browser is new, otherwise where they want to know. */
async function tellEntry(
  trx: Trx,
  customerId: string,
  came: { device: string; at: Date; cappedUntil?: Date },
): Promise<void> {
  const { at, cappedUntil } = came;
  const device = deviceWords(came.device);
  if (!cappedUntil && !(await notices(trx, customerId))) return;
  return notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `entry:${customerId}:${at.getTime()}`,
      words: ({ security }) => ({
        text: cappedUntil
          ? `${security.newDevice({ device, at })} ${security.capped({ limit: newIdentityCap, until: cappedUntil })}`
          : security.signedIn({ device, at }),
      }),
    },
  );
}

/**
 * Signs a browser in as a customer who has proved themselves. On a browser that is new to them, money is capped for a day and they are told; `opening` is
 * the browser in which the account was just opened.
 */
export async function enter(
  bank: Bank,
  who: { customerId: string; browser?: string; origin: Origin; how: 'pin' | 'code' | 'passkey' | 'opening' },
): Promise<Entered> {
  const { customerId, origin, how } = who;
  const browser = who.browser ?? newBrowser();
  const device = origin.device ?? 'a browser';
  const session = await transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    if ((await findCustomer(trx, customerId))?.deceasedAt) throw new Fault('customer_deceased');
    const isNew = (await findDevice(trx, customerId, browser)) === undefined && how !== 'opening';
    const deviceId = await keepDevice(trx, { customerId, browser, name: device, ip: origin.ip, at });
    const cappedUntil = isNew ? await capNewIdentity(trx, customerId, at) : undefined;
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'sign_in',
      origin,
      customerId,
      facts: { how, newDevice: isNew },
    });
    if (how !== 'opening') await tellEntry(trx, customerId, { device, at, cappedUntil });
    const from = { deviceId, ip: origin.ip, agent: device };
    const { id: sessionId, secret } = await startSession(trx, bank.clock, customerId, from);
    await takePush(trx, { customerId, sessionId, browser });
    return secret;
  });
  return { session, browser };
}

/** What a sign-in by PIN came to: in, or a code away from it. */
export type SignIn =
  | { status: 'signed_in'; customer: Customer; entered: Entered }
  | { status: 'code_needed'; attempt: string; method: CodeMethod; sent: SentCode };

export type SignInAsk = {
  phone: string;
  pin: string;
  method?: CodeMethod;
  /** The secret of the browser's cookie, where it has one. */
  browser?: string;
  origin: Origin;
};

const mayEnter = (customer: Customer | undefined): customer is Customer =>
  customer?.hasPin === true && !['closed', 'pending'].includes(customer.status);

/** What is counted of all browsers together that a number does not know. */
export const strangersOf = (phone: string) => ({ kind: 'sign_in_strangers', subject: phone }) as const;

async function refuseEntry(
  bank: Bank,
  origin: Origin,
  customer: Customer | undefined,
  reason: string,
): Promise<void> {
  await recordAlone(bank, {
    actor: { kind: 'visitor' },
    action: 'sign_in_refused',
    origin,
    ...(customer && { customerId: customer.id }),
    facts: { reason },
  });
}

/** On a browser that the customer knows, wrong PINs are that browser's alone, and whatever strangers try elsewhere does not matter. */
async function checkKnown(bank: Bank, ask: SignInAsk, customer: Customer, device: bigint): Promise<Customer> {
  try {
    await checkPin(bank, customer.id, ask.pin, `device:${device}`);
    return customer;
  } catch (error) {
    if (!isFault(error)) throw error;
    await refuseEntry(bank, ask.origin, customer, error.code);
    throw isFault(error, 'pin_locked') ? error : new Fault('sign_in_wrong');
  }
}

/** Twenty wrong PINs of strangers were the last: the customer is told, once, and how to let new devices in again. */
async function tellGuessed(bank: Bank, customerId: string, phone: string): Promise<void> {
  const until = await isLocked(bank.db, bank, strangersOf(phone));
  if (!until) return;
  const link = `${bank.config.publicUrl}/settings`;
  await transact(bank.db, (trx) =>
    notifyCustomer(
      trx,
      { customerId },
      {
        at: bank.clock.now(),
        dedupe: `guessed:${customerId}:${until.getTime()}`,
        words: ({ security }) => ({ text: security.guessed({ link }) }),
      },
    ),
  );
}

/** Counts a try from a browser that is not known, by who tries it there and by all of them; for numbers that nobody has too, so that none can be told from another. */
async function countStranger(bank: Bank, phone: string, tried: readonly Tried[]): Promise<void> {
  await countTries(bank.db, bank, tried);
  try {
    await countTries(bank.db, bank, [strangersOf(phone)]);
  } catch (error) {
    throw isFault(error, 'too_many_requests') ? new Fault('sign_in_closed') : error;
  }
}

/** Checks the PIN, or does the same work for nobody; throws Fault `sign_in_wrong` for whatever is the matter, `sign_in_closed` where too many strangers tried. */
async function checkWho(bank: Bank, ask: SignInAsk): Promise<Customer> {
  const { pin, origin, browser } = ask;
  const phone = parsePhone(ask.phone) ?? ask.phone;
  const found = await findCustomerByIdentity(bank.db, 'phone', phone);
  const customer = mayEnter(found) ? found : undefined;
  const device = customer && (await findDevice(bank.db, customer.id, browser));
  if (customer && device !== undefined) return checkKnown(bank, ask, customer, device);
  const from = addressOf(origin.ip);
  const account = { kind: 'sign_in_account', subject: `${phone}|${from}` } as const;
  const address: Tried = { kind: 'sign_in_address', subject: from };
  await countStranger(bank, phone, [account, address]);
  if (!customer) await verifyNobody(pin);
  const isRight = customer !== undefined && (await isPin(bank, customer.id, pin));
  if (!isRight) {
    await refuseEntry(bank, origin, customer, customer ? 'pin_wrong' : 'unknown');
    if (customer) await tellGuessed(bank, customer.id, phone);
    throw new Fault('sign_in_wrong');
  }
  await forgetTries(bank.db, bank, account);
  await giveTryBack(bank.db, bank, address);
  await giveTryBack(bank.db, bank, strangersOf(phone));
  return customer;
}

/** Sends the code that lets new devices in again, to the number's customer where there is one; whoever asks is answered alike. Throws those of `sendCode`. */
export async function sendReopenCode(
  bank: Bank,
  ask: { phone: string; origin: Origin; language: Language },
): Promise<SentCode> {
  const phone = parsePhone(ask.phone);
  if (!phone) throw new Fault('phone_invalid');
  const { origin, language } = ask;
  return sendCode(bank, { to: { phone }, method: 'sms', purpose: 'reopen', origin, language });
}

/** Lets new devices try again, by the code that came to the phone. Throws Fault `phone_invalid`, and those of `checkCode`. */
export async function reopenSignIn(
  bank: Bank,
  given: { phone: string; code: string; origin: Origin },
): Promise<void> {
  const phone = parsePhone(given.phone);
  if (!phone) throw new Fault('phone_invalid');
  const { code, origin } = given;
  await checkCode(bank, { to: { phone }, purpose: 'reopen', method: 'sms', code, origin });
  await forgetTries(bank.db, bank, strangersOf(phone));
}

async function twoFactorOf(bank: Bank, customerId: string): Promise<CodeMethod | undefined> {
  const row = await bank.db
    .selectFrom('customerSecurity')
    .select('twoFactor')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return (row?.twoFactor ?? undefined) as CodeMethod | undefined;
}

/** Sends the code of a sign-in; one that went out a moment ago is still good, and is told of again. */
async function sendEntryCode(
  bank: Bank,
  customer: Customer,
  method: CodeMethod,
  origin: Origin,
): Promise<SentCode> {
  const to = { customerId: customer.id };
  try {
    return await sendCode(bank, { to, method, purpose: 'sign_in', origin, language: customer.language });
  } catch (error) {
    if (!isFault(error, 'code_sent_lately')) throw error;
    if (!(await hasOpenCode(bank, { to, purpose: 'sign_in' }))) throw error;
    const { retryAt } = error.facts;
    const address = maskAddress((method === 'sms' ? customer.phone : customer.email) ?? '');
    return { to: address, resendAt: retryAt, expiresAt: new Date(retryAt.getTime() + 9 * 60_000) };
  }
}

/**
 * Signs in by phone and PIN. A browser that is not known, or a customer who has two-factor on, is sent a code. Throws Fault `sign_in_wrong`, `sign_in_closed` (for numbers that
 * nobody has too), `pin_locked` on a browser that is known, `customer_deceased`, `too_many_requests`, `unavailable`.
 */
export async function signInByPin(bank: Bank, ask: SignInAsk): Promise<SignIn> {
  const customer = await checkWho(bank, ask);
  // Whoever knows the PIN of somebody who has died learns why nobody comes in, and no more.
  if (customer.deceasedAt) throw new Fault('customer_deceased');
  const { browser, origin } = ask;
  const twoFactor = await twoFactorOf(bank, customer.id);
  if (!twoFactor && (await findDevice(bank.db, customer.id, browser)) !== undefined) {
    const entered = await enter(bank, { customerId: customer.id, browser, origin, how: 'pin' });
    return { status: 'signed_in', customer, entered };
  }
  const method = twoFactor ?? (ask.method === 'email' && customer.email ? 'email' : 'sms');
  const sent = await sendEntryCode(bank, customer, method, origin);
  const attempt = randomBytes(32).toString('base64url');
  const at = bank.clock.now();
  await bank.db
    .insertInto('signInAttempt')
    .values({
      customerId: customer.id,
      method,
      createdAt: at,
      secretHash: secretHash(attempt),
      expiresAt: new Date(at.getTime() + ATTEMPT_MS),
    })
    .execute();
  return { status: 'code_needed', attempt, method, sent };
}

type Attempt = { id: bigint; customer: Customer };

async function findAttempt(bank: Bank, secret: string): Promise<Attempt | undefined> {
  const row = await bank.db
    .selectFrom('signInAttempt')
    .select(['id', 'customerId'])
    .where('secretHash', '=', secretHash(secret))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', bank.clock.now())
    .executeTakeFirst();
  const customer = row && (await findCustomer(bank.db, row.customerId));
  return row && mayEnter(customer) ? { id: row.id, customer } : undefined;
}

/** Sends the code of a sign-in again. Throws Fault `unauthenticated` where no sign-in waits, and those of `sendCode`. */
export async function resendEntryCode(
  bank: Bank,
  ask: { attempt: string | undefined; method: CodeMethod; origin: Origin },
): Promise<SentCode> {
  const attempt = ask.attempt ? await findAttempt(bank, ask.attempt) : undefined;
  if (!attempt) throw new Fault('unauthenticated');
  const { customer } = attempt;
  return sendCode(bank, {
    to: { customerId: customer.id },
    purpose: 'sign_in',
    origin: ask.origin,
    method: ask.method,
    language: customer.language,
  });
}

/** Finishes a sign-in with the code that was sent. Throws Fault `unauthenticated`, `code_wrong`, `code_expired`, `too_many_requests`. */
export async function signInByCode(
  bank: Bank,
  given: { attempt: string; code: string; method: CodeMethod; browser?: string; origin: Origin },
): Promise<{ customer: Customer; entered: Entered }> {
  const attempt = await findAttempt(bank, given.attempt);
  if (!attempt) throw new Fault('unauthenticated');
  const { customer } = attempt;
  const { code, method, origin, browser } = given;
  await checkCode(bank, { to: { customerId: customer.id }, purpose: 'sign_in', method, code, origin });
  const { numUpdatedRows } = await bank.db
    .updateTable('signInAttempt')
    .set({ usedAt: bank.clock.now() })
    .where('id', '=', attempt.id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Fault('unauthenticated');
  if (customer.phone) await forgetTries(bank.db, bank, strangersOf(customer.phone));
  return { customer, entered: await enter(bank, { customerId: customer.id, browser, origin, how: 'code' }) };
}

/**
 * Signs in with a passkey. One that the PIN alone made is no more than the PIN: it opens a browser that is known, where no second factor is asked. Throws Fault `passkey_wrong`,
 * `passkey_unproved`, `too_many_requests`.
 */
export async function signInByPasskey(
  bank: Bank,
  given: { response: AuthenticationResponseJSON; browser?: string; origin: Origin },
): Promise<{ customer: Customer; entered: Entered }> {
  const { response, browser, origin } = given;
  const { customer, counts } = await checkSignIn(bank, response, origin);
  const { id: customerId } = customer;
  const isKnown = (await findDevice(bank.db, customerId, browser)) !== undefined;
  if (!counts && (!isKnown || (await twoFactorOf(bank, customerId)))) throw new Fault('passkey_unproved');
  return { customer, entered: await enter(bank, { customerId, browser, origin, how: 'passkey' }) };
}

/** Wakes a session that rests; answers its new secret. Throws Fault `pin_wrong`, `pin_locked`, `pin_unset`. */
export async function unlock(
  bank: Bank,
  given: { sessionId: bigint; customerId: string; pin: string; origin: Origin },
): Promise<string> {
  const { customerId, origin } = given;
  await checkPin(bank, customerId, given.pin, origin.source);
  await recordAlone(bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'sign_in',
    origin,
    customerId,
    facts: { how: 'unlock' },
  });
  return renewSession(bank.db, bank.clock, given.sessionId);
}

/** Removes sign-ins that nobody can finish any more; for the rounds. */
export async function purgeAttempts(bank: Pick<Bank, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await bank.db
    .deleteFrom('signInAttempt')
    .where('expiresAt', '<', bank.clock.now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
