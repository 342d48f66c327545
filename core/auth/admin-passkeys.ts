import { randomBytes } from 'node:crypto';
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
import { type Actor, type Origin, record } from '../audit/index.ts';
import { type Bank, Fault, secretHash } from '../kernel/index.ts';
import { type AdminEntered, countRefusal, openAdminSession } from './admin-sessions.ts';
import {
  type Admin,
  type AdminRole,
  actorOfAdmin,
  endSessionsOf,
  isAtLeast,
  type Keyed,
  mustConfirmAgain,
  noKey,
} from './administrators.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { challengeIn, checked, handleOf, passkeyAlgorithms, passkeySite } from './webauthn.ts';

const INVITATION_MS = 24 * 3_600_000;

/** Makes the single-use secret by which a person makes their passkey, good for a day; one made before is void. */
async function writeInvitation(trx: Trx, bank: Keyed, administratorId: string, by: Actor, origin: Origin) {
  const at = bank.clock.now();
  await trx
    .updateTable('adminInvitation')
    .set({ usedAt: at })
    .where('administratorId', '=', administratorId)
    .where('usedAt', 'is', null)
    .execute();
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + INVITATION_MS);
  await trx
    .insertInto('adminInvitation')
    .values({ secretHash: secretHash(secret), administratorId, createdAt: at, expiresAt })
    .execute();
  const subject = { kind: 'administrator', id: administratorId };
  await record(trx, bank, { actor: by, action: 'admin_invited', origin, subject });
  return { secret, expiresAt };
}

export type Invitation = { secret: string; expiresAt: Date };

/** An owner invites a person to make their passkey; a passkey that they have is replaced, and another owner agrees where they may propose money or more. Throws Fault `forbidden`, `not_found`. */
export function inviteAdministrator(
  bank: Keyed,
  wanted: { id: string; by: Admin; origin: Origin },
): Promise<Invitation> {
  const { id, by, origin } = wanted;
  if (!isAtLeast(by.role, 'owner')) throw new Fault('forbidden');
  return transact(bank.db, async (trx) => {
    await mustConfirmAgain(trx, by, id);
    return writeInvitation(trx, bank, id, actorOfAdmin(by), origin);
  });
}

const hand = { kind: 'system', id: 'admin-invite' } as const;

/** Whoever has the bank's machine invites an owner by name: the first one, or one who lost the passkey. One who waited for another owner is let in by this. */
export function inviteOwner(bank: Keyed, name: string): Promise<Invitation & { id: string }> {
  return transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const known = await trx
      .selectFrom('administrator')
      .select(['id', 'confirmedAt'])
      .where('name', '=', name)
      .where('role', '=', 'owner')
      .where('disabledAt', 'is', null)
      .orderBy('confirmedAt', (order) => order.asc().nullsLast())
      .orderBy('createdAt')
      .forUpdate()
      .executeTakeFirst();
    if (known && !known.confirmedAt) {
      // Whoever named them may have made a passkey as them while they waited.
      await replacePasskeys(trx, known.id, at);
      const confirmed = { confirmedAt: at, confirmedBy: null };
      await trx.updateTable('administrator').set(confirmed).where('id', '=', known.id).execute();
    }
    const { id } =
      known ??
      (await trx
        .insertInto('administrator')
        .values({ name, role: 'owner', createdAt: at, confirmedAt: at })
        .returning('id')
        .executeTakeFirstOrThrow());
    return { id, ...(await writeInvitation(trx, bank, id, hand, { channel: 'house' })) };
  });
}

const openInvitation = (db: Db | Trx, bank: Keyed, secret: string) =>
  db
    .selectFrom('adminInvitation')
    .innerJoin('administrator', 'administrator.id', 'administratorId')
    .select(['administrator.id', 'name', 'role', 'confirmedAt'])
    .where('secretHash', '=', secretHash(secret))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', bank.clock.now())
    .where('disabledAt', 'is', null);

async function newChallenge(bank: Keyed, administratorId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(32);
  const at = bank.clock.now();
  await bank.db
    .insertInto('adminChallenge')
    .values({
      challenge: bytes.toString('base64url'),
      administratorId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + CHALLENGE_MS),
    })
    .execute();
  return Uint8Array.from(bytes);
}

/** Uses a challenge up, whatever comes of it; false where it is not one of ours or was for somebody else. */
async function useChallenge(bank: Keyed, challenge: string | undefined, administratorId: string | null) {
  if (!challenge) return false;
  const now = bank.clock.now();
  const row = await bank.db
    .updateTable('adminChallenge')
    .set({ usedAt: now })
    .where('challenge', '=', challenge)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('administratorId')
    .executeTakeFirst();
  return row !== undefined && row.administratorId === administratorId;
}

async function refuse(bank: Keyed, origin: Origin, reason: string): Promise<never> {
  await countRefusal(bank, origin, reason);
  throw new Fault('passkey_wrong');
}

