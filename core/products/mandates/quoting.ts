import { transact } from '@karo/db/client';
import type { Payee, Schedule } from '../../catalogue/index.ts';
import {
  type Bank,
  dayOf,
  Fault,
  type Kobo,
  karoBank,
  kobo,
  totalOf,
  transferCharges,
} from '../../kernel/index.ts';
import { cancelQuote, type Quote } from '../../quotes/index.ts';
import { getSavable, quoteSaving } from '../goals/index.ts';
import { quoteRepayment } from '../loans/index.ts';
import { checkNotDue, isPriced, leftOf, listMandates, offerMandate, payeeOf } from '../scheduled/index.ts';
import { enquireName, quoteTransfer } from '../transfers/index.ts';
import { offerBill, quoteAirtime } from '../vending/index.ts';

/** What a run would pay now: the product's own quote, whose name was found for it, and what it takes without and with charges. */
export type RunQuote = { quoteId: string; name: string; amount: Kobo; total: Kobo };

/** Makes the quote of one run with the product that it is of: limits, funds, risk and the payee's name are looked at there. Throws that product's Faults. */
export async function quoteRun(
  bank: Bank,
  run: { customerId: string; payee: Payee; amount: Kobo },
): Promise<RunQuote> {
  const { customerId, payee, amount } = run;
  if (payee.operation === 'transfer') {
    const { bankCode, account, narration } = payee;
    const { quoteId, name, total } = await quoteTransfer(bank, {
      customerId,
      bankCode,
      account,
      amount,
      narration,
    });
    return { quoteId, name, amount, total };
  }
  if (payee.operation === 'airtime') {
    const made = await quoteAirtime(bank, { customerId, phone: payee.phone, amount });
    const name = `${made.networkName} ${made.phone}`;
    return { quoteId: made.quoteId, name, amount: made.amount, total: made.amount };
  }
  if (payee.operation === 'bill') {
    const { kind, biller, number, plan, meterType } = payee;
    const made = await offerBill(bank, {
      customerId,
      kind,
      biller,
      number,
      amount,
      plan: plan ?? undefined,
      meterType: meterType ?? undefined,
    });
    const name = made.holder ?? made.billerName;
    return { quoteId: made.quoteId, name, amount: made.amount, total: made.amount };
  }
  if (payee.operation === 'goal_save') {
    const { quote, goal } = await quoteSaving(bank, { customerId, goalId: BigInt(payee.goalId), amount });
    return { quoteId: quote.id, name: goal.name, amount: quote.amount, total: quote.total };
  }
  const { quote, loan } = await quoteRepayment(bank, { customerId, loanId: BigInt(payee.loanId), amount });
  return { quoteId: quote.id, name: loan.reference, amount: quote.amount, total: quote.total };
}

/** Whose it is and what a run would take, without anything being offered. */
async function lookAt(
  bank: Bank,
  order: { customerId: string; payee: Payee; amount: Kobo },
): Promise<{ name: string; total: Kobo }> {
  const { customerId, payee, amount } = order;
  if (payee.operation === 'transfer') {
    const { name } = await enquireName(bank, customerId, payee);
    const kind = payee.bankCode === karoBank.code ? 'karo' : 'nip';
    return { name, total: totalOf(amount, transferCharges(kind, amount)) };
  }
  if (payee.operation === 'goal_save') {
    const goal = await getSavable(bank.db, { customerId, goalId: BigInt(payee.goalId), amount });
    return { name: goal.name, total: amount };
  }
  const { quoteId, name, amount: price, total } = await quoteRun(bank, order);
  await transact(bank.db, (trx) => cancelQuote(trx, quoteId, bank.clock.now()));
  // What is approved is what is taken: a plan is paid at its price, whatever amount came with it.
  if (isPriced(payee) && price !== amount) throw new Fault('plan_price', { price });
  return { name, total };
}

/** What a customer orders to be paid later, or again and again. */
export type ScheduledOrder = {
  customerId: string;
  conversationId?: bigint;
  payee: Payee;
  amount: Kobo;
  schedule: Schedule;
  retries: boolean;
  /** The most that one run may take, charges included; what it takes today where it is left out. */
  ceiling?: Kobo;
  replaces?: string;
};

/**
 * Offers a standing order or a scheduled payment: the payee's name is enquired and the charges are worked out, nothing is paid and no quote of a payment is left open. Throws
 * the Faults of the product, `plan_price` for another amount than that of the plan, and those of `offerMandate`.
 */
export async function quoteMandate(
  bank: Bank,
  order: ScheduledOrder,
): Promise<{ quote: Quote; message: string; name: string }> {
  const { customerId, conversationId, payee, amount, schedule, retries } = order;
  const { name, total } = await lookAt(bank, order);
  const ceiling = String(order.ceiling ?? kobo(total));
  const terms = { payee, name, ceiling, schedule, retries, replaces: order.replaces?.toUpperCase() ?? null };
  return { ...(await offerMandate(bank, { customerId, conversationId, terms, amount })), name };
}

/**
 * Offers to go on paying the same payee another amount (kobo) from the next day on, in place of a mandate that is active or paused; what is left of its runs and its end stay.
 * Throws Fault `not_found`, `plan_price` where a plan says what is paid, `mandate_due` while its payment of today is still to be made, and those of `quoteMandate`.
 */
export async function quoteRaise(
  bank: Bank,
  wanted: { customerId: string; reference: string; amount: Kobo },
): Promise<{ quote: Quote; message: string; name: string }> {
  const { customerId, amount } = wanted;
  const reference = wanted.reference.toUpperCase();
  const row = (await listMandates(bank.db, customerId)).find((each) => each.reference === reference);
  const schedule = row && leftOf(row, dayOf(bank.clock.now()));
  if (row)
    await checkNotDue(bank.db, { customerId, reference, firstOn: schedule?.firstOn }, bank.clock.now());
  if (!row || !schedule) throw new Fault('not_found');
  if (isPriced(payeeOf(row))) throw new Fault('plan_price', { price: kobo(row.amount) });
  return quoteMandate(bank, {
    customerId,
    payee: payeeOf(row),
    amount,
    schedule,
    retries: row.retries,
    replaces: reference,
  });
}
