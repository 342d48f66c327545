import { dueDate, type Frequency, type Goal, type GroupKind, type Schedule } from '../../catalogue/index.ts';
import { dayOf, Fault, type Kobo, kobo } from '../../kernel/index.ts';
import { checkFunds } from '../../ledger/index.ts';
import type { GroupLine } from '../../phrases/index.ts';
import {
  changeGoal,
  createGoal,
  endGoal,
  listOpenGoals,
  paceOf,
  quoteSaving,
  quoteTaking,
  savedByCustomer,
  shareOf,
  stopPlan,
} from '../../products/goals/index.ts';
import {
  askSwap,
  createGroup,
  declineRequest,
  findRequestFor,
  type GroupView,
  getInvitation,
  groupSizes,
  groupView,
  inviteLink,
  inviteToGroup,
  joinGroup,
  leaveEarly,
  listGroups,
  quoteContribution,
  quoteGroupAct,
} from '../../products/groups/index.ts';
import {
  changeMandate,
  factsOf,
  listMandates,
  type MandateRow,
  numberBy,
  payeeOf,
} from '../../products/scheduled/index.ts';
import { dayMeant, packSchedule, unpackSchedule } from '../nlu/index.ts';
import { actInClub, clubSlots, isOfClub, listClubs } from './clubbing.ts';
import type { Answered, Checked, Completion, Flow, Offered, Question, Scene } from './flow.ts';
import { offerLater } from './scheduling.ts';
import type { Option, Values } from './state.ts';

const amountOf = (values: Values): Kobo => kobo(BigInt(values.amount ?? '0'));
const kindOf = (values: Values): GroupKind => (values.kind ?? 'esusu') as GroupKind;
const oftenOf = (values: Values): 'weekly' | 'monthly' => (values.often === 'weekly' ? 'weekly' : 'monthly');

const offered = (scene: Scene, quoteId: string, message: string): Offered => ({
  quoteId,
  say: { text: `${message}\n\n${scene.phrases.chat.orCancel()}`, approval: { quoteId } },
});

const kinds = Object.keys(groupSizes) as GroupKind[];

const askKind = ({ phrases: { groups } }: Scene): Question => ({
  text: groups.whichKind(),
  options: kinds.map((kind) => ({
    title: groups.kinds[kind],
    about: groups.kindLine[kind],
    values: { kind },
  })),
});

const askOften = ({ phrases: { groups } }: Scene): Question => ({
  text: groups.howOften(),
  options: (['weekly', 'monthly'] as const).map((often) => ({
    title: groups.every[often],
    values: { often },
  })),
});

async function checkCount(_: Scene, values: Values): Promise<Checked> {
  const size = groupSizes[kindOf(values)];
  const count = Number(values.count);
  if (count < size.least || count > size.most) throw new Fault('group_size', size);
  return undefined;
}

async function found(scene: Scene, values: Values): Promise<Answered> {
  const { bank, phrases } = scene;
  const group = await createGroup(bank, {
    customerId: (await scene.customer()).id,
    kind: kindOf(values),
    name: values.title ?? '',
    target: amountOf(values),
    membersMax: Number(values.count),
    frequency: oftenOf(values),
    open: false,
  });
  const link = inviteLink(bank, group.code);
  const text = phrases.groups.created({ ...group, least: group.membersMin, link });
  return { say: { text }, menu: ['group_status'] };
}

/** Founds a savings group, by invitation. */
export const groupCreate: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'kind', ask: askKind, drops: ['count'] },
    {
      name: 'amount',
      ask: ({ phrases: { groups } }, values) => ({
        text: kindOf(values) === 'esusu' ? groups.howMuchEach() : groups.howMuchInAll(),
      }),
    },
    {
      name: 'often',
      ask: askOften,
      check: async (scene, { often }) => (often === 'daily' ? { ask: askOften(scene) } : undefined),
    },
    {
      name: 'count',
      ask: ({ phrases }, values) => ({ text: phrases.groups.howMany(groupSizes[kindOf(values)]) }),
      check: checkCount,
    },
    { name: 'title', ask: ({ phrases }) => ({ text: phrases.groups.whatName() }) },
  ],
  complete: found,
};

