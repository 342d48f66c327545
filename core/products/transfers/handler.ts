import { balanceOfCustomer } from '../../ledger/index.ts';
import type { OperationHandler } from '../../quotes/index.ts';
import { acceptTransfer, WAIT_MS } from './orders.ts';

/** How an approved transfer is carried out, and what its sender is told at once: it went, it waits for a moment, it is looked at, or it is on its way. */
export const transferHandler: OperationHandler<'transfer'> = {
  accept: acceptTransfer,
  message: async (bank, { facts, amount, customerId }, { money, risk }, done) => {
    const to = { name: facts.name, bank: facts.bankName, account: facts.account, amount };
    if (done.review) return risk.looking(to);
    if (done.status === 'waiting') return money.waiting({ ...to, seconds: WAIT_MS / 1000 });
    if (done.status !== 'success') return money.sending(to);
    const { available: balance } = await balanceOfCustomer(bank.db, customerId);
    return money.sent({ ...to, reference: done.reference ?? '', balance });
  },
};
