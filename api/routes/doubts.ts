import { toNaira } from '@karo/core/kernel';
import { approveEnd, listTransferDoubts, proposeEnd, withdrawEnd } from '@karo/core/products/transfers';
import type { Handlers } from '../call.ts';
import { administratorOf } from '../caller.ts';

export const doubts = {
  'GET /api/admin/transfer-doubts': async ({ bank }) =>
    (await listTransferDoubts(bank.db)).map(({ amount, sentAt, ...doubt }) => ({
      ...doubt,
      amount: toNaira(amount),
      sentAt: sentAt.toISOString(),
    })),

  'POST /api/admin/transfer-doubts/{reference}/propose': async ({ bank, params, body, admin }) => {
    const administrator = administratorOf({ admin });
    await proposeEnd(bank, { reference: params.reference, administrator, ...body });
    return {};
  },

  'POST /api/admin/transfer-doubts/{reference}/withdraw': async ({ bank, params, admin }) => {
    await withdrawEnd(bank, { reference: params.reference, administrator: administratorOf({ admin }) });
    return {};
  },

  'POST /api/admin/transfer-doubts/{reference}/approve': async ({ bank, params, body, admin }) => {
    const administrator = administratorOf({ admin });
    await approveEnd(bank, { reference: params.reference, administrator, verdict: body.verdict });
    return {};
  },
} satisfies Partial<Handlers>;
