import { type Trx, transact } from '@karo/db/client';
import {
  type Bank,
  dayOf,
  eachAlone,
  Fault,
  type Kobo,
  kobo,
  minimum,
  randomLetters,
  stamp,
} from '../../kernel/index.ts';
import {
  accrue,
  balanceOf,
  getCustomerAccount,
  interestLegs,
  type Leg,
  postOne,
  taxOnInterest,
  wholeKobo,
} from '../../ledger/index.ts';
import { DAY_MS, type GoalLine, type Row, savingsRate, select } from './reading.ts';

/** Locks a goal for the transaction, the customer’s own where one is named. Throws Fault `not_found`. */
export async function lockGoal(trx: Trx, id: bigint, customerId?: string): Promise<Row> {
  await trx.selectFrom('goal').select('id').where('id', '=', id).forUpdate().execute();
  const row = await select(trx).where('goal.id', '=', id).executeTakeFirst();
  if (!row || (customerId !== undefined && row.customerId !== customerId)) throw new Fault('not_found');
  return row;
}

/** Throws Fault `goal_closed` where a goal takes no more money. */
export const checkOpenGoal = (goal: { closedAt?: Date | null; status?: string }): void => {
  if (goal.closedAt || goal.status === 'closed') throw new Fault('goal_closed');
};

const words = {
  saved: 'Saved in',
  planned: 'Saved in',
  taken: 'Taken from',
  interest: 'Interest on',
} as const;

/** Moves money into a goal (positive) or out of it, and writes its line. */
export async function move(
  trx: Trx,
  row: Row,
  order: { id: string; kind: GoalLine['kind']; amount: Kobo; now: Date } & (
    | { account: bigint }
    | { legs: Leg[]; tax: Kobo }
  ),
): Promise<string> {
  const { kind, amount, now } = order;
  const pot = row.pot ?? 0n;
  const reference = `KV${stamp(now).slice(0, 6)}${randomLetters(8)}`;
  const postingId = await postOne(trx, {
    id: `goal:${row.id}:${order.id}`,
    kind: `goal_${kind}`,
    narration: `${words[kind]} ${row.name}`,
    reference,
    at: now,
    legs:
      'legs' in order
        ? order.legs
        : [
            { account: order.account, amount: kobo(-amount) },
            { account: pot, amount },
          ],
  });
  const { balance } = await balanceOf(trx, pot);
  const tax = 'tax' in order ? order.tax : 0n;
  await trx
    .insertInto('goalLine')
    .values({ goalId: row.id, kind, amount, tax, balance, postingId, reference, at: now })
    .execute();
  return reference;
}

/** Pays a goal's interest of the days that have ended; where `now` closes it, that of the broken month too. */
export async function accrueGoal(trx: Trx, row: Row, now: Date, closing = false): Promise<void> {
  const rateBp = row.rateBp ?? (await savingsRate(trx, row.customerId));
  let paid = 0n;
  const pay = async (interest: Kobo, month: string) => {
    const tax = taxOnInterest(interest);
    const legs = await interestLegs(trx, row.pot ?? 0n, interest);
    const amount = kobo(interest - tax);
    await move(trx, row, { id: `interest:${month}`, kind: 'interest', amount, tax, legs, now });
    paid += amount;
  };
  const from = { account: row.pot ?? 0n, rateBp, accrued: row.accrued, accruedOn: row.accruedOn };
  const stands = await accrue(trx, from, now, pay);
  const rest = wholeKobo(stands.accrued);
  if (closing && rest > 0n) await pay(rest, 'close');
  const set = { ...stands, accrued: closing ? 0n : stands.accrued, interestPaid: row.interestPaid + paid };
  Object.assign(row, set);
  await trx.updateTable('goal').set(set).where('id', '=', row.id).execute();
}

/**
 * Brings money of a customer's goals to their account by an order that the customer need not agree to, whatever locks it: from the oldest goal on, as much as is missing or there is. Each goal keeps
 * its interest; `id` names the order, once. The customer is locked.
 */
export async function takeByOrder(
  trx: Trx,
  of: { id: string; customerId: string; missing: Kobo; now: Date },
): Promise<void> {
  const { id, customerId, now } = of;
  const goals = await trx
    .selectFrom('goal')
    .select('id')
    .where('customerId', '=', customerId)
    .where('closedAt', 'is', null)
    .orderBy('id')
    .execute();
  const account = (await getCustomerAccount(trx, customerId)).id;
  let missing = of.missing;
  for (const goal of goals) {
    if (missing <= 0n) return;
    const row = await lockGoal(trx, goal.id);
    await accrueGoal(trx, row, now);
    const amount = minimum((await balanceOf(trx, row.pot ?? 0n)).balance, missing);
    if (amount <= 0n) continue;
    await move(trx, row, { id: `order:${id}`, kind: 'taken', amount: kobo(-amount), account, now });
    missing = kobo(missing - amount);
  }
}

const RECKONED_AT_ONCE = 1_000;

/** Every goal whose interest is behind, however many: all savers are paid at the same month's end. One that fails is passed over until the next time. */
export async function reckonInterest(bank: Bank, now: Date): Promise<void> {
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS));
  for (let after = 0n; ; ) {
    const behind = await bank.db
      .selectFrom('goal')
      .select('id')
      .where('closedAt', 'is', null)
      .where('accruedOn', '<', yesterday)
      .where('id', '>', after)
      .orderBy('id')
      .limit(RECKONED_AT_ONCE)
      .execute();
    await eachAlone(
      bank,
      'goal',
      behind.map(({ id }) => id),
      (id) =>
        transact(bank.db, async (trx) => {
          const row = await lockGoal(trx, id);
          if (!row.closedAt) await accrueGoal(trx, row, bank.clock.now());
        }),
    );
    const last = behind.at(-1);
    if (!last || behind.length < RECKONED_AT_ONCE) return;
    after = last.id;
  }
}
