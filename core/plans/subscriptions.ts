import { type Db, type Trx, transact } from '@karo/db/client';
import {
  type Billing,
  heldBack,
  type PlanId,
  planIds,
  planOfLimits,
  plans,
  priceOf,
} from '../catalogue/index.ts';
import { findCustomer, lockActiveCustomer, lockCustomer } from '../customers/index.ts';
import {
  addMonths,
  type Bank,
  eachAlone,
  Fault,
  isFault,
  type Kobo,
  kobo,
  vatWithin,
} from '../kernel/index.ts';
import { checkFunds, getCustomerAccount, internal, postOne } from '../ledger/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';
import { createQuote, type OperationHandler, type Quote } from '../quotes/index.ts';

const QUOTE_MS = 10 * 60_000;
/** Higher limits that were bought begin as late as those that were asked for. */
const LIMITS_AFTER_MS = 24 * 3_600_000;
const GRACE_MS = 7 * 86_400_000;

/** A customer's plan, as it stands. */
export type CurrentPlan = {
  plan: PlanId;
  billing?: Billing;
  renewsAt?: Date;
  nextPlan?: PlanId;
  graceUntil?: Date;
  limitsFrom?: Date;
};

const columns = [
  'customerId',
  'plan',
  'billing',
  'nextPlan',
  'nextBilling',
  'period',
  'periodFrom',
  'renewsAt',
  'limitsFrom',
  'limitsPlan',
  'graceUntil',
] as const;

type Row = {
  customerId: string;
  plan: string;
  billing: string | null;
  nextPlan: string | null;
  nextBilling: string | null;
  period: number;
  periodFrom: Date;
  renewsAt: Date | null;
  limitsFrom: Date;
  limitsPlan: string | null;
  graceUntil: Date | null;
};

const select = (db: Db | Trx, customerId: string) =>
  db.selectFrom('customerPlan').select(columns).where('customerId', '=', customerId);

const toPlan = (row: Row | undefined): CurrentPlan => ({
  plan: (row?.plan ?? 'basic') as PlanId,
  ...(row?.billing && { billing: row.billing as Billing }),
  ...(row?.renewsAt && { renewsAt: row.renewsAt }),
  ...(row?.nextPlan && { nextPlan: row.nextPlan as PlanId }),
  ...(row?.graceUntil && { graceUntil: row.graceUntil }),
  ...(row && row.plan !== 'basic' && { limitsFrom: row.limitsFrom }),
});

/** The customer's plan; `basic` for who never chose one. What it allows stands in `plans`. */
export async function currentPlan(db: Db | Trx, customerId: string): Promise<CurrentPlan> {
  return toPlan(await select(db, customerId).executeTakeFirst());
}

const rank = (plan: PlanId): number => planIds.indexOf(plan);
const until = (from: Date, billing: Billing): Date => addMonths(from, billing === 'annual' ? 12 : 1);

/** What choosing a plan came to: an offer to approve, or what happens by itself. */
export type Chosen =
  | { status: 'approve'; quoteId: string; amount: Kobo; heldBack: ReturnType<typeof heldBack> }
  | { status: 'scheduled'; at: Date }
  | { status: 'kept' };

/** Writes down what comes after the paid time; the plan that one has takes back what was chosen before. */
async function schedule(
  trx: Trx,
  customerId: string,
  next: { plan: PlanId; billing: Billing } | undefined,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('customerPlan')
    .set({
      nextPlan: next?.plan ?? null,
      nextBilling: next && next.plan !== 'basic' ? next.billing : null,
      changedAt: at,
    })
    .where('customerId', '=', customerId)
    .execute();
}

const isHeld = (held: CurrentPlan, wanted: { plan: PlanId; billing?: Billing }): boolean =>
  wanted.plan === held.plan &&
  (wanted.plan === 'basic' || wanted.billing === undefined || wanted.billing === held.billing);

/**
 * Chooses a plan. A higher one is offered for approval and begins then; a lower one begins when the paid time ends. Throws Fault `tier_active`, `insufficient_funds`, and those of
 * `getActiveCustomer`.
 */