async function askJoin(scene: Scene, values: Values): Promise<Question> {
  const { groups, chat } = scene.phrases;
  const { card, group } = await getInvitation(scene.bank.db, values.code ?? '');
  const rules = { graceDays: group.graceDays, leaver: group.leaverRule as 'settle' | 'replace' };
  return {
    text: groups.joinAsk({ ...card, ...rules }),
    options: [
      { title: chat.titles.yes, about: groups.joinYes(), values: { sure: 'yes' } },
      { title: chat.titles.no, about: groups.joinNo(), values: { sure: 'no' } },
    ],
  };
}

/** Joins a group by its code, once its rules were shown. */
export const groupJoin: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    {
      name: 'code',
      ask: ({ phrases }) => ({ text: phrases.groups.whichCode() }),
      check: async (scene, values) => {
        await getInvitation(scene.bank.db, values.code ?? '').catch(() => {
          throw new Fault('group_code');
        });
        return undefined;
      },
    },
    { name: 'sure', ask: askJoin },
  ],
  complete: async (scene, values) => {
    const { card, group } = await getInvitation(scene.bank.db, values.code ?? '');
    const { id: customerId } = await scene.customer();
    const view = await joinGroup(scene.bank, { customerId, groupId: group.id, code: card.code });
    const { name, members, membersMax } = view;
    const text = scene.phrases.groups.joined({
      name,
      members,
      membersMax,
      started: view.status === 'active',
    });
    return { say: { text }, menu: ['group_status'] };
  },
};

async function listMine(scene: Scene): Promise<GroupView[]> {
  const { id: viewer } = await scene.customer();
  const cards = await listGroups(scene.bank.db, { viewer, mine: true });
  const views: GroupView[] = [];
  for (const { id } of cards) views.push(await groupView(scene.bank.db, id, { viewer, now: scene.now }));
  return views;
}

const toLine = (group: GroupView): GroupLine => {
  const next = group.order.find((turn) => !turn.paidOutAt);
  return { ...group, winner: next?.recipient, isYours: next?.isYours ?? false };
};

async function showGroups(scene: Scene): Promise<Answered> {
  const { groups } = scene.phrases;
  const mine = await listMine(scene);
  if (mine.length === 0) return { say: { text: groups.none() }, menu: ['group_create', 'group_join'] };
  const owes = mine.some((group) => group.payable);
  return {
    say: { text: groups.list({ groups: mine.map(toLine) }) },
    menu: owes ? ['group_contribute'] : [],
  };
}

/** Says yes or no to who asked for a place. */
async function answerRequest(scene: Scene, agreed: boolean): Promise<Completion> {
  const { id: customerId } = await scene.customer();
  const { groups } = scene.phrases;
  const request = await findRequestFor(scene.bank.db, customerId);
  if (!request) return { say: { text: groups.noRequest() } };
  const of = { customerId, groupId: request.groupId, requestId: request.id };
  if (!agreed) {
    await declineRequest(scene.bank, of);
    return { say: { text: groups.requestNo() } };
  }
  const conversationId = scene.conversation.id;
  const { quote, message } = await quoteGroupAct(scene.bank, { ...of, conversationId, act: 'swap' });
  return offered(scene, quote.id, message);
}

