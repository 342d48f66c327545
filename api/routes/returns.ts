import { Fault } from '@karo/core/kernel';
import { balancesCsv, profitAndLossCsv } from '@karo/core/orders';
import { isDay } from '@karo/core/products/scheduled';
import { largeMovementsCsv } from '@karo/core/risk/monitoring';
import type { AnyCall, Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type Span = { from: string; to: string };

/** Days that there are, in their order. Throws Fault `bad_request`. */
function spanOf({ from, to }: Span): Span {
  if (!isDay(from)) throw new Fault('bad_request', { field: 'from' });
  if (!isDay(to) || to < from) throw new Fault('bad_request', { field: 'to' });
  return { from, to };
}

const name = ({ reply }: Pick<AnyCall, 'reply'>, file: string) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}.csv"`);

export const returns = {
  'GET /api/admin/returns/profit-and-loss': async (call) => {
    const span = spanOf(call.query);
    const file = await profitAndLossCsv(call.bank, span);
    name(call, `profit-and-loss-${span.from}-${span.to}`);
    return file;
  },

  'GET /api/admin/returns/balances': async (call) => {
    const file = await balancesCsv(call.bank);
    name(call, 'balances');
    return file;
  },

  'GET /api/admin/returns/large-movements': async (call) => {
    const span = spanOf(call.query);
    const file = await largeMovementsCsv(call.bank, { ...span, ...actingOf(call) });
    name(call, `large-movements-${span.from}-${span.to}`);
    return file;
  },
} satisfies Partial<Handlers>;
