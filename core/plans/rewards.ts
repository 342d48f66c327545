import type { Trx } from '@karo/db/client';
import { type PlanId, planIds } from '../catalogue/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { addMonths } from '../kernel/index.ts';

const LIMITS_AFTER_MS = 24 * 3_600_000;

/**
 * Gives a month of a plan as a present: who has a lesser plan gets it and falls back when it ends; who has it or a better one has their paid time
 * prolonged by the month.
 */
export async function givePlan(trx: Trx, customerId: string, plan: PlanId, now: Date): Promise<void> {
  await lockCustomer(trx, customerId);
  const held = await trx
    .selectFrom('customerPlan')
    .selectAll()
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  const has = planIds.indexOf((held?.plan ?? 'basic') as PlanId);
  if (held?.renewsAt && has >= planIds.indexOf(plan)) {
    await trx
      .updateTable('customerPlan')
      .set({ renewsAt: addMonths(held.renewsAt, 1), graceUntil: null, changedAt: now })
      .where('customerId', '=', customerId)
      .execute();
    return;
  }
  const row = {
    plan,
    billing: 'monthly',
    nextPlan: 'basic',
    nextBilling: null,
    period: (held?.period ?? 0) + 1,
    periodFrom: now,
    renewsAt: addMonths(now, 1),
    graceUntil: null,
    changedAt: now,
    limitsFrom: new Date(now.getTime() + LIMITS_AFTER_MS),
    limitsPlan: null,
  };
  await trx
    .insertInto('customerPlan')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
}