/** What changes a group, or one's part in it. */
async function act(scene: Scene, values: Values): Promise<Completion> {
  const { bank, conversation, phrases } = scene;
  const { id: customerId } = await scene.customer();
  const of = { customerId, groupId: BigInt(values.group ?? '0') };
  if (values.act === 'invite') {
    const { link, told, group } = await inviteToGroup(bank, { ...of, phone: values.phone ?? '' });
    const { groups } = phrases;
    return { say: { text: told ? groups.invitedTold({ group }) : `${groups.invitedLink()}\n${link}` } };
  }
  if (values.act === 'swap') {
    const asked = await askSwap(bank, { ...of, place: Number(values.count) });
    return { say: { text: phrases.groups.requestSent(asked) } };
  }
  const { name: group } = await groupView(bank.db, of.groupId, { viewer: customerId, now: scene.now });
  if (values.act === 'leave' && (await leaveEarly(bank, of)))
    return { say: { text: phrases.groups.leftEarly({ group }) } };
  const wanted = values.act === 'leave' || values.act === 'dissolve' ? values.act : 'standing';
  const { quote, message } = await quoteGroupAct(bank, {
    ...of,
    conversationId: conversation.id,
    act: wanted,
  });
  return offered(scene, quote.id, message);
}

/** In place of a group's number, where the customer is in none. */
const NO_GROUP = 'none';

const answers = (values: Values): boolean => values.act === 'agree' || values.act === 'decline';

/** The customer's groups: whose turn it is, what is due, what is in the pot; and what they want changed in one. */
export const groupStatus: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [
    { name: 'act' },
    {
      name: 'group',
      needed: (_, values) => values.act !== undefined && !answers(values),
      presume: async (scene, values) => {
        const [only, other] = await (isOfClub(values) ? listClubs : listMine)(scene);
        if (!only && isOfClub(values)) throw new Fault('group_state');
        if (!only) return NO_GROUP;
        return other ? undefined : String(only.id);
      },
      ask: async (scene, values) => ({
        text: scene.phrases.groups.whichGroup(),
        options: (await (isOfClub(values) ? listClubs : listMine)(scene)).map(({ name, id }) => ({
          title: name,
          values: { group: String(id) },
        })),
      }),
    },
    {
      name: 'count',
      needed: (_, values) => values.act === 'swap' && values.group !== NO_GROUP,
      ask: (scene) => ({ text: scene.phrases.groups.whichPlace() }),
    },
    {
      name: 'phone',
      needed: (_, values) => values.act === 'invite' && values.group !== NO_GROUP,
      ask: ({ phrases }) => ({ text: phrases.groups.whomInvite() }),
    },
    ...clubSlots,
  ],
  complete: async (scene, values) => {
    if (values.act === undefined || values.group === NO_GROUP) return showGroups(scene);
    if (isOfClub(values)) return actInClub(scene, values);
    return answers(values) ? answerRequest(scene, values.act === 'agree') : act(scene, values);
  },
};

const payable = async (scene: Scene): Promise<GroupView[]> =>
  (await listMine(scene)).filter((group) => group.payable);

/** In place of a group's number, where no group has anything to be paid. */
const NOTHING_DUE = 'none';

/** Who is in no group is told that, and not that they are up to date. */
async function sayNothingDue(scene: Scene): Promise<Answered> {
  const { id: viewer } = await scene.customer();
  const mine = await listGroups(scene.bank.db, { viewer, mine: true });
  if (mine.length === 0) return showGroups(scene);
  return { say: { text: scene.phrases.groups.nothingDue() }, menu: ['group_status'] };
}

/** Pays what is due in a group. */
export const groupContribute: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    {
      name: 'group',
      presume: async (scene) => {
        const [only, other] = await payable(scene);
        if (!only) return NOTHING_DUE;
        return other ? undefined : String(only.id);
      },
      ask: async (scene) => ({
        text: scene.phrases.groups.whichGroup(),
        options: (await payable(scene)).map((group) => ({
          title: group.name,
          values: { group: String(group.id) },
        })),
      }),
    },
  ],
  complete: async (scene, values): Promise<Completion> => {
    if (values.group === NOTHING_DUE) return sayNothingDue(scene);
    const { quote, message } = await quoteContribution(scene.bank, {
      customerId: (await scene.customer()).id,
      groupId: BigInt(values.group ?? '0'),
      conversationId: scene.conversation.id,
    });
    return offered(scene, quote.id, message);
  },
};

