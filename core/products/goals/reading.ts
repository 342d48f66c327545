import type { Db, Trx } from '@karo/db/client';
import { dueDate, type Frequency, type Goal, plans } from '../../catalogue/index.ts';
import { type Bank, Fault, fraction, type Kobo, kobo, maximum, naira } from '../../kernel/index.ts';
import { wholeKobo } from '../../ledger/index.ts';
import { currentPlan } from '../../plans/index.ts';

/** Goals with the balances of their accounts. */
export const select = (db: Db | Trx) =>
  db
    .selectFrom('goal')
    .innerJoin('account', 'account.id', 'goal.pot')
    .selectAll('goal')
    .select('account.balance');

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

function toGoal(row: Row, planRateBp: number): Goal {
  const [target, balance] = [kobo(row.target), kobo(row.balance)];
  const share = Number(fraction(kobo(balance * 10_000n), 1n, target));
  return {
    id: row.id,
    customerId: row.customerId,
    kind: row.kind as Goal['kind'],
    name: row.name,
    target,
    balance,
    progressBp: Math.min(10_000, share),
    rateBp: row.rateBp ?? planRateBp,
    interestPaid: kobo(row.interestPaid),
    accrued: wholeKobo(row.accrued),
    targetAt: row.targetAt ?? undefined,
    lockedUntil: row.lockedUntil ?? undefined,
    status: row.closedAt ? 'closed' : balance >= target ? 'reached' : 'active',
    plan:
      row.planAmount !== null && row.planNextAt
        ? { amount: kobo(row.planAmount), frequency: row.planFrequency as Frequency, nextAt: row.planNextAt }
        : undefined,
    createdAt: row.createdAt,
  };
}

/** What savings earn on the customer's plan, in hundredths of a percent a year. */
export const savingsRate = async (db: Db | Trx, customerId: string): Promise<number> =>
  plans[(await currentPlan(db, customerId)).plan].interestBp;

/** A customer's goals and locked savings, those that are open first. */
export async function listGoals(db: Db | Trx, customerId: string): Promise<Goal[]> {
  const rows = await select(db).where('goal.customerId', '=', customerId).orderBy('goal.id').execute();
  const rate = await savingsRate(db, customerId);
  const goals = rows.map((row) => toGoal(row, rate));
  return [
    ...goals.filter((goal) => goal.status !== 'closed'),
    ...goals.filter((goal) => goal.status === 'closed'),
  ];
}

/** Those of a customer's goals and locked savings that are open. */
export const listOpenGoals = async (db: Db | Trx, customerId: string): Promise<Goal[]> =>
  (await listGoals(db, customerId)).filter(({ status }) => status !== 'closed');

/** One of a customer's; throws Fault `not_found`. */
export async function getGoal(db: Db | Trx, customerId: string, id: bigint): Promise<Goal> {
  const row = await select(db)
    .where('goal.id', '=', id)
    .where('goal.customerId', '=', customerId)
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toGoal(row, await savingsRate(db, customerId));
}

export type GoalLine = {
  at: Date;
  kind: 'saved' | 'planned' | 'taken' | 'interest';
  amount: Kobo;
  /** What was withheld of interest before it came. */
  tax: Kobo;
  balance: Kobo;
  reference: string;
};

/** What went into a goal and out of it, newest first. */
export async function goalHistory(db: Db | Trx, id: bigint): Promise<GoalLine[]> {
  const rows = await db
    .selectFrom('goalLine')
    .selectAll()
    .where('goalId', '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    kind: row.kind as GoalLine['kind'],
    reference: row.reference,
    amount: kobo(row.amount),
    tax: kobo(row.tax),
    balance: kobo(row.balance),
  }));
}

/** How often a goal with a date is saved in, and how much each time, so that it is there by the end of that day; undefined where no week is left. */
export function paceOf(
  goal: Pick<Goal, 'target' | 'balance' | 'targetAt'>,
  now: Date,
  often?: Frequency,
): { amount: Kobo; frequency: Frequency; count: number } | undefined {
  const { targetAt } = goal;
  if (!targetAt) return undefined;
  const timesOf = (frequency: Frequency): number => {
    let count = 0;
    while (dueDate(now, frequency, count + 1).getTime() < targetAt.getTime() + DAY_MS) count += 1;
    return count;
  };
  const frequency = often ?? (timesOf('monthly') > 1 ? 'monthly' : 'weekly');
  const count = timesOf(frequency);
  const amount = shareOf(goal, count);
  return amount && { amount, frequency, count };
}

/** What each of so many payments takes for a goal to be full, in whole naira; undefined where none is left, or nothing is missing. */
export function shareOf(
  { target, balance }: Pick<Goal, 'target' | 'balance'>,
  count: number,
): Kobo | undefined {
  const missing = target - balance;
  if (count === 0 || missing <= 0n) return undefined;
  const whole = naira((missing + BigInt(count) * 100n - 1n) / (BigInt(count) * 100n));
  return maximum(whole, LEAST);
}

/** What a customer has put by in all. */
export async function savedByCustomer(db: Db | Trx, customerId: string): Promise<Kobo> {
  const row = await db
    .selectFrom('goal')
    .innerJoin('account', 'account.id', 'goal.pot')
    .select((each) => each.fn.sum<bigint>('account.balance').as('saved'))
    .where('goal.customerId', '=', customerId)
    .executeTakeFirst();
  return kobo(BigInt(row?.saved ?? 0n));
}

export const LEAST = naira(100);

export const DAY_MS = 86_400_000;

/** When an offer about a goal is made and until when it stands. */
export const timesOf = (bank: Bank) => {
  const at = bank.clock.now();
  return { at, expiresAt: new Date(at.getTime() + QUOTE_MS) };
};

export const QUOTE_MS = 15 * 60_000;
