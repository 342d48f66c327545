import { type LoanReason, loanCeilings, type Product, type Tier } from '../../catalogue/index.ts';
import { fraction, type Kobo, kobo, naira, zero } from '../../kernel/index.ts';
import type { Score } from './score.ts';

export type Decision = {
  status: 'approved' | 'pending' | 'rejected';
  reason: LoanReason;
  /** The amount that the reason names. */
  amount?: Kobo;
};

/** Above this a person looks at it. */
const LARGE = naira(1_000_000);
/** Of what comes in, so much may go to loans: two fifths. */
const MEANS = { numerator: 2n, denominator: 5n };

export type Case = {
  product: Product;
  amount: Kobo;
  payment: Kobo;
  score: Score;
  tier: number;
  /** What the customer's plan lends at most. */
  planMost: Kobo;
  /** Until then little money moves: the identity is new. */
  capped: boolean;
  /** What the customer says comes in, a month. */
  income: Kobo | undefined;
  employment: string | undefined;
  purpose: string;
  /** What other loans take, a month. */
  otherPayments: Kobo;
};

const twoFifths = (income: Kobo): Kobo => fraction(income, MEANS.numerator, MEANS.denominator);

/** Of what is said to come in and was never seen, so many hundredths count; who lives on what others give them is believed least. */
const believedOf: Record<string, bigint> = {
  employed: 50n,
  'self-employed': 40n,
  business: 50n,
  retired: 40n,
  student: 20n,
  other: 20n,
};
const BELIEVED = 50n;

const believed = (seen: Kobo, said: Kobo, employment: string | undefined): Kobo =>
  said > seen
    ? kobo(seen + fraction(kobo(said - seen), believedOf[employment ?? ''] ?? BELIEVED, 100n))
    : seen;

/** What the bank does not lend for: it hurts who borrows. */
const harmful = new Set([
  ...['bet', 'bets', 'betting', 'bet9ja', 'sportybet', '1xbet', 'betking'],
  ...['casino', 'lotto', 'lottery', 'pool', 'pools'],
]);
const isHarmful = (purpose: string): boolean =>
  purpose
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .some((word) => harmful.has(word) || word.startsWith('gambl'));

/** The payment that two fifths of an income leave room for, beside what other loans take. */
const roomFor = (income: Kobo, others: Kobo): Kobo => {
  const room = kobo(twoFifths(income) - others);
  return room > 0n ? room : zero;
};

function checkMeans(of: Case): Decision {
  const { incomeSeen } = of.score.facts;
  const said = of.income ?? zero;
  const room = roomFor(believed(incomeSeen, said, of.employment), of.otherPayments);
  if (of.payment <= room)
    return of.amount > LARGE
      ? { status: 'pending', reason: 'large' }
      : { status: 'approved', reason: 'within_means' };
  if (of.payment <= roomFor(said, of.otherPayments)) return { status: 'pending', reason: 'income_unseen' };
  // An annuity is in proportion to its loan.
  const affordable = fraction(of.amount, room, of.payment);
  return { status: 'rejected', reason: 'unaffordable', amount: affordable };
}

/** Decides an application by rules that can be told to who applies. Pure. */
export function decideLoan(of: Case): Decision {
  const ceiling = loanCeilings[of.tier as Tier] ?? zero;
  if (of.capped) return { status: 'rejected', reason: 'too_new' };
  if (isHarmful(of.purpose)) return { status: 'rejected', reason: 'purpose' };
  if (of.score.facts.inArrears) return { status: 'rejected', reason: 'arrears' };
  if (of.amount > ceiling) return { status: 'rejected', reason: 'tier', amount: ceiling };
  if (of.amount > of.planMost) return { status: 'rejected', reason: 'plan', amount: of.planMost };
  if (of.score.score < of.product.scoreLeast) return { status: 'rejected', reason: 'score' };
  return checkMeans(of);
}
