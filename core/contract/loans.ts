import Type from 'typebox';
import { amount, amountIn, instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

export const loanStatuses = [
  'pending',
  'approved',
  'rejected',
  'withdrawn',
  'disbursed',
  'in_arrears',
  'repaid',
  'written_off',
] as const;
export const arrearsBuckets = ['current', '1-30', '31-60', '61-90', '90+'] as const;

const id = Type.String({ pattern: '^\\d{1,18}$' });
const months = Type.Integer({ minimum: 1, maximum: 60 });

const product = object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** How easily it is had; of the signed-in customer where there is one. */
  eligibility: oneOf(['high', 'medium', 'low'] as const),
  minAmount: amount,
  maxAmount: amount,
  /** Percent a year. */
  interestRate: Type.Number(),
  /** As people read it: `6 to 12 months`. */
  term: Type.String(),
  terms: Type.Array(Type.Integer()),
  processingTime: Type.String(),
  features: Type.Array(Type.String()),
  requirements: Type.Array(Type.String()),
});

const instalment = object({
  number: Type.Integer(),
  dueDate: instant,
  payment: amount,
  principal: amount,
  interest: amount,
  lateFee: amount,
  paid: amount,
  status: oneOf(['due', 'paid', 'late', 'upcoming'] as const),
});

export const application = object({
  id: Type.String(),
  reference: Type.String(),
  productId: Type.String(),
  productName: Type.String(),
  amount,
  /** Percent a year. */
  interestRate: Type.Number(),
  /** Months. */
  term: Type.Integer(),
  monthlyPayment: amount,
  totalInterest: amount,
  status: oneOf(loanStatuses),
  /** Why it was decided so, in the caller’s language. */
  reason: nullable(Type.String()),
  purpose: Type.String(),
  appliedDate: instant,
  /** Until when an approved offer may be accepted. */
  offerExpires: nullable(instant),
  disbursedDate: nullable(instant),
  nextDueDate: nullable(instant),
  nextPayment: nullable(amount),
  /** What is left to pay back today, interest until today included; 0 before it is paid out. */
  outstanding: amount,
  arrears: oneOf(arrearsBuckets),
});

const offer = object({
  /** The offer to approve by PIN. */
  quoteId: uuid,
  amount,
  message: Type.String(),
});

const applied = object({
  purpose: text(200),
  /** Naira a month, as the applicant says it. */
  income: Type.Optional(amountIn),
  employment: Type.Optional(
    oneOf(['employed', 'self-employed', 'business', 'student', 'retired', 'other'] as const),
  ),
  employer: Type.Optional(Type.String({ maxLength: 100 })),
});

export const loans = rows({
  'GET /api/loans/products': {
    about: 'The six loans, with what each asks and costs.',
    auth: 'anyone',
    reply: Type.Array(product),
    faults: [],
  },
  'GET /api/loans/quote': {
    about: 'What a loan would cost: the monthly payment, the interest in all, and the schedule.',
    auth: 'anyone',
    query: object({
      productId: text(40),
      amount: Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,2})?$' }),
      term: months,
    }),
    reply: object({
      monthlyPayment: amount,
      totalInterest: amount,
      totalPayment: amount,
      schedule: Type.Array(
        object({
          number: Type.Integer(),
          payment: amount,
          principal: amount,
          interest: amount,
          balance: amount,
        }),
      ),
    }),
    faults: ['loan_product', 'loan_amount', 'loan_term'],
  },
  'GET /api/loans/applications': {
    about: 'The customer’s applications and loans, newest first.',
    auth: 'customer',
    reads: true,
    scope: 'payments:read',
    reply: Type.Array(application),
    faults: [],
  },
  'GET /api/loans/applications/{id}': {
    about: 'One of them, with its schedule.',
    auth: 'customer',
    params: object({ id }),
    reply: object({ ...application.properties, schedule: Type.Array(instalment) }),
    faults: ['not_found'],
  },
  'GET /api/loans/credit-score': {
    about: 'The customer’s score, from what they did at this bank, and what would raise it.',
    auth: 'customer',
    reads: true,
    scope: 'users:read',
    reply: object({
      score: Type.Integer({ minimum: 300, maximum: 850 }),
      rating: oneOf(['Excellent', 'Good', 'Fair', 'Poor'] as const),
      factors: Type.Array(
        object({
          factor: Type.String(),
          impact: oneOf(['positive', 'negative', 'neutral'] as const),
          points: Type.Integer(),
          pointsMax: Type.Integer(),
          explanation: Type.String(),
        }),
      ),
      recommendations: Type.Array(Type.String()),
    }),
    faults: [],
  },
  'POST /api/loans/apply': {
    about:
      'Applies for a loan. The decision comes with the answer: approved (accept it next), pending (a person looks at it) or rejected, with the reason.',
    auth: 'customer',
    body: object({ productId: text(40), amount: amountIn, term: months, ...applied.properties }),
    reply: application,
    faults: [
      'loan_product',
      'loan_amount',
      'loan_term',
      'loan_open',
      'amount_invalid',
      'customer_frozen',
      'pin_unset',
    ],
    perMinute: 20,
  },
  'POST /api/loans/applications/{id}/accept': {
    about: 'Accepts an approved offer: an order to approve by PIN, which pays the money out.',
    auth: 'customer',
    params: object({ id }),
    reply: offer,
    faults: ['not_found', 'loan_not_offered', 'customer_frozen', 'new_identity_cap'],
    perMinute: 20,
  },
  'POST /api/loans/applications/{id}/withdraw': {
    about: 'Gives up an application or an offer that was not accepted. Nothing is owed.',
    auth: 'customer',
    params: object({ id }),
    reply: application,
    faults: ['not_found', 'loan_not_offered'],
  },
  'POST /api/admin/loans/{id}/write-off': {
    about:
      'Writes a loan off that is late by more than 90 days, or whose customer’s death is confirmed, which two people ask for; nothing is collected any more, and the customer is told.',
    auth: 'admin',
    role: 'operations',
    params: object({ id }),
    body: object({ reason: text(200) }),
    reply: application,
    faults: ['not_found', 'loan_not_running', 'forbidden', 'request_reused'],
  },
  'POST /api/loans/applications/{id}/repay': {
    about:
      'Pays back before the date: an amount, or all that is left where none is given. An order to approve by PIN. Paying early costs nothing.',
    auth: 'customer',
    params: object({ id }),
    body: object({ amount: Type.Optional(amountIn) }),
    reply: offer,
    faults: ['not_found', 'loan_not_running', 'amount_invalid', 'insufficient_funds', 'customer_frozen'],
    perMinute: 20,
  },
  'GET /api/admin/loans': {
    about: 'The applications that a person has to decide, longest waiting first, and the loans in arrears.',
    auth: 'admin',
    reads: true,
    role: 'support',
    query: object({ status: Type.Optional(oneOf(['pending', 'in_arrears'] as const)) }),
    reply: Type.Array(
      object({
        ...application.properties,
        customerId: uuid,
        score: Type.Integer(),
        income: nullable(amount),
        /** Naira a month that come into the account. */
        incomeSeen: amount,
        employment: nullable(Type.String()),
        employer: nullable(Type.String()),
      }),
    ),
    faults: [],
  },
  'POST /api/admin/loans/{id}': {
    about: 'Decides a pending application, once; the customer is told.',
    auth: 'admin',
    role: 'operations',
    params: object({ id }),
    body: object({ approved: Type.Boolean(), reason: Type.Optional(text(200)) }),
    reply: application,
    faults: ['not_found', 'loan_not_offered'],
  },
});
