import type { Bucket, Instalment } from '../../catalogue/index.ts';
import { fraction, type Kobo, kobo, minimum, sum, zero } from '../../kernel/index.ts';

/** Hundredths of a percent in a year, in twelve parts. */
const MONTHS_BP = 120_000n;

/** One month of a loan as it is planned. */
export type Planned = { number: number; principal: Kobo; interest: Kobo; payment: Kobo; balance: Kobo };

/** A month's interest on what is owed. */
export const monthlyInterest = (owed: Kobo, rateBp: number): Kobo =>
  fraction(owed, BigInt(rateBp), MONTHS_BP);

/** The equal payment of standard amortisation, in whole numbers throughout: rounded once, at the end. */
export function monthlyPayment(amount: Kobo, rateBp: number, months: number): Kobo {
  if (rateBp === 0) return fraction(amount, 1n, BigInt(months));
  const grown = (MONTHS_BP + BigInt(rateBp)) ** BigInt(months);
  const flat = MONTHS_BP ** BigInt(months);
  return fraction(amount, BigInt(rateBp) * grown, MONTHS_BP * (grown - flat));
}

/** The months of a loan: equal payments, the last of which takes what rounding left. */
export function amortise(amount: Kobo, rateBp: number, months: number): Planned[] {
  const payment = monthlyPayment(amount, rateBp, months);
  const plan: Planned[] = [];
  let balance = amount;
  for (let number = 1; number <= months; number += 1) {
    const interest = monthlyInterest(balance, rateBp);
    const share = payment > interest ? kobo(payment - interest) : zero;
    const principal = number === months ? balance : minimum(share, balance);
    balance = kobo(balance - principal);
    plan.push({ number, principal, interest, payment: kobo(principal + interest), balance });
  }
  return plan;
}

/** The interest of a whole plan. */
export const totalInterest = (plan: readonly Planned[]): Kobo => sum(plan.map((month) => month.interest));

/** A loan as its arithmetic sees it. */
export type Running = {
  rateBp: number;
  disbursedAt: Date;
  /** Until when interest of the current month was paid early, where some was. */
  accruedAt: Date | undefined;
  instalments: readonly Instalment[];
};

/** What is left to pay of one month. */
export const unpaid = (month: Instalment): Kobo =>
  kobo(
    month.principal -
      month.principalPaid +
      (month.interest - month.interestPaid) +
      (month.lateFee - month.lateFeePaid),
  );

const isDue = (month: Instalment, now: Date): boolean => month.dueAt <= now;

/** What should have been paid by now and was not. */
export const owedNow = (loan: Running, now: Date): Kobo =>
  sum(loan.instalments.filter((month) => isDue(month, now)).map(unpaid));

const upcoming = (loan: Running, now: Date): Instalment[] =>
  loan.instalments.filter((month) => !isDue(month, now));

const principalAhead = (loan: Running, now: Date): Kobo =>
  sum(upcoming(loan, now).map((month) => kobo(month.principal - month.principalPaid)));

/** Where interest of the running month is reckoned from. */
function accrualStart(loan: Running, now: Date): Date {
  const passed = loan.instalments.filter((month) => isDue(month, now)).map((month) => month.dueAt);
  const start = passed.at(-1) ?? loan.disbursedAt;
  return loan.accruedAt && loan.accruedAt > start ? loan.accruedAt : start;
}

function part(interest: Kobo, loan: Running, from: Date, to: Date, now: Date): Kobo {
  const [next] = upcoming(loan, now);
  if (!next) return zero;
  const before = loan.instalments.filter((month) => isDue(month, now)).at(-1)?.dueAt ?? loan.disbursedAt;
  const whole = BigInt(next.dueAt.getTime() - before.getTime());
  const some = BigInt(Math.max(0, to.getTime() - from.getTime()));
  return whole > 0n ? fraction(interest, some, whole) : zero;
}

/** The interest of the running month until today that is not paid yet. */
function accruedNow(loan: Running, now: Date): Kobo {
  const ahead = principalAhead(loan, now);
  return part(monthlyInterest(ahead, loan.rateBp), loan, accrualStart(loan, now), now, now);
}

/** What ends the loan today: what is owed, what is left of it, and interest until today and no longer. */
export const payoff = (loan: Running, now: Date): Kobo =>
  kobo(owedNow(loan, now) + principalAhead(loan, now) + accruedNow(loan, now));

export type Paid = {
  principal: Kobo;
  interest: Kobo;
  lateFee: Kobo;
  /** Every month as it is now. */
  instalments: Instalment[];
  accruedAt: Date | undefined;
  closed: boolean;
};

const nothing = { principal: zero, interest: zero, lateFee: zero };

/** Pays what is due, the oldest first, and of each month the late fee, then interest, then principal. */
function payDue(loan: Running, amount: Kobo, now: Date): { left: Kobo } & Omit<Paid, 'accruedAt' | 'closed'> {
  let left = amount;
  const took = { ...nothing };
  const take = (owed: bigint): Kobo => {
    const part = minimum(left, kobo(owed));
    left = kobo(left - part);
    return part;
  };
  const instalments = loan.instalments.map((month) => {
    if (!isDue(month, now)) return month;
    const lateFee = take(month.lateFee - month.lateFeePaid);
    const interest = take(month.interest - month.interestPaid);
    const principal = take(month.principal - month.principalPaid);
    took.lateFee = kobo(took.lateFee + lateFee);
    took.interest = kobo(took.interest + interest);
    took.principal = kobo(took.principal + principal);
    return {
      ...month,
      lateFeePaid: kobo(month.lateFeePaid + lateFee),
      interestPaid: kobo(month.interestPaid + interest),
      principalPaid: kobo(month.principalPaid + principal),
    };
  });
  return { left, ...took, instalments };
}

