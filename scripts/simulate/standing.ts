import { type Payee, rhythms, type Schedule } from '@karo/core/catalogue';
import type { Customer } from '@karo/core/customers';
import { demoPin, openSandboxCustomer } from '@karo/core/identity';
import { type Bank, dayOf, daysAfter, naira } from '@karo/core/kernel';
import { approve } from '@karo/core/orders';
import { createGoal } from '@karo/core/products/goals';
import { payIn } from '@karo/core/products/inward';
import { applyForLoan, quoteLoan } from '@karo/core/products/loans';
import { quoteMandate } from '@karo/core/products/mandates';
import { changeMandate, listMandates } from '@karo/core/products/scheduled';
import { byTwo } from '@karo/core/sandbox';
import { freezeCustomer, unfreezeCustomer } from '@karo/core/security';

/** Those who live by standing orders: each has one, money from another bank every month, and perhaps a freeze. */
export type Standing = { people: readonly Customer[]; frozen: Map<string, string> };

const FREEZE_DAYS = 9;
const FREEZES_A_DAY = 0.3;
type PayeeOf = (bank: Bank, self: Customer) => Promise<Payee>;

/** A loan that is running, for repayments. */
async function lend(bank: Bank, { id: customerId }: Customer): Promise<Payee> {
  const order = { customerId, productId: 'quick', months: 6, amount: naira(60_000) } as const;
  const loan = await applyForLoan(bank, Object.assign({ purpose: 'Stock', income: naira(150_000) }, order));
  const { quote } = await quoteLoan(bank, { customerId, loanId: loan.id });
  await approve(bank, { quoteId: quote.id, customerId, pin: demoPin });
  return { operation: 'loan_repay', loanId: String(loan.id) };
}

/** What standing orders pay: each of the six products by turns. */
const payees: Readonly<Record<StandingKind, PayeeOf>> = {
  transfer: async () => ({
    operation: 'transfer',
    bankCode: '000013',
    account: '1234567896',
    narration: 'rent',
  }),
  airtime: async () => ({ operation: 'airtime', phone: '08031234567' }),
  data: async () => ({
    operation: 'bill',
    kind: 'data',
    biller: 'mtn',
    number: '08031234567',
    plan: '1gb',
    meterType: null,
  }),
  electricity: async () => ({
    operation: 'bill',
    kind: 'electricity',
    biller: 'ikedc',
    number: '45012345678',
    plan: null,
    meterType: 'prepaid',
  }),
  goal: async (bank, { id: customerId }) => {
    const goal = await createGoal(bank, { customerId, name: 'Rent', target: naira(100_000) });
    return { operation: 'goal_save', goalId: String(goal.id) };
  },
  loan: lend,
};
const standingKinds = ['transfer', 'airtime', 'data', 'electricity', 'goal', 'loan'] as const;
type StandingKind = (typeof standingKinds)[number];

/** What one run pays: a bundle has its price, and a meter a least sum. */
const amountOf = (kind: StandingKind, nth: number) =>
  naira(kind === 'data' ? 800 : kind === 'electricity' ? 1_000 : 100 + (nth % 20) * 10);

function scheduleOf(nth: number, today: string): Schedule {
  const rhythm = rhythms[nth % rhythms.length] ?? 'weekly';
  const firstOn = daysAfter(today, 1 + (nth % 40));
  const ends = [{ times: 2 + (nth % 9) }, { untilOn: daysAfter(firstOn, 30 + (nth % 200)) }, {}];
  return Object.assign({ rhythm, firstOn }, ends[nth % ends.length]);
}

/** Opens the accounts, and sets one standing order up for each. */
export async function setUpStanding(bank: Bank, many: number): Promise<Standing> {
  const people: Customer[] = [];
  for (let nth = 0; nth < many; nth += 1) {
    const phone = `+23480720${String(nth).padStart(5, '0')}`;
    const person = { firstName: 'Tola', lastName: 'Ade', phone, opening: naira(20_000) };
    const customer = await openSandboxCustomer(bank, Object.assign(person, { demo: false, verified: true }));
    const kind = standingKinds[nth % standingKinds.length] ?? 'transfer';
    const { quote } = await quoteMandate(bank, {
      customerId: customer.id,
      payee: await payees[kind](bank, customer),
      amount: amountOf(kind, nth),
      schedule: scheduleOf(nth, dayOf(bank.clock.now())),
      retries: nth % 3 > 0,
    });
    await approve(bank, { quoteId: quote.id, pin: demoPin, customerId: customer.id });
    people.push(customer);
  }
  return { people, frozen: new Map() };
}

/** On the first of a month everybody is paid from another bank; every fourth payment is delivered twice. */
async function payIncomes(bank: Bank, people: readonly Customer[]): Promise<void> {
  for (const [nth, { nuban: account = '' }] of people.entries()) {
    const order = { bank: 'Zenith', senderName: 'Employer', account, amount: naira(4_000) };
    const { sessionId } = await payIn(bank, order);
    if (nth % 4 === 0) await payIn(bank, Object.assign({ sessionId }, order));
  }
}

/** A day of theirs, before the bank does what it does by the clock. */
export async function liveStanding(
  bank: Bank,
  { people, frozen }: Standing,
  random: () => number,
): Promise<void> {
  const today = dayOf(bank.clock.now());
  if (today.endsWith('-01')) await payIncomes(bank, people);
  for (const [customerId, until] of frozen) {
    if (until > today) continue;
    frozen.delete(customerId);
    await byTwo(bank, (administrator) =>
      unfreezeCustomer(bank, { customerId, administrator, why: 'simulated' }),
    );
  }
  const one = people[Math.floor(random() * people.length)];
  if (!one || frozen.has(one.id) || random() >= FREEZES_A_DAY) return;
  frozen.set(one.id, daysAfter(today, FREEZE_DAYS));
  await freezeCustomer(bank, { customerId: one.id, channel: 'house', why: 'simulated' });
}

/** Stops what is still to be paid, so that the days in which nobody acts bring every payment to its end. */
export async function stopStanding(bank: Bank, { people }: Standing): Promise<void> {
  for (const { id: customerId } of people)
    for (const { reference } of await listMandates(bank.db, customerId))
      await changeMandate(bank, { customerId, reference, act: 'stop' });
}
