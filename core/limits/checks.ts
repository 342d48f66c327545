import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import {
  type Limits,
  limitNames,
  type MerchantKind,
  newIdentityCap,
  type PlanHeld,
  type PlanId,
  planOfLimits,
  plans,
  type Tier,
  tiers,
} from '../catalogue/index.ts';
import { Fault, type Kobo, kobo, minimum, startOfDay, startOfMonth, zero } from '../kernel/index.ts';

/** How long the cap of a new identity holds. */
export const NEW_IDENTITY_MS = 24 * 3_600_000;

/** The customer's own limits, and the plan that they have. */
const chosen = (db: Db | Trx, customerId: string) =>
  db
    .selectFrom('customer')
    .leftJoin('customerLimit', 'customerLimit.customerId', 'customer.id')
    .leftJoin('customerPlan', 'customerPlan.customerId', 'customer.id')
    .select([...limitNames, 'plan', 'limitsFrom', 'limitsPlan'])
    .where('customer.id', '=', customerId);

type Chosen = Partial<Record<keyof Limits, bigint | null>> & Partial<PlanHeld>;

function pickLimits(tier: Tier, own: Chosen, now: Date): Limits {
  const { normal, ceiling } = tiers[tier];
  const named = planOfLimits(own, now);
  const plan = named ? plans[named as PlanId] : undefined;
  const pick = (name: keyof Limits, otherwise: Kobo): Kobo => {
    const wanted = own[name] ?? undefined;
    return minimum(wanted === undefined ? otherwise : kobo(wanted), ceiling[name]);
  };
  const daily = pick('daily', plan?.daily ?? normal.daily);
  return {
    single: minimum(pick('single', daily), daily),
    daily,
    monthly: pick('monthly', plan?.monthly ?? normal.monthly),
    dailyBills: pick('dailyBills', normal.dailyBills),
    withdrawal: pick('withdrawal', normal.withdrawal),
  };
}

/** The limits that hold for a customer: their own choice, else their plan's, never above the tier's ceiling; one transfer is never more than a day. */
export async function limitsOf(
  db: Db | Trx,
  customer: { id: string; tier: Tier },
  now: Date,
): Promise<Limits> {
  return pickLimits(customer.tier, (await chosen(db, customer.id).executeTakeFirst()) ?? {}, now);
}

const gone = ['failed', 'cancelled', 'reversed'] as const;

async function transferred(db: Db | Trx, customerId: string, from: Date): Promise<Kobo> {
  const row = await db
    .selectFrom('transfer')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('customerId', '=', customerId)
    .where('createdAt', '>=', from)
    .where('status', 'not in', gone)
    .executeTakeFirstOrThrow();
  return kobo(row.amount);
}

/** All that a transfer is held to, read together, since every quote asks for it twice. */
const transferStanding = (db: Db | Trx, customerId: string, now: Date) =>
  chosen(db, customerId)
    .leftJoin('customerSecurity', 'customerSecurity.customerId', 'customer.id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('transfer')
          .select([
            sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('thisMonth'),
            sql<bigint>`coalesce(sum(amount) filter (where created_at >= ${startOfDay(now)}), 0)::bigint`.as(
              'today',
            ),
          ])
          .whereRef('transfer.customerId', '=', 'customer.id')
          .where('transfer.createdAt', '>=', startOfMonth(now))
          .where('transfer.status', 'not in', gone)
          .as('sent'),
      (join) => join.onTrue(),
    )
    .select(['instantTransfers', 'thisMonth', 'today'])
    .executeTakeFirst();

async function vended(db: Db | Trx, customerId: string, from: Date): Promise<Kobo> {
  const spent = (table: 'airtime' | 'bill') =>
    db
      .selectFrom(table)
      .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
      .where('customerId', '=', customerId)
      .where('createdAt', '>=', from)
      .where('status', '<>', 'failed')
      .executeTakeFirst();
  const [airtime, bills] = [await spent('airtime'), await spent('bill')];
  return kobo((airtime?.amount ?? 0n) + (bills?.amount ?? 0n));
}

