import type { Answer } from '@karo/core/contract';
import { getBank, toNaira } from '@karo/core/kernel';
import {
  confirmDeath,
  type Death,
  listDeaths,
  payOutDeath,
  reportDeath,
  withdrawDeath,
} from '@karo/core/security';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type DeathView = Answer<'POST /api/admin/deaths/{id}/confirm'>;

const deathOf = (row: Death): DeathView => ({
  id: String(row.id),
  customerId: row.customerId,
  diedOn: row.diedOn,
  certificate: row.certificate,
  kinName: row.kinName,
  kinPhone: row.kinPhone,
  kinRelation: row.kinRelation,
  status: row.status as DeathView['status'],
  reportedBy: row.reportedBy,
  reportedAt: row.reportedAt.toISOString(),
  paidReference: row.paidReference,
});

export const deaths = {
  'GET /api/admin/deaths': async ({ bank }) => (await listDeaths(bank.db)).map(deathOf),

  'POST /api/admin/customers/{id}/death': async (call) => {
    const { bank, params, body } = call;
    return deathOf(await reportDeath(bank, { customerId: params.id, ...body, ...actingOf(call) }));
  },

  'POST /api/admin/deaths/{id}/confirm': async (call) =>
    deathOf(await confirmDeath(call.bank, { id: BigInt(call.params.id), ...actingOf(call) })),

  'POST /api/admin/deaths/{id}/withdraw': async (call) => {
    const { bank, params, body } = call;
    return deathOf(await withdrawDeath(bank, { id: BigInt(params.id), note: body.note, ...actingOf(call) }));
  },

  'POST /api/admin/deaths/{id}/pay': async (call) => {
    const { bank, params, body } = call;
    const { account, payee, note } = body;
    const to = { id: BigInt(params.id), bankCode: getBank(body.bank).code, account, payee, note };
    const { name, reference = null, debts } = await payOutDeath(bank, { ...to, ...actingOf(call) });
    return { name, reference, debts: debts === undefined ? null : toNaira(debts) };
  },
} satisfies Partial<Handlers>;
