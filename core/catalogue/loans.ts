import type { Kobo } from '../kernel/index.ts';
import type { Product } from './loan-products.ts';

/** Why an application was decided so. */
export const loanReasons = [
  'within_means',
  'large',
  'income_unseen',
  'score',
  'arrears',
  'unaffordable',
  'tier',
  'plan',
  'too_new',
  'purpose',
  'person_said_yes',
  'person_said_no',
] as const;

export type LoanReason = (typeof loanReasons)[number];

/** One month as it stands. */
export type Instalment = {
  number: number;
  dueAt: Date;
  principal: Kobo;
  interest: Kobo;
  lateFee: Kobo;
  principalPaid: Kobo;
  interestPaid: Kobo;
  lateFeePaid: Kobo;
};

export type Bucket = 'current' | '1-30' | '31-60' | '61-90' | '90+';

/** What a score is made of. */
export const factorNames = ['history', 'identity', 'income', 'savings', 'repayment', 'groups'] as const;

export type FactorName = (typeof factorNames)[number];

export type Factor = {
  name: FactorName;
  points: number;
  pointsMax: number;
  impact: 'positive' | 'negative' | 'neutral';
  /** Nothing is known of it yet: neither good nor bad. */
  unknown: boolean;
};

export type Rating = 'Excellent' | 'Good' | 'Fair' | 'Poor';

/** What a customer did, as far as this bank saw it. */
export type Habits = {
  tier: number;
  /** Whole months since the account was opened. */
  months: number;
  /** Of the last three months, those in which money came in. */
  monthsWithIncome: number;
  /** Naira a month that came in, and went out, over the last three. */
  incomeSeen: Kobo;
  outgoing: Kobo;
  balance: Kobo;
  instalmentsPaid: number;
  instalmentsLate: number;
  /** Something is late now. */
  inArrears: boolean;
  contributionsPaid: number;
  contributionsLate: number;
};

export type LoanStatus =
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'disbursed'
  | 'in_arrears'
  | 'repaid'
  | 'written_off';

/** A loan or an application for one, as its customer may see it. */
export type Loan = {
  id: bigint;
  reference: string;
  customerId: string;
  conversationId: bigint | null;
  product: Product;
  amount: Kobo;
  rateBp: number;
  months: number;
  payment: Kobo;
  totalInterest: Kobo;
  purpose: string;
  status: LoanStatus;
  reason: LoanReason;
  reasonAmount: Kobo | undefined;
  reasonWords: string | undefined;
  score: number;
  income: Kobo | undefined;
  incomeSeen: Kobo;
  employment: string | undefined;
  employer: string | undefined;
  appliedAt: Date;
  offerUntil: Date | undefined;
  disbursedAt: Date | undefined;
  closedAt: Date | undefined;
  instalments: Instalment[];
  /** What ends it today. */
  outstanding: Kobo;
  /** What should have been paid by now. */
  due: Kobo;
  next: Instalment | undefined;
  bucket: Bucket;
};
