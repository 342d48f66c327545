import type { Frequency, GroupAct, GroupKind, LineKind } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay } from '../print.ts';

type Group = { group: string };
type Money = Group & { amount: Kobo };
/** What a club buys or sells; all of it where there is no amount. */
type Club = Group & { name: string; side: 'buy' | 'sell'; amount: Kobo | undefined };

const forHow = ({ amount }: Pick<Club, 'amount'>): string =>
  amount === undefined ? '' : ` for ${printNaira(amount)}`;

const every: Record<Frequency, string> = { weekly: 'every week', monthly: 'every month' };
const kinds: Record<GroupKind, string> = {
  esusu: 'Esusu',
  savings_circle: 'Savings circle',
  investment_club: 'Investment club',
};

const acts: Record<GroupAct, string> = {
  standing: 'Standing order',
  swap: 'Change of places',
  takeover: 'Taking a place over',
  leave: 'Leaving the group',
  dissolve: 'Vote to end the group',
};

type Act = Money & { frequency: Frequency; hasShare: boolean };
const actQuotes: Record<GroupAct, (f: Act) => string> = {
  standing: (f) =>
    `Pay your ${printNaira(f.amount)} to ${f.group} by itself ${every[f.frequency]}, on its day. You can stop it at any time.`,
  swap: (f) => `Change places in ${f.group}, as you were asked. Each of you gets the other’s turn.`,
  takeover: (f) =>
    `Take a place in ${f.group} over: what was paid counts for you, and what is to be paid is yours to pay (${printNaira(f.amount)} or less each time).`,
  leave: (f) =>
    f.hasShare
      ? `Leave ${f.group} with your part of what it has: ${printNaira(f.amount)} at today’s worth. It comes into your account at once.`
      : `Leave ${f.group}. Who had your contribution still gives you theirs on your day; you owe nothing to who gave you nothing.`,
  dissolve: (f) =>
    `Vote to end ${f.group} early. When two thirds agree, all is settled: everybody gets what the others owe them.`,
};

const actsDone: Record<GroupAct, (f: Group & { ended: boolean }) => string> = {
  standing: (f) => `✅ Your contributions to ${f.group} now pay themselves.`,
  swap: (f) => `✅ Places changed in ${f.group}. Everybody was told.`,
  takeover: (f) => `✅ The place in ${f.group} is yours.`,
  leave: (f) => `✅ You have left ${f.group}.`,
  dissolve: (f) =>
    f.ended
      ? `✅ Two thirds agreed: ${f.group} is being settled.`
      : `✅ Your vote counts. ${f.group} goes on until two thirds agree.`,
};

/** One group in a list. */
export type GroupLine = {
  name: string;
  kind: GroupKind;
  status: 'recruiting' | 'active' | 'completed';
  contribution: Kobo;
  frequency: Frequency;
  members: number;
  membersMax: number;
  current: Kobo;
  turn: number;
  turns: number;
  place: number | undefined;
  nextPayoutAt: Date | undefined;
  winner: string | undefined;
  isYours: boolean;
  payable: { amount: Kobo; dueAt: Date; state: string } | undefined;
  code: string;
};

function payableLine(group: GroupLine): string {
  if (!group.payable) return group.status === 'active' ? 'You are up to date.' : '';
  const { amount, dueAt, state } = group.payable;
  if (state === 'late')
    return `You missed ${printNaira(amount)}, which was due ${printDay(dueAt)}. Please pay it now.`;
  return `Your next ${printNaira(amount)} is due ${printDay(dueAt)}.`;
}

function turnLine(group: GroupLine): string {
  if (group.status === 'completed') return 'The round is complete.';
  if (group.status === 'recruiting')
    return `${group.members} of ${group.membersMax} members. Invite others with the code ${group.code}.`;
  if (group.kind !== 'esusu')
    return `${printNaira(group.current)} saved so far. Shared out ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.`;
  const who = group.isYours ? 'you' : (group.winner ?? '');
  const place = group.place ? ` Your turn is number ${group.place}.` : '';
  return `Turn ${group.turn} of ${group.turns} goes to ${who} on ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.${place}`;
}

