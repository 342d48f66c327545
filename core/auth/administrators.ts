import { randomBytes } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { type Actor, type Origin, record } from '../audit/index.ts';
import { type Bank, Fault, secretHash } from '../kernel/index.ts';

/** From the least to the most: each may do what those before it may. An owner names the others. Compliance stands beside them: it sees what support does, and alone the cases of suspicion. */
export const adminRoles = ['viewer', 'support', 'operations', 'approver', 'owner', 'compliance'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whoever runs the bank: a person, or the bearer of the sandbox's shared key. */
export type Admin = {
  id: string;
  name: string;
  role: AdminRole;
  /** They came in by a key, outside the sandbox: a thing that can be copied. */
  byKey?: true;
};

/** Who does something as an administrator, and from where: what the audit log keeps. */
export type Acting = {
  administrator: string;
  origin?: Origin /** What they may do here, where that is less than their role: a key does not approve. */;
  role?: AdminRole;
};

/** The id of the bearer of the shared key, who exists in the sandbox alone. */
export const SHARED = 'shared';
export const sharedAdmin: Admin = { id: SHARED, name: 'Shared key', role: 'owner' };

/** Who it is in the audit log. */
export const actorOfAdmin = (admin: Admin): Actor => ({ kind: 'administrator', id: admin.id });

/** True where the role is at least the one that is asked for. */
export const isAtLeast = (role: AdminRole, least: AdminRole): boolean => {
  if (least === 'compliance') return role === 'compliance';
  const reach = role === 'compliance' ? 'support' : role;
  return adminRoles.indexOf(reach) >= adminRoles.indexOf(least);
};

/** The hash under which the bank keeps an administrator's key; the key is long and random, so that nobody can search for it. */
export const adminKeyHash = (key: string): string => secretHash(key).toString('hex');

/** A new key: what the administrator keeps, and the hash that the bank keeps. */
export function newAdminKey(): { key: string; hash: string } {
  const key = `karo-${randomBytes(24).toString('base64url')}`;
  return { key, hash: adminKeyHash(key) };
}

export type Keyed = Pick<Bank, 'db' | 'clock' | 'config'>;

/** A person of the bank; `confirmedAt` is missing where another owner has to agree before they are let in. */
export type Administrator = Omit<Admin, 'byKey'> & {
  createdAt: Date;
  disabledAt?: Date;
  confirmedAt?: Date;
  keyUntil?: Date;
  hasPasskey: boolean;
};

type Row = Omit<Administrator, 'role' | 'disabledAt' | 'confirmedAt' | 'keyUntil'> & {
  role: string;
  disabledAt: Date | null;
  confirmedAt: Date | null;
  keyUntil: Date | null;
};

const toAdministrator = ({ disabledAt, confirmedAt, keyUntil, ...row }: Row): Administrator => ({
  ...row,
  role: row.role as AdminRole,
  ...(disabledAt && { disabledAt }),
  ...(confirmedAt && { confirmedAt }),
  ...(keyUntil && { keyUntil }),
});

const select = (db: Db | Trx) =>
  db
    .selectFrom('administrator')
    .select(['id', 'name', 'role', 'createdAt', 'disabledAt', 'confirmedAt', 'keyUntil'])
    .select((where) =>
      where
        .exists(
          where
            .selectFrom('adminPasskey')
            .select('adminPasskey.id')
            .whereRef('administratorId', '=', 'administrator.id')
            .where('removedAt', 'is', null),
        )
        .$castTo<boolean>()
        .as('hasPasskey'),
    );

/** The people who run the bank, oldest first. */
export async function listAdministrators(db: Db): Promise<Administrator[]> {
  return (await select(db).orderBy('createdAt').execute()).map(toAdministrator);
}

const read = async (trx: Trx, id: string): Promise<Administrator> => {
  const row = await select(trx).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toAdministrator(row);
};

/** Only an owner says who else is let in. */
function checkOwner(by: Admin): void {
  if (!isAtLeast(by.role, 'owner')) throw new Fault('forbidden');
}

/** Whether another owner is there to agree: who may move money is named by two owners as soon as there are two. The owners stay locked, so that two requests at once do not both count one who goes. */
async function needsAnother(trx: Trx, by: Admin, role: AdminRole, besides?: string): Promise<boolean> {
  if (!isAtLeast(role, 'operations') && role !== 'compliance') return false;
  const others = await trx
    .selectFrom('administrator')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .where('confirmedAt', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return others.some(({ id }) => id !== by.id && id !== besides);
}

/** One owner alone neither becomes the only other one nor shuts them out; only the sandbox has the bearer of the shared key, who is none of them. Throws Fault `forbidden`. */
async function checkThirdOwner(trx: Trx, by: Admin, id: string): Promise<void> {
  if (id === by.id || by.id === SHARED) return;
  if (!(await needsAnother(trx, by, 'owner', id))) throw new Fault('forbidden');
}

/** Ends every session of a person; a key that was replaced, a role that changed and whoever is shut out lose them at once. */
export const endSessionsOf = (trx: Trx, administratorId: string, at: Date) =>
  trx
    .updateTable('adminSession')
    .set({ endedAt: at })
    .where('administratorId', '=', administratorId)
    .where('endedAt', 'is', null)
    .execute();

type Named = { administrator: Administrator; key: string | undefined };

/**
 * Names an administrator, who then needs an invitation. In the sandbox they get a key at once, told this once; elsewhere nobody but they themselves ever sees one. Throws Fault
 * `forbidden`, `name_invalid`.
 */
export function nameAdministrator(
  bank: Keyed,
  wanted: { name: string; role: AdminRole; by: Admin; origin: Origin },
): Promise<Named> {
  const { role, by, origin } = wanted;
  checkOwner(by);
  const name = wanted.name.trim();
  if (!name) throw new Fault('name_invalid');
  const key = bank.config.sandbox ? newAdminKey().key : undefined;
  return transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const waits = await needsAnother(trx, by, role);
    const { id } = await trx
      .insertInto('administrator')
      .values({
        name,
        role,
        createdAt: at,
        namedBy: by.id,
        confirmedAt: waits ? null : at,
        ...keyOf(key, at),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await note(trx, bank, { by, origin, id, facts: { name, role, waits } });
    return { administrator: await read(trx, id), key };
  });
}

const KEY_MS = 90 * 24 * 3_600_000;

/** No key any more: it ends with the passkey of whoever made it, and with whoever is shut out. */
export const noKey = { keyHash: null, keyUntil: null };

const keyOf = (key: string | undefined, at: Date) =>
  key === undefined ? {} : { keyHash: secretHash(key), keyUntil: new Date(at.getTime() + KEY_MS) };

const note = (
  trx: Trx,
  bank: Keyed,
  of: { by: Admin; origin: Origin; id: string; facts: Record<string, string | boolean> },
) =>
  record(trx, bank, {
    actor: actorOfAdmin(of.by),
    action: 'administrator_changed',
    origin: of.origin,
    subject: { kind: 'administrator', id: of.id },
    facts: of.facts,
  });

/** Makes a person's own key for programs, good for 90 days, in place of the one before, whose sessions end. Throws Fault `forbidden` to the bearer of the shared key, and outside the sandbox to whoever came in by a key. */
export function renewOwnKey(
  bank: Keyed,
  of: { admin: Admin; origin: Origin },
): Promise<{ key: string; until: Date }> {
  const { admin, origin } = of;
  if (admin.id === SHARED || admin.byKey) throw new Fault('forbidden');
  const { key } = newAdminKey();
  return transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const until = new Date(at.getTime() + KEY_MS);
    await trx.updateTable('administrator').set(keyOf(key, at)).where('id', '=', admin.id).execute();
    await trx
      .updateTable('adminSession')
      .set({ endedAt: at })
      .where('administratorId', '=', admin.id)
      .where('keyHash', 'is not', null)
      .where('endedAt', 'is', null)
      .execute();
    await note(trx, bank, { by: admin, origin, id: admin.id, facts: { key: 'renewed' } });
    return { key, until };
  });
}

