import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Db, transact } from '@karo/db/client';
import { type Actor, type Origin, record, recordAlone } from '../audit/index.ts';
import { type Bank, Fault, secretHash } from '../kernel/index.ts';
import { addressOf, countTries, type Tried } from './rate-limits.ts';

/** From the least to the most: each may do what those before it may. */
export const adminRoles = ['viewer', 'support', 'operations', 'approver'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whoever runs the bank: somebody named, or the bearer of the shared key. */
export type Admin = { id: string; name: string; role: AdminRole };

/** The id of the bearer of the shared key, who alone names administrators. */
const SHARED = 'shared';
const SESSION_MS = 8 * 3_600_000;
const sharedAdmin: Admin = { id: SHARED, name: 'Shared key', role: 'approver' };

/** Who it is in the audit log. */
export const actorOfAdmin = (admin: Admin): Actor => ({ kind: 'administrator', id: admin.id });

/** True where the role is at least the one that is asked for. */
export const isAtLeast = (role: AdminRole, least: AdminRole): boolean =>
  adminRoles.indexOf(role) >= adminRoles.indexOf(least);

/** The hash under which the bank keeps an administrator's key; the key is long and random, so that nobody can search for it. */
export const adminKeyHash = (key: string): string => secretHash(key).toString('hex');

/** A new key: what the administrator keeps, and the hash that the bank keeps. */
export function newAdminKey(): { key: string; hash: string } {
  const key = `karo-${randomBytes(24).toString('base64url')}`;
  return { key, hash: adminKeyHash(key) };
}

type Keyed = Pick<Bank, 'db' | 'clock' | 'config'>;

/** Whose key it is; the shared one is compared in constant time, and both are looked at whichever it is. */
async function ownerOf(bank: Keyed, key: string): Promise<Admin | undefined> {
  const given = secretHash(key);
  const shared = Buffer.from(bank.config.adminKeyHash ?? '', 'hex');
  const known = shared.length === given.length;
  const isShared = timingSafeEqual(known ? shared : randomBytes(given.length), given) && known;
  const named = await bank.db
    .selectFrom('administrator')
    .select(['id', 'name', 'role'])
    .where('keyHash', '=', given)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  if (isShared) return sharedAdmin;
  return named && { ...named, role: named.role as AdminRole };
}

/**
 * The administrator whose key this is. Wrong ones are counted by address; a right one is let in whatever was tried from there, because a key is too long to be guessed and many may
 * come by one address. Throws Fault `too_many_requests`.
 */
export async function findAdminByKey(bank: Keyed, key: string, origin: Origin): Promise<Admin | undefined> {
  const address: Tried = { kind: 'admin_address', subject: addressOf(origin.ip) };
  const admin = await ownerOf(bank, key);
  if (!admin) {
    await countTries(bank.db, bank, [address]);
    await recordAlone(bank, { actor: { kind: 'visitor' }, action: 'admin_refused', origin });
    return undefined;
  }
  return admin;
}

/** Somebody let in: the secret of their cookie, and until when. */
export type AdminEntered = { admin: Admin; secret: string; expiresAt: Date };

/** Lets an administrator in by key, for eight hours; undefined for a wrong key. Throws Fault `too_many_requests`. */
export async function letAdminIn(
  bank: Keyed,
  given: { adminKey: string; origin: Origin },
): Promise<AdminEntered | undefined> {
  const { origin } = given;
  const admin = await findAdminByKey(bank, given.adminKey, origin);
  if (!admin) return undefined;
  const secret = randomBytes(32).toString('base64url');
  const at = bank.clock.now();
  const expiresAt = new Date(at.getTime() + SESSION_MS);
  await transact(bank.db, async (trx) => {
    await trx
      .insertInto('adminSession')
      .values({
        secretHash: secretHash(secret),
        administratorId: admin.id === SHARED ? null : admin.id,
        ip: origin.ip ?? null,
        createdAt: at,
        expiresAt,
      })
      .execute();
    await record(trx, bank, {
      actor: actorOfAdmin(admin),
      action: 'admin_sign_in',
      origin,
      facts: { role: admin.role },
    });
  });
  return { admin, secret, expiresAt };
}

/** Whose session the cookie's secret is; their role is the one that they have now. */
export async function findAdminSession(
  bank: Keyed,
  secret: string,
): Promise<{ admin: Admin; expiresAt: Date } | undefined> {
  const row = await bank.db
    .selectFrom('adminSession')
    .leftJoin('administrator', 'administrator.id', 'adminSession.administratorId')
    .select(['administratorId', 'expiresAt', 'name', 'role', 'disabledAt'])
    .where('secretHash', '=', secretHash(secret))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', bank.clock.now())
    .executeTakeFirst();
  if (!row || row.disabledAt) return undefined;
  const { administratorId: id, name, role, expiresAt } = row;
  const admin = id && name && role ? { id, name, role: role as AdminRole } : sharedAdmin;
  return { admin, expiresAt };
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

export type Administrator = Admin & { createdAt: Date; disabledAt?: Date };

const columns = ['id', 'name', 'role', 'createdAt', 'disabledAt'] as const;

type Row = { id: string; name: string; role: string; createdAt: Date; disabledAt: Date | null };

const toAdministrator = ({ disabledAt, ...row }: Row): Administrator => ({
  ...row,
  role: row.role as AdminRole,
  ...(disabledAt && { disabledAt }),
});

/** Those who have a key of their own, oldest first. */
export async function listAdministrators(db: Db): Promise<Administrator[]> {
  const rows = await db.selectFrom('administrator').select(columns).orderBy('createdAt').execute();
  return rows.map(toAdministrator);
}

/** Only the bearer of the shared key says who else is let in. */
function checkShared(by: Admin): void {
  if (by.id !== SHARED) throw new Fault('forbidden');
}

/** Names an administrator and makes their key, which is told once. Throws Fault `forbidden`, `name_invalid`. */
export function nameAdministrator(
  bank: Keyed,
  wanted: { name: string; role: AdminRole; by: Admin; origin: Origin },
): Promise<{ administrator: Administrator; key: string }> {
  checkShared(wanted.by);
  const name = wanted.name.trim();
  if (!name) throw new Fault('name_invalid');
  const { key } = newAdminKey();
  return transact(bank.db, async (trx) => {
    const row = await trx
      .insertInto('administrator')
      .values({ name, role: wanted.role, keyHash: secretHash(key), createdAt: bank.clock.now() })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await record(trx, bank, {
      actor: actorOfAdmin(wanted.by),
      action: 'administrator_changed',
      origin: wanted.origin,
      subject: { kind: 'administrator', id: row.id },
      facts: { name, role: wanted.role },
    });
    return { administrator: toAdministrator(row), key };
  });
}

/** Gives another role, or shuts out at once. Throws Fault `forbidden`, `not_found`. */
export function changeAdministrator(
  bank: Keyed,
  wanted: { id: string; role?: AdminRole; disabled?: boolean; by: Admin; origin: Origin },
): Promise<Administrator> {
  const { id, role, disabled, by, origin } = wanted;
  checkShared(by);
  return transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const row = await trx
      .updateTable('administrator')
      .set((set) => ({
        role: role ?? set.ref('role'),
        disabledAt: disabled === undefined ? set.ref('disabledAt') : disabled ? at : null,
      }))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    await record(trx, bank, {
      actor: actorOfAdmin(by),
      action: 'administrator_changed',
      origin,
      subject: { kind: 'administrator', id },
      facts: { role: row.role, disabled: row.disabledAt !== null },
    });
    return toAdministrator(row);
  });
}
