import type { Db, Trx } from '@karo/db/client';
import { findMix, type Mix } from '../../catalogue/index.ts';
import { type Bank, Fault, type Kobo, kobo, sum } from '../../kernel/index.ts';
import { listHoldings } from './trading.ts';

export type PlanStatus = 'active' | 'paused' | 'matured' | 'closed';

/** A plan, at today's prices. */
export type Plan = {
  id: bigint;
  customerId: string;
  name: string;
  mix: Mix;
  monthly: Kobo;
  target: Kobo;
  years: number;
  status: PlanStatus;
  contributed: Kobo;
  value: Kobo;
  nextAt: Date | undefined;
  startedAt: Date;
  endsAt: Date;
};

/** Investment plans with all their columns. */
export const select = (db: Db | Trx) => db.selectFrom('investmentPlan').selectAll();

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

/** The mix of assets of a risk class. */
export const mixOf = (risk: string): Mix => {
  const mix = findMix(risk);
  if (!mix) throw new Error(`no plan ${risk}`);
  return mix;
};

const toPlan = (row: Row, value: Kobo): Plan => ({
  id: row.id,
  customerId: row.customerId,
  name: row.name,
  mix: mixOf(row.risk),
  years: row.years,
  value,
  monthly: kobo(row.monthly),
  target: kobo(row.target),
  contributed: kobo(row.contributed),
  status: row.status as PlanStatus,
  startedAt: row.startedAt,
  endsAt: row.endsAt,
  nextAt: row.status === 'active' ? (row.nextAt ?? undefined) : undefined,
});

/** A customer's plans, newest first; throws Fault `unavailable` where there are no prices. */
export async function listPlans(bank: Bank, customerId: string): Promise<Plan[]> {
  const holdings = await listHoldings(bank, customerId);
  const rows = await select(bank.db).where('customerId', '=', customerId).orderBy('id', 'desc').execute();
  return rows.map((row) => {
    const own = holdings.filter((holding) => holding.planId === row.id);
    return toPlan(row, sum(own.map((holding) => holding.value)));
  });
}

/** One of a customer's plans; throws Fault `not_found`, `unavailable`. */
export async function getPlan(bank: Bank, customerId: string, id: bigint): Promise<Plan> {
  const plan = (await listPlans(bank, customerId)).find((each) => each.id === id);
  if (!plan) throw new Fault('not_found');
  return plan;
}
