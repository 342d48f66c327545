import Type from 'typebox';
import { day, instant, money, moneyIn, nullable, object, oneOf, rows, text } from './row.ts';

const rhythms = ['once', 'daily', 'weekly', 'fortnightly', 'monthly'] as const;

/** What can be paid later, or again and again. */
const mandateKinds = ['transfer', 'airtime', 'data', 'electricity', 'tv', 'goal', 'loan'] as const;

const mandate = object({
  reference: Type.String(),
  to: Type.String({ description: 'Whom or what it pays, in one line' }),
  operation: oneOf(['transfer', 'airtime', 'bill', 'goal_save', 'loan_repay'] as const),
  amount: money,
  ceiling: money,
  /** The price of a plan, which is changed by a new order for another plan alone. */
  isPlanPrice: Type.Boolean(),
  rhythm: oneOf(rhythms),
  /** In the caller's language: `every Friday from 4 Dec 2026`. */
  when: Type.String(),
  startOn: day,
  times: nullable(Type.Integer()),
  untilOn: nullable(day),
  retry: Type.Boolean(),
  status: oneOf(['active', 'paused', 'stopped', 'ended'] as const),
  /** The refusal that it waits for, where a run found something changed. */
  pausedFor: nullable(Type.String()),
  nextOn: nullable(day),
  runs: Type.Array(
    object({
      day,
      status: oneOf(['due', 'paid', 'failed', 'skipped', 'missed'] as const),
      reference: nullable(Type.String()),
      fault: nullable(Type.String()),
    }),
  ),
});
const params = object({ reference: Type.String({ pattern: '^KM[A-Za-z0-9]{6,20}$' }) });
const offer = object({
  quoteId: Type.String(),
  to: Type.String(),
  message: Type.String(),
  expiresAt: instant,
});
const offerFaults = [
  'bank_unknown',
  'bank_down',
  'nuban_invalid',
  'destination_unknown',
  'amount_invalid',
  'insufficient_funds',
  'phone_invalid',
  'network_unknown',
  'airtime_amount',
  'biller_unknown',
  'bill_plan',
  'plan_price',
  'bill_amount',
  'bill_number',
  'limit_bills',
  'new_identity_cap',
  'goal_closed',
  'loan_not_running',
  'not_found',
  'mandate_due',
  'mandates_many',
  'too_many_requests',
  'unavailable',
] as const;

export const mandates = rows({
  'GET /api/mandates': {
    about: 'The caller’s standing orders and scheduled payments that have not ended, with their last runs.',
    auth: 'customer',
    scope: 'payments:read',
    reply: Type.Array(mandate),
    faults: [],
  },
  'POST /api/mandates': {
    about:
      'Offers a standing order or a scheduled payment. Nothing is paid: approved once, each of its runs makes a quote of its own on its day and is checked again. With `replaces` it takes the place of another. The amount of data or television is the price of its plan.',
    auth: 'customer',
    scope: 'payments:write',
    body: object({
      kind: oneOf(mandateKinds),
      bank: Type.Optional(text(60)),
      accountNumber: Type.Optional(Type.String({ pattern: '^\\d{10}$' })),
      phone: Type.Optional(text(20)),
      biller: Type.Optional(text(40)),
      number: Type.Optional(text(20)),
      plan: Type.Optional(text(60)),
      meterType: Type.Optional(oneOf(['prepaid', 'postpaid'] as const)),
      goalId: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
      loanId: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })),
      narration: Type.Optional(Type.String({ maxLength: 100 })),
      amount: moneyIn,
      ceiling: Type.Optional(moneyIn),
      rhythm: oneOf(rhythms),
      startOn: day,
      /** 31 is the last day of every month. One that is before `startOn` begins a month later. */
      monthDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
      times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
      untilOn: Type.Optional(day),
      retry: Type.Optional(Type.Boolean()),
      replaces: Type.Optional(Type.String({ pattern: '^KM[A-Za-z0-9]{6,20}$' })),
    }),
    reply: offer,
    faults: offerFaults,
    perMinute: 30,
  },
  'POST /api/mandates/{reference}': {
    about:
      'Pauses one, resumes it, skips its next day, or stops it for good; a payment that is due and not yet made is then not made.',
    auth: 'customer',
    scope: 'payments:write',
    params,
    body: object({ act: oneOf(['pause', 'resume', 'skip', 'stop'] as const) }),
    reply: object({ mandate, message: Type.String() }),
    faults: ['not_found'],
  },
  'POST /api/mandates/{reference}/raise': {
    about:
      'Offers to pay another amount from the next day on, in place of this one; what is left of its runs and its end stay. The old one goes on until the offer is approved. Refused while its payment of today is still to be made.',
    auth: 'customer',
    scope: 'payments:write',
    params,
    body: object({ amount: moneyIn }),
    reply: offer,
    faults: offerFaults,
    perMinute: 30,
  },
  'PATCH /api/mandates/{reference}': {
    about:
      'Lowers what each run pays, at once. To pay more, `raise` it. A plan of data or television keeps its price.',
    auth: 'customer',
    scope: 'payments:write',
    params,
    body: object({ amount: moneyIn }),
    reply: mandate,
    faults: ['not_found', 'amount_invalid', 'plan_price'],
  },
});
