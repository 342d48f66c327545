import type { Answer } from '@karo/core/contract';
import {
  closeCase,
  getCase,
  listCases,
  noteCase,
  reportFile,
  type SuspicionCase,
  takeCase,
  type WholeCase,
} from '@karo/core/risk/monitoring';
import type { AnyCall, Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type Listed = Answer<'GET /api/admin/cases'>[number];
type Whole = Answer<'GET /api/admin/cases/{id}'>;

const listedOf = (row: SuspicionCase): Listed => ({
  id: String(row.id),
  customerId: row.customerId,
  status: row.status as Listed['status'],
  openedAt: row.openedAt.toISOString(),
  due: row.due,
  assignedTo: row.assignedTo,
  proposedBy: row.proposedBy,
  outcome: row.outcome as Listed['outcome'],
  reason: row.reason,
  closedAt: row.closedAt?.toISOString() ?? null,
});

const wholeOf = (row: WholeCase): Whole =>
  Object.assign(listedOf(row), {
    customerName: row.customerName,
    alerts: row.alerts.map(({ rule, day, foundAt, facts }) => ({
      rule: rule as Whole['alerts'][number]['rule'],
      day,
      foundAt: foundAt.toISOString(),
      facts: facts as Record<string, string | number>,
    })),
    notes: row.notes.map(({ at, by, text }) => ({ at: at.toISOString(), by, text })),
  });

const read = async ({ bank }: Pick<AnyCall, 'bank'>, id: string): Promise<Whole> =>
  wholeOf(await getCase(bank.db, BigInt(id)));

export const suspicions = {
  'GET /api/admin/cases': async ({ bank, query }) =>
    (await listCases(bank.db, query.status ?? 'open')).map(listedOf),

  'GET /api/admin/cases/{id}': async (call) => read(call, call.params.id),

  'POST /api/admin/cases/{id}/take': async (call) => {
    await takeCase(call.bank, { id: BigInt(call.params.id), ...actingOf(call) });
    return read(call, call.params.id);
  },

  'POST /api/admin/cases/{id}/notes': async (call) => {
    const { bank, params, body } = call;
    await noteCase(bank, { id: BigInt(params.id), text: body.text, ...actingOf(call) });
    return read(call, params.id);
  },

  'POST /api/admin/cases/{id}/close': async (call) => {
    const { bank, params, body } = call;
    await closeCase(bank, { id: BigInt(params.id), ...body, ...actingOf(call) });
    return read(call, params.id);
  },

  'GET /api/admin/cases/{id}/report': async (call) => {
    const { bank, params, reply } = call;
    const { name, xml } = await reportFile(bank, { id: BigInt(params.id), ...actingOf(call) });
    reply.header('content-disposition', `attachment; filename="${name}.xml"`);
    return xml;
  },
} satisfies Partial<Handlers>;
