import { type Db, type Trx, transact } from '@karo/db/client';
import { dueDate, type Frequency, type Goal } from '../../catalogue/index.ts';
import { findCustomer, getActiveCustomer, lockActiveCustomer, lockCustomer } from '../../customers/index.ts';
import { type Bank, dayOf, eachAlone, Fault, type Kobo, kobo, naira, zero } from '../../kernel/index.ts';
import { balanceOf, checkFunds, getCustomerAccount, openAccount, wholeKobo } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import {
  type CarriedOut,
  createQuote,
  type OperationHandler,
  phrasesFor,
  type Quote,
} from '../../quotes/index.ts';
import { endMandate, listMandates, payeeOf } from '../scheduled/index.ts';
import { accrueGoal, checkOpenGoal, lockGoal, move, reckonInterest } from './moving.ts';
import { DAY_MS, getGoal, goalHistory, LEAST, listOpenGoals, savingsRate, timesOf } from './reading.ts';

const TARGET_LEAST = naira(1_000);
const TARGET_MOST = naira(500_000_000);
const GOALS_MOST = 20;
const LATEST_MS = 10 * 366 * DAY_MS;
/** How often a plan that found no money tries again; after a week it waits for its next day. */
const RETRY_MS = 12 * 3_600_000;

/** Midnight in WAT at the beginning of a day, at least a day and at most ten years away; throws Fault `goal_date`. */
function readDay(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(`${text}T00:00:00+01:00`);
  const ahead = at.getTime() - now.getTime();
  if (Number.isNaN(ahead) || ahead <= 0 || ahead > LATEST_MS) throw new Fault('goal_date');
  return at;
}

export type NewGoal = {
  customerId: string;
  name: string;
  target: Kobo;
  kind?: 'goal' | 'locked';
  /** `yyyy-mm-dd`. */
  targetDate?: string;
  lockedUntil?: string;
  /** What is to be saved first: a goal is not opened where that cannot be. */
  first?: Kobo;
};

/** Throws Fault `goal_target`. */
function checkTarget(target: Kobo): void {
  if (target < TARGET_LEAST || target > TARGET_MOST)
    throw new Fault('goal_target', { least: TARGET_LEAST, most: TARGET_MOST });
}

/** Throws Fault `amount_invalid`, `insufficient_funds`. */
async function checkSavable(db: Db, customerId: string, amount: Kobo): Promise<void> {
  if (amount < LEAST) throw new Fault('amount_invalid');
  await checkFunds(db, customerId, amount);
}

/**
 * Opens a goal with a pot of its own. Locked savings keep the rate of the day on which they were locked. Throws Fault `goal_target`, `goal_date`, `goals_many` and
 * those of a customer who may not move money; with a `first` amount also `amount_invalid`, `insufficient_funds`.
 */
export async function createGoal(bank: Bank, order: NewGoal): Promise<Goal> {
  checkTarget(order.target);
  const now = bank.clock.now();
  const kind = order.kind ?? 'goal';
  const lockedUntil = kind === 'locked' ? readDay(order.lockedUntil ?? order.targetDate, now) : undefined;
  if (kind === 'locked' && !lockedUntil) throw new Fault('goal_date');
  const targetAt = readDay(order.targetDate, now);
  if (order.first !== undefined) await checkSavable(bank.db, order.customerId, order.first);
  return transact(bank, async (trx) => {
    await lockActiveCustomer(trx, order.customerId);
    const open = await listOpenGoals(trx, order.customerId);
    if (open.length >= GOALS_MOST) throw new Fault('goals_many', { most: GOALS_MOST });
    const rate = await savingsRate(trx, order.customerId);
    const { id } = await trx
      .insertInto('goal')
      .values({
        customerId: order.customerId,
        kind,
        name: order.name.trim(),
        target: order.target,
        targetAt: targetAt ?? null,
        lockedUntil: lockedUntil ?? null,
        createdAt: now,
        rateBp: kind === 'locked' ? rate : null,
        accruedOn: dayOf(new Date(now.getTime() - DAY_MS)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { customerId } = order;
    const pot = await openAccount(trx, { kind: 'pot', code: `goal:${id}`, customerId, at: now });
    await trx.updateTable('goal').set({ pot: pot.id }).where('id', '=', id).execute();
    return getGoal(trx, order.customerId, id);
  });
}

type Who = { customerId: string; goalId: bigint; conversationId?: bigint };
export type GoalOffer = { quote: Quote; message: string; goal: Goal };

const shownOf = (goal: Goal, narration: string) => ({
  shown: { name: goal.name, narration },
  goalId: String(goal.id),
});

/** The goal that is to be saved in on another day: funds are looked at then. Throws Fault `not_found`, `goal_closed`, `amount_invalid`. */
export async function getSavable(db: Db, of: Who & { amount: Kobo }): Promise<Goal> {
  const goal = await getGoal(db, of.customerId, of.goalId);
  checkOpenGoal(goal);
  if (of.amount < LEAST) throw new Fault('amount_invalid');
  return goal;
}

/** Offers to put money into a goal. Throws Fault `not_found`, `goal_closed`, `amount_invalid`, `insufficient_funds`. */
export async function quoteSaving(bank: Bank, of: Who & { amount: Kobo }): Promise<GoalOffer> {
  await getActiveCustomer(bank.db, of.customerId);
  const goal = await getGoal(bank.db, of.customerId, of.goalId);
  checkOpenGoal(goal);
  await checkSavable(bank.db, of.customerId, of.amount);
  const phrases = await phrasesFor(bank.db, of);
  const { customerId, conversationId, amount } = of;
  const facts = shownOf(goal, phrases.goals.narrations.save);
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'goal_save',
      facts,
      customerId,
      conversationId,
      amount,
      ...timesOf(bank),
    }),
  );
  return { quote, goal, message: phrases.goals.saveQuote({ goal, amount }) };
}

