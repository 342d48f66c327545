import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import {
  type Factor,
  type FactorName,
  factorNames,
  type Habits,
  type Rating,
} from '../../catalogue/index.ts';
import { getActiveCustomer } from '../../customers/index.ts';
import { fraction, type Kobo, kobo, naira } from '../../kernel/index.ts';
import { balanceOf, getCustomerAccount } from '../../ledger/index.ts';

export const LEAST_SCORE = 300;

/** The most points of each, which together with the least score are 850. */
const most: Record<FactorName, number> = {
  history: 60,
  identity: 60,
  income: 150,
  savings: 100,
  repayment: 130,
  groups: 50,
};
export type Score = {
  score: number;
  rating: Rating;
  factors: Factor[];
  facts: Habits;
};

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 90;
const MONTH_DAYS = 30;
const GOOD_INCOME = naira(200_000);
const MONTHLY_INCOME_POINTS = 30;
/** Savings that cover so many months are as good as can be. */
const GOOD_BUFFER = 3n;
/** What counts as savings of somebody who spends nothing yet. */
const FIRST_BUFFER = naira(150_000);
const UNSPENT_MOST = 70;

const clamp = (points: number, max: number): number => Math.max(0, Math.min(max, Math.round(points)));
const scaled = (amount: bigint, whole: bigint, max: number): number =>
  whole <= 0n ? 0 : clamp(Number((amount * BigInt(max)) / whole), max);
const share = (good: number, bad: number, max: number): number => clamp((good / (good + bad)) * max, max);

function savingsPoints(habits: Habits): number {
  if (habits.outgoing <= 0n) return scaled(habits.balance, FIRST_BUFFER, UNSPENT_MOST);
  return scaled(habits.balance, habits.outgoing * GOOD_BUFFER, most.savings);
}

const pointsOf: Record<FactorName, (habits: Habits) => number | undefined> = {
  history: (habits) => habits.months * 5,
  identity: (habits) => habits.tier * 20,
  income: (habits) =>
    habits.monthsWithIncome * MONTHLY_INCOME_POINTS +
    scaled(habits.incomeSeen, GOOD_INCOME, most.income - 3 * MONTHLY_INCOME_POINTS),
  savings: savingsPoints,
  repayment: (habits) => {
    if (habits.inArrears) return 0;
    const { instalmentsPaid: paid, instalmentsLate: late } = habits;
    return paid + late === 0 ? undefined : share(paid, late * 2, most.repayment);
  },
  groups: (habits) => {
    const { contributionsPaid: paid, contributionsLate: late } = habits;
    return paid + late === 0 ? undefined : share(paid, late * 2, most.groups);
  },
};

function impactOf(points: number, max: number): Factor['impact'] {
  if (points * 10 >= max * 6) return 'positive';
  return points * 10 <= max * 3 ? 'negative' : 'neutral';
}

const ratingOf = (score: number): Rating => {
  if (score >= 740) return 'Excellent';
  if (score >= 650) return 'Good';
  return score >= 540 ? 'Fair' : 'Poor';
};

/** The score that habits come to: 300, and the points of every factor. What is unknown counts half. */
export function scoreOf(habits: Habits): Score {
  const factors = factorNames.map((name): Factor => {
    const pointsMax = most[name];
    const found = pointsOf[name](habits);
    if (found === undefined)
      return { name, points: Math.round(pointsMax / 2), pointsMax, impact: 'neutral', unknown: true };
    const points = clamp(found, pointsMax);
    return { name, points, pointsMax, impact: impactOf(points, pointsMax), unknown: false };
  });
  const score = LEAST_SCORE + factors.reduce((total, { points }) => total + points, 0);
  return { score, rating: ratingOf(score), factors, facts: habits };
}

type Flow = { opened: Date; months: number; income: Kobo; outgoing: Kobo };

/**
 * What came in and went out in the last three months. Lent money and what was undone are no income; what is put by, and taken back from it, is neither; and of what goes to and
 * fro between two customers only what is left over counts, or two friends could send each other an income.
 */
