import Type from 'typebox';
import { amount, amountIn, instant, nullable, object, oneOf, rows, text, uuid } from './row.ts';

export const groupTypes = ['esusu', 'savings_circle', 'investment_club'] as const;
export const groupStatuses = ['recruiting', 'active', 'completed'] as const;
export const frequencies = ['weekly', 'monthly'] as const;
/** What becomes of a turn whose winner is behind: what they owe is taken from it first, or they go to the end of the order. */
export const arrearsRules = ['offset', 'last'] as const;
/** A leaver settles with each member for what each had of the other, and takes their part of a circle or club at its worth; or finds somebody who takes the place over. */
export const leaverRules = ['settle', 'replace'] as const;
/** What a dead member had paid goes to their next of kin as with a leaver, or the next of kin takes the place over. */
export const deathRules = ['settle', 'heir'] as const;

const type = oneOf(groupTypes);
const frequency = oneOf(frequencies);
const id = Type.String({ pattern: '^\\d{1,18}$' });
const params = object({ id });

const rules = object({
  /** Days after the due date before a contribution counts as missed. */
  graceDays: Type.Integer({ minimum: 0, maximum: 14 }),
  arrears: oneOf(arrearsRules),
  leaver: oneOf(leaverRules),
  death: oneOf(deathRules),
});

const card = object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  type,
  members: Type.Integer(),
  minMembers: Type.Integer(),
  maxMembers: Type.Integer(),
  /** One turn’s pot of an esusu; of a circle or club, what all of it comes to. */
  targetAmount: amount,
  currentAmount: amount,
  /** What each member pays each time. */
  contribution: amount,
  frequency,
  /** Months, of a circle or club. */
  duration: nullable(Type.Integer()),
  status: oneOf(groupStatuses),
  /** Ended before its time by the members’ vote. */
  dissolved: Type.Boolean(),
  round: Type.Integer(),
  turn: Type.Integer(),
  turns: Type.Integer(),
  nextPayoutDate: nullable(instant),
  /** The caller’s place in the order, where they are a member and it is drawn. */
  position: nullable(Type.Integer()),
  /** The caller is in it. */
  member: Type.Boolean(),
  /** Anybody may find and join it. */
  open: Type.Boolean(),
});

export const dueStates = ['upcoming', 'due', 'late', 'paid', 'cancelled', 'refunded'] as const;

const due = object({
  turn: Type.Integer(),
  amount,
  dueDate: instant,
  graceUntil: instant,
  state: oneOf(dueStates),
  paidAt: nullable(instant),
});

const member = object({
  /** First name and an initial. */
  name: Type.String(),
  place: nullable(Type.Integer()),
  founder: Type.Boolean(),
  you: Type.Boolean(),
  standingOrder: Type.Boolean(),
  contributed: amount,
  received: amount,
  /** What is missed, beyond its grace. */
  arrears: amount,
  status: oneOf(['member', 'left', 'died'] as const),
});

const turn = object({
  number: Type.Integer(),
  dueDate: instant,
  /** Who gets the pot; null in a circle or club. */
  recipient: nullable(Type.String()),
  yours: Type.Boolean(),
  collected: amount,
  expected: amount,
  paidOut: amount,
  paidOutAt: nullable(instant),
});

const details = object({
  ...card.properties,
  rules,
  inviteCode: nullable(Type.String()),
  inviteLink: nullable(Type.String()),
  founder: Type.Boolean(),
  standingOrder: Type.Boolean(),
  createdAt: instant,
  startedAt: nullable(instant),
  roster: Type.Array(member),
  order: Type.Array(turn),
  /** The caller’s own contributions. */
  contributions: Type.Array(due),
  /** What the caller may pay now; null where there is nothing. */
  payable: nullable(object({ turn: Type.Integer(), amount, dueDate: instant })),
  swaps: Type.Array(
    object({
      id: Type.String(),
      from: Type.String(),
      fromPlace: Type.Integer(),
      to: Type.String(),
      toPlace: Type.Integer(),
      status: oneOf(['open', 'agreed', 'declined', 'ended'] as const),
      /** The caller is the one who answers. */
      yoursToAnswer: Type.Boolean(),
    }),
  ),
  /** The vote on ending it early, where one is open. */
  vote: nullable(
    object({
      agreed: Type.Integer(),
      refused: Type.Integer(),
      needed: Type.Integer(),
      endsAt: instant,
      yours: nullable(Type.Boolean()),
    }),
  ),
});