const openGoals = async (scene: Scene): Promise<Goal[]> =>
  listOpenGoals(scene.bank.db, (await scene.customer()).id);

const named = (goals: readonly Goal[], title: string | undefined): Goal | undefined =>
  title === undefined
    ? undefined
    : goals.find((goal) => goal.name.toLowerCase().includes(title.toLowerCase()));

/** A goal to be opened, alone or to be saved in by itself. */
const opening = ({ schedule }: Values): 'new' | 'plan' => (schedule === undefined ? 'new' : 'plan');

/** What is meant where it was not said: an amount is saved in what there is, or opens a goal; with nothing said the goals are shown. */
async function presumeDeed(scene: Scene, values: Values): Promise<string> {
  const goals = await openGoals(scene);
  const known = values.title === undefined || named(goals, values.title) !== undefined;
  if (values.amount === undefined) {
    if (goals.length === 0 || !known) return 'open';
    return values.until === undefined || values.title !== undefined ? 'show' : 'aim';
  }
  return goals.length > 0 && known ? 'save' : opening(values);
}

/** There is no goal to move money into or out of. */
const NONE = '0';

/** What is to be saved where there is no goal yet opens one: the amount said is what is wanted in the end. */
async function checkDeed(scene: Scene, values: Values): Promise<Checked> {
  // "I want to save", and then "2k every week": that is put in by itself, and not what is wanted in the end.
  if ((values.deed === 'open' || values.deed === 'new') && values.schedule !== undefined)
    return { values: { deed: 'plan' } };
  if (values.deed !== 'save' || (await openGoals(scene)).length > 0) return undefined;
  return { values: { deed: opening(values) } };
}

const isNew = ({ deed }: Values): boolean => deed === 'new' || deed === 'open' || deed === 'plan';
const isLock = (values: Values): boolean => values.deed === 'lock';
const moves = (values: Values): boolean => values.deed === 'save' || values.deed === 'take';
/** Out of a goal, whatever it holds: its lock is broken, or it ends. */
const empties = (values: Values): boolean => values.deed === 'break' || values.deed === 'close';
const stops = (values: Values): boolean => values.deed === 'stop';
/** Another target: what it is to be, or by how much it is to be more or less. */
const aims = (values: Values): boolean => values.deed?.startsWith('aim') === true;
/** By itself, on a later day or again and again. */
const repeats = (values: Values): boolean =>
  values.deed === 'plan' || (values.deed === 'save' && values.schedule !== undefined);

/** The standing order that puts money into a goal, where there is one. */
const standingOf = (rows: readonly MandateRow[], goal: Pick<Goal, 'id'>): MandateRow | undefined =>
  rows.find((row) => {
    const payee = payeeOf(row);
    return payee.operation === 'goal_save' && payee.goalId === String(goal.id);
  });

const listStanding = async ({ bank, customer }: Scene): Promise<MandateRow[]> =>
  listMandates(bank.db, (await customer()).id);

async function openFor(scene: Scene, values: Values): Promise<Goal[]> {
  const goals = await openGoals(scene);
  if (!stops(values)) return goals;
  const rows = await listStanding(scene);
  return goals.filter((goal) => goal.plan ?? standingOf(rows, goal));
}

async function presumeGoal(scene: Scene, values: Values): Promise<string | undefined> {
  const goals = await openFor(scene, values);
  const [only, other] = goals;
  if (!only) return NONE;
  const isOther = other !== undefined || values.title !== undefined;
  const meant = named(goals, values.title) ?? (isOther ? undefined : only);
  return meant && String(meant.id);
}

async function askGoal(scene: Scene, values: Values): Promise<Question> {
  const { deed, title } = values;
  const { goals } = scene.phrases;
  const options = (await openFor(scene, values)).map(
    (goal): Option => ({ title: goal.name, values: { goal: String(goal.id) } }),
  );
  if (deed !== 'save' || title === undefined) return { text: goals.whichGoal(), options };
  const toOpen = {
    title: goals.openNew({ name: title }),
    values: { deed: opening(values), sure: 'yes' },
  } as const;
  return { text: goals.whichOrNew({ name: title }), options: [toOpen, ...options] };
}

