import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, record } from '../audit/index.ts';
import { checkCode, endSessions, parseEmail, voidMailedCodes } from '../auth/index.ts';
import { newIdentityCap } from '../catalogue/index.ts';
import {
  type Customer,
  checkName,
  checkPin,
  findCustomer,
  lockCustomer,
  parsePhone,
  setLanguage,
  takeProof,
} from '../customers/index.ts';
import { capNewIdentity, clearPhone, exclusively } from '../identity/index.ts';
import { type Bank, Fault, type Language } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';

/** Who a customer is, as their settings show it. */
export type Profile = Customer & {
  joinedAt: Date;
  lastSignInAt?: Date;
  emailVerified: boolean;
  /** The name is the one on the BVN. */
  nameFixed: boolean;
};

/** The customer's profile. Throws Fault `account_missing`. */
export async function getProfile(db: Db | Trx, customerId: string): Promise<Profile> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new Fault('account_missing');
  const row = await db
    .selectFrom('customer')
    .leftJoin('customerSecurity', 'customerSecurity.customerId', 'customer.id')
    .select([
      'createdAt',
      'emailVerifiedAt',
      sql<boolean>`bvn_hash is not null`.as('nameFixed'),
      sql<Date | null>`(select max(created_at) from browser_session where customer_id = customer.id)`.as(
        'lastSignInAt',
      ),
    ])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    ...customer,
    joinedAt: row.createdAt,
    ...(row.lastSignInAt && { lastSignInAt: row.lastSignInAt }),
    emailVerified: row.emailVerifiedAt !== null,
    nameFixed: row.nameFixed,
  };
}

export type ProfileChange = {
  customerId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  origin: Origin;
};

function namesOf(profile: Profile, wanted: ProfileChange): { firstName: string; lastName: string } {
  const same = profile.firstName === wanted.firstName && profile.lastName === wanted.lastName;
  if (same) return { firstName: profile.firstName, lastName: profile.lastName };
  const names = { firstName: checkName(wanted.firstName), lastName: checkName(wanted.lastName) };
  const changed = names.firstName !== profile.firstName || names.lastName !== profile.lastName;
  if (changed && profile.nameFixed) throw new Fault('name_fixed');
  return names;
}

function emailOf(text: string): string | undefined {
  if (!text.trim()) return undefined;
  const email = parseEmail(text);
  if (!email) throw new Fault('email_invalid');
  return email;
}

/** Another address is unproved; where the old one got codes, a second factor must be shown, and codes come by SMS. */
async function changeEmail(trx: Trx, bank: Bank, profile: Profile, email: string | undefined): Promise<void> {
  const { id: customerId } = profile;
  if (profile.emailVerified) await takeProof(trx, bank, { customerId, on: 'email' });
  const at = bank.clock.now();
  await voidMailedCodes(trx, customerId, at);
  await trx
    .updateTable('customerSecurity')
    .set({
      emailVerifiedAt: null,
      twoFactor: sql<string | null>`case when two_factor = 'email' then 'sms' else two_factor end`,
      changedAt: at,
    })
    .where('customerId', '=', customerId)
    .execute();
  await trx
    .updateTable('customer')
    .set({ email: email ?? null })
    .where('id', '=', customerId)
    .execute();
  if (profile.email === undefined) return;
  return notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `email:${customerId}:${at.getTime()}`,
      words: ({ security }) => ({ text: security.emailChanged() }),
    },
  );
}

/**
 * Saves the profile. Throws Fault `name_invalid`, `name_fixed`, `email_invalid`, `phone_invalid`, `phone_by_code` where the phone is another one, and
 * `second_factor_needed` where a proved address is changed.
 */
export async function saveProfile(bank: Bank, wanted: ProfileChange): Promise<Profile> {
  const { customerId, origin } = wanted;
  const email = emailOf(wanted.email);
  const phone = parsePhone(wanted.phone);
  if (!phone) throw new Fault('phone_invalid');
  const left = await transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const profile = await getProfile(trx, customerId);
    if (phone !== profile.phone) throw new Fault('phone_by_code');
    const names = namesOf(profile, wanted);
    const renamed = names.firstName !== profile.firstName || names.lastName !== profile.lastName;
    const moved = email !== profile.email;
    if (!renamed && !moved) return undefined;
    // No sanction list has seen the new name yet.
    if (renamed)
      await trx
        .updateTable('customer')
        .set({ ...names, screenedBy: null })
        .where('id', '=', customerId)
        .execute();
    if (moved) await changeEmail(trx, bank, profile, email);
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'profile_changed',
      origin,
      customerId,
      facts: { name: renamed, email: moved },
    });
    return moved ? profile : undefined;
  });
  if (left) await tellOldEmail(bank, left);
  return getProfile(bank.db, customerId);
}

