import type { Bank } from '../kernel/index.ts';
import { csvOf, toNaira } from '../kernel/index.ts';
import { listBookBalances, listClosedDays } from '../ledger/index.ts';

/** Profit and loss of the closed days of a span, a line for each account of each day, and one for the day's result; what is earned stands above nothing. */
export async function profitAndLossCsv(
  bank: Pick<Bank, 'db'>,
  span: { from: string; to: string },
): Promise<string> {
  const days = await listClosedDays(bank.db, span);
  const rows = days.flatMap(({ day, lines, result }) => [
    ...lines.map(({ code, amount }) => [day, code, toNaira(amount)]),
    [day, 'result', toNaira(result)],
  ]);
  return csvOf(['day', 'account', 'amount'], rows);
}

/** What the bank's own accounts, its customers and their pots hold now, and the sum, which is nothing. */
export async function balancesCsv(bank: Pick<Bank, 'db' | 'clock'>): Promise<string> {
  const at = bank.clock.now().toISOString();
  const rows = (await listBookBalances(bank.db)).map(({ code, name, amount }) => [
    at,
    code,
    name,
    toNaira(amount),
  ]);
  return csvOf(['at', 'account', 'name', 'amount'], rows);
}
