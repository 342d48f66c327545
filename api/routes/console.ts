import { type FoundCustomer, findCustomers, listActivity, listMeasurements } from '@karo/core/account';
import type { Answer } from '@karo/core/contract';
import { toNaira } from '@karo/core/kernel';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type Found = Answer<'POST /api/admin/customers/find'>[number];

const foundOf = (one: FoundCustomer): Found => ({
  ...one,
  status: one.status as Found['status'],
  openedAt: one.openedAt.toISOString(),
});

export const operators = {
  'POST /api/admin/customers/find': async (call) =>
    (await findCustomers(call.bank, { q: call.body.q, by: actingOf(call) })).map(foundOf),

  'GET /api/admin/activity': async ({ bank, query }) =>
    (await listActivity(bank, query.over ?? 'day')).map(({ from, transactions, moved }) => ({
      from: from.toISOString(),
      transactions,
      moved: toNaira(moved),
    })),

  'GET /api/admin/measurements': async ({ bank, query }) => {
    const { from, series } = await listMeasurements(bank, query.over ?? 'day');
    return { from: from.map((at) => at.toISOString()), series };
  },
} satisfies Partial<Handlers>;