/** What the browser needs to make the invited person's passkey, and their name. Throws Fault `passkey_wrong`, `too_many_requests`. */
export async function invitationOptions(
  bank: Bank,
  given: { secret: string; origin: Origin },
): Promise<{ name: string; options: PublicKeyCredentialCreationOptionsJSON }> {
  const person = await openInvitation(bank.db, bank, given.secret).executeTakeFirst();
  if (!person) return refuse(bank, given.origin, 'invitation');
  const options = await generateRegistrationOptions({
    rpName: 'Karo administration',
    rpID: passkeySite(bank).expectedRPID,
    userName: `admin: ${person.name}`,
    userDisplayName: person.name,
    userID: Uint8Array.from(handleOf(person.id)),
    challenge: await newChallenge(bank, person.id),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
  return { name: person.name, options };
}

/**
 * Keeps the passkey that the invited person's browser made, in place of those before, and lets them in; undefined where another owner has to agree first. The invitation is used up
 * only then. Throws Fault `passkey_wrong`, `too_many_requests`.
 */
export async function acceptInvitation(
  bank: Bank,
  given: { secret: string; response: RegistrationResponseJSON; origin: Origin },
): Promise<AdminEntered | undefined> {
  const { secret, response, origin } = given;
  const invited = await openInvitation(bank.db, bank, secret).executeTakeFirst();
  if (!invited) return refuse(bank, origin, 'invitation');
  const challenge = challengeIn(response) ?? '';
  if (!(await useChallenge(bank, challenge, invited.id))) return refuse(bank, origin, 'challenge');
  const result = await checked(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      ...passkeySite(bank),
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  );
  if (!result.verified) return refuse(bank, origin, 'reason' in result ? result.reason : 'not verified');
  const { credential } = result.registrationInfo;
  return transact(bank.db, async (trx) => {
    const person = await openInvitation(trx, bank, secret).forUpdate().executeTakeFirst();
    if (!person) throw new Fault('passkey_wrong');
    const at = bank.clock.now();
    const ofPerson = { administratorId: person.id, createdAt: at };
    await replacePasskeys(trx, person.id, at);
    await trx
      .updateTable('adminInvitation')
      .set({ usedAt: at })
      .where('secretHash', '=', secretHash(secret))
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('adminPasskey')
      .values({
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: credential.transports ?? [],
        ...ofPerson,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new Fault('passkey_wrong');
    const admin = { id: person.id, name: person.name, role: person.role as AdminRole };
    const subject = { kind: 'administrator', id: person.id };
    await record(trx, bank, { actor: actorOfAdmin(admin), action: 'admin_passkey_added', origin, subject });
    if (!person.confirmedAt) return undefined;
    return openAdminSession(trx, bank, { admin, shown: { passkeyId: credential.id }, origin });
  });
}

/** Ends the person's passkeys, and with them their sessions and their key. */
async function replacePasskeys(trx: Trx, administratorId: string, at: Date): Promise<void> {
  await trx
    .updateTable('adminPasskey')
    .set({ removedAt: at })
    .where('administratorId', '=', administratorId)
    .where('removedAt', 'is', null)
    .execute();
  await trx.updateTable('administrator').set(noKey).where('id', '=', administratorId).execute();
  await endSessionsOf(trx, administratorId, at);
}

/** What the browser needs to show an administrator's passkey: it says itself whose it is. */
export const adminSignInOptions = async (bank: Bank): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: passkeySite(bank).expectedRPID,
    challenge: await newChallenge(bank, null),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });

const findCredential = (db: Db, id: string) =>
  db
    .selectFrom('adminPasskey')
    .innerJoin('administrator', 'administrator.id', 'administratorId')
    .select(['adminPasskey.id', 'administratorId', 'name', 'role', 'publicKey', 'counter', 'transports'])
    .where('adminPasskey.id', '=', id)
    .where('removedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();

/** Lets an administrator in by their passkey, for eight hours. Throws Fault `passkey_wrong`, `too_many_requests`. */
export async function letAdminInByPasskey(
  bank: Bank,
  given: { response: AuthenticationResponseJSON; origin: Origin },
): Promise<AdminEntered> {
  const { response, origin } = given;
  const challenge = challengeIn(response) ?? '';
  if (!(await useChallenge(bank, challenge, null))) return refuse(bank, origin, 'challenge');
  const known = await findCredential(bank.db, response.id);
  if (!known) return refuse(bank, origin, 'unknown passkey');
  const result = await checked(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...passkeySite(bank),
      requireUserVerification: true,
      credential: {
        id: known.id,
        transports: known.transports,
        publicKey: Uint8Array.from(known.publicKey),
        counter: Number(known.counter),
      },
    }),
  );
  if (!result.verified) return refuse(bank, origin, 'reason' in result ? result.reason : 'not verified');
  const { newCounter } = result.authenticationInfo;
  const entered = await transact(bank.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('adminPasskey')
      .set({ counter: BigInt(newCounter), usedAt: bank.clock.now() })
      .where('id', '=', known.id)
      .where('counter', '=', known.counter)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    // Another answer of the same passkey was faster: one of the two is a copy's.
    if (numUpdatedRows === 0n) return undefined;
    const admin = { id: known.administratorId, name: known.name, role: known.role as AdminRole };
    return openAdminSession(trx, bank, { admin, shown: { passkeyId: known.id }, origin });
  });
  return entered ?? refuse(bank, origin, 'counter');
}

/** Removes challenges that nobody can answer any more; for the sweep. */
export async function purgeAdminChallenges(bank: Pick<Bank, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await bank.db
    .deleteFrom('adminChallenge')
    .where('expiresAt', '<', bank.clock.now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