/** Speaks to the customer in another language from here on, in each of their chats. */
export async function changeLanguage(bank: Bank, customerId: string, language: Language): Promise<void> {
  await transact(bank.db, async (trx) => {
    await setLanguage(trx, customerId, language);
    await trx.updateTable('conversation').set({ language }).where('customerId', '=', customerId).execute();
  });
}

/** Whoever has the old number, or its chats, is nobody here from now. */
async function leaveOldPhone(trx: Trx, customerId: string): Promise<void> {
  await trx.deleteFrom('identity').where('customerId', '=', customerId).execute();
  // Not by their addresses: WhatsApp may have hidden the old number behind a name of its own.
  await trx
    .updateTable('conversation')
    .set({ customerId: null, state: '{}' })
    .where('customerId', '=', customerId)
    .where('channel', '<>', 'web')
    .execute();
  await trx.updateTable('conversation').set({ proofOf: null }).where('proofOf', '=', customerId).execute();
}

type PhoneChange = {
  customerId: string;
  phone: string;
  code: string;
  pin: string;
  keepSession?: bigint;
  origin: Origin;
};

async function movePhone(trx: Trx, bank: Bank, change: PhoneChange, phone: string) {
  const { customerId, origin, keepSession } = change;
  await lockCustomer(trx, customerId);
  const { phone: old, language } = await getProfile(trx, customerId);
  const at = bank.clock.now();
  const until = await capNewIdentity(trx, customerId, at);
  const words = ({ security }: Phrases) => security.phoneChanged({ phone, limit: newIdentityCap, until });
  await notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `phone:${customerId}:${at.getTime()}`,
      words: (phrases) => ({ text: words(phrases) }),
    },
  );
  await leaveOldPhone(trx, customerId);
  await clearPhone(trx, phone, at, true);
  const row = { customerId, kind: 'phone', value: phone, verifiedAt: at, createdAt: at };
  await exclusively(() => trx.insertInto('identity').values(row).execute());
  await endSessions(trx, bank.clock, customerId, { keep: keepSession });
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'phone_changed',
    origin,
    customerId,
  });
  return { old, text: words(phrasesIn(language)) };
}

/** The old address is told by mail too, where it was proved: from now nothing else goes there. Nobody waits for it, and it is not tried again. */
async function tellOldEmail(bank: Bank, old: Profile): Promise<void> {
  if (!old.email || !old.emailVerified) return;
  const { security, notifications } = phrasesIn(old.language);
  await bank.codes
    .mail(old.email, `Karo: ${notifications.titles.security}`, security.emailChanged())
    .catch((error: unknown) => bank.log.warn({ err: error }, 'an old address could not be told'));
}

/** The old number is told by SMS too: whoever has it may have no chat with us. Nobody waits for it, and it is not tried again. */
async function tellOldPhone(bank: Bank, old: string | undefined, text: string): Promise<void> {
  if (!old) return;
  await bank.codes
    .sms(old, text)
    .catch((error: unknown) => bank.log.warn({ err: error }, 'an old number could not be told'));
}

/**
 * Changes the number of the account, proved by a code that was sent to it. Money is capped for a day, the old number is told, its chats are a stranger's again, other
 * sessions end. Throws Fault `phone_invalid`, `customer_exists`, those of the PIN and of the code.
 */
export async function changePhone(bank: Bank, change: PhoneChange): Promise<Profile> {
  const { customerId, code, origin } = change;
  const phone = parsePhone(change.phone);
  if (!phone) throw new Fault('phone_invalid');
  await checkPin(bank, customerId, change.pin, origin.source);
  await checkCode(bank, { to: { customerId, phone }, purpose: 'link', method: 'sms', code, origin });
  const { old, text } = await transact(bank.db, (trx) => movePhone(trx, bank, change, phone));
  if (old !== phone) await tellOldPhone(bank, old, text);
  return getProfile(bank.db, customerId);
}
