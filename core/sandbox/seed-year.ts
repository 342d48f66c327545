import { transact } from '@karo/db/client';
import type { Customer } from '../customers/index.ts';
import { demoPin, openSandboxCustomer } from '../identity/index.ts';
import { addMonths, type Bank, Fault, isFault, type Kobo, kobo, naira } from '../kernel/index.ts';
import { getCustomerAccount, internal, postOne } from '../ledger/index.ts';
import { approve } from '../orders/index.ts';
import { createGoal, quotePlan as quoteGoalPlan, quoteSaving, tendGoals } from '../products/goals/index.ts';
import { contributePlans, quotePlan, quoteTrade } from '../products/investments/index.ts';
import { applyForLoan, collectLoans, quoteLoan } from '../products/loans/index.ts';
import { orderRemittance, payRemittance } from '../products/remittance/index.ts';
import { sandboxExchange, sandboxMarket } from '../providers/index.ts';
import { liveEveryday } from './seed-everyday.ts';

/** Somebody whose year with the bank is worth looking at; the PIN is `demoPin`. */
export const ngozi = { firstName: 'Ngozi', lastName: 'Eze', phone: '+2348030000003' } as const;

const MONTHS = 12;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The day of a month on which she is paid, and settles what is due. */
const PAY_DAY = 3;

/** The bank as it was: the same database, at a time that is set by hand and at the prices of then. */
export type Past = { bank: Bank; moveTo(at: Date): void };

/** Opens the bank at another time. */
export function openPast(bank: Bank): Past {
  let now = bank.clock.now();
  const clock = {
    now: () => {
      now = new Date(now.getTime() + 1_000);
      return now;
    },
  };
  const then = { clock, seed: bank.config.sandboxSeed };
  return {
    bank: { ...bank, clock, market: sandboxMarket(then), exchange: sandboxExchange(then) },
    moveTo: (at) => {
      now = at;
    },
  };
}

/** Money that came from outside, or went there. */
async function book(bank: Bank, customer: Customer, line: { id: string; narration: string; amount: Kobo }) {
  const account = await getCustomerAccount(bank.db, customer.id);
  await transact(bank.db, async (trx) =>
    postOne(trx, {
      id: `seed:${customer.id}:${line.id}`,
      kind: 'deposit',
      narration: line.narration,
      at: bank.clock.now(),
      legs: [
        { account: account.id, amount: line.amount },
        { account: await internal(trx, 'opening'), amount: kobo(-line.amount) },
      ],
    }),
  );
}

const accept = (bank: Bank, quoteId: string) =>
  approve(bank, { quoteId, pin: demoPin, device: 'seed', origin: { channel: 'house' } });

async function borrow(
  bank: Bank,
  customerId: string,
  loan: { productId: string; amount: Kobo; months: number },
) {
  const { id, status } = await applyForLoan(bank, { customerId, ...loan, purpose: 'Stock for the shop' });
  if (status !== 'approved') return;
  const { quote } = await quoteLoan(bank, { customerId, loanId: id });
  await accept(bank, quote.id);
}

async function trade(bank: Bank, customerId: string, asset: string, side: 'buy' | 'sell', amount: Kobo) {
  const { quote } = await quoteTrade(bank, { customerId, asset, side, amount });
  await accept(bank, quote.id);
}

async function beginPlan(bank: Bank, customerId: string): Promise<void> {
  const plan = { name: 'House in Nsukka', risk: 'moderate', monthly: naira(20_000), years: 5 } as const;
  const { quote } = await quotePlan(bank, { customerId, ...plan });
  await accept(bank, quote.id);
}

async function comeFromAbroad(bank: Bank): Promise<void> {
  const sender = { address: 'seed:brother' };
  const order = { sender, country: 'UK', amount: 15_000n, recipientPhone: ngozi.phone };
  const { reference } = await orderRemittance(bank, order);
  await payRemittance(bank, { sender, reference, cardToken: 'tok_visa', cardholder: 'Emeka Eze' });
}

