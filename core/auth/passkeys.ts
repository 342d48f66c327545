import { type Db, type Trx, transact } from '@karo/db/client';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Origin, record, recordAlone } from '../audit/index.ts';
import {
  addProof,
  type Customer,
  checkPin,
  findCustomer,
  getActiveCustomer,
  lockCustomer,
  takeProof,
} from '../customers/index.ts';
import { type Bank, Fault, isFault } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { checkOpen, findQuote, type Quote } from '../quotes/index.ts';
import { CHALLENGE_MS, type Challenge, newChallenge, useChallenge } from './challenges.ts';
import { addressOf, countTries, type Tried } from './rate-limits.ts';
import {
  passkeyAlgorithms as algorithms,
  challengeIn,
  checked,
  handleOf,
  passkeySite as site,
} from './webauthn.ts';

export type { AuthenticationResponseJSON, RegistrationResponseJSON };

const PASSKEYS_MAX = 10;
const NAME_MAX = 60;
export type Passkey = {
  id: string;
  name: string;
  synced: boolean;
  createdAt: Date;
  usedAt?: Date;
  /** From when it is a second factor; undefined until another proven factor has confirmed it. */
  countsAt?: Date;
};

const selectPasskeys = (db: Db | Trx, customerId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'synced', 'transports', 'createdAt', 'usedAt', 'countsAt'])
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt');

/** The customer's passkeys, oldest first. */
export async function listPasskeys(db: Db | Trx, customerId: string): Promise<Passkey[]> {
  const rows = await selectPasskeys(db, customerId).execute();
  return rows.map(({ transports: _, usedAt, countsAt, ...row }) => ({
    ...row,
    ...(usedAt && { usedAt }),
    ...(countsAt && { countsAt }),
  }));
}

const descriptors = async (db: Db, customerId: string) =>
  (await selectPasskeys(db, customerId).execute()).map(({ id, transports }) => ({ id, transports }));

/**
 * What the browser needs to make a passkey. Adding one takes a second factor shown a moment ago, and then it is one itself; or the PIN, and then it stands for the PIN alone
 * until it is confirmed. Throws Fault `second_factor_needed` and those of the PIN.
 */
export async function enrolOptions(
  bank: Bank,
  customerId: string,
  given: { pin?: string },
  origin: Origin,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const customer = await getActiveCustomer(bank.db, customerId);
  if (given.pin !== undefined) await checkPin(bank, customerId, given.pin, origin.source);
  else await transact(bank.db, (trx) => takeProof(trx, bank, { customerId, on: 'passkey' }));
  const challenge = await newChallenge(bank, {
    purpose: 'enrol',
    customerId,
    proved: given.pin === undefined,
  });
  return generateRegistrationOptions({
    rpName: 'Karo',
    rpID: site(bank).expectedRPID,
    userName: customer.phone ?? customer.firstName,
    userDisplayName: `${customer.firstName} ${customer.lastName}`,
    userID: Uint8Array.from(handleOf(customerId)),
    challenge: Uint8Array.from(challenge),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: await descriptors(bank.db, customerId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
}

async function refuse(bank: Bank, origin: Origin, reason: string, customerId?: string): Promise<never> {
  await recordAlone(bank, {
    actor: customerId ? { kind: 'customer', id: customerId } : { kind: 'visitor' },
    action: 'passkey_refused',
    origin,
    ...(customerId && { customerId }),
    facts: { reason },
  });
  throw new Fault('passkey_wrong');
}

/** Keeps the passkey that the browser made, and lets it be used. Throws Fault `passkey_wrong`. */
export async function enrolPasskey(
  bank: Bank,
  made: { customerId: string; response: RegistrationResponseJSON; name: string; origin: Origin },
): Promise<Passkey> {
  const { customerId, response, origin } = made;
  const challenge = challengeIn(response);
  const used = challenge && (await useChallenge(bank, challenge, { purpose: 'enrol', customerId }));
  if (!used) return refuse(bank, origin, 'challenge', customerId);
  const result = await checked(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      ...site(bank),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!result.verified)
    return refuse(bank, origin, 'reason' in result ? result.reason : 'not verified', customerId);
  const { credential, credentialBackedUp } = result.registrationInfo;
  const name = made.name.trim().slice(0, NAME_MAX) || 'Passkey';
  const at = bank.clock.now();
  const row = {
    id: credential.id,
    customerId,
    name,
    createdAt: at,
    synced: credentialBackedUp,
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: credential.transports ?? [],
    countsAt: used.proved ? at : null,
  };
  await transact(bank.db, (trx) => keepPasskey(trx, bank, row, origin));
  return { id: row.id, name, synced: row.synced, createdAt: at, ...(used.proved && { countsAt: at }) };
}

type NewRow = {
  id: string;
  customerId: string;
  name: string;
  createdAt: Date;
  synced: boolean;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  countsAt: Date | null;
};

async function keepPasskey(trx: Trx, bank: Bank, row: NewRow, origin: Origin): Promise<void> {
  const { id, customerId, name, createdAt: at } = row;
  await lockCustomer(trx, customerId);
  if ((await listPasskeys(trx, customerId)).length >= PASSKEYS_MAX)
    throw new Fault('bad_request', { field: 'passkeys' });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new Fault('passkey_wrong');
  await setBiometric(trx, customerId, true, at);
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'passkey_added',
    origin,
    customerId,
    subject: { kind: 'passkey', id },
    facts: { name, synced: row.synced, secondFactor: row.countsAt !== null },
  });
  const words = { at, dedupe: `passkey:${id}` };
  return notifyCustomer(
    trx,
    { customerId },
    { ...words, words: (phrases) => ({ text: phrases.security.passkeyAdded({ name }) }) },
  );
}

/** A passkey that the PIN alone made is no second factor before it is a day old: its owner is told of it, and has that long to object. */
const CONFIRMED_MS = 24 * 3_600_000;

/**
 * Confirms a passkey by another proven factor, shown a moment ago: it is a second factor from a day after it was made. Safe to repeat. Throws Fault `not_found`,
 * `second_factor_needed`.
 */
export async function confirmPasskey(
  bank: Bank,
  of: { customerId: string; id: string; origin: Origin },
): Promise<Passkey> {
  const { customerId, id, origin } = of;
  return transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const known = (await listPasskeys(trx, customerId)).find((each) => each.id === id);
    if (!known) throw new Fault('not_found');
    if (known.countsAt) return known;
    const factor = await takeProof(trx, bank, { customerId, on: `passkey ${id}` });
    const at = bank.clock.now();
    const countsAt = new Date(Math.max(at.getTime(), known.createdAt.getTime() + CONFIRMED_MS));
    await trx.updateTable('passkey').set({ countsAt }).where('id', '=', id).execute();
    const { name } = known;
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'passkey_confirmed',
      origin,
      customerId,
      subject: { kind: 'passkey', id },
      facts: { name, by: factor, from: countsAt.toISOString() },
    });
    const words = ({ security }: Phrases) => ({ text: security.passkeyConfirmed({ name, from: countsAt }) });
    const dedupe = `passkey:${id}:confirmed:${at.getTime()}`;
    await notifyCustomer(trx, { customerId }, { at, dedupe, words });
    return { ...known, countsAt };
  });
}