export async function choosePlan(
  bank: Bank,
  wanted: { customerId: string; plan: PlanId; billing?: Billing; conversationId?: bigint },
): Promise<Chosen> {
  const { customerId, plan, conversationId } = wanted;
  return transact(bank, async (trx): Promise<Chosen> => {
    // A renewal of this moment is over, or waits: what is put down is for the time that it paid.
    const customer = await lockActiveCustomer(trx, customerId);
    const at = bank.clock.now();
    const held = await currentPlan(trx, customerId);
    const billing = wanted.billing ?? 'monthly';
    if (isHeld(held, wanted)) {
      if (!held.nextPlan) throw new Fault('tier_active');
      await schedule(trx, customerId, undefined, at);
      return { status: 'kept' };
    }
    if (rank(plan) <= rank(held.plan) && held.renewsAt) {
      await schedule(trx, customerId, { plan, billing }, at);
      return { status: 'scheduled', at: held.renewsAt };
    }
    const amount = priceOf(plan, billing);
    await checkFunds(trx, customerId, amount);
    const facts = { plan, billing, shown: { name: phrasesIn('en').plans.names[plan] } };
    const expiresAt = new Date(at.getTime() + QUOTE_MS);
    const of = { customerId, conversationId, amount, at, expiresAt };
    const quote = await createQuote(trx, { operation: 'plan', facts, ...of });
    return { status: 'approve', quoteId: quote.id, amount, heldBack: heldBack(plan, customer.tier) };
  });
}

type Charge = { customerId: string; plan: PlanId; billing: Billing; id: string; from: Date; until: Date };

/** Takes a period's price through the book, once. Throws Fault `insufficient_funds`, `account_closed`. */
async function charge(trx: Trx, order: Charge, at: Date): Promise<Kobo> {
  const { customerId, plan, billing } = order;
  const amount = priceOf(plan, billing);
  const account = await getCustomerAccount(trx, customerId);
  const vat = vatWithin(amount);
  const postingId = await postOne(trx, {
    id: order.id,
    kind: 'plan',
    narration: `${plans[plan].id} plan, ${billing}`,
    at,
    legs: [
      { account: account.id, amount: kobo(-amount) },
      { account: await internal(trx, 'plan_income'), amount: kobo(amount - vat) },
      { account: await internal(trx, 'vat_payable'), amount: vat },
    ],
  });
  await trx
    .insertInto('planCharge')
    .values({
      customerId,
      plan,
      billing,
      amount,
      postingId,
      fromAt: order.from,
      untilAt: order.until,
      chargedAt: at,
    })
    .execute();
  return amount;
}

/** The worth of the time that was paid for and not used, as time of the new plan: nothing paid is lost by choosing more. */
function carriedMs(row: Row | undefined, plan: PlanId, billing: Billing, at: Date): number {
  if (!row?.renewsAt || !row.billing || row.renewsAt <= at) return 0;
  const paid = Number(priceOf(row.plan as PlanId, row.billing as Billing));
  const whole = row.renewsAt.getTime() - row.periodFrom.getTime();
  const left = row.renewsAt.getTime() - at.getTime();
  const period = until(at, billing).getTime() - at.getTime();
  return Math.floor(((paid * (left / whole)) / Number(priceOf(plan, billing))) * period);
}

type PlanQuote = Quote & { operation: 'plan' };

async function accept(trx: Trx, bank: Bank, quote: PlanQuote) {
  const { customerId, facts } = quote;
  const { plan, billing } = facts;
  const at = bank.clock.now();
  await lockActiveCustomer(trx, customerId);
  const held = await select(trx, customerId).forUpdate().executeTakeFirst();
  if (held && rank(held.plan as PlanId) >= rank(plan)) throw new Fault('tier_active');
  const paidUntil = new Date(until(at, billing).getTime() + carriedMs(held, plan, billing, at));
  await charge(trx, { customerId, plan, billing, id: `plan:${quote.id}`, from: at, until: paidUntil }, at);
  const row = {
    plan,
    billing,
    nextPlan: null,
    nextBilling: null,
    period: (held?.period ?? 0) + 1,
    periodFrom: at,
    renewsAt: paidUntil,
    graceUntil: null,
    changedAt: at,
    limitsFrom: new Date(at.getTime() + LIMITS_AFTER_MS),
    limitsPlan: planOfLimits(held, at),
  };
  await trx
    .insertInto('customerPlan')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
  await notifyCustomer(trx, quote, {
    at,
    dedupe: `quote:${quote.id}`,
    words: (phrases) => ({ text: upgradedWords(phrases, plan, row.limitsFrom) }),
  });
  return { status: 'done' as const };
}