async function acceptSaving(
  trx: Trx,
  bank: Bank,
  quote: Quote & { operation: 'goal_save' },
): Promise<CarriedOut> {
  const now = bank.clock.now();
  await lockActiveCustomer(trx, quote.customerId);
  const row = await lockGoal(trx, BigInt(quote.facts.goalId), quote.customerId);
  checkOpenGoal(row);
  const account = (await getCustomerAccount(trx, quote.customerId)).id;
  const reference = await move(trx, row, {
    id: `quote:${quote.id}`,
    kind: 'saved',
    amount: quote.amount,
    account,
    now,
  });
  return { status: 'done', reference };
}

const isLocked = (goal: { lockedUntil?: Date | null }, now: Date): boolean =>
  goal.lockedUntil !== undefined && goal.lockedUntil !== null && goal.lockedUntil > now;

/**
 * Offers to take money out, all of it where no amount is given; with `closes` the goal ends. What is locked needs `breakLock`, and this month's interest is lost.
 * Throws Fault `not_found`, `goal_closed`, `goal_locked`, `goal_short`, `amount_invalid`.
 */
export async function quoteTaking(
  bank: Bank,
  of: Who & { amount?: Kobo; closes?: boolean; breakLock?: boolean },
): Promise<GoalOffer> {
  const now = bank.clock.now();
  await getActiveCustomer(bank.db, of.customerId);
  const goal = await getGoal(bank.db, of.customerId, of.goalId);
  checkOpenGoal(goal);
  const breaks = isLocked(goal, now);
  if (breaks && goal.lockedUntil && !of.breakLock)
    throw new Fault('goal_locked', { until: goal.lockedUntil });
  const amount = of.amount ?? goal.balance;
  if (amount > goal.balance) throw new Fault('goal_short', { available: goal.balance });
  if (amount <= 0n && !of.closes) throw new Fault('amount_invalid');
  const phrases = await phrasesFor(bank.db, of);
  const { customerId, conversationId } = of;
  const closes = of.closes === true;
  const facts = { ...shownOf(goal, phrases.goals.narrations[closes ? 'close' : 'take']), closes, breaks };
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'goal_take',
      facts,
      customerId,
      conversationId,
      amount,
      ...timesOf(bank),
    }),
  );
  return { quote, goal, message: phrases.goals.takeQuote({ goal, amount, breaks, closes }) };
}

async function acceptTaking(
  trx: Trx,
  bank: Bank,
  quote: Quote & { operation: 'goal_take' },
): Promise<CarriedOut> {
  const now = bank.clock.now();
  await lockActiveCustomer(trx, quote.customerId);
  const row = await lockGoal(trx, BigInt(quote.facts.goalId), quote.customerId);
  checkOpenGoal(row);
  const { breaks, closes } = quote.facts;
  if (isLocked(row, now) && !breaks) throw new Fault('goal_locked', { until: row.lockedUntil ?? now });
  await accrueGoal(trx, row, now, closes && !isLocked(row, now));
  const held = (await balanceOf(trx, row.pot ?? 0n)).balance;
  const amount = closes ? held : quote.amount;
  if (amount > held) throw new Fault('goal_short', { available: held });
  const account = (await getCustomerAccount(trx, quote.customerId)).id;
  const reference =
    amount > 0n
      ? await move(trx, row, { id: `quote:${quote.id}`, kind: 'taken', amount: kobo(-amount), account, now })
      : undefined;
  const end = { closedAt: now, planAmount: null, planNextAt: null };
  const accrued = isLocked(row, now) ? 0n : row.accrued;
  await trx
    .updateTable('goal')
    .set({ accrued, ...(closes && end) })
    .where('id', '=', row.id)
    .execute();
  return { status: 'done', reference };
}

