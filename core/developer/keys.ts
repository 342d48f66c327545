import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, record, recordAlone } from '../audit/index.ts';
import type { apiPlans, keyModes, scopes } from '../contract/index.ts';
import {
  checkPin,
  findCustomer,
  getActiveCustomer,
  lockActiveCustomer,
  lockCustomer,
  takeProof,
} from '../customers/index.ts';
import { openSandboxCustomer } from '../identity/index.ts';
import {
  addMonths,
  type Bank,
  eachAlone,
  Fault,
  kobo,
  naira,
  randomDigits,
  randomLetters,
  secretHash,
  startOfMonth,
  vatWithin,
} from '../kernel/index.ts';
import { balanceOfCustomer, checkFunds, getCustomerAccount, internal, postOne } from '../ledger/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { createQuote, type OperationHandler, type Quote } from '../quotes/index.ts';

export type Scope = (typeof scopes)[number];
export type KeyMode = (typeof keyModes)[number];
export type ApiPlan = (typeof apiPlans)[number];

/** Calls a month that a plan allows (undefined: any), and calls a minute that one key may make. */
const plans: Record<ApiPlan, { quota: number | undefined; perMinute: number }> = {
  free: { quota: 1_000, perMinute: 60 },
  startup: { quota: 100_000, perMinute: 600 },
  enterprise: { quota: undefined, perMinute: 6_000 },
};
const STARTUP_FEE = naira(25_000);
const PLAY_OPENING = naira(250_000);
const KEYS_MOST = 20;
const SHOWN = 8;
const QUOTE_MS = 30 * 60_000;
const MINUTE_MS = 60_000;
const KEY = /^kr_(?:test|live)_[2-9A-HJKMNP-TV-Z]{36}$/;

export type ApiKey = {
  id: string;
  name: string;
  /** The first and the last eight characters; whole only where it was made a moment ago. */
  key: string;
  mode: KeyMode;
  scopes: Scope[];
  createdAt: Date;
  usedAt: Date | undefined;
  revokedAt: Date | undefined;
};

const columns = [
  'id',
  'name',
  'mode',
  'first',
  'last',
  'scopes',
  'createdAt',
  'usedAt',
  'revokedAt',
] as const;
type Row = {
  id: string;
  name: string;
  mode: string;
  first: string;
  last: string;
  scopes: string[];
  createdAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
};

const toKey = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt,
  key: `${row.first}…${row.last}`,
  mode: row.mode as KeyMode,
  scopes: row.scopes as Scope[],
  usedAt: row.usedAt ?? undefined,
  revokedAt: row.revokedAt ?? undefined,
});