/** Lets the customer's passkeys be used, or not. */
export async function setBiometric(
  trx: Trx,
  customerId: string,
  biometric: boolean,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('customerSecurity')
    .values({ customerId, biometric, changedAt: at })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ biometric, changedAt: at }))
    .execute();
}

/** What the browser needs to show a passkey: any of this site's where it is not known whose. */
async function requestOptions(bank: Bank, wanted: Challenge): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await newChallenge(bank, wanted);
  return generateAuthenticationOptions({
    rpID: site(bank).expectedRPID,
    challenge: Uint8Array.from(challenge),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(wanted.customerId && { allowCredentials: await descriptors(bank.db, wanted.customerId) }),
  });
}

/** To sign in: the passkey itself says who it is, so a stranger learns of nobody. */
export const signInOptions = (bank: Bank): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  requestOptions(bank, { purpose: 'sign_in' });

/** To confirm a change: a second factor. */
export const verifyOptions = (
  bank: Bank,
  customerId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> => requestOptions(bank, { purpose: 'verify', customerId });

/** To approve one quote: its hash is part of what is signed. Throws Fault `quote_missing`, `quote_used`, `quote_expired`. */
export async function approvalOptions(
  bank: Bank,
  quoteId: string,
  customerId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const quote = await findQuote(bank.db, quoteId);
  if (!quote || quote.customerId !== customerId) throw new Fault('quote_missing');
  checkOpen(quote, bank.clock.now());
  return requestOptions(bank, { purpose: 'approve', customerId, quote });
}

type Credential = {
  id: string;
  customerId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  countsAt: Date | null;
};

const findCredential = (db: Db, id: string): Promise<Credential | undefined> =>
  db
    .selectFrom('passkey')
    .innerJoin('customerSecurity', 'customerSecurity.customerId', 'passkey.customerId')
    .select(['passkey.id', 'passkey.customerId', 'publicKey', 'counter', 'transports', 'countsAt'])
    .where('passkey.id', '=', id)
    .where('removedAt', 'is', null)
    .where('biometric', '=', true)
    .executeTakeFirst();

/** Keeps the counter, unless another answer of the same key was faster: then one of the two is a copy's. */
async function keepCounter(bank: Bank, credential: Credential, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await bank.db
    .updateTable('passkey')
    .set({ counter: BigInt(counter), usedAt: bank.clock.now() })
    .where('id', '=', credential.id)
    .where('counter', '=', credential.counter)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const isOwner = (response: AuthenticationResponseJSON, customerId: string): boolean => {
  const { userHandle } = response.response;
  return !userHandle || Buffer.from(userHandle, 'base64url').equals(handleOf(customerId));
};

/** Whose passkey it was, and whether it is a second factor or stands for the PIN alone. */
export type Shown = { customerId: string; counts: boolean };

/** Checks what a passkey signed, and answers whose it is. */
async function checkAssertion(
  bank: Bank,
  response: AuthenticationResponseJSON,
  wanted: Challenge,
  origin: Origin,
): Promise<Shown> {
  const challenge = challengeIn(response);
  if (!challenge || !(await useChallenge(bank, challenge, wanted)))
    return refuse(bank, origin, 'challenge', wanted.customerId);
  const credential = await findCredential(bank.db, response.id);
  if (!credential || (wanted.customerId && credential.customerId !== wanted.customerId))
    return refuse(bank, origin, 'unknown', wanted.customerId);
  const { customerId, publicKey, transports } = credential;
  if (!isOwner(response, customerId)) return refuse(bank, origin, 'owner', customerId);
  const result = await checked(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...site(bank),
      requireUserVerification: true,
      credential: {
        id: credential.id,
        transports,
        publicKey: Uint8Array.from(publicKey),
        counter: Number(credential.counter),
      },
    }),
  );
  if (!result.verified)
    return refuse(bank, origin, 'reason' in result ? result.reason : 'not verified', customerId);
  if (!(await keepCounter(bank, credential, result.authenticationInfo.newCounter)))
    return refuse(bank, origin, 'counter', customerId);
  await recordAlone(bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'passkey_used',
    origin,
    customerId,
    subject: { kind: 'passkey', id: credential.id },
    facts: { purpose: wanted.purpose },
  });
  const { countsAt } = credential;
  return { customerId, counts: countsAt !== null && countsAt <= bank.clock.now() };
}