async function readFlow(db: Db | Trx, account: bigint, now: Date): Promise<Flow> {
  const from = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
  const { rows } = await sql<{ opened: Date; months: number; income: bigint; outgoing: bigint }>`
    with moved as (
      select e.at, e.amount,
        case when p.kind = 'transfer' and cardinality(p.accounts) = 2 then p.accounts[1] + p.accounts[2] - e.account_id end as other
      from entry e join posting p on p.id = e.posting_id
      where e.account_id = ${account} and e.at > ${from} and e.at <= ${now}
        and p.kind <> 'loan' and p.kind !~ '(_reversal$|^(investment|goal|group)_)'
    ), weighed as (
      select *, case when other is not null then sum(amount) over (partition by other) end as whole,
        row_number() over (partition by other) as nth
      from moved
    ), kept as (
      select case when other is null then amount when nth = 1 then whole else 0 end as amount,
        case when amount > 0 and (other is null or whole > 0) then at end as earned_at
      from weighed
    )
    select (select opened_at from account where id = ${account}) as opened,
      count(distinct floor(extract(epoch from ${now}::timestamptz - earned_at) / ${MONTH_DAYS * 86_400}))::int as months,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as outgoing
    from kept`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no flow');
  return {
    opened: row.opened,
    months: row.months,
    income: fraction(kobo(row.income), 1n, 3n),
    outgoing: fraction(kobo(row.outgoing), 1n, 3n),
  };
}

async function readRepayments(db: Db | Trx, customerId: string) {
  return db
    .selectFrom('loanInstalment')
    .innerJoin('loan', 'loan.id', 'loanInstalment.loanId')
    .select([
      sql<number>`count(*) filter (where paid_at is not null and late_at is null)::int`.as('paid'),
      sql<number>`count(*) filter (where late_at is not null)::int`.as('late'),
      sql<boolean>`coalesce(bool_or(loan.status in ('in_arrears', 'written_off')), false)`.as('inArrears'),
    ])
    .where('loan.customerId', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** Contributions to savings groups that were made when they were due, and those that were missed or late. */
async function readContributions(db: Db | Trx, customerId: string) {
  return db
    .selectFrom('groupDue')
    .innerJoin('groupMember', 'groupMember.id', 'groupDue.memberId')
    .select([
      sql<number>`count(*) filter (where paid_at is not null and missed_at is null)::int`.as('paid'),
      sql<number>`count(*) filter (where missed_at is not null)::int`.as('late'),
    ])
    .where('groupMember.customerId', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** What the bank knows of a customer's habits. */
export async function readHabits(db: Db | Trx, customerId: string, now: Date): Promise<Habits> {
  const customer = await getActiveCustomer(db, customerId);
  const account = await getCustomerAccount(db, customerId);
  const flow = await readFlow(db, account.id, now);
  const { balance } = await balanceOf(db, account.id);
  const repayments = await readRepayments(db, customerId);
  const contributions = await readContributions(db, customerId);
  return {
    tier: customer.tier,
    months: Math.floor((now.getTime() - flow.opened.getTime()) / (MONTH_DAYS * DAY_MS)),
    monthsWithIncome: Math.min(3, flow.months),
    incomeSeen: flow.income,
    outgoing: flow.outgoing,
    balance,
    instalmentsPaid: repayments.paid,
    instalmentsLate: repayments.late,
    inArrears: repayments.inArrears,
    contributionsPaid: contributions.paid,
    contributionsLate: contributions.late,
  };
}

/** A customer's score of now. Throws Fault `account_missing` and those of a customer who may not move money. */
export const creditScore = async (db: Db | Trx, customerId: string, now: Date): Promise<Score> =>
  scoreOf(await readHabits(db, customerId, now));

/** What would raise a score most, the greatest first. */
export function advice(score: Score, most = 3): FactorName[] {
  return score.factors
    .filter((factor) => factor.points < factor.pointsMax && factor.impact !== 'positive')
    .sort((a, b) => b.pointsMax - b.points - (a.pointsMax - a.points))
    .slice(0, most)
    .map((factor) => factor.name);
}