/** An order to approve by PIN. */
const offer = object({ quoteId: uuid, amount, message: Type.String() });

/** What is put to the members of a club. */
const clubOrder = object({
  type: oneOf(['buy', 'sell'] as const),
  investmentId: Type.String(),
  name: Type.String(),
  /** Null where all of it is to be sold. */
  amount: nullable(amount),
  by: Type.String(),
});

const bookLine = object({
  at: instant,
  kind: oneOf([
    'contribution',
    'payout',
    'late_share',
    'refund',
    'interest',
    'share',
    'bought',
    'sold',
    'founded',
    'joined',
    'left',
    'died',
    'heir',
    'drawn',
    'swapped',
    'moved_last',
    'dissolved',
    'completed',
  ] as const),
  who: nullable(Type.String()),
  turn: nullable(Type.Integer()),
  amount: nullable(amount),
  /** What the escrow holds after it. */
  balance: nullable(amount),
  reference: nullable(Type.String()),
});

export const groups = rows({
  'GET /api/groups': {
    about: 'Groups that anybody may join or see, and the caller’s own.',
    auth: 'anyone',
    query: object({
      type: Type.Optional(type),
      mine: Type.Optional(oneOf(['true', 'false'] as const)),
    }),
    reply: Type.Array(card),
    faults: [],
  },
  'GET /api/groups/stats': {
    about: 'How many groups and members there are, what they saved, and how many contributions came in time.',
    auth: 'anyone',
    reads: true,
    reply: object({
      groups: Type.Integer(),
      members: Type.Integer(),
      totalSaved: amount,
      /** Percent of the contributions that fell due and came; 100 where none fell due. */
      successRate: Type.Number(),
    }),
    faults: [],
  },
  'POST /api/groups': {
    about:
      'Founds a group; the caller is its first member. The draw’s secret is committed to before anybody joins.',
    auth: 'customer',
    body: object({
      name: text(60),
      type,
      description: Type.Optional(Type.String({ maxLength: 300 })),
      /** The contribution of an esusu; what a circle or club wants to come to in all. */
      targetAmount: amountIn,
      maxMembers: Type.Integer({ minimum: 2, maximum: 50 }),
      frequency: Type.Optional(frequency),
      /** Months, of a circle or club. */
      duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 36 })),
      rules: Type.Optional(Type.Partial(rules)),
      open: Type.Optional(Type.Boolean()),
      /** The caller’s own word in the draw. */
      word: Type.Optional(text(60)),
    }),
    reply: details,
    faults: ['group_size', 'group_amount', 'amount_invalid', 'customer_frozen', 'pin_unset', 'limit_daily'],
    perMinute: 10,
  },
  'GET /api/groups/invites/{code}': {
    about: 'The group that an invitation is for, before one joins it.',
    auth: 'anyone',
    params: object({ code: Type.String({ pattern: '^[A-Za-z0-9]{6,10}$' }) }),
    reply: object({ ...card.properties, rules }),
    faults: ['not_found'],
  },
  'GET /api/groups/{id}': {
    about:
      'One group: members, order of turns, what is paid and what is due. An invited-only group shows itself to its members.',
    auth: 'anyone',
    params,
    reply: details,
    faults: ['not_found'],
  },
  'GET /api/groups/{id}/book': {
    about: 'The running book that every member sees: every kobo in and out of the escrow, oldest first.',
    auth: 'customer',
    reads: true,
    params,
    reply: object({ lines: Type.Array(bookLine), balance: amount }),
    faults: ['not_found'],
  },
  'GET /api/groups/{id}/draw': {
    about:
      'How the order was drawn, and all that is needed to check it: the commitment, then the secret and everybody’s word.',
    auth: 'customer',
    params,
    reply: object({
      round: Type.Integer(),
      /** SHA-256 of the secret, in hexadecimal, published before anybody joined. */
      commitment: Type.String(),
      /** The secret, once the order is drawn. */
      secret: nullable(Type.String()),
      drawnAt: nullable(instant),
      recipe: Type.String(),
      /** Everybody’s ticket: SHA-256 of `secret:ticket:word1,word2,…`. The lowest goes first. */
      entries: Type.Array(
        object({
          name: Type.String(),
          ticket: Type.Integer(),
          word: nullable(Type.String()),
          hash: nullable(Type.String()),
          place: nullable(Type.Integer()),
        }),
      ),
      /** The bank computed it again, just now, and it came out the same. */
      checks: nullable(Type.Boolean()),
    }),
    faults: ['not_found'],
  },
  'POST /api/groups/{id}/join': {
    about: 'Joins a group under the rules that it shows. An invited-only group needs its code.',
    auth: 'customer',
    params,
    body: object({
      code: Type.Optional(Type.String({ maxLength: 10 })),
      /** The caller’s word in the draw; one is made up where none is given. */
      word: Type.Optional(text(60)),
      /** Who stands for the caller if they die: a phone number. */
      nextOfKin: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    reply: details,
    faults: [
      'not_found',
      'group_closed',
      'group_full',
      'group_joined',
      'group_code',
      'customer_frozen',
      'phone_invalid',
    ],
    perMinute: 20,
  },
  'POST /api/groups/{id}/invite': {
    about: 'Invites a number; a customer is told in chat. Answers the link to pass on.',
    auth: 'customer',
    params,
    body: object({ phone: Type.String({ maxLength: 20 }) }),
    reply: object({ code: Type.String(), link: Type.String(), told: Type.Boolean(), message: Type.String() }),
    faults: ['not_found', 'group_closed', 'phone_invalid'],
    perMinute: 20,
  },
  'POST /api/groups/{id}/start': {
    about:
      'Closes the roster and draws the order, as the founder may from the least number of members on. A full group starts by itself.',
    auth: 'customer',
    params,
    reply: details,
    faults: ['not_found', 'forbidden', 'group_closed', 'group_size'],
  },
  'POST /api/groups/{id}/again': {
    about: 'Opens the next round of a group that is completed, with a new draw; the members stay.',
    auth: 'customer',
    params,
    reply: details,
    faults: ['not_found', 'forbidden', 'group_state'],
  },
  'POST /api/groups/{id}/contribute': {
    about: 'Pays the caller’s oldest open contribution, or that of `turn`: an order to approve by PIN.',
    auth: 'customer',
    params,
    body: object({ turn: Type.Optional(Type.Integer({ minimum: 1 })) }),
    reply: offer,
    faults: [
      'not_found',
      'group_nothing_due',
      'insufficient_funds',
      'customer_frozen',
      'new_identity_cap',
      'unavailable',
    ],
    perMinute: 20,
  },
  'POST /api/groups/{id}/standing-order': {
    about: 'Has every contribution paid by itself on its day, once approved by PIN; or stops that, at once.',
    auth: 'customer',
    params,
    body: object({ on: Type.Boolean() }),
    reply: object({ on: Type.Boolean(), quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'group_state', 'customer_frozen'],
    perMinute: 20,
  },
  'POST /api/groups/{id}/swap': {
    about: 'Asks another member to change places; nothing changes until they agree by PIN.',
    auth: 'customer',
    params,
    body: object({ place: Type.Integer({ minimum: 1, maximum: 50 }) }),
    reply: details,
    faults: ['not_found', 'group_swap', 'group_state'],
    perMinute: 20,
  },
  'POST /api/groups/{id}/swaps/{swapId}': {
    about: 'Answers who asked: an order to approve by PIN where it is yes, nothing more where it is no.',
    auth: 'customer',
    params: object({ id, swapId: id }),
    body: object({ agreed: Type.Boolean() }),
    reply: object({ quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'group_swap', 'group_state', 'group_joined'],
    perMinute: 20,
  },
  'GET /api/groups/{id}/investments': {
    about:
      'What an investment club has in cash and in the market, and what is put to its members; for its members.',
    auth: 'customer',
    params,
    reply: object({
      cash: amount,
      /** Cash and holdings, at today’s prices. */
      worth: amount,
      /** What the caller would leave with now, what selling costs taken off. */
      part: amount,
      holdings: Type.Array(
        object({
          asset: Type.String(),
          name: Type.String(),
          symbol: Type.String(),
          quantity: Type.String(),
          cost: amount,
          /** At today’s price. */
          value: amount,
        }),
      ),
      proposal: nullable(
        object({
          ...clubOrder.properties,
          agreed: Type.Integer(),
          refused: Type.Integer(),
          needed: Type.Integer(),
          endsAt: instant,
          yours: nullable(Type.Boolean()),
        }),
      ),
      /** What became of the last ones, newest first. */
      results: Type.Array(object({ ...clubOrder.properties, passed: Type.Boolean(), endedAt: instant })),
    }),
    faults: ['not_found', 'group_state', 'unavailable'],
  },
  'POST /api/groups/{id}/investments': {
    about:
      'Puts a purchase or a sale to the members of an investment club, as an order to approve by PIN. Two thirds carry it out, from the club’s escrow, at the price of the vote that decides.',
    auth: 'customer',
    params,
    body: object({
      investmentId: text(40),
      type: oneOf(['buy', 'sell'] as const),
      /** Needed to buy; all of it where something is sold and none is given. */
      amount: Type.Optional(amountIn),
    }),
    reply: object({ quoteId: uuid, message: Type.String() }),
    faults: [
      ...(['not_found', 'group_state', 'asset_unknown', 'amount_invalid', 'investment_minimum'] as const),
      ...(['holding_short', 'insufficient_funds', 'unavailable', 'customer_frozen'] as const),
    ],
    perMinute: 10,
  },
  'POST /api/groups/{id}/investments/vote': {
    about: 'Agrees to what is put to the members, as an order to approve by PIN; or refuses it, at once.',
    auth: 'customer',
    params,
    body: object({ agreed: Type.Boolean() }),
    reply: object({ quoteId: nullable(uuid), message: Type.String() }),
    faults: [
      'not_found',
      'group_state',
      'insufficient_funds',
      'holding_short',
      'unavailable',
      'customer_frozen',
    ],
    perMinute: 20,
  },
  'POST /api/groups/{id}/leave': {
    about:
      'Leaves: at once while members are sought; in a round by the group’s rule, as an order to approve by PIN.',
    auth: 'customer',
    params,
    reply: object({ quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'group_owes', 'group_replace', 'group_state', 'unavailable'],
    perMinute: 20,
  },
  'POST /api/groups/{id}/hand-over': {
    about:
      'Hands the caller’s place, with what was paid and what is to come, to another customer, who agrees by PIN.',
    auth: 'customer',
    params,
    body: object({ phone: Type.String({ maxLength: 20 }) }),
    reply: object({ message: Type.String() }),
    faults: ['not_found', 'group_state', 'group_joined', 'phone_invalid'],
    perMinute: 20,
  },
  'POST /api/groups/{id}/vote': {
    about:
      'Votes on ending the group early, and opens the vote where none is open. Two thirds end it. A yes is an order to approve by PIN.',
    auth: 'customer',
    params,
    body: object({ agreed: Type.Boolean() }),
    reply: object({ quoteId: nullable(uuid), message: Type.String() }),
    faults: ['not_found', 'group_state'],
    perMinute: 20,
  },
  'POST /api/admin/groups/{id}/death': {
    about: 'Records that a member died, on the papers seen; the rule that the group chose is carried out.',
    auth: 'admin',
    role: 'operations',
    params,
    body: object({ customerId: uuid, heirPhone: Type.Optional(Type.String({ maxLength: 20 })) }),
    reply: details,
    faults: ['not_found', 'group_state', 'group_joined', 'phone_invalid', 'unavailable'],
  },
});