/** Whose passkey signs in, and whether it is enough by itself. Throws Fault `passkey_wrong`, `too_many_requests`. */
export async function checkSignIn(
  bank: Bank,
  response: AuthenticationResponseJSON,
  origin: Origin,
): Promise<{ customer: Customer; counts: boolean }> {
  const address: Tried = { kind: 'passkey_address', subject: addressOf(origin.ip) };
  const { customerId, counts } = await checkAssertion(bank, response, { purpose: 'sign_in' }, origin).catch(
    async (error: unknown) => {
      // A right answer cannot be guessed, and many come by one address: only wrong ones are counted.
      if (isFault(error, 'passkey_wrong')) await countTries(bank.db, bank, [address]);
      throw error;
    },
  );
  const customer = await findCustomer(bank.db, customerId);
  if (!customer || customer.status === 'closed') throw new Fault('passkey_wrong');
  return { customer, counts };
}

/** Confirms a change: the passkey is the second factor that the change takes. Throws Fault `passkey_wrong`, `passkey_unproved`. */
export async function checkVerify(
  bank: Bank,
  customerId: string,
  response: AuthenticationResponseJSON,
  origin: Origin,
): Promise<void> {
  const { counts } = await checkAssertion(bank, response, { purpose: 'verify', customerId }, origin);
  if (!counts) throw new Fault('passkey_unproved');
  await transact(bank.db, (trx) => addProof(trx, bank, { customerId, factor: 'passkey', purpose: 'verify' }));
}

/** Proves that the quote's customer approves this very quote, and answers whether that was two factors or one. Throws Fault `passkey_wrong`. */
export async function checkApproval(
  bank: Bank,
  quote: Quote,
  response: AuthenticationResponseJSON,
  origin: Origin,
): Promise<Shown> {
  const { customerId } = quote;
  return checkAssertion(bank, response, { purpose: 'approve', customerId, quote }, origin);
}

/** Removes a passkey, and tells the customer; with the last one, passkeys are off. Throws Fault `not_found`. */
export async function removePasskey(
  bank: Bank,
  gone: { customerId: string; id: string; origin: Origin },
): Promise<void> {
  const { customerId, id, origin } = gone;
  await transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const row = await trx
      .updateTable('passkey')
      .set({ removedAt: at })
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .where('removedAt', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    if ((await listPasskeys(trx, customerId)).length === 0) await setBiometric(trx, customerId, false, at);
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'passkey_removed',
      origin,
      customerId,
      subject: { kind: 'passkey', id },
    });
    const words = ({ security }: Phrases) => ({ text: security.passkeyRemoved({ name: row.name }) });
    return notifyCustomer(trx, { customerId }, { at, dedupe: `passkey:${id}:removed`, words });
  });
}