type Change = { id: string; role?: AdminRole; disabled?: boolean; by: Admin; origin: Origin };

/** Gives another role, or shuts out at once; either way the person's sessions end. A role that moves money waits for another owner, and the only other owner is not shut out by one. Throws Fault `forbidden`, `not_found`. */
export function changeAdministrator(bank: Keyed, wanted: Change): Promise<Administrator> {
  const { id, role, disabled, by, origin } = wanted;
  checkOwner(by);
  return transact(bank.db, async (trx) => {
    const at = bank.clock.now();
    const before = await read(trx, id);
    const leaves = disabled || (role !== undefined && role !== 'owner');
    const isLetIn = before.confirmedAt && !before.disabledAt;
    if (before.role === 'owner' && isLetIn && leaves) await checkThirdOwner(trx, by, id);
    const grows = (role !== undefined && role !== before.role) || (disabled === false && before.disabledAt);
    const waits = grows ? await needsAnother(trx, by, role ?? before.role, id) : false;
    await trx
      .updateTable('administrator')
      .set((set) => ({
        role: role ?? before.role,
        disabledAt: disabled === undefined ? set.ref('disabledAt') : disabled ? at : null,
        ...(disabled && noKey),
        ...(waits && { confirmedAt: null, confirmedBy: null, namedBy: by.id }),
      }))
      .where('id', '=', id)
      .execute();
    await endSessionsOf(trx, id, at);
    const after = await read(trx, id);
    await note(trx, bank, {
      by,
      origin,
      id,
      facts: { role: after.role, disabled: after.disabledAt !== undefined, waits },
    });
    return after;
  });
}

