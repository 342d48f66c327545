import { type Db, type Trx, transact } from '@karo/db/client';
import { type Origin, record } from '../audit/index.ts';
import { type Limits, limitNames, tiers } from '../catalogue/index.ts';
import {
  type Customer,
  findCustomer,
  lockActiveCustomer,
  lockCustomer,
  takeProof,
} from '../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, toNaira } from '../kernel/index.ts';
import { limitsOf, setLimits } from '../limits/index.ts';
import { notifyCustomer } from '../messaging/index.ts';

type Name = keyof Limits;

/** How long a higher limit waits, so that whoever took an account over cannot raise it and empty it. */
const RAISE_MS = 24 * 3_600_000;
/** A limit that was lowered a moment ago goes back at once: a page that saves at each key would lower 500,000 to 5 on the way to 5,000. */
const SLIP_MS = 10 * 60_000;

/** A higher limit that waits. */
export type Raise = { name: Name; becomes: Kobo; fromAt: Date };

/** The limits that hold, the highest that may be chosen, and the raises that wait. */
export type LimitsView = { limits: Limits; ceilings: Limits; raises: Raise[] };

const waiting = (db: Db | Trx) =>
  db
    .selectFrom('limitChange')
    .select(['id', 'customerId', 'name', 'becomes', 'fromAt'])
    .where('doneAt', 'is', null)
    .where('cancelledAt', 'is', null);

async function listRaises(db: Db | Trx, customerId: string): Promise<Raise[]> {
  const rows = await waiting(db).where('customerId', '=', customerId).orderBy('id').execute();
  return rows.map(({ name, becomes, fromAt }) => ({ name: name as Name, becomes: kobo(becomes), fromAt }));
}

const viewOf = async (db: Db | Trx, customer: Customer, now: Date): Promise<LimitsView> => ({
  limits: await limitsOf(db, customer, now),
  ceilings: tiers[customer.tier].ceiling,
  raises: await listRaises(db, customer.id),
});

/** What the settings page shows of a customer's limits. */
export async function viewLimits(bank: Bank, customerId: string): Promise<LimitsView> {
  await raiseDue(bank, customerId);
  const customer = await findCustomer(bank.db, customerId);
  if (!customer) throw new Fault('account_missing');
  return viewOf(bank.db, customer, bank.clock.now());
}

type Change = { name: Name; was: Kobo; becomes: Kobo };
type Sorted = { lower: Change[]; back: Change[]; raise: Change[] };

/** The highest that each limit was within the last minutes, before it was lowered. */
async function slipsOf(trx: Trx, customerId: string, now: Date): Promise<Map<Name, Kobo>> {
  const rows = await trx
    .selectFrom('limitChange')
    .select((select) => ['name', select.fn.max('was').as('was')])
    .where('customerId', '=', customerId)
    .where('askedAt', '>', new Date(now.getTime() - SLIP_MS))
    .where('doneAt', 'is not', null)
    .whereRef('becomes', '<', 'was')
    .groupBy('name')
    .execute();
  return new Map(rows.map((row) => [row.name as Name, kobo(row.was)]));
}

async function sortChanges(
  trx: Trx,
  customer: Customer,
  wanted: Partial<Limits>,
  now: Date,
): Promise<Sorted> {
  const held = await limitsOf(trx, customer, now);
  const slips = await slipsOf(trx, customer.id, now);
  const { ceiling } = tiers[customer.tier];
  const sorted: Sorted = { lower: [], back: [], raise: [] };
  for (const name of limitNames) {
    const becomes = wanted[name];
    if (becomes === undefined || becomes === held[name]) continue;
    if (becomes < 0n) throw new Fault('bad_request', { field: name });
    if (becomes > ceiling[name]) throw new Fault('limit_ceiling', { limit: ceiling[name] });
    const change = { name, was: held[name], becomes };
    if (becomes < held[name]) sorted.lower.push(change);
    else if (becomes <= (slips.get(name) ?? 0n)) sorted.back.push(change);
    else sorted.raise.push(change);
  }
  return sorted;
}

async function writeChanges(
  trx: Trx,
  customerId: string,
  changes: readonly Change[],
  times: { askedAt: Date; fromAt: Date },
): Promise<void> {
  if (changes.length === 0) return;
  const { askedAt, fromAt } = times;
  await trx
    .updateTable('limitChange')
    .set({ cancelledAt: askedAt })
    .where('customerId', '=', customerId)
    .where('doneAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where(
      'name',
      'in',
      changes.map((change) => change.name),
    )
    .execute();
  const doneAt = fromAt > askedAt ? null : askedAt;
  await trx
    .insertInto('limitChange')
    .values(changes.map((change) => ({ ...change, customerId, askedAt, fromAt, doneAt })))
    .execute();
}