const groupLines = (group: GroupLine): string =>
  [
    `${kinds[group.kind]} “${group.name}”: ${printNaira(group.contribution)} ${every[group.frequency]}`,
    turnLine(group),
    payableLine(group),
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about saving together. */
export const groups = {
  kinds,
  every,
  acts,
  kindLine: {
    esusu: '5 to 20 people; each turn one gets the pot',
    savings_circle: '10 to 50 people save for the same end',
    investment_club: '15 to 30 people grow a pot together',
  } satisfies Record<GroupKind, string>,

  whichKind: () => 'What shall it be?',
  howMuchEach: () => 'How much shall each member pay each time?',
  howMuchInAll: () => 'How much do you want to come to in all?',
  howOften: () => 'How often?',
  howMany: (f: { least: number; most: number }) => `How many members? From ${f.least} to ${f.most}.`,
  whatName: () => 'What is the group called?',
  created: (f: {
    name: string;
    kind: GroupKind;
    contribution: Kobo;
    frequency: Frequency;
    membersMax: number;
    least: number;
    code: string;
    link: string;
  }) =>
    [
      `✅ ${kinds[f.kind]} “${f.name}” is there: ${printNaira(f.contribution)} ${every[f.frequency]}, ${f.membersMax} places.`,
      f.kind === 'esusu'
        ? 'The order is drawn when all are in: I have sealed a secret before anybody joins, so nobody can choose it, and every member can check it.'
        : 'Nobody has a turn: at the end everybody gets what they paid, with the interest.',
      `Pass this on: code ${f.code}, or ${f.link}`,
      `It begins when it is full, or when you say so with ${f.least} members.`,
    ].join('\n'),
  whoHasCode: () =>
    'Whoever started the group has its code: ask them. To start your own, say “create a group”.',
  whichCode: () => 'Which group? Send me its code, as you were invited.',
  codeUnknown: () => 'I find no group with that code. Please look at it again.',
  joinAsk: (f: {
    name: string;
    kind: GroupKind;
    contribution: Kobo;
    frequency: Frequency;
    members: number;
    membersMax: number;
    graceDays: number;
    leaver: 'settle' | 'replace';
  }) =>
    [
      `${kinds[f.kind]} “${f.name}”: ${printNaira(f.contribution)} ${every[f.frequency]}, ${f.members} of ${f.membersMax} members.`,
      `Rules: ${f.graceDays} days of grace. ${f.leaver === 'settle' ? 'Who leaves settles with each of the others.' : 'Who leaves finds somebody for the place.'}`,
      'Do you join?',
    ].join('\n'),
  joinYes: () => 'Join',
  joinNo: () => 'Not now',
  joinNot: () => 'All right. Nothing happened.',
  joined: (f: { name: string; members: number; membersMax: number; started: boolean }) =>
    f.started
      ? `✅ You are in “${f.name}”. It is full, so it has begun. Say “my group” to see your turn.`
      : `✅ You are in “${f.name}”: ${f.members} of ${f.membersMax} members. I tell you when it begins.`,
  none: () =>
    'You are in no group yet. Say “start an esusu”, or send me the code of one that you were invited to.',
  list: (f: { groups: readonly GroupLine[] }) => f.groups.map(groupLines).join('\n\n'),
  whichGroup: () => 'Which group?',
  nothingDue: () => 'You have nothing to pay now. You are up to date.',

  turnNarration: (f: { turn: number }) => `Contribution ${f.turn}`,
  contributeQuote: (f: Money & { turn: number; dueAt: Date }) =>
    `Pay ${printNaira(f.amount)} to ${f.group}: contribution ${f.turn}, due ${printDay(f.dueAt)}.\nNo charge\n\nApprove with your PIN.`,
  contributed: (f: Money & { turn: number; reference: string; current: Kobo }) =>
    `✅ ${printNaira(f.amount)} paid to ${f.group}, contribution ${f.turn}.\nIn the pot now: ${printNaira(f.current)}\nReference: ${f.reference}`,
  shareNarration: (f: Money) => `Leaving the group with ${printNaira(f.amount)}`,
  actQuote: (f: Act & { act: GroupAct }) => `${actQuotes[f.act](f)}\n\nApprove with your PIN.`,
  actDone: (f: Group & { act: GroupAct; ended: boolean }) => actsDone[f.act](f),
  standingStopped: (f: Group) =>
    `Your contributions to ${f.group} no longer pay themselves. Please pay them on their day.`,
  requestSent: (f: { name: string }) => `I asked ${f.name}. Nothing changes until they agree.`,
  noRequest: () => 'Nobody has asked you for anything in a group.',
  whichPlace: () => 'With which place do you want to change? Give me its number.',
  requestNo: () => 'All right. Nothing changes.',
  voteNo: (f: Group) => `Your vote to go on with ${f.group} counts.`,
  leftEarly: (f: Group) => `You have left ${f.group}. Nothing was paid, nothing is owed.`,
  invitedTold: (f: Group) => `I told them about ${f.group}. You can pass the link on too.`,
  invitedLink: () => 'Pass this link on to them. It opens the group, and an account where they have none.',

  someoneJoined: (f: Group & { name: string; members: number; most: number }) =>
    `${f.name} joined ${f.group}: ${f.members} of ${f.most} members.`,
  started: (f: Money & { place: number; of: number; firstAt: Date; payoutAt: Date | undefined }) =>
    [
      `${f.group} has begun, with ${f.of} members.`,
      f.payoutAt
        ? `The order is drawn: your turn is number ${f.place}, on ${printDay(f.payoutAt)}. You can check the draw on the group’s page.`
        : '',
      `First contribution: ${printNaira(f.amount)} by ${printDay(f.firstAt)}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  invited: (f: Money & { from: string; frequency: Frequency; code: string; link: string }) =>
    `${f.from} invites you to save together in ${f.group}: ${printNaira(f.amount)} ${every[f.frequency]}. To join, say “join ${f.code}”.\n${f.link}`,
  paidOutToYou: (f: Money & { turn: number; reference: string; missing: number }) =>
    `🎉 Your turn in ${f.group}: ${printNaira(f.amount)} is in your account.${f.missing > 0 ? ` ${f.missing} still owe; what they pay comes to you at once.` : ''}\nReference: ${f.reference}`,
  paidOut: (f: Money & { name: string; turn: number; reference: string }) =>
    `${f.group}: turn ${f.turn}, ${printNaira(f.amount)}, was paid to ${f.name}.\nReference: ${f.reference}`,
  passedOn: (f: Money & { reference: string }) =>
    `A late contribution to your turn in ${f.group} has come: ${printNaira(f.amount)} is in your account.\nReference: ${f.reference}`,
  setOff: (f: Money & { turn: number }) =>
    `From your turn in ${f.group} I took the ${printNaira(f.amount)} that you missed for turn ${f.turn}, as the rules say. You are up to date with it.`,
  movedLast: (f: Group & { name: string; turn: number }) =>
    `${f.group}: ${f.name} had missed a contribution, so by the rule their turn is now number ${f.turn}.`,
  refunded: (f: Money & { reference: string }) =>
    `${printNaira(f.amount)} came back to you from ${f.group}.\nReference: ${f.reference}`,
  shared: (f: Money & { reference: string }) =>
    `🎉 ${f.group} is shared out: ${printNaira(f.amount)} is in your account.\nReference: ${f.reference}`,
  completed: (f: Group) => `${f.group} has completed its round. The book stays open for you to read.`,
  reminder: (f: Money & { turn: number; dueAt: Date }) =>
    `${printNaira(f.amount)} for ${f.group} (contribution ${f.turn}) is due on ${printDay(f.dueAt)}. Say “pay my esusu”.`,
  short: (f: Money & { dueAt: Date; graceUntil: Date }) =>
    `Today’s ${printNaira(f.amount)} for ${f.group} is not in your account. Please add money by ${printDay(f.graceUntil)}; I take it as soon as it is there.`,
  missed: (f: Money & { turn: number; dueAt: Date }) =>
    `You missed contribution ${f.turn} to ${f.group}: ${printNaira(f.amount)}, due ${printDay(f.dueAt)}. Please pay it now: say “pay my esusu”. If you are in difficulty, reply PERSON.`,
  swapAsked: (f: Group & { from: string; theirs: number; yours: number; theirsAt: Date; yoursAt: Date }) =>
    `${f.from} asks to change places with you in ${f.group}: you would get turn ${f.theirs} (${printDay(f.theirsAt)}) for your turn ${f.yours} (${printDay(f.yoursAt)}). Nothing changes unless you agree, on the group’s page.`,
  swapped: (f: Group & { one: string; other: string; onePlace: number; otherPlace: number }) =>
    `${f.group}: ${f.one} and ${f.other} changed places. ${f.one} now has turn ${f.onePlace}, ${f.other} turn ${f.otherPlace}.`,
  takeoverAsked: (f: Money & { from: string }) =>
    `${f.from} offers you their place in ${f.group} (${printNaira(f.amount)} each time), with all that was paid. Look at it on the group’s page before you agree.`,
  requestDeclined: (f: Group & { name: string }) => `${f.name} said no. Nothing changes in ${f.group}.`,
  voteOpened: (f: Group & { by: string }) =>
    `${f.by} asks to end ${f.group} early. Vote on the group’s page within 7 days; it ends only when two thirds agree.`,
  heir: (f: Group & { name: string }) =>
    `We are sorry. By the rules of ${f.group} the place of ${f.name} is now yours, with all that was paid. If you cannot carry it, reply PERSON.`,
  whomInvite: () => 'Whom shall I invite? Give a phone number.',
  clubNarration: (f: Club) => `${f.side === 'buy' ? 'Buy' : 'Sell'} ${f.name}${forHow(f)}`,
  clubQuote: (f: Club & { price: string; isNew: boolean }) =>
    [
      f.isNew
        ? `Put to the members of ${f.group}: ${f.side} ${f.name}${forHow(f)}.`
        : `Agree that ${f.group} ${f.side}s ${f.name}${forHow(f)}.`,
      `One costs ${f.price} now; it is done at the price of the day when two thirds have agreed.`,
      'Prices rise and fall: the club may get back less than it puts in.',
      '',
      'Approve with your PIN. Nothing leaves your own account.',
    ].join('\n'),
  clubAsked: (f: Club & { by: string; needed: number }) =>
    `${f.by} proposes that ${f.group} ${f.side}s ${f.name}${forHow(f)}. ${f.needed} members must agree within 7 days. Say “agree to the club’s order” or “refuse the club’s order”.`,
  clubVoted: (f: Group & { agreed?: number; needed?: number }) =>
    f.agreed === undefined
      ? `It is agreed: ${f.group} has done it.`
      : `Your yes is counted in ${f.group}: ${f.agreed} of ${f.needed} that it takes.`,
  clubNo: (f: Group) => `Your no is counted in ${f.group}.`,
  clubDone: (f: Club & { price: string; held: string; reference: string }) =>
    `📈 ${f.group} ${f.side === 'buy' ? 'bought' : 'sold'} ${f.name}${forHow(f)}, at ${f.price} each. It holds ${f.held} now.\nReference: ${f.reference}`,
  noClubOrder: () => 'Nothing is put to the members of a club of yours now.',
  bookKinds: {
    contribution: 'Contribution',
    payout: 'Paid out',
    late_share: 'Late contribution passed on',
    refund: 'Given back',
    interest: 'Interest',
    share: 'Shared out',
    bought: 'Bought',
    sold: 'Sold',
    founded: 'Founded',
    joined: 'Joined',
    left: 'Left',
    died: 'Died',
    heir: 'Place taken over',
    drawn: 'Order drawn',
    swapped: 'Changed places',
    moved_last: 'Moved to the end',
    dissolved: 'Ended by vote',
    completed: 'Round complete',
  } satisfies Record<LineKind, string>,
};