async function chargedByCard(
  db: Db | Trx,
  customerId: string,
  from: Date,
  kind?: MerchantKind,
): Promise<Kobo> {
  let query = db
    .selectFrom('cardCharge')
    .innerJoin('card', 'card.id', 'cardCharge.cardId')
    .select(
      sql<bigint>`coalesce(sum(case when card_charge.status = 'held' then card_charge.amount else captured - refunded end), 0)::bigint`.as(
        'amount',
      ),
    )
    .where('card.customerId', '=', customerId)
    .where('cardCharge.at', '>=', from)
    .where('cardCharge.status', 'in', ['held', 'captured', 'refunded']);
  if (kind) query = query.where('cardCharge.kind', '=', kind);
  const row = await query.executeTakeFirst();
  return kobo(row?.amount ?? 0n);
}

async function received(db: Db | Trx, customerId: string, from: Date): Promise<Kobo> {
  const row = await db
    .selectFrom('transfer')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('toCustomerId', '=', customerId)
    .where('createdAt', '>=', from)
    .where('status', '=', 'success')
    .executeTakeFirst();
  const abroad = await db
    .selectFrom('remittance')
    .select(sql<bigint>`coalesce(sum(receives), 0)::bigint`.as('amount'))
    .where('recipientId', '=', customerId)
    .where('completedAt', '>=', from)
    .where('status', '=', 'success')
    .executeTakeFirst();
  const inward = await db
    .selectFrom('inwardCredit')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('customerId', '=', customerId)
    .where('creditedAt', '>=', from)
    .where('status', '=', 'credited')
    .executeTakeFirst();
  return kobo((row?.amount ?? 0n) + (abroad?.amount ?? 0n) + (inward?.amount ?? 0n));
}

export type Limited = { id: string; tier: Tier; cappedUntil?: Date };

const left = (limit: Kobo, used: Kobo): Kobo => (used >= limit ? zero : kobo(limit - used));

const capStart = (customer: Limited, now: Date): { since: Date; until: Date } | undefined =>
  customer.cappedUntil && customer.cappedUntil > now
    ? { since: new Date(customer.cappedUntil.getTime() - NEW_IDENTITY_MS), until: customer.cappedUntil }
    : undefined;

/** What was paid into groups: it is others' as soon as their turn comes. */
async function contributed(db: Db | Trx, customerId: string, from: Date): Promise<Kobo> {
  const row = await db
    .selectFrom('groupDue')
    .innerJoin('groupMember', 'groupMember.id', 'groupDue.memberId')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('groupMember.customerId', '=', customerId)
    .where('status', '=', 'paid')
    .where('paidAt', '>=', from)
    .executeTakeFirst();
  return kobo(row?.amount ?? 0n);
}

const takenOut = async (db: Db | Trx, customerId: string, since: Date): Promise<Kobo> =>
  kobo(
    (await transferred(db, customerId, since)) +
      (await vended(db, customerId, since)) +
      (await chargedByCard(db, customerId, since)) +
      (await contributed(db, customerId, since)),
  );

/** What the limits still let out: in transfers today and this month, and for bills and airtime today. */
export type LimitsLeft = { today: Kobo; month: Kobo; bills: Kobo };

/** The limits that hold for a customer, and what is left of them now. */
export async function standingOf(
  db: Db | Trx,
  customer: Limited,
  now: Date,
): Promise<Limits & { left: LimitsLeft }> {
  const standing = await transferStanding(db, customer.id, now);
  const limit = pickLimits(customer.tier, standing ?? {}, now);
  const cap = capStart(customer, now);
  const room = cap && left(newIdentityCap, await takenOut(db, customer.id, cap.since));
  const within = (amount: Kobo): Kobo => (room === undefined ? amount : minimum(amount, room));
  const month = within(left(limit.monthly, kobo(standing?.thisMonth ?? 0n)));
  const today = minimum(within(left(limit.daily, kobo(standing?.today ?? 0n))), month);
  const bills = within(left(limit.dailyBills, await vended(db, customer.id, startOfDay(now))));
  return { ...limit, left: { today, month, bills } };
}