async function lockDeveloper(trx: Trx, customerId: string, at: Date) {
  await trx
    .insertInto('developer')
    .values({ customerId, since: at })
    .onConflict((conflict) => conflict.column('customerId').doNothing())
    .execute();
  return trx
    .selectFrom('developer')
    .selectAll()
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The play customer on whom a developer's sandbox keys act, opened at the first of them. */
async function playCustomer(bank: Bank, customerId: string): Promise<string> {
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
  const at = bank.clock.now();
  const known = await transact(bank, (trx) => lockDeveloper(trx, customerId, at));
  if (known.playCustomerId) return known.playCustomerId;
  const play = await openSandboxCustomer(bank, {
    phone: `+234700${randomDigits(7)}`,
    firstName: 'Sandbox',
    lastName: 'Developer',
    opening: PLAY_OPENING,
    demo: true,
    verified: false,
  });
  const row = await bank.db
    .updateTable('developer')
    .set((eb) => ({ playCustomerId: eb.fn.coalesce('playCustomerId', eb.val(play.id)) }))
    .where('customerId', '=', customerId)
    .returning('playCustomerId')
    .executeTakeFirstOrThrow();
  return row.playCustomerId ?? play.id;
}

/** Whose account a developer's keys and webhooks of this mode are about. Throws Fault `sandbox_only`. */
export const actsFor = async (bank: Bank, customerId: string, mode: KeyMode): Promise<string> =>
  mode === 'live' ? customerId : playCustomer(bank, customerId);

/**
 * Makes a key; only this answer holds it whole, what is kept is a hash. A live one acts as its customer does, so it takes the PIN and a second factor, and they are told. Throws
 * Fault `name_invalid`, `too_many_requests` beyond twenty keys, `sandbox_only`, `second_factor_needed`, and those of the PIN.
 */
export async function generateKey(
  bank: Bank,
  wanted: {
    customerId: string;
    name: string;
    scopes: readonly Scope[];
    mode: KeyMode;
    pin?: string;
    origin: Origin;
  },
): Promise<ApiKey> {
  const name = wanted.name.trim();
  if (name === '') throw new Fault('name_invalid');
  const { customerId, mode, origin } = wanted;
  const isLive = mode === 'live';
  await getActiveCustomer(bank.db, customerId);
  if (isLive) await checkPin(bank, customerId, wanted.pin ?? '', origin.source);
  const acts = await actsFor(bank, customerId, mode);
  const key = `kr_${mode === 'live' ? 'live' : 'test'}_${randomLetters(36)}`;
  const made = await transact(bank, async (trx) => {
    const at = bank.clock.now();
    await lockDeveloper(trx, customerId, at);
    if (isLive) await takeProof(trx, bank, { customerId, on: 'api key' });
    const open = await trx
      .selectFrom('apiKey')
      .select('id')
      .where('customerId', '=', customerId)
      .where('revokedAt', 'is', null)
      .execute();
    if (open.length >= KEYS_MOST) throw new Fault('too_many_requests', {});
    const row = await trx
      .insertInto('apiKey')
      .values({
        customerId,
        actsFor: acts,
        name,
        mode,
        hash: secretHash(key),
        createdAt: at,
        first: key.slice(0, SHOWN),
        last: key.slice(-SHOWN),
        scopes: [...new Set(wanted.scopes)],
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'api_key_made',
      origin,
      customerId,
      subject: { kind: 'api_key', id: row.id },
      facts: { name, mode, scopes: row.scopes.join(' ') },
    });
    const words = ({ security }: Phrases) => ({ text: security.keyMade({ name }) });
    const news = { at, dedupe: `key:${row.id}`, words };
    if (isLive) await notifyCustomer(trx, { customerId }, news);
    return toKey(row);
  });
  return { ...made, key };
}

/** A customer's keys, newest first. */
export async function listKeys(db: Db, customerId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('apiKey')
    .select(columns)
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toKey);
}

/** Ends a key at once; safe to repeat. Throws Fault `not_found`. */
export async function revokeKey(
  bank: Pick<Bank, 'db' | 'clock' | 'config'>,
  of: { customerId: string; id: string; origin: Origin },
): Promise<ApiKey> {
  const { customerId, origin } = of;
  await recordAlone(bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'api_key_revoked',
    origin,
    customerId,
    subject: { kind: 'api_key', id: of.id },
  });
  const row = await bank.db
    .updateTable('apiKey')
    .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', eb.val(bank.clock.now())) }))
    .where('id', '=', of.id)
    .where('customerId', '=', of.customerId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toKey(row);
}

/** Who calls with a key. */
export type KeyHolder = {
  keyId: string;
  developerId: string;
  actsFor: string;
  scopes: readonly Scope[];
  plan: ApiPlan;
};

/** Whose key it is; undefined for one that is unknown or was revoked, and for a live one of an account that is frozen. */
export async function findKeyHolder(db: Db, key: string): Promise<KeyHolder | undefined> {
  if (!KEY.test(key)) return undefined;
  const row = await db
    .selectFrom('apiKey')
    .innerJoin('developer', 'developer.customerId', 'apiKey.customerId')
    .innerJoin('customer', 'customer.id', 'apiKey.customerId')
    .select(['apiKey.id', 'apiKey.customerId', 'apiKey.actsFor', 'apiKey.scopes', 'developer.plan'])
    .where('hash', '=', secretHash(key))
    .where('revokedAt', 'is', null)
    .where((where) =>
      where.or([where('mode', '<>', 'live'), where('customer.status', 'not in', ['frozen', 'closed'])]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: keyId, customerId: developerId, actsFor: acts } = row;
  return { keyId, developerId, actsFor: acts, scopes: row.scopes as Scope[], plan: row.plan as ApiPlan };
}

const monthOf = (at: Date): string => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 7);
const minuteOf = (at: Date): string => at.toISOString().slice(0, 16);

