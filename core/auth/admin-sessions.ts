import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Trx, transact } from '@karo/db/client';
import { type Origin, record, recordAlone } from '../audit/index.ts';
import { secretHash } from '../kernel/index.ts';
import {
  type Admin,
  type AdminRole,
  actorOfAdmin,
  isAtLeast,
  type Keyed,
  SHARED,
  sharedAdmin,
} from './administrators.ts';
import { addressOf, countTries, type Tried } from './rate-limits.ts';

const SESSION_MS = 8 * 3_600_000;
/** Nobody at the console for this long ends the session; what an open page reads by itself does not count. */
const IDLE_MS = 15 * 60_000;
const SEEN_MS = 30_000;

/** A key is a thing that can be copied: outside the sandbox it proposes at most; what approves, names people, makes another key or reads of suspicions takes the passkey. */
function byKey(bank: Keyed, admin: Admin): Admin {
  if (bank.config.sandbox) return admin;
  if (admin.role === 'compliance') return { ...admin, role: 'support', byKey: true };
  const role = isAtLeast(admin.role, 'approver') ? 'operations' : admin.role;
  return { ...admin, role, byKey: true };
}

const sharedHash = ({ config }: Keyed): Buffer =>
  Buffer.from(config.sandbox ? (config.adminKeyHash ?? '') : '', 'hex');

/** Whose key it is; the shared one is compared in constant time, and both are looked at whichever it is. */
async function ownerOf(bank: Keyed, key: string): Promise<Admin | undefined> {
  const given = secretHash(key);
  const shared = sharedHash(bank);
  const known = shared.length === given.length;
  const isShared = timingSafeEqual(known ? shared : randomBytes(given.length), given) && known;
  const named = await bank.db
    .selectFrom('administrator')
    .select(['id', 'name', 'role'])
    .where('keyHash', '=', given)
    .where('keyUntil', '>', bank.clock.now())
    .where('confirmedAt', 'is not', null)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  if (isShared) return sharedAdmin;
  return named && { ...named, role: named.role as AdminRole };
}

/** Counts somebody who tried to get in and was refused, by their address. Throws Fault `too_many_requests`. */
export async function countRefusal(bank: Keyed, origin: Origin, reason: string): Promise<void> {
  const address: Tried = { kind: 'admin_address', subject: addressOf(origin.ip) };
  await countTries(bank.db, bank, [address]);
  await recordAlone(bank, { actor: { kind: 'visitor' }, action: 'admin_refused', origin, facts: { reason } });
}

/**
 * The administrator whose key this is, with what a key may do. Wrong ones are counted by address; a right one is let in whatever was tried from there, because a key is too long to be
 * guessed and many may come by one address. Throws Fault `too_many_requests`.
 */
export async function findAdminByKey(bank: Keyed, key: string, origin: Origin): Promise<Admin | undefined> {
  const admin = await ownerOf(bank, key);
  if (admin) return byKey(bank, admin);
  await countRefusal(bank, origin, 'key');
  return undefined;
}

/** Somebody let in: the secret of their cookie, and until when. */
export type AdminEntered = { admin: Admin; secret: string; expiresAt: Date };

/** Opens a session by what was shown: it ends with the key or the passkey. */
export async function openAdminSession(
  trx: Trx,
  bank: Keyed,
  of: { admin: Admin; shown: { keyHash: Buffer } | { passkeyId: string }; origin: Origin },
): Promise<AdminEntered> {
  const { admin, shown, origin } = of;
  const secret = randomBytes(32).toString('base64url');
  const at = bank.clock.now();
  const expiresAt = new Date(at.getTime() + SESSION_MS);
  const row = {
    secretHash: secretHash(secret),
    administratorId: admin.id === SHARED ? null : admin.id,
    role: admin.role,
    ip: origin.ip ?? null,
    createdAt: at,
    seenAt: at,
    expiresAt,
  };
  await trx.insertInto('adminSession').values(Object.assign(row, shown)).execute();
  await record(trx, bank, {
    actor: actorOfAdmin(admin),
    action: 'admin_sign_in',
    origin,
    facts: { role: admin.role, by: 'keyHash' in shown ? 'key' : 'passkey' },
  });
  return { admin, secret, expiresAt };
}

