import { toNaira } from '@karo/core/kernel';
import { approveEnd, listTransferDoubts, proposeEnd, withdrawEnd } from '@karo/core/products/transfers';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

export const doubts = {
  'GET /api/admin/transfer-doubts': async ({ bank }) =>
    (await listTransferDoubts(bank.db)).map(({ amount, sentAt, ...doubt }) => ({
      ...doubt,
      amount: toNaira(amount),
      sentAt: sentAt.toISOString(),
    })),

  'POST /api/admin/transfer-doubts/{reference}/propose': async (call) => {
    const { bank, params, body } = call;
    await proposeEnd(bank, { reference: params.reference, ...actingOf(call), ...body });
    return {};
  },

  'POST /api/admin/transfer-doubts/{reference}/withdraw': async (call) => {
    await withdrawEnd(call.bank, { reference: call.params.reference, ...actingOf(call) });
    return {};
  },

  'POST /api/admin/transfer-doubts/{reference}/approve': async (call) => {
    const { bank, params, body } = call;
    await approveEnd(bank, { reference: params.reference, ...actingOf(call), verdict: body.verdict });
    return {};
  },
} satisfies Partial<Handlers>;