async function askAmount(scene: Scene, values: Values): Promise<Question> {
  const { goals, chat } = scene.phrases;
  if (isNew(values) && repeats(values)) return { text: goals.saveHowMuch({ name: values.title ?? '' }) };
  if (isNew(values) || aims(values)) return { text: goals.howMuch() };
  const goal = (await openGoals(scene)).find(({ id }) => String(id) === values.goal);
  return {
    text: values.deed === 'save' && goal ? goals.saveHowMuch({ name: goal.name }) : chat.ask.amount(),
  };
}

/** Opens a goal. What was said to be put in by itself is offered, and so is what its date takes. */
async function open(scene: Scene, customerId: string, values: Values): Promise<Completion> {
  const goal = await createGoal(scene.bank, {
    customerId,
    name: values.title ?? '',
    target: repeats(values) ? kobo(BigInt(values.target ?? '0')) : amountOf(values),
    targetDate: values.until && dayMeant(values.until, scene.now),
  });
  const text = scene.phrases.goals.opened({ goal });
  const schedule = values.schedule && unpackSchedule(values.schedule, scene.now);
  // What is put in again and again ends with the day by which the goal is to be had.
  if (schedule && schedule.rhythm !== 'once' && goal.targetAt && timesOf(schedule) === undefined)
    values.schedule = packSchedule(Object.assign({}, schedule, { untilOn: dayOf(goal.targetAt) }));
  // The goal is there: whatever is changed of the offer opens no other.
  Object.assign(values, { deed: 'pace', goal: String(goal.id), until: undefined });
  return values.schedule === undefined ? keepPace(scene, goal, values, text) : plan(scene, values, text);
}

/** From a week or a month on, until a day. */
const paceAsSchedule = (rhythm: Frequency, until: Date, now: Date): Schedule => ({
  rhythm,
  firstOn: dayOf(dueDate(now, rhythm, 1)),
  ...(rhythm === 'monthly' && { monthDay: Number(dayOf(now).slice(8)) }),
  untilOn: dayOf(until),
});

/** Offers the standing order by which a goal is there on its day; with no such day only the text is said. */
async function keepPace(scene: Scene, goal: Goal, values: Values, text: string): Promise<Completion> {
  const { targetAt: at } = goal;
  const isSavedIn = goal.plan ?? standingOf(await listStanding(scene), goal);
  if (!at || isSavedIn || goal.status === 'reached') return { say: { text } };
  const { goals } = scene.phrases;
  const pace = paceOf(goal, scene.now);
  if (!pace)
    return {
      say: { text: `${text}\n\n${goals.takesAll({ at, amount: kobo(goal.target - goal.balance) })}` },
    };
  Object.assign(values, {
    deed: 'pace',
    schedule: packSchedule(paceAsSchedule(pace.frequency, at, scene.now)),
    amount: String(pace.amount),
    until: undefined,
  });
  return plan(scene, values, `${text}\n\n${goals.takes({ at, ...pace })}`);
}

/** Gives a goal another target or another day. */
async function aim(scene: Scene, customerId: string, values: Values): Promise<Completion> {
  const before = (await openGoals(scene)).find(({ id }) => String(id) === values.goal);
  if (!before) throw new Fault('not_found');
  const by =
    values.deed === 'aim_up' ? amountOf(values) : values.deed === 'aim_down' ? -amountOf(values) : undefined;
  const goal = await changeGoal(scene.bank, {
    customerId,
    goalId: before.id,
    ...(aims(values) &&
      values.amount !== undefined && {
        target: by === undefined ? amountOf(values) : kobo(before.target + by),
      }),
    targetDate: before.kind === 'goal' && values.until ? dayMeant(values.until, scene.now) : undefined,
  });
  const text = scene.phrases.goals.changed({ goal });
  return values.until ? keepPace(scene, goal, values, text) : { say: { text } };
}

