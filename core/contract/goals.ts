import Type from 'typebox';
import { frequencies } from './groups.ts';
import { amount, amountIn, instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

const id = Type.String({ pattern: '^\\d{1,18}$' });
const params = object({ id });
const frequency = oneOf(frequencies);

export const goal = object({
  id: Type.String(),
  name: Type.String(),
  kind: oneOf(['goal', 'locked'] as const),
  currentAmount: amount,
  targetAmount: amount,
  /** Percent of the target that is there; never more than 100. */
  progress: Type.Number(),
  /** Percent a year. */
  interestRate: Type.Number(),
  /** Interest that came in so far, the tax withheld. */
  interestEarned: amount,
  /** Interest of this month, to be paid on its last day. */
  interestAccrued: amount,
  targetDate: nullable(instant),
  lockedUntil: nullable(instant),
  status: oneOf(['active', 'reached', 'closed'] as const),
  /** What is saved by itself, and when next. */
  plan: nullable(object({ amount, frequency, nextAt: instant })),
  createdAt: instant,
});

const offer = object({ quoteId: uuid, amount, message: Type.String() });

export const goals = rows({
  'GET /api/goals': {
    about: 'The customer’s savings goals and locked savings.',
    auth: 'customer',
    reply: Type.Array(goal),
    faults: [],
  },
  'GET /api/goals/rates': {
    about: 'What savings earn on the caller’s plan, and on each of the plans.',
    auth: 'anyone',
    reply: object({
      /** Percent a year; null where nobody is signed in. */
      yours: nullable(Type.Number()),
      plans: Type.Array(object({ plan: Type.String(), interestRate: Type.Number() })),
    }),
    faults: [],
  },
  'POST /api/goals': {
    about:
      'Opens a goal, or savings that stay locked until a date. Where a first amount is given, an order to approve by PIN comes with it.',
    auth: 'customer',
    body: object({
      name: text(60),
      targetAmount: amountIn,
      kind: Type.Optional(oneOf(['goal', 'locked'] as const)),
      /** `yyyy-mm-dd`. */
      targetDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
      lockedUntil: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
      firstAmount: Type.Optional(amountIn),
    }),
    reply: object({ goal, quoteId: nullable(uuid) }),
    faults: [
      'goal_target',
      'goal_date',
      'goals_many',
      'amount_invalid',
      'insufficient_funds',
      'customer_frozen',
    ],
    perMinute: 20,
  },
  'GET /api/goals/{id}': {
    about: 'One of them, with what went in and out.',
    auth: 'customer',
    params,
    reply: object({
      ...goal.properties,
      history: Type.Array(
        object({
          at: instant,
          kind: oneOf(['saved', 'planned', 'taken', 'interest'] as const),
          amount,
          /** Tax withheld of interest before it came in. */
          tax: amount,
          balance: amount,
          reference: Type.String(),
        }),
      ),
    }),
    faults: ['not_found'],
  },
  'POST /api/goals/{id}/save': {
    about: 'Puts money in: an order to approve by PIN.',
    auth: 'customer',
    params,
    body: object({ amount: amountIn }),
    reply: offer,
    faults: ['not_found', 'goal_closed', 'amount_invalid', 'insufficient_funds', 'customer_frozen'],
    perMinute: 20,
  },
  'POST /api/goals/{id}/withdraw': {
    about:
      'Takes money out, all of it where no amount is given: an order to approve by PIN. What is locked before its day loses this month’s interest.',
    auth: 'customer',
    params,
    body: object({ amount: Type.Optional(amountIn), breakLock: Type.Optional(Type.Boolean()) }),
    reply: offer,
    faults: ['not_found', 'goal_closed', 'goal_locked', 'goal_short', 'amount_invalid', 'customer_frozen'],
    perMinute: 20,
  },
  'POST /api/goals/{id}/plan': {
    about:
      'Saves an amount by itself every week or month, once approved by PIN; no amount stops that at once.',
    auth: 'customer',
    params,
    body: object({ amount: Type.Optional(amountIn), frequency: Type.Optional(frequency) }),
    reply: object({ goal, quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'goal_closed', 'amount_invalid', 'customer_frozen'],
    perMinute: 20,
  },
  'POST /api/goals/{id}/close': {
    about:
      'Closes a goal: an order to approve by PIN, which pays all of it out with the interest of this month.',
    auth: 'customer',
    params,
    body: object({ breakLock: Type.Optional(Type.Boolean()) }),
    reply: object({ goal, quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'goal_closed', 'goal_locked', 'customer_frozen'],
    perMinute: 20,
  },
});
