import { type Db, type Trx, transact } from '@karo/db/client';
import { type AuditFacts, type Origin, record } from '../audit/index.ts';
import { type CodeMethod, listPasskeys } from '../auth/index.ts';
import { lockCustomer, takeProof } from '../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, toNaira } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';

/** What a customer switched on. */
export type SecuritySettings = {
  biometric: boolean;
  twoFactor: CodeMethod | undefined;
  loginNotices: boolean;
  transactionNotices: boolean;
  suspicionAlerts: boolean;
  instantTransfers: boolean;
  /** Above this a transfer takes a second factor beside the PIN. */
  stepUpAbove: Kobo | undefined;
  passkeys: number;
};

const columns = [
  'biometric',
  'twoFactor',
  'loginNotices',
  'transactionNotices',
  'suspicionAlerts',
  'instantTransfers',
  'stepUpAbove',
] as const;

/** The customer's security settings; those of who never changed any are the defaults. */
export async function getSecurity(db: Db | Trx, customerId: string): Promise<SecuritySettings> {
  const row = await db
    .selectFrom('customerSecurity')
    .select(columns)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const passkeys = await listPasskeys(db, customerId);
  return {
    biometric: row?.biometric ?? false,
    twoFactor: (row?.twoFactor ?? undefined) as CodeMethod | undefined,
    loginNotices: row?.loginNotices ?? true,
    transactionNotices: row?.transactionNotices ?? true,
    suspicionAlerts: row?.suspicionAlerts ?? true,
    instantTransfers: row?.instantTransfers ?? true,
    stepUpAbove: row?.stepUpAbove === null || row === undefined ? undefined : kobo(row.stepUpAbove),
    passkeys: passkeys.length,
  };
}

type Written = Partial<
  Record<
    'biometric' | 'loginNotices' | 'transactionNotices' | 'suspicionAlerts' | 'instantTransfers',
    boolean
  >
> & {
  twoFactor?: CodeMethod | null;
  stepUpAbove?: bigint | null;
};

async function write(trx: Trx, customerId: string, changes: Written, at: Date): Promise<void> {
  const row = { ...changes, changedAt: at };
  await trx
    .insertInto('customerSecurity')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
}

export type SettingsChange = {
  customerId: string;
  biometric: boolean;
  twoFactor: boolean;
  loginNotices: boolean;
  transactionNotices: boolean;
  suspicionAlerts: boolean;
  /** Undefined leaves it, null asks for none. */
  stepUpAbove?: Kobo | null;
  origin: Origin;
};

/** Two-factor on takes the code that shows that codes arrive; off, as any step back, takes a second factor too. */
async function changeTwoFactor(
  trx: Trx,
  bank: Bank,
  held: SecuritySettings,
  wanted: SettingsChange,
): Promise<Pick<Written, 'twoFactor'>> {
  const { customerId } = wanted;
  if (wanted.twoFactor === (held.twoFactor !== undefined)) return {};
  if (!wanted.twoFactor) {
    await takeProof(trx, bank, { customerId, on: 'two-factor off' });
    return { twoFactor: null };
  }
  const factors = ['sms', 'email'] as const;
  const factor = await takeProof(trx, bank, { customerId, on: 'two-factor on', factors, newAddress: true });
  return { twoFactor: factor === 'email' ? 'email' : 'sms' };
}

async function changeStepUp(
  trx: Trx,
  bank: Bank,
  held: SecuritySettings,
  wanted: SettingsChange,
): Promise<Pick<Written, 'stepUpAbove'>> {
  const { customerId, stepUpAbove } = wanted;
  if (stepUpAbove === undefined || stepUpAbove === (held.stepUpAbove ?? null)) return {};
  const isWeaker = held.stepUpAbove !== undefined && (stepUpAbove === null || stepUpAbove > held.stepUpAbove);
  if (isWeaker) await takeProof(trx, bank, { customerId, on: 'step-up' });
  return { stepUpAbove };
}

/** Switching a notice off takes a second factor: whoever sits in a session that is not theirs would begin with that. */
const notices = ['loginNotices', 'transactionNotices', 'suspicionAlerts'] as const;
const plain = ['biometric', ...notices] as const;

const factsOf = (changes: Written): AuditFacts =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? toNaira(kobo(value)) : value,
    ]),
  );

/**
 * Saves the settings; nothing is changed where one of them is refused. Throws Fault `passkey_needed` where biometric has no passkey, `second_factor_needed`.
 */
export async function saveSecurity(bank: Bank, wanted: SettingsChange): Promise<SecuritySettings> {
  const { customerId, origin } = wanted;
  await transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const held = await getSecurity(trx, customerId);
    if (wanted.biometric && held.passkeys === 0) throw new Fault('passkey_needed');
    if (notices.some((name) => held[name] && !wanted[name]))
      await takeProof(trx, bank, { customerId, on: 'notices' });
    const changes: Written = {
      ...Object.fromEntries(
        plain.filter((name) => wanted[name] !== held[name]).map((name) => [name, wanted[name]]),
      ),
      ...(await changeTwoFactor(trx, bank, held, wanted)),
      ...(await changeStepUp(trx, bank, held, wanted)),
    };
    if (Object.keys(changes).length === 0) return undefined;
    const at = bank.clock.now();
    await write(trx, customerId, changes, at);
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'settings_changed',
      origin,
      customerId,
      facts: factsOf(changes),
    });
    const { twoFactor: by } = changes;
    return say(trx, customerId, at, ({ security }) => {
      if (by === undefined) return security.settingsChanged();
      return by === null ? security.twoFactorOff() : security.twoFactorOn({ by });
    });
  });
  return getSecurity(bank.db, customerId);
}

const say = (trx: Trx, customerId: string, at: Date, words: (phrases: Phrases) => string) =>
  notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `settings:${customerId}:${at.getTime()}`,
      words: (phrases) => ({ text: words(phrases) }),
    },
  );

/** Switches transfers off at once, or on again with a second factor. Throws Fault `second_factor_needed`. */
export async function setInstantTransfers(
  bank: Bank,
  wanted: { customerId: string; enabled: boolean; origin: Origin },
): Promise<SecuritySettings> {
  const { customerId, enabled, origin } = wanted;
  await transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const held = await getSecurity(trx, customerId);
    if (held.instantTransfers === enabled) return undefined;
    if (enabled) await takeProof(trx, bank, { customerId, on: 'instant transfers' });
    const at = bank.clock.now();
    await write(trx, customerId, { instantTransfers: enabled }, at);
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: enabled ? 'instant_on' : 'instant_off',
      origin,
      customerId,
    });
    return say(trx, customerId, at, ({ security }) =>
      enabled ? security.instantOn() : security.instantOff(),
    );
  });
  return getSecurity(bank.db, customerId);
}