/** All that is left is paid: the coming months keep the principal that was paid, and no interest beyond today's. */
function closing(ahead: readonly Instalment[], interest: Kobo): Instalment[] {
  return ahead.map((month, index) => {
    const whole = kobo(month.interestPaid + (index === 0 ? interest : 0n));
    return { ...month, principalPaid: month.principal, interest: whole, interestPaid: whole };
  });
}

/** The coming months planned anew over what is left, as many as before. */
function replan(loan: Running, ahead: readonly Instalment[], left: Kobo, now: Date): Instalment[] {
  const [first] = ahead;
  if (!first) return [];
  const plan = amortise(left, loan.rateBp, ahead.length);
  const rest = part(monthlyInterest(left, loan.rateBp), loan, accrualStart(loan, now), first.dueAt, now);
  return ahead.map((month, index) => {
    const planned = plan[index] ?? { principal: zero, interest: zero };
    const interest = index === 0 ? kobo(month.interestPaid + rest) : planned.interest;
    return { ...month, principal: kobo(month.principalPaid + planned.principal), interest };
  });
}

/** Pays early: today's interest first, then principal; the coming months become smaller. */
function payAhead(loan: Running, amount: Kobo, now: Date): Omit<Paid, 'lateFee' | 'closed'> {
  const ahead = upcoming(loan, now);
  const before = loan.instalments.filter((month) => isDue(month, now));
  const [owed, accrued] = [principalAhead(loan, now), accruedNow(loan, now)];
  if (amount >= owed + accrued)
    return {
      principal: owed,
      interest: accrued,
      instalments: [...before, ...closing(ahead, accrued)],
      accruedAt: now,
    };
  const interest = amount > accrued ? accrued : zero;
  const principal = kobo(amount - interest);
  const accruedAt = interest > 0n ? now : loan.accruedAt;
  const months = ahead.map((month, index) =>
    index === 0 ? { ...month, interestPaid: kobo(month.interestPaid + interest) } : month,
  );
  const instalments = replan({ ...loan, accruedAt }, months, kobo(owed - principal), now);
  const [next, ...rest] = instalments;
  const credited = next ? credit(next, principal) : [];
  return { principal, interest, instalments: [...before, ...credited, ...rest], accruedAt };
}

/** What was paid of the principal stands with the next month, so that principal and payments still add up to the loan. */
const credit = (month: Instalment, principal: Kobo): Instalment[] => [
  {
    ...month,
    principal: kobo(month.principal + principal),
    principalPaid: kobo(month.principalPaid + principal),
  },
];

/** Takes a payment apart: what is due first; what is more shortens what is to come. `amount` is never more than `payoff`. */
export function pay(loan: Running, amount: Kobo, now: Date): Paid {
  const due = payDue(loan, amount, now);
  const { left, ...paid } = due;
  const same = { ...paid, accruedAt: loan.accruedAt };
  const done = (months: readonly Instalment[]) => months.every((month) => unpaid(month) === 0n);
  if (left === 0n) return { ...same, closed: done(paid.instalments) };
  const ahead = payAhead({ ...loan, instalments: paid.instalments }, left, now);
  return {
    principal: kobo(paid.principal + ahead.principal),
    interest: kobo(paid.interest + ahead.interest),
    lateFee: paid.lateFee,
    instalments: ahead.instalments,
    accruedAt: ahead.accruedAt,
    closed: done(ahead.instalments),
  };
}

const DAY_MS = 86_400_000;
/** After the due date nothing is charged for so long. */
export const GRACE_MS = 3 * DAY_MS;
/** Of what is late, in hundredths of a percent; never more a month, nor more in all of what was lent. */
const LATE_BP = 100n;
const LATE_MOST = kobo(500_000);
const LATE_ALL_BP = 500n;
const ALL_BP = 10_000n;

/** The fee for a month that is late, once: 1 % of what is missing, at most NGN 5,000, and over the loan at most 5 % of it. */
export function lateFee(loan: Pick<Running, 'instalments'>, month: Instalment): Kobo {
  const lent = sum(loan.instalments.map((each) => each.principal));
  const charged = sum(loan.instalments.map((each) => each.lateFee));
  const room = kobo(fraction(lent, LATE_ALL_BP, ALL_BP) - charged);
  const fee = minimum(fraction(unpaid(month), LATE_BP, ALL_BP), LATE_MOST);
  return room <= 0n ? zero : minimum(fee, room);
}

/** How long the oldest unpaid month is late, as the regulator counts it. */
export function bucketOf(instalments: readonly Instalment[], now: Date): Bucket {
  const oldest = instalments.find((month) => isDue(month, now) && unpaid(month) > 0n);
  if (!oldest) return 'current';
  const days = Math.floor((now.getTime() - oldest.dueAt.getTime()) / DAY_MS);
  if (days < 1) return 'current';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}