async function putBy(bank: Bank, customerId: string): Promise<void> {
  const rent = await createGoal(bank, { customerId, name: 'Next year’s rent', target: naira(600_000) });
  const of = { customerId, goalId: rent.id };
  await accept(bank, (await quoteSaving(bank, { ...of, amount: naira(90_000) })).quote.id);
  const plan = { ...of, amount: naira(35_000), frequency: 'monthly' } as const;
  await accept(bank, (await quoteGoalPlan(bank, plan)).quote.id);
  const lockedUntil = addMonths(bank.clock.now(), MONTHS).toISOString().slice(0, 10);
  const laptop = await createGoal(bank, {
    customerId,
    name: 'A laptop for school',
    target: naira(250_000),
    kind: 'locked',
    lockedUntil,
  });
  await accept(
    bank,
    (await quoteSaving(bank, { customerId, goalId: laptop.id, amount: naira(75_000) })).quote.id,
  );
}

/** What happens in a month of the year, beside pay and rent. */
const events: Record<number, (bank: Bank, customerId: string) => Promise<void>> = {
  1: (bank, id) => borrow(bank, id, { productId: 'quick', amount: naira(100_000), months: 6 }),
  2: beginPlan,
  3: (bank, id) => trade(bank, id, 'dangcem', 'buy', naira(60_000)),
  4: (bank, id) => trade(bank, id, 'money-market', 'buy', naira(100_000)),
  5: (bank) => comeFromAbroad(bank),
  6: (bank, id) => trade(bank, id, 'btc', 'buy', naira(25_000)),
  7: putBy,
  8: (bank, id) => trade(bank, id, 'money-market', 'sell', naira(40_000)),
  9: (bank, id) => borrow(bank, id, { productId: 'business', amount: naira(400_000), months: 12 }),
  10: (bank, id) => trade(bank, id, 'mtnn', 'buy', naira(45_000)),
};

/** What goes out every month beside the bills. */
const life = [
  ['rent', 'Rent', 85_000],
  ['food', 'Food, Ogbete market', 42_000],
  ['transport', 'Transport to school', 22_000],
] as const;

async function settleDues(bank: Bank): Promise<void> {
  await collectLoans(bank);
  await contributePlans(bank);
  await tendGoals(bank);
}

async function liveMonth(past: Past, customer: Customer, month: number, from: Date): Promise<void> {
  const { bank, moveTo } = past;
  moveTo(new Date(from.getTime() + PAY_DAY * DAY_MS));
  await book(bank, customer, {
    id: `pay:${month}`,
    narration: 'SALARY ENUGU SCHOOLS',
    amount: naira(320_000),
  });
  await settleDues(bank);
  await events[month]?.(bank, customer.id);
  moveTo(new Date(from.getTime() + 20 * DAY_MS));
  for (const [id, narration, amount] of life)
    await book(bank, customer, { id: `${id}:${month}`, narration, amount: naira(-amount) });
  await liveEveryday(bank, customer.id, month);
  moveTo(new Date(addMonths(from, 1).getTime() - MINUTE_MS));
  await settleDues(bank);
}

/**
 * A year of one customer's life, lived through the bank's own operations on a clock set back: loans, a plan, trades, money from abroad. Where she is there already,
 * nothing is done. Throws Fault `sandbox_only`.
 */
export async function seedYear(bank: Bank): Promise<'lived' | 'there already'> {
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
  const past = openPast(bank);
  const start = addMonths(bank.clock.now(), -MONTHS);
  past.moveTo(start);
  try {
    const customer = await openSandboxCustomer(past.bank, {
      ...ngozi,
      opening: naira(60_000),
      demo: false,
      verified: true,
    });
    for (let month = 0; month < MONTHS; month += 1)
      await liveMonth(past, customer, month, addMonths(start, month));
    return 'lived';
  } catch (error) {
    if (isFault(error, 'customer_exists')) return 'there already';
    throw error;
  }
}