const amounts = (changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ name, becomes }) => [name, toNaira(becomes)]));

type Asked = { customerId: string; wanted: Partial<Limits>; origin: Origin };

/** A raise takes a second factor, unless it waits already: then asking for it again changes nothing. */
async function askRaises(trx: Trx, bank: Bank, asked: Asked, raise: readonly Change[]): Promise<void> {
  const { customerId, origin } = asked;
  const known = await listRaises(trx, customerId);
  const fresh = raise.filter(
    ({ name, becomes }) => !known.some((one) => one.name === name && one.becomes === becomes),
  );
  if (fresh.length === 0) return;
  const factor = await takeProof(trx, bank, { customerId, on: 'limits' });
  const askedAt = bank.clock.now();
  const fromAt = new Date(askedAt.getTime() + RAISE_MS);
  await writeChanges(trx, customerId, fresh, { askedAt, fromAt });
  const actor = { kind: 'customer', id: customerId } as const;
  const facts = { ...amounts(fresh), factor };
  await record(trx, bank, { actor, action: 'limit_raise_asked', origin, customerId, facts });
  return notifyCustomer(
    trx,
    { customerId },
    {
      at: askedAt,
      dedupe: `raise:${customerId}:${askedAt.getTime()}`,
      words: ({ security }) => ({ text: security.raiseAsked({ from: fromAt }) }),
    },
  );
}

/**
 * Changes a customer's own limits: lower at once, higher after 24 hours and with a second factor, never above the tier's ceiling; nothing is changed where one of them is
 * refused. Throws Fault `bad_request`, `limit_ceiling`, `second_factor_needed`.
 */
export async function changeLimits(bank: Bank, asked: Asked): Promise<LimitsView> {
  const { customerId, wanted, origin } = asked;
  await raiseDue(bank, customerId);
  return transact(bank.db, async (trx) => {
    const customer = await lockActiveCustomer(trx, customerId);
    const at = bank.clock.now();
    const { lower, back, raise } = await sortChanges(trx, customer, wanted, at);
    const now = [...lower, ...back];
    await writeChanges(trx, customerId, now, { askedAt: at, fromAt: at });
    if (now.length > 0) {
      await setLimits(trx, customerId, Object.fromEntries(now.map((one) => [one.name, one.becomes])), at);
      const actor = { kind: 'customer', id: customerId } as const;
      await record(trx, bank, {
        actor,
        action: 'limits_lowered',
        origin,
        customerId,
        facts: amounts(now),
      });
    }
    if (raise.length > 0) await askRaises(trx, bank, asked, raise);
    return viewOf(trx, customer, at);
  });
}

async function raiseNow(trx: Trx, bank: Bank, customerId: string): Promise<number> {
  const at = bank.clock.now();
  await lockCustomer(trx, customerId);
  const due = await waiting(trx)
    .where('customerId', '=', customerId)
    .where('fromAt', '<=', at)
    .orderBy('id')
    .execute();
  if (due.length === 0) return 0;
  const changes = due.map((row) => ({ name: row.name as Name, was: kobo(0), becomes: kobo(row.becomes) }));
  await setLimits(trx, customerId, Object.fromEntries(changes.map((one) => [one.name, one.becomes])), at);
  await trx
    .updateTable('limitChange')
    .set({ doneAt: at })
    .where(
      'id',
      'in',
      due.map((row) => row.id),
    )
    .execute();
  await record(trx, bank, {
    actor: { kind: 'system', id: 'limits' },
    action: 'limit_raised',
    origin: { channel: 'house' },
    customerId,
    facts: amounts(changes),
  });
  return due.length;
}

/** Lets raises begin whose time has come: everybody's, for the sweep, or one customer's. */
export async function raiseDue(bank: Bank, customerId?: string): Promise<number> {
  let query = waiting(bank.db).where('fromAt', '<=', bank.clock.now()).limit(200);
  if (customerId) query = query.where('customerId', '=', customerId);
  const people = new Set((await query.execute()).map((row) => row.customerId));
  let raised = 0;
  for (const id of people) raised += await transact(bank.db, (trx) => raiseNow(trx, bank, id));
  return raised;
}