/** How often a schedule is paid, where a number or a day ends it. */
function timesOf({ times, ...schedule }: Schedule, until?: string): number | undefined {
  if (schedule.rhythm === 'once') return 1;
  const last = schedule.untilOn ?? until;
  return times ?? (last ? numberBy(schedule, last) : undefined);
}

/** What is put in by itself until its end comes to so much. */
async function comesTo({ now }: Scene, values: Values): Promise<string | undefined> {
  const schedule = values.schedule && unpackSchedule(values.schedule, now);
  if (!schedule || schedule.rhythm === 'once') return undefined;
  const times = timesOf(schedule, values.until && dayMeant(values.until, now));
  return times ? String(amountOf(values) * BigInt(times)) : undefined;
}

/** Another rhythm, where the sum was what the goal's day takes: the sum follows. */
async function pacedAnew(scene: Scene, values: Values): Promise<Completion> {
  const { now, phrases } = scene;
  const goal = (await openGoals(scene)).find(({ id }) => String(id) === values.goal);
  const schedule = values.schedule && unpackSchedule(values.schedule, now);
  const at = goal?.targetAt;
  const isPace = (often: Frequency) => goal && paceOf(goal, now, often)?.amount === amountOf(values);
  if (!goal || !at || !schedule || !(isPace('weekly') || isPace('monthly'))) return plan(scene, values);
  const count = timesOf(schedule, dayOf(at)) ?? 0;
  const amount = shareOf(goal, count);
  const { rhythm } = schedule;
  if (!amount || (rhythm !== 'weekly' && rhythm !== 'monthly')) return plan(scene, values);
  values.amount = String(amount);
  return plan(scene, values, phrases.goals.takes({ at, amount, frequency: rhythm }));
}

/** Offers a standing order into a goal; it takes the place of the one that there is. */
async function plan(scene: Scene, values: Values, before?: string): Promise<Completion> {
  const goalId = values.goal ?? '0';
  const replaces = standingOf(await listStanding(scene), { id: BigInt(goalId) });
  return offerLater(scene, values, { operation: 'goal_save', goalId }, { before, replaces });
}

const askUntil = ({ phrases: { goals, investing } }: Scene): Question => ({
  text: goals.untilWhen(),
  options: [3, 6, 12].map((count) => ({
    title: count === 12 ? investing.years({ years: 1 }) : goals.months({ count }),
    values: { until: `+${count}` },
  })),
});

/** Opens savings that stay locked until a day, and offers to put the amount in at once. */
async function lock(scene: Scene, customerId: string, values: Values): Promise<Completion> {
  const { bank, now, conversation } = scene;
  const amount = amountOf(values);
  await checkFunds(bank.db, customerId, amount);
  const lockedUntil = dayMeant(values.until ?? '', now);
  const order = {
    customerId,
    name: values.title ?? '',
    target: amount,
    kind: 'locked',
    lockedUntil,
  } as const;
  // What was opened for the offer before this one, and holds nothing, is not wanted beside it.
  const before = (await openGoals(scene)).find(
    ({ id, kind, balance }) => String(id) === values.goal && kind === 'locked' && balance === 0n,
  );
  if (before) await endGoal(bank, { customerId, goalId: before.id });
  const { id: goalId } = await createGoal(bank, order);
  values.goal = String(goalId);
  const of = { customerId, goalId, amount, conversationId: conversation.id };
  const { quote, message, goal } = await quoteSaving(bank, of);
  return offered(scene, quote.id, `${scene.phrases.goals.locking({ goal })}\n${message}`);
}