/** Closes a goal that holds nothing, which moves nothing; answers false where it holds something, or interest is still to come. */
async function closeEmpty(bank: Bank, of: Who): Promise<boolean> {
  return transact(bank, async (trx) => {
    const row = await lockGoal(trx, of.goalId, of.customerId);
    checkOpenGoal(row);
    await accrueGoal(trx, row, bank.clock.now());
    const { balance } = await balanceOf(trx, row.pot ?? 0n);
    if (balance > 0n || wholeKobo(row.accrued) > 0n) return false;
    await trx
      .updateTable('goal')
      .set({ closedAt: bank.clock.now(), planAmount: null, planNextAt: null })
      .where('id', '=', row.id)
      .execute();
    return true;
  });
}

/**
 * Ends a goal: one that holds nothing is closed at once, for any other it is offered to take all out. Throws Fault `not_found`, `goal_closed`,
 * `goal_locked`.
 */
export async function endGoal(
  bank: Bank,
  of: Who & { breakLock?: boolean },
): Promise<GoalOffer | (Omit<GoalOffer, 'quote'> & { quote?: undefined })> {
  if (!(await closeEmpty(bank, of))) return quoteTaking(bank, { ...of, closes: true });
  const goal = await getGoal(bank.db, of.customerId, of.goalId);
  return { goal, message: (await phrasesFor(bank.db, of)).goals.closedEmpty({ goal }) };
}

/** Offers to save an amount by itself every week or month. Throws Fault `not_found`, `goal_closed`, `amount_invalid`. */
export async function quotePlan(
  bank: Bank,
  of: Who & { amount: Kobo; frequency: Frequency },
): Promise<GoalOffer> {
  await getActiveCustomer(bank.db, of.customerId);
  const goal = await getGoal(bank.db, of.customerId, of.goalId);
  checkOpenGoal(goal);
  if (of.amount < LEAST) throw new Fault('amount_invalid');
  const phrases = await phrasesFor(bank.db, of);
  const { customerId, conversationId, amount, frequency } = of;
  const facts = { ...shownOf(goal, phrases.goals.planNarration({ frequency })), frequency };
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'goal_plan',
      facts,
      customerId,
      conversationId,
      amount,
      ...timesOf(bank),
    }),
  );
  return { quote, goal, message: phrases.goals.planQuote({ goal, amount, frequency }) };
}

async function acceptPlan(
  trx: Trx,
  bank: Bank,
  quote: Quote & { operation: 'goal_plan' },
): Promise<CarriedOut> {
  const now = bank.clock.now();
  const row = await lockGoal(trx, BigInt(quote.facts.goalId), quote.customerId);
  checkOpenGoal(row);
  // A goal is saved in by itself in one way: the plan takes the place of its standing orders.
  for (const mandate of await listMandates(trx, quote.customerId)) {
    const payee = payeeOf(mandate);
    if (payee.operation === 'goal_save' && payee.goalId === quote.facts.goalId)
      await endMandate(trx, mandate, 'stopped', now);
  }
  const { frequency } = quote.facts;
  await trx
    .updateTable('goal')
    .set({
      planAmount: quote.amount,
      planFrequency: frequency,
      planFrom: now,
      planCount: 0,
      planNextAt: dueDate(now, frequency, 1),
    })
    .where('id', '=', row.id)
    .execute();
  return { status: 'done' };
}

/** Stops a plan at once: what lessens the bank's power over an account needs no PIN. Throws Fault `not_found`. */
export async function stopPlan(bank: Bank, of: Who): Promise<Goal> {
  return transact(bank, async (trx) => {
    await stopPlanIn(trx, of);
    return getGoal(trx, of.customerId, of.goalId);
  });
}

/** The same within a transaction. */
export async function stopPlanIn(trx: Trx, of: Who): Promise<void> {
  const { id } = await lockGoal(trx, of.goalId, of.customerId);
  await trx.updateTable('goal').set({ planAmount: null, planNextAt: null }).where('id', '=', id).execute();
}