/** Lets an administrator in by key, for eight hours; undefined for a wrong key. Throws Fault `too_many_requests`. */
export async function letAdminIn(
  bank: Keyed,
  given: { adminKey: string; origin: Origin },
): Promise<AdminEntered | undefined> {
  const { adminKey, origin } = given;
  const owner = await ownerOf(bank, adminKey);
  if (!owner) {
    await countRefusal(bank, origin, 'key');
    return undefined;
  }
  const shown = { keyHash: secretHash(adminKey) };
  const entered = await transact(bank.db, (trx) =>
    openAdminSession(trx, bank, { admin: owner, shown, origin }),
  );
  return { ...entered, admin: byKey(bank, owner) };
}

const sessionRow = (bank: Keyed, secret: string) => {
  const now = bank.clock.now();
  return bank.db
    .selectFrom('adminSession as session')
    .leftJoin('administrator', 'administrator.id', 'session.administratorId')
    .leftJoin('adminPasskey', 'adminPasskey.id', 'session.passkeyId')
    .select(['session.id', 'session.administratorId', 'session.expiresAt', 'session.seenAt'])
    .select(['session.keyHash', 'session.passkeyId', 'session.role as roleThen'])
    .select(['name', 'administrator.role', 'disabledAt', 'confirmedAt', 'administrator.keyHash as keyNow'])
    .select(['keyUntil', 'adminPasskey.removedAt'])
    .where('session.secretHash', '=', secretHash(secret))
    .where('endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('session.seenAt', '>', new Date(now.getTime() - IDLE_MS))
    .executeTakeFirst();
};

type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionRow>>>;

/** Who it still is: nobody once the key, the passkey or the role that opened the session is another. */
function stillIn(bank: Keyed, row: SessionRow): Admin | undefined {
  const { administratorId: id, name, keyHash, keyNow } = row;
  if (id === null) return keyHash?.equals(sharedHash(bank)) ? sharedAdmin : undefined;
  if (name === null || row.disabledAt || !row.confirmedAt || row.role !== row.roleThen) return undefined;
  const admin = { id, name, role: row.role as AdminRole };
  if (row.passkeyId !== null) return row.removedAt ? undefined : admin;
  const isSame = keyHash && keyNow && keyHash.equals(keyNow);
  return isSame && row.keyUntil && row.keyUntil > bank.clock.now() ? byKey(bank, admin) : undefined;
}

/**
 * Whose session the cookie's secret is. It ends after eight hours, after 15 minutes without anybody there, and with the key, the passkey or the role that opened it. `looks` only
 * looks: what an open page reads by itself is nobody's being there.
 */
export async function findAdminSession(
  bank: Keyed,
  secret: string,
  how: 'uses' | 'looks' = 'uses',
): Promise<{ admin: Admin; expiresAt: Date } | undefined> {
  const row = await sessionRow(bank, secret);
  const admin = row && stillIn(bank, row);
  if (!row || !admin) return undefined;
  const now = bank.clock.now();
  if (how === 'uses' && now.getTime() - row.seenAt.getTime() > SEEN_MS)
    await bank.db
      .updateTable('adminSession')
      .set({ seenAt: now })
      .where('id', '=', row.id)
      .where('endedAt', 'is', null)
      .execute();
  return { admin, expiresAt: row.expiresAt };
}

/** Ends it; safe to repeat. */
export async function endAdminSession(bank: Keyed, secret: string): Promise<void> {
  await bank.db
    .updateTable('adminSession')
    .set({ endedAt: bank.clock.now() })
    .where('secretHash', '=', secretHash(secret))
    .where('endedAt', 'is', null)
    .execute();
}