/** The first moment of the next month in WAT. */
function nextMonth(at: Date): Date {
  const inNext = new Date(startOfMonth(at).getTime() + 32 * 24 * 3_600_000);
  return startOfMonth(inNext);
}

async function callsIn(db: Db | Trx, developerId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('apiUsage')
    .innerJoin('apiKey', 'apiKey.id', 'apiUsage.keyId')
    .select(sql<number>`coalesce(sum(calls), 0)::int`.as('calls'))
    .where('apiKey.customerId', '=', developerId)
    .where('period', '=', month)
    .executeTakeFirst();
  return row?.calls ?? 0;
}

/** Counts one call of a key; throws Fault `too_many_requests` beyond what a key may do a minute, `quota_spent` beyond the plan's month. */
export async function countCall(bank: Pick<Bank, 'db' | 'clock'>, holder: KeyHolder): Promise<void> {
  const at = bank.clock.now();
  const [month, minute] = [monthOf(at), minuteOf(at)];
  const { quota, perMinute } = plans[holder.plan];
  const rows = await bank.db
    .insertInto('apiUsage')
    .values([month, minute].map((period) => ({ keyId: holder.keyId, period, calls: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['keyId', 'period']).doUpdateSet((eb) => ({ calls: eb('apiUsage.calls', '+', 1) })),
    )
    .returning(['period', 'calls'])
    .execute();
  const inMinute = rows.find((row) => row.period === minute)?.calls ?? 0;
  if (inMinute > perMinute)
    throw new Fault('too_many_requests', { retryAt: new Date(at.getTime() + MINUTE_MS) });
  if (inMinute === 1)
    await bank.db.updateTable('apiKey').set({ usedAt: at }).where('id', '=', holder.keyId).execute();
  if (quota !== undefined && (await callsIn(bank.db, holder.developerId, month)) > quota)
    throw new Fault('quota_spent', { quota, resetsAt: nextMonth(at) });
}

/** Throws Fault `scope_missing` where a key may not do what an endpoint needs, `forbidden` where no key may. */
export function checkScope(holder: KeyHolder, scope: string | undefined): void {
  if (scope === undefined) throw new Fault('forbidden');
  if (!(holder.scopes as readonly string[]).includes(scope)) throw new Fault('scope_missing', { scope });
}

export type ApiUsage = {
  plan: ApiPlan;
  calls: number;
  quota: number | undefined;
  resetsAt: Date;
  renewsAt: Date | undefined;
};

/** A developer's calls this month, over all keys. */
export async function usageOf(bank: Pick<Bank, 'db' | 'clock'>, customerId: string): Promise<ApiUsage> {
  const at = bank.clock.now();
  const row = await bank.db
    .selectFrom('developer')
    .select(['plan', 'paidUntil'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const plan = (row?.plan ?? 'free') as ApiPlan;
  return {
    plan,
    calls: await callsIn(bank.db, customerId, monthOf(at)),
    quota: plans[plan].quota,
    resetsAt: nextMonth(at),
    renewsAt: row?.paidUntil ?? undefined,
  };
}

/** Forgets the minutes that are over. */
export async function purgeUsage(bank: Pick<Bank, 'db' | 'clock'>): Promise<void> {
  const old = minuteOf(new Date(bank.clock.now().getTime() - 10 * MINUTE_MS));
  await bank.db.deleteFrom('apiUsage').where('period', 'like', '%T%').where('period', '<', old).execute();
}

/** Offers the startup plan, to be approved by PIN. Throws Fault `plan_active`, `insufficient_funds`, those of `getActiveCustomer`. */
export async function quoteApiPlan(
  bank: Bank,
  asked: { customerId: string; conversationId?: bigint },
): Promise<Quote> {
  const { customerId } = asked;
  await getActiveCustomer(bank.db, customerId);
  const { plan } = await usageOf(bank, customerId);
  if (plan !== 'free') throw new Fault('plan_active');
  await checkFunds(bank.db, customerId, STARTUP_FEE);
  return transact(bank, (trx) => {
    const at = bank.clock.now();
    return createQuote(trx, {
      operation: 'api_plan',
      facts: { shown: { name: 'API Startup' } },
      ...asked,
      at,
      amount: STARTUP_FEE,
      expiresAt: new Date(at.getTime() + QUOTE_MS),
    });
  });
}

/** Lets the paid plan end with its month; safe to repeat. Throws Fault `plan_active` on free. */
export async function endApiPlan(bank: Pick<Bank, 'db'>, customerId: string): Promise<void> {
  const { numUpdatedRows } = await bank.db
    .updateTable('developer')
    .set({ renews: false })
    .where('customerId', '=', customerId)
    .where('plan', '=', 'startup')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Fault('plan_active');
}

async function chargePlan(trx: Trx, customerId: string, request: string, at: Date): Promise<void> {
  const account = await getCustomerAccount(trx, customerId);
  const vat = vatWithin(STARTUP_FEE);
  await postOne(trx, {
    id: request,
    kind: 'api_plan',
    narration: 'API Startup',
    at,
    legs: [
      { account: account.id, amount: kobo(-STARTUP_FEE) },
      { account: await internal(trx, 'fee_income'), amount: kobo(STARTUP_FEE - vat) },
      { account: await internal(trx, 'vat_payable'), amount: vat },
    ],
  });
}

async function acceptApiPlan(trx: Trx, bank: Bank, quote: Quote & { operation: 'api_plan' }) {
  const { customerId } = quote;
  const at = bank.clock.now();
  await lockActiveCustomer(trx, customerId);
  const developer = await lockDeveloper(trx, customerId, at);
  if (developer.plan !== 'free') throw new Fault('plan_active');
  await chargePlan(trx, customerId, `api-plan:${quote.id}`, at);
  await trx
    .updateTable('developer')
    .set({ plan: 'startup', paidUntil: addMonths(at, 1), renews: true })
    .where('customerId', '=', customerId)
    .execute();
  return { status: 'done' as const };
}

/** How the API plan is carried out once it is approved. */
export const developerHandlers: { api_plan: OperationHandler<'api_plan'> } = {
  api_plan: {
    accept: acceptApiPlan,
    message: async (bank, quote, phrases) => {
      const { renewsAt = quote.createdAt } = await usageOf(bank, quote.customerId);
      return phrases.developer.planBegun({ fee: quote.amount, until: renewsAt });
    },
  },
};

async function renewOne(trx: Trx, bank: Bank, customerId: string): Promise<void> {
  const at = bank.clock.now();
  await lockCustomer(trx, customerId);
  const developer = await lockDeveloper(trx, customerId, at);
  const { paidUntil } = developer;
  if (developer.plan !== 'startup' || !paidUntil || paidUntil > at) return;
  const { available } = await balanceOfCustomer(trx, customerId);
  const customer = await findCustomer(trx, customerId);
  const renewed = developer.renews && customer?.status === 'active' && available >= STARTUP_FEE;
  if (renewed) await chargePlan(trx, customerId, `api-plan:${customerId}:${paidUntil.toISOString()}`, at);
  const until = addMonths(paidUntil, 1);
  await trx
    .updateTable('developer')
    .set(renewed ? { paidUntil: until } : { plan: 'free', paidUntil: null })
    .where('customerId', '=', customerId)
    .execute();
  return notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `api-plan:${customerId}:${paidUntil.toISOString()}`,
      words: ({ developer: words }) => ({
        text: renewed ? words.planRenewed({ fee: STARTUP_FEE, until }) : words.planEnded(),
      }),
    },
  );
}

/** Renews the API plans whose month is over, or ends them where they are not to go on or not paid; safe to repeat. */
export async function renewApiPlans(bank: Bank): Promise<number> {
  const due = await bank.db
    .selectFrom('developer')
    .select('customerId')
    .where('plan', '=', 'startup')
    .where('paidUntil', '<=', bank.clock.now())
    .limit(200)
    .execute();
  const customers = due.map(({ customerId }) => customerId);
  await eachAlone(bank, 'api plan', customers, async (customerId) => {
    await transact(bank, (trx) => renewOne(trx, bank, customerId));
  });
  return due.length;
}