/** Saves what a plan has due, whole or not at all; a week of tries later it waits for the next day of the plan. Safe to repeat. */
async function savePlanned(bank: Bank, id: bigint): Promise<void> {
  await transact(bank, async (trx) => {
    const now = bank.clock.now();
    const { customerId } = await trx
      .selectFrom('goal')
      .select('customerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await lockCustomer(trx, customerId);
    const row = await lockGoal(trx, id);
    if (row.closedAt || row.planAmount === null || !row.planNextAt || row.planNextAt > now || !row.planFrom)
      return undefined;
    const amount = kobo(row.planAmount);
    const count = row.planCount + 1;
    const frequency = row.planFrequency as Frequency;
    const next = { planCount: count, planNextAt: dueDate(row.planFrom, frequency, count + 1) };
    const customer = await findCustomer(trx, row.customerId);
    const account = (await getCustomerAccount(trx, row.customerId)).id;
    const { available } = await balanceOf(trx, account);
    const set = (values: Partial<{ planCount: number; planNextAt: Date }>) =>
      trx.updateTable('goal').set(values).where('id', '=', id).execute();
    if (customer?.status !== 'active' || available < amount) {
      const dueAt = dueDate(row.planFrom, frequency, count);
      const again = new Date(now.getTime() + RETRY_MS);
      await set(again.getTime() - dueAt.getTime() > 7 * DAY_MS ? next : { planNextAt: again });
      return notifyCustomer(
        trx,
        { customerId: row.customerId },
        {
          at: now,
          dedupe: `goal:${id}:short:${row.planFrom.getTime()}:${count}`,
          words: (phrases) => ({ text: phrases.goals.planShort({ name: row.name, amount }) }),
        },
      );
    }
    await move(trx, row, {
      id: `plan:${row.planFrom.getTime()}:${count}`,
      kind: 'planned',
      amount,
      account,
      now,
    });
    await set(next);
    const goal = await getGoal(trx, row.customerId, id);
    if (goal.status === 'reached' && !row.reachedAt)
      await trx.updateTable('goal').set({ reachedAt: now }).where('id', '=', id).execute();
    return notifyCustomer(
      trx,
      { customerId: row.customerId },
      {
        at: now,
        dedupe: `goal:${id}:plan:${row.planFrom.getTime()}:${count}`,
        words: (phrases) => ({ text: phrases.goals.planSaved({ goal, amount }) }),
      },
    );
  });
}

/** Gives a goal another target, or another day to have it by: neither moves any money. Throws Fault `not_found`, `goal_closed`, `goal_target`, `goal_date`. */
export async function changeGoal(
  bank: Bank,
  of: Who & { target?: Kobo; targetDate?: string },
): Promise<Goal> {
  if (of.target !== undefined) checkTarget(of.target);
  const targetAt = readDay(of.targetDate, bank.clock.now());
  return transact(bank, async (trx) => {
    checkOpenGoal(await lockGoal(trx, of.goalId, of.customerId));
    await trx
      .updateTable('goal')
      .set({
        ...(of.target !== undefined && { target: of.target, reachedAt: null }),
        ...(targetAt && { targetAt }),
      })
      .where('id', '=', of.goalId)
      .execute();
    return getGoal(trx, of.customerId, of.goalId);
  });
}

/** Runs the plans that are due and reckons the interest of the days that have ended; for the rounds, safe to repeat. */
export async function tendGoals(bank: Bank): Promise<void> {
  const now = bank.clock.now();
  const due = await bank.db
    .selectFrom('goal')
    .select('id')
    .where('planNextAt', '<=', now)
    .orderBy('planNextAt')
    .limit(500)
    .execute();
  await eachAlone(
    bank,
    'goal',
    due.map(({ id }) => id),
    (id) => savePlanned(bank, id),
  );
  await reckonInterest(bank, now);
}

const goalOf = (bank: Bank, quote: { customerId: string; facts: { goalId: string } }): Promise<Goal> =>
  getGoal(bank.db, quote.customerId, BigInt(quote.facts.goalId));

/** How the offers of goals are carried out, and what is said when they were. */
export const goalHandlers: {
  goal_save: OperationHandler<'goal_save'>;
  goal_take: OperationHandler<'goal_take'>;
  goal_plan: OperationHandler<'goal_plan'>;
} = {
  goal_save: {
    accept: acceptSaving,
    message: async (bank, quote, phrases) =>
      phrases.goals.saved({ goal: await goalOf(bank, quote), amount: quote.amount }),
  },
  goal_take: {
    accept: acceptTaking,
    message: async (bank, quote, phrases) => {
      const goal = await goalOf(bank, quote);
      const [line] = await goalHistory(bank.db, goal.id);
      const amount = line?.kind === 'taken' ? kobo(-line.amount) : zero;
      return phrases.goals.taken({ goal, amount });
    },
  },
  goal_plan: {
    accept: acceptPlan,
    message: async (bank, quote, phrases) => phrases.goals.planOn({ goal: await goalOf(bank, quote) }),
  },
};
