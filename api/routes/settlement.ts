import type { Answer } from '@karo/core/contract';
import { Fault, kobo, toNaira } from '@karo/core/kernel';
import {
  approveResolution,
  type CreditFreeze,
  type Difference,
  decideCreditFreeze,
  listCreditFreezes,
  listDifferences,
  listReports,
  proposeCreditFreeze,
  proposeResolution,
  reconcileAgain,
  refuseResolution,
} from '@karo/core/products/inward';
import { isDay } from '@karo/core/products/scheduled';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

const DAYS_SHOWN = 14;

type DifferenceView = Answer<'POST /api/admin/settlement/{id}/propose'>;
type FreezeView = Answer<'POST /api/admin/credit-freezes/{id}'>;

const nairaOf = (amount: bigint | null): string | null => (amount === null ? null : toNaira(kobo(amount)));

const differenceOf = (row: Difference): DifferenceView => ({
  id: String(row.id),
  day: row.day,
  sessionId: row.sessionId,
  direction: row.direction as DifferenceView['direction'],
  ours: nairaOf(row.ours),
  theirs: nairaOf(row.theirs),
  status: row.status as DifferenceView['status'],
  foundAt: row.foundAt.toISOString(),
  about: row.about,
  note: row.note,
  proposedBy: row.proposedBy,
});

const freezeOf = (row: CreditFreeze): FreezeView => ({
  id: String(row.id),
  customerId: row.customerId,
  frozen: row.frozen,
  reason: row.reason,
  status: row.status as FreezeView['status'],
  proposedBy: row.proposedBy,
  proposedAt: row.proposedAt.toISOString(),
});

const reports = {
  'GET /api/admin/settlement': async ({ bank }) => {
    const [days, differences] = await Promise.all([
      listReports(bank.db, DAYS_SHOWN),
      listDifferences(bank.db),
    ]);
    return {
      reports: days.map(({ day, lines, differences: many, readAt }) => ({
        day,
        lines,
        differences: many,
        readAt: readAt.toISOString(),
      })),
      differences: differences.map(differenceOf),
    };
  },

  'POST /api/admin/settlement/days': async (call) => {
    const { day } = call.body;
    if (!isDay(day)) throw new Fault('bad_request', { field: 'day' });
    const { lines, differences } = await reconcileAgain(call.bank, { day, ...actingOf(call) });
    return { lines, differences };
  },

  'POST /api/admin/settlement/{id}/propose': async (call) => {
    const { bank, params, body } = call;
    const by = { id: BigInt(params.id), ...actingOf(call), note: body.note };
    return differenceOf(await proposeResolution(bank, by));
  },

  'POST /api/admin/settlement/{id}/decide': async (call) => {
    const { bank, params, body } = call;
    const by = { id: BigInt(params.id), ...actingOf(call), note: body.note ?? '' };
    return differenceOf(await (body.approved ? approveResolution : refuseResolution)(bank, by));
  },
} satisfies Partial<Handlers>;

const freezes = {
  'GET /api/admin/credit-freezes': async ({ bank }) => (await listCreditFreezes(bank.db)).map(freezeOf),

  'POST /api/admin/customers/{id}/credits': async (call) => {
    const { bank, params, body } = call;
    const { frozen, reason } = body;
    const asked = { customerId: params.id, frozen, reason, ...actingOf(call) };
    return freezeOf(await proposeCreditFreeze(bank, asked));
  },

  'POST /api/admin/credit-freezes/{id}': async (call) => {
    const { bank, params, body } = call;
    const decided = { id: BigInt(params.id), approved: body.approved, ...actingOf(call) };
    return freezeOf(await decideCreditFreeze(bank, decided));
  },
} satisfies Partial<Handlers>;

/** Reconciliation with the rails, and accounts that take no credits: each is done by two people. */
export const settlement = { ...reports, ...freezes };