async function showGoals(scene: Scene, customerId: string): Promise<Answered> {
  const goals = await openGoals(scene);
  if (goals.length === 0) return { say: { text: scene.phrases.goals.none() } };
  const saved = await savedByCustomer(scene.bank.db, customerId);
  const { goals: words, scheduled } = scene.phrases;
  const rows = await listStanding(scene);
  const standing = goals.flatMap((goal) => standingOf(rows, goal) ?? []);
  const lines = standing.map((row) => scheduled.line(factsOf(row)));
  return { say: { text: [words.list({ goals, saved }), ...lines].join('\n') } };
}

/** Nothing more goes into a goal by itself: less power of the bank over an account needs no approval. */
async function stopSaving({ bank, phrases }: Scene, customerId: string, goalId: bigint): Promise<Answered> {
  const goal = await stopPlan(bank, { customerId, goalId });
  const standing = standingOf(await listMandates(bank.db, customerId), goal);
  if (standing) await changeMandate(bank, { customerId, reference: standing.reference, act: 'stop' });
  return { say: { text: phrases.goals.planOff({ goal }) } };
}

/** Breaks the lock of a goal for a sum or for all that it holds, or closes it. */
async function empty(scene: Scene, customerId: string, values: Values): Promise<Completion> {
  const { bank, conversation } = scene;
  const of = { customerId, goalId: BigInt(values.goal ?? '0') };
  const conversationId = conversation.id;
  if (values.deed === 'close') {
    const { quote, message } = await endGoal(bank, { ...of, conversationId });
    return quote ? offered(scene, quote.id, message) : { say: { text: message } };
  }
  const amount = values.amount === undefined ? undefined : amountOf(values);
  const { quote, message } = await quoteTaking(bank, { ...of, conversationId, amount, breakLock: true });
  return offered(scene, quote.id, message);
}

/** Opens a goal, saves in one, takes out of one, or shows them. */
export const goal: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'deed', presume: presumeDeed, check: checkDeed },
    {
      name: 'title',
      needed: (_, values) => isNew(values) || isLock(values),
      presume: async ({ phrases }, values) => (isLock(values) ? phrases.goals.lockedName() : undefined),
      ask: ({ phrases }) => ({ text: phrases.goals.whatName() }),
    },
    { name: 'schedule' },
    {
      name: 'goal',
      needed: (_, values) => moves(values) || stops(values) || empties(values) || aims(values),
      presume: presumeGoal,
      ask: askGoal,
    },
    {
      name: 'amount',
      needed: (_, values) =>
        isNew(values) ||
        isLock(values) ||
        (moves(values) && values.goal !== NONE) ||
        (aims(values) && values.goal !== NONE && values.until === undefined),
      ask: askAmount,
    },
    {
      name: 'target',
      needed: (_, values) => isNew(values) && repeats(values),
      presume: comesTo,
      ask: ({ phrases }) => ({ text: phrases.goals.howMuch() }),
    },
    { name: 'until', needed: (_, values) => isLock(values), ask: askUntil },
  ],
  complete: async (scene, values): Promise<Completion> => {
    const { id: customerId } = await scene.customer();
    if (isNew(values)) return open(scene, customerId, values);
    // The plan that was offered with a goal, for another sum or another day.
    if (values.deed === 'pace')
      return values.until ? aim(scene, customerId, values) : pacedAnew(scene, values);
    if (isLock(values)) return lock(scene, customerId, values);
    if (stops(values) && values.goal !== NONE) {
      return stopSaving(scene, customerId, BigInt(values.goal ?? '0'));
    }
    if (aims(values) && values.goal !== NONE) return aim(scene, customerId, values);
    if (empties(values) && values.goal !== NONE) return empty(scene, customerId, values);
    if (!moves(values) || values.goal === NONE) return showGoals(scene, customerId);
    if (values.deed === 'save' && repeats(values)) return plan(scene, values);
    const of = {
      customerId,
      goalId: BigInt(values.goal ?? '0'),
      amount: amountOf(values),
      conversationId: scene.conversation.id,
    };
    const { quote, message } = await (values.deed === 'save' ? quoteSaving : quoteTaking)(scene.bank, of);
    return offered(scene, quote.id, message);
  },
};
