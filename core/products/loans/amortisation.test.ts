import { describe, expect, test } from 'vitest';
import type { Instalment } from '../../catalogue/loans.ts';
import { addMonths } from '../../kernel/lagos-time.ts';
import { type Kobo, kobo, minimum, naira, sum, zero } from '../../kernel/money.ts';
import {
  amortise,
  bucketOf,
  lateFee,
  monthlyPayment,
  owedNow,
  pay,
  payoff,
  type Running,
  totalInterest,
  unpaid,
} from './amortisation.ts';

const DAY_MS = 86_400_000;

/** A stream of numbers that is the same at every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const start = new Date('2026-11-23T09:00:00Z');

function running(amount: Kobo, rateBp: number, months: number): Running {
  const instalments = amortise(amount, rateBp, months).map(
    (month): Instalment => ({
      number: month.number,
      dueAt: addMonths(start, month.number),
      principal: month.principal,
      interest: month.interest,
      lateFee: zero,
      principalPaid: zero,
      interestPaid: zero,
      lateFeePaid: zero,
    }),
  );
  return { rateBp, disbursedAt: start, accruedAt: undefined, instalments };
}

describe('amortisation', () => {
  test.each([
    // Reckoned by hand, with the standard formula.
    [naira(100_000), 2_400, 12, kobo(945_596)],
    [naira(1_000_000), 1_200, 12, kobo(8_884_879)],
    [naira(120_000), 0, 12, naira(10_000)],
    [naira(50_000_000), 1_800, 36, kobo(180_761_978)],
  ])('%s at %i: %i months', (amount, rateBp, months, payment) => {
    expect(monthlyPayment(amount, rateBp, months)).toBe(payment);
  });

  test('500 loans of any size: the months are equal but the last, and add up to the kobo', () => {
    const pick = random(7);
    for (let round = 0; round < 500; round += 1) {
      const amount = kobo(500_000 + pick(2_000_000_000));
      const rateBp = pick(4_000);
      const months = [6, 12, 18, 24, 36][pick(5)] ?? 6;
      const plan = amortise(amount, rateBp, months);
      const payment = monthlyPayment(amount, rateBp, months);
      expect(sum(plan.map((month) => month.principal))).toBe(amount);
      expect(plan.at(-1)?.balance).toBe(0n);
      expect(plan.slice(0, -1).every((month) => month.payment === payment)).toBe(true);
      const last = plan.at(-1)?.payment ?? zero;
      expect(last - payment < BigInt(months) && payment - last < BigInt(months)).toBe(true);
      expect(totalInterest(plan)).toBe(sum(plan.map((month) => month.payment)) - amount);
      expect(plan.every((month) => month.principal >= 0n && month.interest >= 0n)).toBe(true);
    }
  });
});

describe('paying', () => {
  const pick = random(11);
  /** What is paid at a step: what is owed, some amount or, at the last step and sometimes before, all. */
  const someAmount = (loan: ReturnType<typeof running>, now: Date, isLast: boolean) => {
    const all = payoff(loan, now);
    if (isLast || pick(12) === 0) return all;
    return minimum(pick(2) === 0 ? owedNow(loan, now) : kobo(BigInt(pick(10_000_000))), all);
  };

  test('200 lives of a loan: whatever is paid when, the principal comes back to the kobo, once', () => {
    for (let round = 0; round < 200; round += 1) {
      const amount = kobo(500_000 + pick(500_000_000));
      let loan = running(amount, pick(4_000), pick(3) * 6 + 6);
      let now = start;
      let principal = zero;
      let [lastPayoff, closed] = [payoff(loan, now), false];
      for (let step = 0; step < 60 && !closed; step += 1) {
        now = new Date(now.getTime() + pick(25 * DAY_MS));
        const all = payoff(loan, now);
        const given = someAmount(loan, now, step === 59);
        if (given === 0n) continue;
        const paid = pay(loan, given, now);
        expect(kobo(paid.principal + paid.interest + paid.lateFee)).toBe(given);
        principal = kobo(principal + paid.principal);
        loan = { ...loan, instalments: paid.instalments, accruedAt: paid.accruedAt };
        closed = paid.closed;
        lastPayoff = payoff(loan, now);
        // What is less than today's interest lowers the principal it is reckoned on.
        expect(lastPayoff <= all - given && (all - given - lastPayoff) * 10n <= given).toBe(true);
        expect(sum(loan.instalments.map((month) => month.principal))).toBe(amount);
        expect(sum(loan.instalments.map((month) => month.principalPaid))).toBe(principal);
        expect(loan.instalments.every((month) => unpaid(month) >= 0n)).toBe(true);
      }
      expect(closed).toBe(true);
      expect(principal).toBe(amount);
      expect(lastPayoff).toBe(0n);
    }
  });

  test('on every date as planned, it costs what was said', () => {
    let loan = running(naira(300_000), 2_400, 12);
    let interest = zero;
    for (const month of running(naira(300_000), 2_400, 12).instalments) {
      const paid = pay(loan, owedNow(loan, month.dueAt), month.dueAt);
      interest = kobo(interest + paid.interest);
      loan = { ...loan, instalments: paid.instalments };
    }
    expect(interest).toBe(totalInterest(amortise(naira(300_000), 2_400, 12)));
    expect(payoff(loan, addMonths(start, 12))).toBe(0n);
  });

  test('ended on its first day it costs nothing; after half a month half a month’s interest', () => {
    const loan = running(naira(100_000), 2_400, 12);
    expect(payoff(loan, start)).toBe(naira(100_000));
    const half = new Date(start.getTime() + 15 * DAY_MS);
    expect(payoff(loan, half)).toBe(naira(101_000));
    const paid = pay(loan, payoff(loan, half), half);
    expect(paid).toMatchObject({ closed: true, principal: naira(100_000), interest: naira(1_000) });
  });

  test('what is paid early makes the coming months smaller', () => {
    const loan = running(naira(120_000), 2_400, 12);
    const half = new Date(start.getTime() + 15 * DAY_MS);
    const paid = pay(loan, naira(61_200), half);
    expect(paid).toMatchObject({ principal: naira(60_000), interest: naira(1_200), closed: false });
    const [, second] = paid.instalments;
    expect(second?.principal).toBeLessThan(
      running(naira(120_000), 2_400, 12).instalments[1]?.principal ?? 0n,
    );
  });
});

describe('late', () => {
  const loan = running(naira(100_000), 2_400, 6);
  const [first] = loan.instalments;

  test('a month costs one percent of what is missing, and over the loan at most five percent of it', () => {
    if (!first) throw new Error('no month');
    const fee = lateFee(loan, first);
    expect(fee).toBe(kobo(17_853));
    const charged = loan.instalments.map((month) => ({ ...month, lateFee: naira(900) }));
    expect(lateFee({ instalments: charged }, first)).toBe(zero);
    const big = running(naira(10_000_000), 2_400, 6);
    expect(big.instalments[0] && lateFee(big, big.instalments[0])).toBe(naira(5_000));
  });

  test.each([
    [0, 'current'],
    [1, '1-30'],
    [30, '1-30'],
    [31, '31-60'],
    [90, '61-90'],
    [91, '90+'],
  ] as const)('%i days: %s', (days, bucket) => {
    const due = first?.dueAt.getTime() ?? 0;
    expect(bucketOf(loan.instalments, new Date(due + days * DAY_MS))).toBe(bucket);
  });
});