/** Throws Fault `new_identity_cap` where more would leave within a day of a new identity than may, by any way. */
export async function checkCapOut(db: Db | Trx, customer: Limited, amount: Kobo, now: Date): Promise<void> {
  const cap = capStart(customer, now);
  if (!cap) return;
  if ((await takenOut(db, customer.id, cap.since)) + amount > newIdentityCap)
    throw new Fault('new_identity_cap', { limit: newIdentityCap, until: cap.until });
}

/** Throws Fault `instant_off`, `new_identity_cap`, `limit_single`, `limit_daily`, `limit_monthly` where a transfer would pass a limit. It decides only while the customer is locked. */
export async function checkTransferLimits(
  db: Db | Trx,
  customer: Limited,
  amount: Kobo,
  now: Date,
): Promise<void> {
  const standing = await transferStanding(db, customer.id, now);
  if (standing?.instantTransfers === false) throw new Fault('instant_off');
  const limit = pickLimits(customer.tier, standing ?? {}, now);
  await checkCapOut(db, customer, amount, now);
  if (amount > limit.single) throw new Fault('limit_single', { limit: limit.single });
  const today = left(limit.daily, kobo(standing?.today ?? 0n));
  if (amount > today) throw new Fault('limit_daily', { limit: limit.daily, left: today });
  const month = left(limit.monthly, kobo(standing?.thisMonth ?? 0n));
  if (amount > month) throw new Fault('limit_monthly', { limit: limit.monthly, left: month });
}

/** How much cash may still be taken today, over all of a customer's cards. It decides only while the customer is locked. */
export async function cashLeft(db: Db | Trx, customer: Limited, now: Date): Promise<Kobo> {
  const { withdrawal } = await limitsOf(db, customer, now);
  return left(withdrawal, await chargedByCard(db, customer.id, startOfDay(now), 'cash'));
}

/** Throws Fault `new_identity_cap`, `limit_bills` where buying airtime or paying a bill would pass a limit. */
export async function checkBillLimits(
  db: Db | Trx,
  customer: Limited,
  amount: Kobo,
  now: Date,
): Promise<void> {
  const limit = await limitsOf(db, customer, now);
  await checkCapOut(db, customer, amount, now);
  const today = left(limit.dailyBills, await vended(db, customer.id, startOfDay(now)));
  if (amount > today) throw new Fault('limit_bills', { limit: limit.dailyBills, left: today });
}

/** Throws Fault `receiver_capped` where a receiver on a new identity would get more than they may, at home and from abroad together. It decides only in a transaction. */
export async function checkCapIn(db: Db | Trx, receiver: Limited, amount: Kobo, now: Date): Promise<void> {
  const cap = capStart(receiver, now);
  if (!cap) return;
  // Those who send to the same receiver at once are looked at one after the other; nobody's row is locked, so none waits in a ring.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cap-in:${receiver.id}`}, 0))`.execute(db);
  const got = await received(db, receiver.id, cap.since);
  if (got + amount > newIdentityCap) throw new Fault('receiver_capped', { limit: newIdentityCap });
}

/** Writes limits of the customer's own; what is not named stays the tier's, and goes up with it. */
export async function setLimits(
  trx: Trx,
  customerId: string,
  wanted: Partial<Limits>,
  at: Date,
): Promise<void> {
  const row = { ...wanted, changedAt: at };
  await trx
    .insertInto('customerLimit')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
}

/** Sets a customer's own limits lower, at once; throws Fault `bad_request` for one above the limit that holds now. */
export async function lowerLimits(
  trx: Trx,
  customer: { id: string; tier: Tier },
  wanted: Partial<Limits>,
  at: Date,
): Promise<Limits> {
  const now = await limitsOf(trx, customer, at);
  for (const [name, amount] of Object.entries(wanted) as [keyof Limits, Kobo][])
    if (amount < 0n || amount > now[name]) throw new Fault('bad_request', { field: name });
  await setLimits(trx, customer.id, wanted, at);
  return limitsOf(trx, customer, at);
}