/** Outside the sandbox nobody is confirmed before the passkey that is agreed to is there, nor while a link is open that would make another. Throws Fault `forbidden`. */
async function checkEnrolled(trx: Trx, bank: Keyed, id: string): Promise<void> {
  if (bank.config.sandbox) return;
  const open = await trx
    .selectFrom('adminInvitation')
    .select('administratorId')
    .where('administratorId', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', bank.clock.now())
    .executeTakeFirst();
  if (open || !(await read(trx, id)).hasPasskey) throw new Fault('forbidden');
}

/** Another owner agrees to what one named. Throws Fault `forbidden` to whoever named them, to themselves and before the passkey is there, `request_reused` where the role is no longer the one that was seen, `not_found` where nothing waits. */
export function confirmAdministrator(
  bank: Keyed,
  wanted: { id: string; role: AdminRole; by: Admin; origin: Origin },
): Promise<Administrator> {
  const { id, role, by, origin } = wanted;
  checkOwner(by);
  return transact(bank.db, async (trx) => {
    const row = await trx
      .selectFrom('administrator')
      .select(['namedBy', 'confirmedAt', 'role'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.confirmedAt) throw new Fault('not_found');
    if (row.namedBy === by.id || id === by.id) throw new Fault('forbidden');
    if (row.role !== role) throw new Fault('request_reused');
    await checkEnrolled(trx, bank, id);
    const set = { confirmedAt: bank.clock.now(), confirmedBy: by.id };
    await trx.updateTable('administrator').set(set).where('id', '=', id).execute();
    await note(trx, bank, { by, origin, id, facts: { confirmed: true, role } });
    return read(trx, id);
  });
}

/** What an invitation to somebody who may propose money or more is: a way to become them, so another owner has to agree to it once their passkey is there. */
export async function mustConfirmAgain(trx: Trx, by: Admin, id: string): Promise<boolean> {
  const person = await read(trx, id);
  if (person.role === 'owner') await checkThirdOwner(trx, by, id);
  if (!(await needsAnother(trx, by, person.role, id))) return false;
  await trx
    .updateTable('administrator')
    .set({ confirmedAt: null, confirmedBy: null, namedBy: by.id })
    .where('id', '=', id)
    .execute();
  return true;
}