const upgradedWords = ({ plans: words }: Phrases, plan: PlanId, limitsFrom: Date): string =>
  words.upgraded({ plan: words.names[plan], limitsFrom });

/** What is approved here. */
export const planHandlers: { plan: OperationHandler<'plan'> } = {
  plan: {
    accept,
    message: async (bank, quote, phrases) => {
      const { limitsFrom } = await currentPlan(bank.db, quote.customerId);
      return upgradedWords(phrases, quote.facts.plan, limitsFrom ?? bank.clock.now());
    },
  },
};

const say = (trx: Trx, row: Row, at: Date, words: (phrases: Phrases['plans']) => string) =>
  notifyCustomer(
    trx,
    { customerId: row.customerId },
    {
      at,
      dedupe: `plan:${row.customerId}:${row.period}:${at.getTime()}`,
      words: (phrases) => ({ text: words(phrases.plans) }),
    },
  );

async function fallBack(trx: Trx, row: Row, at: Date): Promise<void> {
  await trx
    .updateTable('customerPlan')
    .set({
      plan: 'basic',
      billing: null,
      nextPlan: null,
      nextBilling: null,
      renewsAt: null,
      graceUntil: null,
      periodFrom: at,
      changedAt: at,
    })
    .where('customerId', '=', row.customerId)
    .execute();
  return say(trx, row, at, (words) => words.fellBack());
}

/** The fee was not there: a week to bring it, told once; then the plan ends. Whose account stands still knows it, and has not run short. */
async function missed(trx: Trx, row: Row, plan: PlanId, amount: Kobo | undefined, at: Date) {
  if (row.graceUntil) return row.graceUntil <= at ? fallBack(trx, row, at) : undefined;
  const graceUntil = new Date((row.renewsAt ?? at).getTime() + GRACE_MS);
  await trx
    .updateTable('customerPlan')
    .set({ graceUntil })
    .where('customerId', '=', row.customerId)
    .execute();
  if (amount === undefined) return undefined;
  return say(trx, row, at, (words) => words.unpaid({ plan: words.names[plan], amount, until: graceUntil }));
}

async function renewOne(trx: Trx, bank: Bank, customerId: string): Promise<void> {
  const at = bank.clock.now();
  await lockCustomer(trx, customerId);
  const row = await select(trx, customerId).forUpdate().executeTakeFirst();
  if (!row?.renewsAt || row.renewsAt > at) return;
  const plan = (row.nextPlan ?? row.plan) as PlanId;
  if (plan === 'basic') return fallBack(trx, row, at);
  const customer = await findCustomer(trx, customerId);
  if (customer?.status !== 'active') return missed(trx, row, plan, undefined, at);
  const billing = (row.nextPlan ? row.nextBilling : row.billing) as Billing;
  const [from, paidUntil] = [row.renewsAt, until(row.renewsAt, billing)];
  const id = `plan:${customerId}:${row.period + 1}`;
  const amount = priceOf(plan, billing);
  try {
    await charge(trx, { customerId, plan, billing, id, from, until: paidUntil }, at);
  } catch (error) {
    if (isFault(error)) return missed(trx, row, plan, amount, at);
    throw error;
  }
  await trx
    .updateTable('customerPlan')
    .set({
      plan,
      billing,
      nextPlan: null,
      nextBilling: null,
      period: row.period + 1,
      periodFrom: from,
      renewsAt: paidUntil,
      graceUntil: null,
      changedAt: at,
    })
    .where('customerId', '=', customerId)
    .execute();
  return say(trx, row, at, (words) => words.renewed({ plan: words.names[plan], amount, until: paidUntil }));
}

/** Renews the plans whose paid time is over, gives grace, or ends them; for the rounds, safe to repeat. Answers how many were looked at. */
export async function renewPlans(bank: Bank): Promise<number> {
  const due = await bank.db
    .selectFrom('customerPlan')
    .select('customerId')
    .where('renewsAt', '<=', bank.clock.now())
    .orderBy('renewsAt')
    .limit(500)
    .execute();
  const customers = due.map(({ customerId }) => customerId);
  await eachAlone(bank, 'plan', customers, async (customerId) => {
    await transact(bank, (trx) => renewOne(trx, bank, customerId));
  });
  return due.length;
}
